"""Finished work in a file of lines, so that an interrupted command goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.engine.errors import ParlourError


class Saved:
    """The results of jobs by their key. The first line says what they are results of."""

    def __init__(self, path: Path, header: Mapping[str, Any], what: str) -> None:
        self.path = path
        self.entries: dict[Any, Any] = {}
        try:
            if path.exists():
                self.read(json.loads(json.dumps(header)), what)
            else:
                path.write_text(json.dumps(header) + "\n", encoding="utf-8")
        except OSError as error:
            raise ParlourError(f"{path}: {error.strerror}") from None

    def read(self, header: Any, what: str) -> None:
        """A last line cut short by an interruption does not count."""
        lines = self.path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or not is_header(lines[0], header):
            raise ParlourError(f"{self.path} holds the results of another {what}")
        whole = [line for line in lines[1:] if line.endswith("\n")]
        if len(whole) < len(lines) - 1:
            self.path.write_text("".join([lines[0], *whole]), encoding="utf-8")
        for line in whole:
            entry = json.loads(line)
            self.entries[entry["job"]] = entry["result"]

    def keep(self, job: Any, result: Any) -> None:
        self.entries[job] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"job": job, "result": result}) + "\n")


def is_header(line: str, header: Any) -> bool:
    try:
        return bool(json.loads(line) == header)
    except ValueError:
        return False

"""Finished work in a file of lines, so that an interrupted command goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from parlour.engine.errors import ParlourError

Check = Callable[[Any], object]  # raises TypeError, ValueError or KeyError for what is no result


class Results:
    """The results of jobs by their key."""

    def __init__(self) -> None:
        self.entries: dict[Any, Any] = {}

    def keep(self, job: Any, result: Any) -> None:
        self.entries[job] = result


class Checkpoint(Results):
    """Kept in a file, whose first line says what they are results of. One process at a time has it."""

    def __init__(self, path: Path, file: IO[bytes], what: str) -> None:
        super().__init__()
        self.path = path
        self.file = file
        self.what = what

    def lock(self) -> None:
        """Until the file is closed, or this process has ended in whatever way."""
        try:
            take_lock(self.file)
        except BlockingIOError:
            raise ParlourError(f"{self.path} is in use: another parlour is writing results to it") from None

    def read(self, header: bytes, check: Check) -> None:
        """What is there already. Nothing is changed in a file that is not ours."""
        content = self.file.read()
        first, end, rest = content.partition(b"\n")
        if not end and header.startswith(content):  # new, or interrupted in its first line
            self.file.truncate(0)
            self.append(header)
        elif not end or parsed(first) != parsed(header):
            raise ParlourError(f"{self.path} holds the results of another {self.what}, or something else")
        whole, _, cut = rest.rpartition(b"\n")
        self.read_entries(whole.split(b"\n") if whole else [], check)
        if cut:  # by an interruption: it does not count
            self.file.truncate(len(content) - len(cut))

    def read_entries(self, lines: list[bytes], check: Check) -> None:
        for number, line in enumerate(lines, 2):
            try:
                entry = parsed(line)
                check(entry["result"])
                self.entries[entry["job"]] = entry["result"]
            except (TypeError, ValueError, KeyError):
                raise ParlourError(f"{self.path}:{number}: this line is no result of a {self.what}") from None

    def keep(self, job: Any, result: Any) -> None:
        super().keep(job, result)
        self.append(json.dumps({"job": job, "result": result}).encode() + b"\n")

    def append(self, text: bytes) -> None:
        try:
            while text:
                text = text[self.file.write(text) :]
        except OSError as error:
            raise ParlourError(f"cannot write {self.path}: {error.strerror}") from None


@contextmanager
def keeping(path: Path | None, header: Mapping[str, Any], what: str, check: Check) -> Iterator[Results]:
    """Those in the file, if one is named, and those that are added to it."""
    if path is None:
        yield Results()
        return
    if path.exists() and not path.is_file():
        raise ParlourError(f"{path} is no file that results can be kept in")
    try:
        file = path.open("a+b", buffering=0)
    except OSError as error:
        raise ParlourError(f"{path}: {error.strerror}") from None
    with file:
        kept = Checkpoint(path, file, what)
        kept.lock()
        file.seek(0)
        kept.read(json.dumps(header).encode() + b"\n", check)
        yield kept


def parsed(line: bytes) -> Any:
    """None for what is no JSON."""
    with suppress(ValueError, RecursionError):
        return json.loads(line)


def take_lock(file: IO[bytes]) -> None:
    """BlockingIOError if another process has it. Systems and file systems without such locks go without."""
    with suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:
            return

"""A card file: TOML of a bounded size, and where in it a mistake is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from parlour.engine.errors import BadCards, BadSetup

LARGEST = 64 * 1024  # bytes
HEADER = re.compile(r"\s*\[([\w.\- ]+)\]")
KEY = re.compile(r"\s*([\w\-]+)\s*=")


def read_text(path: str) -> str:
    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadSetup(f"card file {path}: {error.strerror}") from None
    except ValueError as error:  # no name of a file
        raise BadSetup(f"card file {path}: {error}") from None
    if len(content) > LARGEST:
        raise BadSetup(f"card file {path}: larger than {LARGEST // 1024} KiB")
    try:
        return content.decode()
    except UnicodeError as error:
        raise BadSetup(f"card file {path}: {error}") from None


def parse(text: str, path: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetup(f"card file {path}: {error}") from None


def located(error: BadCards, text: str, path: str) -> BadSetup:
    """The same mistake, with the line that it is in or belongs to."""
    line = line_of(text, error.where)
    return BadCards(error.message, *error.where, line=f"card file {path}:{line}" if line else f"card file {path}")


def line_of(text: str, where: tuple[str, ...]) -> int:
    """The line of the innermost key on the way to a mistake; 0 if none is found."""
    lines = list(keys(text))
    for depth in range(len(where), 0, -1):
        for way, number in lines:
            if way == where[:depth]:
                return number
    return 0


def keys(text: str) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every header and key at the start of a line, as the way to it."""
    section: tuple[str, ...] = ()
    for number, line in enumerate(text.splitlines(), start=1):
        if header := HEADER.match(line):
            section = tuple(part.strip() for part in header[1].split("."))
            yield section, number
        elif key := KEY.match(line):
            yield (*section, key[1]), number

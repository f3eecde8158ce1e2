"""Kinds of arguments, with their bounds: what is wrong with one is said before anything is done."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from math import isfinite
from pathlib import Path

from parlour import bots
from parlour.engine import registry
from parlour.engine.errors import UnknownGame
from parlour.engine.game import Game

SHORT = 40  # how much of a wrong argument is quoted
LARGEST_SEED = 2**63 - 1  # seeds are numbers of compiled code


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number between two others."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise ArgumentTypeError(f"{quoted(text)} is no whole number from {least} to {most}")
        return number

    return read


def rate(text: str) -> float:
    """How often in a second something may happen."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not (isfinite(number) and 0 < number <= 1e6):
        raise ArgumentTypeError(f"{quoted(text)} is no number above 0, and at most 1000000")
    return number


def path(text: str) -> Path:
    if not text.strip() or "\0" in text:
        raise ArgumentTypeError(f"{quoted(text)} is no name of a file or folder")
    return Path(text)


def file(text: str) -> Path:
    """A file to write: there may be one already, but no folder of that name."""
    found = path(text)
    if not found.name or found.name == ".." or found.is_dir():
        raise ArgumentTypeError(f"{quoted(text)} is a folder, not a file")
    return found


def names(text: str) -> list[str]:
    """Separated by commas; perhaps none."""
    return [name.strip() for name in text.split(",") if name.strip()]


def some_names(text: str) -> list[str]:
    found = names(text)
    if not found:
        raise ArgumentTypeError("at least one name is needed")
    return found


def game(text: str) -> Game:
    try:
        return registry.find(text)
    except UnknownGame as error:
        raise ArgumentTypeError(str(error)) from None


def quoted(text: str) -> str:
    return repr(text if len(text) <= SHORT else text[:SHORT] + "…")


seed = whole(-LARGEST_SEED - 1, LARGEST_SEED)
seats = whole(1, 99)
processes = whole(1, 1024)
iterations = whole(1, bots.MOST_ITERATIONS)
many = whole(1, 10**6)  # of things that are listed before they are done

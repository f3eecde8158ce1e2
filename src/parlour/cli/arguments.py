"""Kinds of arguments, with their bounds: what is wrong with one is said before anything is done."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Callable
from math import isfinite
from pathlib import Path

from parlour import bots
from parlour.cli.saying import said, wrong
from parlour.engine import registry
from parlour.engine.errors import UnknownGame
from parlour.engine.game import Game
from parlour.words import preferred

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
            raise wrong("no-whole-number", quoted(text), str(least), str(most))
        return number

    return read


def rate(text: str) -> float:
    """How often in a second something may happen."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not (isfinite(number) and 0 < number <= 1e6):
        raise wrong("no-rate", quoted(text), "1000000")
    return number


def path(text: str) -> Path:
    if not text.strip() or "\0" in text:
        raise wrong("no-file-name", quoted(text))
    return Path(text)


def file(text: str) -> Path:
    """A file to write: there may be one already, but no folder of that name."""
    found = path(text)
    if not found.name or found.name == ".." or found.is_dir():
        raise wrong("is-a-folder", quoted(text))
    return found


def names(text: str) -> list[str]:
    """Separated by commas; perhaps none."""
    return [name.strip() for name in text.split(",") if name.strip()]


def some_names(text: str) -> list[str]:
    found = names(text)
    if not found:
        raise wrong("no-name")
    return found


def game(text: str) -> Game:
    try:
        return registry.find(text)
    except UnknownGame as error:
        raise ArgumentTypeError(said(error, preferred())) from None


def quoted(text: str) -> str:
    return text if len(text) <= SHORT else text[:SHORT] + "…"


seed = whole(-LARGEST_SEED - 1, LARGEST_SEED)
seats = whole(1, 99)
processes = whole(1, 1024)
iterations = whole(1, bots.MOST_ITERATIONS)
many = whole(1, 10**6)  # of things that are listed before they are done

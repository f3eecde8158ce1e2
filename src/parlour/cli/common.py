"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

Commands = Any  # argparse has no public name for what add_subparsers returns


def command(commands: Commands, name: str, help: str, run: Callable[[argparse.Namespace], int]) -> Any:
    made = commands.add_parser(name, help=help, description=help)
    made.set_defaults(run=run)
    return made


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--cards", default="standard", metavar="FILE", help="a card file of your own")


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, where somebody can see it; gives the function that moves it on."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)

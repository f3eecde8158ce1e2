"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from parlour.bots import trusted
from parlour.lab.spread import Crew

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


def add_bots(parser: argparse.ArgumentParser, **settings: Any) -> None:
    parser.add_argument("--bots", type=names, metavar="A,B,…", help=", ".join(trusted.NAMES), **settings)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Who does the work."""
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1, metavar="W", help="processes to use")
    parser.add_argument(
        "--cluster", nargs="?", const="", metavar="ADDRESS", help="work on a Ray cluster instead (parlour[cluster])"
    )


def crew(arguments: argparse.Namespace) -> Crew:
    return Crew(arguments.workers, arguments.cluster)


def print_faults(faults: Counter[str]) -> None:
    """What bots from outside did wrong; a random move was made each time."""
    for fault, times in faults.most_common(10):
        print(f"parlour: {fault}" + (f" ({times} times)" if times > 1 else ""), file=sys.stderr)
    if faults:
        print(f"parlour: {faults.total()} moves were replaced by random ones", file=sys.stderr)


def names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, where somebody can see it; gives the function that moves it on."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)

"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from parlour.bots import local
from parlour.cli import arguments as kinds
from parlour.cli.streams import say
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.game import Game
from parlour.lab.workers import Crew
from parlour.words import LANGUAGES, preferred

Commands = Any  # argparse has no public name for what add_subparsers returns
USUAL_PLAYERS = 4
REPLACED = "moves were replaced by random ones"
BROKEN = "matches broke and do not count"
SHOWN_FAULTS = 10
FAULTY = 3  # the status of a command that did its work, but not every bot did


def command(commands: Commands, name: str, help: str, run: Callable[[argparse.Namespace], int]) -> Any:
    made = commands.add_parser(name, help=help, description=help)
    made.set_defaults(run=run)
    return made


def add_game(parser: argparse.ArgumentParser, **settings: Any) -> None:
    parser.add_argument("game", type=kinds.game, **settings)


def add_players(parser: argparse.ArgumentParser, help: str = "seats") -> None:
    parser.add_argument("--players", type=kinds.seats, metavar="N", help=help)


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=kinds.seed, default=0, metavar="S", help="the same seed gives the same matches"
    )  # fmt: skip


def add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def add_setup(parser: argparse.ArgumentParser) -> None:
    add_option(parser)
    parser.add_argument("--cards", default="standard", metavar="FILE", help="play with a card file of your own")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=preferred(),
        help="of what people read; that of the locale (LC_ALL, LC_MESSAGES, LANG) if left out",
    )


def add_bots(parser: argparse.ArgumentParser, **settings: Any) -> None:
    settings.setdefault("help", ", ".join(local.NAMES))
    parser.add_argument("--bots", type=kinds.some_names, metavar="A,B,…", **settings)


def add_crew(parser: argparse.ArgumentParser) -> None:
    """Who does the work, and what to think of those who do it badly."""
    usual = os.cpu_count() or 1
    parser.add_argument("--workers", type=kinds.processes, default=usual, metavar="W", help="processes to use")
    parser.add_argument(
        "--cluster", nargs="?", const="", metavar="ADDRESS", help="work on a Ray cluster instead (parlour[cluster])"
    )
    parser.add_argument(
        "--tolerate-faults", action="store_true", help=f"end with status 0, not {FAULTY}, though something went wrong"
    )


def crew(arguments: argparse.Namespace) -> Crew:
    return Crew(arguments.workers, arguments.cluster)


def usual_players(game: Game) -> int:
    """How many sit down where nobody says how many."""
    return min(USUAL_PLAYERS, game.seats[-1])


# What went wrong


def tell_faults(faults: Counter[str], broken: Counter[str] | None = None) -> None:
    """To whoever waits at the terminal: what bots from outside did wrong, and matches that broke."""
    for counted, outcome in ((faults, REPLACED), (broken or Counter(), BROKEN)):
        for fault, times in counted.most_common(SHOWN_FAULTS):
            say(fault + (f" ({times} times)" if times > 1 else ""))
        if counted:
            say(f"{counted.total()} {outcome}")


def print_faults(faults: Counter[str], outcome: str = REPLACED) -> None:
    """As a part of the results, so that nobody reads them without."""
    if faults:
        print(f"Faults: {faults.total()} {outcome}")
    for fault, times in faults.most_common(SHOWN_FAULTS):
        print(f"  {fault} ({times} times)" if times > 1 else f"  {fault}")


def status(arguments: argparse.Namespace, *faults: Counter[str]) -> int:
    return FAULTY if any(faults) and not arguments.tolerate_faults else 0


# Files


def part_of(out: Path) -> Path:
    """What an interrupted run has finished; the same command goes on from there."""
    return out.with_name(f"{out.name}.part")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ParlourError(Reason("", "cannot-write", (str(path), str(error.strerror)))) from None


def seats_text(seats: Sequence[int]) -> str:
    return f"{seats[0]}" if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, where somebody can see it; gives the function that moves it on."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)

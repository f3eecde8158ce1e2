"""Arguments that several commands take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

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

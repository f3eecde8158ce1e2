"""`parlour games`: what can be played."""

from __future__ import annotations

import argparse

from rich.table import Table
from rich.text import Text

from parlour.cli.common import Commands, add_language, command, seats_text
from parlour.cli.printer import Printer
from parlour.engine import registry
from parlour.engine.options import Option
from parlour.terminal.reader import own_words
from parlour.words import Words, of_game


def add(commands: Commands) -> None:
    add_language(command(commands, "games", "list the games and their options", run))


def run(arguments: argparse.Namespace) -> int:
    own = own_words(arguments.language)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "seats", "minutes"):
        table.add_column(own.say(f"column-{column}"), no_wrap=True)
    table.add_column("")
    for game in registry.games().values():
        words = of_game(game, arguments.language)
        minutes = f"{game.minutes[0]}–{game.minutes[1]}"
        about = Text.assemble((words.say("title"), "bold"), f" · {words.say('tagline')}")
        table.add_row(game.name, seats_text(game.seats), minutes, about)
        if published := said(words, "published"):
            table.add_row("", "", "", Text(published, "dim"))
        for option in game.options:
            table.add_row("", "", "", described(option, words))
    Printer().print(table)
    return 0


def described(option: Option, words: Words) -> Text:
    """What is typed, what it does, and what else it may be."""
    default = str(option.default).lower() if option.is_switch else option.default
    help = said(words, f"option-{option.name}-help", f"option-{option.name}") or option.help
    return Text.assemble("  ", (f"{option.name}={default}", "dim"), f" {help} ({allowed(option, words)})")


def allowed(option: Option, words: Words) -> str:
    if option.is_switch or option.choices:
        return ", ".join(str(value).lower() for value in option.samples)
    return said(words, f"option-{option.name}-allowed") or option.allowed


def said(words: Words, *ids: str) -> str:
    """The first of these messages that the game has."""
    return next((words.say(id) for id in ids if id in words.messages), "")

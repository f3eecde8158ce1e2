"""`parlour games`: what can be played."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from parlour.cli.common import Commands, command
from parlour.engine import registry


def add(commands: Commands) -> None:
    command(commands, "games", "list the games and their options", run)


def run(arguments: argparse.Namespace) -> int:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "seats", "minutes", ""):
        table.add_column(column, no_wrap=column != "")
    for game in registry.games().values():
        first, last = game.seats[0], game.seats[-1]
        seats = f"{first}" if first == last else f"{first}–{last}"
        table.add_row(game.name, seats, f"{game.minutes[0]}–{game.minutes[1]}", f"{game.title}. {game.tagline}")
        for option in game.options:
            default = str(option.default).lower() if option.is_switch else option.default
            table.add_row("", "", "", f"  [dim]{option.name}={default}[/] {option.help} ({option.values})")
    Console().print(table)
    return 0

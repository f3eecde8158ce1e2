"""`parlour games`: what can be played."""

from __future__ import annotations

import argparse

from rich.markup import escape
from rich.table import Table

from parlour.cli.common import Commands, Printer, command, seats_text
from parlour.engine import registry


def add(commands: Commands) -> None:
    command(commands, "games", "list the games and their options", run)


def run(arguments: argparse.Namespace) -> int:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "seats", "minutes", ""):
        table.add_column(column, no_wrap=column != "")
    for game in registry.games().values():
        minutes = f"{game.minutes[0]}–{game.minutes[1]}"
        table.add_row(game.name, seats_text(game.seats), minutes, escape(f"{game.title}. {game.tagline}"))
        for option in game.options:
            default = str(option.default).lower() if option.is_switch else option.default
            table.add_row("", "", "", f"  [dim]{option.name}={default}[/] {escape(f'{option.help} ({option.values})')}")
    Printer().print(table)
    return 0

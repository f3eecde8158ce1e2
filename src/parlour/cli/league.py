"""`parlour league`: how a bot does among unlike opponents, and where it does worst."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from parlour.bots import league as members
from parlour.bots import local
from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine import options
from parlour.lab import league as leagues
from parlour.lab.league import League, Meeting


def add(commands: Commands) -> None:
    made = common.command(commands, "league", "let a bot sit among each of several unlike opponents", run)
    common.add_game(made)
    made.add_argument("bot", help=", ".join(local.NAMES))
    common.add_players(made)
    made.add_argument(
        "--games", type=kinds.many, default=100, metavar="K", help="deals with each opponent, once from every seat"
    )
    made.add_argument(
        "--members", type=kinds.some_names, default=[], metavar="A,B,…", help=f"{', '.join(members.members())}; or all"
    )
    common.add_seed(made)
    made.add_argument("--json", action="store_true")
    common.add_crew(made)
    common.add_setup(made)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    league = League(
        game=game.name,
        players=arguments.players or common.usual_players(game),
        bot=arguments.bot,
        deals=arguments.games,
        seed=arguments.seed,
        options=options.read_all(game.options, arguments.option),
        cards=game.cards(arguments.cards)[0],
        members=tuple(arguments.members),
    )
    local.check([league.bot, *league.names], game)
    with common.progress_bar(league.matches) as advance:
        season = leagues.play(league, common.crew(arguments), advance)
    common.tell_faults(season.faults)
    if arguments.json:
        found = {"worst": season.worst.member, "faults": dict(season.faults.most_common())}
        meetings = [asdict(one) for one in season.meetings]
        print(json.dumps(leagues.header(league) | found | {"meetings": meetings}))
    else:
        print_meetings(league, season.meetings, season.worst)
        common.print_faults(season.faults)
    return common.status(arguments, season.faults)


def print_meetings(league: League, found: list[Meeting], worst: Meeting) -> None:
    from rich.table import Table

    from parlour.cli.printer import Printer

    table = Table("among", "reached", "fair", "ratio", "95 % interval", box=None, padding=(0, 2, 0, 0))
    for one in found:
        interval = f"{one.low:.2f} – {one.high:.2f}"
        table.add_row(one.member, f"{one.reached:.3f}", f"{one.fair:.3f}", f"{one.ratio:.2f}", interval)
    console = Printer()
    console.print(table)
    console.print(
        f"{league.bot} does worst among {worst.member}: {worst.ratio:.2f} times a fair share "
        f"({worst.low:.2f} to {worst.high:.2f})",
        highlight=False,
    )
    if league.missing:
        console.print(f"left out, for lack of their nets: {', '.join(league.missing)}", highlight=False)
    console.print(
        f"{league.deals} deals with each, from every one of {league.players} seats; seed {league.seed}, "
        f"league {members.version()}",
        highlight=False,
    )

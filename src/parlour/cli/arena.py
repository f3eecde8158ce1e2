"""`parlour arena`: which bot is better, and how sure is that?"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine import options
from parlour.lab.arena import Contest, Standing, count_faults, standings
from parlour.lab.arena import run as run_contest


def add(commands: Commands) -> None:
    made = common.command(commands, "arena", "let bots meet on the same deals, each from every seat", run)
    common.add_game(made)
    common.add_bots(made, required=True)
    common.add_players(made, "seats; those left over go to the last bot")
    made.add_argument(
        "--games", type=kinds.many, default=200, metavar="K", help="deals, each played once from every seat"
    )
    common.add_seed(made)
    made.add_argument("--save", type=kinds.file, metavar="FILE", help="keep finished deals here, and go on from there")
    made.add_argument("--json", action="store_true")
    common.add_crew(made)
    common.add_setup(made)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    players = arguments.players or max(len(arguments.bots), game.seats[0])
    contest = Contest(
        game=game.name,
        players=players,
        bots=tuple(arguments.bots),
        deals=arguments.games,
        seed=arguments.seed,
        options=options.read_all(game.options, arguments.option),
        cards=game.cards(arguments.cards)[0],
    )
    workers = common.crew(arguments)
    with common.progress_bar(contest.deals) as advance:
        results = run_contest(contest, workers, arguments.save, advance)
    table = standings(contest, results, workers)
    faults = count_faults(results)
    common.tell_faults(faults)
    if arguments.json:
        rows = [asdict(row) for row in table]
        print(json.dumps(contest.header | {"deals": len(results), "standings": rows, "faults": dict(faults)}))
    else:
        print_standings(contest, table)
        common.print_faults(faults)
    return common.status(arguments, faults)


def print_standings(contest: Contest, rows: list[Standing]) -> None:
    from rich.table import Table

    from parlour.cli.printer import Printer

    table = Table("bot", "matches", "won", "95 % interval", "score", "95 % interval", box=None, padding=(0, 2, 0, 0))
    for row in sorted(rows, key=lambda row: -row.wins):
        wins = f"{row.wins_low:.1%} – {row.wins_high:.1%}"
        scores = f"{row.score_low:.2f} – {row.score_high:.2f}"
        table.add_row(row.bot, str(row.matches), f"{row.wins:.1%}", wins, f"{row.score:.2f}", scores)
    console = Printer()
    console.print(table)
    console.print(
        f"{contest.deals} deals, each from every one of {contest.players} seats; seed {contest.seed}", highlight=False
    )

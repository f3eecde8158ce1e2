"""`parlour simulate`: many matches between bots."""

from __future__ import annotations

import argparse
import errno
import json
import os
from pathlib import Path

from parlour.bots import local
from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine import options
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.game import Game
from parlour.engine.intervals import wilson
from parlour.lab.simulate import Result, Series, simulate


def add(commands: Commands) -> None:
    made = common.command(commands, "simulate", "play many matches between bots and sum them up", run)
    common.add_game(made)
    common.add_players(made, "seats; as many as there are bots if left out, or four if the game has them")
    made.add_argument("--games", type=kinds.whole(1, 10**9), default=1000, metavar="K")
    common.add_seed(made)
    common.add_bots(made, default=["random"])
    made.add_argument("--records", type=kinds.path, metavar="DIR", help="write a record of each match here")
    made.add_argument("--legal", action="store_true", help="with all legal moves in the records")
    made.add_argument("--json", action="store_true", help="print the summary as JSON")
    common.add_crew(made)
    common.add_setup(made)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    series = Series(
        game=game.name,
        players=arguments.players or players_for(game, len(arguments.bots)),
        games=arguments.games,
        seed=arguments.seed,
        bots=tuple(arguments.bots),
        options=options.read_all(game.options, arguments.option),
        cards=game.cards(arguments.cards)[0],
        records=arguments.records,
        legal=arguments.legal,
    )
    if series.records:
        make_folder(series.records)
    with common.progress_bar(series.games) as advance:
        result = simulate(series, common.crew(arguments), advance)
    common.tell_faults(result.faults, result.broken)
    if not result.games:
        raise ParlourError(Reason("", "no-match-ended"))
    if arguments.json:
        print(json.dumps(summary(series, result)))
    else:
        print_summary(series, result)
        common.print_faults(result.faults)
        common.print_faults(result.broken, common.BROKEN)
    return common.status(arguments, result.faults, result.broken)


def players_for(game: Game, bots: int) -> int:
    return bots if bots > 1 and bots in game.seats else common.usual_players(game)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ParlourError(Reason("", "cannot-write", (str(path), str(error.strerror)))) from None
    if not os.access(path, os.W_OK):
        raise ParlourError(Reason("", "cannot-write", (str(path), os.strerror(errno.EACCES))))


def summary(series: Series, result: Result) -> dict[str, object]:
    seats = range(series.players)
    shares = []
    for seat in seats:
        low, high = wilson(result.wins[seat], result.games)
        share = {"seat": seat, "wins": result.wins[seat], "share": result.wins[seat] / result.games}
        shares.append(share | {"low": low, "high": high, "mean_score": result.scores[seat] / result.games})
    return {
        "game": series.game,
        "players": series.players,
        "bots": list(series.bots),
        "options": dict(series.options),
        "seed": series.seed,
        "games": result.games,
        "decisions": result.decisions,
        "seconds": result.seconds,
        "decisions_per_second": result.decisions / result.seconds,
        "mean_length": result.decisions / result.games,
        "longest": result.longest,
        "shares": shares,
        "faults": dict(result.faults),
        "broken": dict(result.broken),
    }


def print_summary(series: Series, result: Result) -> None:
    from rich.table import Table

    from parlour.cli.printer import Printer

    per_seat = local.per_seat(series.bots, series.players)
    table = Table("seat", "bot", "won", "95 % interval", "mean score", box=None, padding=(0, 2, 0, 0))
    for seat, name in enumerate(per_seat):
        low, high = wilson(result.wins[seat], result.games)
        share = result.wins[seat] / result.games
        score = result.scores[seat] / result.games
        table.add_row(str(seat), name, f"{share:.1%}", f"{low:.1%} – {high:.1%}", f"{score:.2f}")
    console = Printer()
    console.print(table)
    mean = result.decisions / result.games
    console.print(
        f"{result.games:,} matches, {mean:.1f} decisions on average, {result.longest} at most; "
        f"{result.decisions / result.seconds:,.0f} decisions/s",
        highlight=False,
    )

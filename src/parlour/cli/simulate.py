"""`parlour simulate`: many matches between bots."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

from rich.console import Console
from rich.table import Table

from parlour.bots import trusted
from parlour.cli.common import (
    Commands,
    add_bots,
    add_crew,
    add_setup,
    command,
    crew,
    positive,
    print_faults,
    progress_bar,
)  # fmt: skip
from parlour.engine import options, registry
from parlour.engine.errors import ParlourError
from parlour.lab.intervals import wilson
from parlour.lab.simulate import Result, Series, simulate


def add(commands: Commands) -> None:
    made = command(commands, "simulate", "play many matches between bots and sum them up", run)
    made.add_argument("game")
    made.add_argument("--players", type=positive, required=True, metavar="N")
    made.add_argument("--games", type=positive, default=1000, metavar="K")
    made.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed gives the same matches")
    add_bots(made, default=["random"])
    made.add_argument("--records", type=Path, metavar="DIR", help="write a record of each match here")
    made.add_argument("--legal", action="store_true", help="with all legal moves in the records")
    made.add_argument("--json", action="store_true", help="print the summary as JSON")
    add_crew(made)
    add_setup(made)


def run(arguments: argparse.Namespace) -> int:
    game = registry.game(arguments.game)
    series = Series(
        game=game.name,
        players=arguments.players,
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
    with progress_bar(series.games) as advance:
        result = simulate(series, crew(arguments), advance)
    print_faults(result.faults)
    if arguments.json:
        print(json.dumps(summary(series, result)))
    else:
        print_summary(series, result)
    return 0


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ParlourError(f"cannot write records to {path}: {error.strerror}") from None
    if not os.access(path, os.W_OK):
        raise ParlourError(f"cannot write records to {path}")


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
    }


def print_summary(series: Series, result: Result) -> None:
    per_seat = trusted.per_seat(series.bots, series.players)
    table = Table("seat", "bot", "won", "95 % interval", "mean score", box=None, padding=(0, 2, 0, 0))
    for seat, name in enumerate(per_seat):
        low, high = wilson(result.wins[seat], result.games)
        share = result.wins[seat] / result.games
        score = result.scores[seat] / result.games
        table.add_row(str(seat), name, f"{share:.1%}", f"{low:.1%} – {high:.1%}", f"{score:.2f}")
    console = Console()
    console.print(table)
    mean = result.decisions / result.games
    console.print(
        f"{result.games:,} matches, {mean:.1f} decisions on average, {result.longest} at most; "
        f"{result.decisions / result.seconds:,.0f} decisions/s",
        highlight=False,
    )

"""`parlour train`: learn a net for a game by playing it."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.cli.printer import Printer
from parlour.engine import options
from parlour.lab import train as training
from parlour.lab.train import Plan, Trial


def add(commands: Commands) -> None:
    made = common.command(commands, "train", "learn a net for a game by playing it", run)
    common.add_game(made)
    made.add_argument("--out", type=kinds.file, required=True, metavar="FILE.toml", help="where to write the net")
    common.add_players(made)
    made.add_argument("--also", type=kinds.names, default=[], metavar="N[:NAME=VALUE],…", help="other tables in turn")
    made.add_argument("--rounds", type=kinds.many, default=20, metavar="R", help="each ends with a line of the curve")
    made.add_argument("--games", type=kinds.many, default=2000, metavar="K", help="matches of a shard in a round")
    made.add_argument("--shards", type=kinds.processes, default=1, metavar="N", help="learn apart and are averaged")
    made.add_argument("--hidden", type=kinds.whole(1, 128), default=64, metavar="H", help="units of the first layer")
    made.add_argument("--second", type=kinds.whole(1, 128), default=32, metavar="H", help="units of the second")
    made.add_argument("--explore", type=kinds.whole(0, 100), default=5, metavar="P", help="percent of moves at random")
    made.add_argument("--last-explore", type=kinds.whole(0, 100), metavar="P", help="of the last round, if another")
    made.add_argument("--selfish", type=kinds.whole(0, 100), default=50, metavar="P", help="percent against itself")
    made.add_argument(
        "--margin", type=kinds.whole(0, 1000), default=0, metavar="M", help="over what is advised, of 1000"
    )
    made.add_argument("--trace", type=kinds.whole(0, 100), default=90, metavar="P", help="how much the end counts")
    made.add_argument("--rests", action="store_true", help="learn from how seats stand after each deal, not at the end")
    made.add_argument("--rate", type=kinds.rate, default=0.01, metavar="X", help="of learning")
    made.add_argument("--tries", type=kinds.many, default=500, metavar="K", help="matches of a trial after each round")
    made.add_argument("--rivals", type=kinds.names, default=[], metavar="NET,…", help="nets that sit among the others")
    made.add_argument(
        "--league", type=kinds.many, default=0, metavar="K", help="after each round K deals with each of the league"
    )
    made.add_argument("--curve", type=kinds.file, metavar="FILE.json", help="keep the curve, too")
    common.add_seed(made)
    common.add_crew(made)
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    plan = Plan(
        game=game.name,
        players=arguments.players or common.usual_players(game),
        rounds=arguments.rounds,
        matches=arguments.games,
        shards=arguments.shards,
        hidden=arguments.hidden,
        second=arguments.second,
        seed=arguments.seed,
        rate=arguments.rate,
        trace=arguments.trace / 100,
        explore=arguments.explore,
        last_explore=arguments.explore if arguments.last_explore is None else arguments.last_explore,
        selfish=arguments.selfish,
        margin=arguments.margin,
        rests=arguments.rests,
        also=tuple(arguments.also),
        rivals=tuple(arguments.rivals),
        options=options.read_all(game.options, arguments.option),
    )
    part = common.part_of(arguments.out)
    printer = Printer()
    learning = training.train(
        plan, common.crew(arguments), part, arguments.tries, lambda trial: tell(printer, trial), arguments.league
    )
    common.write(arguments.out, learning.net().text())
    if arguments.curve:
        curve = {"plan": asdict(plan), "curve": [asdict(trial) for trial in learning.curve]}
        common.write(arguments.curve, json.dumps(curve) + "\n")
    part.unlink(missing_ok=True)
    return 0


def tell(printer: Printer, trial: Trial) -> None:
    reached = ", ".join(f"{share:.3f} among {other}" for other, share in trial.reached.items())
    line = f"round {trial.round}, {trial.seconds:.0f} s: error {trial.error:.4f}, reaches {reached}"
    if trial.worst:
        line += f"; worst in the league: {trial.league[trial.worst]:.2f} times a fair share among {trial.worst}"
    printer.print(line, highlight=False)

"""`parlour conform`: the laws that every game keeps, tried on one; and the records that it keeps."""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys

from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.game import Game

NEEDED = ("pytest", "hypothesis")
SUITE = ("-m", "pytest", "--pyargs", "parlour.conformance", "-p", "parlour.conformance.plugin")
QUIET = ("-q", "--import-mode=importlib", "-p", "no:cacheprovider", "-o", "addopts=", "-o", "verbosity_assertions=2")
LONGEST_TEST = "300"  # seconds: what takes longer never ends
SEED = 1


def add(commands: Commands) -> None:
    made = common.command(commands, "conform", "try the laws that every game keeps on one (parlour[conform])", run)
    common.add_game(made)
    made.add_argument("--record", action="store_true", help="first write the records that the game keeps in its tests")
    made.add_argument("-k", metavar="EXPRESSION", default="", help="only tests whose names fit, as pytest has it")
    made.add_argument("-x", action="store_true", help="stop at the first law that is broken")
    made.add_argument("--without-own", action="store_true", help="without the tests in the game's own folder")


def run(arguments: argparse.Namespace) -> int:
    if not all(importlib.util.find_spec(name) for name in NEEDED):
        raise ParlourError(Reason("", "needs-extra", ("parlour conform", "parlour[conform]")))
    game = arguments.game
    if arguments.record:
        keep_records(game)
    own = [] if arguments.without_own or not (game.folder / "tests").is_dir() else [str(game.folder / "tests")]
    chosen = [*(["-k", arguments.k] if arguments.k else []), *(["-x"] if arguments.x else [])]
    command = [sys.executable, *SUITE, *own, *QUIET, *chosen]
    environment = {
        "PARLOUR_GAMES": game.name,
        "PARLOUR_TEST_SECONDS": os.environ.get("PARLOUR_TEST_SECONDS", LONGEST_TEST),
    }
    return subprocess.run(command, env=os.environ | environment, check=False).returncode


def keep_records(game: Game) -> None:
    """A record for each number of players, by the newest rules, and digests of all setups."""
    from parlour.conformance import test_same_for_ever
    from parlour.lab.simulate import Series, simulate

    folder = game.folder / "tests" / "records"
    folder.mkdir(parents=True, exist_ok=True)
    for players in dict.fromkeys((game.seats[0], game.seats[-1])):
        simulate(Series(game.name, players, 1, SEED, records=folder, legal=True))
    test_same_for_ever.write(game)

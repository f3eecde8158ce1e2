"""How fast a game is as another package, compiled by `parlour compile`, beside itself inside the house: random matches.

    python bench/outside.py [game] [matches]

The game's folder is copied under another name, and both play the same matches: their checksums are equal. Processor
time, in turns, and the median of the ratios.
"""

from __future__ import annotations

import importlib
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.engine import loops, registry
from parlour.engine.game import Game
from parlour.engine.state import Moves

PACKAGE = "outside_game"
ROUNDS = 7
LEFT_BEHIND = ("*.so", "*.c", "tests", "web", "__pycache__")


def copied(game: Game, folder: Path) -> Path:
    """The same sources, importing themselves by the other name."""
    target = folder / PACKAGE
    shutil.copytree(game.folder, target, ignore=shutil.ignore_patterns(*LEFT_BEHIND))
    for path in target.rglob("*.py"):
        path.write_text(renamed(path.read_text(encoding="utf-8"), game.package), encoding="utf-8")
    return target


def renamed(source: str, package: str) -> str:
    above, _, name = package.rpartition(".")
    return source.replace(f"from {above} import {name}", f"import {PACKAGE} as {name}").replace(package, PACKAGE)


def compiled(package: Path) -> Game:
    command = [sys.executable, "-m", "parlour_compile", "--package", PACKAGE, "--folder", str(package)]
    around = {"PARLOUR_PURE": "1", "PYTHONPATH": str(package.parent)}
    subprocess.run(command, env=os.environ | around, check=True, stdout=sys.stderr)
    sys.path.insert(0, str(package.parent))
    found: Game = importlib.import_module(PACKAGE).GAME
    return found


def measure(inside: Game, outside: Game, matches: int) -> None:
    players = inside.seats[0]
    fresh = {
        name: game.state(players, game.setup(players, {}), game.standard_cards)
        for name, game in (("inside", inside), ("outside", outside))
    }
    ratios = []
    for number in range(ROUNDS):
        spent, sums = {}, set()
        for name, state in fresh.items():
            tally, begun = loops.Tally(), time.process_time()
            loops.random_matches(state, state.copy(), Moves(), tally, 1, number * matches, matches)
            spent[name] = time.process_time() - begun
            sums.add((tally.checksum, tally.decisions))
        assert len(sums) == 1, "the two do not play the same matches"
        ratios.append(spent["inside"] / spent["outside"])
    print(f"{inside.name}: outside it has {statistics.median(ratios):.0%} of its speed inside")


def main() -> None:
    plainest = min(registry.games().values(), key=lambda game: (len(game.options), game.name))
    game = registry.find(sys.argv[1]) if len(sys.argv) > 1 else plainest
    matches = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
    with TemporaryDirectory() as folder:
        measure(game, compiled(copied(game, Path(folder))), matches)


if __name__ == "__main__":
    main()

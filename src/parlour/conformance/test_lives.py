"""Compiled or not, the same matches to the last byte."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.bots import learnt
from parlour.engine import loops
from parlour.engine.game import Game
from parlour.engine.state import Moves, is_compiled
from parlour.lab.simulate import Series, simulate
from parlour.testing import is_interpreted, some_setups

GAMES = 2
IS_CHECKED = os.environ.get("PARLOUR_LIFE") == "checked"  # what it plays is compared with digests
compared = pytest.mark.skipif(IS_CHECKED or not is_compiled(), reason="the compiled life is compared with the other")

PLAY = """
import sys
from pathlib import Path
from parlour.engine import registry
from parlour.lab.simulate import Series, simulate
from parlour.testing import some_setups
name, bot, games, folder = sys.argv[1:]
for number, setup in enumerate(some_setups(registry.game(name), 3)):
    options, records = setup.options, Path(folder) / str(number)
    records.mkdir(parents=True)
    simulate(Series(name, setup.players, int(games), 5, (bot,), options, records=records, legal=True))
"""

THINK = """
import sys
from random import Random
from parlour.bots.base import Generator
from parlour.bots.search import Budget, Search
from parlour.engine import registry
from parlour.engine.playouts import Model, Playouts
from parlour.testing import midway, some_setups
game = registry.game(sys.argv[1])
match = midway(some_setups(game, 1)[0], 3, Random(3), 8)
for noise in (0, 30, 100):
    print(Search(Generator(1), Budget(60), Playouts(noise, patience=3)).explain(match.position()))
MODELS = (Model(0), Model(40), Model(100), Model(20, net=True))
for net in {"", game.playouts.net}:
    playouts = Playouts(patience=3, models=MODELS, net=net, glance=5, prior=4, guesses=4, ending=2)
    print(Search(Generator(1), Budget(60), playouts).explain(match.position()))
"""


def digest(folder: Path) -> str:
    content = b"".join(path.name.encode() + path.read_bytes() for path in sorted(folder.iterdir()))
    return hashlib.sha256(content).hexdigest()


@compared
@pytest.mark.parametrize("bot", ["random", "greedy", "net"])
def test_both_lives_write_the_same_records(game: Game, bot: str, tmp_path: Path) -> None:
    if bot == "net" and not learnt.names(game):
        pytest.skip("the game has no net")
    if bot != "random" and is_interpreted(game):
        pytest.skip("the game is not compiled, and bots take long where nothing is")
    games = str(GAMES if bot == "random" else 1)
    for life, environment in (("compiled", {}), ("pure", {"PARLOUR_PURE": "1"})):
        command = [sys.executable, "-c", PLAY, game.name, bot, games, str(tmp_path / life)]
        subprocess.run(command, env=os.environ | environment, check=True, capture_output=True)
    setups = sorted(path.name for path in (tmp_path / "pure").iterdir())
    assert len(setups) == len(some_setups(game, 3))
    for setup in setups:
        assert digest(tmp_path / "compiled" / setup) == digest(tmp_path / "pure" / setup), setup


@compared
def test_both_lives_think_the_same(game: Game) -> None:
    if is_interpreted(game):
        pytest.skip("the game is not compiled, and bots take long where nothing is")
    command = [sys.executable, "-c", THINK, game.name]
    said = [
        subprocess.run(command, env=os.environ | life, check=True, capture_output=True, text=True).stdout
        for life in ({}, {"PARLOUR_PURE": "1"})
    ]
    assert said[0] == said[1] != ""


def test_the_fast_loop_plays_the_same_matches_as_the_slow_one(game: Game, tmp_path: Path) -> None:
    for setup in some_setups(game, 3):
        series = Series(game.name, setup.players, GAMES, seed=3, options=setup.options)
        fast = simulate(series)
        slow = simulate(Series(game.name, setup.players, GAMES, seed=3, options=setup.options, records=tmp_path))
        assert (fast.decisions, fast.wins, fast.scores) == (slow.decisions, slow.wins, slow.scores)


def test_a_copy_per_move_changes_nothing(game: Game) -> None:
    setup = some_setups(game, 1)[0]
    fresh = game.state(setup.players, game.setup(setup.players, setup.options), game.standard_cards)
    one, two = loops.Tally(), loops.Tally()
    loops.random_matches(fresh, fresh.copy(), Moves(), one, 1, 0, GAMES)
    loops.copying_matches(fresh, fresh.copy(), fresh.copy(), Moves(), two, 1, 0, GAMES)
    assert (one.checksum, one.decisions, list(one.scores)) == (two.checksum, two.decisions, list(two.scores))

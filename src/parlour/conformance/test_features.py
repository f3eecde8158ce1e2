"""What a net is told of a position is what the seat knows, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import learner, learnt, net, sizes
from parlour.bots.learner import Learner
from parlour.engine.game import Game
from parlour.engine.state import Moves, State
from parlour.testing import positions, some_setups

POSITION = -1


@pytest.fixture(autouse=True)
def described_game(game: Game) -> None:
    if game.features == 0:
        pytest.skip("the game says no features")


def described(state: State) -> list[list[int]]:
    """The features of the position, and of each legal move."""
    found = Moves()
    rows = []
    for move in (POSITION, *state.legal()):
        count = net.describe(state, move, found)
        state.raise_fault()
        rows.append(list(found.items[:count]))
    return rows


def net_by_chance(game: Game) -> net.Net:
    made = Learner()
    learner.begin(made, game.features, 16, 8, 5)
    return learnt.net_of(learnt.quantized(made.weights, game.features, 16, 8, {}))


def test_dealing_anew_what_a_seat_cannot_know_changes_no_feature_and_no_choice(game: Game) -> None:
    """P1, P14"""
    random = Random(11)
    judge, moves, found = net_by_chance(game), Moves(), Moves()
    seen = set()
    for setup in some_setups(game, 8):
        for match in positions(setup.match(11), random, every=4):
            state = match.state.copy()
            world = match.state.resample(state.seat, random.getrandbits(40))
            rows = described(state)
            assert described(world) == rows, match.record.to_text()
            assert net.best_move(judge, world, moves, found) == net.best_move(judge, state, moves, found)
            seen.add(str(rows))
    assert len(seen) > 10  # the law is of use: positions are told apart


def test_features_are_numbers_that_the_game_has_declared(game: Game) -> None:
    random = Random(12)
    for setup in some_setups(game, 8):
        for match in positions(setup.match(12), random, every=5):
            rows = described(match.state.copy())
            assert all(0 <= feature < game.features for row in rows for feature in row), match.record.to_text()
            assert len(rows[0]) + max(len(row) for row in rows[1:]) <= sizes.MOST_ACTIVE - 2


def test_describing_a_position_twice_says_the_same_and_leaves_the_same_moves(game: Game) -> None:
    random = Random(13)
    for setup in some_setups(game, 3):
        for match in positions(setup.match(13), random, every=9):
            state = match.state.copy()
            first = described(state)
            assert described(state) == first
            assert state.legal() == match.state.legal()


def test_every_net_of_the_game_is_of_its_features_and_small(game: Game) -> None:
    for name in learnt.names(game):
        learnt.check(game, name)
        weights = learnt.read(learnt.find(game, name))
        assert 2 * len(weights.numbers) <= 130_000
        assert {"command", "seed", "hours", "parlour"} <= set(weights.made)

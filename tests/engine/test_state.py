"""States: bounds, copies, and games in plain Python over the compiled engine."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from parlour.engine import loops, registry
from parlour.engine.errors import IllegalMove
from parlour.engine.state import Moves, PlainState, fields, is_compiled

GAME = next(iter(registry.games().values()))


WRONG_INDEX = """
from parlour.engine import registry
for game in registry.games().values():
    state = game.state(game.seats[0], game.setup(game.seats[0], {}), game.standard_cards)
    state.start(1)
    state.seat = 1_000_000
    state.legal()
"""


@pytest.mark.skipif(
    is_compiled() and os.environ.get("PARLOUR_LIFE") != "checked", reason="this build does not check bounds"
)
def test_a_wrong_index_is_found_out() -> None:
    """If this fails on the checked build, it checks nothing."""
    done = subprocess.run([sys.executable, "-c", WRONG_INDEX], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "out of bounds" in done.stderr or "IndexError" in done.stderr


def test_a_move_that_is_not_legal_is_refused_by_number_too() -> None:
    state = GAME.state(GAME.seats[0], GAME.setup(GAME.seats[0], {}), GAME.standard_cards)
    state.start(1)
    before = fields(state)
    for move in (-1, 10**9, 2**31):
        with pytest.raises(IllegalMove):
            state.play(move)
    assert fields(state) == before


class Countdown(PlainState):
    """A game in plain Python, as a package without a compiler would bring it: take one or two, the last wins."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.left = 0
        self.taken = [0] * players
        self.order = [3, 4, 5]

    def begin(self) -> None:
        self.chance = 1

    def draw_chance(self) -> None:
        self.rolled = self.below(3)

    def go_on(self) -> None:
        self.left = 7 + self.rolled

    def find_legal(self, moves: Moves) -> int:
        items = list(moves.items)
        items[0], items[1] = 1, 2
        moves.items = items
        moves.count = min(2, self.left)
        return moves.count

    def apply(self, move: int) -> None:
        self.left -= move
        self.taken[self.seat] += move
        if self.left == 0:
            self.over = True
        else:
            self.seat = (self.seat + 1) % self.players

    def won(self, seat: int) -> bool:
        return seat == self.seat

    def score(self, seat: int) -> int:
        return int(self.won(seat))

    def rank(self, seat: int) -> int:
        return 1 if self.won(seat) else 2

    def redeal(self, seat: int) -> None:
        """Nothing is hidden."""


def test_a_game_in_plain_python_runs_on_the_engine() -> None:
    state = Countdown(2)
    state.start(5)
    assert 7 <= state.left <= 9
    other = state.copy()
    while not other.over:
        other.play(other.legal()[-1])
    assert sum(other.taken) == state.left
    assert state.taken == [0, 0]
    assert other.outcome().scores.count(1) == 1
    assert state.resample(0, 1).left == state.left


def test_a_game_in_plain_python_runs_in_the_compiled_loop() -> None:
    tally = loops.Tally()
    loops.random_matches(Countdown(2), Countdown(2), Moves(), tally, 0, 0, 50)
    assert tally.games == 50
    assert sum(tally.wins) == 50


def test_a_fault_in_a_plain_game_is_not_swallowed() -> None:
    state = Countdown(2)
    state.start(5)
    state.taken = []
    with pytest.raises(IndexError):
        state.play(1)
    Countdown(2).start(6)

"""States: bounds, copies, and games in plain Python over the compiled engine."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from parlour.engine import loops, registry
from parlour.engine.errors import IllegalMove
from parlour.engine.fields import fields
from parlour.engine.state import Moves, PlainState, is_compiled

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


class Broken(Countdown):
    """Fails in one of its methods, as soon as little is left."""

    def __init__(self, players: int, method: str) -> None:
        super().__init__(players)
        self.method = method

    def fail_in(self, method: str) -> None:
        if self.method == method and self.left <= 4:
            raise LookupError(f"lost in {method}")

    def find_legal(self, moves: Moves) -> int:
        self.fail_in("find_legal")
        return super().find_legal(moves)

    def apply(self, move: int) -> None:
        self.fail_in("apply")
        super().apply(move)
        self.over = self.left == 0

    def score(self, seat: int) -> int:
        self.fail_in("score")
        return super().score(seat)

    def advise(self, moves: Moves) -> int:
        return 1

    def evaluate(self, seat: int) -> int:
        return 1000 * self.won(seat)


@pytest.mark.parametrize("method", ["find_legal", "apply", "score"])
def test_a_fault_in_a_plain_game_ends_the_compiled_loop(method: str) -> None:
    fresh, tally = Broken(2, method), loops.Tally()
    with pytest.raises(LookupError, match=f"lost in {method}"):
        loops.random_matches(fresh, fresh.copy(), Moves(), tally, 0, 3, 50)
    assert (tally.games, tally.decisions, sum(tally.scores)) == (0, 0, 0)
    with pytest.raises(LookupError, match=f"lost in {method}"):
        loops.copying_matches(fresh, fresh.copy(), fresh.copy(), Moves(), loops.Tally(), 0, 0, 50)


def test_a_fault_belongs_to_the_state_in_which_it_happened() -> None:
    broken, sound = Broken(2, "apply"), Countdown(2)
    sound.start(5)
    broken.start(5)
    broken.left = 3
    with pytest.raises(LookupError):
        broken.play(1)
    sound.play(1)
    assert sound.legal() == [1, 2]


def test_a_copy_takes_over_the_cards_and_none_of_the_notes() -> None:
    for game in registry.games().values():
        state = game.state(game.seats[0], game.setup(game.seats[0], {}), game.standard_cards)
        state.noting = True
        state.start(1)
        told, marker = state.take_notes(), object()
        assert told
        assert state.take_notes() == []
        state.play(state.legal()[0])
        state.card_set = marker
        for other in (state.copy(), state.resample(0, 1)):
            assert other.card_set is marker
            assert other.take_notes() == []


def test_copying_many_times_holds_on_to_nothing() -> None:
    """Objects are counted: they are not among the bytes that are copied."""
    state = GAME.state(GAME.seats[0], GAME.setup(GAME.seats[0], {}), GAME.standard_cards)
    state.noting = True
    state.start(1)
    marker = state.card_set = object()
    before, spare = sys.getrefcount(marker), state.copy()
    for _ in range(100):
        loops.copy_and_play(state, spare, state.legal()[0], 1)
        state.copy().play(state.legal()[0])
    del spare
    assert sys.getrefcount(marker) == before
    assert state.take_notes()

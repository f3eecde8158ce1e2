"""Whole matches by random moves, without leaving compiled code.

What goes wrong in a game that is not compiled is raised after the match in which it went wrong.
"""

from __future__ import annotations

from parlour.engine import asking, native
from parlour.engine.state import Ints, Moves, State, zeros

__all__ = ["Tally", "copy_and_play", "copying_matches", "match_seed", "random_matches"]

MOST_SEATS = 8
CHANCE = 0
POLICY = 1
WORD = 0xFFFFFFFF
LARGEST = 2**63 - 1


class Tally:
    """What a series of matches added up to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.checksum = 0  # of all moves: equal series, equal sums
        self.wins: Ints = zeros(MOST_SEATS)
        self.scores: Ints = zeros(MOST_SEATS)
        self.latest: Ints = zeros(MOST_SEATS)  # scratch: the scores of one match

    def add(self, state: State, decisions: int) -> None:
        """Unless the rules have failed, in the match or in its result."""
        won = 0
        for seat in range(state.players):
            self.latest[seat] = state.score(seat)
            if state.won(seat):
                won |= native.bit(seat)
        if state.fault is not None:
            return
        self.games += 1
        self.decisions += decisions
        if decisions > self.longest:
            self.longest = decisions
        for seat in range(state.players):
            self.scores[seat] += self.latest[seat]
            self.wins[seat] += won >> seat & 1

    def sum_up(self, move: int) -> None:
        self.checksum = (self.checksum * 31 + move) & WORD


def match_seed(seed: int, match: int) -> int:
    """The seed of one match of a series."""
    return native.seeded(seed, match) & LARGEST


def random_matches(fresh: State, state: State, moves: Moves, tally: Tally, seed: int, first: int, count: int) -> Tally:
    """Play matches number `first` to `first + count - 1` of a seed; `fresh` has not begun, `state` is a copy of it."""
    for match in range(first, first + count):
        own = match_seed(seed, match)
        begin(fresh, state, native.seeded(own, CHANCE))
        tally.add(state, play_out(state, moves, tally, native.seeded(own, POLICY)))
        if state.fault is not None:
            state.raise_fault()
    return tally


def begin(fresh: State, state: State, rng: int) -> None:
    state.copy_from(fresh)
    state.rng = rng
    state.live = True
    state.begin()
    state.settle()


def play_out(state: State, moves: Moves, tally: Tally, rng: int) -> int:
    """Play random moves until the match is over and return how many."""
    decisions = 0
    while not state.over:
        count = state.find_legal(moves)
        if count == 0 or decisions == asking.MOST_DECISIONS:  # the rules have failed
            refuse(state, decisions)
            return decisions
        rng = native.advance(rng)
        move = moves.items[native.below(rng, count)]
        tally.sum_up(move)
        state.step(move)
        decisions += 1
    return decisions


def refuse(state: State, decisions: int) -> None:
    if decisions == asking.MOST_DECISIONS:
        state.refuse_endless(decisions)
    elif state.fault is None:
        state.refuse_silence()


def copying_matches(
    fresh: State, state: State, spare: State, moves: Moves, tally: Tally, seed: int, first: int, count: int
) -> Tally:
    """The same matches with a copy per move, as a search makes them that keeps the parent."""
    for match in range(first, first + count):
        own = match_seed(seed, match)
        begin(fresh, state, native.seeded(own, CHANCE))
        decisions = play_out_copying(state, spare, moves, tally, native.seeded(own, POLICY))
        if spare.fault is not None:
            spare.raise_fault()
        tally.add(state, decisions)
        if state.fault is not None:
            state.raise_fault()
    return tally


def play_out_copying(state: State, spare: State, moves: Moves, tally: Tally, rng: int) -> int:
    decisions = 0
    while True:
        rng = native.advance(rng)
        if leap(state, spare, moves, tally, rng):
            state.copy_from(spare)
            return decisions + 1
        rng = native.advance(rng)
        if leap(spare, state, moves, tally, rng):
            return decisions + 2
        decisions += 2


def leap(state: State, child: State, moves: Moves, tally: Tally, rng: int) -> bool:
    count = state.find_legal(moves)
    child.copy_from(state)
    if count == 0:
        refuse(child, 0)
        return True
    move = moves.items[native.below(rng, count)]
    tally.sum_up(move)
    child.step(move)
    return child.over


def copy_and_play(state: State, child: State, move: int, times: int) -> int:
    """Copy a position and play one move in the copy, many times over."""
    total = 0
    for _ in range(times):
        child.copy_from(state)
        child.step(move)
        total += child.seat
    return total

"""Phase 2, interim settlement (CP-4); phase 4, final settlement (CP-10); and the end of the match (CP-12.1)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.career_poker import cards, notes
from parlour.games.career_poker.rules import setup, table
from parlour.games.career_poker.state import Career

__all__ = ["score"]

# Interim settlement


def settle_interim(s: Career) -> None:
    poor = 0
    for seat in range(s.players):
        if is_poor(s, seat):
            poor += 1
    if poor == 0 or poor > 2:
        return
    for seat in range(s.players):
        if is_poor(s, seat):
            s.gold[seat] = 3 - poor  # CP-4.1
            if s.noting:
                s.note(notes.GRANTED, seat, 3 - poor, 0)


def is_poor(s: Career, seat: int) -> bool:
    """No gold and no cut in this round. What a seat was just granted does not make it any richer."""
    return s.gold[seat] == 0 and not s.cutters & native.bit(seat)  # CP-4.1


def is_somebody_empty(s: Career) -> bool:
    for seat in range(s.players):
        if s.strategic_size[seat] == 0:
            return True
    return False


# Final settlement


def settle_round(s: Career, first: int) -> None:
    """Rank the seats; equal hands in the order met from `first` on, in the direction of play."""
    last = first
    seat = first
    for _ in range(s.players):
        rank = rank_in_round(s, seat, first)
        s.points[seat] += cards.points_for(s.players, s.round, rank)  # CP-10.2
        s.points[seat] += s.gold[seat]  # CP-10.3
        if rank == s.players - 1:
            last = seat
        if s.noting:
            s.note(notes.RANKED, seat, rank, 256 * s.round + s.gold[seat])
        seat = table.next_seat(s, seat)
    next_round(s, last)


def rank_in_round(s: Career, seat: int, first: int) -> int:
    mine = s.strategic_size[seat]
    rank = 0
    passed = False
    other = first
    for _ in range(s.players):
        if other == seat:
            passed = True
        elif s.strategic_size[other] < mine or (s.strategic_size[other] == mine and not passed):
            rank += 1  # CP-10.1
        other = table.next_seat(s, other)
    return rank


def next_round(s: Career, last: int) -> None:
    if s.round + 1 == s.rounds:
        s.over = True
        return
    s.round += 1
    s.lead = last  # CP-2.3
    setup.set_up_round(s)


# The end


def score(s: Career, seat: int) -> int:
    if s.teams:
        return s.points[seat] + s.points[seat ^ 2]  # CP-10.3
    return s.points[seat]


def rank(s: Career, seat: int) -> int:
    better = 0
    for other in range(s.players):
        if score(s, other) > score(s, seat):
            better += 1
    return 1 + better  # CP-12.1


def won(s: Career, seat: int) -> bool:
    return rank(s, seat) == 1

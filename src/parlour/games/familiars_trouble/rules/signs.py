"""Signs, with `hints` (FT-9.2). They are talk: no move, and nothing that the rules look at."""

from __future__ import annotations

from parlour.games.familiars_trouble import cards, moves
from parlour.games.familiars_trouble.state import Trouble

__all__ = ["is_time", "show"]


def is_time(s: Trouble) -> bool:
    """Whether a trick is to come whose lead card is not played yet."""
    return not s.over and s.asked != moves.ASK_DRAW and (s.asked != moves.ASK_PLAY or s.count == 0)


def show(s: Trouble, seat: int, sign: int) -> None:
    s.signs[seat] = sign


def take_away(s: Trouble) -> None:
    """The trick is over."""
    for seat in range(cards.SEATS):
        s.signs[seat] = 0

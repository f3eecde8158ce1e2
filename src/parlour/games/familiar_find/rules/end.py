"""The end: who has won, and how the others rank (FI-10)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.familiar_find import cards, notes
from parlour.games.familiar_find.rules import hands, table
from parlour.games.familiar_find.state import Find


def win(s: Find, seat: int, reason: int) -> None:
    s.winners |= native.bit(seat)
    s.over = True  # FI-10.1
    if s.noting:
        s.note(notes.WON, seat, reason, 0)


def count_essences(s: Find) -> None:
    """The deck ran out: most Essences, then most Ingredients, of those in play."""
    if s.noting:
        s.note(notes.DECK_OUT, 0, 0, 0)
    best = 0
    for seat in range(s.players):
        if table.is_in_play(s, seat) and standing(s, seat) > best:
            best = standing(s, seat)
    for seat in range(s.players):
        if table.is_in_play(s, seat) and standing(s, seat) == best:  # FI-10.1
            win(s, seat, notes.BY_COUNT)


def standing(s: Find, seat: int) -> int:
    essences = s.collection[seat][cards.AST] + s.collection[seat][cards.ABY]
    return 1000 * essences + hands.ingredients(s, seat)


def won(s: Find, seat: int) -> bool:
    return s.winners & native.bit(seat) != 0


def score(s: Find, seat: int) -> int:
    return 1 if won(s, seat) else 0  # FI-10.2


def rank(s: Find, seat: int) -> int:
    if won(s, seat):
        return 1
    if s.out_at[seat] > 0:
        return s.players + 1 - s.out_at[seat]
    return 1 + native.count_bits(s.winners)

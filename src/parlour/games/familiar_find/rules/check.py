"""Step 2 of a turn: has the seat won or lost? (FI-5)"""

from __future__ import annotations

from parlour.games.familiar_find import cards, notes, tables
from parlour.games.familiar_find.rules import end, familiars, refill
from parlour.games.familiar_find.state import Find


def check(s: Find) -> None:
    """In this order; the first that is true counts."""
    if s.collection[s.seat][cards.AST] >= 3:  # FI-5.1
        end.win(s, s.seat, notes.BY_ASTRAL)
    elif s.collection[s.seat][cards.ABY] >= 3:
        if not familiars.survive(s):
            refill.lose(s)
    elif has_set(s, s.seat):
        end.win(s, s.seat, notes.BY_SET)


def has_set(s: Find, seat: int) -> bool:
    if is_set(s, seat, tables.NO_TYPE, tables.NO_TYPE):
        return True
    return familiars.has_wild(s, seat) and is_set_with_wild(s, seat)


def is_set(s: Find, seat: int, spent: int, made: int) -> bool:
    """Whether the collection has one if an Ingredient of one type stands for another."""
    pairs = 0
    triples = 0
    quadruples = 0
    for kind in range(cards.INGREDIENTS):
        copies = s.collection[seat][kind] - (kind == spent) + (kind == made)
        pairs += copies >= 2
        triples += copies >= 3
        quadruples += copies >= 4
    return pairs >= 4 or triples >= 3 or quadruples >= 2  # FI-5.2


def is_set_with_wild(s: Find, seat: int) -> bool:
    for spent in range(cards.INGREDIENTS):
        if s.collection[seat][spent] > 0:
            for made in range(cards.INGREDIENTS):
                if made != spent and is_set(s, seat, spent, made):
                    return True
    return False

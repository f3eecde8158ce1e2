"""Choosing Familiars, and the standing rules that they change for their seat (FI-1.4); `effects` lists them.

With the Family side up nobody has one.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects, moves, notes
from parlour.games.familiar_find.rules import hands, piles, table
from parlour.games.familiar_find.state import Find

# Choosing


def can_choose(s: Find, familiar: int) -> bool:
    if s.familiars_used[familiar] == 0:
        return False
    for other in range(s.seat):
        if s.familiar[other] == familiar:
            return False
    return True


def find_familiars(s: Find, found: Moves) -> None:
    for familiar in range(1, cards.FAMILIARS + 1):
        if can_choose(s, familiar):
            table.add(found, moves.number(moves.CHOOSE, familiar, 0, 0))


def choose(s: Find, familiar: int) -> None:
    s.familiar[s.seat] = familiar
    if s.noting:
        s.note(notes.CHOSE, s.seat, familiar, 0)


# (b) scavenging


def reaches_far(s: Find, pile: int) -> bool:
    """Whether the pile can be scavenged though out of reach."""
    most = table.power(s, effects.REACH)
    if most == 0 or not table.exists(s, pile):
        return False
    return s.pile_size[pile] <= most or s.version == 1  # FI-1.4; rules 1: any pile


# (d) taking cards: those to be taken lie face up


def ask_leave(s: Find, pile: int) -> None:
    if table.power(s, effects.LEAVE) and piles.count_up(s, pile) >= 2:
        s.asked = moves.ASK_LEAVE


def topmost_up(s: Find, pile: int) -> int:
    """Where the topmost face-up card is."""
    i = s.pile_size[pile] - 1
    while s.pile_up[pile][i] == 0:
        i -= 1
    return i


def find_leave(s: Find, found: Moves) -> None:
    table.add(found, moves.number(moves.LEAVE, s.pile_card[s.taken][topmost_up(s, s.taken)], 0, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


# (g) Spells


def can_shed(s: Find) -> bool:
    return table.power(s, effects.SHED) != 0 and s.collection[s.seat][cards.ABY] > 0


def shed(s: Find, spell: int) -> None:
    table.give_up(s, spell)
    if s.noting:
        s.note(notes.SHED, s.seat, spell, 0)
    hands.discard_collected(s, cards.ABY)


# (h) the check


def survive(s: Find) -> bool:
    """Whether another life saves the seat."""
    if table.power(s, effects.LIFE) == 0 or s.lives_used & native.bit(s.seat):
        return False
    s.lives_used |= native.bit(s.seat)
    if s.noting:
        s.note(notes.NINE_LIVES, s.seat, s.familiar[s.seat], 0)
    hands.discard_collection(s)
    return True


def has_wild(s: Find, seat: int) -> bool:
    """Whether one Ingredient may count as another type."""
    return s.powers[s.familiar[seat]][effects.WILD] != 0


# (l) refilling


def full_hand(s: Find) -> int:
    size = table.power(s, effects.HAND)
    return size if size > 0 else cards.FIRST_HAND

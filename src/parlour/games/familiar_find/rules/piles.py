"""The piles: who reaches them, which side is up, and who knows what lies face down (FI-2)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.familiar_find import cards, notes
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find


def measure_reach(s: Find) -> None:
    for seat in range(s.players):
        s.reach[seat] = 0
        for pile in range(cards.PILES):
            if table.is_in_play(s, seat) and table.exists(s, pile) and is_beside(s, seat, pile):
                s.reach[seat] |= native.bit(pile)


def is_beside(s: Find, seat: int, pile: int) -> bool:
    if pile == cards.CENTRE or s.seats_in_play == 2:  # FI-2.3
        return True
    return pile == 1 + seat or table.after(s, pile - 1) == seat


# Their cards


def take_top(s: Find, pile: int) -> int:
    s.pile_size[pile] -= 1
    return s.pile_card[pile][s.pile_size[pile]]


def count_up(s: Find, pile: int) -> int:
    count = 0
    for i in range(s.pile_size[pile]):
        count += s.pile_up[pile][i]
    return count


def move_card(s: Find, pile: int, i: int, onto: int) -> None:
    """Put a card on top of a pile, as it lies and as it is known; its old place is the caller's."""
    table.put(s, onto, s.pile_card[pile][i], s.pile_up[pile][i], s.pile_known[pile][i], s.pile_trail[pile][i])


def move_pile(s: Find, pile: int, onto: int) -> None:
    for i in range(s.pile_size[pile]):
        move_card(s, pile, i, onto)
    s.pile_size[pile] = 0


# What is face down


def turn_up(s: Find, pile: int, i: int) -> None:
    s.pile_up[pile][i] = 1
    s.pile_known[pile][i] = cards.EVERYBODY
    s.pile_trail[pile][i] = 0


def turn_pile_up(s: Find, pile: int) -> None:
    for i in range(s.pile_size[pile]):
        if s.pile_up[pile][i] == 0:
            known = table.knows(s, s.seat, pile, i)
            turn_up(s, pile, i)
            if s.noting:
                s.note(notes.REVEALED, s.pile_card[pile][i], table.label(s, pile), known)


def turn_down(s: Find, pile: int, i: int) -> None:
    s.pile_up[pile][i] = 0
    s.pile_known[pile][i] = cards.EVERYBODY  # FI-11.1: everybody saw it


def look(s: Find, seat: int, pile: int) -> None:
    """See every face-down card of a pile and know it from now on."""
    seen = 0
    known = 0
    for i in range(s.pile_size[pile]):
        if s.pile_up[pile][i] == 0:
            known += table.knows(s, seat, pile, i)
            s.pile_known[pile][i] |= native.bit(seat)  # FI-11.1
            seen += 1
            if s.noting:
                s.note(notes.SAW, seat, s.pile_card[pile][i], table.label(s, pile))
    if s.noting and seen > 0:
        if known == seen:
            s.note(notes.KNEW, seat, 0, 0)
        s.note(notes.LOOKED, seat, seen, table.label(s, pile))  # FI-11.2

"""What seats have: hands, drawn from the deck, and collections, which everybody sees (FI-11.2)."""

from __future__ import annotations

from parlour.games.familiar_find import cards, effects, notes, tables
from parlour.games.familiar_find.knowledge import trail
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find

__all__ = ["lacking"]

# Hands


def draw_card(s: Find, seat: int) -> None:
    """The top card of the deck, if there is one."""
    if s.deck_size == 0:  # FI-4.5
        return
    kind = table.next_card(s)
    put_in(s, seat, kind)
    if s.noting:
        s.note(notes.DREW, seat, kind, 0)


def put_in(s: Find, seat: int, kind: int) -> None:
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1


def receive_openly(s: Find, seat: int, kind: int) -> None:
    """Into the hand, before everybody's eyes."""
    put_in(s, seat, kind)
    trail.go_in(s, seat, kind)  # FI-11.2


def take_out(s: Find, seat: int, kind: int) -> None:
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    trail.come_out(s, seat, kind, tables.CAME_OUT)


def take_out_down(s: Find, seat: int, kind: int) -> int:
    """Returns the card's place in the trail that everybody follows, 0 if there is none."""
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    return trail.come_out(s, seat, kind, tables.CAME_OUT_DOWN)


def discard_hand(s: Find, seat: int) -> None:
    for kind in range(s.kinds):
        while s.hand[seat][kind] > 0:
            take_out(s, seat, kind)
            table.discard(s, kind)
            if s.noting:
                s.note(notes.GAVE_UP, seat, kind, 0)


# Collections


def discard_collected(s: Find, kind: int) -> None:
    table.give_up(s, kind)
    if s.noting:
        s.note(notes.DISCARDED, s.seat, kind, 0)
    if kind < cards.INGREDIENTS:
        note_lacking(s, s.seat)


def discard_collection(s: Find) -> None:
    before = s.discard_size
    for kind in range(s.kinds):
        while s.collection[s.seat][kind] > 0:
            table.give_up(s, kind)
    if s.noting:
        s.note(notes.CLEARED, s.seat, s.discard_size - before, s.discard_size)
        note_lacking(s, s.seat)


def size_of_collection(s: Find, seat: int) -> int:
    count = 0
    for kind in range(s.kinds):
        count += s.collection[seat][kind]
    return count


def spells_left(s: Find) -> int:
    count = 0
    for kind in range(cards.FIRST_SPELL, s.kinds):
        count += s.collection[s.seat][kind]
    return count


def ingredients(s: Find, seat: int) -> int:
    count = 0
    for kind in range(cards.INGREDIENTS):
        count += s.collection[seat][kind]
    return count


def lacking(s: Find, seat: int) -> int:
    """How many Ingredients it lacks for a set (FI-5.2)."""
    fewest = lacking_with(s, seat, tables.NO_TYPE, tables.NO_TYPE)
    if s.powers[s.familiar[seat]][effects.WILD] == 0:
        return fewest
    for spent in range(cards.INGREDIENTS):
        for made in range(cards.INGREDIENTS):
            if s.collection[seat][spent] > 0:
                count = lacking_with(s, seat, spent, made)
                fewest = count if count < fewest else fewest
    return fewest


def lacking_with(s: Find, seat: int, spent: int, made: int) -> int:
    """As many if an Ingredient of one type stands for another."""
    fewest = 8
    for copies in range(2, 5):
        count = 0
        types = 6 - copies  # two each of four, three each of three, four each of two
        for short in range(copies + 1):
            for kind in range(cards.INGREDIENTS):
                have = s.collection[seat][kind] - (kind == spent) + (kind == made)
                if types > 0 and (have == copies - short or (short == 0 and have > copies)):
                    count += short
                    types -= 1
        fewest = count if count < fewest else fewest
    return fewest


def note_lacking(s: Find, seat: int) -> None:
    if s.noting:
        s.note(notes.LACKS, seat, lacking(s, seat), 0)

"""The rules of Fuji Flush, in the order of RULES.md."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.fuji_flush import cards, notes, tables
from parlour.games.fuji_flush.state import FujiFlush

# Set-up


def begin(s: FujiFlush) -> None:
    s.draw_size = 0
    for number in range(cards.LOW, cards.HIGH + 1):  # FF-1.1
        for _ in range(s.copies[number]):
            s.draw_pile[s.draw_size] = number
            s.draw_size += 1
    s.chance = cards.SHUFFLE  # FF-2.1


def go_on(s: FujiFlush) -> None:
    if s.owed == 0:
        deal(s)
    else:
        replace(s)


def deal(s: FujiFlush) -> None:
    for _ in range(s.hand_size):  # FF-2.1
        for seat in range(s.players):
            draw_card(s, seat)
    s.seat = 0  # FF-2.2
    if s.noting:
        s.note(notes.DEALT, s.hand_size, 0, 0)


# A turn


def find_legal(s: FujiFlush, found: Moves) -> int:
    hand = s.hands[s.seat]  # FF-3.3
    kinds = (hand | (hand >> 1) | (hand >> 2)) & cards.EVERY_THIRD
    count = 0
    while kinds != 0:
        found.items[count] = cards.LOW + native.lowest_bit(kinds) // 3
        kinds &= kinds - 1
        count += 1
    found.count = count
    return count


def apply(s: FujiFlush, move: int) -> None:
    s.hands[s.seat] -= cards.one(move)  # FF-3.3
    remember(s, move)
    lay(s, move)
    if s.noting:
        s.note(notes.PLAYED, s.seat, move, s.force[move])
    beat(s, move)
    if s.owed != 0:
        replace(s)
    else:
        next_turn(s)


def lay(s: FujiFlush, card: int) -> None:
    s.sizes[s.seat] -= 1
    s.table[s.seat] = card
    s.force[card] += card  # FF-3.4


def beat(s: FujiFlush, card: int) -> None:
    """Flush every card whose value is lower than that of the card just played."""
    force = s.force[card]
    for seat in range(s.players):
        number = s.table[seat]
        if number != 0 and number != card and s.force[number] < force:  # FF-3.5
            discard(s, seat)  # FF-3.6
            s.owed |= native.bit(seat)
            if s.noting:
                s.note(notes.FLUSHED, seat, number, 0)


def replace(s: FujiFlush) -> None:
    """Draw the replacements, clockwise from the player."""
    while s.owed != 0:
        if s.draw_size == 0:
            turn_discards(s)
            return
        seat = cards.first_of(s.owed, s.seat)  # C-6
        s.owed ^= native.bit(seat)
        card = draw_card(s, seat)  # FF-3.6
        if s.noting:
            s.note(notes.DREW, seat, card, 0)
    next_turn(s)


def draw_card(s: FujiFlush, seat: int) -> int:
    s.draw_size -= 1
    card = s.draw_pile[s.draw_size]
    s.hands[seat] += cards.one(card)
    s.sizes[seat] += 1
    remember(s, card)
    return card


def turn_discards(s: FujiFlush) -> None:
    """The discards become the draw pile, to be shuffled."""
    for i in range(s.discard_size):
        s.draw_pile[i] = s.discards[i]
    s.draw_size = s.discard_size
    s.discard_size = 0
    s.reshuffles += 1
    s.chance = cards.SHUFFLE  # FF-3.7
    if s.noting:
        s.note(notes.RESHUFFLED, 0, 0, 0)


def next_turn(s: FujiFlush) -> None:
    s.seat = s.seat + 1 if s.seat + 1 < s.players else 0  # FF-2.2
    if s.table[s.seat] != 0:
        push_through(s, s.table[s.seat])


def push_through(s: FujiFlush, number: int) -> None:
    for seat in range(s.players):
        if s.table[seat] == number:  # FF-3.1
            discard(s, seat)
            if s.noting:
                s.note(notes.PUSHED, seat, number, 0)
            if s.sizes[seat] == 0:  # FF-3.2
                s.winners |= native.bit(seat)
                s.over = True
                if s.noting:
                    s.note(notes.WENT_OUT, seat, 0, 0)


def discard(s: FujiFlush, seat: int) -> None:
    number = s.table[seat]
    s.discards[s.discard_size] = number
    s.discard_size += 1
    s.force[number] -= number
    s.table[seat] = 0


def remember(s: FujiFlush, card: int) -> None:
    """Keep a card that was dealt, played or drawn for `knowledge/history.py`."""
    if s.history_size < tables.MOST_HISTORY:
        s.history[s.history_size] = card
        s.history_size += 1


# The end


def has_won(s: FujiFlush, seat: int) -> bool:
    return s.winners & native.bit(seat) != 0


def rank(s: FujiFlush, seat: int) -> int:
    mine = cards_left(s, seat)
    better = 0
    for other in range(s.players):
        if cards_left(s, other) < mine:
            better += 1
    return 1 + better  # FF-4.1


def cards_left(s: FujiFlush, seat: int) -> int:
    """In hand and on the table."""
    return s.sizes[seat] + 1 if s.table[seat] != 0 else s.sizes[seat]

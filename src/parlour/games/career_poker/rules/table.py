"""Small questions and actions that every chapter uses. Compiled rules hold copies of them; Python calls them here."""

# compiled: no
from __future__ import annotations

from parlour.engine import native
from parlour.engine.facts import inlined
from parlour.engine.state import Bytes, Moves
from parlour.games.career_poker import cards
from parlour.games.career_poker.state import Career

# Seats, cards and moves


@inlined
def next_seat(s: Career, seat: int) -> int:
    """The next in the direction of play."""
    return seat + s.direction if seat + s.direction < s.players else seat + s.direction - s.players


@inlined
def printed(s: Career, card: int) -> int:
    """What the card is, written as gold would make it."""
    return 5 * card + s.mark_of[card]


@inlined
def put(hand: Bytes, sizes: Bytes, seat: int, card: int) -> None:
    hand[cards.number_of(card)] |= native.bit(cards.colour_of(card))
    sizes[seat] += 1


@inlined
def take(hand: Bytes, sizes: Bytes, seat: int, card: int) -> None:
    hand[cards.number_of(card)] ^= native.bit(cards.colour_of(card))
    sizes[seat] -= 1


@inlined
def one_of(attribute: int) -> int:
    """Colours or marks as a multiset: a byte of count for each. This is the multiset of one."""
    return native.bit(8 * attribute)


@inlined
def add(found: Moves, move: int) -> None:
    found.items[found.count] = move
    found.count += 1


# A trick of phase 1


@inlined
def led(s: Career, number: int) -> int:
    """Which card of a number has the lead attribute, as a bit."""
    if s.lead_attribute == 1:
        return native.bit(s.colour_with[number][s.lead_value])
    return native.bit(s.lead_value)


@inlined
def has_lead_attribute(s: Career, card: int) -> bool:
    return led(s, cards.number_of(card)) & native.bit(cards.colour_of(card)) != 0


# Strength in Millionaire


@inlined
def is_reversed(s: Career) -> bool:
    return s.revolution != s.back  # CP-7.3


@inlined
def is_stronger(s: Career, number: int, other: int) -> bool:
    if is_reversed(s):
        return cards.STRENGTH[number] < cards.STRENGTH[other]  # CP-5.2
    return cards.STRENGTH[number] > cards.STRENGTH[other]


@inlined
def is_banned_last(s: Career, number: int) -> bool:
    """Whether the last card of a hand may not have this number."""
    return number == 8 or number == (3 if is_reversed(s) else 2)  # CP-9.1


# For Python callers


def hand_of(s: Career, seat: int) -> list[int]:
    return cards_in(s.hands[seat])


def strategic_of(s: Career, seat: int) -> list[int]:
    return cards_in(s.strategic[seat])


def cards_in(hand: list[int]) -> list[int]:
    return [card for card in range(cards.DECK_SIZE) if hand[cards.number_of(card)] >> cards.colour_of(card) & 1]

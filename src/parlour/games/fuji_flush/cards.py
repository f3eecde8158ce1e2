"""The deck: ninety number cards, and hands of them.

A hand is one number with three bits of count for each card number.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.facts import inlined

LOW = 2
HIGH = 20
KINDS = HIGH + 1  # with 0, no card, and 1, which none shows
# FF-1.1: how many cards show each number, from 0 up
COPIES = [0, 0, 16, 12, 9, 8, 6, 6, 5, 4, 4, 4, 3, 3, 3, 2, 1, 1, 1, 1, 1]
DECK = [number for number in range(LOW, HIGH + 1) for _ in range(COPIES[number])]
SIZE = len(DECK)
MOST_SEATS = 8
MOST_HAND = 6
EVERY_THIRD = 0x1249249249249249
SHUFFLE = 1  # the only request for chance

assert len(COPIES) == KINDS
assert SIZE == 90  # FF-1.1


@inlined
def one(number: int) -> int:
    """A hand of one card."""
    return native.bit(3 * (number - LOW))


@inlined
def count_in(hand: int, number: int) -> int:
    return hand >> (3 * (number - LOW)) & 7


@inlined
def hand_size(players: int) -> int:
    return 5 if players >= 7 else 6  # FF-2.1


@inlined
def first_of(seats: int, seat: int) -> int:
    """Of these seats, one bit each, the first from this one on, clockwise."""
    ahead = seats >> seat
    return seat + native.lowest_bit(ahead) if ahead != 0 else native.lowest_bit(seats)


def numbers_in(hand: int) -> list[int]:
    return [number for number in range(LOW, HIGH + 1) for _ in range(count_in(hand, number))]

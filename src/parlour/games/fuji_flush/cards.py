"""The deck, number cards as a card file gives them, and hands of them.

A hand is one number with three bits of count for each card number.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine import card_files, native
from parlour.engine.facts import inlined

LOW = 2
HIGH = 20
KINDS = HIGH + 1  # with 0, no card, and 1, which none shows
FEWEST_SEATS, MOST_SEATS = 3, 8
MOST_HAND = 7  # three bits of count
MOST_COPIES = 60
MOST_CARDS = 120
EVERY_THIRD = 0x1249249249249249
SHUFFLE = 1  # the only request for chance


@inlined
def one(number: int) -> int:
    """A hand of one card."""
    return native.bit(3 * (number - LOW))


@inlined
def count_in(hand: int, number: int) -> int:
    return hand >> (3 * (number - LOW)) & 7


@inlined
def first_of(seats: int, seat: int) -> int:
    """Of these seats, one bit each, the first from this one on, clockwise."""
    ahead = seats >> seat
    return seat + native.lowest_bit(ahead) if ahead != 0 else native.lowest_bit(seats)


def numbers_in(hand: int) -> list[int]:
    return [number for number in range(LOW, HIGH + 1) for _ in range(count_in(hand, number))]


@dataclass(frozen=True)
class Deck:
    copies: tuple[int, ...]  # FF-1.1: how many cards show each number, from 0 up
    hands: tuple[int, ...]  # FF-2.1: how many cards each is dealt, from three players up

    @property
    def size(self) -> int:
        return sum(self.copies)

    def hand(self, players: int) -> int:
        return self.hands[players - FEWEST_SEATS]


def read_cards(data: Mapping[str, Any]) -> Deck:
    """The deck of a card file, or BadCards."""
    card_files.only(data, ("hands", "deck"), ())
    seats = MOST_SEATS + 1 - FEWEST_SEATS
    hands = card_files.numbers(card_files.needed(data, "hands", ()), seats, seats, range(1, MOST_HAND + 1), ("hands",))
    deck = Deck(read_copies(card_files.table(card_files.needed(data, "deck", ()), ("deck",))), tuple(hands))
    fewest = min(seats * deck.hand(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1))
    if not fewest <= deck.size <= MOST_CARDS:
        card_files.wrong("total", ("deck",), deck.size, fewest, MOST_CARDS)
    return deck


def read_copies(table: Mapping[str, Any]) -> tuple[int, ...]:
    numbers = [str(number) for number in range(KINDS)]
    card_files.only(table, numbers[LOW:], ("deck",))
    return tuple(card_files.number(table.get(text, 0), range(MOST_COPIES + 1), ("deck", text)) for text in numbers)


def check_hands(deck: Deck, players: int) -> None:
    """There must be a hand for everybody."""
    needed = players * deck.hand(players)
    if deck.size < needed:
        card_files.refuse("too-few", deck.size, players, needed)

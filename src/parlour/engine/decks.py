"""Decks from data, and the numbers that the kit's games are written in: moves, stages and notes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

MOST_SEATS = 8
MOST_CARDS = 60  # a hand is one number with a bit for each card
MOST_SUITS = 8
SHUFFLE = 1  # the only request for chance

# Moves: a card by its own number, then
NAME_TRUMP = 64  # and the suit,
BID = 80  # and how many tricks

# What is decided
PLAYING = 0
BIDDING = 1
NAMING = 2

# What the rules tell
ROUND = 0  # its number
DEALT = 1  # seat
TURNED = 2  # card
NAMED = 3  # seat, suit
BADE = 4  # seat, tricks
PLAYED = 5  # seat, card
TOOK = 6  # seat, tricks so far
SCORED = 7  # seat, points, all its points
LEFT = 8  # seat: it plays no more
OWN = 16  # a game's own kinds of notes begin here

NO_SUIT = -1
NO_CARD = -1


@dataclass(frozen=True)
class Deck:
    """Every suit has every rank once; ranks from the lowest up. A card's number is its suit's times the ranks, plus
    its rank's; its text is rank and first letter of the suit: `10H`.
    """

    suits: tuple[str, ...]
    ranks: tuple[str, ...]

    def __post_init__(self) -> None:
        assert 1 <= len(self.suits) <= MOST_SUITS
        assert len(self.suits) * len(self.ranks) <= MOST_CARDS
        assert len(set(self.texts)) == self.size, "two cards have the same text"

    @property
    def size(self) -> int:
        return len(self.suits) * len(self.ranks)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return tuple(f"{rank}{suit[0].upper()}" for suit in self.suits for rank in self.ranks)

    def suit(self, card: int) -> str:
        return self.suits[card // len(self.ranks)]

    def rank(self, card: int) -> str:
        return self.ranks[card % len(self.ranks)]

    def cards(self, hand: int) -> list[int]:
        """The cards of a hand, by number."""
        return [card for card in range(self.size) if hand >> card & 1]

    def named(self, hand: int) -> list[str]:
        return [self.texts[card] for card in self.cards(hand)]


FRENCH = Deck(
    ("clubs", "diamonds", "hearts", "spades"),
    ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
)
"""The usual 52 cards, aces high."""

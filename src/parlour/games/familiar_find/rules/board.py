"""The table without hands and piles: seats, deck, discards, collections."""

from __future__ import annotations

from parlour.engine import state
from parlour.engine.state import Bytes, Moves, zeros
from parlour.games.familiar_find import cards, notes

KINDS = cards.KINDS
INGREDIENTS = cards.INGREDIENTS
ABY = cards.ABY
FIRST_SPELL = cards.FIRST_SPELL
MOST_CARDS = cards.MOST_CARDS
MOST_SEATS = cards.MOST_SEATS

DISCARDED = notes.DISCARDED
CLEARED = notes.CLEARED


def bit(number: int) -> int:
    unit = 1
    return unit << number


def add(moves: Moves, verb: int, a: int, b: int, c: int) -> None:
    moves.items[moves.count] = verb * 4096 + a * 256 + b * 16 + c
    moves.count += 1


class Board(state.State):
    def __init__(self, players: int) -> None:
        state.State.__init__(self, players)
        self.card_set = 0  # the names, see cards.SETS
        self.copies: Bytes = zeros(KINDS)  # FI-1.2
        self.in_play = 0  # one bit per seat
        self.seats_in_play = 0
        self.out_at: Bytes = zeros(MOST_SEATS)  # 1 for the first seat out, 0 for a seat in play
        self.winners = 0  # one bit per seat
        self.deck: Bytes = zeros(MOST_CARDS)  # the next card is the last
        self.deck_size = 0
        self.discards: Bytes = zeros(MOST_CARDS)
        self.discard_size = 0
        self.collection: Bytes = zeros(MOST_SEATS * KINDS)
        self.stage = 0  # what comes next
        self.asked = 0  # what the seat decides now, 0 = nothing

    # Seats

    def is_in_play(self, seat: int) -> bool:
        return self.in_play >> seat & 1 != 0

    def after(self, seat: int) -> int:
        """The next seat in play clockwise."""
        seat += 1
        while not self.in_play >> seat & 1:
            seat = seat + 1 if seat < self.players else 0
        return seat

    def before(self, seat: int) -> int:
        """The seat in play that has this one next to it, clockwise."""
        other = self.after(seat)
        while self.after(other) != seat:
            other = self.after(other)
        return other

    # Deck and discards

    def next_card(self) -> int:
        self.deck_size -= 1
        return self.deck[self.deck_size]

    def discard(self, kind: int) -> None:
        self.discards[self.discard_size] = kind  # FI-1.3: face up, never shuffled again
        self.discard_size += 1

    # Collections: public (FI-11.2)

    def has(self, seat: int, kind: int) -> int:
        """How many cards of the kind are in the collection."""
        return self.collection[seat * KINDS + kind]

    def collect(self, kind: int) -> None:
        self.collection[self.seat * KINDS + kind] += 1

    def give_up(self, kind: int) -> None:
        """Discard a card of the collection."""
        self.collection[self.seat * KINDS + kind] -= 1
        self.discard(kind)

    def discard_abyss(self) -> None:
        self.give_up(ABY)
        if self.noting:
            self.note(DISCARDED, self.seat, ABY, 0)

    def discard_collection(self) -> None:
        for kind in range(KINDS):
            while self.has(self.seat, kind) > 0:
                self.give_up(kind)
        if self.noting:
            self.note(CLEARED, self.seat, 0, 0)

    def spells_left(self) -> int:
        count = 0
        first = self.seat * KINDS
        for kind in range(FIRST_SPELL, KINDS):
            count += self.collection[first + kind]
        return count

    def ingredients(self, seat: int) -> int:
        count = 0
        for kind in range(INGREDIENTS):
            count += self.has(seat, kind)
        return count

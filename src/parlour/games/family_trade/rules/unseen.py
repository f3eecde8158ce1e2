"""The cards that a seat has not seen: where they are, and which deck they came from.

Another seat's card is a slot until it shows: drawn at one place of the history, from one deck. What is found out or
imagined about it is written into the history there.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, Words, zeros
from parlour.games.family_trade import cards
from parlour.games.family_trade.rules import deals

KINDS = cards.KINDS
NOTHING = cards.NOTHING
EPOCHS = 3  # the deck that a deal or round begins with and two refills
EPOCH_CARDS = EPOCHS * KINDS
SLOTS = 10  # more than a hand
ALL_SLOTS = 4 * SLOTS
NO_SLOT = 255
FINE = 1073741824
USUAL = 8  # one card in eight is such a card: keeps weights near 1


class Unseen(deals.Deals):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        deals.Deals.__init__(self, players, ruleset, free, reshuffling, box)
        self.epoch = 0  # scratch, all of it: the last deck reached
        self.pool: Bytes = zeros(EPOCH_CARDS)  # the cards of each deck in slots without a face, or in the deck
        self.left: Bytes = zeros(EPOCHS)  # and how many these are
        self.held: Bytes = zeros(4)  # slots of each seat, the last drawn last
        self.slot_at: Words = zeros(ALL_SLOTS)  # the place of the draw in the history
        self.slot_epoch: Bytes = zeros(ALL_SLOTS)
        self.slot_face: Bytes = zeros(ALL_SLOTS)  # or NOTHING
        self.waits = False  # the seat could tell that somebody was asked
        self.mixed = False  # some guesses are better than others
        self.weight: float = 0.0  # how much better

    def luck(self) -> float:
        """A random number from 0 to 1."""
        return self.below(FINE) * 1.0 / FINE

    def add_slot(self, other: int, at: int) -> None:
        i = other * SLOTS + self.held[other]
        self.slot_at[i] = at
        self.slot_epoch[i] = self.epoch
        self.slot_face[i] = self.history[at] & 15
        self.held[other] += 1

    def drop_slot(self, other: int, i: int) -> None:
        self.held[other] -= 1
        last = other * SLOTS + self.held[other]
        while i < last:
            self.slot_at[i] = self.slot_at[i + 1]
            self.slot_epoch[i] = self.slot_epoch[i + 1]
            self.slot_face[i] = self.slot_face[i + 1]
            i += 1

    def take_from(self, epoch: int, card: int) -> None:
        self.pool[epoch * KINDS + card] -= 1
        self.left[epoch] -= 1

    def write_face(self, i: int, card: int) -> None:
        self.slot_face[i] = card
        self.history[self.slot_at[i]] = (self.history[self.slot_at[i]] & 240) + card

    def set_face(self, i: int, card: int) -> None:
        self.take_from(self.slot_epoch[i], card)
        self.write_face(i, card)

    def random_card(self, epoch: int) -> int:
        """One of the unseen cards of a deck, each as likely."""
        aim = self.below(self.left[epoch])
        card = 0
        while aim >= self.pool[epoch * KINDS + card]:
            aim -= self.pool[epoch * KINDS + card]
            card += 1
        return card

    def fill_slot(self, i: int) -> None:
        if self.slot_face[i] == NOTHING:
            self.set_face(i, self.random_card(self.slot_epoch[i]))

    # A card shows

    def fit(self, i: int, card: int) -> float:
        """How likely it is that the slot is such a card."""
        if self.slot_face[i] != NOTHING:
            return 1.0 if self.slot_face[i] == card else 0.0
        epoch = self.slot_epoch[i]
        if self.pool[epoch * KINDS + card] == 0:
            return 0.0
        return self.pool[epoch * KINDS + card] * 1.0 / self.left[epoch]

    def give(self, other: int, card: int) -> bool:
        """The seat gives such a card away, one of its cards at random; False if it can have none."""
        if self.epoch == 0 and not self.waits:  # it came from the only deck, and is set aside there
            chosen = other * SLOTS + self.below(self.held[other])
            self.write_face(chosen, card)
        else:
            chosen = self.choose_slot(other * SLOTS, self.held[other], card)
            if chosen == NO_SLOT:
                return False
            if self.slot_face[chosen] == NOTHING:
                self.set_face(chosen, card)
        self.drop_slot(other, chosen)
        return True

    def choose_slot(self, first: int, size: int, card: int) -> int:
        total: float = 0.0
        for i in range(first, first + size):
            total += self.fit(i, card)
        self.weight *= total * USUAL / size
        aim: float = self.luck() * total
        chosen = NO_SLOT
        for i in range(first, first + size):
            part: float = self.fit(i, card)
            if part > 0.0:
                chosen = i
                if aim < part:
                    return i
                aim -= part
        return chosen

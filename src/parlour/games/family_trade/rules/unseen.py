"""The cards that a seat has not seen: where they are, and which deck they came from.

Another seat's card is a slot until it shows: drawn at one place of the history, from one deck. What is found out or
imagined about it is written into the history there.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, Words, zeros
from parlour.games.family_trade import cards
from parlour.games.family_trade.rules import deals, table

KINDS = cards.KINDS
NOTHING = cards.NOTHING
EPOCHS = table.MOST_DECKS
EPOCH_CARDS = EPOCHS * KINDS  # one count of each kind for each
PART_CARDS = 3 * KINDS  # the same for the deck that a part begins with and two refills
ALL_PART_CARDS = 4 * PART_CARDS
SEAT_CARDS = 4 * KINDS
SLOTS = 10  # more than a hand
ALL_SLOTS = 4 * SLOTS
NO_SLOT = 255
FINE = 1073741824
USUAL = 8  # one card in eight is such a card: keeps weights near 1


class Unseen(deals.Deals):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        deals.Deals.__init__(self, players, ruleset, free, reshuffling, box)
        self.epoch = 0  # scratch, all of it: the last deck reached
        self.first_epoch = 0  # the deck that a part of the history begins with
        self.pool: Bytes = zeros(EPOCH_CARDS)  # the cards of each deck in slots without a face, or in the deck
        self.left: Bytes = zeros(EPOCHS)  # and how many these are
        self.held: Bytes = zeros(4)  # slots of each seat, the last drawn last
        self.slot_at: Words = zeros(ALL_SLOTS)  # the place of the draw in the history
        self.slot_epoch: Bytes = zeros(ALL_SLOTS)
        self.slot_face: Bytes = zeros(ALL_SLOTS)  # or NOTHING
        self.waits = False  # the seat could tell that somebody was asked
        self.mixed = False  # some guesses are better than others
        self.weight: float = 0.0  # how much better
        self.old: Bytes = zeros(4)  # how many unknown cards of each seat are from former decks
        self.faces_held: Bytes = zeros(SEAT_CARDS)  # and which are known
        self.old_fits = False  # one of these can be the card that shows
        self.new_fits = False  # one from the last deck can
        self.needed: Bytes = zeros(ALL_PART_CARDS)  # what others will show after each refill of a part
        self.refilled = 0  # how many refills these are

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
        if self.epoch == self.first_epoch and not self.waits:  # it came from the only deck, and is set aside there
            chosen = other * SLOTS + self.below(self.held[other])
            self.write_face(chosen, card)
        else:
            chosen = self.choose_slot(other, card)
            if chosen == NO_SLOT:
                return False
            if self.slot_face[chosen] == NOTHING:
                self.set_face(chosen, card)
        self.drop_slot(other, chosen)
        return True

    def choose_slot(self, other: int, card: int) -> int:
        first = other * SLOTS
        size = self.held[other]
        if self.epoch > self.first_epoch:
            self.look_ahead(other, card)
        total: float = 0.0
        for i in range(first, first + size):
            total += self.fit_now(i, card)
        self.weight *= total * USUAL / size
        aim: float = self.luck() * total
        chosen = NO_SLOT
        for i in range(first, first + size):
            part: float = self.fit_now(i, card)
            if part > 0.0:
                chosen = i
                if aim < part:
                    return i
                aim -= part
        return chosen

    # Looking ahead, once the deck was refilled: what others will show must be there

    def look_ahead(self, other: int, card: int) -> None:
        """Whether the seat's card can come from a former deck, and whether from the last."""
        first = other * PART_CARDS + (self.epoch - self.first_epoch) * KINDS
        self.needed[first + card] -= 1
        self.count_old()
        self.old_fits = self.old[other] > 0
        if self.old_fits:
            self.old[other] -= 1
            self.old_fits = self.is_enough()
            self.old[other] += 1
        deck = self.epoch * KINDS
        self.new_fits = self.pool[deck + card] > 0
        if self.new_fits:
            self.pool[deck + card] -= 1
            self.new_fits = self.is_enough()
            self.pool[deck + card] += 1

    def count_old(self) -> None:
        for i in range(SEAT_CARDS):
            self.faces_held[i] = 0
        for seat in range(self.players):
            self.old[seat] = 0
            for i in range(seat * SLOTS, seat * SLOTS + self.held[seat]):
                if self.slot_face[i] != NOTHING:
                    self.faces_held[seat * KINDS + self.slot_face[i]] += 1
                elif self.slot_epoch[i] < self.epoch:
                    self.old[seat] += 1

    def is_enough(self) -> bool:
        """Whether this deck, or those until another, and the old cards can give all that will show. No more than a
        quick test: it may say so wrongly, but never the opposite."""
        for last in range(self.epoch, self.first_epoch + self.refilled + 1):
            spare = 0
            for seat in range(self.players):
                spare += self.old[seat]
            for card in range(KINDS):
                missing = 0
                covered = 0
                for epoch in range(self.epoch, last + 1):
                    missing -= self.pool[epoch * KINDS + card]
                for seat in range(self.players):
                    count = self.count_needed(seat, card, last)
                    missing += count
                    covered += count if count < self.old[seat] else self.old[seat]
                if missing > covered:
                    return False
                if missing > 0:
                    spare -= missing
            if spare < 0:
                return False
        return True

    def count_needed(self, seat: int, card: int, last: int) -> int:
        """How many of the card the seat will show but those that it has for sure."""
        count = -self.faces_held[seat * KINDS + card]
        first = seat * PART_CARDS + card
        for epoch in range(self.epoch - self.first_epoch, last - self.first_epoch + 1):
            count += self.needed[first + epoch * KINDS]
        return count if count > 0 else 0

    def fit_now(self, i: int, card: int) -> float:
        if self.epoch > self.first_epoch and self.slot_face[i] == NOTHING:
            if not (self.old_fits if self.slot_epoch[i] < self.epoch else self.new_fits):
                return 0.0
        return self.fit(i, card)

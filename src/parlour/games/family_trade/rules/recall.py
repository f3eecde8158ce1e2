"""Which deck the cards came from that a seat has not seen, where an empty deck is refilled.

A refilled deck holds the former discards, which are known; what was drawn before comes from the rest. So the history
is gone through again as one seat saw it, each deck's cards on their own. When another seat discards a card that it may
have had from either deck, its source is guessed, as likely as each is. Where that goes wrong later on, it is tried
again; after many tries with the true sources for a beginning that grows, so that it ends.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, zeros
from parlour.games.family_trade import cards
from parlour.games.family_trade.rules import deals, table

KINDS = cards.KINDS
NOTHING = cards.NOTHING
EPOCHS = 3  # the deck of a deal or round and two refills
GONE = 4  # beside the seats: out of the game
PLACES = 5
EPOCH_CARDS = EPOCHS * KINDS
EPOCH_PLACES = EPOCHS * PLACES
HELD = 4 * EPOCH_CARDS

DRAW = table.DRAW
DISCARDED = table.DISCARD
MARK = table.MARK
RESHUFFLE = table.RESHUFFLE
ROUND_END = table.ROUND_END
TAKEN = table.TAKEN


class Recall(deals.Deals):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        deals.Deals.__init__(self, players, ruleset, free, reshuffling, box)
        self.epoch = 0  # scratch, all of it: the last deck reached
        self.pool: Bytes = zeros(EPOCH_CARDS)  # the cards of each deck that the seat has not seen,
        self.unknown: Bytes = zeros(EPOCH_PLACES)  # and how many of them each place has
        self.open_pile: Bytes = zeros(KINDS)
        self.guessed_announced = 0
        self.own_hand = 0
        self.held: Bytes = zeros(HELD)  # what each seat truly has of each deck

    def imagine(self, seat: int, sure: int) -> bool:
        """Go through the history as the seat saw it; False if the guesses made on the way contradict it.

        The first `sure` entries are not guessed.
        """
        self.epoch = 0
        self.guessed_announced = 0
        self.own_hand = 0
        for i in range(EPOCH_PLACES):
            self.unknown[i] = 0
        for i in range(HELD):
            self.held[i] = 0
        for card in range(KINDS):
            self.open_pile[card] = 0
            self.pool[card] = self.copies[card]
        if not self.take_own(seat, 0):
            return False
        for at in range(self.history_size):
            if not self.recall(seat, at, at < sure):
                return False
        # in a world dealt anew for somebody else the history may not be that of this hand
        return self.winner == seat or self.own_hand == self.hands[seat]

    def take_own(self, seat: int, at: int) -> bool:
        """What the seat itself draws from the deck that begins here."""
        base = self.epoch * KINDS
        while at < self.history_size:
            event = self.history[at]
            if event & 192 == MARK and event & 15 == RESHUFFLE:
                return True
            if event & 192 == DRAW and (event >> 4) & 3 == seat:
                if self.pool[base + (event & 15)] == 0:
                    return False
                self.pool[base + (event & 15)] -= 1
            at += 1
        return True

    def recall(self, seat: int, at: int, surely: bool) -> bool:
        event = self.history[at]
        kind = event & 192
        other = (event >> 4) & 3
        card = event & 15
        if kind == MARK:
            return self.recall_mark(seat, at)
        if kind == DISCARDED:
            self.open_pile[card] += 1
        if other == seat:
            self.own_hand += table.one(card) if kind == DRAW else -table.one(card)
            return True
        if kind == DRAW:
            self.unknown[self.epoch * PLACES + other] += 1
            self.held[other * EPOCH_CARDS + self.epoch * KINDS + card] += 1
            return True
        source = self.true_source(other, card)
        if surely:
            return source != NOTHING and self.take_from(source, other, card)
        if kind == DISCARDED and self.guessed_announced & table.bit(other):
            return self.take_from(self.epoch, other, card)
        return self.guess_source(other, card)

    def true_source(self, other: int, card: int) -> int:
        """A deck that the seat has such a card of, which it gives away; the last if it may be any."""
        for back in range(self.epoch + 1):
            epoch = self.epoch - back
            place = other * EPOCH_CARDS + epoch * KINDS + card
            if self.held[place] > 0:
                self.held[place] -= 1
                return epoch
        return NOTHING

    def recall_mark(self, seat: int, at: int) -> bool:
        mark = self.history[at] & 15
        if mark == RESHUFFLE:
            return self.next_epoch(seat, at + 1)
        if mark == ROUND_END:
            self.end_epochs()
        elif mark == TAKEN:
            self.open_pile[self.last_discard(at)] -= 1
        else:
            self.guessed_announced |= table.bit((self.history[at] >> 4) & 3)
        return True

    def last_discard(self, at: int) -> int:
        while self.history[at] & 192 != DISCARDED:
            at -= 1
        return self.history[at] & 15

    def next_epoch(self, seat: int, at: int) -> bool:
        self.epoch += 1
        if self.epoch == EPOCHS:
            return False
        for card in range(KINDS):
            self.pool[self.epoch * KINDS + card] = self.open_pile[card]
            self.open_pile[card] = 0
        for place in range(PLACES):
            self.unknown[self.epoch * PLACES + place] = 0
        return self.take_own(seat, at)

    def end_epochs(self) -> None:
        """All hands leave the game: of the former decks nothing is left, of this one some cards are gone."""
        gone = 0
        for place in range(PLACES):
            gone += self.unknown[self.epoch * PLACES + place]
        for card in range(KINDS):
            self.pool[card] = self.pool[self.epoch * KINDS + card]
        for i in range(EPOCH_PLACES):
            self.unknown[i] = 0
        for i in range(HELD):
            self.held[i] = 0
        self.unknown[GONE] = gone
        self.own_hand = 0
        self.epoch = 0

    def guess_source(self, other: int, card: int) -> bool:
        """Choose the deck that a card came from, as likely as each is."""
        total = 0
        chosen = NOTHING
        for epoch in range(self.epoch + 1):
            weight = self.likelihood(epoch, other, card)
            total += weight
            if weight > 0 and self.below(total) < weight:
                chosen = epoch
        return chosen != NOTHING and self.take_from(chosen, other, card)

    def likelihood(self, epoch: int, other: int, card: int) -> int:
        """How many such cards the seat has of that deck, on average, in 65536ths."""
        left = 0
        for kind in range(KINDS):
            left += self.pool[epoch * KINDS + kind]
        if left == 0:
            return 0
        return self.unknown[epoch * PLACES + other] * self.pool[epoch * KINDS + card] * 65536 // left

    def take_from(self, epoch: int, other: int, card: int) -> bool:
        if self.pool[epoch * KINDS + card] == 0 or self.unknown[epoch * PLACES + other] == 0:
            return False
        self.pool[epoch * KINDS + card] -= 1
        self.unknown[epoch * PLACES + other] -= 1
        return True

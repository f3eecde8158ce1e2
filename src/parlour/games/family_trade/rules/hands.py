"""Hands for those whose cards a seat has not seen.

Hands that lack one item are rare, so they are not waited for: one is chosen among all that the unseen cards allow, each
as likely as the number of ways to make it.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, zeros
from parlour.games.family_trade import cards
from parlour.games.family_trade.rules import recall, table

ITEMS = cards.ITEMS
KINDS = cards.KINDS
NOTHING = cards.NOTHING
EPOCH_CARDS = recall.EPOCH_CARDS
PLACES = recall.PLACES
GONE = recall.GONE
TRIES = 5
SWEEPS = 2
HAND = 8


def choose(n: int, k: int) -> int:
    """In how many ways k of n cards can be chosen."""
    if k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


class Hands(recall.Recall):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        recall.Recall.__init__(self, players, ruleset, free, reshuffling, box)
        self.given: Bytes = zeros(EPOCH_CARDS)  # scratch: the cards chosen so far, by the deck they come from
        self.there: Bytes = zeros(ITEMS)
        self.forced = NOTHING  # the seat that must be able to take the discard

    def is_hidden(self, other: int, seat: int) -> bool:
        return other not in (seat, self.winner)

    def deal_announced(self, seat: int) -> bool:
        """Hands that lack one item, for those who must have one."""
        several = 0
        for other in range(self.players):
            if self.is_bound(other, seat):
                several += 1
                if not self.choose_hand(other):
                    return False
        if several > 1 and self.epoch == 0:
            for _ in range(SWEEPS):
                for other in range(self.players):
                    if self.is_bound(other, seat):
                        self.take_back(other)
                        if not self.choose_hand(other):
                            return False
        return True

    def deal_pair(self) -> bool:
        """In Battle Royale, two cards like the discard for the seat that must be able to take it."""
        if self.forced == NOTHING:
            return True
        for i in range(EPOCH_CARDS):
            self.given[i] = 0
        self.hands[self.forced] = 2 * table.one(self.offered)
        return self.take_one(self.forced, self.offered) and self.take_one(self.forced, self.offered)

    def is_bound(self, other: int, seat: int) -> bool:
        if not self.is_hidden(other, seat):
            return False
        return other == self.forced or self.announced & table.bit(other) != 0

    def take_back(self, other: int) -> None:
        for card in range(ITEMS):
            self.pool[card] += (self.hands[other] >> (4 * card)) & 15
        self.unknown[other] = HAND
        self.hands[other] = 0

    def choose_hand(self, other: int) -> bool:
        """A pair and two sets among all that the unseen cards allow, from the decks that the cards came from."""
        for _ in range(TRIES):
            number = self.choose_number(other)
            if number < 0:
                return False
            if self.take_hand(other, number):
                return True
        return False

    def choose_number(self, other: int) -> int:
        """The items of a pair and two sets, as one number; each as likely as the ways to make it; -1 if none can be."""
        self.count_there(other)
        total = 0
        chosen = -1
        for two in range(ITEMS):
            if not self.can_lack(other, two):
                continue
            for three in range(ITEMS):
                if self.there[three] >= 3:
                    for more in range(three, ITEMS):
                        ways = self.ways(two, three, more) if self.there[more] >= 3 else 0
                        total += ways
                        if ways > 0 and self.below(total) < ways:
                            chosen = (two * ITEMS + three) * ITEMS + more
        return chosen

    def count_there(self, other: int) -> None:
        """The unseen cards of the decks that the seat has cards of."""
        for item in range(ITEMS):
            self.there[item] = 0
            for epoch in range(self.epoch + 1):
                if self.unknown[epoch * PLACES + other] > 0:
                    self.there[item] += self.pool[epoch * KINDS + item]

    def can_lack(self, other: int, item: int) -> bool:
        if self.there[item] < 2 or self.ruled_out[other] & table.bit(item):
            return False
        return other != self.forced or item == self.offered

    def ways(self, two: int, three: int, more: int) -> int:
        """In how many ways the unseen cards make a pair and two sets of these items."""
        hand = 2 * table.one(two) + 3 * table.one(three) + 3 * table.one(more)
        ways = choose(self.there[two], (hand >> (4 * two)) & 15)
        if three != two:
            ways *= choose(self.there[three], (hand >> (4 * three)) & 15)
        if more not in (two, three):
            ways *= choose(self.there[more], (hand >> (4 * more)) & 15)
        return ways

    def take_hand(self, other: int, number: int) -> bool:
        """Take the cards; False, and nothing taken, if they do not come from the decks they must come from."""
        hand = 2 * table.one(number // (ITEMS * ITEMS))
        hand += 3 * table.one(number // ITEMS % ITEMS) + 3 * table.one(number % ITEMS)
        for i in range(EPOCH_CARDS):
            self.given[i] = 0
        for card in range(ITEMS):
            for _ in range((hand >> (4 * card)) & 15):
                if not self.take_one(other, card):
                    self.give_back(other)
                    return False
        self.hands[other] = hand
        return True

    def take_one(self, other: int, card: int) -> bool:
        """Take a card of a deck that the seat has cards of, as likely as it is to come from there."""
        total = 0
        chosen = NOTHING
        for epoch in range(self.epoch + 1):
            weight = self.pool[epoch * KINDS + card] * self.unknown[epoch * PLACES + other]
            total += weight
            if weight > 0 and self.below(total) < weight:
                chosen = epoch
        if chosen == NOTHING:
            return False
        self.pool[chosen * KINDS + card] -= 1
        self.given[chosen * KINDS + card] += 1
        self.unknown[chosen * PLACES + other] -= 1
        return True

    def give_back(self, other: int) -> None:
        for epoch in range(self.epoch + 1):
            for card in range(ITEMS):
                number = self.given[epoch * KINDS + card]
                self.pool[epoch * KINDS + card] += number
                self.unknown[epoch * PLACES + other] += number

    def deal_rest(self, seat: int) -> bool:
        """Deal what is left of each deck to those who drew from it; the rest of the last is the deck."""
        size = 0
        expected = self.deck_size
        for epoch in range(self.epoch + 1):
            if size != 0:
                return False
            for card in range(KINDS):
                for _ in range(self.pool[epoch * KINDS + card]):
                    self.deck[size] = card
                    size += 1
            self.shuffle(self.deck, size)
            for place in range(PLACES):
                for _ in range(self.unknown[epoch * PLACES + place]):
                    if size == 0:
                        return False
                    size -= 1
                    if place != GONE:
                        self.hands[place] += table.one(self.deck[size])
        return size == expected

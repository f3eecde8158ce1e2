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
TRIES = 400
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
        total = 0
        for number in range(ITEMS * ITEMS * ITEMS):
            total += self.ways(other, number)
        if total == 0:
            return False
        for _ in range(TRIES):
            point = self.below(total)
            number = 0
            while point >= self.ways(other, number):
                point -= self.ways(other, number)
                number += 1
            if self.take_hand(other, number):
                return True
        return False

    def ways(self, other: int, number: int) -> int:
        """In how many ways the unseen cards make a pair and two sets, numbered by their items."""
        two = number // (ITEMS * ITEMS)
        three = number // ITEMS % ITEMS
        more = number % ITEMS
        if more < three or self.ruled_out[other] & table.bit(two):
            return 0
        if other == self.forced and two != self.offered:
            return 0
        hand = 2 * table.one(two) + 3 * table.one(three) + 3 * table.one(more)
        ways = self.ways_of(other, hand, two)
        if three != two:
            ways *= self.ways_of(other, hand, three)
        if more not in (two, three):
            ways *= self.ways_of(other, hand, more)
        return ways

    def ways_of(self, other: int, hand: int, item: int) -> int:
        there = 0
        for epoch in range(self.epoch + 1):
            if self.unknown[epoch * PLACES + other] > 0:
                there += self.pool[epoch * KINDS + item]
        return choose(there, (hand >> (4 * item)) & 15)

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
        there = 0
        chosen = NOTHING
        for epoch in range(self.epoch + 1):
            if self.is_source(other, epoch):
                cards_here = self.pool[epoch * KINDS + card]
                there += cards_here
                if cards_here > 0 and self.below(there) < cards_here:
                    chosen = epoch
        if chosen == NOTHING or self.unknown[chosen * PLACES + other] == 0:
            return False
        self.pool[chosen * KINDS + card] -= 1
        self.given[chosen * KINDS + card] += 1
        self.unknown[chosen * PLACES + other] -= 1
        return True

    def is_source(self, other: int, epoch: int) -> bool:
        """Whether the seat has cards of that deck, those given in this try included."""
        had = self.unknown[epoch * PLACES + other]
        for card in range(ITEMS):
            had += self.given[epoch * KINDS + card]
        return had > 0

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

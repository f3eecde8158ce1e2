"""Hands that lack one item, for those who must have one.

They are rare, so they are not waited for: one is chosen among all that the unseen cards allow, each as likely as the
number of ways to make it. The ways are counted item by item: of each a hand has a pair or not, and up to two sets.
"""

from __future__ import annotations

from math import comb

from parlour.engine.state import Ints, zeros
from parlour.games.family_trade import cards
from parlour.games.family_trade.rules import table, unseen

ITEMS = cards.ITEMS
KINDS = cards.KINDS
MARKET_MAKE = cards.MARKET_MAKE
NOTHING = cards.NOTHING
SLOTS = unseen.SLOTS
HAND = 8
SHAPES = 6  # 1 for a pair and 2 for each set
ALL_SHAPES = 54
WHOLE = 5
SIZES = [0, 2, 3, 5, 6, 8]  # the cards of a shape
WAYS = [comb(n, k) for n in range(15) for k in range(HAND + 1)]


def choose(n: int, k: int) -> int:
    """In how many ways k of n cards can be chosen."""
    return WAYS[n * (HAND + 1) + k]


class Hands(unseen.Unseen):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        unseen.Unseen.__init__(self, players, ruleset, free, reshuffling, box)
        self.ways: Ints = zeros(ALL_SHAPES)  # scratch: to complete each shape with the items from each on
        self.known_hand = 0

    def count_ways(self, epoch: int, lacking: int) -> int:
        """The ways to complete the known part of a hand from one deck so that it lacks one of some items."""
        for shape in range(SHAPES):
            self.ways[ITEMS * SHAPES + shape] = 0
        self.ways[ITEMS * SHAPES + WHOLE] = 1
        if self.known_hand >> (4 * MARKET_MAKE) != 0:
            return 0
        for back in range(ITEMS):
            item = ITEMS - 1 - back
            for shape in range(SHAPES):
                self.ways[item * SHAPES + shape] = 0
            for more in range(SHAPES):
                ways = self.ways_of(epoch, item, more, lacking)
                if ways != 0:
                    self.add_ways(item, more, ways)
        return self.ways[0]

    def ways_of(self, epoch: int, item: int, more: int, lacking: int) -> int:
        """The ways to have so much of one item."""
        if more & 1 and lacking & table.bit(item) == 0:
            return 0
        missing = SIZES[more] - ((self.known_hand >> (4 * item)) & 15)
        if missing < 0:
            return 0
        return choose(self.pool[epoch * KINDS + item], missing)

    def add_ways(self, item: int, more: int, ways: int) -> None:
        for shape in range(SHAPES - more):
            if shape & more & 1 == 0:
                self.ways[item * SHAPES + shape] += ways * self.ways[(item + 1) * SHAPES + shape + more]

    def choose_shape(self, epoch: int, item: int, shape: int, lacking: int) -> int:
        """How much of an item, when the items before make this shape."""
        aim = self.below(self.ways[item * SHAPES + shape])
        for more in range(SHAPES - shape):
            if shape & more & 1 == 0:
                rest = self.ways[(item + 1) * SHAPES + shape + more]
                part = self.ways_of(epoch, item, more, lacking) * rest if rest != 0 else 0
                if aim < part:
                    return more
                aim -= part
        return 0

    def make_ready(self, other: int, lacking: int) -> int:
        """Eight cards that lack one of some items; in how many ways that could be done."""
        epoch = self.main_epoch(other)
        unknown = self.fill_but(other, epoch)
        total = self.count_ways(epoch, lacking)
        if total == 0:
            return 0
        if self.mixed:
            self.weight *= total
            for i in range(unknown):
                self.weight *= (i + 1) * 1.0 / (self.left[epoch] - i)
        shape = 0
        for item in range(ITEMS):
            more = self.choose_shape(epoch, item, shape, lacking)
            for _ in range(SIZES[more] - ((self.known_hand >> (4 * item)) & 15)):
                self.put_somewhere(other, item, unknown)
                unknown -= 1
            shape += more
        return total

    def take_back(self, other: int) -> None:
        """The eight cards are unknown again; they all came from the only deck."""
        for i in range(other * SLOTS, other * SLOTS + HAND):
            self.pool[self.slot_face[i]] += 1
            self.left[0] += 1
            self.slot_face[i] = NOTHING

    def main_epoch(self, other: int) -> int:
        """The deck that most of the seat's unknown cards came from."""
        most = 0
        found = self.first_epoch
        for epoch in range(self.first_epoch, self.epoch + 1):
            count = 0
            for i in range(other * SLOTS, other * SLOTS + HAND):
                if self.slot_face[i] == NOTHING and self.slot_epoch[i] == epoch:
                    count += 1
            if count > most:
                most = count
                found = epoch
        return found

    def fill_but(self, other: int, epoch: int) -> int:
        """Any cards for the slots from other decks than one; the number of slots left."""
        self.known_hand = 0
        unknown = 0
        for i in range(other * SLOTS, other * SLOTS + HAND):
            if self.slot_epoch[i] != epoch:
                self.fill_slot(i)
            if self.slot_face[i] == NOTHING:
                unknown += 1
            else:
                self.known_hand += table.one(self.slot_face[i])
        return unknown

    def put_somewhere(self, other: int, card: int, unknown: int) -> None:
        """The card goes into one of the seat's unknown slots."""
        aim = self.below(unknown)
        i = other * SLOTS
        while self.slot_face[i] != NOTHING or aim > 0:
            if self.slot_face[i] == NOTHING:
                aim -= 1
            i += 1
        self.set_face(i, card)

"""Hands that lack one item, for those who must have one.

They are rare, so they are not waited for: one is chosen among all that the unseen cards allow, each as likely as the
number of ways to make it. The ways are counted item by item (dynamic programming): of each a hand has a pair or not,
and up to two sets.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, play, tables
from parlour.games.family_trade.knowledge import slots


def count_ways(s: play.Play, epoch: int, lacking: int) -> int:
    """The ways to complete the known part of a hand from one deck so that it lacks one of some items."""
    for shape in range(tables.SHAPES):
        s.ways[cards.ITEMS][shape] = 0
    s.ways[cards.ITEMS][tables.WHOLE] = 1
    if cards.count(s.known_hand, cards.MARKET_MAKE) != 0:
        return 0
    for back in range(cards.ITEMS):
        item = cards.ITEMS - 1 - back
        for shape in range(tables.SHAPES):
            s.ways[item][shape] = 0
        for more in range(tables.SHAPES):
            ways = ways_of(s, epoch, item, more, lacking)
            if ways != 0:
                add_ways(s, item, more, ways)
    return s.ways[0][0]


def ways_of(s: play.Play, epoch: int, item: int, more: int, lacking: int) -> int:
    """The ways to have so much of one item."""
    if more & 1 and lacking & native.bit(item) == 0:
        return 0
    missing = tables.SIZES[more] - cards.count(s.known_hand, item)
    if missing < 0:
        return 0
    return tables.WAYS[s.pool[epoch][item]][missing]


def add_ways(s: play.Play, item: int, more: int, ways: int) -> None:
    for shape in range(tables.SHAPES - more):
        if shape & more & 1 == 0:
            s.ways[item][shape] += ways * s.ways[item + 1][shape + more]


def below(s: play.Play, most: int) -> int:
    """As the state's, but for more ways than a draw of the generator tells apart."""
    if most <= tables.ONE_DRAW:
        return s.below(most)
    return (s.below(tables.ONE_DRAW) * tables.ONE_DRAW + s.below(tables.ONE_DRAW)) % most


def choose_shape(s: play.Play, epoch: int, item: int, shape: int, lacking: int) -> int:
    """How much of an item, when the items before make this shape."""
    aim = below(s, s.ways[item][shape])
    for more in range(tables.SHAPES - shape):
        if shape & more & 1 == 0:
            rest = s.ways[item + 1][shape + more]
            part = ways_of(s, epoch, item, more, lacking) * rest if rest != 0 else 0
            if aim < part:
                return more
            aim -= part
    return 0


def make_ready(s: play.Play, other: int, lacking: int) -> int:
    """Eight cards that lack one of some items; in how many ways that could be done."""
    epoch = main_epoch(s, other)
    unknown = fill_but(s, other, epoch)
    total = count_ways(s, epoch, lacking)
    if total == 0:
        return 0
    if s.mixed:
        s.weight *= total
        for i in range(unknown):
            s.weight *= (i + 1) * 1.0 / (s.left[epoch] - i)
    shape = 0
    for item in range(cards.ITEMS):
        more = choose_shape(s, epoch, item, shape, lacking)
        for _ in range(tables.SIZES[more] - cards.count(s.known_hand, item)):
            put_somewhere(s, other, item, unknown)
            unknown -= 1
        shape += more
    return total


def take_back(s: play.Play, other: int) -> None:
    """The eight cards are unknown again; they all came from the only deck."""
    for i in range(cards.HAND):
        s.pool[0][s.slot_face[other][i]] += 1
        s.left[0] += 1
        s.slot_face[other][i] = cards.NOTHING


def main_epoch(s: play.Play, other: int) -> int:
    """The deck that most of the seat's unknown cards came from."""
    most = 0
    found = s.first_epoch
    for epoch in range(s.first_epoch, s.epoch + 1):
        count = 0
        for i in range(cards.HAND):
            if s.slot_face[other][i] == cards.NOTHING and s.slot_epoch[other][i] == epoch:
                count += 1
        if count > most:
            most = count
            found = epoch
    return found


def fill_but(s: play.Play, other: int, epoch: int) -> int:
    """Any cards for the slots from other decks than one; the number of slots left."""
    s.known_hand = 0
    unknown = 0
    for i in range(cards.HAND):
        if s.slot_epoch[other][i] != epoch:
            slots.fill_slot(s, other, i)
        if s.slot_face[other][i] == cards.NOTHING:
            unknown += 1
        else:
            s.known_hand += cards.one(s.slot_face[other][i])
    return unknown


def put_somewhere(s: play.Play, other: int, card: int, unknown: int) -> None:
    """The card goes into one of the seat's unknown slots."""
    aim = s.below(unknown)
    for i in range(cards.HAND):
        if s.slot_face[other][i] == cards.NOTHING:
            if aim == 0:
                slots.set_face(s, other, i, card)
                return
            aim -= 1

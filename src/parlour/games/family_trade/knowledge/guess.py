"""The history gone through again as one seat saw it, and what it did not see guessed.

The guess: another seat discards one of its cards at random, as long as it has not announced. Where a deck was refilled,
its cards are the former discards, which are known; so a discard tells something about the deck that it came from, and
one guess fits better than another. The weight of a guess (its importance weight) is how likely it makes what was seen.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, play, tables
from parlour.games.family_trade.knowledge import asked, decks, ready, slots


def start_part(s: play.Play) -> None:
    s.weight = 1.0
    s.epoch = s.first_epoch
    forget_hands(s)


def forget_hands(s: play.Play) -> None:
    s.bound = 0
    s.threw = 0
    for seat in range(s.players):
        s.held[seat] = 0
        s.lacked[seat] = cards.NOTHING
        s.now[seat] = 0


def guess(s: play.Play, me: int, first: int, end: int) -> bool:
    """Imagine all that the seat did not see in a part of the history; False if it does not come to what it saw."""
    s.me = me
    s.part_end = end
    if s.refilled > 0:
        decks.list_needed(s, me, first, end)
    for at in range(first, end):
        if not recall(s, me, at):
            return False
    if s.bound != 0 and not fill_bound(s):
        return False
    decks.fill_rest(s, me, first, end)
    return True


def recall(s: play.Play, me: int, at: int) -> bool:
    kind = s.event_kind[at]
    other = s.event_seat[at]
    if kind == tables.DISCARD:
        if other != me and not throw(s, other, s.event_card[at]):
            return False
        s.threw |= native.bit(other)
        return not s.waits or asked.choose_asked(s, me, at)
    if kind == tables.SHOW and other != me:
        return slots.give(s, other, s.event_card[at])
    if kind == tables.DRAW and other != me:
        slots.add_slot(s, other, at)
    elif kind == tables.RESHUFFLE:
        s.epoch += 1
    else:
        pass_by(s, kind, other)
    return True


def throw(s: play.Play, other: int, card: int) -> bool:
    if s.bound & native.bit(other):  # TR-3.4: the card it drew, which is set aside
        s.held[other] -= 1
        slots.write_face(s, other, s.held[other], card)
        return True
    s.lacked[other] = cards.NOTHING
    return slots.give(s, other, card)


def pass_by(s: play.Play, kind: int, other: int) -> None:
    """An event that moves no card."""
    if kind == tables.ROUND_END:
        forget_hands(s)
    elif kind == tables.ANNOUNCE:
        s.bound |= native.bit(other)


# Hands


def fill_bound(s: play.Play) -> bool:
    """Those who announced lack one item. What the first takes from the choice of the others is weighed; where that
    is refused too often, each chooses again in turn instead."""
    most: float = 1.0
    s.known_hand = 0
    if not s.mixed:
        for other in range(s.players):
            if is_bound(s, other):
                most *= ready.count_ways(s, 0, may_lack_items(s, other))
    for other in range(s.players):
        if is_bound(s, other):
            ways = ready.make_ready(s, other, may_lack_items(s, other))
            if ways == 0:
                return False
            if not s.mixed:
                s.weight *= ways
    if not s.mixed:
        s.weight /= most
        if s.tries > tables.PATIENCE:
            choose_in_turn(s)
    return True


def choose_in_turn(s: play.Play) -> None:
    """Gibbs sweeps: each chooses anew while the others keep what they have."""
    s.weight = 1.0
    for _ in range(tables.SWEEPS):
        for other in range(s.players):
            if is_bound(s, other):
                ready.take_back(s, other)
                ready.make_ready(s, other, may_lack_items(s, other))


def is_bound(s: play.Play, other: int) -> bool:
    return s.bound & native.bit(other) != 0 and s.held[other] >= cards.HAND


def may_lack_items(s: play.Play, other: int) -> int:
    items = tables.ALL_ITEMS & ~s.ruled_out[other] & ~s.barred[other]
    return items if s.lacked[other] == cards.NOTHING else items & native.bit(s.lacked[other])

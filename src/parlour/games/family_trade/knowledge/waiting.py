"""What a seat can tell of who was asked.

While somebody is asked about a discard, the table waits. Most seats cannot tell that from the next seat thinking. But
the next seat itself can, since it is not its turn yet; so can everybody when the deck is empty, since it is not
refilled yet; and who is asked later than others can, since the question does not come at once.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, play, tables
from parlour.games.family_trade.rules import sets, table


def learn(s: play.Play, me: int) -> None:
    """Walk the history as the seat saw it."""
    start_learning(s)
    for at in range(s.events):
        kind = s.event_kind[at]
        other = s.event_seat[at]
        if kind == tables.DRAW:
            s.deck_left -= 1
            s.is_resting = False
            if other == me:
                s.now[me] += cards.one(s.event_card[at])
        elif kind == tables.DISCARD:
            s.lying += 1
            s.is_resting = True
            if other == me:
                s.now[me] -= cards.one(s.event_card[at])
            if not s.free:
                learn_asked(s, me, at)
        elif kind == tables.TAKE:
            s.lying -= 1
            s.is_resting = False
        elif kind == tables.ANNOUNCE:
            s.bound |= native.bit(other)
        elif kind == tables.RESHUFFLE:
            s.deck_left = s.lying
            s.lying = 0
            s.is_resting = False
        elif kind == tables.ROUND_END:
            s.now[me] = 0
    if s.is_resting and s.free:
        s.was_asked = s.event_asked[s.offered_at] & native.bit(me) != 0


def start_learning(s: play.Play) -> None:
    s.deck_left = s.total_cards
    s.lying = 0
    s.bound = 0
    s.is_resting = False
    s.was_asked = False
    for seat in range(s.players):
        s.now[seat] = 0
        s.barred[seat] = 0
    for card in range(cards.KINDS):
        s.lying += s.copies[card] - s.first_deck[card]


def learn_asked(s: play.Play, me: int, at: int) -> None:
    s.was_asked = s.event_asked[at] & native.bit(me) != 0
    s.told_before[at] = tables.UNTOLD
    s.told_after[at] = tables.UNTOLD
    s.chose_before[at] = False
    s.chose_after[at] = False
    tell_by_waiting(s, me, at)
    took = taker(s, at)
    if took != cards.NOTHING:
        leave_out(s, me, at, took)
    if s.event_card[at] < cards.ITEMS:
        bar(s, me, at)


def tell_by_waiting(s: play.Play, me: int, at: int) -> None:
    discarder = s.event_seat[at]
    mine = table.distance(s, discarder, me)
    before = tables.NOBODY
    after = tables.NOBODY
    for other in range(s.players):
        if other != me and s.event_asked[at] & native.bit(other):
            if table.distance(s, discarder, other) < mine:
                before = tables.SOMEBODY
            else:
                after = tables.SOMEBODY
    if mine != 0 and sets.is_sets(s.now[me] + cards.one(s.event_card[at])):
        s.told_before[at] = before
        if (mine == 1 or s.deck_left == 0) and s.was_asked and not is_deciding(s, me, at):
            s.told_after[at] = after
    elif mine == 1 or (mine == 0 and s.deck_left == 0):
        s.told_after[at] = after
    elif mine > 1 and s.deck_left == 0 and before + after == 2 * tables.NOBODY:
        s.told_before[at] = tables.NOBODY
        s.told_after[at] = tables.NOBODY
    elif mine > 1 and s.deck_left == 0:
        s.told_before[at] = tables.ANYWHERE


def is_deciding(s: play.Play, me: int, at: int) -> bool:
    return s.phase == moves.CLAIM and s.seat == me and at == s.offered_at and not s.over


def taker(s: play.Play, at: int) -> int:
    """Who took the discard, or NOTHING."""
    at += 1
    while at < s.events and s.event_kind[at] in (tables.ANNOUNCE, tables.CALL):
        at += 1
    return s.event_seat[at] if at < s.events and s.event_kind[at] == tables.TAKE else cards.NOTHING


def leave_out(s: play.Play, me: int, at: int, took: int) -> None:
    """What the seat could tell but for the taker, whom everybody knows to have been asked."""
    discarder = s.event_seat[at]
    is_before = table.distance(s, discarder, took) < table.distance(s, discarder, me)
    if s.told_before[at] == tables.ANYWHERE or (is_before and s.told_before[at] == tables.SOMEBODY):
        s.told_before[at] = tables.UNTOLD
    if not is_before:
        s.told_after[at] = tables.UNTOLD


def bar(s: play.Play, me: int, at: int) -> None:
    """Where nobody was asked, nobody who had announced lacks the card."""
    discarder = s.event_seat[at]
    for other in range(s.players):
        if other not in (me, discarder) and s.bound & native.bit(other):
            is_before = table.distance(s, discarder, other) < table.distance(s, discarder, me)
            told = s.told_before[at] if is_before else s.told_after[at]
            if told == tables.NOBODY:
                s.barred[other] |= native.bit(s.event_card[at])

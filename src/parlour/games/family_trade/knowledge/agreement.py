"""Whether an imagined history comes to what the seat saw."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, play, tables
from parlour.games.family_trade.knowledge import guess, waiting
from parlour.games.family_trade.rules import sets, table


def agrees(s: play.Play, me: int, first: int, end: int) -> bool:
    """Walk what is imagined; False if something that the seat saw would not have happened."""
    guess.forget_hands(s)
    for at in range(first, end):
        follow(s, at)
        if not happens(s, me, at):
            return False
    return True


def follow(s: play.Play, at: int) -> None:
    """Change the hands as the event did."""
    kind = s.event_kind[at]
    other = s.event_seat[at]
    if kind == tables.DRAW:
        s.now[other] += cards.one(s.event_card[at])
    elif kind == tables.DISCARD:
        s.now[other] -= cards.one(s.event_card[at])
    else:
        guess.pass_by(s, kind, other)


def happens(s: play.Play, me: int, at: int) -> bool:
    kind = s.event_kind[at]
    other = s.event_seat[at]
    if kind == tables.CALL:
        return other == me or is_false(s, other, s.event_card[at])
    if kind != tables.DISCARD:
        return True
    if other != me and not announces_rightly(s, other, at):
        return False
    return s.free or s.told_before[at] + s.told_after[at] == tables.UNTOLD or waits_rightly(s, me, at)


def is_false(s: play.Play, other: int, card: int) -> bool:
    """Whether a call for a discard, or for NOTHING on turn, is false."""  # TR-4.6
    return not sets.is_sets(s.now[other]) if card == cards.NOTHING else not could_take(s, other, card)


def could_take(s: play.Play, other: int, card: int) -> bool:
    return sets.is_sets(s.now[other] + cards.one(card))


def announces_rightly(s: play.Play, other: int, at: int) -> bool:
    """Who is one to go after discarding says so, and nobody else."""  # TR-3.4
    if s.ruleset == moves.BATTLE or s.bound & native.bit(other):
        return True
    says = at + 1 < s.events and s.event_kind[at + 1] == tables.ANNOUNCE
    return says == (sets.lacks(s.now[other]) != cards.NOTHING)


def waits_rightly(s: play.Play, me: int, at: int) -> bool:
    count_asked(s, me, at)
    before = s.told_before[at]
    after = s.told_after[at]
    if before == tables.ANYWHERE:
        s.before += s.later
        s.later = 0
    if (before == tables.NOBODY and s.before > 0) or (before >= tables.SOMEBODY and s.before == 0):
        return False
    if (after == tables.NOBODY and s.later > 0) or (after == tables.SOMEBODY and s.later == 0):
        return False
    if s.chose_before[at]:
        s.weight /= s.before
    if s.chose_after[at]:
        s.weight /= s.later
    return True


def count_asked(s: play.Play, me: int, at: int) -> None:
    discarder = s.event_seat[at]
    mine = table.distance(s, discarder, me)
    s.before = 0
    s.later = 0
    for other in range(s.players):
        if other not in (me, discarder) and could_take(s, other, s.event_card[at]):
            if table.distance(s, discarder, other) < mine:
                s.before += 1
            else:
                s.later += 1


# What it comes to


def write_asked(s: play.Play) -> None:
    """Who was asked in the imagined history, about each discard but one that may be taken still."""
    guess.forget_hands(s)
    for at in range(s.events):
        follow(s, at)
        if s.event_kind[at] == tables.DISCARD:
            s.event_asked[at] = asked_about(s, at)


def asked_about(s: play.Play, at: int) -> int:
    discarder = s.event_seat[at]
    taker = waiting.taker(s, at)
    asked = 0
    other = table.after(s, discarder)
    while other != discarder:
        if s.free or could_take(s, other, s.event_card[at]):
            asked |= native.bit(other)
        if other == taker:
            return asked
        other = table.after(s, other)
    return asked

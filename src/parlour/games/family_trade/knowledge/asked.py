"""Who was asked about a discard, where the seat can tell that somebody was."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, play, tables
from parlour.games.family_trade.knowledge import guess, ready, slots
from parlour.games.family_trade.rules import table


def choose_asked(s: play.Play, me: int, at: int) -> bool:
    """Choose who was asked about a discard, among those of whom the seat knows that one was."""
    s.chose_before[at] = False
    s.chose_after[at] = False
    before = s.told_before[at]
    if before >= tables.SOMEBODY and not choose_one(s, me, at, True, before == tables.ANYWHERE):
        return False
    return s.told_after[at] != tables.SOMEBODY or choose_one(s, me, at, False, True)


def choose_one(s: play.Play, me: int, at: int, before: bool, after: bool) -> bool:
    """One of those before the seat, of those after it, or of both; each as likely as it can take the card."""
    card = s.event_card[at]
    total: float = 0.0
    share: float = 0.0
    chosen = cards.NOTHING
    for other in range(s.players):
        if other != me and is_meant(s, me, at, other, before, after):
            if s.lacked[other] == card:
                return True
            part: float = likelihood_ready(s, at, other)
            total += part
            if part > 0.0 and slots.luck(s) * total < part:
                chosen = other
                share = part
    if chosen == cards.NOTHING:
        return False
    if before:
        s.chose_before[at] = True
    else:
        s.chose_after[at] = True
    s.weight *= total / share
    return complete(s, chosen, card)


def is_meant(s: play.Play, me: int, at: int, other: int, before: bool, after: bool) -> bool:
    discarder = s.event_seat[at]
    if other == discarder:
        return False
    return before if table.distance(s, discarder, other) < table.distance(s, discarder, me) else after


def likelihood_ready(s: play.Play, at: int, other: int) -> float:
    if s.ruleset == moves.BATTLE:
        return chance_of_pair(s, at, other) if s.held[other] == 2 else 0.0
    card = s.event_card[at]
    if s.lacked[other] != cards.NOTHING:
        return 0.0
    if s.bound & native.bit(other):
        return 1.0 * tables.AN_ANNOUNCED if guess.may_lack_items(s, other) & native.bit(card) else 0.0
    return 0.0 if s.threw & native.bit(other) else 1.0


def chance_of_pair(s: play.Play, at: int, other: int) -> float:
    """How likely the seat has two of a discarded card, of those that others will not show."""
    card = s.event_card[at]
    reserved = count_reserved(s, at, other) if s.epoch == s.first_epoch else 0
    chance: float = 1.0
    last = tables.NO_EPOCH
    for i in range(2):
        if s.slot_face[other][i] != card:
            epoch = s.slot_epoch[other][i]
            count = s.pool[epoch][card]
            taken = reserved + 1 if epoch == last else reserved
            if s.slot_face[other][i] != cards.NOTHING or count <= taken:
                return 0.0
            chance *= (count - taken) * 1.0 / s.left[epoch]
            last = epoch
    return chance


def count_reserved(s: play.Play, at: int, other: int) -> int:
    """How many more such cards of this deck others than the seat will show."""
    card = s.event_card[at]
    count = 0
    for later in range(at + 1, s.part_end):
        kind = s.event_kind[later]
        if kind == tables.RESHUFFLE:
            break
        if kind in (tables.DISCARD, tables.SHOW) and s.event_card[later] == card:
            if s.event_seat[later] not in (s.me, other):
                count += 1
    for seat in range(s.players):
        if seat != other:
            for i in range(s.held[seat]):
                if s.slot_face[seat][i] == card and count > 0:
                    count -= 1
    return count


def complete(s: play.Play, other: int, card: int) -> bool:
    """The seat lacks the card."""
    if s.ruleset != moves.BATTLE:
        s.lacked[other] = card
        return s.bound & native.bit(other) != 0 or ready.make_ready(s, other, native.bit(card)) != 0
    for i in range(2):
        fit: float = slots.fit(s, other, i, card)
        if fit <= 0.0:
            return False
        s.weight *= fit
        if s.slot_face[other][i] == cards.NOTHING:
            slots.set_face(s, other, i, card)
    return True

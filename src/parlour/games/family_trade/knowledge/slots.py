"""The cards that a seat has not seen: where they are, and which deck they came from.

Another seat's card is a slot until it shows: drawn at one place of the history, from one deck. What is found out or
imagined about it is written into the history there.
"""

from __future__ import annotations

from parlour.games.family_trade import cards, play, tables


def luck(s: play.Play) -> float:
    """A random number from 0 to 1."""
    return s.below(tables.FINE) * 1.0 / tables.FINE


def add_slot(s: play.Play, other: int, at: int) -> None:
    i = s.held[other]
    s.event_card[at] = cards.NOTHING
    s.slot_at[other][i] = at
    s.slot_epoch[other][i] = s.epoch
    s.slot_face[other][i] = cards.NOTHING
    s.held[other] += 1


def drop_slot(s: play.Play, other: int, i: int) -> None:
    s.held[other] -= 1
    for place in range(i, s.held[other]):
        s.slot_at[other][place] = s.slot_at[other][place + 1]
        s.slot_epoch[other][place] = s.slot_epoch[other][place + 1]
        s.slot_face[other][place] = s.slot_face[other][place + 1]


def take_from(s: play.Play, epoch: int, card: int) -> None:
    s.pool[epoch][card] -= 1
    s.left[epoch] -= 1


def write_face(s: play.Play, other: int, i: int, card: int) -> None:
    s.slot_face[other][i] = card
    s.event_card[s.slot_at[other][i]] = card


def set_face(s: play.Play, other: int, i: int, card: int) -> None:
    take_from(s, s.slot_epoch[other][i], card)
    write_face(s, other, i, card)


def random_card(s: play.Play, epoch: int) -> int:
    """One of the unseen cards of a deck, each as likely."""
    aim = s.below(s.left[epoch])
    for card in range(cards.KINDS):
        if aim < s.pool[epoch][card]:
            return card
        aim -= s.pool[epoch][card]
    s.refuse_world()
    s.pool[epoch][0] += 1  # so that no count falls below zero
    s.left[epoch] += 1
    return 0


def fill_slot(s: play.Play, other: int, i: int) -> None:
    if s.slot_face[other][i] == cards.NOTHING:
        set_face(s, other, i, random_card(s, s.slot_epoch[other][i]))


# A card shows


def fit(s: play.Play, other: int, i: int, card: int) -> float:
    """How likely it is that the slot is such a card."""
    if s.slot_face[other][i] != cards.NOTHING:
        return 1.0 if s.slot_face[other][i] == card else 0.0
    epoch = s.slot_epoch[other][i]
    if s.pool[epoch][card] == 0:
        return 0.0
    return s.pool[epoch][card] * 1.0 / s.left[epoch]


def give(s: play.Play, other: int, card: int) -> bool:
    """The seat gives such a card away, one of its cards at random; False if it can have none."""
    if s.epoch == s.first_epoch and not s.waits:  # it came from the only deck, and is set aside there
        chosen = s.below(s.held[other])
        write_face(s, other, chosen, card)
    else:
        chosen = choose_slot(s, other, card)
        if chosen == tables.NO_SLOT:
            return False
        if s.slot_face[other][chosen] == cards.NOTHING:
            set_face(s, other, chosen, card)
    drop_slot(s, other, chosen)
    return True


def choose_slot(s: play.Play, other: int, card: int) -> int:
    size = s.held[other]
    if s.epoch > s.first_epoch:
        look_ahead(s, other, card)
    total: float = 0.0
    for i in range(size):
        total += fit_now(s, other, i, card)
    s.weight *= total * tables.USUAL / size
    aim: float = luck(s) * total
    chosen = tables.NO_SLOT
    for i in range(size):
        part: float = fit_now(s, other, i, card)
        if part > 0.0:
            chosen = i
            if aim < part:
                return i
            aim -= part
    return chosen


# Looking ahead, once the deck was refilled: what others will show must be there


def look_ahead(s: play.Play, other: int, card: int) -> None:
    """Whether the seat's card can come from a former deck, and whether from the last."""
    s.needed[other][(s.epoch - s.first_epoch) * cards.KINDS + card] -= 1
    count_old(s)
    s.old_fits = s.old[other] > 0
    if s.old_fits:
        s.old[other] -= 1
        s.old_fits = is_enough(s)
        s.old[other] += 1
    s.new_fits = s.pool[s.epoch][card] > 0
    if s.new_fits:
        s.pool[s.epoch][card] -= 1
        s.new_fits = is_enough(s)
        s.pool[s.epoch][card] += 1


def count_old(s: play.Play) -> None:
    for seat in range(s.players):
        s.old[seat] = 0
        for card in range(cards.KINDS):
            s.faces_held[seat][card] = 0
        for i in range(s.held[seat]):
            if s.slot_face[seat][i] != cards.NOTHING:
                s.faces_held[seat][s.slot_face[seat][i]] += 1
            elif s.slot_epoch[seat][i] < s.epoch:
                s.old[seat] += 1


def is_enough(s: play.Play) -> bool:
    """Whether this deck, or those until another, and the old cards can give all that will show. No more than a
    quick test: it may say so wrongly, but never the opposite."""
    for last in range(s.epoch, s.first_epoch + s.refilled + 1):
        spare = 0
        for seat in range(s.players):
            spare += s.old[seat]
        for card in range(cards.KINDS):
            missing = 0
            covered = 0
            for epoch in range(s.epoch, last + 1):
                missing -= s.pool[epoch][card]
            for seat in range(s.players):
                count = count_needed(s, seat, card, last)
                missing += count
                covered += count if count < s.old[seat] else s.old[seat]
            if missing > covered:
                return False
            if missing > 0:
                spare -= missing
        if spare < 0:
            return False
    return True


def count_needed(s: play.Play, seat: int, card: int, last: int) -> int:
    """How many of the card the seat will show but those that it has for sure."""
    count = -s.faces_held[seat][card]
    for epoch in range(s.epoch - s.first_epoch, last - s.first_epoch + 1):
        count += s.needed[seat][epoch * cards.KINDS + card]
    return count if count > 0 else 0


def fit_now(s: play.Play, other: int, i: int, card: int) -> float:
    if s.epoch > s.first_epoch and s.slot_face[other][i] == cards.NOTHING:
        if not (s.old_fits if s.slot_epoch[other][i] < s.epoch else s.new_fits):
            return 0.0
    return fit(s, other, i, card)

"""Which cards of each deck a seat has not seen."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, play, tables
from parlour.games.family_trade.knowledge import guess, slots


def open_box(s: play.Play, me: int) -> None:
    """The cards of every deck: those as the history begins, and then the discards, which everybody knows."""
    for card in range(cards.KINDS):
        s.pool[0][card] = s.first_deck[card] - s.shown_out[card] - s.own_out[me][card]
        s.open_pile[card] = s.copies[card] - s.first_deck[card]
    s.epoch = 0
    guess.forget_hands(s)
    open_deck(s, me, 0, True)
    for at in range(s.events):
        kind = s.event_kind[at]
        if kind == tables.RESHUFFLE:
            next_deck(s, me, at + 1)
        elif kind == tables.DISCARD:
            s.open_pile[s.event_card[at]] += 1
        elif kind == tables.TAKE:
            s.open_pile[s.event_card[at]] -= 1
        else:
            guess.pass_by(s, kind, s.event_seat[at])


def next_deck(s: play.Play, me: int, first: int) -> None:
    s.epoch += 1
    for card in range(cards.KINDS):
        s.pool[s.epoch][card] = s.open_pile[card]
        s.open_pile[card] = 0
    open_deck(s, me, first, False)


def open_deck(s: play.Play, me: int, first: int, surely: bool) -> None:
    s.left[s.epoch] = 0
    for card in range(cards.KINDS):
        s.left[s.epoch] += s.pool[s.epoch][card]
    set_aside(s, me, first, surely)


def set_aside(s: play.Play, me: int, first: int, surely: bool) -> None:
    """What is known of the deck that begins here: the seat's own cards, those that others who have announced will
    draw and discard, and whatever shows as soon as no cards of former decks are about."""
    bound = s.bound
    for at in range(first, s.events):
        kind = s.event_kind[at]
        other = s.event_seat[at]
        if kind == tables.RESHUFFLE:
            return
        if kind == tables.ROUND_END:
            surely = True
        elif kind == tables.ANNOUNCE:
            bound |= native.bit(other)
        elif kind == tables.DRAW and other == me:
            slots.take_from(s, s.epoch, s.event_card[at])
        elif kind in (tables.DISCARD, tables.SHOW) and other != me:
            if surely or (kind == tables.DISCARD and bound & native.bit(other)):
                slots.take_from(s, s.epoch, s.event_card[at])


def take_up(s: play.Play, me: int, first: int, end: int) -> None:
    """These cards are not set aside after all: the seat was told of others, which may be the same ones."""
    bound = 0
    for at in range(first, end):
        if s.event_kind[at] == tables.RESHUFFLE:
            return
        if s.event_kind[at] == tables.ANNOUNCE:
            bound |= native.bit(s.event_seat[at])
        elif is_shown_by_another(s, me, at, bound):
            s.pool[s.first_epoch][s.event_card[at]] += 1
            s.left[s.first_epoch] += 1


def is_shown_by_another(s: play.Play, me: int, at: int, bound: int) -> bool:
    """Whether another seat parts with any card of its hand; who has announced parts with the card it drew."""
    kind = s.event_kind[at]
    other = s.event_seat[at]
    return other != me and (kind == tables.SHOW or (kind == tables.DISCARD and not bound & native.bit(other)))


def list_needed(s: play.Play, me: int, first: int, end: int) -> None:
    """The cards that others will show after each refill, from whichever deck."""
    bound = 0
    deck = 0
    for seat in range(s.players):
        for i in range(tables.PART_DECKS * cards.KINDS):
            s.needed[seat][i] = 0
    for at in range(first, end):
        if s.event_kind[at] == tables.RESHUFFLE:
            deck += cards.KINDS
        elif s.event_kind[at] == tables.ANNOUNCE:
            bound |= native.bit(s.event_seat[at])
        elif is_shown_by_another(s, me, at, bound):
            s.needed[s.event_seat[at]][deck + s.event_card[at]] += 1


def fill_out(s: play.Play, me: int) -> None:
    """What left the game seen by one other seat only, before the history begins."""
    for other in range(s.players):
        if other != me:
            count = 0
            for card in range(cards.KINDS):
                count += s.own_out[other][card]
                s.own_out[other][card] = 0
            for _ in range(count):
                card = slots.random_card(s, 0)
                slots.take_from(s, 0, card)
                s.own_out[other][card] += 1


def fill_rest(s: play.Play, me: int, first: int, end: int) -> None:
    """Whatever others drew and never showed is any of the cards left."""
    epoch = s.first_epoch
    for at in range(first, end):
        if s.event_kind[at] == tables.RESHUFFLE:
            epoch += 1
        elif s.event_kind[at] == tables.DRAW and s.event_seat[at] != me and s.event_card[at] == cards.NOTHING:
            card = slots.random_card(s, epoch)
            slots.take_from(s, epoch, card)
            s.event_card[at] = card

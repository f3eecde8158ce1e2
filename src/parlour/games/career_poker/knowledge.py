"""What a seat cannot know, and worlds that could be true.

Strategic hands hold cards that everybody saw, and everybody saw where they went. So a seat is ignorant only of the
other hands of phase 1 and of what was set aside. A seat that did not follow has no card with that attribute; within
these bounds every deal is equally likely.
"""

from __future__ import annotations

from parlour.engine import native, worlds
from parlour.engine.state import Bytes
from parlour.games.career_poker import cards, tables
from parlour.games.career_poker.rules import table
from parlour.games.career_poker.state import Career


def redeal(s: Career, seat: int) -> None:
    if s.stage == cards.USE_STAGE and s.seat != seat:
        s.stage = cards.TURN_STAGE  # CP-12.2: nobody else knows that a play is being built
        s.used = 0
        s.spent = 0
        s.built_count = 0
    if s.over or s.millionaire or s.chance != 0:
        return
    worlds.begin(s)
    add_unseen(s, seat)
    for other in range(s.players):
        if other != seat:
            worlds.add_place(s, other, s.hand_size[other])
    worlds.add_rest(s, tables.ASIDE)
    worlds.deal(s)
    hand_out(s, seat)


def add_unseen(s: Career, seat: int) -> None:
    for card in range(cards.DECK_SIZE):
        number = cards.number_of(card)
        known = s.seen[number] | s.hands[seat][number]
        if cards.IN_DECK[s.players][number] and not known & native.bit(cards.colour_of(card)):
            worlds.add_card(s, card, places_for(s, card, seat))


def places_for(s: Career, card: int, seat: int) -> int:
    """Where the card can be, as far as the seat knows: in any hand that did not show otherwise, or set aside."""
    attributes = native.bit(cards.colour_of(card)) | native.bit(5 + s.mark_of[card])
    places = native.bit(tables.ASIDE)
    for other in range(s.players):
        if other != seat and s.voids[other] & attributes == 0:  # CP-3.3
            places |= native.bit(other)
    return places


def hand_out(s: Career, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            for number in range(cards.HIGH + 1):
                s.hands[other][number] = 0
            s.hand_size[other] = 0
    for i in range(s.sampler.count):
        place = s.sampler.places[i]
        if place != tables.ASIDE:
            table.put(s.hands[place], s.hand_size, place, s.sampler.cards[i])


# Forgetting


def forget(s: Career, seat: int, percent: int) -> None:
    """Cards that went by are taken for others: for ones that nobody has seen, that are played, or that another won."""
    if s.over or s.chance != 0:
        return
    worlds.begin(s)
    for card in range(cards.DECK_SIZE):
        if cards.IN_DECK[s.players][cards.number_of(card)] and not is_plain(s, seat, card):
            worlds.add_card(s, card, 0)
    for i in range(s.sampler.count):
        card = s.sampler.cards[i]
        if has(s.seen, card) and s.below(100) < percent:
            exchange(s, card, s.sampler.cards[s.below(s.sampler.count)])


def is_plain(s: Career, seat: int, card: int) -> bool:
    """Whether the seat has the card, or has it before its eyes."""
    for i in range(s.table_size if s.table_size > 0 else s.last_size):
        if s.table_card[i] == card:
            return True
    if cards.number_of(card) == 8 and s.cut_eights & native.bit(cards.colour_of(card)):  # CP-3.5
        return True
    return has(s.hands[seat], card) or has(s.strategic[seat], card)


def has(held: Bytes, card: int) -> bool:
    return held[cards.number_of(card)] & native.bit(cards.colour_of(card)) != 0


def exchange(s: Career, card: int, other: int) -> None:
    exchange_in(s.seen, card, other)
    for seat in range(s.players):
        exchange_in(s.hands[seat], card, other)
        exchange_in(s.strategic[seat], card, other)


def exchange_in(held: Bytes, card: int, other: int) -> None:
    """What has one of the two has the other then."""
    if has(held, card) != has(held, other):
        held[cards.number_of(card)] ^= native.bit(cards.colour_of(card))
        held[cards.number_of(other)] ^= native.bit(cards.colour_of(other))

"""Set-up (FI-3)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.familiar_find import cards, moves, notes, tables
from parlour.games.familiar_find.rules import hands, piles, table, tourism, turn
from parlour.games.familiar_find.state import Find


def begin(s: Find) -> None:
    s.in_play = native.bit(s.players) - 1
    s.seats_in_play = s.players
    piles.measure_reach(s)
    s.seat = 0
    s.stage = tables.CHOOSING if s.with_familiars else tables.LOCATING  # FI-3.1
    turn.proceed(s)


def draw_chance(s: Find) -> None:
    if s.chance == cards.SHUFFLE_ARCANE:
        s.shuffle(s.deck, s.deck_size)
    else:
        s.shuffle(s.location_deck, s.location_size)


def take_step(s: Find) -> None:
    stage = s.stage
    s.stage = stage + 1
    if stage == tables.CHOOSING:
        s.stage = tables.CHOOSING
        s.asked = moves.ASK_FAMILIAR
    elif stage == tables.LOCATING:
        shuffle_locations(s)
    elif stage == tables.FOUNDING:
        if s.location_mode:
            tourism.arrive(s)
    elif stage == tables.SHUFFLING:
        shuffle_arcane(s)
    elif stage == tables.DEALING:
        deal(s)


def next_to_choose(s: Find) -> None:
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
        s.stage = tables.LOCATING


def shuffle_locations(s: Find) -> None:
    if not s.location_mode:
        return
    s.location_size = 0
    for location in range(1, cards.LOCATIONS + 1):
        if s.locations_used[location]:
            s.location_deck[s.location_size] = location
            s.location_size += 1
    s.chance = cards.SHUFFLE_LOCATIONS


def shuffle_arcane(s: Find) -> None:
    s.deck_size = 0
    for kind in range(s.kinds):
        for _ in range(s.copies[kind]):  # FI-1.2
            s.deck[s.deck_size] = kind
            s.deck_size += 1
    s.chance = cards.SHUFFLE_ARCANE


def deal(s: Find) -> None:
    for pile in range(cards.PILES):  # FI-3.2
        if table.exists(s, pile):
            kind = table.next_card(s)
            table.put_up(s, pile, kind)
            if s.noting:
                s.note(notes.LAID, kind, table.label(s, pile), 0)
    for seat in range(s.players):
        for _ in range(cards.FIRST_HAND):
            hands.draw_card(s, seat)

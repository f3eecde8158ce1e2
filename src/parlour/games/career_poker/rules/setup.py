"""Set-up of a round (CP-2)."""

from __future__ import annotations

from parlour.games.career_poker import cards, notes
from parlour.games.career_poker.rules import table, turn
from parlour.games.career_poker.state import Career


def begin(s: Career) -> None:
    s.round = 0
    s.lead = 0  # CP-2.3
    for seat in range(cards.MOST_SEATS):
        s.points[seat] = 0
    set_up_round(s)


def draw_chance(s: Career) -> None:
    s.shuffle(s.pile, s.pile_size)


def go_on(s: Career) -> None:
    if s.noting:
        s.note(notes.ROUND, s.round, s.lead, 0)
    deal(s)
    turn.start_trick(s, s.lead)


def set_up_round(s: Career) -> None:
    clear_round(s)
    s.pile_size = 0
    for card in range(cards.DECK_SIZE):
        if cards.IN_DECK[s.players][cards.number_of(card)]:  # CP-2.1
            s.pile[s.pile_size] = card
            s.pile_size += 1
    s.chance = cards.SHUFFLE  # CP-2.2


def clear_round(s: Career) -> None:
    for seat in range(cards.MOST_SEATS):
        for number in range(cards.HIGH + 1):
            s.hands[seat][number] = 0
            s.strategic[seat][number] = 0
        s.hand_size[seat] = 0
        s.strategic_size[seat] = 0
        s.gold[seat] = 0  # CP-2.4
        s.voids[seat] = 0
        s.laid[seat] = 0
    for number in range(cards.HIGH + 1):
        s.seen[number] = 0
    s.trick = 0
    s.cutters = 0
    s.cut_eights = 0
    s.millionaire = False


def deal(s: Career) -> None:
    """The last card of the pile is the first: some are set aside unseen, then everybody gets twelve."""
    at = s.pile_size - cards.SET_ASIDE[s.players]  # CP-2.1
    for _ in range(cards.HAND):
        for seat in range(s.players):  # CP-2.2
            at -= 1
            table.put(s.hands[seat], s.hand_size, seat, s.pile[at])
    for i in range(s.pile_size):
        s.pile[i] = 0  # what was set aside is whatever is nowhere else
    s.pile_size = 0

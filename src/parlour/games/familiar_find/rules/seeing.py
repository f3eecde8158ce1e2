"""Steps on what lies face down: look, turn."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects, moves, notes
from parlour.games.familiar_find.rules import piles, steps, table
from parlour.games.familiar_find.state import Find


def look(s: Find) -> None:
    meant = table.piles_in(s, s.steps[s.step_now][effects.PILE])
    for pile in range(cards.PILES):
        if meant >> pile & 1:
            piles.look(s, s.seat, pile)


def can_look(s: Find, pile: int) -> bool:
    """Whether somebody can choose the pile: something lies face down there."""
    if not table.piles_in(s, s.steps[s.step_now][effects.PILE]) >> pile & 1:
        return False
    return piles.count_up(s, pile) < s.pile_size[pile]


def offer_look(s: Find) -> None:
    for pile in range(cards.PILES):
        if can_look(s, pile):
            s.asked = moves.ASK_LOOK


def find_looks(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if can_look(s, pile):
            table.add(found, moves.number(moves.LOOK, pile, 0, 0))
    steps.add_decline(s, found)


def turn_all(s: Find) -> None:
    meant = table.piles_in(s, s.steps[s.step_now][effects.PILE])
    for pile in range(cards.PILES):
        if meant >> pile & 1:
            piles.turn_pile_up(s, pile)


# The top card of a pile


def can_turn(s: Find, pile: int) -> bool:
    return table.piles_in(s, s.steps[s.step_now][effects.PILE]) >> pile & 1 != 0 and s.pile_size[pile] > 0


def offer_turn(s: Find) -> None:
    for pile in range(cards.PILES):
        if can_turn(s, pile):
            s.asked = moves.ASK_TURN


def find_turns(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if can_turn(s, pile):
            table.add(found, moves.number(moves.TURN, pile, 0, 0))
    steps.add_decline(s, found)


def turn(s: Find, pile: int) -> None:
    i = s.pile_size[pile] - 1
    if s.pile_up[pile][i]:
        piles.turn_down(s, pile, i)
    else:
        piles.turn_up(s, pile, i)
    if s.noting:
        s.note(notes.FLIPPED, s.seat + 8 * s.pile_up[pile][i], s.pile_card[pile][i], table.label(s, pile))

"""Steps on the top cards of piles: move, take, swap, add."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects, moves, notes
from parlour.games.familiar_find.rules import hands, piles, steps, table
from parlour.games.familiar_find.state import Find

# From pile to pile


def offer_move(s: Find) -> None:
    for source in range(cards.PILES):
        if can_move_from(s, source) and piles_to_move_to(s, source) != 0:
            s.asked = moves.ASK_MOVE


def can_move_from(s: Find, pile: int) -> bool:
    return s.pile_size[pile] >= 2 and table.piles_in(s, s.steps[s.step_now][effects.PILE]) >> pile & 1 != 0


def piles_to_move_to(s: Find, source: int) -> int:
    """One bit each."""
    return table.piles_in(s, s.steps[s.step_now][effects.ONTO]) & ~native.bit(source)


def find_moves(s: Find, found: Moves) -> None:
    for source in range(cards.PILES):
        if can_move_from(s, source):
            targets = piles_to_move_to(s, source)
            for target in range(cards.PILES):
                if targets >> target & 1:
                    table.add(found, moves.number(moves.MOVE, source, target, 0))
    steps.add_decline(s, found)


def move(s: Find, source: int, target: int) -> None:
    i = s.pile_size[source] - 1
    piles.move_card(s, source, i, target)  # FI-11.1: it is known to the same seats as before
    s.pile_size[source] = i
    if s.noting:
        card = 1 + s.pile_card[source][i] if s.pile_up[source][i] else 0
        s.note(notes.GUSTED, s.seat + 8 * card, table.label(s, source), table.label(s, target))


# From a pile into the collection


def can_take(s: Find, pile: int) -> bool:
    if s.pile_size[pile] < 2 or not table.is_top_up(s, pile) or table.top_card(s, pile) >= cards.FIRST_SPELL:
        return False
    return table.piles_in(s, s.steps[s.step_now][effects.PILE]) >> pile & 1 != 0


def offer_take(s: Find) -> None:
    for pile in range(cards.PILES):
        if can_take(s, pile):
            s.asked = moves.ASK_TAKE


def find_takes(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if can_take(s, pile):
            table.add(found, moves.number(moves.COLLECT, pile, 0, 0))
    steps.add_decline(s, found)


def take(s: Find, pile: int) -> None:
    kind = piles.take_top(s, pile)
    s.collection[s.seat][kind] += 1
    if s.noting:
        s.note(notes.PLUCKED, s.seat, kind, table.label(s, pile))
    hands.note_lacking(s, s.seat)


# Between a pile and the hand


def can_swap(s: Find, pile: int) -> bool:
    return table.piles_in(s, s.steps[s.step_now][effects.PILE]) >> pile & 1 != 0 and table.is_top_up(s, pile)


def offer_swap(s: Find) -> None:
    if s.hand_size[s.seat] == 0:
        return
    for pile in range(cards.PILES):
        if can_swap(s, pile):
            s.asked = moves.ASK_SWAP


def find_swaps(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if can_swap(s, pile):
            for kind in range(s.kinds):
                if s.hand[s.seat][kind] > 0:
                    table.add(found, moves.number(moves.SWAP, kind, pile, 0))
    steps.add_decline(s, found)


def swap(s: Find, mine: int, pile: int) -> None:
    theirs = piles.take_top(s, pile)
    hands.take_out(s, s.seat, mine)
    hands.receive_openly(s, s.seat, theirs)
    table.put_up(s, pile, mine)
    if s.noting:
        s.note(notes.SWAPPED, s.seat, mine + notes.BOTH * theirs, table.label(s, pile))


# From the deck onto piles


def add(s: Find) -> None:
    """Face up, onto those with few cards."""
    meant = table.piles_in(s, s.steps[s.step_now][effects.ONTO])
    for pile in range(cards.PILES):
        is_small = s.pile_size[pile] < s.steps[s.step_now][effects.LIMIT]
        if meant >> pile & 1 and is_small and s.deck_size > 0:  # FI-4.5
            kind = table.next_card(s)
            table.put_up(s, pile, kind)
            if s.noting:
                s.note(notes.LAID, kind, table.label(s, pile), 0)

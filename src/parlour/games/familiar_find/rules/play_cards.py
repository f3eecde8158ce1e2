"""Step 3 of a turn: play cards onto the piles (FI-6).

The rules of the step in numbers (FI-6.3): `to_play` cards are still to come, of which at most `ups_left` face up and
`downs_left` face down, in any order (FI-6.1); what a Location hides in the centre is not counted. A card may be played
if the rest can still be: enough of both sides left for them, and a card for every pile that needs one (FI-9.1). Where
cards of one's own leave too few for that, a pile stays empty.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Bytes, Moves
from parlour.games.familiar_find import cards, effects, moves, notes, tables
from parlour.games.familiar_find.rules import hands, locations, table
from parlour.games.familiar_find.state import Find


def begin_play(s: Find) -> None:
    count = s.hand_size[s.seat]
    if count > tables.TO_PLAY and not s.losing:  # FI-6.1, FI-7.3
        count = tables.TO_PLAY
    s.to_play = count
    s.ups_left = count - 1 if count > 0 else 0  # FI-6.3
    s.downs_left = 1
    if s.sides == effects.SIDE_DOWN:
        s.ups_left = 0
        s.downs_left = count
    elif s.sides == effects.SIDE_UP:
        s.ups_left = count
        s.downs_left = 0
    s.targets = s.reach[s.seat]
    if s.pile_size[s.taken] == 0:
        s.targets |= native.bit(s.taken)  # FI-6.2: also out of reach
    s.centre_due = locations.is_due(s)


def piles_in_need(s: Find) -> int:
    """Those without which the step cannot end: one bit each."""
    need = 0
    for pile in range(cards.PILES):
        if s.targets >> pile & 1 and s.pile_size[pile] == 0:  # FI-6.2
            need |= native.bit(pile)
    return need | 1 if s.centre_due else need


def can_place(s: Find, pile: int, need: int) -> bool:
    if s.ups_left == 0 or locations.plays_down(s, pile):
        return False
    return can_finish(s, pile, need, s.ups_left - 1, s.downs_left)


def can_hide(s: Find, pile: int, need: int) -> bool:
    ups = ups_after_hiding(s)
    if locations.plays_down(s, pile):
        return can_finish(s, pile, need, ups, s.downs_left)
    return s.downs_left > 0 and can_finish(s, pile, need, ups, s.downs_left - 1)


def ups_after_hiding(s: Find) -> int:
    """FI-6.1: as many as before; rules 1: those face up come first."""
    return 0 if s.version == 1 else s.ups_left


def can_finish(s: Find, pile: int, need: int, ups: int, downs: int) -> bool:
    """Whether the step can be finished after a card on this pile, with so many cards of each side allowed."""
    left = s.to_play - 1
    others = native.count_bits(need) - (need >> pile & 1)
    if others > left:  # FI-9.1
        return False
    if table.place(s, effects.PLAYS_DOWN) == 0:
        return left <= ups + downs
    if pile != cards.CENTRE:
        others -= need & 1  # a card into the centre is not counted
    return others <= ups + downs


def find_plays(s: Find, found: Moves) -> None:
    find_plays_for(s, found, piles_in_need(s))
    if found.count == 0:
        find_plays_for(s, found, 0)


def find_plays_for(s: Find, found: Moves, need: int) -> None:
    kinds = kinds_in_hand(s)
    for pile in range(cards.PILES):
        if s.targets >> pile & 1:
            if can_place(s, pile, need):
                find_cards(found, moves.PLACE, pile, kinds)
            if can_hide(s, pile, need):
                find_cards(found, moves.HIDE, pile, kinds)


def kinds_in_hand(s: Find) -> int:
    """One bit each."""
    kinds = 0
    hand: Bytes = s.hand[s.seat]
    for kind in range(s.kinds):
        kinds |= (hand[kind] != 0) << kind
    return kinds


def find_cards(found: Moves, verb: int, pile: int, kinds: int) -> None:
    while kinds != 0:
        table.add(found, moves.number(verb, native.lowest_bit(kinds), pile, 0))
        kinds &= kinds - 1


def place(s: Find, kind: int, pile: int) -> None:
    hands.take_out(s, s.seat, kind)
    table.put_up(s, pile, kind)
    s.ups_left -= 1
    count_played(s, pile)
    if s.noting:
        s.note(notes.PLACED, s.seat, kind, table.label(s, pile))


def hide(s: Find, kind: int, pile: int) -> None:
    trail = hands.take_out_down(s, s.seat, kind)
    table.put(s, pile, kind, 0, native.bit(s.seat), trail)  # FI-11.1
    s.ups_left = ups_after_hiding(s)  # FI-9.1
    if not locations.plays_down(s, pile):
        s.downs_left -= 1
    count_played(s, pile)
    if s.noting:
        s.note(notes.HID, s.seat, kind, table.label(s, pile))


def count_played(s: Find, pile: int) -> None:
    s.to_play -= 1
    if pile == cards.CENTRE:
        s.centre_due = False

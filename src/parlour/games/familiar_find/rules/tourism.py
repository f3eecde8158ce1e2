"""Tourism: whoever took the centre may change the Location (FI-8)."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes, tables
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find


def ask_travel(s: Find) -> None:
    if s.location_mode == cards.TOURISM:  # FI-8.1
        s.asked = moves.ASK_TRAVEL


def find_travel(s: Find, found: Moves) -> None:
    if s.location_size + s.location_discard_size > 0:
        table.add(found, moves.number(moves.TRAVEL, 0, 0, 0))
    table.add(found, moves.number(moves.REMAIN, 0, 0, 0))


def travel(s: Find) -> None:
    s.stage = tables.ARRIVING
    if s.location_size == 0:
        renew(s)


def renew(s: Find) -> None:
    """An empty deck is made of the discarded ones, without the one in force."""
    for i in range(s.location_discard_size):
        s.location_deck[i] = s.location_discards[i]
    s.location_size = s.location_discard_size
    s.location_discard_size = 0
    s.chance = cards.SHUFFLE_LOCATIONS  # FI-8.1
    if s.noting:
        s.note(notes.RENEWED, 0, 0, 0)


def arrive(s: Find) -> None:
    """The top Location replaces the one in force."""
    left = s.location
    if left != 0:
        s.location_discards[s.location_discard_size] = left
        s.location_discard_size += 1
    s.location_size -= 1
    s.location = s.location_deck[s.location_size]
    if s.noting:
        s.note(notes.LOCATION, s.location, left, 0)

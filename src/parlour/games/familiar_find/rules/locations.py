"""The standing rules that a Location changes, those of the centre pile only (FI-1.5); `effects` lists them."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects, moves
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find

__all__ = ["plays_down", "takes_up"]

# (b) which piles can be scavenged


def is_too_small(s: Find) -> bool:
    """Whether that closes the centre."""
    return s.pile_size[cards.CENTRE] < table.place(s, effects.LEAST)


def lacks_toll(s: Find) -> bool:
    """Whether that closes the centre."""
    return table.place(s, effects.TOLL) != 0 and s.hand_size[s.seat] == 0


def takes_up(s: Find, pile: int) -> bool:
    """Whether only the face-up cards of the pile are taken."""
    return pile == cards.CENTRE and table.place(s, effects.TAKES_UP) != 0


# (c) the toll


def ask_toll(s: Find) -> None:
    if s.taken == cards.CENTRE and table.place(s, effects.TOLL) != 0:
        s.asked = moves.ASK_TOLL


def find_tolls(s: Find, found: Moves) -> None:
    for kind in range(s.kinds):
        if s.hand[s.seat][kind] > 0:
            table.add(found, moves.number(moves.TOLL, kind, 0, 0))


# (j) playing cards


def plays_down(s: Find, pile: int) -> bool:
    """Whether a card goes there face down, uncounted."""
    return pile == cards.CENTRE and table.place(s, effects.PLAYS_DOWN) != 0


def is_due(s: Find) -> bool:
    """Whether a card must go into the centre."""
    return table.place(s, effects.DUE) != 0

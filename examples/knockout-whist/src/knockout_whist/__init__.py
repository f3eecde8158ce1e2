"""Knockout Whist: take a trick in every deal, or you are out."""

from __future__ import annotations

from typing import Any

from knockout_whist.play import KnockoutWhist
from parlour.engine.decks import FRENCH
from parlour.engine.game import Game
from parlour.engine.options import Settings
from parlour.engine.telling import TrickTelling

TELLING = TrickTelling(
    FRENCH,  # KW-1.1
    clauses={"not-in-hand": "KW-4.1", "follow-suit": "KW-4.2", "not-now": "KW-3.2"},
    turns_trump=True,  # KW-3.1
    names_trump=True,  # KW-3.2
    knocks_out=True,  # KW-5.1
)


def new_state(players: int, settings: Settings, cards: Any) -> KnockoutWhist:
    return KnockoutWhist(players, FRENCH)


GAME = Game(
    name="knockout-whist",
    title="Knockout Whist",
    tagline="Take a trick, or you are out.",
    seats=range(2, 8),
    minutes=(5, 15),
    package=__name__,
    state=new_state,
    **TELLING.parts(),
)

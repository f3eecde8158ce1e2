"""A Familiar Find, by Ian Zang: gather Astral Essences or a set of Ingredients, and keep clear of the Abyss."""

from __future__ import annotations

from typing import Any

from parlour.engine.chance import Shuffle
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.games.familiar_find import cards, moves, objections, view
from parlour.games.familiar_find.strategy import Strategy

LOCATION_MODES = ("none", "one", "tourism")


def new_state(players: int, settings: Settings, card_set: cards.CardSet) -> Strategy:
    state = Strategy(players)
    state.card_set = cards.place_of(card_set)
    state.copies = card_set.copies_for(players)
    state.with_familiars = int(settings["familiars"] is True)
    state.familiars_used = [int(bool(name)) for name in card_set.familiars]
    state.locations_played = LOCATION_MODES.index(str(settings["locations"]))
    state.locations_used = [int(bool(name)) for name in card_set.locations]
    return state


def card_text(state: Any, kind: int) -> str:
    return cards.CODES[kind]


def location_text(state: Any, location: int) -> str:
    return cards.LOCATION_CODES[location]


GAME = Game(
    name="familiar-find",
    title="A Familiar Find",
    tagline="Scavenge the piles for Astral Essences or a set of Ingredients. Three Abyss Essences and you are out.",
    seats=range(2, 5),
    minutes=(15, 30),
    package=__name__,
    state=new_state,
    requests=(
        Shuffle("locations", "location_deck", "location_size", location_text),
        Shuffle("arcane", "deck", "deck_size", card_text),
    ),
    text=moves.text,
    parse=moves.parse,
    why_not=objections.why_not,
    meant=view.meant,
    show=view.show,
    choice=view.choice,
    tell=view.tell,
    options=(
        Option("familiars", False, "play with the Familiars' powers, all seats or none"),
        Option("locations", "none", "one Location for the match, or one that can be changed", LOCATION_MODES),
    ),
    read_cards=cards.read_cards,
)

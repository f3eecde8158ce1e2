"""Family Trade: collect sets of three, cash them in at the market, be the richest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.engine.chance import Roll, Shuffle
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.engine.playouts import Model, Playouts
from parlour.engine.presentation import Presentation
from parlour.games.family_trade import (
    asides,
    cards,
    events,
    motives,
    moves,
    notes,
    nouns,
    past,
    tables,
    view,
    vocabulary,
    why_not,
)
from parlour.games.family_trade.play import Play


def new_state(players: int, settings: Settings, box: Any) -> Play:
    ruleset = moves.RULESETS.index(str(settings["ruleset"]))
    hand = cards.ROUND_HAND if ruleset == moves.BATTLE else cards.HAND
    cards.check_hands(box, players, ruleset == moves.MARKET_MAKING, hand)
    is_short = settings.get("bank", "short") == "short"  # TR-1.3; rules 1 have no such option and a short bank
    state = Play(players, ruleset, settings["calls"] == "free", settings["deck_out"] == "reshuffle", is_short, box)
    state.card_set = box
    return state


def code_of(item: int) -> Callable[[Any], str]:
    return lambda state: cards.box_of(state).code(item)


def faces_of(item: int) -> Callable[[Any], list[int]]:
    return lambda state: list(cards.box_of(state).items[item].faces)


GAME = Game(
    name="family-trade",
    title="Family Trade",
    tagline="Collect three sets, watch the market, and be out before it falls.",
    seats=range(2, 5),
    minutes=(20, 40),
    package=__name__,
    state=new_state,
    requests=(
        Shuffle("deck", "deck", "deck_size", lambda state, card: cards.box_of(state).code(card)),
        *(Roll(code_of(item), faces_of(item)) for item in range(cards.ITEMS)),
    ),
    text=moves.text,
    parse=moves.parse,
    spelling=lambda state: 0,  # the cards alone
    presentation=Presentation(
        vocabulary.VOCABULARY, nouns.things, view.show, events.tell, view.asked, view.choice, why_not.why_not
    ),
    meant=why_not.meant,
    aside=asides.aside,
    is_aside=asides.is_asked,
    options=(
        Option("ruleset", "market", choices=moves.RULESETS),
        Option("calls", "checked", choices=("checked", "free")),
        Option("deck_out", "washout", choices=("washout", "reshuffle")),
        Option("bank", "box", choices=("box", "short"), since=2),
    ),
    read_cards=cards.read_cards,
    round_note=notes.DEALT,
    motives=motives.motives,
    matters=motives.matters,
    past=past.past,
    playouts=Playouts(patience=20, models=(Model(),), net="learnt-4", prior=60, margin=0.5),
    features=tables.FEATURES,
    version=2,
    earlier={1: new_state},
)

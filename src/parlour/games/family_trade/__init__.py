"""Family Trade: collect sets of three, cash them in at the market, be the richest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from parlour.engine.chance import Roll, Shuffle
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.games.family_trade import asides, cards, events, facts, moves, notes, past, view, why_not
from parlour.games.family_trade.play import Play


def new_state(players: int, settings: Settings, box: Any) -> Play:
    ruleset = moves.RULESETS.index(str(settings["ruleset"]))
    state = Play(players, ruleset, settings["calls"] == "free", settings["deck_out"] == "reshuffle", box)
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
    why_not=why_not.why_not,
    meant=why_not.meant,
    show=view.show,
    choice=view.choice,
    tell=events.tell,
    aside=asides.aside,
    is_aside=asides.is_asked,
    options=(
        Option("ruleset", "market", "Market making, God of the market, or Battle Royale.", moves.RULESETS),
        Option("calls", "checked", "free: done can be called falsely, and costs 100,000.", ("checked", "free")),
        Option("deck_out", "washout", "An empty deck ends the deal or is refilled.", ("washout", "reshuffle")),
    ),
    read_cards=cards.read_cards,
    round_note=notes.DEALT,
    past=past.past,
    presentation=facts.PRESENTATION,
)

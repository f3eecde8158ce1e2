"""Trick-Taking Career Poker, by dwarfs: win a hand in twelve tricks, then be the first to play it out."""

from __future__ import annotations

from typing import Any

from parlour.engine.chance import Shuffle
from parlour.engine.errors import BadSetup, Reason
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.engine.playouts import Model, Playouts
from parlour.engine.presentation import Presentation
from parlour.games.career_poker import (
    cards,
    events,
    motives,
    moves,
    notes,
    nouns,
    past,
    shorthand,
    tables,
    view,
    vocabulary,
    why_not,
)
from parlour.games.career_poker.play import Play


def new_state(players: int, settings: Settings, deck: Any) -> Play:
    length = settings["length"]
    rounds = 1 if length == "short" else 3
    state = Play(players, rounds, length == "team", bool(settings["ace_line"]), deck)
    state.card_set = deck
    return state


def check_teams(players: int, settings: Settings) -> None:
    if settings["length"] == "team" and players != 4:
        raise BadSetup(Reason("", "teams", (players,)))


GAME = Game(
    name="career-poker",
    title="Trick-Taking Career Poker",
    tagline="Win your hand trick by trick, then be the first to play it out: revolutions, cuts and gold.",
    seats=range(3, 6),
    minutes=(45, 90),
    package=__name__,
    state=new_state,
    requests=(Shuffle("deck", "pile", "pile_size", moves.card_text),),
    text=moves.text,
    parse=moves.parse,
    spelling=lambda state: 0,  # the cards alone
    presentation=Presentation(
        vocabulary.VOCABULARY, nouns.things, view.show, events.tell, view.asked, view.choice, why_not.why_not
    ),
    meant=why_not.meant,
    options=(
        Option("length", "normal", choices=("normal", "short", "team")),
        Option("ace_line", False),
    ),
    read_cards=cards.read_cards,
    fits=check_teams,
    expand=shorthand.expand,
    motives=motives.motives,
    matters=motives.matters,
    past=past.past,
    # How well the others play out a hand is what is known least; and `evaluate` knows early who will win.
    playouts=Playouts(
        models=(Model(net=True), Model(15, net=True), Model(30, net=True)),
        horizon=24,
        patience=20,
        prior=20,
        net="learnt-3",
        glance=10,
    ),
    features=tables.FEATURES,
    round_note=notes.ROUND,
)

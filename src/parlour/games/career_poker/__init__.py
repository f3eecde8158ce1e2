"""Trick-Taking Career Poker, by dwarfs: win a hand in twelve tricks, then be the first to play it out."""

from __future__ import annotations

from typing import Any

from parlour.engine.chance import Shuffle
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.games.career_poker import cards, events, facts, moves, notes, past, shorthand, view, why_not
from parlour.games.career_poker.play import Play


def new_state(players: int, settings: Settings, deck: Any) -> Play:
    length = settings["length"]
    rounds = 1 if length == "short" else 3
    state = Play(players, rounds, length == "team", bool(settings["ace_line"]), deck)
    state.card_set = deck
    return state


def check_teams(players: int, settings: Settings) -> None:
    if settings["length"] == "team" and players != 4:
        raise BadSetup(f"teams of two need 4 players, not {players}")


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
    why_not=why_not.why_not,
    meant=why_not.meant,
    show=view.show,
    choice=view.choice,
    tell=events.tell,
    options=(
        Option("length", "normal", "three rounds, one, or two teams over three (4 seats)", ("normal", "short", "team")),
        Option("ace_line", False, "13 and 1 are neighbours for gold too"),
    ),
    read_cards=cards.read_cards,
    fits=check_teams,
    expand=shorthand.expand,
    past=past.past,
    round_note=notes.ROUND,
    presentation=facts.PRESENTATION,
)

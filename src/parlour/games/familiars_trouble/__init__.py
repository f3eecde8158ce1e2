"""Familiar's Trouble, by Fukuroudou: three familiars run their witch's errands, trick by trick, without a word."""

from __future__ import annotations

import re
from typing import Any

from parlour.engine.chance import Shuffle
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.games.familiars_trouble import cards, moves, notes, view
from parlour.games.familiars_trouble.strategy import Strategy

MOST_DISPLAYED = 9
SWITCHES = ("hand_exchange", "errand_exchange", "any_colour_wins", "hints")


def read_display(text: str) -> list[int]:
    """How many errands of each level are laid out (FT-1.4); ValueError says why not."""
    if not re.fullmatch(r"(0|[1-9]\d*)/(0|[1-9]\d*)/(0|[1-9]\d*)", text, re.ASCII):
        raise ValueError(f"{text!r} is not three numbers such as 3/1/1")
    counts = [int(number) for number in text.split("/")]
    if not 1 <= sum(counts) <= MOST_DISPLAYED:
        raise ValueError(f"{text} lays out {sum(counts)} errands, not 1 to {MOST_DISPLAYED}")
    return counts


def check_display(text: str) -> None:
    read_display(text)


def new_state(players: int, settings: Settings, deck: Any) -> Strategy:
    display = read_display(str(settings["display"]))
    for level, count in enumerate(display, 1):
        if count > deck.count(level):  # FT-1.4
            raise BadSetup(f"option display: the cards have {deck.count(level)} errands of level {level}, not {count}")
    return Strategy(players, [settings[name] is True for name in SWITCHES], display, deck)


def errand_text(state: Strategy, errand: int) -> str:
    return moves.deck_of(state).errands[errand].id


GAME = Game(
    name="familiars-trouble",
    title="Familiar's Trouble",
    tagline="Three familiars, nine tricks, no talking: play the cards that get the witch's errands done together.",
    seats=range(3, 4),
    minutes=(15, 25),
    package=__name__,
    state=new_state,
    requests=(  # FT-2.1
        Shuffle("attributes", "pile", "pile_size", lambda state, card: cards.CARD_TEXTS[card]),
        Shuffle("errands-1", "pile", "pile_size", errand_text),
        Shuffle("errands-2", "pile", "pile_size", errand_text),
        Shuffle("errands-3", "pile", "pile_size", errand_text),
    ),
    text=moves.text,
    parse=moves.parse,
    why_not=moves.why_not,
    meant=moves.meant,
    show=view.show,
    choice=view.choice,
    tell=view.tell,
    options=(
        Option("hand_exchange", True, "Each round the lead may have everybody pass a card to the left."),
        Option("errand_exchange", True, "Each round the lead may swap an errand."),
        Option(
            "display",
            "3/1/1",
            "How many errands of level 1, 2 and 3 are laid out; easier: 3/2/0 or 4/2/0.",
            allowed="three numbers such as 3/1/1, 1 to 9 errands together",
            check=check_display,
            examples=("3/2/0", "4/2/0", "0/0/9"),
        ),
        Option("any_colour_wins", False, "The highest card takes the lead, whatever its colour."),
        Option("hints", False, "Before each trick a sign may tell what you would like to see played."),
    ),
    read_cards=cards.read_cards,
    expand=moves.expand,
    is_cooperative=True,
    round_note=notes.ROUND,
)

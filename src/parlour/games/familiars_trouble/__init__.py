"""Familiar's Trouble, by Fukuroudou: three familiars run their witch's errands, trick by trick, without a word."""

from __future__ import annotations

from typing import Any

from parlour.engine.chance import Shuffle
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.engine.playouts import FLAT, Playouts
from parlour.engine.presentation import Presentation
from parlour.games.familiars_trouble import (
    cards,
    events,
    motives,
    moves,
    notes,
    nouns,
    past,
    shorthand,
    tables,
    talk,
    view,
    vocabulary,
    why_not,
)
from parlour.games.familiars_trouble.play import Play

SWITCHES = ("hand_exchange", "errand_exchange", "any_colour_wins", "hints")


def new_state(players: int, settings: Settings, deck: Any) -> Play:
    return state_with(players, settings, deck_for(settings, deck))


def deck_for(settings: Settings, deck: cards.Deck) -> cards.Deck:
    return deck.laid_out(cards.read_display(str(settings["display"])))


def alike_since(settings: Settings, deck: cards.Deck) -> int:
    """Only where other errands are laid out is it not what it was by rules 1."""
    return 1 if deck_for(settings, deck) == deck else 2


def state_with(players: int, settings: Settings, deck: Any) -> Play:
    display = cards.read_display(str(settings["display"]))
    for level, count in enumerate(display, 1):
        if count > deck.count(level):  # FT-1.4
            raise BadSetup(f"option display: the cards have {deck.count(level)} errands of level {level}, not {count}")
    state = Play(players, [settings[name] is True for name in SWITCHES], display, deck)
    state.card_set = deck
    return state


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
        Shuffle("errands-1", "pile", "pile_size", moves.errand_text),
        Shuffle("errands-2", "pile", "pile_size", moves.errand_text),
        Shuffle("errands-3", "pile", "pile_size", moves.errand_text),
    ),
    text=moves.text,
    parse=moves.parse,
    spelling=lambda state: 0,  # the cards alone
    presentation=Presentation(
        vocabulary.VOCABULARY, nouns.things, view.show, events.tell, view.asked, view.choice, why_not.why_not
    ),
    meant=why_not.meant,
    options=(
        Option("hand_exchange", True),
        Option("errand_exchange", True),
        Option(
            "display",
            "3/1/1",
            allowed="three numbers such as 3/1/1, 1 to 9 errands together",
            check=cards.check_display,
            examples=("3/2/0", "4/2/0", "0/0/9"),
        ),
        Option("any_colour_wins", False),
        Option("hints", False),
    ),
    read_cards=cards.read_cards,
    expand=shorthand.expand,
    signs=talk.TALK,
    motives=motives.motives,
    matters=motives.matters,
    is_cooperative=True,
    best_score=50,  # as `evaluate` has it
    round_note=notes.ROUND,
    past=past.past,
    playouts=Playouts(patience=FLAT, net="learnt-4", glance=20, prior=30, margin=0.5, guesses=8),
    features=tables.FEATURES,
    version=2,
    earlier={1: state_with},  # with the same errands in every display (FT-1.3)
    alike_since=alike_since,
)

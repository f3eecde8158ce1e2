"""A Familiar Find, by Ian Zang: gather Astral Essences or a set of Ingredients, and keep clear of the Abyss."""

from __future__ import annotations

from functools import partial

from parlour.engine.chance import Shuffle
from parlour.engine.game import Game
from parlour.engine.options import Option, Settings
from parlour.engine.playouts import Model, Playouts
from parlour.engine.presentation import Presentation
from parlour.games.familiar_find import cards, events, motives, moves, nouns, past, tables, view, vocabulary, why_not
from parlour.games.familiar_find.play import Play

VERSION = 2


def new_state(players: int, settings: Settings, card_set: cards.CardSet, rules: int = VERSION) -> Play:
    mode = cards.LOCATION_MODES.index(str(settings["locations"]))
    state = Play(players, card_set, settings["familiars"] is True, mode, rules)
    state.card_set = card_set
    return state


GAME = Game(
    name="familiar-find",
    title="A Familiar Find",
    tagline="Scavenge the piles for Astral Essences or a set of Ingredients. Three Abyss Essences and you are out.",
    seats=range(2, 5),
    minutes=(15, 30),
    package=__name__,
    state=new_state,
    requests=(
        Shuffle("locations", "location_deck", "location_size", moves.location_text),
        Shuffle("arcane", "deck", "deck_size", moves.card_text),
    ),
    text=moves.text,
    parse=moves.parse,
    spelling=lambda state: state.in_play,  # piles are named after neighbours
    presentation=Presentation(
        vocabulary.VOCABULARY, nouns.things, view.show, events.tell, view.asked, view.choice, why_not.why_not
    ),
    meant=why_not.meant,
    options=(
        Option("familiars", False),
        Option("locations", "none", choices=cards.LOCATION_MODES),
    ),
    read_cards=cards.read_cards,
    motives=motives.motives,
    matters=motives.matters,
    past=past.past,
    # Few moves and much in the open: the answers to a move can be told apart early.
    playouts=Playouts(patience=20, models=(Model(), Model(net=True)), net="learnt-3", glance=12),
    features=tables.FEATURES,
    version=VERSION,
    earlier={1: partial(new_state, rules=1)},
)

"""Fuji Flush, by Friedemann Friese: get rid of your cards, together with whoever plays the same number."""

from __future__ import annotations

from typing import Any

from parlour.engine.chance import Shuffle
from parlour.engine.game import Game
from parlour.engine.options import Settings
from parlour.engine.playouts import FLAT, Playouts
from parlour.engine.presentation import Presentation
from parlour.games.fuji_flush import cards, events, motives, moves, past, tables, view, vocabulary, why_not
from parlour.games.fuji_flush.play import Play


def new_state(players: int, settings: Settings, deck: Any) -> Play:
    cards.check_hands(deck, players)
    state = Play(players, deck)
    state.card_set = deck
    return state


GAME = Game(
    name="fuji-flush",
    title="Fuji Flush",
    tagline="Push your cards through before somebody plays higher. Equal numbers join forces.",
    seats=range(3, 9),
    minutes=(10, 20),
    package=__name__,
    state=new_state,
    requests=(Shuffle("draw", "draw_pile", "draw_size", lambda state, card: str(card)),),
    text=moves.text,
    parse=moves.parse,
    spelling=lambda state: 0,  # the cards alone
    presentation=Presentation(
        vocabulary.VOCABULARY, vocabulary.things, view.show, events.tell, view.asked, view.choice, why_not.why_not
    ),
    read_cards=cards.read_cards,
    motives=motives.motives,
    matters=motives.matters,
    past=past.past,
    playouts=Playouts(patience=FLAT, net="learnt-3", glance=6, prior=60, margin=0.5),
    features=tables.FEATURES,
)

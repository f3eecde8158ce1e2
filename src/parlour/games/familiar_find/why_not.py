"""Why a move cannot be made, in English. And which move somebody means."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from parlour.engine.meaning import Pointed
from parlour.games.familiar_find import cards, moves, reasons
from parlour.games.familiar_find.faces import pile_zone
from parlour.games.familiar_find.reasons import ANSWERS
from parlour.games.familiar_find.rules import table
from parlour.games.familiar_find.state import Find

SENTENCES = {
    "first-familiar": "first everybody chooses a Familiar",
    "first-flip": "first decide whether to turn over the top card of the centre",
    "first-pile": "it is time to take a pile",
    "first-toll": "first discard a card of your hand as the toll",
    "first-leave": "first decide whether to leave the topmost card there",
    "first-shrine": "first decide whether to discard an Abyss Essence",
    "first-barter": "first decide whether to barter",
    "first-gust": "first decide whether to move the top card of a pile",
    "first-travel": "first decide whether to travel or remain",
    "first-spell": "first resolve the Spells you collected",
    "first-cast-off": "first decide whether to cast off an Abyss Essence",
    "first-pluck": "first decide whether to pluck a card",
    "first-swap": "first decide whether to swap a card",
    "first-play": "it is time to play cards",
    "nothing-to-decline": "there is nothing to decline here; this must be decided",
    "only-centre": "the bat turns over the top card of the centre only",
    "must-take": "a pile that can be taken must be",
    "only-topmost": "only the topmost card taken can be left",
    "only-abyss": "the shrine takes only Abyss Essences",
    "no-other-location": "there is no other Location",
    "out-of-reach": "pile {0} is out of your reach",
    "not-in-hand": "you have no {0} in your hand",
    "no-fox": "the fox is not available with two players",
    "no-such-familiar": "this set of cards has no such Familiar",
    "familiar-taken": "that Familiar is taken",
    "nothing-there": "there is nothing to take",
    "quagmire": "the quagmire closes the centre while it has fewer than three cards",
    "tollgate": "without a card in hand nobody passes the tollgate",
    "open-vault": "the open vault gives only face-up cards, and the centre has none",
    "only-ingredients": "only Ingredients can be bartered",
    "two-types": "a barter needs two types",
    "not-yourself": "you cannot barter with yourself",
    "not-collected": "you have no {0} in your collection",
    "seat-out": "seat {0} is out",
    "not-theirs": "seat {0} has no {1} in its collection",
    "another-pile": "the card must go onto another pile",
    "too-few": "pile {0} has fewer than two cards",
    "toad": "the toad moves cards between piles within reach only",
    "no-spell": "{0} is no Spell",
    "not-to-resolve": "you have no {0} to resolve",
    "only-snake": "only the snake sheds Spells",
    "needs-abyss": "to shed a Spell you need an Abyss Essence",
    "top-down": "its top card is face down",
    "top-spell": "its top card is a Spell",
    "pile-empty": "pile {0} is empty",
    "moonlit-well": "cards go into the moonlit well face down",
    "veil": "under the Veil all your cards are played face down",
    "up-after-down": "after a face-down card none can be played face up",
    "no-more-up": "you have played as many cards face up as you may",
    "up-first": "first play the cards that go face up",
    "daylight": "in Daylight all your cards are played face up",
    "no-more-down": "you have played as many cards face down as you may",
    "echo-cave": "the echo cave still waits for a card in the centre",
    "pile-in-need": "then a pile that needs a card would stay empty",
}


def why_not(state: Find, move: int) -> tuple[str, str]:
    reason = reasons.why_not(state, move)
    return reason.clause, SENTENCES[reason.id].format(*reason.args)


# What somebody means


def meant(state: Find, pointed: Pointed) -> list[str]:
    """What is asked, with these cards and piles; else what one usually does with them."""
    own = pointed.cards if pointed.source in ("", f"hand:{state.seat}", f"collection:{state.seat}") else ()
    source, target = piles_of(state, pointed.source), piles_of(state, pointed.target)
    seats = [zone.partition(":")[2] for zone in (pointed.target,) if zone.startswith("collection:")]
    given: dict[tuple[str, ...], list[Sequence[str]]] = {
        ("card",): [own],
        ("pile",): [target or source],
        ("card", "pile"): [own, target or near(state)],
        ("pile", "pile"): [source, target or near(state)],
        ("card", "seat", "card"): [own, seats or others(state), cards.CODES[: cards.INGREDIENTS]],
    }
    found: list[str] = []
    for verb, questions in ANSWERS.items():
        form = given.get(moves.FORMS.get(verb, ()))
        if state.asked in questions and form:
            found += [" ".join((moves.VERBS[verb], *words)) for words in product(*form)]
    return found + usual(own, pointed.source, source)


def usual(own: tuple[str, ...], source: str, piles: list[str]) -> list[str]:
    if own:
        return [f"place {card} centre" if source.startswith("hand:") else f"cast {card}" for card in own]
    return [f"take {pile}" for pile in piles]


def piles_of(state: Find, zone: str) -> list[str]:
    named = [(pile, table.name_of(state, pile)) for pile in range(1 + state.players)]
    return [name for pile, name in named if name and pile_zone(state, pile) == zone]


def near(state: Find) -> list[str]:
    """The piles, those within reach first."""
    reached = set(table.reached_by(state, state.seat))
    every = sorted(range(1 + state.players), key=lambda pile: pile not in reached)
    return [name for pile in every if (name := table.name_of(state, pile))]


def others(state: Find) -> list[str]:
    return [str(seat) for seat in range(state.players) if seat != state.seat]

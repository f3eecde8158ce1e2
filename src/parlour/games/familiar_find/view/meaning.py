"""Which move somebody means who points at cards and piles; the likeliest first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from parlour.engine.meaning import Pointed
from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.objections import ANSWERS
from parlour.games.familiar_find.rules.secrets import Secrets
from parlour.games.familiar_find.view.faces import pile_zone


def meant(state: Secrets, pointed: Pointed) -> list[str]:
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


def piles_of(state: Secrets, zone: str) -> list[str]:
    named = [(pile, state.name_of(pile)) for pile in range(1 + state.players)]
    return [name for pile, name in named if name and pile_zone(state, pile) == zone]


def near(state: Secrets) -> list[str]:
    """The piles, those within reach first."""
    reached = set(state.reached_by(state.seat))
    every = sorted(range(1 + state.players), key=lambda pile: pile not in reached)
    return [name for pile in every if (name := state.name_of(pile))]


def others(state: Secrets) -> list[str]:
    return [str(seat) for seat in range(state.players) if seat != state.seat]

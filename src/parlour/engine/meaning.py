"""What a person meant who points at cards and places, and why that cannot be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.engine.errors import BadMove, IllegalMove
from parlour.engine.view import Choice, Zone

if TYPE_CHECKING:
    from parlour.engine.match import Match

MOST_NAMED = 4


class Pointed(Struct, frozen=True):
    """Cards by their texts, the zone they are in, and the zone they are to go to; any of them may be missing."""

    cards: tuple[str, ...] = ()
    source: str = ""
    target: str = ""


def why_not_there(match: Match, pointed: Pointed) -> tuple[str, BadMove | None]:
    """The move that was meant and what forbids it; no problem if there is a legal move with these cards and zones."""
    zones = {zone.id: zone for zone in match.game.show(match.state, match.seat).zones}
    choices = [match.game.choice(match.state, move) for move in match.state.legal()]
    for choice in choices:
        if touches(choice, pointed, zones.get(pointed.source)):
            return choice.move, None
    meant = match.game.meant(match.state, pointed) or by_example(choices, pointed)
    problems = [(text, problem) for text in meant if (problem := match.why_not(text))]
    for text, problem in problems:
        if problem.clause:
            return text, problem
    return problems[0] if problems else ("", IllegalMove(what_else(choices, zones)))


def touches(choice: Choice, pointed: Pointed, source: Zone | None) -> bool:
    """Is the choice one with these cards, between these zones?"""
    if pointed.source not in ("", choice.source) and (pointed.cards or pointed.source != choice.target):
        return False
    if pointed.target not in ("", choice.target):
        return False
    if not pointed.cards:
        return bool(pointed.source or pointed.target)
    if not choice.cards:  # the zone as a whole; but in a hand each card is picked by itself
        return source is not None and source.id == choice.source and source.kind != "hand"
    return not Counter(pointed.cards) - Counter(choice.cards)


def by_example(choices: Iterable[Choice], pointed: Pointed) -> list[str]:
    """Moves written as the legal ones are, with the card in place of theirs."""
    if len(pointed.cards) != 1:
        return []
    card = pointed.cards[0]
    found: dict[str, None] = {}
    for choice in choices:
        words = choice.move.split()
        if len(choice.cards) == 1 and choice.cards[0] in words and pointed.source in ("", choice.source):
            found[" ".join(card if word == choice.cards[0] else word for word in words)] = None
    return list(found)


def what_else(choices: list[Choice], zones: dict[str, Zone]) -> str:
    """What can be done instead."""
    places = dict.fromkeys(zones[choice.source].title for choice in choices if choice.source in zones)
    if places:
        return f"that is not asked for now; choose from: {', '.join(list(places)[:MOST_NAMED])}"
    return f"that is not asked for now; choose: {'; '.join(choice.label for choice in choices[:MOST_NAMED])}"

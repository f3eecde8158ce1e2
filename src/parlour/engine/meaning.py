"""What a person meant who points at cards and places, and why that cannot be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from parlour.engine import messages
from parlour.engine.errors import BadMove, IllegalMove, Reason
from parlour.engine.presentation import Option, Touched, touched
from parlour.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from parlour.engine.match import Match


class Pointed(Struct, frozen=True):
    """Cards by their texts, the zone they are in, and the zone they are to go to; any of them may be missing."""

    cards: tuple[str, ...] = ()
    source: str = ""
    target: str = ""


def why_not_there(match: Match, pointed: Pointed) -> tuple[str, BadMove | None]:
    """The move that was meant and what forbids it; no problem if there is a legal move with these cards and zones."""
    state, presentation = match.state, match.presentation
    vocabulary = presentation.vocabulary
    choices = [presentation.choice(state, move) for move in state.legal()]
    offered = [(choice, touched(choice, vocabulary, state.seat)) for choice in choices]
    for choice, about in offered:
        if touches(about, pointed, vocabulary):
            return choice.move, None
    meant = match.game.meant(state, pointed) or by_example(offered, pointed)
    problems = [(text, problem) for text in meant if (problem := match.why_not(text))]
    for text, problem in problems:
        if problem.clause:
            return text, problem
    return problems[0] if problems else ("", IllegalMove(Reason("", messages.NOT_ASKED)))


def touches(about: Touched, pointed: Pointed, vocabulary: Vocabulary) -> bool:
    """Is the choice one with these cards, between these zones?"""
    if pointed.source not in ("", about.source) and (pointed.cards or pointed.source != about.target):
        return False
    if pointed.target not in ("", about.target):
        return False
    if not pointed.cards:
        return bool(pointed.source or pointed.target)
    if not about.cards:  # the zone as a whole; but in a hand each card is picked by itself
        return pointed.source != "" and vocabulary.zone(pointed.source).role != "hand"
    return not Counter(pointed.cards) - Counter(about.cards)


def by_example(offered: Iterable[tuple[Option, Touched]], pointed: Pointed) -> list[str]:
    """Moves written as the legal ones are, with the card in place of theirs."""
    if len(pointed.cards) != 1:
        return []
    card = pointed.cards[0]
    found: dict[str, None] = {}
    for choice, about in offered:
        words = choice.move.split()
        if len(about.cards) == 1 and about.cards[0] in words and pointed.source in ("", about.source):
            found[" ".join(card if word == about.cards[0] else word for word in words)] = None
    return list(found)

"""How a game is told: as facts, the same for every front end and language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import Struct

from parlour.engine.errors import Reason
from parlour.engine.fold import Event, Facts, Ranks, To, filled, listed, value_of
from parlour.engine.state import Note
from parlour.engine.vocabulary import Vocabulary

Fields = Mapping[str, Any]
Things = Mapping[str, Mapping[str, Fields]]
"""By noun and text: what a language needs to say it. In the order in which people sort them."""


class Asked(Struct, frozen=True, omit_defaults=True):
    """Whose turn it is as far as the viewer may know, and what about; nobody: a secret, or all is over."""

    seats: tuple[int, ...] = ()
    prompt: str = ""
    args: tuple[Any, ...] = ()  # without the seat


class Option(Struct, frozen=True):
    """A legal move as a choice: the text of records, its verb and arguments, and what the verb declares as advice."""

    move: str
    verb: str
    args: tuple[Any, ...] = ()
    advice: tuple[Any, ...] = ()


class Touched(Struct, frozen=True):
    """What a choice is about: cards, the zone that they are in, and the zone that it aims at."""

    cards: tuple[str, ...] = ()
    source: str = ""
    target: str = ""


def touched(option: Option, vocabulary: Vocabulary, seat: int) -> Touched:
    verb = vocabulary.verbs[option.verb]
    named = dict(zip([*verb.args, *verb.advice], [*option.args, *option.advice], strict=True)) | {"me": seat}
    cards = listed(value_of(verb.cards, named)) if verb.cards else ()
    return Touched(tuple(cards), filled(verb.source, named), filled(verb.target, named))


@dataclass(frozen=True)
class Presentation:
    vocabulary: Vocabulary
    things: Callable[[Any], Things]  # of a card set
    show: Callable[[Any, int | None], Facts]  # what a viewer knows of a state
    tell: Callable[[Any, list[Note], int], list[Event | To]]  # after a move: what happened, in its order
    asked: Callable[[Any, int | None], Asked]
    choice: Callable[[Any, int], Option]
    why_not: Callable[[Any, int], Reason]


@dataclass(frozen=True)
class Told:
    """A presentation with one match's card set."""

    presentation: Presentation
    card_set: Any

    @cached_property
    def things(self) -> Things:
        return self.presentation.things(self.card_set)

    @cached_property
    def ranks(self) -> Ranks:
        return {noun: {text: at for at, text in enumerate(members)} for noun, members in self.things.items()}

"""How a game is told: as facts, the same for every front end and language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from msgspec import Struct

from parlour.engine.fold import Event, Facts, Ranks, To
from parlour.engine.state import Note
from parlour.engine.vocabulary import Vocabulary

Fields = Mapping[str, Any]
Things = Mapping[str, Mapping[str, Fields]]
"""By noun and text: what a language needs to say it. In the order in which people sort them."""


class Asked(Struct, frozen=True):
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


class Reason(Struct, frozen=True):
    """Why a move cannot be made: the clause, and a message with arguments."""

    clause: str
    id: str
    args: tuple[Any, ...] = ()


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

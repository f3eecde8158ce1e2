"""A game: its facts, and the functions that a match calls."""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from parlour.engine.chance import Request
from parlour.engine.clauses import Rules
from parlour.engine.errors import BadSetup
from parlour.engine.meaning import Pointed
from parlour.engine.options import Option, Settings, complete
from parlour.engine.state import State
from parlour.engine.view import Choice, Event, Scene

Note = tuple[int, int, int, int]
STANDARD = "standard"


def no_cards(data: Mapping[str, Any]) -> Any:
    raise BadSetup("this game has no card file")


def always(players: int, settings: Settings) -> None:
    """Every number of players goes with every setting."""


def as_the_others(state: Any, pointed: Pointed) -> list[str]:
    """Nothing of its own: moves are written as those that are legal."""
    return []


@dataclass(frozen=True)
class Game:
    """Everything the rest of Parlour knows about one game. `package` is the folder's import name."""

    name: str
    title: str
    tagline: str
    seats: range
    minutes: tuple[int, int]
    package: str
    state: Callable[[int, Settings, Any], State]  # players, settings, cards: a match that has not begun
    requests: tuple[Request, ...]  # what each number in State.chance asks for, from 1 on
    text: Callable[[Any, int], str]  # the text of a move
    parse: Callable[[Any, str], int]  # the move of a text in lower case, or MalformedMove
    why_not: Callable[[Any, int], tuple[str, str]]  # the clause an illegal move breaks, and a sentence
    show: Callable[[Any, int | None], Scene]
    choice: Callable[[Any, int], Choice]
    tell: Callable[[Any, Note, int | None], Event | None]
    options: tuple[Option, ...] = ()
    read_cards: Callable[[Mapping[str, Any]], Any] = no_cards  # checks a card file, raises BadSetup
    fits: Callable[[int, Settings], None] = always  # raises BadSetup for settings that need other seats
    expand: Callable[[Any, str], list[str]] = field(default=lambda state, text: [text])  # a person's shorthand
    meant: Callable[[Any, Pointed], list[str]] = as_the_others  # moves by cards and zones, likeliest first
    is_cooperative: bool = False  # everybody wins or loses together, with one score
    round_note: int | None = None  # the kind of note that begins a round, if the game has rounds
    version: int = 1

    @cached_property
    def folder(self) -> Path:
        return Path(str(importlib.import_module(self.package).__file__)).parent

    @cached_property
    def rules(self) -> Rules:
        return Rules(self.folder)

    @cached_property
    def standard_cards(self) -> Any:
        """The cards of the game's own cards.toml."""
        path = self.folder / "cards.toml"
        return self.read_cards(tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else None

    def setup(self, players: int, given: Mapping[str, object]) -> Settings:
        """The settings of a match, or BadSetup with the reason it cannot be."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            many = f"{first}" if first == last else f"{first} to {last}"
            raise BadSetup(f"{self.title} is for {many} players, not {players}")
        settings = complete(self.options, given)
        self.fits(players, settings)
        return settings

    def cards(self, source: str | Mapping[str, Any]) -> tuple[str | Mapping[str, Any], Any]:
        """A card set as a record names it, and as the rules use it. The source is a file's path or its content."""
        if source == STANDARD:
            return STANDARD, self.standard_cards
        data = read_card_file(source) if isinstance(source, str) else source
        return data, self.read_cards(data)


def read_card_file(path: str) -> Mapping[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetup(f"card file {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"card file {path}: {error}") from None

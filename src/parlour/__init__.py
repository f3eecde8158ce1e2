"""Parlour: modern card games, complete and exact, for people, bots and research."""

from __future__ import annotations

import os

if os.environ.get("PARLOUR_PURE"):
    from parlour import pure

    pure.prefer_sources()

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar, overload

from parlour.engine import record, registry, replay
from parlour.engine.chance import Chance, Secret, Seeded
from parlour.engine.errors import (
    BadMove,
    BadRecord,
    BadSetup,
    IllegalMove,
    MalformedMove,
    ParlourError,
    UnknownGame,
)  # fmt: skip
from parlour.engine.fold import Event, Place
from parlour.engine.game import STANDARD, Game
from parlour.engine.match import Match, Position
from parlour.engine.presentation import Option
from parlour.engine.record import Record
from parlour.engine.state import Outcome, State
from parlour.engine.view import View

S = TypeVar("S", bound=State)
__version__ = "0.1.0"
__all__ = [
    "BadMove", "BadRecord", "BadSetup", "Chance", "Event", "Game", "IllegalMove", "MalformedMove", "Match", "Option",
    "Outcome", "ParlourError", "Place", "Position", "Record", "Secret", "Seeded", "State", "UnknownGame", "View",
    "catalogue", "load", "new",
]  # fmt: skip


def catalogue() -> dict[str, Game]:
    """All games by name."""
    return registry.games()


@overload
def new(
    game: str,
    players: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: str | Mapping[str, Any] = STANDARD,
    chance: Chance | None = None,
) -> Match: ...


@overload
def new(
    game: Game[S],
    players: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: str | Mapping[str, Any] = STANDARD,
    chance: Chance | None = None,
) -> Match[S]: ...


def new(
    game: str | Game,
    players: int,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: str | Mapping[str, Any] = STANDARD,
    chance: Chance | None = None,
) -> Match:
    """A new match of a game, or of the game with that name or title.

    The same seed gives the same chance; `cards` is the path of a card file of your own.
    """
    source = Seeded(seed) if seed is not None else chance
    return Match(game if isinstance(game, Game) else registry.find(game), players, options, cards, source)


def load(path: str | Path) -> Match:
    """The match of a record, to look at or to play on."""
    return replay.load(record.read(path))

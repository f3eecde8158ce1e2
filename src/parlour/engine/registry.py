"""Finds the games: the folders of `parlour.games`, and what installed packages add."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

import parlour.games
from parlour.engine.errors import UnknownGame
from parlour.engine.game import Game

ENTRY_POINTS = "parlour.games"


@cache
def games() -> dict[str, Game]:
    """All games by name."""
    found = [
        importlib.import_module(f"{parlour.games.__name__}.{module.name}").GAME
        for module in pkgutil.iter_modules(parlour.games.__path__)
    ]
    found += [entry.load() for entry in entry_points(group=ENTRY_POINTS)]
    return {game.name: game for game in sorted(found, key=lambda game: game.name)}


def game(name: str) -> Game:
    found = games().get(name)
    if found is None:
        raise UnknownGame(f"unknown game {name!r}; the games are {', '.join(games())}")
    return found

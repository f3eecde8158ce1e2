"""The suite runs over every game that the registry finds, or over those that PARLOUR_GAMES names."""

from __future__ import annotations

import os

import pytest

from parlour.engine import registry
from parlour.engine.game import Game
from parlour.engine.presentation import Presentation


def wanted() -> list[Game]:
    named = os.environ.get("PARLOUR_GAMES", "")
    return [registry.find(name) for name in named.split(",")] if named else list(registry.games().values())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", wanted(), ids=lambda game: game.name)


@pytest.fixture
def presentation(game: Game) -> Presentation:
    return game.presentation

"""The suite runs over every game that the registry finds."""

from __future__ import annotations

import pytest

from parlour.engine import registry
from parlour.engine.game import Game
from parlour.engine.presentation import Presentation


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", registry.games().values(), ids=lambda game: game.name)


@pytest.fixture
def presentation(game: Game) -> Presentation:
    return game.presentation

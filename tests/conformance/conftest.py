"""The suite runs over every game that the registry finds."""

from __future__ import annotations

import pytest

from parlour.engine import registry


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", registry.games().values(), ids=lambda game: game.name)

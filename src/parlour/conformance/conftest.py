"""The suite runs over every game that the registry finds, or over those that PARLOUR_GAMES names."""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

from parlour.engine import registry
from parlour.engine.errors import Endless
from parlour.engine.game import Game
from parlour.engine.presentation import Presentation

FIRST = "test_every_match_ends"
Reporting = Generator[None, pytest.TestReport, pytest.TestReport]


def wanted() -> list[Game]:
    named = os.environ.get("PARLOUR_GAMES", "")
    return [registry.find(name) for name in named.split(",")] if named else list(registry.games().values())


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", wanted(), ids=lambda game: game.name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whether matches end is tried first: if they do not, other laws would wait for it."""
    items.sort(key=lambda item: FIRST not in item.name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Reporting:
    if "PARLOUR_GAMES" in os.environ and call.excinfo is not None and isinstance(call.excinfo.value, Endless):
        item.session.shouldstop = "what has no end cannot be tried further"
    return (yield)


@pytest.fixture
def presentation(game: Game) -> Presentation:
    return game.presentation

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import canary
from tests.server.table_client import House


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The table is the same in every life of the rules; one is enough."""
    if os.environ.get("PARLOUR_LIFE", "compiled") == "compiled":
        return
    skip = pytest.mark.skip(reason="the server is tested in the compiled life")
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(skip)


@pytest.fixture(scope="module", autouse=True)
def with_canary() -> Iterator[None]:
    """The game made for these tests, unknown to all others."""
    canary.add()
    yield
    canary.remove()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(f"sqlite:///{tmp_path_factory.mktemp('store') / 'parlour.db'}")
    yield made
    made.close()

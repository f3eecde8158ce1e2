from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import canary, programs
from tests.server.table_client import House

from parlour.cli.serve import store_url


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
def postgres() -> Iterator[str]:
    with programs.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with programs.redis() as address:
        yield address


@pytest.fixture(scope="session")
def houses() -> Iterator[dict[str, House]]:
    """A server for each kind of store, as soon as a test needs it."""
    made: dict[str, House] = {}
    yield made
    for house in made.values():
        house.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest) -> House:
    """Every test of the table runs on both stores."""
    found: House = request.getfixturevalue(f"{request.param}_house")
    return found


@pytest.fixture
def sqlite_house(houses: dict[str, House], tmp_path_factory: pytest.TempPathFactory) -> House:
    if "sqlite" not in houses:
        houses["sqlite"] = House(f"sqlite:///{tmp_path_factory.mktemp('store') / 'parlour.db'}")
    return houses["sqlite"]


@pytest.fixture
def postgresql_house(houses: dict[str, House], postgres: str) -> House:
    if "postgresql" not in houses:
        houses["postgresql"] = House(store_url(postgres))
    return houses["postgresql"]

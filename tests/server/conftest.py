from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.server import canary, programs
from tests.server.table_client import LiveServer

from parlour.cli.serve import store_url


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
def servers() -> Iterator[dict[str, LiveServer]]:
    """A server for each kind of store, as soon as a test needs it."""
    made: dict[str, LiveServer] = {}
    yield made
    for live in made.values():
        live.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def live(request: pytest.FixtureRequest) -> LiveServer:
    """Every test of the table runs on both stores."""
    found: LiveServer = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
def sqlite_server(servers: dict[str, LiveServer], tmp_path_factory: pytest.TempPathFactory) -> LiveServer:
    if "sqlite" not in servers:
        servers["sqlite"] = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('store') / 'parlour.db'}")
    return servers["sqlite"]


@pytest.fixture
def postgresql_server(servers: dict[str, LiveServer], postgres: str) -> LiveServer:
    if "postgresql" not in servers:
        servers["postgresql"] = LiveServer(store_url(postgres))
    return servers["postgresql"]

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest
from tests.server import canary, programs, running
from tests.server.programs import Program
from tests.server.table_client import Later, LiveServer

from parlour.cli.serve import store_url
from parlour.server.jobs import scheduler
from parlour.server.tables import table


@pytest.fixture(scope="module", autouse=True)
def with_canary() -> Iterator[None]:
    """The game made for these tests, unknown to all others."""
    canary.add()
    yield
    canary.remove()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    with running.stopped_afterwards():
        return (yield)


@pytest.fixture(scope="session")
def postgres_program() -> Iterator[Program]:
    with programs.postgres_program() as program:
        yield program


@pytest.fixture
def postgres(postgres_program: Program) -> Iterator[str]:
    """A database of the test's own: servers of other tests do not see its tables, nor this test's servers theirs."""
    with programs.database(postgres_program) as address:
        yield address


@pytest.fixture
def redis() -> Iterator[str]:
    """Its own too: a Redis tells everybody everything, whatever database they have chosen there."""
    with programs.redis_program() as program:
        yield program.address


@pytest.fixture(params=["sqlite", "postgresql"])
def live(request: pytest.FixtureRequest) -> LiveServer:
    """Every test of the table runs on both stores."""
    found: LiveServer = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    live = LiveServer(f"sqlite:///{tmp_path_factory.mktemp('store') / 'parlour.db'}")
    yield live
    live.close()


@pytest.fixture(scope="module")
def postgresql_server(postgres_program: Program) -> Iterator[LiveServer]:
    with programs.database(postgres_program) as address:
        live = LiveServer(store_url(address))
        yield live
        live.close()


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    made = Later()
    for module in (scheduler, table):
        monkeypatch.setattr(module, "time", made.time)
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.05)
    return made

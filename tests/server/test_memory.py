"""P12: however many come and do not read, the server's process does not grow."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.ports import free_port
from tests.server.table_client import Person, fetch, wait_until
from tests.server.test_breaks import Lazy, Process, start_match

from parlour.engine import registry
from parlour.server.ops.limits import Limits

GAME = registry.game(next(iter(registry.games())))
CROWD = 30  # each of them is owed as much as the server keeps for a slow reader, before it is let go
WAVES = 4
MEGABYTE = 1_048_576


class Measured(Process):
    def __init__(self, store: str) -> None:
        self.metrics = f"127.0.0.1:{free_port()}"
        super().__init__(store, "--most-sockets", "500", "--metrics", self.metrics)

    def let_go(self) -> int:
        """How many it has closed because they did not read."""
        counted = re.search(r"parlour_slow_total (\d+)", fetch("GET", f"http://{self.metrics}/metrics").text)
        assert counted
        return int(counted[1])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Measured]:
    made = Measured(str(tmp_path / "memory.db"))
    yield made
    made.kill()


def resident_bytes(server: Process) -> int:
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def crowd_that_does_not_read(server: Measured, table: str, person: Person) -> None:
    """Somebody comes and goes until all who do not read of it have been let go."""
    before = server.let_go()
    lazy = [Lazy(server.port, table) for _ in range(CROWD)]
    for _ in range(100):
        for _ in range(20):
            person.join(table).close()
        if server.let_go() == before + CROWD:
            break
    assert server.let_go() == before + CROWD
    for one in lazy:
        one.socket.close()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell what a process holds")
def test_those_who_do_not_read_leave_nothing_in_memory(server: Measured) -> None:
    """What leaks would be at least the buffer of each of them; the bound is less than half of that."""
    table, people = start_match(server.url, GAME.name, GAME.seats[-1])
    crowd_that_does_not_read(server, table, people[0])
    after_one = resident_bytes(server)
    for _ in range(WAVES - 1):
        crowd_that_does_not_read(server, table, people[0])
    leaked = (WAVES - 1) * CROWD * Limits().buffer_bytes
    assert resident_bytes(server) - after_one < leaked / 2
    assert people[0].join(table).ask("ping")["type"] == "pong"


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the system does not tell what a process holds")
def test_those_who_only_listen_leave_nothing_in_memory(server: Measured) -> None:
    """A table and its sockets, opened and closed again and again: less is left than the first round needed."""
    start = resident_bytes(server)
    listen_and_go(server)
    after_one = resident_bytes(server)
    for _ in range(WAVES - 1):
        listen_and_go(server)
    grown = resident_bytes(server) - after_one
    assert grown < max(after_one - start, 8 * MEGABYTE)


def listen_and_go(server: Process) -> None:
    table, people = start_match(server.url, GAME.name, GAME.seats[0])
    watchers = [people[0].join(table, seat="") for _ in range(CROWD // 3)]
    places = [person.join(table) for person in people]
    for place in [*places, *watchers]:
        place.close()
    people[0].post(f"/api/tables/{table}/end")
    wait_until(lambda: not any(seat.get("connected") for seat in people[0].get(f"/api/tables/{table}")["seats"]))

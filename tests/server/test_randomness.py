"""Matches of tests can be played again; nobody can ask a real server for that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.browser.table import ROOT
from tests.ports import free_port
from tests.server.table_client import LiveServer, Person, fetch, wait_until
from tests.server.test_breaks import Process

from parlour.engine import registry

GAME = min(registry.games().values(), key=lambda game: game.minutes)
SEATS = GAME.seats[0]
BOTS = {str(seat): "greedy" for seat in range(SEATS)}


class Repeatable(Process):
    """The tests' own server."""

    def __init__(self, folder: Path, seed: str) -> None:
        folder.mkdir()
        self.port = free_port()
        (folder / "seed").write_text(seed, encoding="utf-8")
        words = [str(self.port), str(folder / "parlour.db"), str(folder / "seed")]
        self.command = [sys.executable, "-m", "tests.repeatable", *words]
        self.start()


def matches(server: Process, count: int) -> list[str]:
    """The records of matches among bots."""
    host = Person(server.url, "Host")
    wish = {"bots": BOTS, "sit": "none", "start": True, "shuffle_seats": True}
    return [record(host, host.create(GAME.name, SEATS, **wish)) for _ in range(count)]


def record(person: Person, table: str) -> str:
    wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "finished")
    return person.http.get(f"/api/tables/{table}/record").text


def test_the_same_seed_plays_the_same_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    servers = [Repeatable(tmp_path / name, seed) for name, seed in (("a", "one"), ("b", "one"), ("c", "two"))]
    try:
        first, again, other = (matches(server, 2) for server in servers)
    finally:
        for server in servers:
            server.kill()
    assert first == again
    assert len({*first, *other}) == 4


def test_no_real_server_takes_a_seed_by_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_TEST_SEED", "one")
    servers = [Process(str(tmp_path / f"{name}.db")) for name in "ab"]
    try:
        one, two = (matches(server, 1) for server in servers)
    finally:
        for server in servers:
            server.kill()
    assert one != two


def test_no_real_server_takes_a_seed_by_command() -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "--seed" in done.stderr


@pytest.mark.parametrize("field", ["seed", "secret", "randomness"])
def test_no_real_server_takes_a_seed_by_message(sqlite_server: LiveServer, field: str) -> None:
    person = sqlite_server.person()
    wish = {"game": GAME.name, "seats": SEATS, field: "one"}
    answer = fetch("POST", f"{sqlite_server.url}/api/tables", json=wish, headers=person.headers())
    assert answer.status_code == 400
    assert field in answer.text

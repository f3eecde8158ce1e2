"""What `make release` built, in an empty environment without compiler and Node: all games, with pages."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.needs import pythons
from tests.ports import free_port
from tests.server.table_client import Person, fetch, wait_until
from tests.server.test_breaks import Process

import parlour
from parlour.engine import registry

DIST = Path(__file__).parent.parent.parent / "dist"
PURE = "py3-none-any.whl"
COMPILED = "cp*.whl"
KINDS = ["tar.gz", COMPILED, PURE]
OTHERS = [(PURE, python) for python in pythons()[1:]]

pytestmark = pytest.mark.large


def archive(kind: str) -> Path:
    found = sorted(DIST.glob(f"parlour-{parlour.__version__}*{kind}"))
    assert found, "make release builds it"
    return found[0]


class Place:
    """An environment with nothing on its path."""

    def __init__(self, folder: Path, python: str, kind: str) -> None:
        self.folder, self.bin = folder, folder / "env" / "bin"
        self.life = "compiled" if kind == COMPILED else "not compiled"
        subprocess.run([python, "-m", "venv", folder / "env"], check=True)
        self.run("pip", "install", "--quiet", "--disable-pip-version-check", str(archive(kind)))

    @property
    def environment(self) -> dict[str, str]:
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR_", "PYTHON", "XDG_"))
        }
        return kept | {"PATH": str(self.bin), "HOME": str(self.folder)}

    def ask(self, name: str, *words: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.bin / name), *words]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=600, check=False
        )

    def run(self, name: str, *words: str) -> str:
        done = self.ask(name, *words)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


class Server(Process):
    def __init__(self, place: Place) -> None:
        self.place, self.port = place, free_port()
        self.command = [str(place.bin / "parlour"), "serve", "--port", str(self.port), "--request-rate", "1000"]
        self.start()

    def start(self) -> None:
        folder, environment, nowhere = self.place.folder, self.place.environment, subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, cwd=folder, env=environment, stdout=nowhere, stderr=nowhere)
        self.wait()


@pytest.fixture(
    scope="module",
    params=[*((kind, pythons()[0]) for kind in KINDS), *OTHERS],
    ids=lambda asked: f"{asked[0]} {Path(asked[1]).name}",
)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Place:
    kind, python = request.param
    return Place(tmp_path_factory.mktemp("place"), python, kind)


@pytest.fixture
def server(place: Place) -> Iterator[Server]:
    made = Server(place)
    yield made
    made.kill()


def test_every_game_is_simulated_and_played_at_a_table_with_pages(place: Place, server: Server) -> None:
    assert place.run("parlour", "--version") == f"parlour {parlour.__version__} ({place.life})\n"
    for game in registry.games().values():
        seats = str(game.seats[0])
        assert "2" in place.run(
            "parlour", "simulate", game.name, "--players", seats, "--games", "2", "--bots", "greedy"
        )
    assert_pages_come(server.url)
    host = Person(server.url, "Host")
    for game in registry.games().values():
        bots = {str(seat): "greedy" for seat in range(game.seats[0])}
        wait_for_end(host, host.create(game.name, game.seats[0], bots=bots, sit="none", start=True))


def test_what_hosts_need_is_an_extra_and_said_so(place: Place) -> None:
    for words in (["--store", "postgresql://nobody@localhost/x"], ["--store", "x.db", "--redis", "redis://localhost"]):
        done = place.ask("parlour", "serve", *words)
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
    assert "pip install 'parlour[hosting]'" in place.ask("parlour", "serve", "--store", "postgresql://x/x").stderr


def wait_for_end(host: Person, table: str) -> None:
    wait_until(lambda: bool(host.get(f"/api/tables/{table}")["status"] == "finished"), 120)


def assert_pages_come(url: str) -> None:
    page = fetch("GET", url).text
    parts = re.findall(r"(?:src|href)=\"(/[^\"]+\.(?:js|css))\"", page)
    assert len(parts) > 1
    assert all(fetch("GET", url + part).status_code == 200 for part in parts)

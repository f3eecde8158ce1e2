"""Games by the names that people write, and games of other packages: whole, broken, or named like another."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.shell import parlour
from tests.engine.packages import describe, install

import parlour as house
from parlour.engine import registry
from parlour.engine.errors import UnknownGame
from parlour.engine.game import Game

GAMES = list(registry.games().values())
HOUSE = GAMES[0]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def written(game: Game) -> list[str]:
    """As people write it."""
    title = game.title
    found = [game.name, title, title.upper(), title.replace("'", "’"), title.replace("'", ""), f" {title.lower()} "]
    return [*found, game.name.upper(), game.name.replace("-", " "), game.name.replace("-", "_")]


@each_game
def test_a_game_is_found_as_people_write_it(game: Game) -> None:
    for name in written(game):
        assert house.new(name, game.seats[0]).game is game


@each_game
def test_the_wire_and_records_have_one_spelling(game: Game) -> None:
    assert registry.game(game.name) is game
    with pytest.raises(UnknownGame):
        registry.game(game.name.upper())


def test_a_package_adds_a_game(tmp_path: Path) -> None:
    done = parlour("games", env=install(tmp_path, "sixth"))
    assert "sixth" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ("sixth = no_such_module:GAME", "No module named 'no_such_module'"),
        ("sixth = json:GAME", "no attribute 'GAME'"),
        ("sixth = json:dumps", "is no Game"),
        ("sixth = breaks:GAME", "ZeroDivisionError"),
        ("sixth = leaves:GAME", "SystemExit"),
        ("sixth", "entry_points.txt is broken"),
    ],
)
def test_a_broken_package_is_named_and_left_out(entries: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "breaks.py").write_text("1/0")
    (tmp_path / "leaves.py").write_text("raise SystemExit(1)")
    install(tmp_path, "seventh")
    env = describe(tmp_path, "strange-package", f"[parlour.games]\n{entries}\n")
    done = parlour("games", env=env)
    assert done.returncode == 0
    assert HOUSE.name in done.stdout
    assert "seventh" in done.stdout
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "strange-package" in done.stderr
    assert reason in done.stderr


def test_a_package_whose_entries_are_not_text_ends_nothing(tmp_path: Path) -> None:
    done = parlour("games", env=describe(tmp_path, "strange-package", "\udcff\udcfe"))
    assert (done.returncode, HOUSE.name in done.stdout) == (0, True)


@pytest.mark.parametrize("name", [HOUSE.name, HOUSE.name.upper(), HOUSE.name.replace("-", "_"), "titled"])
def test_a_package_cannot_replace_a_game_of_the_house(name: str, tmp_path: Path) -> None:
    title = HOUSE.title if name == "titled" else ""
    done = parlour("games", env=install(tmp_path, name, title=title, package="impostor"))
    assert done.returncode == 0
    assert HOUSE.tagline.split()[0] in done.stdout
    assert "Nobody hears it" not in done.stdout
    assert "impostor" in done.stderr
    assert "already" in done.stderr


def test_of_two_packages_with_one_game_the_second_is_refused(tmp_path: Path) -> None:
    install(tmp_path, "sixth", package="first")
    done = parlour("games", env=install(tmp_path, "sixth", package="second"))
    assert done.stdout.count("Nobody hears it") == 1
    assert len(done.stderr.splitlines()) == 1


def test_a_broken_package_ends_no_command(tmp_path: Path) -> None:
    env = describe(tmp_path, "strange-package", "[parlour.games]\nsixth = no_such_module:GAME\n")
    seats = str(HOUSE.seats[0])
    done = parlour("simulate", HOUSE.name, "--players", seats, "--games", "4", "--workers", "2", env=env)
    assert done.returncode == 0
    assert done.stderr.count("strange-package") == 1

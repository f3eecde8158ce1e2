"""The laws of the house, kept by looking at its files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour
from parlour.engine import registry
from parlour.engine.clauses import Rules
from parlour.engine.game import Game
from parlour.words import LANGUAGES

PACKAGE = Path(str(parlour.__file__)).parent
REPOSITORY = PACKAGE.parent.parent
GAMES = [game for game in registry.games().values() if game.folder.is_relative_to(PACKAGE)]
ENGINE = Rules(PACKAGE / "engine")

MAY_IMPORT = {
    "engine": {"engine"},
    "conformance": {"engine", "bots", "lab", "terminal", "conformance"},
    "games": {"engine"},
    "bots": {"engine", "bots"},
    "lab": {"engine", "bots", "lab"},
    "server": {"engine", "bots", "server"},
    "terminal": {"engine", "bots", "terminal"},
}

ROOMS = {
    "protocol": {"protocol"},
    "ops": {"ops", "protocol"},
    "net": {"net", "ops", "protocol"},
    "store": {"store", "ops", "protocol"},
    "tables": {"tables", "jobs", "store", "net", "ops", "protocol"},
    "jobs": {"jobs", "tables", "store", "net", "ops", "protocol"},
    "http": {"http", "tables", "jobs", "store", "net", "ops", "protocol"},
}

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def sources(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*.py")) if "tests" not in path.relative_to(folder).parts)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("area", MAY_IMPORT)
def test_imports_go_one_way(area: str) -> None:
    for path in sources(PACKAGE / area):
        own = ".".join(path.relative_to(PACKAGE).parts[:2])
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "parlour" and len(parts) > 1 and (PACKAGE / parts[1]).is_dir():
                is_own = parts[1] == "games" and ".".join(parts[1:3]) == own
                looks_for_games = path.name == "registry.py" and name == "parlour.games"
                assert parts[1] in MAY_IMPORT[area] or is_own or looks_for_games, f"{path} imports {name}"


def test_every_part_of_the_server_is_in_its_room() -> None:
    server = PACKAGE / "server"
    assert {path.name for path in server.glob("*.py")} == {"__init__.py", "app.py"}
    assert {path.parent.name for path in server.glob("*/__init__.py")} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_the_rooms_of_the_server_know_only_those_they_stand_on(room: str) -> None:
    for path in sources(PACKAGE / "server" / room):
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["parlour", "server"]:
                makes_matches = path.name == "migrations.py" and parts[2] == "tables"
                assert parts[2] in ROOMS[room] or makes_matches, f"{path} imports {name}"


@each_game
def test_a_games_name_stays_in_its_folder(game: Game) -> None:
    named = re.compile("|".join(re.escape(word) for word in (game.name, game.title, game.folder.name)), re.IGNORECASE)
    for path in [*PACKAGE.rglob("*.py"), *(REPOSITORY / "tests").rglob("*.py")]:
        if not path.is_relative_to(game.folder):
            assert not named.search(path.read_text(encoding="utf-8")), f"{path} names {game.title}"


def test_the_conventions_have_code_and_tests_and_no_other_is_cited() -> None:
    pattern = re.compile(r"\bC-\d+\b")
    code_files = [path for path in sources(PACKAGE) if "conformance" not in path.parts]
    code = {id for path in code_files for id in pattern.findall(path.read_text(encoding="utf-8"))}
    folders = [REPOSITORY / "tests", PACKAGE / "conformance", *(game.folder / "tests" for game in GAMES)]
    tests = {
        id
        for folder in folders
        for path in folder.rglob("*.py")
        for id in pattern.findall(path.read_text(encoding="utf-8"))
    }
    assert code == tests == set(ENGINE.clauses)


@each_game
def test_a_game_folder_looks_like_its_siblings(game: Game) -> None:
    wanted = ["RULES.md", "__init__.py", "cards.py", "moves.py", "notes.py", "strategy.py", "tests"]
    wanted += ["view.py", "events.py", "why_not.py"]
    wanted += ["vocabulary.py", "words", "RULES.de.md", "RULES.ja.md"]
    wanted += ["READINGS.md", "READINGS.de.md", "READINGS.ja.md", "HOWTO.md", "HOWTO.de.md", "HOWTO.ja.md"]
    there = {path.stem for path in game.folder.iterdir()} | {path.name for path in game.folder.iterdir()}
    assert [name for name in wanted if name not in there and name.removesuffix(".py") not in there] == []
    assert "rules" in there


def test_no_file_grows_past_its_seam() -> None:
    long = {
        path: count for path in sources(PACKAGE) if (count := len(path.read_text(encoding="utf-8").splitlines())) > 450
    }
    assert not long


@each_game
def test_readings_are_of_clauses_and_options_that_there_are_in_every_language(game: Game) -> None:
    readings = {language: Rules(game.folder, language).readings for language in LANGUAGES}
    assert list(readings["en"]) == list(readings["de"]) == list(readings["ja"])
    assert len(readings["en"]) > 4
    assert set(readings["en"]) <= set(game.rules.clauses)
    options = {option.name: option for option in game.options}
    for read in readings.values():
        for clause in read.values():
            for name, value in re.findall(r"`([a-z_]+)(?:=(\w+))?`", clause.text):
                assert options[name].read(value) if value and value != "false" else name in options

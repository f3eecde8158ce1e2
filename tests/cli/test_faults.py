"""A bot that crashes on every move, and a game that breaks: every output says so, and so does the status."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.shell import assert_one_clear_line, parlour
from tests.engine.packages import install

from parlour.engine import registry

GAME = min(registry.games().values(), key=lambda game: (len(game.options), game.name))
CRASHES = "import sys\nfor line in sys.stdin:\n    raise SystemExit('out of ideas')\n"
BOT = "program:./bot.py"
SAID = "out of ideas"
USUAL = {
    "simulate": ["--bots", BOT, "--games", "2"],
    "arena": ["--bots", f"{BOT},random", "--games", "1"],
    "ladder": ["--bots", f"{BOT},random", "--games", "1"],
    "balance": ["--bots", BOT, "--games", "1"],
}
each_command = pytest.mark.parametrize("command", USUAL)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bot.py").write_text(CRASHES)
    return tmp_path


@each_command
def test_a_bot_that_crashes_is_in_the_text_the_json_and_the_status(command: str, folder: Path) -> None:
    arguments = [command, GAME.name, "--players", str(GAME.seats[0]), *USUAL[command]]
    done = parlour(*arguments, cwd=folder)
    assert done.returncode == 3
    assert SAID in done.stdout
    assert SAID in done.stderr
    assert "replaced by random ones" in done.stderr
    done = parlour(*arguments, "--json", "--tolerate-faults", cwd=folder)
    assert done.returncode == 0
    faults = json.loads(done.stdout)["faults"]
    assert any(SAID in fault for fault in faults)
    assert sum(faults.values()) > 0


def test_a_bot_that_crashes_is_in_every_file_that_is_written(folder: Path) -> None:
    for command, arguments in USUAL.items():
        saved = ["--save", "deals.jsonl"] if command == "arena" else []
        parlour(command, GAME.name, "--players", str(GAME.seats[0]), *arguments, *saved, cwd=folder)
    written = {path.name: path.read_text() for path in folder.iterdir() if path.name != "bot.py"}
    assert len(written) == 4
    assert all(SAID in text for text in written.values()), written.keys()
    assert "What went wrong" in written[f"{GAME.name}-balance.html"]


def test_a_ladder_that_is_played_again_tells_of_faults_too(folder: Path) -> None:
    arguments = ["--bots", "greedy,random", "--games", "2", "--players", str(GAME.seats[0])]
    assert parlour("ladder", GAME.name, *arguments, cwd=folder).returncode == 0
    path = folder / f"{GAME.name}-ladder.json"
    assert json.loads(path.read_text())["faults"] == {}
    parlour("ladder", GAME.name, *USUAL["ladder"], "--players", str(GAME.seats[0]), cwd=folder)
    done = parlour("ladder", "--check", path.name, cwd=folder)
    assert done.returncode == 3
    assert SAID in done.stdout


# A game of another package, not compiled, whose rules break in some matches


BREAKS = """
    def apply(self, move):
        if move % 7 == 0 and self.table_size == 2:
            raise ZeroDivisionError("a rule that nobody tried")
        super().apply(move)
"""


def test_matches_that_break_are_counted_and_left_out(tmp_path: Path) -> None:
    env = install(tmp_path, "breaking", BREAKS)
    for bots in ("random", "greedy"):
        arguments = ["simulate", "breaking", "--games", "40", "--bots", bots]
        done = parlour(*arguments, "--json", env=env)
        assert done.returncode == 3, done.stderr
        result = json.loads(done.stdout)
        times = sum(result["broken"].values())
        for fault in result["broken"]:
            assert "of seed 0 of breaking broke: ZeroDivisionError: a rule that nobody tried" in fault
            assert "at decision" in fault
        assert result["games"] + times == 40
        assert result["games"] > 0
        assert sum(share["wins"] for share in result["shares"]) <= result["games"]
        done = parlour(*arguments, "--tolerate-faults", env=env)
        assert done.returncode == 0
        assert f"{times} matches broke" in done.stdout


def test_a_game_that_always_breaks_has_no_shares(tmp_path: Path) -> None:
    env = install(tmp_path, "breaking", BREAKS.replace("move % 7 == 0 and self.table_size == 2", "True"))
    done = parlour("simulate", "breaking", "--games", "5", "--tolerate-faults", env=env)
    assert done.returncode == 1
    assert "no match came to an end" in done.stderr
    assert done.stdout == ""
    done = parlour("arena", "breaking", "--games", "1", "--bots", "greedy,random", "--workers", "1", env=env)
    assert_one_clear_line(done, "a rule that nobody tried", "deal 0")

"""Every command in README and docs works as printed, in the project's folder after `make setup`.

What would play for hours, or serve for ever, is read by the command's own parser, with its games and bots looked up;
programs that measure are loaded; make is asked whether it knows what to do.
"""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from parlour import cli
from parlour.bots import local
from parlour.bots.base import Generator
from parlour.engine import registry

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
LOAD = """
import runpy, sys
from pathlib import Path
sys.path.insert(0, str(Path(sys.argv[1]).parent))
runpy.run_path(sys.argv[1], run_name="read")
"""
PARLOUR, PYTHON = ".venv/bin/parlour ", ".venv/bin/python "


def printed(text: str) -> list[str]:
    """Lines of blocks, and what stands between backticks."""
    lines = re.findall(r"^    (\S.*)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), flags=re.MULTILINE)
    inline = re.findall(r"`([^`\n]+)`", text)
    return [line.partition("  #")[0].strip() for line in [*lines, *inline]]


def commands(start: str) -> list[str]:
    return sorted({line for page in PAGES for line in printed(page.read_text("utf-8")) if line.startswith(start)})


def parsed(line: str) -> argparse.Namespace:
    return cli.parser().parse_args(shlex.split(line)[1:])


def run(line: str, answer: str = "") -> subprocess.CompletedProcess[str]:
    words = [sys.executable, *(["-m", "parlour"] if line.startswith(PARLOUR) else []), *shlex.split(line)[1:]]
    return subprocess.run(words, cwd=ROOT, input=answer, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_block_has_a_command_that_is_not_found_or_not_ours(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    assert re.findall(r"^    (?:parlour|python3?|pip|pytest) .*$", text, flags=re.MULTILINE) == []
    assert re.findall(r"`python3? [^`]*`", text) == []


@pytest.mark.parametrize("line", commands(PARLOUR))
def test_a_command_of_parlour_is_one_with_games_and_bots_that_there_are(line: str) -> None:
    asked = parsed(line.replace("…", "x"))
    if getattr(asked, "game", None):
        registry.game(getattr(asked.game, "name", asked.game))  # some commands look it up themselves
    for name in getattr(asked, "bots", None) or []:
        if not name.startswith(("program", "python")):
            local.make(name, Generator(0))


@pytest.mark.parametrize("line", commands(f"{PARLOUR}play"))
def test_a_match_in_the_terminal_begins_as_printed(line: str) -> None:
    asks_for_game_and_seats = parsed(line).game is None
    done = run(line, "1\n\nquit\n" if asks_for_game_and_seats else "quit\n")
    assert done.returncode == 0, done.stderr
    assert "\n  1 " in done.stdout  # the first of the moves
    assert "> Goodbye." in done.stdout


@pytest.mark.parametrize("line", commands(f"{PYTHON}-m"))
def test_a_module_that_is_named_runs(line: str) -> None:
    done = run(line)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


@pytest.mark.parametrize("line", [line for line in commands(PYTHON) if not line.startswith(f"{PYTHON}-m")])
def test_a_program_that_is_named_is_there_and_can_be_loaded(line: str) -> None:
    program = ROOT / shlex.split(line)[1]
    command = [sys.executable, "-c", LOAD, str(program)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", commands("make "))
def test_make_knows_what_to_do(line: str) -> None:
    words = shlex.split(line.replace("PYTHON=…", f"PYTHON={sys.executable}"))
    done = subprocess.run([words[0], "--dry-run", *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_pages_have_commands_of_every_kind() -> None:
    assert all(commands(start) for start in (PARLOUR, f"{PARLOUR}play", f"{PYTHON}-m", f"{PYTHON}bench", "make play"))


def test_the_picture_is_small_and_there_is_a_way_to_take_it_again() -> None:
    assert (ROOT / "docs" / "table.webp").stat().st_size < 60_000
    assert (ROOT / "tools" / "picture.py").exists()

"""Knockout Whist, the example of the tutorial: a package outside, installed beside Parlour, keeps every law."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.cli.shell import parlour
from tests.outside.made import EXAMPLE, ROOT, register

from parlour.engine.state import is_compiled

NAME = "knockout-whist"
SOURCE = EXAMPLE / "src" / "knockout_whist"
LONGEST = 200  # lines of the whole game, with its strategy


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    return register(tmp_path, NAME, EXAMPLE / "src")


def test_it_is_in_the_catalogue_with_its_looks(installed: dict[str, str]) -> None:
    done = parlour("games", env=installed)
    assert NAME in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("laws", ["not thread and not lives", "thread or lives"])
def test_it_keeps_every_law(installed: dict[str, str], laws: str) -> None:
    done = parlour("conform", NAME, "-k", laws, env=installed)
    assert done.returncode == 0, done.stdout[-3000:]


def test_bots_think_about_it_and_a_match_is_reviewed(installed: dict[str, str], tmp_path: Path) -> None:
    match = ("--players", "3", "--games", "1", "--records", str(tmp_path))
    done = parlour("simulate", NAME, *match, "--bots", "search:20,greedy,random", env=installed)
    assert done.returncode == 0, done.stderr
    (record,) = tmp_path.glob("*.jsonl")
    assert parlour("check", str(record), env=installed).returncode == 0


def test_it_is_short() -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCE.glob("*.py")) <= LONGEST


def test_the_tutorial_shows_its_files_as_they_are() -> None:
    page = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    files = ("RULES.md", "__init__.py", "cards.py", "play.py", "strategy.py", "looks.toml", "tests/test_rules.py")
    assert [name for name in files if (SOURCE / name).read_text(encoding="utf-8") not in blocks] == []


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here")
def test_it_is_compiled_and_plays_the_same(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "src" / "knockout_whist", ignore=shutil.ignore_patterns("*.so", ".compiled*"))
    installed = register(tmp_path / "site", NAME, tmp_path / "src")
    command = ("simulate", NAME, "--games", "20", "--seed", "3", "--json")
    interpreted = parlour(*command, env=installed).stdout
    done = parlour("compile", NAME, env=installed | {"XDG_CACHE_HOME": str(ROOT / "build")})
    assert done.returncode == 0, done.stderr + done.stdout
    assert list((tmp_path / "src" / "knockout_whist").glob("play.*.so"))
    compiled = parlour(*command, env=installed).stdout
    assert without_time(compiled) == without_time(interpreted)
    with (tmp_path / "src" / "knockout_whist" / "play.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    changed = parlour(*command, env=installed)
    assert changed.returncode != 0
    assert "has changed since it was compiled" in changed.stderr
    assert without_time(parlour(*command, env=installed | {"PARLOUR_PURE": "1"}).stdout) == without_time(compiled)


def without_time(summary: str) -> str:
    return re.sub(r'"(seconds|decisions_per_second)": [\d.]+, ', "", summary)

"""How the tests themselves are run."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests import every_life

from parlour.engine.state import is_compiled

ROOT = Path(__file__).parent.parent


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "project" / "src" / "parlour"
    folder.mkdir(parents=True)
    for name in ("rules.py", "state.pxd", "rules.pxd", "rules.c", "rules.so"):
        (folder / name).write_text(f"first {name}")
    return tmp_path / "project"


def test_the_checked_build_gets_sources_alone(project: Path, tmp_path: Path) -> None:
    every_life.copy_changed(project, tmp_path / "copy")
    assert {path.name for path in (tmp_path / "copy" / "src" / "parlour").iterdir()} == {"rules.py", "state.pxd"}


def test_what_did_not_change_is_not_copied_again_though_the_build_rewrote_it(project: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    every_life.copy_changed(project, copy)
    (copy / "src" / "parlour" / "state.pxd").write_text("rewritten")
    (project / "src" / "parlour" / "rules.py").write_text("second")
    every_life.copy_changed(project, copy)
    assert (copy / "src" / "parlour" / "state.pxd").read_text() == "rewritten"
    assert (copy / "src" / "parlour" / "rules.py").read_text() == "second"


def test_a_module_that_is_gone_takes_what_was_compiled_of_it_along(project: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    every_life.copy_changed(project, copy)
    (copy / "src" / "parlour" / "rules.so").write_text("compiled")
    (project / "src" / "parlour" / "rules.py").unlink()
    every_life.copy_changed(project, copy)
    assert [path.name for path in (copy / "src" / "parlour").iterdir()] == ["state.pxd"]


def test_what_is_tested_once_is_there() -> None:
    assert all((ROOT / path).exists() for path in every_life.ONCE)


def test_what_is_compiled_is_written_down_though_the_environment_says_no(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert "PYTHONDONTWRITEBYTECODE" not in every_life.kept_environment()


def test_the_last_lines_say_what_was_not_tested() -> None:
    first = every_life.possible_lives()[0]
    command = [sys.executable, "tests/every_life.py", first, "--", "tests/tools/test_choose_python.py"]
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")} | {"PATH": "/nowhere"}
    done = subprocess.run(command, cwd=ROOT, env=bare, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = done.stdout[done.stdout.index(f"== {first}: passed") :]
    for what in ("Chromium", "Redis", "C compiler", "--cluster"):
        assert what in told


ONCE = """
import os, pathlib

def test_that_passes_the_second_time():
    seen = pathlib.Path(os.environ["SEEN"])
    had_seen = seen.exists()
    seen.touch()
    assert had_seen

def test_that_never_passes():
    assert "NEVER" not in os.environ

def test_that_always_passes():
    with open(os.environ["COUNT"], "a") as count:
        count.write("x")
"""


def tried(tmp_path: Path) -> tuple[int, list[str]]:
    (tmp_path / "test_once.py").write_text(ONCE)
    return every_life.tested(every_life.possible_lives()[0], ROOT, [str(tmp_path / "test_once.py")], None)


@pytest.fixture(autouse=True)
def _places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEEN", str(tmp_path / "seen"))
    monkeypatch.setenv("COUNT", str(tmp_path / "count"))
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # of no use here, and slow to load
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    monkeypatch.setattr(every_life, "IN_COMPANY", ("-n", "1"))  # every process more has to read all of this first


def test_a_test_that_fails_in_company_and_passes_alone_is_named(tmp_path: Path) -> None:
    result, unsteady = tried(tmp_path)
    assert result == 0
    assert [test.partition("::")[2] for test in unsteady] == ["test_that_passes_the_second_time"]
    assert (tmp_path / "count").read_text() == "x"  # what passed is not run again


def test_a_test_that_fails_twice_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEVER", "1")
    assert tried(tmp_path) == (1, [])


SLOW = """
import os, time, pathlib

def test_that_waits_for_the_other_life():
    own, seen = os.environ["PARLOUR_LIFE"], pathlib.Path(os.environ["SEEN"])
    pathlib.Path(f"{seen}-{own}").touch()
    end = time.monotonic() + 60
    while len(list(seen.parent.glob("seen-*"))) < 2:
        assert time.monotonic() < end, "nobody else came"
        time.sleep(0.05)
    assert own == "compiled" or os.nice(0) > 0, "it does not give way"
"""


@pytest.mark.skipif(not is_compiled(), reason="there is only one life here")
def test_another_life_is_tested_beside_the_first_and_tells_of_it_afterwards(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_slow.py").write_text(SLOW)
    results = list(every_life.run_all(["compiled", "pure"], "compiled", [str(tmp_path / "test_slow.py")]))
    assert results == [(0, []), (0, [])]
    told = capfd.readouterr().out
    assert told.index("== compiled: passed") < told.index("== pure\n") < told.index("== pure: passed")

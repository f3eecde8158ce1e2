"""`make play` and Ctrl-C in a fresh clone, twice: the lobby comes, and nothing is compiled twice."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.releases.test_installed import assert_pages_come
from tests.server.table_client import wait_until

from parlour_compile.project import Project

ROOT = Path(__file__).parent.parent.parent
OPEN = re.compile(r'"address": "http://0\.0\.0\.0:(\d+)/"')
TO_COMPILE = re.compile(r"parlour: compiling (\d+) modules")
LEFT = re.compile(r"parlour: (\d+) of \d+ modules left")

pytestmark = pytest.mark.large


class Making:
    """`make play`, with what it prints and when."""

    def __init__(self, clone: Path) -> None:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR_", "PYTHON"))}
        self.process = subprocess.Popen(
            ["make", "play"],
            cwd=clone,
            env=kept | {"XDG_DATA_HOME": str(clone / "data"), "BROWSER": "true"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.lines: list[str] = []
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        assert self.process.stdout
        for line in self.process.stdout:
            self.lines.append(line)

    def found(self, wanted: re.Pattern[str]) -> list[int]:
        return [int(match[1]) for match in map(wanted.search, list(self.lines)) if match]

    def wait_for(self, condition: Callable[[], bool]) -> None:
        wait_until(lambda: condition() or self.process.poll() is not None, 300)
        assert condition(), "".join(self.lines)

    def interrupt(self) -> None:
        """As a terminal does: everybody hears it."""
        os.killpg(self.process.pid, signal.SIGINT)
        assert self.process.wait(60) in (0, 2, 130, -signal.SIGINT), "".join(self.lines)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("this is no clone")
    subprocess.run(["git", "clone", "--quiet", ROOT, tmp_path / "parlour"], check=True)
    return tmp_path / "parlour"


def test_the_lobby_opens_while_the_rules_are_compiled_each_module_once(clone: Path) -> None:
    project = Project(clone / "src", clone / "build" / "compile")
    first = Making(clone)
    first.wait_for(lambda: bool(first.found(OPEN)))
    url = f"http://127.0.0.1:{first.found(OPEN)[0]}"
    assert_pages_come(url)
    first.wait_for(lambda: bool(first.found(LEFT)) and first.found(LEFT)[-1] < first.found(TO_COMPILE)[0] - 1)
    first.interrupt()
    done = {path: path.stat().st_mtime_ns for path in project.made.rglob("*.so")}
    assert done
    assert not list(project.source.rglob("*.so"))

    again = Making(clone)
    again.wait_for(lambda: bool(again.found(OPEN)) and bool(again.found(TO_COMPILE)))
    assert again.found(TO_COMPILE)[0] == first.found(TO_COMPILE)[0] - len(done)
    again.interrupt()
    assert {path: path.stat().st_mtime_ns for path in done} == done

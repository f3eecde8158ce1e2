"""`parlour` without a word: the lobby, with its data in the user's folder."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from tests.browser.table import PATIENCE_SECONDS, wait_until
from tests.ports import free_port


@contextmanager
def parlour(folder: Path, *words: str) -> Iterator[subprocess.Popen[bytes]]:
    """With a home of its own and a browser that only notes where it was sent."""
    settings = {"HOME": str(folder), "BROWSER": f"{sys.executable} {folder / 'browser.py'} %s"}
    (folder / "browser.py").write_text(
        "import pathlib, sys\npathlib.Path(__file__).with_name('seen').write_text(sys.argv[1])"
    )
    environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")} | settings
    command = [sys.executable, "-m", "parlour", *words]
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=said, stderr=said)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)


def answers(address: str) -> bool:
    try:
        with urlopen(address, timeout=PATIENCE_SECONDS) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def seen(folder: Path) -> str:
    return (folder / "seen").read_text() if (folder / "seen").exists() else ""


def stores(folder: Path) -> list[str]:
    return [str(path.relative_to(folder)) for path in folder.rglob("parlour.db")]


@pytest.mark.skipif(sys.platform != "linux", reason="the data folder has another name elsewhere")
def test_data_lives_in_the_users_folder_unless_told_otherwise(tmp_path: Path) -> None:
    address = free_port()
    with parlour(tmp_path, "serve", "--port", str(address)):
        wait_until(lambda: answers(f"http://127.0.0.1:{address}/healthz"))
    assert stores(tmp_path) == [".local/share/parlour/parlour.db"]


def test_a_store_that_was_named_is_taken(tmp_path: Path) -> None:
    address = free_port()
    with parlour(tmp_path, "serve", "--port", str(address), "--store", "parlour.db"):
        wait_until(lambda: answers(f"http://127.0.0.1:{address}/healthz"))
    assert stores(tmp_path) == ["parlour.db"]


def test_a_store_from_before_in_this_folder_is_not_passed_over_in_silence(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").touch()
    address = free_port()
    with parlour(tmp_path, "serve", "--port", str(address)):
        wait_until(lambda: answers(f"http://127.0.0.1:{address}/healthz"))
    assert "--store parlour.db" in (tmp_path / "said").read_text()


@pytest.mark.skipif(answers("http://127.0.0.1:8000/"), reason="another server is open here")
def test_without_a_word_the_browser_opens_at_the_lobby(tmp_path: Path) -> None:
    with parlour(tmp_path):
        wait_until(lambda: seen(tmp_path) != "")
        assert answers(f"{seen(tmp_path)}api/games")

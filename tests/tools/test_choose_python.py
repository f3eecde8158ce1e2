"""The environment is made with `python3`, or with another Python on the path that is faster and can do it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import choose_python


@pytest.fixture(autouse=True)
def _with_a_split_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(choose_python, "HOME", tmp_path / "environment")
    monkeypatch.setattr(choose_python, "is_split", lambda: True)
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)


def put(folder: Path, name: str, answer: int) -> str:
    """A program that says whether it would do."""
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\nexit {answer}\n", encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def test_another_one_is_taken_if_it_is_better(tmp_path: Path) -> None:
    put(tmp_path / "a", "python3", 1)
    better = put(tmp_path / "b", "python3.12", 0)
    put(tmp_path / "c", "python3", 0)
    path = os.pathsep.join(str(tmp_path / folder) for folder in "abc")
    assert choose_python.choose(path) == better


def test_what_only_sounds_like_it_is_not_asked(tmp_path: Path) -> None:
    put(tmp_path, "python3-config", 0)
    put(tmp_path, "python3.11-config", 0)
    assert choose_python.choose(str(tmp_path)) == choose_python.USUAL


def test_what_does_not_run_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "python3").mkdir()
    assert choose_python.choose(f"{tmp_path}{os.pathsep}{tmp_path / 'nowhere'}") == choose_python.USUAL


def test_one_that_is_as_good_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, "python3", 0)
    monkeypatch.setattr(choose_python, "is_split", lambda: False)
    assert choose_python.choose(str(tmp_path)) == choose_python.USUAL


def test_who_is_in_an_environment_has_chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, "python3", 0)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert choose_python.choose(str(tmp_path)) == choose_python.USUAL


def test_an_older_one_is_not_better() -> None:
    newer = (sys.version_info[0], sys.version_info[1] + 1)
    assert not choose_python.would_do(Path(sys.executable), choose_python.ASK, newer)


def test_where_python3_is_too_old_another_one_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = put(tmp_path, "python3.13", 0)
    monkeypatch.setattr(choose_python, "is_split", lambda: False)
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert choose_python.choose(str(tmp_path)) == newer


def test_an_environment_keeps_the_python_it_was_made_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = put(tmp_path / "a", "python3", 0), put(tmp_path / "b", "python3", 0)
    home = tmp_path / "environment"
    home.mkdir()
    (home / "pyvenv.cfg").write_text(f"home = {tmp_path}\nexecutable = {first}\n", encoding="utf-8")
    assert choose_python.choose(str(tmp_path / "b")) == first
    Path(first).unlink()
    assert choose_python.choose(str(tmp_path / "b")) != first

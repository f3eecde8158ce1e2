"""What the README shows is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_readme_runs_as_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_page_on_bots_runs_as_written() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "bots.md"), module_relative=False)
    assert tried > 4
    assert failed == 0


def test_every_page_it_links_to_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    links = [part.split(")")[0] for part in readme.split("](")[1:]]
    assert links
    if (ROOT / "CONTRIBUTING.md").exists():
        assert [link for link in links if not (ROOT / link).exists()] == []

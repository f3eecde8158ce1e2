"""Making the environment: it says what it does, and what is missing."""

from __future__ import annotations

import pytest

from tools import install


def test_what_is_missing_is_said_in_a_sentence_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(install.Missing, match=r"sudo apt install python3\.\d+-venv"):
        install.check_python()


def test_a_step_says_every_few_seconds_that_it_is_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(install, "SECONDS_BETWEEN_LINES", 0.1)
    said: list[str] = []
    install.wait(install.Step("resting", "sleep", "0.5"), say=said.append)
    assert len(said) >= 2
    assert said[0].startswith("resting … ")


def test_a_step_that_fails_shows_what_it_printed() -> None:
    with pytest.raises(install.Missing, match=r"no such package\nfetching: this failed"):
        install.wait(install.Step("fetching", "sh", "-c", "echo no such package; exit 1"))

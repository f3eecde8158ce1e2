"""What the command line says of a card file."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.shell import assert_one_clear_line, parlour
from tests.own_cards import OWN_CARDS

GAME, FILE = next(iter(OWN_CARDS.items()))


@pytest.mark.parametrize(
    ("locale", "words"), [("C.UTF-8", "no such entry"), ("de_DE.UTF-8", "gibt es hier nicht"), ("ja_JP.UTF-8", "項目")]
)
def test_what_is_wrong_is_said_in_the_language_of_the_terminal(tmp_path: Path, locale: str, words: str) -> None:
    (tmp_path / "mine.toml").write_text("strange = 1\n" + FILE, encoding="utf-8")
    done = parlour("simulate", GAME, "--cards", "mine.toml", cwd=tmp_path, env={"LC_ALL": locale})
    assert_one_clear_line(done, "strange", words)


def test_a_series_is_played_with_it_and_its_records_hold(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(FILE, encoding="utf-8")
    more = ("--games", "2", "--workers", "1", "--records", "kept")
    done = parlour("simulate", GAME, "--cards", "mine.toml", *more, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    records = [str(path) for path in sorted((tmp_path / "kept").iterdir())]
    assert len(records) == 2
    assert parlour("check", *records).returncode == 0

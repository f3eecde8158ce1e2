"""The law of words for what engine and terminal say themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.conformance.words_law import problems, trouble

from parlour.engine import messages as engine
from parlour.engine.errors import ParlourError
from parlour.terminal import messages as terminal
from parlour.terminal.reader import ENGINE, TERMINAL
from parlour.words import ENGLISH, LANGUAGES, Messages, Words, source

each_part = pytest.mark.parametrize(
    ("folder", "declared"), [(ENGINE, engine.MESSAGES), (TERMINAL, terminal.MESSAGES)], ids=["engine", "terminal"]
)


@each_part
def test_every_message_has_words_in_every_language_and_no_words_are_unused(folder: Path, declared: Messages) -> None:
    texts = {language: source(folder, language) for language in LANGUAGES}
    assert list(problems(texts, declared)) == []


@each_part
def test_whatever_the_arguments_a_sentence_is_whole(folder: Path, declared: Messages) -> None:
    for language in LANGUAGES:
        assert list(trouble(Words(language, [source(folder, language)], declared))) == []


def test_engine_and_terminal_share_no_id() -> None:
    assert not engine.MESSAGES.keys() & terminal.MESSAGES.keys()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("you =", "du =", "you: no words"),
        ("{ $reason } ({ $clause })", "{ $reason }", "$clause is not used"),
        ("{ $reason }\n", "{ $clause }\n", "there is no $clause"),
        ("{ $path }", "{ $path }.", "a name may end with one"),
    ],
)
def test_a_slip_of_a_translator_is_found(before: str, after: str, said: str) -> None:
    text = source(TERMINAL, ENGLISH)
    assert before in text
    assert any(said in line for line in problems({ENGLISH: text.replace(before, after, 1)}, terminal.MESSAGES))


def test_english_fills_the_gaps_of_another_language(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("here = here\nthere = there\n", encoding="utf-8")
    (tmp_path / "words" / "de.ftl").write_text("here = hier\n", encoding="utf-8")
    said = {language: Words.load(language, {tmp_path: {"here": {}, "there": {}}}) for language in LANGUAGES}
    assert [said["de"].say(id) for id in ("here", "there")] == ["hier", "there"]
    assert [said["ja"].say(id) for id in ("here", "there")] == ["here", "there"]


def test_a_folder_without_words_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(ParlourError, match="no words"):
        Words.load("de", {tmp_path: {"here": {}}})

"""Every lesson of every game is played to its end, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from parlour.conformance.words_law import problems
from parlour.engine import lessons
from parlour.engine.game import Game
from parlour.engine.lessons import Guided, Lesson
from parlour.engine.replay import replay
from parlour.terminal.lesson import LessonSession
from parlour.testing import lesson_problems
from parlour.words import LANGUAGES, of_lesson, source

LONGEST = 330  # letters that can be read at a glance
MOST_STEPS = 60  # of six minutes


@pytest.fixture
def taught(game: Game) -> list[Lesson]:
    return [lessons.read(game, name) for name in lessons.names(game)]


def test_every_way_through_a_lesson_is_legal_and_what_is_pointed_at_is_there(taught: list[Lesson]) -> None:
    for lesson in taught:
        assert list(lesson_problems(lesson)) == []
        assert len(lesson.script.steps) <= MOST_STEPS
        assert len(lesson.script.learned) == 3


def test_the_record_of_a_lesson_can_be_replayed(taught: list[Lesson]) -> None:
    for lesson in taught:
        assert replay(lesson.record).players == lesson.record.setup.players


def test_every_word_of_a_lesson_is_there_in_every_language_and_none_is_unused(taught: list[Lesson]) -> None:
    for lesson in taught:
        texts = {language: source(lesson.folder, language) for language in LANGUAGES}
        declared = {id: types for one in taught for id, types in one.messages().items()}
        assert list(problems(texts, declared)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_short_and_whole(taught: list[Lesson], language: str) -> None:
    for lesson in taught:
        words = of_lesson(lesson, language)
        for id in lesson.messages():
            assert 0 < len(words.say(id)) <= LONGEST, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_plays_a_lesson_to_its_end(
    taught: list[Lesson], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lesson in taught:
        said = played(lesson, language, monkeypatch)
        words = of_lesson(lesson, language)
        for id in lesson.script.learned:
            assert "".join(words.say(lesson.message(id)).split()) in "".join(said.split())


def played(lesson: Lesson, language: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What somebody reads who does as they are told."""
    console = Console(file=io.StringIO(), width=80, height=24)
    session = LessonSession.of(Guided(lesson), language, console)

    asked: set[int] = set()

    def typed(_: str) -> str:
        guided = session.guided
        assert guided.at not in asked, f"asked twice at step {guided.at + 1}"
        asked.add(guided.at)
        return "" if guided.is_done or not guided.step.expect else guided.step.expect[0]

    monkeypatch.setattr(console, "input", typed)
    session.run()
    assert session.guided.is_done
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_enter_where_a_move_is_waited_for_says_again_what_to_do(
    taught: list[Lesson], monkeypatch: pytest.MonkeyPatch
) -> None:
    for lesson in taught:
        console = Console(file=io.StringIO(), width=80, height=24)
        session = LessonSession.of(Guided(lesson), "en", console)
        first = next(at for at, step in enumerate(lesson.script.steps) if step.expect)
        typed = iter([""] * (first + 2) + ["quit"])
        monkeypatch.setattr(console, "input", lambda _, typed=typed: next(typed))
        session.run()
        assert session.guided.at == first
        assert isinstance(console.file, io.StringIO)
        assert (
            console.file.getvalue().count(session.reader.say("lesson-help")) == 3
        )  # with the table, and to each Enter

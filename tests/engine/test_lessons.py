"""A lesson is a script over a real match: what is waited for is made, anything else changes nothing."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from parlour.engine import lessons, registry
from parlour.engine.errors import BadMove
from parlour.engine.lessons import BadLesson, Guided, Lesson, Pointer, Step, every_stop
from parlour.testing import lesson_problems

NAME = next(game.name for game in registry.games().values() if lessons.names(game))


@pytest.fixture
def lesson() -> Lesson:
    return lessons.read(registry.game(NAME), "first")


@pytest.fixture
def asked(lesson: Lesson) -> Guided:
    """Where the learner is asked for the first time."""
    guided = Guided(lesson)
    while not guided.step.expect:
        guided.go_on()
    return guided


def test_a_move_that_is_waited_for_is_made_and_the_lesson_goes_on(asked: Guided) -> None:
    at, move = asked.at, asked.step.expect[0]
    assert asked.play(f"  {move.upper()} ")
    assert asked.at == at + 1
    assert asked.came[0].move == move
    assert asked.match.record.decisions[-len(asked.came)].move == move


def test_another_legal_move_changes_nothing(asked: Guided) -> None:
    before = asked.match.record.to_text()
    other = next(move for move in asked.match.legal() if move not in asked.step.expect)
    assert not asked.play(other)
    assert asked.match.record.to_text() == before
    assert asked.answer(other) in {"", *asked.lesson.messages()}


def test_a_move_that_is_not_legal_is_refused_as_at_any_table(asked: Guided) -> None:
    with pytest.raises(BadMove):
        asked.play("fly away")


def test_what_waits_for_a_move_cannot_be_read_on(asked: Guided) -> None:
    with pytest.raises(BadLesson, match="nothing to read"):
        asked.go_on()


def test_where_there_is_only_to_read_nothing_is_offered(lesson: Lesson) -> None:
    for _, guided in every_stop(lesson):
        assert bool(guided.view().choices) == bool(guided.step.expect)


def with_steps(lesson: Lesson, *steps: Step) -> Lesson:
    script = lessons.Script(lesson.script.seat, steps, lesson.script.learned)
    return replace(lesson, script=script)


@pytest.mark.parametrize(
    ("step", "found"),
    [
        (Step("x", point=(Pointer(zone="nowhere"),)), "there is no"),
        (Step("x", point=(Pointer(move="fly away"),)), "there is no"),
        (Step("x", point=(Pointer(seat=99),)), "there is no"),
        (Step("x", expect=("fly away",)), "is not legal"),
        (Step("x", wrong={"*": "y"}), "nothing is waited for"),
        (Step("x"), "the record has"),
    ],
)
def test_a_slip_of_whoever_writes_a_lesson_is_found(lesson: Lesson, step: Step, found: str) -> None:
    written = with_steps(lesson, step)
    try:
        problems = list(lesson_problems(written))
    except BadMove:
        problems = ["'fly away' is not legal"]
    assert any(found in problem for problem in problems), problems


def test_two_moves_may_be_waited_for_and_every_way_is_walked(lesson: Lesson) -> None:
    match = Guided(with_steps(lesson, Step("x"))).match
    first, second = match.legal()[:2]
    both = with_steps(lesson, Step("x", expect=(first, second)), Step("y"))
    assert [answers for answers, _ in every_stop(both)] == [(), (first,), (second,)]


def test_a_script_is_typed(lesson: Lesson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(lesson.folder, tmp_path / "lessons")
    path = tmp_path / "lessons" / "first.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("say =", "says =", 1), encoding="utf-8")
    elsewhere = replace(lesson.game)
    monkeypatch.setitem(elsewhere.__dict__, "folder", tmp_path)
    with pytest.raises(BadLesson, match="says"):
        lessons.read(elsewhere, "first")
    assert lessons.names(elsewhere) == ["first"]

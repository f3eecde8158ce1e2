"""Lessons by playing: a match on a fixed deal, with a teacher.

A lesson is two files in a game's folder `lessons/`. The record, `first.jsonl`, has the deal and the moves of all seats;
it may end before the match does. The script, `first.toml`, has the steps: what is said, what it points at, and which
moves of the learner it waits for. What is said is in `lessons/words/`, by the name of the lesson and the step's own,
`first-goal`. A lesson is the same for everybody and holds no secret: it is no match that counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from parlour.engine import record as records
from parlour.engine.chance import Scripted
from parlour.engine.errors import ParlourError
from parlour.engine.fold import Event
from parlour.engine.game import Game
from parlour.engine.match import begun
from parlour.engine.presentation import Asked
from parlour.engine.record import Record
from parlour.engine.view import View
from parlour.engine.vocabulary import Types

FOLDER = "lessons"
ANY = "*"


class BadLesson(ParlourError):
    """A lesson that cannot be played as it is written; for whoever writes it."""


class Pointer(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is spoken of, by the ids of the game's vocabulary: one of these, or a card in a zone."""

    zone: str = ""
    card: str = ""
    counter: str = ""
    seat: int | None = None
    move: str = ""  # one that is offered


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something is said. Either the learner has only to read it, or one of the moves is waited for."""

    say: str
    moves: int = 0  # of the record that are made before, whoever's they are
    point: tuple[Pointer, ...] = ()
    expect: tuple[str, ...] = ()  # the record's move first
    wrong: dict[str, str] = {}  # what is said to another legal move, by its text, or by `*` to any


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson's steps, the seat of whoever learns, and what they know in the end, a line each."""

    seat: int
    steps: tuple[Step, ...]
    learned: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    game: Game
    name: str
    script: Script
    record: Record

    @property
    def folder(self) -> Path:
        return self.game.folder / FOLDER

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.record.setup.players) if seat != self.script.seat]

    def message(self, said: str) -> str:
        return f"{self.name}-{said}"

    def messages(self) -> dict[str, Types]:
        """Everything that it says, and what the other seats are called."""
        steps = self.script.steps
        said = [id for step in steps for id in (step.say, *step.wrong.values())] + list(self.script.learned)
        return {id: {} for id in (*map(name_of, self.others), *map(self.message, said))}


def name_of(seat: int) -> str:
    """The message with the name of whoever sits there."""
    return f"name-{seat}"


def names(game: Game) -> list[str]:
    """The lessons that a game has, the first one first."""
    return sorted(path.stem for path in (game.folder / FOLDER).glob("*.toml"))


def read(game: Game, name: str) -> Lesson:
    if name not in names(game):
        raise BadLesson(f"{game.name} has no lesson {name!r}")
    path = game.folder / FOLDER / f"{name}.toml"
    try:
        script = msgspec.toml.decode(path.read_bytes(), type=Script)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"{path}: {error}") from None
    return Lesson(game, name, script, records.read(path.with_suffix(".jsonl")))


class Happened(NamedTuple):
    """A move as the learner is told it, and whom the learner knows to be asked after it."""

    seat: int
    move: str
    events: list[Event]
    asked: Asked


class Guided:
    """Somebody learns: where they are in a lesson, and the match so far."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.me = lesson.script.seat
        record = lesson.record
        self.match = begun(lesson.game, record.setup, Scripted(record.outcomes), follows=True)
        self.at = -1
        self.came: list[Happened] = []  # since the step before
        self._left: Iterator[str] = iter([decision.move for decision in record.decisions])
        self._come()

    @property
    def is_done(self) -> bool:
        return self.at == len(self.lesson.script.steps)

    @property
    def step(self) -> Step:
        return self.lesson.script.steps[self.at]

    def view(self) -> View:
        """What the learner sees; where there is only something to read, no move is offered."""
        view = self.match.view(self.me)
        is_asked = not self.is_done and self.step.expect
        return view if is_asked else msgspec.structs.replace(view, choices=())

    def go_on(self) -> None:
        """What was said is read."""
        if self.is_done or self.step.expect:
            raise BadLesson(f"{self._where}: there is nothing to read on")
        self.came = []
        self._come()

    def play(self, move: str) -> bool:
        """A move that was waited for is made; another legal one only gets an answer, see `answer`.

        One that is not legal raises BadMove.
        """
        move = self.written(move)
        if self.is_done or move not in self.step.expect:
            return False
        self.came = []
        self._next_of_record()
        self._make(move)
        self._come()
        return True

    def take(self, answer: str) -> None:
        """Go on by an answer: a move that is waited for, or nothing where there is only something to read."""
        if answer and not self.play(answer):
            raise BadLesson(f"{self._where}: {answer!r} is not waited for")
        if not answer:
            self.go_on()

    def answer(self, move: str) -> str:
        """The message for a move that is legal but not waited for; empty: the front end has one for all lessons."""
        said = self.step.wrong.get(self.written(move)) or self.step.wrong.get(ANY)
        return self.lesson.message(said) if said else ""

    def written(self, move: str) -> str:
        """A legal move as scripts and records write it, however it was typed."""
        return self.lesson.game.text(self.match.state, self.match.checked(move))

    @property
    def _where(self) -> str:
        return f"{self.lesson.game.name}, lesson {self.lesson.name}, step {self.at + 1}"

    def _come(self) -> None:
        """To the next step."""
        self.at += 1
        if not self.is_done:
            for _ in range(self.step.moves):
                self._make(self._next_of_record())

    def _next_of_record(self) -> str:
        move = next(self._left, None)
        if move is None:
            raise BadLesson(f"{self._where}: the record has no more moves")
        return move

    def _make(self, move: str) -> None:
        match = self.match
        seat, before = match.state.seat, match.steps
        match.play(move)
        asked = match.presentation.asked(match.state, self.me)
        self.came.append(Happened(seat, move, match.events(self.me, before), asked))


Answers = tuple[str, ...]


def every_stop(lesson: Lesson) -> Iterator[tuple[Answers, Guided]]:
    """Every place where a learner can be, once, and the answers that lead there; look at it before asking for more."""
    waiting: list[Answers] = [()]
    while waiting:
        answers = waiting.pop()
        guided = Guided(lesson)
        for answer in answers:
            guided.take(answer)
        while not guided.is_done:
            yield answers, guided
            usual, *others = guided.step.expect or ("",)
            waiting += [(*answers, other) for other in others]
            answers = (*answers, usual)
            guided.take(usual)

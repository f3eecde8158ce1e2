"""A lesson as a page plays it: one document with every place where a learner can be.

A lesson is the same for everybody and holds nothing that the learner's seat may not know, so it needs no table: the
page goes from stop to stop by itself, and whoever loads it again goes on where they were.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
from starlette.responses import Response

from parlour.engine import lessons
from parlour.engine.errors import Reason
from parlour.engine.game import Game
from parlour.engine.lessons import Answers, Guided, Lesson, every_stop
from parlour.engine.meaning import Pointed
from parlour.server.http.catalogue import JSON, answer_of, asked_game
from parlour.server.http.game_facts import ENGLISH, Maker
from parlour.server.http.request import Request
from parlour.server.http.routing import route
from parlour.server.protocol import api
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.facts import shown


@route("GET", "/api/games/{game}/lessons/{lesson}", "A guided match on a fixed deal", api.Lesson, query=("language",))
async def show_lesson(request: Request) -> Response:
    make = document_of(asked_game(request), request.path("lesson"))
    return await asyncio.to_thread(answer_of, request, request.query("language"), make, JSON)


def document_of(game: Game, name: str) -> Maker:
    if name not in lessons.names(game):
        raise Trouble("not-found", "nothing-here")
    return maker(name)


@lru_cache(64)
def maker(name: str) -> Maker:
    return lambda game, language: msgspec.json.encode(document(lessons.read(game, name), language))


def document(lesson: Lesson, language: str) -> api.Lesson:
    ways: list[Answers] = []
    stops: list[api.Stop] = []
    for answers, guided in every_stop(lesson):
        ways.append(answers)
        stops.append(stop(guided))
    places = {answers: number for number, answers in enumerate(ways)}
    for answers, made in zip(ways, stops, strict=True):
        made.answers = {answer: places.get((*answers, answer), len(stops)) for answer in made.answers}
    learned = [lesson.message(id) for id in lesson.script.learned]
    return api.Lesson(lesson.game.name, lesson.script.seat, stops, learned, words(lesson, language))


def stop(guided: Guided) -> api.Stop:
    step, message = guided.step, guided.lesson.message
    return api.Stop(
        say=message(step.say),
        view=shown(guided.match, guided.view()),
        came=[api.Step(move.events, move.seat, move.move, asked=move.asked) for move in guided.came],
        point=list(step.point),
        answers=dict.fromkeys(step.expect or ("",), 0),
        wrong={move: message(id) for move, id in step.wrong.items()},
        why=reasons(guided) if step.expect else {},
    )


def reasons(guided: Guided) -> dict[str, Reason]:
    """Why cards of the learner's hands cannot be used here."""
    match, view = guided.match, guided.view()
    hands = [f"{zone.id}:{guided.me}" for zone in match.presentation.vocabulary.zones if zone.role == "hand"]
    found = {}
    for hand in [id for id in hands if id in view.zones]:
        for card in dict.fromkeys(view.cards(hand)):
            problem = match.why_not_there(Pointed((card,), hand))[1]
            if problem:
                found[card] = problem.reason
    return found


def words(lesson: Lesson, language: str) -> str:
    there = [lesson.folder / "words" / f"{one}.ftl" for one in (language, ENGLISH)]
    return next(path.read_text(encoding="utf-8") for path in there if path.is_file())

"""A lesson as a page gets it: one document for everybody, with nothing that the learner's seat may not know."""

from __future__ import annotations

import pytest
from tests.server.table_client import LiveServer, fetch

from parlour.engine import lessons, registry
from parlour.engine.lessons import every_stop
from parlour.server.http.lessons import document

TAUGHT = [(game.name, name) for game in registry.games().values() for name in lessons.names(game)]
each_lesson = pytest.mark.parametrize(("game", "name"), TAUGHT)


@each_lesson
def test_every_answer_leads_to_a_stop_and_every_stop_is_reached(game: str, name: str) -> None:
    made = document(lessons.read(registry.game(game), name), "en")
    reached = {stop for one in made.stops for stop in one.answers.values()}
    assert reached == set(range(1, len(made.stops) + 1))
    for stop in made.stops:
        is_offered = bool(stop.view.choices)
        assert is_offered == ("" not in stop.answers), stop.say


@each_lesson
def test_the_document_holds_only_what_the_learner_sees(game: str, name: str) -> None:
    lesson = lessons.read(registry.game(game), name)
    made = document(lesson, "en")
    for stop, (_, guided) in zip(made.stops, every_stop(lesson), strict=True):
        seen = guided.match.view(lesson.script.seat)
        assert (stop.view.zones, stop.view.counters) == (seen.zones, seen.counters)
        told = guided.match.events(lesson.script.seat)
        came = [event for step in stop.came for event in step.events]
        assert told[len(told) - len(came) :] == came


def test_a_lesson_is_sent_once_in_the_readers_language(sqlite_server: LiveServer) -> None:
    game, name = TAUGHT[0]
    path = f"{sqlite_server.url}/api/games/{game}/lessons/{name}?language=de"
    found = fetch("GET", path)
    assert found.headers["content-language"] == "de"
    assert found.json()["words"] == (registry.game(game).folder / "lessons/words/de.ftl").read_text(encoding="utf-8")
    assert fetch("GET", path, headers={"If-None-Match": found.headers["etag"]}).status_code == 304
    listed = fetch("GET", f"{sqlite_server.url}/api/games").json()["games"]
    assert {one["name"]: one.get("lessons", []) for one in listed}[game] == [name]


@pytest.mark.parametrize("name", ["no-such", "..%2ffirst", "words", "%00"])
def test_a_lesson_that_there_is_not_is_not_found(sqlite_server: LiveServer, name: str) -> None:
    found = fetch("GET", f"{sqlite_server.url}/api/games/{TAUGHT[0][0]}/lessons/{name}")
    assert found.status_code == 404

"""Whoever plays alone against bots may have a coach: bots wait for it, and for whoever takes a move back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.server.table_client import LiveServer, Place, full_table

from parlour.bots.comparison import Lead
from parlour.bots.review import Choice
from parlour.engine import messages, registry
from parlour.engine.messages import Why
from parlour.engine.presentation import Option
from parlour.server.jobs.bot_pool import Slipped

GAME = min(registry.games().values(), key=lambda game: game.minutes[1])
MUCH = Lead(0.2, 0.02)
MOST_MATCHES = 30  # one in as many as there are seats is ended by each


def alone(live: LiveServer) -> Place:
    person, seats = live.person(), GAME.seats[0]
    table = person.create(GAME.name, seats, bots={str(seat): "greedy" for seat in range(1, seats)}, start=True)
    place = person.join(table)
    while not place.choices:
        place.receive()
    return place


def find_slips(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move is one."""

    async def look_back(address: str, table: str, plan: Any, before: Any, move: str) -> Slipped:
        choice = Choice(0, move, "another", Why(messages.ONLY_MOVE), 0.5, 0.0, (MUCH, MUCH), is_mistake=True)
        return Slipped(choice, Option(move, "play", ("y",)), Option("another", "play", ("x",)), None)

    monkeypatch.setattr(live.server.tables.bot_pool, "look_back", look_back)


def moves_made(live: LiveServer, place: Place) -> int:
    return len(live.server.tables.loaded[place.table["id"]].moves)


def test_a_coach_says_what_matters_to_whoever_plays_alone(live: LiveServer) -> None:
    said = alone(live).ask("coach")["said"]
    assert said[0] in GAME.presentation.vocabulary.matters
    _, places = full_table(live, GAME.name, GAME.seats[0])
    decider = next(place for place in places if place.choices)
    assert "said" not in decider.ask("coach")
    other = next(place for place in places if not place.choices)
    assert other.ask("coach")["type"] == "refused"


def test_the_bots_go_on_when_nothing_was_lost(live: LiveServer) -> None:
    place = alone(live)
    assert place.ask("play", moves=[place.choices[0]], coached=True)["type"] == "accepted"
    place.until("update")
    while not place.choices and not place.is_over:
        place.receive()


def test_the_bots_wait_for_whoever_may_take_a_move_back(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    find_slips(live, monkeypatch)
    place = alone(live)
    move = place.choices[0]
    assert place.ask("play", moves=[move], coached=True)["type"] == "accepted"
    assert place.until("slip")["best"]["move"] == "another"
    assert moves_made(live, place) == 1
    assert place.ask("undo")["type"] == "accepted"
    while move not in place.choices:
        place.receive()
    assert moves_made(live, place) == 0
    assert place.ask("play", moves=[move], coached=True)["type"] == "accepted"
    place.until("slip")
    assert place.ask("go-on")["type"] == "accepted"
    while not place.choices and not place.is_over:
        place.receive()
    assert moves_made(live, place) > 1


def test_nobody_is_coached_where_others_play(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    find_slips(live, monkeypatch)
    _, places = full_table(live, GAME.name, GAME.seats[0])
    first = next(place for place in places if place.choices)
    assert first.ask("play", moves=[first.choices[0]], coached=True)["type"] == "accepted"
    first.catch_up()
    assert live.server.tables.loaded[first.table["id"]].hold is None


def test_what_ended_the_match_stands_and_is_told_beside_the_result(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    find_slips(live, monkeypatch)
    place = played_to_its_end(live)
    last = live.server.tables.loaded[place.table["id"]].moves[-1]
    while not any(slip.get("stands") and slip["made"]["move"] == last for slip in told(place, "slip")):
        place.receive()
    assert place.ask("undo")["type"] == "refused"


def played_to_its_end(live: LiveServer) -> Place:
    """A match that the person's own move ends."""
    for _ in range(MOST_MATCHES):
        place = alone(live)
        while not place.is_over:
            play_coached(place)
        if live.server.tables.loaded[place.table["id"]].movers[-1] == place.seat:
            return place
    pytest.fail("the others end all matches")


def play_coached(place: Place) -> None:
    """A move, which stands whatever the coach says of it, and what the others do then."""
    assert place.ask("play", moves=[place.choices[0]], coached=True)["type"] == "accepted"
    place.catch_up()
    if not place.is_over:
        place.ask("go-on")
    while not place.choices and not place.is_over:
        place.receive()


def told(place: Place, kind: str) -> list[dict[str, Any]]:
    return [message for text in place.raw if (message := json.loads(text))["type"] == kind]

"""P1, P2, P19: what a viewer may not know is not in the bytes that it is sent."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from tests.server.table_client import LiveServer, Place, full_table, play_out, settled, wait_until

from parlour.engine import registry
from parlour.engine.state import State

GAMES = list(registry.games())


def in_world(live: LiveServer, table: str, seat: int | None, other: State | None) -> State:
    """Put another state into the server's match; returns the one that was there."""

    async def swap() -> State:
        async with live.server.tables.at(table) as found:
            assert found.match
            before = found.match.state
            if other is not None:
                found.match.state = other
            found.streams.clear()
            return before

    return live.do(swap)


def everything_sent(place: Place, moves: list[str]) -> list[str]:
    """The bytes of a join, of questions, errors, previews, lists, and of what there is of a record and replay."""
    assert place.person
    fresh = place.person.join(place.table_id)
    for number, move in enumerate([*moves, "no such move", "", "play 1"]):
        fresh.ask("why", move=move, id=f"w{number}")
        fresh.ask("preview", moves=[move, *moves[:1]], id=f"p{number}")
    for number, (zone, lying) in enumerate((fresh.view or {}).get("zones", {}).items()):
        fresh.ask("why", cards=lying.get("cards", [])[:1], source=zone, id=f"z{number}")
    fresh.ask("play", moves=["no such move"], id="bad")
    paths = ["", "/record", "/replay", f"/replay?seat={place.seat or 0}"]
    headers = place.person.headers(place.table_id)
    pages = [place.person.http.get(f"/api/tables/{place.table_id}{path}", headers=headers).text for path in paths]
    mine = place.person.http.get("/api/tables/mine", headers=headers).text
    fresh.close()
    hidden = re.compile(r'"stream":"\w+"|"connected":\w+,?|"now":\d+|"take_back":true,?')  # see test_take_backs
    frames = [frame for frame in fresh.raw if not frame.startswith(('{"type":"table"', '{"type":"take-back"'))]
    return [hidden.sub("", text) for text in [*frames, *pages, mine]]


@pytest.mark.parametrize("game", [*GAMES, "canary"])
def test_two_worlds_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(live: LiveServer, game: str) -> None:
    """P1"""
    random = Random(3)
    title = registry.game(game)
    seats = min(4, title.seats[-1])
    table, places = full_table(live, game, seats)
    for count in range(33):
        if count % 16 == 0:
            compare_worlds(live, table, places, random)
        mover = settled_mover(places)
        if mover is None:
            break
        assert mover.play(random.choice(mover.choices))["type"] == "accepted"
    for place in places:
        place.close()


def compare_worlds(live: LiveServer, table: str, places: list[Place], random: Random) -> None:
    true = in_world(live, table, None, None)
    watcher = live.person("Eve").join(table)
    for place in [*places, watcher]:
        moves = random.sample(place.choices, min(2, len(place.choices)))
        here = everything_sent(place, moves)
        other = true.resample(place.seat or 0, random.getrandbits(40))
        if place.seat is None:  # who watches knows no hand at all
            other = other.resample(1, random.getrandbits(40))
        in_world(live, table, place.seat, other)
        try:
            assert everything_sent(place, moves) == here
        finally:
            in_world(live, table, place.seat, true)
    rejoin(places)


def rejoin(places: list[Place]) -> None:
    """The streams were cleared under them."""
    for number, place in enumerate(places):
        assert place.person
        place.close()
        places[number] = place.person.join(place.table_id)


def settled_mover(places: list[Place]) -> Place | None:
    wait_until(lambda: any(settled(place).choices for place in places) or all(place.is_over for place in places))
    return next((place for place in places if place.choices), None)


def test_no_frame_of_a_whole_match_holds_a_card_its_receiver_may_not_know(live: LiveServer) -> None:
    """P2: every card has a name of its own, and the names in each frame are compared with what the seat has seen."""
    table, places = full_table(live, "canary", 3)
    watcher = live.person("Eve").join(table)
    random = Random(5)
    while (mover := settled_mover(places)) is not None:
        mover.play(random.choice(mover.choices))
    watcher.drain()
    for place in [*places, watcher]:
        check_canaries(live, table, place)


def check_canaries(live: LiveServer, table: str, place: Place) -> None:
    seen: set[str] = set()
    for raw in place.raw:
        message = json.loads(raw)
        seen |= visible(message, place.seat)
        assert set(re.findall(r"canary\d+", raw)) <= seen, raw


def visible(message: Any, seat: int | None) -> set[str]:
    """The cards that a frame shows openly: on the table, or in the receiver's own hand."""
    found: set[str] = set()
    view = message.get("view") or {}
    for zone, lying in view.get("zones", {}).items():
        if zone in ("table", f"hand:{seat}"):
            found |= set(lying["cards"])
    for kind, *args in message.get("events", []):
        if kind == "played" or (kind == "swapped" and args[0] == seat):
            found |= set(args[1:])
    return found


def test_nobody_notices_a_decision_made_in_secret(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    for place in places:
        place.drain()
    watcher = live.person("Eve").join(table)
    for place in [*places, watcher]:
        place.drain(0.3)
    others = [places[1], places[2], watcher]
    before = [(len(place.raw), place.version) for place in others]
    assert places[0].play("swap")["type"] == "accepted"
    for place in others:
        place.drain(0.3)
    assert [(len(place.raw), place.version) for place in others] == before
    assert places[0].version == 2
    places[0].play(places[0].choices[0])
    for place in others:
        assert place.until("update")["version"] == 2


def test_a_seat_that_comes_back_cannot_count_secret_decisions(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    other = places[1]
    stream, version = other.stream, other.version
    other.cut()
    places[0].play("keep")
    assert other.person
    back = other.person.join(table, stream=stream, version=version)
    assert (back.stream, back.version, back.view) == (stream, version, None)


@pytest.mark.parametrize("game", GAMES)
def test_those_who_watch_see_what_everybody_may_see_and_cannot_act(live: LiveServer, game: str) -> None:
    """P19"""
    table, places = full_table(live, game, min(4, registry.game(game).seats[-1]))
    watcher = live.person("Eve").join(table)
    assert watcher.seat is None
    assert watcher.view
    assert not watcher.choices
    attempts: dict[str, dict[str, Any]] = {
        "play": {"moves": ["keep"]},
        "preview": {"moves": ["keep"]},
        "why": {"move": "keep"},
        "hint": {},
        "undo": {},
        "back": {},
        "consent": {"ask": "x", "agree": True},
    }
    for kind, fields in attempts.items():
        answer = watcher.ask(kind, **fields)
        assert (answer["type"], answer["problem"]["code"]) == ("refused", "not-yours")
    wait_until(lambda: places[0].receive()["type"] == "table" and places[0].table.get("watching") == 1)


def test_a_table_without_spectators_shows_nothing_to_them(live: LiveServer) -> None:
    """P19"""
    table, places = full_table(live, "canary", 3, spectators="no")
    eve = live.person("Eve")
    with pytest.raises(AssertionError, match="not-found"):
        eve.join(table)
    play_out(places, Random(1))
    for path in ("record", "replay"):
        eve.get(f"/api/tables/{table}/{path}", expect=404)
        assert eve.http.get(f"/api/tables/{table}/{path}").status_code == 404
        for place in places:
            assert place.person
            assert place.person.http.get(f"/api/tables/{table}/{path}", headers=place.person.headers()).is_success


def test_a_finished_match_can_be_looked_at_from_every_seat(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    path = f"/api/tables/{table}/replay?seat=1"
    person = places[0].person
    assert person
    assert person.get(path, expect=409)["code"] == "not-now"
    moves = play_out(places, Random(1))
    replay = person.get(path)
    assert len(replay["steps"]) == moves + 1
    assert replay["viewer"] == 1

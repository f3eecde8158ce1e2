"""P7: whoever is absent is waited for as long as promised, then a bot plays till they return; no table stands still."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.table_client import Later, LiveServer, Person, Place, full_table, settled, wait_until

from parlour.cli.serve import store_url
from parlour.engine import registry
from parlour.server.jobs import cluster, scheduler

GAMES = list(registry.games())
DAY = 86_400
OPEN = {"secrets": False}


Opener = Callable[[], LiveServer]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Opener]:
    """Opens a server on one and the same store, again and again."""
    made: list[LiveServer] = []

    def open_server() -> LiveServer:
        made.append(LiveServer(f"sqlite:///{tmp_path / 'absence.db'}").think_here())
        return made[-1]

    yield open_server
    for live in made:
        live.close()


def waiting_table(live: LiveServer, clock: dict[str, int]) -> tuple[str, list[Person]]:
    """Three people who sit down, start, and never come."""
    people = [live.person(f"P{number}") for number in range(3)]
    made = people[0].create("canary", 3, clock=clock, options=OPEN)
    for person in people[1:]:
        person.sit(made)
    people[0].start(made)
    return made, people


def seats_with_bots(person: Person, made: str) -> list[int]:
    return [seat["seat"] for seat in person.get(f"/api/tables/{made}")["seats"] if seat.get("sits_in")]


@pytest.mark.parametrize("clock", [{"seconds": 30, "grace": 10}, {"seconds": 3 * DAY, "grace": DAY}])
def test_a_bot_takes_over_though_nobody_is_connected(later: Later, opened: Opener, clock: dict[str, int]) -> None:
    """Minutes or days: the store says when, no memory does."""
    live = opened()
    made, people = waiting_table(live, clock)
    live.do(forget(live, made))
    later.seconds = sum(clock.values()) - 2.0
    time.sleep(0.3)
    assert seats_with_bots(people[0], made) == []
    later.seconds += 2.0 + scheduler.LATE_SECONDS + 1.0
    wait_until(lambda: seats_with_bots(people[0], made) == [0])
    other = people[1].join(made)
    wait_until(lambda: len(settled(other).log) >= 1)
    back = people[0].join(made)
    wait_until(lambda: "sits_in" not in settled(back).table["seats"][0])
    assert len(back.log) >= 1


def forget(live: LiveServer, made: str) -> Callable[[], Coroutine[Any, Any, None]]:
    async def run() -> None:
        live.server.tables.forget(live.server.tables.loaded[made])

    return run


def test_a_timer_that_is_a_little_early_leaves_nobody_waiting(opened: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    sleep = asyncio.sleep
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: sleep(max(0.0, seconds - 0.01)))
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", DAY)
    made, people = waiting_table(opened(), {"seconds": 5, "grace": 0})
    wait_until(lambda: seats_with_bots(people[0], made) == [0])


def test_a_bot_takes_over_after_a_restart(later: Later, opened: Opener) -> None:
    first = opened()
    made, people = waiting_table(first, {"seconds": 30, "grace": 0})
    first.close()
    later.seconds = 31.0 + scheduler.LATE_SECONDS
    second = opened()
    for person in people:
        person.move_to(second.url)
    wait_until(lambda: seats_with_bots(people[0], made) == [0])


def test_a_match_by_days_goes_on_over_restarts(later: Later, opened: Opener) -> None:
    live = opened()
    made, people = waiting_table(live, {"seconds": 2 * DAY})
    random = Random(1)
    for day in range(12):
        later.seconds = day * DAY * 1.5
        for person in people:
            person.move_to(live.url)
        mine = [person.get("/api/tables/mine")["tables"][0].get("your_turn", False) for person in people]
        assert mine == [seat == day % 3 for seat in range(3)]
        place = people[day % 3].join(made)
        assert place.clock["until"] / 1000 > later.time() + DAY / 3
        assert place.play(random.choice(place.choices))["type"] == "accepted"
        place.close()
        if day % 4 == 1:
            live.close()
            live = opened()
    assert people[0].get(f"/api/tables/{made}")["status"] == "finished"
    assert seats_with_bots(people[0], made) == []


def test_whoever_joins_late_sees_the_same_clock_as_those_who_were_there(live: LiveServer) -> None:
    """P1: a clock does not tell that somebody decided in secret."""
    made, places = full_table(live, "canary", 3, clock={"seconds": 60})
    places[0].play("keep")
    places[0].play(places[0].choices[0])
    there = live.person("Eve").join(made)
    time.sleep(0.05)
    places[1].drain(0.1)
    places[1].play("swap")
    there.drain(0.1)

    async def drop_streams() -> None:
        async with live.server.tables.at(made) as found:
            found.streams.clear()

    live.do(drop_streams)
    late = live.person("Joe").join(made)
    assert late.clock["until"] == there.clock["until"]
    assert places[1].person
    own = places[1].person.join(made)
    assert own.clock["until"] == there.clock["until"]


def test_decisions_made_in_secret_share_the_time_that_everybody_sees(later: Later, opened: Opener) -> None:
    """P1, P7: else the others would see the clock pass its end, or a bot sit in later than it says, and know why."""
    live = opened()
    made, places = full_table(live, "canary", 3, clock={"seconds": 30, "grace": 10})
    shown = [place.clock["grace_until"] for place in places]
    later.seconds = 25.0
    assert places[0].play("swap")["type"] == "accepted"
    watcher = live.person("Eve").join(made)
    for place in [*places, watcher]:
        place.drain(0.1)
    assert [place.clock["grace_until"] for place in [*places, watcher]] == [*shown, shown[0]]
    assert places[1].person
    later.seconds = 36.0
    time.sleep(0.3)
    assert seats_with_bots(places[1].person, made) == []
    later.seconds = 41.0 + scheduler.LATE_SECONDS
    wait_until(lambda: seats_with_bots(places[1].person, made) == [0])  # type: ignore[arg-type]
    assert later.time() >= shown[0] / 1000


def test_whoever_is_asked_in_secret_has_a_little_time_however_long_those_before_took(live: LiveServer) -> None:
    """P7: and sees it; what the others see does not change."""
    made, places = full_table(live, "canary", 3, clock={"seconds": 30, "grace": 10}, options={"hidden": True})

    async def clocks() -> tuple[float | None, bool, int]:
        async with live.server.tables.at(made) as found:
            assert found.match
            assert found.row.settings.clock
            found.since = found.until(found.match, found.row.settings.clock) + 60_000  # asked long after
            return found.deadline(), found.is_public, found.since

    deadline, is_public, asked = live.do(clocks)
    assert not is_public
    assert deadline == asked / 1000 + 10
    for place in places:
        place.close()


def test_a_bot_that_decides_in_secret_for_somebody_absent_is_not_seen(later: Later, opened: Opener) -> None:
    """P1: one decides in secret without being named; the others hear nothing of it."""
    live = opened()
    people = [live.person(f"P{number}") for number in range(3)]
    made = people[0].create("canary", 3, clock={"seconds": 30}, options={"hidden": True})
    for person in people[1:]:
        person.sit(made)
    people[0].start(made)
    others = [people[1].join(made), people[2].join(made)]
    for place in others:
        place.drain(0.2)
    before = [len(place.raw) for place in others]
    later.seconds = 46.0 + scheduler.LATE_SECONDS
    wait_until(lambda: moves_made(live, made) == 1)
    for place in others:
        place.drain(0.2)
    assert [len(place.raw) for place in others] == before
    assert seats_with_bots(people[1], made) == []


def moves_made(live: LiveServer, made: str) -> int:
    found = live.server.tables.loaded.get(made)
    return len(found.moves) if found else 0


def test_a_process_that_falls_silent_is_missed(postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was connected to it is shown as absent by the others."""
    monkeypatch.setattr(cluster, "PRESENCE_SECONDS", 0.1)
    servers = [LiveServer(store_url(postgres), redis=redis) for _ in range(2)]
    made, people = waiting_table(servers[0], {"seconds": 600})
    people[0].join(made)
    people[1].move_to(servers[1].url)
    there = people[1].join(made)
    wait_for_presence(there, [True, True, False])
    link = servers[0].server.cluster
    assert link
    servers[0].do(link.close)
    wait_for_presence(there, [False, True, False])
    for live in servers:
        live.close()


def wait_for_presence(place: Place, wanted: list[bool]) -> None:
    while [seat.get("connected", False) for seat in place.table["seats"]] != wanted:
        place.receive()


def test_a_bot_sits_in_after_time_and_grace_and_the_owner_gets_the_seat_back(live: LiveServer) -> None:
    """P7"""
    _, places = full_table(live, GAMES[-1], 3, clock={"seconds": 5, "grace": 1})
    others = places[0]
    others.drain()
    assert others.clock["grace_until"] - others.clock["until"] == 1000
    places[1].close()
    while others.choices:
        asked = time.time()
        others.play(others.choices[0])
        others.drain(0.1)
    until = others.clock
    assert until["seats"] == [1]
    message = others.until("table")
    while not message["table"]["seats"][1].get("sits_in"):
        message = others.until("table")
    assert time.time() - asked >= 6
    assert time.time() >= until["grace_until"] / 1000
    others.until("update")  # the bot plays
    assert places[1].person
    back = places[1].person.join(others.table_id)
    while back.table["seats"][1].get("sits_in"):
        back.until("table")


def test_the_host_replaces_somebody_absent_by_a_bot(live: LiveServer) -> None:
    table, places = full_table(live, GAMES[0], registry.game(GAMES[0]).seats[-1])
    host = places[0].person
    assert host
    path = f"/api/tables/{table}/seats/1/bot"
    assert host.post(path, {"bot": "greedy"}, expect=409)["code"] == "not-now"
    places[1].close()
    wait_until(lambda: not host.get(f"/api/tables/{table}")["seats"][1].get("connected"))
    assert host.post(path, {"bot": "greedy"})["seats"][1]["sits_in"]


def test_a_host_who_leaves_is_followed_by_another(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    host, other = places[0].person, places[1].person
    assert host
    assert other
    assert host.post(f"/api/tables/{table}/leave", table=table)["host"] == other.id
    host.post(f"/api/tables/{table}/pause", expect=403)
    assert other.post(f"/api/tables/{table}/pause")["status"] == "paused"


def test_whoever_leaves_is_followed_by_a_bot(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    assert places[2].person
    info = places[2].person.post(f"/api/tables/{table}/leave", table=table)
    assert info["seats"][2]["bot"] == "normal"
    assert "person" not in info["seats"][2]

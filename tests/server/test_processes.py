"""Two processes at the same tables, on PostgreSQL and Redis; one of them is killed."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.server.table_client import LiveServer, Person, Place, full_table, same_view, settled, wait_until
from tests.server.test_absence import wait_for_presence
from tests.server.test_breaks import Process, start_match

from parlour.cli.serve import store_url
from parlour.engine import registry
from parlour.server.jobs import cluster

GAME = next(iter(registry.games()))


def test_two_processes_serve_one_table_and_one_of_them_is_killed(postgres: str, redis: str) -> None:
    random = Random(2)
    servers = [Process(postgres, "--redis", redis) for _ in range(2)]
    table, people = start_match(servers[0].url, GAME, 3)
    places = [at(servers[number % 2], person, table) for number, person in enumerate(people)]
    play_some(places, random, 15)
    servers[0].kill()
    places = [at(servers[1], person, table) for person in people]
    play_some(places, random, 6)
    servers[0].start()
    places = [at(servers[number % 2], person, table) for number, person in enumerate(people)]
    play_some(places, random, 10)
    for server in servers:
        server.kill()


def test_a_process_that_has_not_heard_the_news_looks_into_the_store(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests of one person may come to any process, faster than its news."""
    monkeypatch.setattr(cluster.Cluster, "changed", lambda *_: None)
    servers = [LiveServer(store_url(postgres), redis=redis) for _ in range(2)]
    ada, bo = servers[0].person("Ada"), servers[1].person("Bo")
    table = ada.create(GAME, 3, bots={"2": "random"})
    bo.sit(table)
    bo.move_to(servers[0].url)
    assert bo.join(table).table["seats"][1]["name"] == "Bo"
    bo.move_to(servers[1].url)
    ada.start(table)
    assert bo.join(table).view
    for live in servers:
        live.close()


def test_a_decision_made_in_secret_is_not_noticed_at_another_process(postgres: str, redis: str) -> None:
    """P1"""
    servers = [LiveServer(store_url(postgres), redis=redis) for _ in range(2)]
    table, places = full_table(servers[0], "canary", 3)
    eve = servers[1].person("Eve")
    watcher = eve.join(table)
    for place in [*places, watcher]:
        place.drain(0.3)
    before = len(watcher.raw)
    places[0].play("swap")
    wait_until(lambda: len(servers[1].server.tables.loaded[table].moves) == 1)
    watcher.drain(0.3)
    assert len(watcher.raw) == before
    places[0].play(places[0].choices[0])
    watcher.until("update")
    for live in servers:
        live.close()


def test_whoever_was_connected_to_a_killed_process_is_absent_and_the_match_goes_on(
    postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P7, with a process killed in earnest: the others see it, the clock runs out, a bot sits in, bots move."""
    monkeypatch.setattr(cluster, "PRESENCE_SECONDS", cluster.PRESENCE_SECONDS / 2)
    doomed, live = Process(postgres, "--redis", redis), LiveServer(store_url(postgres), redis=redis)
    ada, bo = Person(doomed.url, "Ada"), Person(live.url, "Bo")
    table = ada.create(GAME, 3, bots={"2": "random"}, clock={"seconds": 5, "grace": 1})
    bo.sit(table)
    ada.start(table)
    ada.join(table)
    there = bo.join(table)
    wait_for_presence(there, [True, True, False])
    doomed.kill()
    wait_for_presence(there, [False, True, False])
    while not there.table["seats"][0].get("sits_in"):
        play_if_asked(there)
    for _ in range(6):  # twice around the table
        play_if_asked(there, "update")
    assert not there.table["seats"][0].get("connected")
    back = at(live, ada, table)
    wait_until(lambda: not settled(back).table["seats"][0].get("sits_in"))
    live.close()


def play_if_asked(place: Place, kind: str = "") -> None:
    if place.choices:
        place.play(place.choices[0])
    elif not place.is_over:
        place.until(kind, 60) if kind else place.receive(60)


def at(server: Process | LiveServer, person: Person, table: str) -> Place:
    person.move_to(server.url)
    return person.join(table)


def play_some(places: list[Place], random: Random, moves: int) -> None:
    """Each move goes to whichever process its seat is connected to, and everybody sees it."""
    for _ in range(moves):
        wait_until(lambda: any(settled(place).choices for place in places) or all(place.is_over for place in places))
        mover = next((place for place in places if place.choices), None)
        if mover is None:
            return
        assert mover.play(random.choice(mover.choices))["type"] == "accepted"
    for place in places:
        assert place.person
        fresh = place.person.join(place.table_id)
        wait_until(lambda: same_view(settled(place).view, settled(fresh).view))  # noqa: B023 - asked at once


def test_two_processes_that_write_the_same_step_do_not_both_succeed(postgres: str, redis: str) -> None:
    """One seat in two tabs at two processes: of two different moves for one decision only one is played."""
    servers = [Process(postgres, "--redis", redis) for _ in range(2)]
    table, people = start_match(servers[0].url, GAME, 3)
    for number in range(5):
        places = [at(servers[0], person, table) for person in people]
        one = next(place for place in places if place.choices)
        assert one.person
        two = at(servers[1], one.person, table)
        for tab, key in ((one, f"one-{number}"), (two, f"two-{number}")):
            tab.send({"type": "play", "id": key, "moves": [one.choices[0]]})
        answers = {f"one-{number}": answer(one, f"one-{number}"), f"two-{number}": answer(two, f"two-{number}")}
        sent = json.loads(at(servers[1], one.person, table).raw[0])["sent"]
        assert "accepted" in answers.values()
        assert {key for key, kind in answers.items() if kind == "accepted"} == set(answers) & set(sent)
    for server in servers:
        server.kill()


def answer(place: Place, key: str) -> str:
    while True:
        message = place.receive()
        if message.get("id") == key:
            return str(message["type"])

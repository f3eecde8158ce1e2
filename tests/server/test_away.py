"""P27: store and Redis stop, hang and come back; nothing is lost, readiness tells, and nobody has to reload."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from tests.server import programs
from tests.server.programs import Program
from tests.server.table_client import Json, LiveServer, Place, fetch, full_table, settled, wait_until

from parlour.cli.serve import store_url
from parlour.server.store import writer


@pytest.fixture
def news() -> Iterator[Program]:
    with programs.redis_program() as program:
        yield program


@pytest.fixture
def database() -> Iterator[Program]:
    with programs.postgres_program() as program:
        yield program


def health(live: LiveServer, path: str = "readyz") -> tuple[int, str]:
    answer = fetch("GET", f"{live.url}/{path}")
    return answer.status_code, answer.json()["status"]


def wait_for_health(live: LiveServer, status: str) -> None:
    wait_until(lambda: health(live)[1] == status)


Break = tuple[Callable[[Program], None], Callable[[Program], None]]
BREAKS: dict[str, Break] = {"killed": (Program.kill, Program.start), "frozen": (Program.freeze, Program.thaw)}


@pytest.fixture(params=BREAKS)
def broken(request: pytest.FixtureRequest) -> Break:
    return BREAKS[request.param]


# Redis


def test_without_redis_tables_of_two_processes_go_on_and_readiness_tells(
    postgres: str, news: Program, broken: Break
) -> None:
    stop, go_on = broken
    servers = [LiveServer(store_url(postgres), redis=news.address) for _ in range(2)]
    places = table_at_both(servers)
    for live in servers:
        wait_for_health(live, "ok")
    stop(news)
    for live in servers:
        wait_for_health(live, "no news")
        assert health(live, "healthz") == (200, "ok")
    play_and_see(places, 6)
    places[0].ask("say", sign="hello")
    wait_until(lambda: any("hello" in text for text in settled(places[1]).raw))
    go_on(news)
    for live in servers:
        wait_for_health(live, "ok")
    play_and_see(places, 3)
    for live in servers:
        live.close()


def table_at_both(servers: list[LiveServer]) -> list[Place]:
    """Each at another process than the one before."""
    table, places = full_table(servers[0], "canary", 3)
    second = places[1].person
    assert second
    second.move_to(servers[1].url)
    return [places[0], second.join(table), places[2]]


def play_and_see(places: list[Place], moves: int) -> None:
    for _ in range(moves):
        wait_until(lambda: any(settled(place).choices for place in places))
        mover = next(place for place in places if place.choices)
        assert mover.play(mover.choices[-1])["type"] == "accepted"
    wait_until(lambda: all(on_table(settled(place)) == on_table(places[0]) for place in places))


def on_table(place: Place) -> object:
    return place.cards("table")


# The store


def test_while_the_store_is_away_moves_are_refused_with_a_reason_and_then_all_tables_go_on(
    database: Program, broken: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables of bots in the middle of their moves, and one that waits for a person; nobody joins anew."""
    monkeypatch.setattr(writer, "PATIENCE_SECONDS", 1.0)
    stop, go_on = broken
    live = LiveServer(store_url(database.address)).think_here()
    bots = [table_of_bots(live) for _ in range(8)]
    _, places = full_table(live, "canary", 3)
    wait_for_health(live, "ok")
    stop(database)
    answer = places[0].play("keep", id="open")
    assert answer["problem"]["code"] == "away"
    assert places[0].person
    assert asked(live, places[0].person.headers()) == 503
    wait_for_health(live, "no store")
    assert health(live, "healthz") == (200, "ok")
    go_on(database)
    wait_for_health(live, "ok")
    assert play_when_back(places[0], "keep", "open")["type"] == "accepted"
    assert [entry for entry in kept_moves(live, places[0].table_id) if entry == "keep"] == ["keep"]
    wait_until(lambda: all(status(live, table) == "finished" for table in bots))
    live.close()


def table_of_bots(live: LiveServer) -> str:
    host = live.person()
    made = host.post(
        "/api/tables",
        {
            "game": "canary",
            "seats": 3,
            "pace": 0.2,
            "sit": "none",
            "start": True,
            "bots": dict.fromkeys("012", "random"),
        },
    )
    id: str = made["table"]["id"]
    return id


def asked(live: LiveServer, headers: dict[str, str]) -> int:
    return fetch("GET", f"{live.url}/api/tables/mine", headers=headers).status_code


def play_when_back(place: Place, move: str, key: str) -> Json:
    answers: list[Json] = []

    def is_answered() -> bool:
        answers.append(place.play(move, id=key))
        return bool(answers[-1].get("code") != "away")

    wait_until(is_answered)
    return answers[-1]


def kept_moves(live: LiveServer, table: str) -> list[str]:
    kept = live.server.tables.store.load(table)
    assert kept
    return [entry.move for entry in kept.entries if entry.kind == "move"]


def status(live: LiveServer, table: str) -> str:
    kept = live.server.tables.store.load(table)
    assert kept
    return str(kept.row.status)


def test_news_that_came_while_the_store_was_away_is_followed_later(database: Program, news: Program) -> None:
    servers = [LiveServer(store_url(database.address), redis=news.address) for _ in range(2)]
    places = table_at_both(servers)
    wait_for_health(servers[0], "ok")
    places[0].play("keep")
    wait_until(lambda: servers[1].server.tables.loaded[places[0].table_id].seq == seq_at(servers[0], places))
    table = servers[1].server.tables.loaded[places[0].table_id]
    places[0].play(places[0].choices[0])
    database.kill()
    database.start()
    wait_until(lambda: table.seq == seq_at(servers[0], places))
    play_and_see(places, 2)
    for live in servers:
        live.close()


def seq_at(live: LiveServer, places: list[Place]) -> int:
    return live.server.tables.loaded[places[0].table_id].seq


def test_somebody_who_joins_while_the_store_is_away_is_asked_to_come_again(
    database: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """1013, which clients try again after; 1008 would be for good."""
    monkeypatch.setattr(writer, "PATIENCE_SECONDS", 1.0)
    live = LiveServer(store_url(database.address))
    _, places = full_table(live, "canary", 3)
    person = places[0].person
    assert person
    database.kill()
    with pytest.raises(AssertionError, match="away"):
        person.join(places[0].table_id)
    database.start()
    wait_for_health(live, "ok")
    assert person.join(places[0].table_id).view
    live.close()


def test_what_is_due_is_written_later_if_the_store_was_away(database: Program) -> None:
    live = LiveServer(store_url(database.address))
    table, _ = full_table(live, "canary", 3)
    database.kill()

    async def set_due() -> None:
        live.server.tables.writer.set_due(table, 12.0)

    live.do(set_due)
    database.start()
    wait_until(lambda: live.server.tables.store.overdue(13.0) == [table])
    live.close()

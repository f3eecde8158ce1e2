"""P23: a void token plays nothing and is told nothing, at any process, however late the news."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from time import time

import pytest
from tests.server.table_client import LiveServer, Person, Place, full_table

from parlour.cli.serve import store_url
from parlour.server.jobs import cluster
from parlour.server.protocol.errors import Conflict
from parlour.server.store.rows import MOVE, TABLE, Change, Entry, Holder, SeatRow, Settings, TableRow
from parlour.server.store.store import Store


@pytest.fixture
def servers(postgres: str, redis: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[LiveServer]]:
    """Two processes that never hear what the other did."""
    monkeypatch.setattr(cluster.Cluster, "changed", lambda *_: None)
    made = [LiveServer(store_url(postgres), redis=redis) for _ in range(2)]
    yield made
    for live in made:
        live.close()


def seat_given_away_elsewhere(servers: list[LiveServer]) -> tuple[str, Place, Person]:
    """Somebody at the second process whose seat, at the first, is another's by now; and who that is."""
    table, places = full_table(servers[0], "canary", 3)
    old = places[0].person
    assert old
    old.move_to(servers[1].url)
    place = old.join(table)
    old.move_to(servers[0].url)
    claim = old.post(f"/api/tables/{table}/seats/0/hand-over", table=table)["claim"]
    heir = servers[0].person("Heir")
    heir.sit(table, claim=claim)
    return table, place, heir


def stored_moves(live: LiveServer, table: str) -> list[str]:
    kept = live.server.tables.store.load(table)
    assert kept
    return [entry.move for entry in kept.entries if entry.kind == MOVE]


@pytest.mark.parametrize("moves", [["keep"], ["swap", "swap"]])
def test_a_void_token_plays_nothing_at_a_process_that_has_not_heard(
    servers: list[LiveServer], moves: list[str]
) -> None:
    table, place, heir = seat_given_away_elsewhere(servers)
    place.send({"type": "play", "id": "void", "moves": moves})
    assert place.until("fault")["problem"]["code"] == "not-yours"
    assert stored_moves(servers[0], table) == []
    assert heir.join(table).play("keep")["type"] == "accepted"


def test_a_void_token_is_not_told_what_its_seat_sees_later(servers: list[LiveServer]) -> None:
    table, place, heir = seat_given_away_elsewhere(servers)
    place.drain()
    before = len(place.raw)
    heirs = heir.join(table)
    heirs.play("swap")
    drawn = next(new for kind, _, _, new in heirs.events if kind == "swapped")
    servers[1].person("Eve").join(table)  # that process looks into the store
    assert place.until("fault")["problem"]["code"] == "not-yours"
    assert not any(drawn in text for text in place.raw[before:])


# The store itself


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    if request.param == "sqlite":
        made = Store(f"sqlite:///{tmp_path_factory.mktemp('store') / 'parlour.db'}")
    else:
        made = Store(store_url(request.getfixturevalue("postgres")))
    yield made
    made.close()


def table_with_seat(store: Store, id: str, token: str) -> TableRow:
    row = TableRow(id, id[-8:], "canary", 3, Settings(), "", "")
    assert store.write([Change(id, [step(1)], row, [SeatRow(0, token=token)], is_new=True)], {}) == [None, None]
    return row


def step(seq: int) -> Entry:
    return Entry(seq, TABLE, int(time() * 1000))


def move(table: str, token: str, *seqs: int) -> Change:
    return Change(table, [Entry(seq, MOVE, 0, 0, "keep") for seq in seqs], holder=Holder(0, token))


def test_the_store_takes_a_step_only_with_the_seats_present_token(store: Store) -> None:
    """Also among others in one batch, and no part of a row."""
    for id in ("void-one", "void-two"):
        table_with_seat(store, id, "good")
    results = store.write([move("void-one", "old", 2, 3), move("void-two", "good", 2, 3)], {})
    assert isinstance(results[0], Conflict)
    assert results[1] is None
    counts = [len(kept.entries) for kept in (store.load("void-one"), store.load("void-two")) if kept]
    assert counts == [1, 3]


def test_what_is_read_of_a_table_is_of_one_moment(store: Store) -> None:
    """Every step here gives the seat to somebody else: the token tells the step."""
    id, steps = "one-moment", 400
    row = table_with_seat(store, id, "1")

    def give_away() -> None:
        for seq in range(2, steps):
            assert store.write([Change(id, [step(seq)], row, [SeatRow(0, token=str(seq))])], {}) == [None, None]

    thread = threading.Thread(target=give_away)
    thread.start()
    while thread.is_alive():
        for kept in (store.load(id), store.load_since(id, 0)):
            assert kept
            assert kept.seats[0].token == str(kept.entries[-1].seq)
    thread.join()

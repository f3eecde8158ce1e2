"""P22: a message with several moves is kept whole or not at all, and the answer to it stays the same."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from random import Random

import pytest
from tests.server.canary import Canary
from tests.server.table_client import Folded, LiveServer, Place, full_table, play_out, settled
from tests.server.test_breaks import Process, start_match
from tests.server.test_worlds import Ear, message_of

from parlour.cli.serve import store_url
from parlour.engine import registry
from parlour.engine.state import Moves
from parlour.server.store.rows import TABLE, Entry, Kept, SeatRow, Settings, TableRow
from parlour.server.tables.moves import row_of
from parlour.server.tables.table import Table

GAMES = list(registry.games())


def test_a_row_of_moves_is_kept_whole_or_not_at_all_though_the_server_is_killed_between(tmp_path: Path) -> None:
    """The kill is aimed: as soon as anything of the row is in the store."""
    server, random = Process(str(tmp_path / "rows.db")), Random(1)
    for kill in range(4):
        place, row = somebody_with_a_row(server, random)
        key = f"row-{kill}"
        place.send({"type": "play", "id": key, "moves": row})
        kept = kill_when_kept(server, tmp_path / "rows.db", key)
        assert kept == len(row)
        server.start()
        assert place.person
        back = place.person.join(place.table_id)
        assert back.play(*row, id=key) == {"type": "accepted", "id": key}
        assert count_kept(tmp_path / "rows.db", key) == len(row)
    server.kill()


def somebody_with_a_row(server: Process, random: Random) -> tuple[Place, list[str]]:
    """Somebody who can make three moves in a row or more, at the first game that has such."""
    for game in GAMES:
        table, people = start_match(server.url, game, registry.game(game).seats[0])
        places = [person.join(table) for person in people]
        for _ in range(12):
            mover = next(place for place in places if settled(place).choices)
            row = foreseeable_row(mover, random)
            if len(row) >= 3:
                return mover, row
            mover.play(random.choice(mover.choices))
    raise AssertionError("no game has rows of moves")


def foreseeable_row(place: Place, random: Random) -> list[str]:
    row: list[str] = []
    choices = place.choices
    while choices and len(row) < 6:
        row.append(random.choice(choices))
        shown = place.ask("preview", moves=row)
        if shown["moves"] < len(row):
            return row[: shown["moves"]]
        choices = Folded(shown["view"]).moves
    return row


def kill_when_kept(server: Process, store: Path, key: str) -> int:
    """Look at the store without a pause, and kill the server at the first sign of the message."""
    while not count_kept(store, key):
        pass
    server.kill()
    return count_kept(store, key)


def count_kept(store: Path, key: str) -> int:
    with sqlite3.connect(store) as connection:
        count: int = connection.execute("SELECT count(*) FROM entries WHERE key = ?", (key,)).fetchone()[0]
        return count


def cut_row(place: Place) -> list[str]:
    """What comes of the first move nobody can foresee; the second one is not possible then."""
    return ["swap", f"play {place.cards('hand:0')[0]}"]


def test_a_row_that_was_cut_short_gets_the_same_answer_again(live: LiveServer, tmp_path: Path) -> None:
    table, places = full_table(live, "canary", 3)
    row = cut_row(places[0])
    answer = places[0].play(*row, id="cut")
    assert answer["type"] == "accepted"
    assert answer["moves"] == 1
    assert answer["why"]["code"] == "bad-move"
    assert places[0].play(*row, id="cut") == answer
    places[0].play(places[0].choices[0])
    again = LiveServer(live.config.store)
    person = places[0].person
    assert person
    person.move_to(again.url)
    assert person.join(table).play(*row, id="cut") == answer
    again.close()


def test_a_row_sent_to_two_processes_is_played_once(postgres: str, redis: str) -> None:
    servers = [LiveServer(store_url(postgres), redis=redis) for _ in range(2)]
    for number in range(5):
        table, places = full_table(servers[0], "canary", 3)
        assert places[0].person
        places[0].person.move_to(servers[1].url)
        tabs = [places[0], places[0].person.join(table)]
        row = ["keep", f"play {places[0].cards('hand:0')[1]}"]
        threads = [threading.Thread(target=tab.play, args=row, kwargs={"id": f"twice-{number}"}) for tab in tabs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        assert len(places[0].person.get(f"/api/tables/{table}/record", table=table)["log"]) == 1
    for live in servers:
        live.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_row_was_foreseen_to_be_in_truth_is_what_is_made(live: LiveServer, game: str) -> None:
    """Rows that go on where chance or hidden cards decide: the count told is the count made."""
    random = Random(5)
    _, places = full_table(live, game, registry.game(game).seats[0])
    rows: list[int] = []

    def send_row(place: Place) -> None:
        before = len(live.server.tables.loaded[place.table_id].moves)
        answer = place.play(random.choice(place.choices), random.choice(place.choices), id=f"row-{len(rows)}")
        after = len(live.server.tables.loaded[place.table_id].moves)
        made = 0 if answer["type"] == "refused" else answer.get("moves", 2)
        assert after - before == made
        rows.append(made)
        for other in places:
            other.drain(0.01)

    for _ in range(15):
        mover = next((place for place in places if settled(place).choices), None)
        if mover is None:
            break
        send_row(mover)
        play_out(places, random, 1)
    assert rows


def test_whether_a_move_is_legal_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    row = TableRow("t", "c", "canary", 3, Settings(), "h", "a", "playing", secret="ab" * 32)
    table = Table(Kept(row, [SeatRow(seat, f"p{seat}") for seat in range(3)], [Entry(1, TABLE, 0, move="start")]))
    for viewer in (None, 0, 1, 2):
        table.stream(viewer)
    ear = Ear()
    table.streams[0].add(ear)
    asked: list[bool] = []
    find_legal = Canary.find_legal

    def note(state: Canary, moves: Moves) -> int:
        asked.append(bool(state.is_secret))
        return find_legal(state, moves)

    monkeypatch.setattr(Canary, "find_legal", note)
    found = row_of(table, 0, "key", ["keep"])
    assert asked == [True]
    table.apply(found.entries[0], found.moves[0])
    assert asked == [True, False]  # what comes next is shown to whoever decides it
    assert table.match
    told = message_of(ear.heard[0])
    assert table.match.legal() == [f"play {card}" for (card,) in told["choices"]["play"]]

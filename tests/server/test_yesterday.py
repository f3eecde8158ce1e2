"""P28: a store of the version before opens, a table that cannot be rebuilt is alone in that, and no change of rules
changes a finished match."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, text
from tests.server import canary
from tests.server.table_client import LiveServer, Person, full_table, play_out, settled, wait_until

from parlour.cli.serve import store_url
from parlour.engine import registry
from parlour.engine.errors import MalformedMove, ParlourError
from parlour.engine.options import Settings
from parlour.engine.record import Record, parse
from parlour.server.protocol.messages import SIGNS
from parlour.server.store import migrations
from parlour.server.store.schema import metadata
from parlour.server.store.store import Store

HERE = Path(__file__).parent
RECORD = (HERE / "before.jsonl").read_text()


@pytest.fixture
def before(tmp_path: Path) -> Path:
    """A store as the version before made it: a finished table, one that plays, one that waits."""
    path = tmp_path / "before.db"
    with sqlite3.connect(path) as connection:
        connection.executescript((HERE / "before.sql").read_text())
    return path


@pytest.fixture
def opened(before: Path) -> Iterator[LiveServer]:
    live = LiveServer(f"sqlite:///{before}")
    yield live
    live.close()


def ids(store: Path, status: str) -> list[str]:
    with sqlite3.connect(store) as connection:
        return [row[0] for row in connection.execute("SELECT id FROM tables WHERE status = ?", (status,))]


# A store of the version before


def test_a_store_of_the_version_before_opens_and_its_matches_go_on(before: Path, opened: LiveServer) -> None:
    (playing,) = ids(before, "playing")
    found = opened.server.tables
    table = opened.do(lambda: found.find(playing))
    assert table.match
    assert len(table.moves) == 9
    assert [one["id"] for one in opened.person().get("/api/tables")["tables"] if one["status"] == "playing"] == [
        playing
    ]


def test_a_match_finished_before_has_its_record_still(before: Path, opened: LiveServer) -> None:
    (finished,) = ids(before, "finished")
    person = opened.person()
    assert person.http.get(f"/api/tables/{finished}/record").text == RECORD
    assert person.get(f"/api/tables/{finished}/replay")["steps"]


def test_a_store_that_was_migrated_has_what_a_new_one_has(before: Path, tmp_path: Path) -> None:
    stores = [Store(f"sqlite:///{path}") for path in (before, tmp_path / "new.db")]
    shapes = [shape(store) for store in stores]
    assert shapes[0] == shapes[1]
    assert {migrations.version_of(store.engine) for store in stores} == {migrations.VERSION}
    for store in stores:
        store.close()


def test_signs_that_were_stored_as_they_were_shown_have_ids_now(before: Path) -> None:
    shown = ("well played", "hurry, please", "one moment", "good game", "ha!", "wow", "")
    Store(f"sqlite:///{before}").close()
    with sqlite3.connect(before) as connection:
        rows = [("t", number, "Ada", 0, "", sign, "") for number, sign in enumerate(shown)]
        columns = "table_id, number, name, at, text, sign, person"
        connection.executemany(f"INSERT INTO said ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        connection.execute("UPDATE facts SET value = '2' WHERE name = 'version'")
    Store(f"sqlite:///{before}").close()
    with sqlite3.connect(before) as connection:
        found = [sign for (sign,) in connection.execute("SELECT sign FROM said WHERE table_id = 't' ORDER BY number")]
    assert len(found) == len(shown)
    assert set(found) - {""} <= set(SIGNS)


def shape(store: Store) -> dict[str, set[str]]:
    found = inspect(store.engine)
    return {table: {column["name"] for column in found.get_columns(table)} for table in found.get_table_names()}


def test_a_store_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'later.db'}"
    store = Store(url)
    with store.engine.begin() as connection:
        migrations.set_version(connection, migrations.VERSION + 1)
    store.close()
    with pytest.raises(ParlourError, match=f"version {migrations.VERSION + 1}"):
        Store(url)


@pytest.mark.parametrize("number", range(len(migrations.MIGRATIONS)))
def test_a_migration_that_fails_leaves_the_version_before(
    before: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def fail(connection: Any) -> None:
        migration.run(connection)
        raise ZeroDivisionError

    migration = migrations.MIGRATIONS[number]
    failing = migrations.Migration(migration.version, migration.what, fail)
    several = (*migrations.MIGRATIONS[:number], failing, *migrations.MIGRATIONS[number + 1 :])
    monkeypatch.setattr(migrations, "MIGRATIONS", several)
    with pytest.raises(ZeroDivisionError):
        Store(f"sqlite:///{before}")
    monkeypatch.undo()
    engine = create_engine(f"sqlite:///{before}")
    assert migrations.version_of(engine) == migration.version - 1
    engine.dispose()
    Store(f"sqlite:///{before}").close()


def test_a_store_of_the_version_before_opens_on_postgresql(postgres: str) -> None:
    """As the columns were then; the tables of other tests lie in another schema."""
    url = store_url(postgres) + "?options=-csearch_path%3Dyesterday"
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE SCHEMA yesterday"))
    metadata.create_all(engine)
    with engine.begin() as connection:
        for change in ("DROP TABLE records", "DROP TABLE facts", "ALTER TABLE tables DROP COLUMN rules"):
            connection.execute(text(change))
    engine.dispose()
    stores = [Store(url) for _ in range(2)]
    assert migrations.version_of(stores[0].engine) == migrations.VERSION
    for store in stores:
        store.close()


# A change of rules


def change_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody knows the move that all matches here began with."""

    def parse(state: canary.Canary, written: str) -> int:
        if written == "keep":
            raise MalformedMove
        return canary.parse(state, written)

    earlier = {canary.GAME.version: canary.GAME.state}
    changed = replace(canary.GAME, parse=parse, version=canary.GAME.version + 1, earlier=earlier)
    monkeypatch.setitem(registry.games(), "canary", changed)


def started_again(live: LiveServer) -> LiveServer:
    return LiveServer(live.config.store)


def moved_to(live: LiveServer, person: Person | None) -> Person:
    assert person
    person.move_to(live.url)
    return person


def test_a_table_that_cannot_be_rebuilt_is_shown_as_broken_alone(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, places = full_table(live, "canary", 3, visibility="public")
    places[0].play("keep")
    sound, others = full_table(live, "canary", 3, visibility="public")
    others[0].play("swap")
    change_rules(monkeypatch)
    again = started_again(live)
    host, other = moved_to(again, places[0].person), moved_to(again, others[0].person)
    listed = {table["id"]: table["status"] for table in again.person("Eve").get("/api/tables")["tables"]}
    assert (listed[broken], listed[sound]) == ("broken", "playing")
    mine = {one["table"]["id"]: one["table"]["status"] for one in host.get("/api/tables/mine")["tables"]}
    assert mine[broken] == "broken"
    place = host.join(broken)
    assert place.view is None
    assert place.play("swap")["problem"]["args"] == ["broken"]
    assert host.get(f"/api/tables/{broken}/record", table=broken, expect=409)["args"] == ["broken"]
    back = other.join(sound)
    assert back.play(back.choices[0])["type"] == "accepted"
    host.post(f"/api/tables/{broken}/end")
    assert host.get(f"/api/tables/{broken}")["status"] == "ended"
    again.close()


def test_a_table_breaks_at_a_process_with_other_rules_and_the_process_goes_on(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While servers are replaced one by one."""
    table, places = full_table(live, "canary", 3)
    again = started_again(live)
    place = moved_to(again, places[0].person).join(table)
    places[0].play("keep")
    change_rules(monkeypatch)
    found = again.server.tables

    async def catch_up() -> None:
        async with found.at(table) as known:
            assert known.match
            known.match.game = registry.game("canary")
            await found.catch_up(known)

    again.do(catch_up)
    wait_until(lambda: settled(place).table["status"] == "broken")
    again.close()


def test_a_change_of_rules_changes_no_finished_match(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, places = full_table(live, "canary", 3)
    play_out(places, Random(2))
    person = places[0].person
    assert person
    wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "finished")
    record = person.http.get(f"/api/tables/{table}/record").text
    assert '"keep"' in record
    change_rules(monkeypatch)
    again = started_again(live)
    moved_to(again, person)
    assert person.http.get(f"/api/tables/{table}/record").text == record
    assert person.get(f"/api/tables/{table}")["status"] == "finished"
    assert person.get(f"/api/tables/{table}/replay", expect=409)["id"] == "other-rules"
    assert person.join(table).table["secret"]
    again.close()


# Rules that stay playable


def raise_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """New matches begin openly; those that began before go on as they were."""

    def new_state(players: int, settings: Settings, cards: Any) -> canary.Canary:
        state = canary.GAME.state(players, settings, cards)
        state.with_secrets = 0
        return state

    earlier = {canary.GAME.version: canary.GAME.state}
    changed = replace(canary.GAME, state=new_state, version=canary.GAME.version + 1, earlier=earlier)
    monkeypatch.setitem(registry.games(), "canary", changed)


def record_of(person: Person, table: str) -> Record:
    return parse(person.http.get(f"/api/tables/{table}/record").text)


def test_a_table_goes_on_by_the_rules_that_it_began_with(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, places = full_table(live, "canary", 3)
    places[0].play("keep")
    raise_version(monkeypatch)
    again = started_again(live)
    people = [moved_to(again, place.person) for place in places]
    assert people[0].get(f"/api/tables/{table}")["status"] == "playing"
    play_out([person.join(table) for person in people], Random(3))
    wait_until(lambda: people[0].get(f"/api/tables/{table}")["status"] == "finished")
    finished = record_of(people[0], table)
    assert finished.setup.rules == canary.GAME.version
    assert [decision.move for decision in finished.decisions].count("keep") > 1
    assert people[0].get(f"/api/tables/{table}/replay")["steps"]
    again.close()


def test_a_match_continued_from_an_earlier_one_keeps_its_rules_and_a_new_one_has_the_newest(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, places = full_table(live, "canary", 3)
    play_out(places, Random(4))
    person = places[0].person
    assert person
    wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "finished")
    raise_version(monkeypatch)
    again = started_again(live)
    moved_to(again, person)
    found = again.server.tables
    continued = person.post(f"/api/tables/{table}/continue", {"at": 2, "seat": 0, "bot": ""})
    anew, _ = full_table(again, "canary", 3)
    for id, rules in ((continued["table"]["id"], canary.GAME.version), (anew, canary.GAME.version + 1)):
        assert again.do(partial(found.find, id)).row.rules == rules
    match = again.do(partial(found.find, anew)).match
    assert match
    assert match.rules == match.record.setup.rules == canary.GAME.version + 1
    again.close()

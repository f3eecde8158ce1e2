"""P25, P26: talk has a measure, the host keeps order, and a table whose host or player is away governs itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from tests.server.table_client import WIDE, Later, LiveServer, Person, Place, full_table, settled, wait_until

from parlour.server.jobs import scheduler
from parlour.server.ops.limits import Limits

Opener = Callable[..., LiveServer]
GRACE = WIDE.absent_seconds


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    """Opens servers on one and the same store, which look often for what is to be done."""
    monkeypatch.setattr(scheduler, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(scheduler, "ABANDONED_SECONDS", 0.05)
    made: list[LiveServer] = []

    def open_server(**limits: float) -> LiveServer:
        chosen = msgspec.structs.replace(WIDE, **limits)
        made.append(LiveServer(f"sqlite:///{tmp_path / 'order.db'}", chosen).think_here())
        return made[-1]

    yield open_server
    for live in made:
        live.close()


def people_of(places: list[Place]) -> list[Person]:
    return [place.person for place in places if place.person]


# Talk


def test_nobody_floods_the_table_with_talk_at_whatever_process(opened: Opener) -> None:
    limits = {"chat_lines": Limits().chat_lines, "chat_seconds": 600}
    one, other = opened(**limits), opened(**limits)
    host, eve = one.person("Ada"), one.person("Eve")
    table = host.create("canary", 3)
    first = eve.join(table)
    eve.move_to(other.url)
    second = eve.join(table)
    answers = [place.ask("say", text=str(line)) for line in range(10) for place in (first, second)]
    assert [answer["type"] for answer in answers].count("accepted") == 5
    assert answers[-1]["problem"]["code"] == "too-many"
    assert second.ask("say", sign="wow")["problem"]["code"] == "too-many"
    assert host.join(table).ask("say", text="hello")["type"] == "accepted"


def test_whoever_said_much_speaks_again_after_a_while(opened: Opener) -> None:
    live = opened(chat_lines=1, chat_seconds=6)
    host = live.person("Ada")
    place = host.join(host.create("canary", 3))
    assert place.ask("say", text="one")["type"] == "accepted"
    assert place.ask("say", text="two")["problem"]["code"] == "too-many"
    wait_until(lambda: place.ask("say", text="three")["type"] == "accepted")


def test_the_host_mutes_somebody_and_it_lasts_over_a_restart(opened: Opener) -> None:
    live = opened()
    host, eve = live.person("Ada"), live.person("Eve")
    table = host.create("canary", 3)
    place = eve.join(table)
    path = f"/api/tables/{table}/people/{eve.id}/mute"
    eve.post(f"/api/tables/{table}/people/{host.id}/mute", {}, expect=403)
    assert host.post(path, {})["muted"] == [eve.id]
    assert place.ask("say", text="hello")["problem"]["id"] == "muted"
    live.close()
    again = opened()
    for person in (host, eve):
        person.move_to(again.url)
    eve.sit(table)
    place = eve.join(table)
    assert place.ask("say", sign="wow")["problem"]["code"] == "not-yours"
    host.post(path, {"muted": False})
    assert place.ask("say", text="hello")["type"] == "accepted"
    host.post(f"/api/tables/{table}/people/{host.id}/mute", {}, expect=409)


def test_whoever_is_kicked_does_not_come_back(opened: Opener) -> None:
    live = opened()
    host, bo, eve = live.person("Ada"), live.person("Bo"), live.person("Eve")
    table = host.create("canary", 3)
    bo.sit(table)
    places = [bo.join(table), eve.join(table)]
    eve.post(f"/api/tables/{table}/people/{bo.id}/kick", expect=403)
    for person, place in zip((bo, eve), places, strict=True):
        host.post(f"/api/tables/{table}/people/{person.id}/kick")
        assert place.until("fault")["problem"]["id"] == "removed"
        with pytest.raises(AssertionError, match="removed"):
            person.join(table, seat="")
        assert person.post(f"/api/tables/{table}/sit", {}, expect=403)["code"] == "not-yours"
        person.get(f"/api/tables/{table}", expect=403)
    assert host.get(f"/api/tables/{table}")["seats"][1] == {"seat": 1}
    claim = host.post(f"/api/tables/{table}/seats/2/hand-over", table=table)["claim"]
    eve.post(f"/api/tables/{table}/sit", {"claim": claim}, expect=403)
    live.close()
    again = opened()
    eve.move_to(again.url)
    with pytest.raises(AssertionError, match="removed"):
        eve.join(table)


def test_nobody_is_kicked_out_of_a_match(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    host, other, _ = people_of(places)
    host.post(f"/api/tables/{table}/people/{other.id}/kick", expect=409)
    assert other.join(table).seat == 1


# Who is away


def test_the_next_who_is_there_follows_a_host_who_went_away(opened: Opener, later: Later) -> None:
    live = opened()
    table, places = full_table(live, "canary", 3)
    host, second, third = people_of(places)
    host.post(f"/api/tables/{table}/pause")
    away(places[0], live, later)
    away(places[1], live, later)
    wait_until(lambda: third.get(f"/api/tables/{table}")["host"] == third.id)
    assert third.post(f"/api/tables/{table}/resume")["status"] == "playing"
    host.post(f"/api/tables/{table}/end", expect=403)
    assert host.join(table).seat == 0
    assert second.get(f"/api/tables/{table}")["host"] == third.id


def test_a_host_who_is_there_or_gone_for_a_moment_stays(opened: Opener, later: Later) -> None:
    live = opened()
    made, places = full_table(live, "canary", 3)
    host = people_of(places)[0]
    later.seconds = 2 * GRACE
    gone(places[0], live)
    later.seconds += GRACE / 2
    back = host.join(made)
    later.seconds += GRACE
    time.sleep(0.3)  # several sweeps
    assert settled(back).table["host"] == host.id


def gone(place: Place, live: LiveServer) -> None:
    place.close()
    assert place.person
    person, found = place.person.id, live.server.tables.loaded[place.table_id]
    wait_until(lambda: person in found.absent)


def away(place: Place, live: LiveServer, later: Later) -> None:
    """Longer than the grace."""
    gone(place, live)
    later.seconds += GRACE + 1


def test_those_present_vote_a_bot_into_an_absent_seat_and_its_owner_gets_it_back(opened: Opener, later: Later) -> None:
    live = opened()
    table, places = full_table(live, "canary", 3, options={"secrets": False})
    people = people_of(places)
    path, ballot = f"/api/tables/{table}/vote", {"what": "bot", "seat": 0}
    people[1].post(path, ballot, table=table, expect=409)  # they are here
    away(places[0], live, later)
    live.person("Eve").post(path, ballot, expect=403)
    info = people[1].post(path, ballot, table=table)
    assert info["votes"] == [{"what": "bot", "agreed": [1], "needed": 2, "seat": 0}]
    people[1].post(path, ballot, table=table)  # once more is not twice
    assert not people[1].get(f"/api/tables/{table}")["seats"][0].get("sits_in")
    info = people[2].post(path, ballot, table=table)
    assert info["seats"][0]["sits_in"]
    assert "votes" not in info
    wait_until(lambda: bool(settled(places[1]).choices))  # the match goes on
    back = people[0].join(table)
    assert back.seat == 0
    wait_until(lambda: "sits_in" not in settled(back).table["seats"][0])


def test_a_vote_is_void_once_the_absent_player_was_back(opened: Opener, later: Later) -> None:
    live = opened()
    table, places = full_table(live, "canary", 3)
    people = people_of(places)
    path, ballot = f"/api/tables/{table}/vote", {"what": "bot", "seat": 0}
    away(places[0], live, later)
    people[1].post(path, ballot, table=table)
    back = people[0].join(table)
    wait_until(lambda: "votes" not in settled(back).table)
    people[2].post(path, ballot, table=table, expect=409)
    away(back, live, later)
    assert people[2].post(path, ballot, table=table)["votes"][0]["agreed"] == [2]
    assert "votes" not in people[2].post(path, {**ballot, "agree": False}, table=table)


def test_the_table_ends_when_all_who_are_there_agree(opened: Opener, later: Later) -> None:
    live = opened()
    table, places = full_table(live, "canary", 3)
    people = people_of(places)
    away(places[0], live, later)
    path, ballot = f"/api/tables/{table}/vote", {"what": "end"}
    assert people[1].post(path, ballot, table=table)["status"] == "playing"
    assert people[2].post(path, ballot, table=table)["status"] == "ended"
    people[2].post(path, ballot, table=table, expect=409)


# Solo


def solo(person: Person) -> str:
    return person.create("canary", 3, bots={"1": "greedy", "2": "greedy"}, start=True)


def test_matches_against_bots_lock_nobody_out(opened: Opener) -> None:
    live = opened(open_tables=2)
    person = live.person()
    for _ in range(4):
        solo(person)
    for _ in range(2):
        person.create("canary", 3)
    form = {"game": "canary", "seats": 3}
    assert person.post("/api/tables", form, expect=429)["code"] == "too-many"


def test_a_match_against_bots_that_nobody_goes_on_with_ends(opened: Opener, later: Later) -> None:
    live = opened(solo_seconds=60)
    person, other = live.person(), live.person("Bo")
    watched, left = solo(person), solo(person)
    with_people = person.create("canary", 3, bots={"2": "greedy"})
    other.sit(with_people)
    person.start(with_people)
    place = person.join(watched)
    time.sleep(0.2)  # several sweeps
    assert person.get(f"/api/tables/{left}")["status"] == "playing"
    later.seconds = 120
    wait_until(lambda: person.get(f"/api/tables/{left}")["status"] == "ended")
    assert person.get(f"/api/tables/{watched}")["status"] == "playing"
    assert person.get(f"/api/tables/{with_people}")["status"] == "playing"
    place.close()
    wait_until(lambda: person.get(f"/api/tables/{watched}")["status"] == "ended")


def test_every_store_tells_solo_tables_apart(live: LiveServer) -> None:
    person, store = live.person(), live.server.tables.store
    address, later = "127.0.0.1", time.time() + 60
    before = store.open_tables_from(address)
    alone = solo(person)
    assert store.open_tables_from(address) == before
    waits = person.create("canary", 3, bots={"1": "greedy"})
    assert store.open_tables_from(address) == before + 1
    assert alone in store.abandoned(later)
    assert waits not in store.abandoned(later)
    assert alone not in store.abandoned(later - 3600)
    person.post(f"/api/tables/{alone}/end")

"""P23: nobody sits down at another's hand; a seat changes owner by its player, and in one step."""

from __future__ import annotations

from time import time

import pytest
from tests.server.table_client import WIDE, LiveServer, Person, Place, full_table, wait_until

from parlour.server.tables import table as tables

Seated = tuple[str, list[Place], list[Person]]


class Later:
    """The server's clock, to be put forward."""

    seconds = 0.0


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    made = Later()
    monkeypatch.setattr(tables, "time", lambda: time() + made.seconds)
    return made


def seated(live: LiveServer) -> Seated:
    table, places = full_table(live, "canary", 3)
    return table, places, [place.person for place in places if place.person]


def hand_over(person: Person, table: str, seat: int, expect: int = 200) -> str:
    answer = person.post(f"/api/tables/{table}/seats/{seat}/hand-over", table=table, expect=expect)
    return str(answer.get("claim", answer.get("code")))


def absent(live: LiveServer, place: Place) -> None:
    place.close()
    assert place.person
    wait_until(lambda: not place.person.get(f"/api/tables/{place.table_id}")["seats"][1].get("connected"))  # type: ignore[union-attr]


def test_the_host_does_not_give_away_the_seat_of_somebody_who_is_here(live: LiveServer) -> None:
    table, places, people = seated(live)
    assert hand_over(people[0], table, 1, expect=409) == "not-now"
    assert places[1].play("keep")["problem"]["code"] == "not-your-turn"  # still at the seat
    assert people[1].join(table).seat == 1


def test_nobody_who_plays_takes_a_second_seat(live: LiveServer) -> None:
    """Whichever door: a claim, the token of the other seat."""
    table, places, people = seated(live)
    claim = hand_over(people[1], table, 1)
    refused = people[0].post(f"/api/tables/{table}/sit", {"claim": claim}, expect=409)
    assert refused["code"] == "taken"
    people[2].post(f"/api/tables/{table}/sit", {"seat": 1, "claim": claim}, expect=409)
    with pytest.raises(AssertionError, match="not-yours"):
        people[0].join(table, seat=people[1].seat_tokens[table])
    assert [seat["person"] for seat in people[0].get(f"/api/tables/{table}")["seats"]] == [one.id for one in people]
    assert places[0].play("keep")["type"] == "accepted"


def test_a_seat_stays_with_its_player_until_somebody_claims_it(live: LiveServer) -> None:
    table, places, people = seated(live)
    claim = hand_over(people[0], table, 0)
    assert people[1].get(f"/api/tables/{table}")["seats"][0]["offered"]
    assert places[0].play("keep")["type"] == "accepted"
    again = people[0].join(table)
    assert again.seat == 0
    assert again.play(again.choices[0])["type"] == "accepted"
    heir = live.person("Heir")
    heir.sit(table, claim=claim)
    assert again.until("fault")["problem"]["code"] == "not-yours"
    info = heir.get(f"/api/tables/{table}")["seats"][0]
    assert (info["name"], info.get("offered")) == ("Heir", None)
    assert heir.join(table).seat == 0
    live.person("Late").post(f"/api/tables/{table}/sit", {"claim": claim}, expect=403)


def test_a_claim_is_withdrawn(live: LiveServer) -> None:
    table, _, people = seated(live)
    claim = hand_over(people[1], table, 1)
    info = people[1].post(f"/api/tables/{table}/seats/1/withdraw", table=table)
    assert "offered" not in info["seats"][1]
    live.person("Late").post(f"/api/tables/{table}/sit", {"claim": claim}, expect=403)
    assert people[1].join(table).seat == 1


def test_the_host_hands_over_the_seat_of_somebody_who_has_been_away(live: LiveServer, later: Later) -> None:
    table, places, people = seated(live)
    absent(live, places[1])
    assert hand_over(people[0], table, 1, expect=409) == "not-now"
    later.seconds = WIDE.absent_seconds + 1
    claim = hand_over(people[0], table, 1)
    heir = live.person("Heir")
    heir.sit(table, claim=claim)
    assert heir.join(table).seat == 1
    with pytest.raises(AssertionError, match="not-yours"):
        people[1].join(table)


def test_whoever_comes_back_before_the_claim_keeps_the_seat(live: LiveServer, later: Later) -> None:
    table, places, people = seated(live)
    absent(live, places[1])
    later.seconds = WIDE.absent_seconds + 1
    claim = hand_over(people[0], table, 1)
    back = people[1].join(table)
    assert back.seat == 1
    absent(live, back)  # asleep for a moment
    live.person("Late").post(f"/api/tables/{table}/sit", {"claim": claim}, expect=403)
    assert people[1].join(table).seat == 1


def test_a_bots_seat_is_handed_over_by_the_host(live: LiveServer) -> None:
    host, guest = live.person("Ada"), live.person("Bo")
    table = host.create("canary", 3, bots={"1": "greedy", "2": "greedy"}, start=True)
    claim = hand_over(host, table, 2)
    host.post(f"/api/tables/{table}/sit", {"claim": claim}, expect=409)
    guest.sit(table, claim=claim)
    assert guest.join(table).seat == 2

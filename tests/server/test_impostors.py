"""P3: no token, another's, an old one, a guess: refused, nothing told, nothing changed."""

from __future__ import annotations

import secrets

import pytest
from tests.server.table_client import LiveServer, Place, full_table


def info(place: Place) -> object:
    assert place.person
    return place.person.get(f"/api/tables/{place.table_id}")


@pytest.mark.parametrize("token", ["", "x", "A" * 32, "bm90IHRoZSB0b2tlbiBvZiBhIHNlYXQh"])
def test_nobody_plays_a_seat_without_its_token(live: LiveServer, token: str) -> None:
    table, places = full_table(live, "canary", 3)
    places[0].drain()
    if token:
        with pytest.raises(AssertionError, match="not-yours"):
            Place(None, table, live.url, seat=token)
    else:
        stranger = Place(None, table, live.url, seat=token)
        assert stranger.seat is None
        assert stranger.ask("play", moves=["keep"])["problem"]["code"] == "not-yours"
    assert places[0].play("keep")["type"] == "accepted"


def test_a_seats_token_opens_only_that_seat_at_that_table(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    other, elsewhere = full_table(live, "canary", 3)
    assert places[1].person
    with pytest.raises(AssertionError, match="not-yours"):
        Place(None, other, live.url, seat=places[1].person.seat_tokens[table])
    assert places[1].play("keep")["problem"]["code"] == "not-your-turn"
    assert places[0].play("keep")["type"] == "accepted"
    assert elsewhere[0].play("keep")["type"] == "accepted"


def test_an_old_token_is_void_and_the_new_owner_gets_in(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    host, old = places[0].person, places[1].person
    assert host
    assert old
    host.post(f"/api/tables/{table}/seats/1/hand-over", expect=409)
    claim = old.post(f"/api/tables/{table}/seats/1/hand-over", table=table)["claim"]
    new = live.person("New")
    new.sit(table, seat=1, claim=claim)
    assert places[1].until("fault")["problem"]["code"] == "not-yours"
    with pytest.raises(AssertionError, match="not-yours"):
        old.join(table)
    old.post(f"/api/tables/{table}/sit", {"seat": 1}, expect=409)
    old.post(f"/api/tables/{table}/sit", {"seat": 1, "claim": "guess"}, expect=403)
    assert new.join(table).seat == 1
    again = new.post(f"/api/tables/{table}/seats/1/hand-over", table=table)["claim"]
    heir = live.person("Heir")
    heir.sit(table, claim=again)  # the link need not name the seat
    assert heir.join(table).seat == 1
    live.person("Late").post(f"/api/tables/{table}/sit", {"seat": 1, "claim": claim}, expect=403)


@pytest.mark.parametrize(
    "path",
    [
        "start",
        "pause",
        "resume",
        "end",
        "stand",
        "leave",
        "seats/1/bot",
        "seats/1/hand-over",
        "seats/1/withdraw",
        "rematch",
    ],
)
def test_a_stranger_changes_nothing(live: LiveServer, path: str) -> None:
    table, places = full_table(live, "canary", 3)
    for place in places:
        place.drain(0.05)
    before = info(places[0])
    stranger = live.person("Mallory")
    stranger.seat_tokens[table] = secrets.token_urlsafe(24)
    body = {"bot": "greedy"} if path.endswith("bot") else {}
    answer = stranger.http.post(f"/api/tables/{table}/{path}", json=body, headers=stranger.headers(table))
    assert answer.status_code == 403
    nobody = stranger.http.post(f"/api/tables/{table}/{path}", json=body)
    assert nobody.status_code == 401
    assert info(places[0]) == before


def test_a_seat_cannot_do_what_the_host_does(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    assert places[1].person
    for path in ("pause", "end", "seats/2/hand-over", "seats/2/withdraw"):
        places[1].person.post(f"/api/tables/{table}/{path}", table=table, expect=403)


def test_guessed_tables_are_not_there(live: LiveServer) -> None:
    person = live.person()
    for path in ("", "/record", "/replay"):
        person.get(f"/api/tables/{secrets.token_urlsafe(16)}{path}", expect=404)
    person.get("/api/codes/AAAAAA", expect=404)
    with pytest.raises(AssertionError, match="not-found"):
        person.join("guess")


def test_a_record_is_for_the_seat_until_the_match_is_over(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    assert places[1].person
    own = places[1].person.get(f"/api/tables/{table}/record", table=table)
    assert own["view"]["seat"] == 1
    live.person("Eve").get(f"/api/tables/{table}/record", expect=403)


def test_private_tables_are_in_no_list(live: LiveServer) -> None:
    host = live.person()
    hidden = host.create("canary", 3)
    public = host.create("canary", 3, visibility="public")
    listed = [table["id"] for table in live.person("Eve").get("/api/tables")["tables"]]
    assert public in listed
    assert hidden not in listed
    assert {public, hidden} <= {mine["table"]["id"] for mine in host.get("/api/tables/mine")["tables"]}

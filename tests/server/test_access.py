"""P24: one door. Every route and message there is, asked by those who may not look: nothing is told, nothing changed.

The routes and messages come from the server's own tables, so a new one is tried here by itself.
"""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import httpx
import pytest
from msgspec import inspect
from tests.server.canary import NAMES
from tests.server.table_client import Json, LiveServer, Person, Place, fetch, full_table, play_out

from parlour.server.http import routes
from parlour.server.protocol import api
from parlour.server.protocol.messages import Join, ToServer

ROUTES = [route for route, _ in routes.routes]
OF_TABLES = [route for route in ROUTES if "{id}" in route.path or "{code}" in route.path]
MESSAGES = [kind for kind in get_args(ToServer) if kind is not Join]
STATUSES = ["playing", "finished", "ended"]


def example(kind: Any) -> Any:
    """The plainest value of a type."""
    if isinstance(kind, inspect.StructType):
        return {field.encode_name: example(field.type) for field in kind.fields if field.required}
    if isinstance(kind, inspect.ListType):
        return [example(kind.item_type)]
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, inspect.UnionType):
        return example(kind.types[0])
    if isinstance(kind, inspect.IntType):
        return kind.ge or 0
    return True if isinstance(kind, inspect.BoolType) else "greedy"


def request(route: api.Route, info: Json, headers: dict[str, str], url: str) -> httpx.Response:
    path = route.path.replace("{id}", info["id"]).replace("{code}", info["code"]).replace("{seat}", "1")
    path = path.replace("{person}", info["host"]).replace("{decision}", "0")
    body = example(inspect.type_info(route.body)) if route.body else None
    return fetch(route.method, url + path, json=body, headers=headers)


def hidden_table(live: LiveServer, status: str) -> tuple[Json, list[Person]]:
    """A table without spectators, as its host sees it."""
    table, places = full_table(live, "canary", 3, spectators="no", visibility="public")
    people = [place.person for place in places if place.person]
    if status == "finished":
        play_out(places, Random(4))
    if status == "ended":
        people[0].post(f"/api/tables/{table}/end")
    for place in places:
        place.close()
    return without_presence(people[0].get(f"/api/tables/{table}")), people


def without_presence(info: Json) -> Json:
    seats = [{key: value for key, value in seat.items() if key != "connected"} for seat in info["seats"]]
    return {**info, "seats": seats}


def strangers(live: LiveServer) -> list[dict[str, str]]:
    """Nobody, somebody known, somebody with the token of a seat elsewhere."""
    eve = live.person("Eve")
    elsewhere = eve.create("canary", 3)
    return [{}, {"Authorization": "Bearer guess"}, eve.headers(), eve.headers(elsewhere)]


@pytest.mark.parametrize("status", STATUSES)
def test_no_route_shows_a_table_without_spectators_to_strangers(live: LiveServer, status: str) -> None:
    info, people = hidden_table(live, status)
    told = [info["id"], info["code"], info.get("secret") or "no secret yet", *NAMES]
    for headers in strangers(live):
        for route in OF_TABLES:
            answer = request(route, info, headers, live.url)
            wanted = 401 if route.path.endswith("/sit") and answer.status_code == 401 else 404
            assert answer.status_code == wanted, (route.path, answer.text)
            assert not [word for word in told if word in answer.text], route.path
        for route in ROUTES:
            if route.method == "GET" and "{" not in route.path:
                answer = fetch("GET", live.url + route.path, headers=headers)
                assert not [word for word in told if word in answer.text], route.path
    assert without_presence(people[0].get(f"/api/tables/{info['id']}")) == info


@pytest.mark.parametrize("status", STATUSES)
def test_every_route_knows_the_table_for_those_who_sit_there(live: LiveServer, status: str) -> None:
    """By their person or by their seat; else the test above would pass at a server that shows nothing to anybody."""
    for as_whom in ("person", "seat"):
        for route in OF_TABLES:
            if as_whom == "seat" and "{code}" in route.path:
                continue  # a code is asked for before one sits
            if not route.needs:
                info, people = hidden_table(live, status)
                headers = people[1].headers(info["id"])
                headers.pop("Authorization" if as_whom == "seat" else "Parlour-Seat")
                assert request(route, info, headers, live.url).status_code != 404, route.path


@pytest.mark.parametrize("status", STATUSES)
def test_no_message_reaches_a_table_without_spectators(live: LiveServer, status: str) -> None:
    info, _ = hidden_table(live, status)
    eve = live.person("Eve")
    for person in (eve, None):
        with pytest.raises(AssertionError, match="not-found"):
            Place(person, info["id"], live.url)


def test_no_message_or_route_tells_a_spectator_a_hidden_card(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    eve = live.person("Eve")
    watcher = eve.join(table)
    for kind in MESSAGES:
        fields = example(inspect.type_info(kind))
        watcher.ask(tag_of(kind), **fields)
    info = eve.get(f"/api/tables/{table}")
    answers = [request(route, info, eve.headers(), live.url).text for route in OF_TABLES if "rematch" not in route.path]
    told = "".join([*watcher.raw, *answers])
    assert not [name for name in NAMES if name in told]
    assert "secret" not in info
    assert places[0].play("keep")["type"] == "accepted"


def tag_of(kind: Any) -> str:
    tag = inspect.type_info(kind).tag  # type: ignore[attr-defined]
    assert isinstance(tag, str)
    return tag


def test_whoever_has_a_claim_finds_a_table_without_spectators(live: LiveServer) -> None:
    info, people = hidden_table(live, "playing")
    claim = people[1].post(f"/api/tables/{info['id']}/seats/1/hand-over", table=info["id"])["claim"]
    heir = live.person("Heir")
    heir.post(f"/api/tables/{info['id']}/sit", {"claim": "guess"}, expect=404)
    heir.sit(info["id"], claim=claim)
    assert heir.join(info["id"]).seat == 1
    people[1].get(f"/api/tables/{info['id']}", table=info["id"], expect=404)


def test_a_table_that_waits_shows_itself_to_whoever_might_sit_down(live: LiveServer) -> None:
    host, eve = live.person("Ada"), live.person("Eve")
    table = host.create("canary", 3, spectators="no", visibility="public")
    assert eve.get(f"/api/tables/{table}")["status"] == "waiting"
    assert table in [found["id"] for found in eve.get("/api/tables")["tables"]]
    watcher = eve.join(table)
    for person in (live.person("Bo"), live.person("Cy")):
        person.sit(table)
    host.start(table)
    assert watcher.until("fault")["problem"]["code"] == "not-found"
    assert not [name for name in NAMES if name in "".join(watcher.raw)]

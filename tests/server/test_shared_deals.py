"""Deals that several play: nobody learns one before playing it, nor plays it twice; like is compared with like."""

from __future__ import annotations

import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import time

import pytest
from tests.server.table_client import Json, LiveServer, Person, Place, play_out, wait_until

from parlour.server.http import shared_deals as routes_of_deals
from parlour.server.http.routing import routes
from parlour.server.protocol.messages import TableInfo
from parlour.server.store.rows import ResultRow
from parlour.server.tables import comparing, moves, shared_deals

GAME = "canary"
DAY = 86_400.0
BODIES = {"continue": {"seat": 0, "at": 0}, "review": {"seat": 0, "decision": 0, "move": "x"}}


@pytest.fixture(autouse=True)
def thinking_here(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    live.think_here()
    monkeypatch.setattr(routes_of_deals, "PACE", 0.0)


def begun(person: Person, game: str = GAME) -> str:
    return person.remember(person.post(f"/api/days/{game}"))


def played(person: Person, seed: int = 3) -> str:
    """To the end, at random."""
    return played_out(person, begun(person), seed)


def played_out(person: Person, table: str, seed: int = 3) -> str:
    place = person.join(table)
    while not place.is_over:
        if place.choices:
            place.play(Random(seed).choice(sorted(place.choices)))
        else:
            place.receive()
    place.close()
    wait_until(lambda: person.get(f"/api/tables/{table}")["status"] == "finished")
    return table


def of_game(person: Person) -> Json:
    found: Json = next(one for one in person.get("/api/days")["games"] if one["game"] == GAME)
    return found


def outcomes(person: Person, table: str) -> list[Json]:
    lines = person.http.get(f"/api/tables/{table}/record", headers=person.headers(table)).text.splitlines()
    return [line for line in map(json.loads, lines) if line["type"] == "chance"]


def test_everybody_gets_the_same_deal_and_the_bots_do_the_same(live: LiveServer) -> None:
    ada, bo = live.person("Ada"), live.person("Bo")
    one, other = played(ada), played(bo)
    assert one != other
    assert outcomes(ada, one) == outcomes(bo, other)
    records = [
        person.http.get(f"/api/tables/{table}/record", headers=person.headers()).text
        for person, table in ((ada, one), (bo, other))
    ]
    assert records[0] == records[1]  # the same moves, chosen alike, and so the same answers of the bots


def test_nobody_plays_it_twice_under_the_same_name(live: LiveServer) -> None:
    ada = live.person("Ada")
    with ThreadPoolExecutor(4) as pool:  # as from four windows at once
        given = list(pool.map(lambda _: ada.http.post(f"/api/days/{GAME}", headers=ada.headers()).json(), range(4)))
    assert len({one["table"]["id"] for one in given}) == 1
    table = begun(ada)
    assert table == given[0]["table"]["id"]
    ada.post(f"/api/tables/{table}/leave", table=table)
    assert ada.post(f"/api/days/{GAME}", expect=409)["id"] == "played-already"
    assert of_game(ada)["done"]


def test_an_ended_match_counts_as_played(live: LiveServer) -> None:
    ada = live.person("Ada")
    table = begun(ada)
    ada.post(f"/api/tables/{table}/end")
    assert ada.post(f"/api/days/{GAME}", expect=409)["id"] == "played-already"
    ada.post(f"/api/tables/{table}/rematch", expect=409)


def test_nobody_who_has_not_played_sees_anything_of_it(live: LiveServer) -> None:
    ada, eve = live.person("Ada"), live.person("Eve")
    running, over = begun(live.person("Bo")), played(ada)
    assert eve.get(f"/api/days/{GAME}/{shared_deals.today()}", expect=409)["id"] == "play-first"
    for table in (running, over):
        info = live.server.tables.loaded[table].info()
        for route, _ in routes:
            if "{id}" in route.path or "{code}" in route.path:
                path = route.path.replace("{id}", table).replace("{code}", info.code)
                path = path.replace("{seat}", "0").replace("{person}", ada.id).replace("{decision}", "0") + "?seat=0"
                body = BODIES.get(route.path.rpartition("/")[2]) if route.method == "POST" else None
                answer = eve.http.request(route.method, path, json=body, headers=eve.headers())
                assert answer.status_code in (400, 404), (route.path, answer.text)
                assert is_silent(answer.text, info)
        with pytest.raises(AssertionError, match="not-found"):
            eve.join(table)
    assert not any(one.get("deal") for one in eve.get("/api/tables")["tables"])


def test_whoever_plays_it_is_told_no_more_than_at_any_table(live: LiveServer) -> None:
    ada = live.person("Ada")
    table = begun(ada)
    for path in ("replay", "replay?hands=open", "review?seat=0", "review?seat=1", "before/0?seat=0", "before/0?seat=1"):
        answer = ada.http.get(f"/api/tables/{table}/{path}", headers=ada.headers(table))
        assert answer.status_code in (400, 404, 409), (path, answer.text)
        assert is_silent(answer.text, live.server.tables.loaded[table].info())
    assert ada.get(f"/api/tables/{table}/record", table)["view"]["seat"] == 0
    assert "secret" not in ada.get(f"/api/tables/{table}")


def test_who_ends_it_when_the_deal_is_known_is_not_compared(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody begins before midnight, and goes on once the secret has been told."""
    day, early, late = shared_deals.today(), live.person("Early"), live.person("Late")
    played(early)
    table = begun(late)
    for module in (shared_deals, moves):
        monkeypatch.setattr(module, "time", lambda: time() + DAY)
    found = late.get(f"/api/days/{GAME}/{day}")
    assert found["secret"]
    played_out(late, table)
    names = [one["name"] for one in late.get(f"/api/days/{GAME}/{day}")["results"]]
    assert "Early" in names
    assert "Late" not in names


def test_another_device_of_the_same_person_plays_the_same_once(live: LiveServer) -> None:
    """As somebody who clears the browser, and comes back by the link that says who they are."""
    ada, elsewhere = live.person("Ada"), live.person("Nobody yet")
    table = begun(ada)
    elsewhere.token = ada.token
    assert begun(elsewhere) == table
    played_out(elsewhere, table)
    for one in (ada, elsewhere):
        assert one.post(f"/api/days/{GAME}", expect=409)["id"] == "played-already"
    ada.token = ada.post("/api/people/me/token")["token"]  # what the old one could do is over
    assert ada.post(f"/api/days/{GAME}", expect=409)["id"] == "played-already"
    elsewhere.post(f"/api/days/{GAME}", expect=401)


def is_silent(text: str, info: TableInfo) -> bool:
    return not any(part and part in text for part in (info.secret, "Ada", "chance", "zones"))


def test_nobody_else_comes_to_the_hand_and_no_help_is_given(live: LiveServer) -> None:
    ada = live.person("Ada")
    table = begun(ada)
    place = ada.join(table)
    assert ada.post(f"/api/tables/{table}/seats/0/hand-over", table=table, expect=409)["id"] == "shared-deal"
    assert ada.post(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}, expect=409)["id"] == "shared-deal"
    while not place.choices:
        place.receive()
    assert place.ask("hint")["problem"]["id"] == "shared-deal"
    place.play(place.choices[0])
    assert place.ask("undo")["problem"]["id"] in ("move-stands", "shared-deal")


def test_a_finished_one_is_not_continued_before_the_day_is_over(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = live.person("Ada"), live.person("Eve")
    table, day = played(ada), shared_deals.today()
    path, body = f"/api/tables/{table}/continue", {"seat": 0, "at": 0}
    assert ada.post(path, body, expect=409)["id"] == "shared-deal"
    known = of_game(ada)
    results = ada.get(f"/api/days/{GAME}/{day}")
    assert "secret" not in results
    tomorrow = known["tomorrow"]
    monkeypatch.setattr(shared_deals, "time", lambda: time() + DAY)
    ada.post(path, body)
    over = eve.get(f"/api/days/{GAME}/{day}")
    assert hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest() == known["commitment"] == over["commitment"]
    assert of_game(ada)["commitment"] == tomorrow
    assert "table" not in of_game(ada)
    assert live.server.tables.loaded[begun(ada)].info().commitment == tomorrow
    monkeypatch.setattr(shared_deals, "time", lambda: time() - DAY)
    eve.get(f"/api/days/{GAME}/{day}", expect=404)


def test_results_tell_who_else_played_and_how_one_stands(live: LiveServer) -> None:
    day = shared_deals.today()
    people = [live.person(name) for name in ("Ada", "Bo", "Cy")]
    for seed, person in enumerate(people):
        played(person, seed)
    found = people[0].get(f"/api/days/{GAME}/{day}")
    assert {"Ada", "Bo", "Cy"} <= {one["name"] for one in found["results"]}
    (mine,) = [one for one in found["results"] if one.get("me")]
    assert mine["name"] == "Ada"
    assert 0 <= found["percentile"] <= 1
    assert [one["place"] for one in found["results"]] == sorted(one["place"] for one in found["results"])
    people[1].http.request("DELETE", "/api/people/me", headers=people[1].headers())
    names = [one["name"] for one in people[0].get(f"/api/days/{GAME}/{day}")["results"]]
    assert names.count("Bo") == [one["name"] for one in found["results"]].count("Bo") - 1


@pytest.mark.parametrize("day", ["2999-01-01", "2026-13-01", "yesterday", "20x6-01-01"])
def test_a_day_that_has_not_come_is_not_there(live: LiveServer, day: str) -> None:
    live.person().get(f"/api/days/{GAME}/{day}", expect=404)


# Evenings


def evening(host: Person, deals: int = 2) -> Json:
    return host.post("/api/evenings", {"name": "Club", "game": GAME, "seats": 3, "tables": 2, "deals": deals})


def full(live: LiveServer, host: Person, table: str) -> list[Person]:
    people = [live.person(f"P{number}") for number in range(3)]
    for person in people:
        person.sit(table)
    host.start(table)
    return people


def play_at(people: list[Person], table: str, seed: int) -> list[Place]:
    places = [person.join(table) for person in people]
    play_out(places, Random(seed))
    wait_until(lambda: people[0].get(f"/api/tables/{table}")["status"] == "finished")
    return places


def test_tables_of_an_evening_play_the_same_deals_and_are_compared_seat_by_seat(live: LiveServer) -> None:
    host = live.person("Host")
    made = evening(host)
    tables = [one["table"] for one in made["tables"]]
    groups = [full(live, host, table) for table in tables]
    for number, (people, table) in enumerate(zip(groups, tables, strict=True)):
        play_at(people, table, number)
    assert outcomes(groups[0][0], tables[0])[0] == outcomes(groups[1][0], tables[1])[0]
    found = live.person().get(f"/api/evenings/{made['id']}")
    assert len(found["ranking"]) == 6
    assert sum(one["points"] for one in found["ranking"]) == 6  # two for each pair of those who held the same cards
    next_one = groups[0][0].post(f"/api/tables/{tables[0]}/rematch", {})["table"]
    assert next_one["deal"] == f"evening:{made['id']}:2"
    assert live.person().get(f"/api/evenings/{made['id']}")["tables"][0]["deal"] == 2


def test_nobody_looks_at_another_table_of_an_evening_not_even_its_host(live: LiveServer) -> None:
    host = live.person("Host")
    made = evening(host)
    first, second = (one["table"] for one in made["tables"])
    people = full(live, host, first)
    assert people[0].post(f"/api/tables/{second}/sit", {}, expect=409)["id"] == "other-table"
    for stranger in (host, live.person("Eve")):
        for path in ("", "/record", "/replay"):
            stranger.get(f"/api/tables/{first}{path}", expect=404)
        with pytest.raises(AssertionError, match="not-found"):
            stranger.join(first)
    play_at(people, first, 1)
    host.get(f"/api/tables/{first}/replay", expect=404)
    assert people[0].post(f"/api/tables/{first}/continue", {"seat": 0, "at": 0}, expect=409)["id"] == "shared-deal"


def test_an_evening_ends_with_its_last_deal(live: LiveServer) -> None:
    host = live.person("Host")
    table = evening(host, deals=1)["tables"][0]["table"]
    people = full(live, host, table)
    play_at(people, table, 1)
    assert people[0].post(f"/api/tables/{table}/rematch", {}, expect=409)["id"] == "evening-over"


# Comparing


def result(person: str, rank: int, score: int, deal: str = "d", seat: int = 0) -> tuple[ResultRow, str]:
    return ResultRow("t" + person, seat, person, GAME, 0, rank == 1, score, rank, ["", ""], deal), person


def test_a_percentile_is_the_share_of_the_others_who_did_worse_and_half_of_the_equal() -> None:
    rows = [result("a", 1, 5), result("b", 1, 5), result("c", 2, 9), result("d", 1, 7), result("e", 3, 0)]
    assert comparing.percentile(rows, "a") == (0.5 + 1 + 0 + 1) / 4
    assert comparing.percentile(rows[:1], "a") is None
    assert [one.name for one in comparing.compared(rows, "a")] == ["d", "a", "b", "c", "e"]
    assert [one.place for one in comparing.compared(rows, "a")] == [1, 2, 2, 4, 5]


def test_points_of_an_evening_are_from_those_with_the_same_cards_only() -> None:
    rows = [result("a", 1, 5), result("b", 2, 5), result("c", 1, 9, seat=1), result("d", 1, 9, seat=1)]
    found = comparing.ranking(rows, {"t" + name: 1 for name in "abcd"}, "c")
    assert {one.name: (one.points, one.most) for one in found} == {"a": (2, 2), "b": (0, 2), "c": (1, 2), "d": (1, 2)}
    assert [one.place for one in found] == [1, 2, 2, 4]

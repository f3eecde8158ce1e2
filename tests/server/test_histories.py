"""What somebody has played: seen by them alone, taken along, and forgotten when they want it."""

from __future__ import annotations

import json
import logging
from random import Random

import pytest
from tests.server.table_client import LiveServer, Person, fetch, full_table, play_out, settled, wait_until

from parlour.engine.intervals import wilson
from parlour.server.jobs.statistics import statistics_of
from parlour.server.store.rows import KindRow, ResultRow


def finished(live: LiveServer) -> tuple[str, list[Person]]:
    table, places = full_table(live, "canary", 3)
    play_out(places, Random(4))
    people = [place.person for place in places if place.person]
    wait_until(lambda: people[0].get(f"/api/tables/{table}")["status"] == "finished")
    for place in places:
        place.close()
    return table, people


def test_a_history_tells_how_matches_ended_and_who_was_there(live: LiveServer) -> None:
    table, people = finished(live)
    outcome = people[0].get("/api/tables/mine")["tables"][0]["outcome"]
    for seat, person in enumerate(people):
        (match,) = person.get("/api/people/me/history")["matches"]
        assert (match["table"], match["seat"], match["game"]) == (table, seat, "canary")
        assert [one["name"] for one in match["seats"]] == ["P0", "P1", "P2"]
        assert (match["score"], match["rank"]) == (outcome["scores"][seat], outcome["ranks"][seat])
        assert match["won"] == (seat in outcome["winners"])
        (game,) = person.get("/api/people/me/statistics")["games"]
        assert game["against"][0]["rivals"] == "people"
    assert people[0].get("/api/people/me/history?skip=1")["matches"] == []


def test_nobody_else_is_told_a_history(live: LiveServer) -> None:
    _, people = finished(live)
    for path in ("history", "statistics", "export"):
        assert fetch("GET", f"{live.url}/api/people/me/{path}").status_code == 401
        wrong = {"Authorization": f"Bearer {people[0].id}"}  # everybody at the table knows the id
        assert fetch("GET", f"{live.url}/api/people/me/{path}", headers=wrong).status_code == 401
    assert live.person("Eve").get("/api/people/me/history")["matches"] == []
    answer = fetch("DELETE", f"{live.url}/api/people/me", headers={"Authorization": f"Bearer {people[1].id}"})
    assert answer.status_code == 401
    assert people[1].get("/api/people/me/history")["matches"]


def test_a_new_secret_makes_the_old_one_void(live: LiveServer) -> None:
    _, people = finished(live)
    person, old = people[0], people[0].token
    person.token = person.post("/api/people/me/token")["token"]
    assert person.get("/api/people/me/history")["matches"]
    person.token = old
    person.get("/api/people/me/history", expect=401)


def test_a_file_has_everything_that_is_kept(live: LiveServer) -> None:
    table, people = finished(live)
    answer = people[0].http.get("/api/people/me/export", headers=people[0].headers())
    assert "attachment" in answer.headers["Content-Disposition"]
    found = answer.json()
    assert found["name"] == "P0"
    assert [match["table"] for match in found["matches"]] == [table]
    assert found["records"][table].startswith('{"type":"setup"')
    assert people[0].token not in answer.text


def test_who_is_forgotten_leaves_no_name_and_no_link_anywhere(live: LiveServer) -> None:
    table, people = finished(live)
    gone, stays = people[1], people[0]
    running, places = full_table(live, "canary", 3)
    other = places[0].person
    assert other
    places[0].ask("say", text="I am P0")
    gone.http.request("DELETE", "/api/people/me", headers=gone.headers()).raise_for_status()
    gone.get("/api/people/me", expect=401)
    seats = stays.get(f"/api/tables/{table}")["seats"]
    assert (seats[1]["name"], "person" in seats[1]) == ("—", False)
    assert gone.id not in json.dumps(stays.get(f"/api/tables/{table}"))
    assert [one["name"] for one in stays.get("/api/people/me/history")["matches"][0]["seats"]][1] == "—"
    other.http.request("DELETE", "/api/people/me", headers=other.headers()).raise_for_status()
    info = settled(places[1]).table
    assert info["seats"][0]["bot"]
    assert info["host"] != other.id
    assert other.id not in json.dumps(info)
    assert "I am P0" not in json.dumps(live.person("Eve").join(running).raw)


def test_no_secret_of_a_person_is_in_the_log(sqlite_server: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        person = sqlite_server.person("Ada")
        person.get("/api/people/me/history")
        person.post("/api/qr", {"text": f"http://here/#me/{person.token}"})
        person.http.request("DELETE", "/api/people/me", headers=person.headers())
    assert person.token not in caplog.text


def result(won: bool, rivals: list[str], kinds: list[KindRow] | None = None) -> ResultRow:
    return ResultRow("t", 0, "p", "canary", 5, won, 10, 1, rivals, choices=kinds or [])


def test_statistics_count_by_who_the_others_were_with_intervals() -> None:
    rows = [result(True, ["easy", "easy"]), result(False, ["easy", "easy"]), result(True, ["", ""])]
    (game,) = statistics_of([*rows, result(False, ["easy", ""])]).games
    found = {one.rivals: (one.matches, one.won, one.low, one.high) for one in game.against}
    low, high = wilson(1, 2)
    assert found["easy"] == (2, 1, round(low, 4), round(high, 4))
    assert set(found) == {"easy", "people", "mixed"}
    assert game.matches == 4


def test_the_strongest_kind_of_choice_comes_first_and_what_is_rare_is_not_judged() -> None:
    good, bad = KindRow("keep", 4, 0.04, [], [], 0.02), KindRow("play", 3, 0.6, ["7"], [], 0.5)
    rare = KindRow("pass", 1, 0.0, [], [], 0.0)
    (game,) = statistics_of([result(True, ["easy"], [good, bad, rare])]).games
    assert [(kind.verb, kind.loss) for kind in game.kinds] == [("keep", 0.01), ("play", 0.2)]
    assert game.kinds[1].args == ("7",)

"""Around the match: sitting, bots, clocks, absence, take-backs, rematch, records, talk."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import time
from typing import Any

import pytest
from tests.server.table_client import LiveServer, Person, Place, full_table, play_out, same_view, wait_until

from parlour.engine import record, registry, replay
from parlour.engine.errors import ParlourError
from parlour.engine.game import nobody_aside
from parlour.engine.messages import HINTS
from parlour.server.tables import secret_questions
from parlour.testing import some_setups

GAMES = list(registry.games())
SETUPS = [(game, setup) for game in GAMES for setup in some_setups(registry.game(game), 6)]


def finished(live: LiveServer) -> tuple[str, list[Place]]:
    table, places = full_table(live, "canary", 3)
    play_out(places, Random(2))
    return table, places


def host_of(places: list[Place]) -> Person:
    person = places[0].person
    assert person
    return person


def play_with_bots(place: Place, random: Random, most: int = 3000) -> None:
    for _ in range(most):
        if place.is_over:
            return
        if place.choices:
            answer = place.play(random.choice(place.choices))
            assert answer["type"] == "accepted", answer
        else:
            place.receive(60)
    raise AssertionError("the match does not end")


# Playing


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=lambda value: str(getattr(value, "players", value)))
def test_every_kind_of_table_is_played_through_the_socket(
    sqlite_server: LiveServer, game: str, setup: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P8: the beginning; whole matches of every kind are played without a socket in src/parlour/conformance."""
    monkeypatch.setattr(secret_questions, "PEOPLE_SECONDS", 1.5)  # there are many, and people answer at once
    is_timed = registry.game(game).aside is not nobody_aside
    random = Random(2)
    table, places = full_table(sqlite_server, game, setup.players, options=setup.options)

    def is_asking() -> bool:
        return secret_questions.is_open(sqlite_server.server.tables.loaded[table].window)

    play_out(places, random, 40, lambda place: None if is_asking() else pester(place, random), is_timed)
    wait_until(lambda: not is_asking())
    for place in places:
        place.drain()
        assert place.person
        fresh = place.person.join(table)
        assert same_view(place.view, fresh.view)
        assert place.log == fresh.log
        fresh.close()
        place.close()


@pytest.mark.parametrize("game", GAMES)
def test_random_legal_play_through_the_socket_ends_and_leaves_a_record(live: LiveServer, game: str) -> None:
    """P8"""
    table, places = full_table(live, game, registry.game(game).seats[0])
    play_out(places, Random(1))
    text = host_of(places).http.get(f"/api/tables/{table}/record").text
    assert replay.replay(record.parse(text)).over
    replay.verify(record.parse(text))
    for place in places:
        place.close()


def pester(place: Place, random: Random) -> None:
    """Now and then: moves that are no moves, or not now; nothing changes."""
    if random.random() > 0.05:
        return
    before = (place.version, place.view)
    for move in ("no such move", "", "\u2660", "play", f"{place.choices[0]} {place.choices[0]}", "x" * 201):
        place.send({"type": "play", "id": f"bad{random.random()}", "moves": [move]})
        answer = place.receive()
        while answer["type"] not in ("refused", "fault"):
            answer = place.receive()
        assert answer["problem"]["code"] in ("bad-move", "bad-message")
    assert (place.version, place.view) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_match_against_bots(live: LiveServer, game: str) -> None:
    person = live.person()
    seats = registry.game(game).seats[0]
    bots = {str(seat): "greedy" for seat in range(1, seats)}
    table = person.create(game, seats, bots=bots, start=True)
    place = person.join(table)
    hint = None
    while hint is None and not place.is_over:
        if place.choices:
            hint = place.ask("hint")
            assert hint["move"] in place.choices
            assert hint["reason"][0].startswith("hint-")
            assert len(hint["reason"]) + ("rival" in hint) == 1 + len(HINTS[hint["reason"][0]])
        else:
            place.receive()
    play_with_bots(place, Random(3))


@pytest.mark.parametrize("message", [b"", b"{}", b"[]", b"\xff\xfe", b'{"type":"play"}', b'{"type":"fly","id":"1"}'])
def test_what_is_no_message_is_answered_and_changes_nothing(live: LiveServer, message: bytes) -> None:
    """P8"""
    _, places = full_table(live, "canary", 3)
    places[0].socket.send(message)
    assert places[0].until("fault")["problem"]["code"] == "bad-message"
    assert places[0].play("keep")["type"] == "accepted"


def test_moves_in_a_row_are_previewed_and_made_with_one_message(live: LiveServer) -> None:
    _, places = full_table(live, "canary", 3)
    first = places[0]
    card = first.cards("hand:0")[1]
    seen = first.ask("preview", moves=["keep", f"play {card}"])
    assert seen["moves"] == 2
    assert seen["view"]["zones"]["table"]["cards"] == [card]
    assert first.version == 1
    hidden = first.ask("preview", moves=["swap", f"play {card}"])
    assert hidden["moves"] == 0
    assert hidden["open"] == "hidden-decides"
    refused = first.ask("play", moves=["keep", "keep"])
    assert (refused["type"], refused["move"]) == ("refused", 1)
    assert first.version == 1
    assert first.play("keep", f"play {card}")["type"] == "accepted"
    assert first.version == 3


def test_an_illegal_move_is_answered_with_its_clause(live: LiveServer) -> None:
    _, places = full_table(live, "canary", 3)
    answer = places[0].ask("why", move="play canary100003")
    assert (answer["legal"], answer["reason"]["clause"]) == (False, "X-1")
    refused = places[0].play("play canary100003")
    assert refused["type"] == "refused"
    assert refused["problem"] == {"code": "bad-move", "id": "not-now", "clause": "X-1"}


def test_whoever_points_at_a_card_hears_which_clause_forbids_it(live: LiveServer) -> None:
    _, places = full_table(live, "canary", 3)
    mine = places[0].cards("hand:0")[0]
    answer = places[0].ask("why", cards=[mine], source="hand:0")
    assert (answer["legal"], answer["reason"]["clause"], answer["move"]) == (False, "X-1", f"play {mine}")
    assert places[0].play("keep")["type"] == "accepted"
    answer = places[0].ask("why", cards=[mine], source="hand:0")
    assert (answer["legal"], answer["move"]) == (True, f"play {mine}")
    assert places[0].ask("why", source="nowhere")["reason"]["id"] == "not-asked"
    assert places[1].ask("why", cards=[mine])["problem"]["code"] == "not-your-turn"


def test_a_paused_table_takes_no_moves(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3)
    host_of(places).post(f"/api/tables/{table}/pause")
    assert places[0].play("keep")["problem"]["code"] == "not-now"
    host_of(places).post(f"/api/tables/{table}/resume")
    assert places[0].play("keep")["type"] == "accepted"
    host_of(places).post(f"/api/tables/{table}/end")
    assert places[0].play(places[0].choices[0])["problem"]["code"] == "not-now"
    assert "secret" not in host_of(places).get(f"/api/tables/{table}")


# The deal


def test_the_deal_is_committed_to_before_and_can_be_checked_after(live: LiveServer) -> None:
    """P15"""
    table, places = full_table(live, "canary", 3)
    commitment = places[0].table["commitment"]
    assert "secret" not in places[0].table
    play_out(places, Random(5))
    text = host_of(places).http.get(f"/api/tables/{table}/record").text
    found = record.parse(text)
    assert found.setup.commitment == commitment
    replay.verify(found)
    assert host_of(places).get(f"/api/tables/{table}")["secret"] == found.secret
    found.secret = "00" * 32
    with pytest.raises(ParlourError):
        replay.verify(found)


# Afterwards


def test_a_rematch_starts_clean_with_the_same_people(live: LiveServer) -> None:
    """P20"""
    table, places = finished(live)
    host = host_of(places)
    new = host.remember(host.post(f"/api/tables/{table}/rematch"))
    assert new != table
    assert host.get(f"/api/tables/{table}")["rematch"] == new
    info = host.get(f"/api/tables/{new}")
    assert (info["status"], len(info["seats"])) == ("waiting", 3)
    people = [place.person for place in places[1:] if place.person]
    for person in people:
        assert person.remember(person.post(f"/api/tables/{table}/rematch")) == new
    host.start(new)
    again = [person.join(new) for person in [host, *people]]
    assert [place.seat for place in again] == [0, 1, 2]
    assert [place.version for place in again] == [1, 1, 1]
    assert not again[0].log
    live.person("Eve").post(f"/api/tables/{table}/rematch", expect=403)
    play_out(again, Random(8))


def test_a_rematch_begins_by_itself_when_the_last_has_come(live: LiveServer) -> None:
    table, places = finished(live)
    people = [place.person for place in places if place.person]
    given = [person.post(f"/api/tables/{table}/rematch", {"start": True}) for person in people]
    assert [one["table"]["status"] for one in given] == ["waiting", "waiting", "playing"]
    for person, one in zip(people, given, strict=True):
        person.remember(one)
        assert person.join(one["table"]["id"]).seat == one["seat"]


def test_a_rematch_against_bots_begins_at_once(live: LiveServer) -> None:
    ada = live.person("Ada")
    table = ada.create("canary", 3, bots={"1": "random", "2": "random"}, pace=0, shuffle_seats=True)
    ada.post(f"/api/tables/{table}/end")
    given = ada.post(f"/api/tables/{table}/rematch", {"start": True})
    assert given["table"]["status"] == "playing"
    ada.remember(given)
    assert ada.join(given["table"]["id"]).seat == given["seat"]


def test_a_finished_match_is_continued_from_some_point(live: LiveServer) -> None:
    table, places = finished(live)
    person = places[1].person
    assert person
    original = person.http.get(f"/api/tables/{table}/record").text
    new = person.remember(person.post(f"/api/tables/{table}/continue", {"at": 6, "seat": 1, "bot": ""}))
    others = [live.person("A"), live.person("B")]
    for other in others:
        other.sit(new)
    person.start(new)
    again = [one.join(new) for one in [others[0], person, others[1]]]
    replayed = person.get(f"/api/tables/{table}/replay?seat=1")
    assert replayed
    assert sum(bool(place.choices) for place in again) == 1
    assert again[0].table["commitment"]
    play_out(again, Random(9))
    text = person.http.get(f"/api/tables/{new}/record").text
    found = record.parse(text)
    assert replay.replay(found).over
    replay.verify(found)
    for seat in range(3):
        steps = person.get(f"/api/tables/{new}/replay?seat={seat}")["steps"]
        assert len(steps) == len(found.decisions) + 2
        assert steps[7]["redealt"] == 1
        assert steps[7]["view"]
    further = person.post(f"/api/tables/{new}/continue", {"at": 12, "seat": 0, "start": True})
    assert further["table"]["continued_from"] == new
    assert found.entries[:7] == record.parse(original).entries[:7]  # a shuffle and six decisions


def test_a_continued_match_begins_at_once_if_bots_sit_at_the_other_seats(live: LiveServer) -> None:
    table, places = finished(live)
    person = host_of(places)
    given = person.post(f"/api/tables/{table}/continue", {"at": 6, "seat": 0, "start": True})
    assert (given["table"]["status"], given["seat"]) == ("playing", 0)
    place = person.join(person.remember(given))
    assert place.choices == ["keep", "swap"]
    path = f"/api/tables/{table}/continue"
    before = len(person.get("/api/tables/mine")["tables"])
    assert person.post(path, {"at": 6, "seat": 0, "bot": "", "start": True}, expect=409)["code"] == "not-now"
    assert len(person.get("/api/tables/mine")["tables"]) == before


def test_a_record_from_a_file_is_replayed(live: LiveServer) -> None:
    table, places = finished(live)
    person = host_of(places)
    text = person.http.get(f"/api/tables/{table}/record").text
    steps = person.post("/api/replay", {"record": text, "seat": 0})["steps"]
    assert len(steps) == 25
    assert person.post("/api/replay", {"record": text[:300]}, expect=400)["code"] == "bad-message"


def test_whoever_took_part_finds_the_result_and_the_time_of_a_match(live: LiveServer) -> None:
    begun = int(time())
    table, places = finished(live)
    person = host_of(places)
    (mine,) = person.get("/api/tables/mine")["tables"]
    record = person.http.get(f"/api/tables/{table}/record").text
    end = json.loads(record.splitlines()[-1])
    assert mine["outcome"] == {key: end[key] for key in ("winners", "scores", "ranks")}
    assert begun <= mine["ended"] <= time()
    waiting = person.create("canary", 3)
    found = {one["table"]["id"]: one for one in person.get("/api/tables/mine")["tables"]}
    assert "outcome" not in found[waiting]


# Sitting and talking


def test_people_find_a_table_by_its_code_and_sit_where_they_like(live: LiveServer) -> None:
    host, guest = live.person("Ada"), live.person("Bo")
    table = host.create("canary", 3, sit=2)
    found = guest.get(f"/api/codes/{host.get(f'/api/tables/{table}')['code'].lower()}")
    assert found["id"] == table
    guest.post(f"/api/tables/{table}/sit", {"seat": 2}, expect=409)
    guest.sit(table, seat=1)
    guest.sit(table, seat=0)
    assert [seat.get("name") for seat in host.get(f"/api/tables/{table}")["seats"]] == ["Bo", None, "Ada"]
    assert guest.post(f"/api/tables/{table}/stand", table=table)["seats"][0] == {"seat": 0}
    host.post(f"/api/tables/{table}/start", expect=409)


def test_no_bot_is_called_like_a_person_at_the_table(live: LiveServer) -> None:
    host, guest = live.person("Ada"), live.person("Bruno")
    table = host.create("canary", 3, bots={"2": "greedy"})
    guest.sit(table)
    names = [seat["name"] for seat in host.get(f"/api/tables/{table}")["seats"]]
    assert names[:2] == ["Ada", "Bruno"]
    assert len(set(names)) == 3


def test_markup_in_names_and_talk_stays_text(live: LiveServer) -> None:
    """P13"""
    person = live.person("<b>Ada\u202e</b>\n")
    assert person.get("/api/people/me")["name"] == "<b>Ada </b>"
    table = person.create("canary", 3)
    place = person.join(table)
    place.send({"type": "say", "id": "1", "text": "<script>alert(1)</script>\x07"})
    assert place.until("said")["text"] == "<script>alert(1)</script>"
    assert place.ask("say", sign="wow")["type"] == "accepted"
    assert place.ask("say", sign="rude")["problem"]["code"] == "bad-message"


@pytest.mark.parametrize(("chat", "text", "sign"), [("off", "not-now", "not-now"), ("signs", "not-now", "")])
def test_the_host_chooses_how_people_talk(live: LiveServer, chat: str, text: str, sign: str) -> None:
    person = live.person()
    place = person.join(person.create("canary", 3, chat=chat))
    assert place.ask("say", text="hello").get("problem", {}).get("code", "") == text
    assert place.ask("say", sign="hello").get("problem", {}).get("code", "") == sign


def test_people_who_ask_for_a_rematch_at_once_meet_at_one_table(live: LiveServer) -> None:
    """P20"""
    table, places = finished(live)
    people = [place.person for place in places if place.person]
    with ThreadPoolExecutor(6) as pool:
        clicks = [pool.submit(person.post, f"/api/tables/{table}/rematch") for person in people * 2]
        given = [click.result() for click in clicks]
    assert len({one["table"]["id"] for one in given}) == 1
    for person in people:
        waiting = [mine["table"]["id"] for mine in person.get("/api/tables/mine")["tables"]]
        assert sorted(waiting) == sorted({table, given[0]["table"]["id"]})

"""What people may say at a table is part of its game (C-7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.table_client import Json, LiveServer, Person, Place, full_table, settled, wait_until

from parlour.engine import registry
from parlour.engine.game import Game
from parlour.server.protocol.messages import SIGNS

GAMES = list(registry.games().values())
QUIET = [game for game in GAMES if not game.presentation.vocabulary.talk.is_free]
SIGNING = [game for game in GAMES if game.signs]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_quiet = pytest.mark.parametrize("game", QUIET, ids=lambda game: game.name)
each_signing = pytest.mark.parametrize("game", SIGNING, ids=lambda game: game.name)


def refusal(message: Json) -> tuple[str, str]:
    problem: Json = message.get("problem", {})
    return problem.get("id", ""), problem.get("clause", "")


def signing_table(live: LiveServer, game: Game, **more: Any) -> tuple[str, list[Place]]:
    options = {game.presentation.vocabulary.talk.option: True}
    return full_table(live, game.name, game.seats[0], options=options, **more)


def sign_at(place: Place, game: Game, seat: int) -> Any:
    assert place.known
    return place.known.facts.counters[f"{game.presentation.vocabulary.talk.shown}:{seat}"]


def decide(places: list[Place]) -> Place:
    """Whoever decides makes a move."""
    decider = next(place for place in map(settled, places) if place.choices)
    decider.play(decider.choices[0])
    return decider


@each_game
def test_every_game_says_what_its_table_may_talk_about(game: Game) -> None:
    """C-7"""
    talk = game.presentation.vocabulary.talk
    assert talk.is_free != bool(talk.courtesies)
    assert set(talk.courtesies) <= set(SIGNS)
    assert not set(talk.signs) & set(SIGNS)
    assert bool(talk.signs) == bool(game.signs) == bool(talk.shown) == bool(talk.option)
    assert talk.is_free or talk.clause in game.rules.clauses


def test_a_table_with_signs_only_has_those_of_its_game(live: LiveServer) -> None:
    _, places = full_table(live, QUIET[0].name, QUIET[0].seats[0], chat="signs")
    talk = QUIET[0].presentation.vocabulary.talk
    assert refusal(places[0].ask("say", sign="wow")) == ("no-free-talk", talk.clause)
    assert refusal(places[0].ask("say", sign=talk.courtesies[0])) == ("", "")


@each_quiet
def test_a_game_without_free_talk_has_it_before_and_after_a_match(live: LiveServer, game: Game) -> None:
    talk = game.presentation.vocabulary.talk
    people = [live.person(f"P{number}") for number in range(game.seats[0])]
    table = people[0].create(game.name, len(people))
    place = people[0].join(table)
    assert refusal(place.ask("say", text="hello")) == ("", "")
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    place.until("welcome")
    assert refusal(place.ask("say", text="I have nines")) == ("no-free-talk", talk.clause)
    assert refusal(place.ask("say", sign="ha")) == ("no-free-talk", talk.clause)
    assert refusal(place.ask("say", sign=talk.courtesies[0])) == ("", "")
    watcher = live.person("X").join(table)
    assert refusal(watcher.ask("say", text="he has nines")) == ("no-free-talk", talk.clause)
    people[0].post(f"/api/tables/{table}/end")
    assert refusal(place.ask("say", text="I had nines")) == ("", "")


def test_a_game_with_free_talk_has_it_all_the_time(live: LiveServer) -> None:
    game = next(game for game in GAMES if game.presentation.vocabulary.talk.is_free)
    _, places = full_table(live, game.name, game.seats[0])
    assert refusal(places[1].ask("say", text="I have nines")) == ("", "")


def test_the_host_relaxes_it_and_everybody_sees_that(live: LiveServer) -> None:
    table, places = full_table(live, QUIET[0].name, QUIET[0].seats[0])
    host, other = (place.person for place in places[:2])
    assert host
    assert other
    assert other.post(f"/api/tables/{table}/chat", {"chat": "on"}, expect=403)["id"] == "only-host"
    host.post(f"/api/tables/{table}/chat", {"chat": "on"})
    assert settled(places[2]).table["chat"] == "on"
    assert refusal(places[1].ask("say", text="I have nines")) == ("", "")
    host.post(f"/api/tables/{table}/chat", {"chat": "game"})
    assert "chat" not in settled(places[2]).table
    assert refusal(places[1].ask("say", text="I have nines"))[0] == "no-free-talk"


@each_signing
def test_a_sign_is_told_to_all_and_kept_to_its_limits(live: LiveServer, game: Game) -> None:
    first, second, *_ = game.presentation.vocabulary.talk.signs
    table, places = signing_table(live, game, chat="off")
    assert refusal(places[-1].ask("say", sign=first)) == ("", "")
    seat = len(places) - 1
    for place in places:
        assert sign_at(settled(place), game, seat) == first
    assert any(place.choices for place in places), "who decides is still asked"
    assert refusal(places[-1].ask("say", sign=second))[1]
    watcher = live.person("W").join(table)
    assert sign_at(watcher, game, seat) == first
    assert refusal(watcher.ask("say", sign=second))[0] == "only-seated"
    while not refusal(places[1].ask("say", sign=second))[1]:  # shown once, then refused
        decide(places)
    assert sign_at(settled(places[0]), game, 1) in (second, "none")


@each_signing
def test_without_its_option_a_table_has_no_signs(live: LiveServer, game: Game) -> None:
    talk = game.presentation.vocabulary.talk
    _, places = full_table(live, game.name, game.seats[0])
    assert refusal(places[1].ask("say", sign=talk.signs[0]))[1] in game.rules.clauses


@each_signing
def test_signs_outlive_the_memory_of_the_server_and_a_take_back(live: LiveServer, game: Game) -> None:
    sign = game.presentation.vocabulary.talk.signs[0]
    table, places = signing_table(live, game)
    places[1].ask("say", sign=sign)
    decider = decide(places)
    assert decider.ask("undo", id="u1")["type"] == "accepted"
    for place in places:
        if place is not decider:
            place.ask("consent", ask="u1", agree=True)
    assert sign_at(settled(places[0]), game, 1) == sign

    async def forget() -> None:
        async with live.server.tables.at(table) as there:
            live.server.tables.forget(there)

    live.do(forget)
    again = live.person("W").join(table)
    assert sign_at(again, game, 1) == sign
    assert sum(sign in event for event in again.log) == 1


@each_signing
def test_bots_at_a_table_show_signs(live: LiveServer, game: Game) -> None:
    person: Person = live.person()
    talk = game.presentation.vocabulary.talk
    bots = {str(seat): "normal" for seat in range(1, game.seats[0])}
    table = person.create(game.name, game.seats[0], options={talk.option: True}, bots=bots, sit=0, start=True)
    place = person.join(table)
    seen: list[Any] = []

    def has_seen_a_sign() -> bool:
        settled(place)
        seen.extend(sign for seat in bots if (sign := sign_at(place, game, int(seat))) != "none")
        if place.choices:
            place.play(place.choices[0])
        return bool(seen) or place.is_over

    wait_until(has_seen_a_sign, 60)
    assert set(seen) & set(talk.signs)

"""Replays of strangers' records: beside running tables, and without a trace."""

from __future__ import annotations

import gc
import json
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from threading import Event
from typing import Any

import msgspec
import pytest
from tests.server.table_client import LiveServer, fetch, full_table, play_out

from parlour.engine import record as records
from parlour.engine import registry
from parlour.engine.chance import Scripted
from parlour.engine.fold import Facts, Fold, Place
from parlour.engine.game import Game
from parlour.engine.match import Match, begun, remade
from parlour.engine.open_hands import open_facts
from parlour.testing import TestSetup

GAMES = list(registry.games().values())
WITH_CARDS = [game for game in GAMES if game.standard_cards is not None]
MOVES = 60
REFUSED = 12

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def record_of(game: Game, seed: int) -> str:
    """Some moves of a match that nobody at this server has played."""
    match, random = TestSetup(game, game.seats[0]).match(seed), Random(seed)
    play_some(match, random, MOVES)
    return match.record.to_text()


def play_some(match: Match, random: Random, count: int) -> None:
    for _ in range(count):
        if not match.over:
            match.play(random.choice(match.legal()))


def replay(live: LiveServer, text: str, expect: int = 200) -> Any:
    answer = fetch("POST", f"{live.url}/api/replay", json={"record": text, "seat": 0})
    assert answer.status_code == expect, answer.text
    return answer.json()


@contextmanager
def replays_meanwhile(live: LiveServer, text: str) -> Iterator[list[Any]]:
    """Two strangers have the same record replayed over and over."""
    found: list[Any] = []
    done = Event()

    def ask() -> None:
        while not done.is_set():
            found.append(replay(live, text))

    with ThreadPoolExecutor(2) as strangers:
        asking = [strangers.submit(ask) for _ in range(2)]
        yield found
        done.set()
        for one in asking:
            one.result()


def true_events(match: Match, seat: int) -> list[Any]:
    """What the seat should have been told: the same match, played once more on its own."""
    again = remade(match.game, match.record, len(match.record.decisions))
    found: list[Any] = msgspec.json.decode(msgspec.json.encode(again.events(seat)))
    return found


@each_game
def test_replays_and_running_tables_never_meet(sqlite_server: LiveServer, game: Game) -> None:
    text = record_of(game, 5)
    alone = replay(sqlite_server, text)
    table, places = full_table(sqlite_server, game.name, game.seats[0])
    with replays_meanwhile(sqlite_server, text) as replayed:
        play_out(places, Random(7), MOVES)
    assert len(replayed) > 0
    assert all(one == alone for one in replayed)
    match = sqlite_server.server.tables.loaded[table].match
    assert match
    for place in places:
        place.drain()
        assert place.seat is not None
        assert place.events == true_events(match, place.seat)[-len(place.events) :]


# Nothing stays of what was refused


def altered(data: Any, number: int) -> Any:
    """A card file with other names, or other points where the cards have none."""
    if isinstance(data, dict):
        return {key: told_apart(key, value, number) for key, value in data.items()}
    return [altered(one, number) for one in data] if isinstance(data, list) else data


def told_apart(key: str, value: Any, number: int) -> Any:
    if key == "name":
        return f"{value} {number}"
    return number % 90 if key == "points" else altered(value, number)


def refused_record(game: Game, number: int) -> str:
    cards = altered(tomllib.loads((game.folder / "cards.toml").read_text(encoding="utf-8")), number)
    match = Match(game, game.seats[0], cards=cards)
    play_some(match, Random(number), 5)
    wrong = {"type": "decision", "seat": match.seat, "move": "no such move"}
    return match.record.to_text() + json.dumps(wrong) + "\n"


def card_sets(game: Game) -> int:
    """How many of them are in this process, which is the server's too."""
    gc.collect()
    return sum(isinstance(one, type(game.standard_cards)) for one in gc.get_objects())


@pytest.mark.parametrize("game", WITH_CARDS, ids=lambda game: game.name)
def test_nothing_stays_of_a_refused_record(sqlite_server: LiveServer, game: Game) -> None:
    before = card_sets(game)
    for number in range(REFUSED):
        assert replay(sqlite_server, refused_record(game, number), expect=400)["code"] == "bad-message"
    assert card_sets(game) <= before + 1  # a thread may still hold the last


def test_the_games_with_cards_of_their_own_are_looked_at() -> None:
    assert len(WITH_CARDS) >= 3


# With all hands open


def opened(live: LiveServer, text: str) -> Any:
    answer = fetch("POST", f"{live.url}/api/replay", json={"record": text, "seat": 0, "open": True})
    assert answer.status_code == 200, answer.text
    return answer.json()


@each_game
def test_with_all_hands_open_every_step_is_known_by_its_view_or_what_happened(
    sqlite_server: LiveServer, game: Game
) -> None:
    """The page folds what it is told, as here."""
    text = record_of(game, 6)
    found = opened(sqlite_server, text)
    record = records.parse(text)
    match = begun(game, record.setup, Scripted(record.outcomes))
    facts = facts_of(found["steps"][0]["view"])
    assert found["open"]
    assert facts == open_facts(match.presentation, match.state)
    for step, decision in zip(found["steps"][1:], record.decisions, strict=True):
        match.play(decision.move)
        if "view" in step:
            facts = facts_of(step["view"])
        else:
            events = [tuple(tuple(one) if isinstance(one, list) else one for one in event) for event in step["events"]]
            Fold(facts, match.presentation.vocabulary, match.told.ranks).take(events)
        expected = open_facts(match.presentation, match.state)
        assert (facts.zones, facts.counters, facts.phase) == (expected.zones, expected.counters, expected.phase)


def facts_of(view: Any) -> Facts:
    zones = {id: Place(place["cards"], place.get("hidden", 0)) for id, place in view["zones"].items()}
    return Facts(zones, view["counters"], view["phase"])


def test_who_may_not_see_a_table_sees_no_open_hands_of_it(sqlite_server: LiveServer) -> None:
    table, places = full_table(sqlite_server, "canary", 3, spectators="no")
    path = f"{sqlite_server.url}/api/tables/{table}/replay?hands=open"
    person = places[0].person
    assert person
    headers = {"Authorization": f"Bearer {person.token}"}
    assert fetch("GET", path, headers=headers).json()["id"] == "only-finished"
    play_out(places, Random(2))
    assert fetch("GET", path, headers=headers).status_code == 200
    assert fetch("GET", path).status_code == 404

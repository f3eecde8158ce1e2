"""What a client is told of a game before any match: facts, words and rules, each in one piece and only once."""

from __future__ import annotations

from dataclasses import replace

import httpx
import pytest
from tests.server.table_client import LiveServer, fetch

from parlour.engine import messages, registry
from parlour.engine.game import no_cards
from parlour.engine.presentation import Told
from parlour.server.http import game_facts

GAMES = list(registry.games())


def get(live: LiveServer, path: str, **headers: str) -> httpx.Response:
    return fetch("GET", f"{live.url}/api/games/{path}", headers=headers)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_with_everything_that_can_be_said_of_it(sqlite_server: LiveServer, name: str) -> None:
    game, found = registry.game(name), get(sqlite_server, name).json()
    vocabulary = game.presentation.vocabulary
    assert list(found["vocabulary"]["kinds"]) == list(vocabulary.kinds)
    assert {**messages.MESSAGES, **dict(vocabulary.messages())}.keys() == found["messages"].keys()
    assert {noun: list(things) for noun, things in found["things"].items()} == {
        noun: list(things) for noun, things in Told(game.presentation, game.standard_cards).things.items()
    }


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_its_words_come_with_the_engines(sqlite_server: LiveServer, name: str, language: str) -> None:
    found = get(sqlite_server, f"{name}/words/{language}")
    assert found.headers["content-language"] == language
    assert found.headers["content-type"] == "text/plain; charset=utf-8"
    lines = found.text.splitlines()
    for id in ("title", "why-over"):
        assert sum(line.startswith(f"{id} =") for line in lines) == 1


@pytest.mark.parametrize(
    ("asked", "given"),
    [("de-AT", "de"), ("DE", "de"), ("tlh", "en"), ("..%2f..%2fx", "en"), ("%00", "en"), ("x", "en")],
)
def test_a_language_that_there_is_not_is_english(sqlite_server: LiveServer, asked: str, given: str) -> None:
    found = get(sqlite_server, f"{GAMES[0]}/rules?language={asked}")
    assert found.headers["content-language"] == given
    ids = [clause["id"] for clause in get(sqlite_server, f"{GAMES[0]}/rules").json()["clauses"]]
    assert [clause["id"] for clause in found.json()["clauses"]] == ids


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_come_with_how_to_play_and_the_tables_that_clauses_speak_of(
    sqlite_server: LiveServer, name: str
) -> None:
    rules = get(sqlite_server, f"{name}/rules").json()
    assert bool(rules.get("how")) == (registry.game(name).folder / "HOWTO.md").exists()
    ids = {"", *(clause["id"] for clause in rules["clauses"])}
    assert {table["after"] for table in rules["tables"]} <= ids
    assert all(len(row) == len(table["head"]) for table in rules["tables"] for row in table["rows"])


@pytest.mark.parametrize("path", ["", "/words/ja", "/rules?language=de"])
def test_whoever_has_it_is_sent_nothing(sqlite_server: LiveServer, path: str) -> None:
    first = get(sqlite_server, f"{GAMES[0]}{path}")
    again = get(sqlite_server, f"{GAMES[0]}{path}", **{"If-None-Match": first.headers["etag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert get(sqlite_server, f"{GAMES[0]}{path}", **{"If-None-Match": '"old"'}).content == first.content


def test_it_is_sent_packed_to_whoever_can_unpack_it(sqlite_server: LiveServer) -> None:
    plain = get(sqlite_server, f"{GAMES[0]}/words/en", **{"Accept-Encoding": "identity"})
    packed = get(sqlite_server, f"{GAMES[0]}/words/en", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.headers["etag"] != plain.headers["etag"]
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


def test_a_game_that_there_is_not_has_no_words(sqlite_server: LiveServer) -> None:
    found = get(sqlite_server, "no-such-game/words/en")
    assert (found.status_code, found.json()["id"]) == (404, "no-such-game")


def test_the_catalogue_holds_facts_alone(sqlite_server: LiveServer) -> None:
    found = fetch("GET", f"{sqlite_server.url}/api/games").json()
    assert {game["name"] for game in found["games"]} >= set(GAMES)
    assert not any({"title", "tagline", "help"} & set(game) for game in found["games"])


def test_own_cards_are_offered_only_where_a_game_reads_them() -> None:
    game = registry.game(GAMES[0])
    assert game_facts.game_info(game).own_cards == (game.read_cards is not no_cards)
    assert not game_facts.game_info(replace(game, read_cards=no_cards)).own_cards

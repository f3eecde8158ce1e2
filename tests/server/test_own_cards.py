"""Tables with a card file of the host's own."""

from __future__ import annotations

import gc
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.own_cards import OWN_CARDS, WITH_CARDS
from tests.server.table_client import LiveServer, full_table, play_out

from parlour.engine import card_files, record, registry, replay
from parlour.engine.card_files import MOST_BYTES
from parlour.engine.game import Game
from parlour.server.ops.limits import Limits

each_game = pytest.mark.parametrize("game", WITH_CARDS, ids=lambda game: game.name)
GAME = WITH_CARDS[0]


@each_game
def test_a_card_file_is_tried_before_a_table_is_made(sqlite_server: LiveServer, game: Game) -> None:
    person = sqlite_server.person()
    found = person.post(f"/api/games/{game.name}/cards", {"cards": OWN_CARDS[game.name]})
    content = tomllib.loads(OWN_CARDS[game.name])
    assert tomllib.loads(found["cards"]) == content
    assert found["things"].keys() == game.presentation.things(game.cards(content)[1]).keys()
    assert person.get("/api/tables/mine")["tables"] == []


@each_game
def test_a_match_with_own_cards_is_played_recorded_replayed_and_played_again(
    sqlite_server: LiveServer, game: Game
) -> None:
    content = tomllib.loads(OWN_CARDS[game.name])
    table, places = full_table(sqlite_server, game.name, game.seats[0], cards=OWN_CARDS[game.name])
    assert all(place.table["own_cards"] for place in places)
    play_out(places, Random(3))
    person = places[0].person
    assert person
    kept = record.parse(person.http.get(f"/api/tables/{table}/record").text)
    assert kept.setup.cards == content
    assert replay.replay(kept).over
    replay.verify(kept)
    assert person.get(f"/api/tables/{table}/replay?seat=0")["steps"][0]["view"]["things"]
    again = person.post(f"/api/tables/{table}/rematch", {})["table"]
    further = person.post(f"/api/tables/{table}/continue", {"at": 2, "seat": 0, "start": True})["table"]
    for other in (again, further):
        assert other["own_cards"]
        assert tomllib.loads(person.get(f"/api/tables/{other['id']}/cards")["cards"]) == content
    going_on = sqlite_server.server.tables.loaded[further["id"]].match
    assert going_on
    assert going_on.record.setup.cards == content


def test_everybody_who_may_see_a_table_sees_its_cards_and_nobody_else(sqlite_server: LiveServer) -> None:
    ada, bob = sqlite_server.person("Ada"), sqlite_server.person("Bob")
    own = {"cards": OWN_CARDS[GAME.name], "visibility": "public"}
    seats = GAME.seats[0]
    shown = ada.create(GAME.name, seats, **own)
    plain = ada.create(GAME.name, seats, visibility="public")
    listed = {table["id"]: table.get("own_cards", False) for table in bob.get("/api/tables")["tables"]}
    assert (listed[shown], listed[plain]) == (True, False)
    assert bob.get(f"/api/tables/{shown}/cards")["things"]
    assert bob.get(f"/api/tables/{plain}/cards", expect=409)["id"] == "no-own-cards"
    ada.post(f"/api/tables/{shown}/people/{bob.id}/kick")
    assert bob.get(f"/api/tables/{shown}/cards", expect=403)["id"] == "removed"


def test_cards_that_were_taken_from_a_table_make_another(sqlite_server: LiveServer) -> None:
    ada, bob = sqlite_server.person("Ada"), sqlite_server.person("Bob")
    table = ada.create(GAME.name, GAME.seats[0], cards=OWN_CARDS[GAME.name])
    handed_on = bob.get(f"/api/tables/{table}/cards")["cards"]
    other = bob.create(GAME.name, GAME.seats[0], cards=handed_on)
    assert bob.get(f"/api/tables/{other}/cards")["cards"] == handed_on


# What is refused


@each_game
def test_a_refused_card_file_is_told_why_as_a_message(sqlite_server: LiveServer, game: Game) -> None:
    person = sqlite_server.person()
    spoiled = OWN_CARDS[game.name].replace(" = ", " = ?", 1)
    told = person.post(f"/api/games/{game.name}/cards", {"cards": spoiled}, expect=400)
    assert (told["code"], told["id"]) == ("bad-setup", "cards-not-toml")
    form = {"game": game.name, "seats": game.seats[0], "cards": "strange = 1\n" + OWN_CARDS[game.name]}
    assert person.post("/api/tables", form, expect=400)["code"] == "bad-setup"
    assert person.get("/api/tables/mine")["tables"] == []


def texts_like(mark: str) -> int:
    gc.collect()
    return sum(isinstance(one, dict) and mark in one for one in gc.get_objects())


def test_nothing_stays_of_a_refused_card_file(sqlite_server: LiveServer) -> None:
    person, mark = sqlite_server.person(), "quite-a-strange-key"
    text = f"{mark} = 1\n" + OWN_CARDS[GAME.name]
    person.post(f"/api/games/{GAME.name}/cards", {"cards": text}, expect=400)
    person.post("/api/tables", {"game": GAME.name, "seats": GAME.seats[0], "cards": text}, expect=400)
    path = Path(sqlite_server.config.store.removeprefix("sqlite:///"))
    assert all(mark.encode() not in file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    assert texts_like(mark) <= 1  # a thread may still hold the last


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("#" * (MOST_BYTES + 1), "cards-too-large"),
        ('a = "\\u001b[31m"', "cards-unseen"),
        ("a" + ".a" * 9000 + " = 1", "cards-too-deep"),
        ("a = " + "[" * 9000, "cards-too-deep"),
        ("a = [" + "0," * 9000 + "]", "cards-too-many"),
    ],
    ids=["bytes", "escape", "key", "lists", "entries"],
)
def test_sizes_and_texts_are_limited(sqlite_server: LiveServer, text: str, id: str) -> None:
    person = sqlite_server.person()
    assert person.post(f"/api/games/{GAME.name}/cards", {"cards": text}, expect=400)["id"] == id
    form: dict[str, Any] = {"game": GAME.name, "seats": GAME.seats[0], "cards": text}
    assert person.post("/api/tables", form, expect=400)["id"] == id


def test_what_is_larger_than_any_request_is_not_read(sqlite_server: LiveServer) -> None:
    person = sqlite_server.person()
    person.post(f"/api/games/{GAME.name}/cards", {"cards": "#" * 61_000}, expect=400)
    person.post(f"/api/games/{GAME.name}/cards", {"cards": "#" * 70_000}, expect=413)
    person.post("/api/games/no-such/cards", {"cards": ""}, expect=404)


def test_how_often_card_files_are_read_is_limited(tmp_path: Path) -> None:
    live = LiveServer(f"sqlite:///{tmp_path / 'cards.db'}", Limits(cards_per_minute=3))
    person = live.person()
    tried = [person.http.post(f"/api/games/{GAME.name}/cards", json={"cards": "?"}).status_code for _ in range(5)]
    assert tried[:3] == [400] * 3
    assert tried[-1] == 429
    form = {"game": GAME.name, "seats": GAME.seats[0], "cards": "?"}
    assert person.post("/api/tables", form, expect=429)["code"] == "too-many"
    live.close()


def test_a_deck_that_is_too_small_for_the_table_is_refused_with_the_number(sqlite_server: LiveServer) -> None:
    """Whatever game can have one: all of its numbers are as small as may be."""
    refused = []
    for game in WITH_CARDS:
        content = dict(card_files.read_text(OWN_CARDS[game.name]))
        if "hands" in content:
            small = content | {"hands": [7] * len(content["hands"]), "deck": {"2": 21}}
            form = {"game": game.name, "seats": game.seats[-1], "cards": card_files.to_text(small)}
            refused.append(sqlite_server.person().post("/api/tables", form, expect=400))
    assert [(one["id"], one["args"]) for one in refused] == [("cards-too-few", [21, 8, 56])]


def test_a_table_with_own_cards_is_there_after_a_restart(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'again.db'}"
    live = LiveServer(store)
    table, places = full_table(live, GAME.name, GAME.seats[0], cards=OWN_CARDS[GAME.name])
    play_out(places, Random(5), 6)
    person = places[0].person
    assert person
    live.close()
    again = LiveServer(store)
    person.move_to(again.url)
    place = person.join(table)
    assert place.table["own_cards"]
    match = again.server.tables.loaded[table].match
    assert match
    assert match.record.setup.cards == tomllib.loads(OWN_CARDS[GAME.name])
    assert registry.game(GAME.name) is match.game
    again.close()

"""P13: what people call themselves and their bots is shown as they wrote it, or refused with a reason."""

from __future__ import annotations

import sys
import unicodedata

import pytest
from tests.server.table_client import LiveServer

from parlour.engine import registry
from parlour.engine.texts import tidy
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import LONGEST_NAME
from parlour.server.protocol.names import clean_name

INVISIBLE = [
    "\u200d", "\u200c\u200d", "\u3164", "\u2800", "\u115f\u1160", "\uffa0", "\u00ad", "\u034f", "\u061c",
    "\u17b4", "\u180e", "\u2060\u2063", "\ufe0f", "\ufeff", "\U000e0041", "\U000e0100", "\U0001d159", "\U0001d173",
    " \t\u00a0\u3000",
    "\u0301", "\ue000", "\u202e", "\u200d \u200d",
]  # fmt: skip
GROWS = "\ufb2c" * LONGEST_NAME  # each becomes three characters
FAMILY = "\U0001f469\u200d\U0001f467"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"


@pytest.mark.parametrize("name", INVISIBLE, ids=ascii)
def test_a_name_that_shows_nothing_is_refused(live: LiveServer, name: str) -> None:
    person = live.person("Ada")
    assert person.post("/api/people", {"name": name}, expect=400)["id"] == "name-unseen"
    assert person.post("/api/people/me", {"name": name}, expect=400)["id"] == "name-unseen"
    assert person.get("/api/people/me")["name"] == "Ada"


def test_no_single_character_of_the_unseen_classes_is_a_name() -> None:
    unseen = (c for c in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(c)[0] in "CZM")
    assert [c for c in unseen if is_name(c)] == []


def is_name(text: str) -> bool:
    try:
        clean_name(text)
    except Trouble:
        return False
    return True


def test_a_name_is_measured_as_it_is_shown(live: LiveServer) -> None:
    person = live.person("Ada")
    assert person.post("/api/people", {"name": GROWS}, expect=400)["args"] == [24]
    assert person.post("/api/people/me", {"name": GROWS}, expect=400)["args"] == [24]
    person.post("/api/people", {"name": "x" * 25}, expect=400)
    assert live.person("e\u0301" * LONGEST_NAME).get("/api/people/me")["name"] == "é" * LONGEST_NAME


@pytest.mark.parametrize("name", ["Ada", "Зоя", "あだ", "می\u200cخواهم", FAMILY, "❤\ufe0f", SCOTLAND, "№ 5", "!"])
def test_a_name_of_any_script_stays_as_it_is(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("twin", ["Ada\u200d", "\u3164Ada", "A\u200dda", "Ada\ufe0f", "Ada\u2800", "\u202eAda"])
def test_nobody_borrows_a_name_by_adding_what_cannot_be_seen(twin: str) -> None:
    assert clean_name(twin) in ("Ada", "A da")


def test_talk_that_shows_nothing_is_not_said(live: LiveServer) -> None:
    person = live.person()
    place = person.join(person.create("canary", 3))
    assert place.ask("say", text="\u3164\u200d")["problem"]["code"] == "bad-message"
    assert tidy("so \u2800 much \u3164 room") == "so much room"


NONSENSE = [
    "search:" + "9" * 20, "search:" + "9" * 5000, "search:20001", "search:0", "search:-1", "search:1e9", "search:²",
    "search:", "search", "x" * 33, "program:./x", "normal:5", "greedy:99999999999999999999", "\u0000",
]  # fmt: skip


@pytest.mark.parametrize("bot", NONSENSE, ids=lambda bot: ascii(bot)[:24])
def test_a_bot_that_there_is_not_is_refused(live: LiveServer, bot: str) -> None:
    person = live.person()
    form = {"game": "canary", "seats": 3, "bots": {"1": bot}}
    assert person.post("/api/tables", form, expect=400)["detail"]
    table = person.create("canary", 3)
    assert person.post(f"/api/tables/{table}/seats/1/bot", {"bot": bot}, expect=400)["detail"]


def test_every_bot_of_a_full_table_can_be_exchanged(live: LiveServer) -> None:
    """There are as many names for bots as seats."""
    game = max(registry.games().values(), key=lambda game: game.seats[-1])
    seats = game.seats[-1]
    person = live.person()
    table = person.create(game.name, seats, sit="none", bots={str(seat): "random" for seat in range(seats)}, pace=10)
    person.start(table)
    changed = person.post(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"})
    assert len({seat["name"] for seat in changed["seats"]}) == seats
    person.post(f"/api/tables/{table}/end")

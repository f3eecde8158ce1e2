"""A finished match is looked back at with the eyes of a seat; what was found is kept."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest
from tests.server.table_client import LiveServer, full_table, play_out

from parlour.engine import registry
from parlour.engine.record import parse

GAME = min(registry.games().values(), key=lambda game: game.minutes[1])


def review(live: LiveServer, table: str, seat: int, expect: int = 200) -> Any:
    answer = httpx.get(f"{live.url}/api/tables/{table}/review?seat={seat}", timeout=120)
    assert answer.status_code == expect, answer.text
    return answer.json()


def test_a_review_adds_up_and_is_thought_about_once(live: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, places = full_table(live, GAME.name, GAME.seats[0])
    assert review(live, table, 0, expect=409)["id"] == "only-finished"
    play_out(places, Random(3))
    found = review(live, table, 1)
    assert found["even"] + sum(found["luck"]) + found["skill"] == pytest.approx(found["result"])
    record = parse(httpx.get(f"{live.url}/api/tables/{table}/record").text)
    for one in found["choices"]:
        decision = record.decisions[one["decision"]]
        assert (decision.seat, decision.move) == (1, one["made"]["move"])
        assert one["loss"] == 0 or one["best"]["move"] != one["made"]["move"]
    monkeypatch.setattr(live.server.tables.bot_pool, "run", None)  # nobody can think any more
    assert review(live, table, 1) == found


def test_there_is_no_review_for_a_seat_that_is_not_there(live: LiveServer) -> None:
    table, places = full_table(live, GAME.name, GAME.seats[0])
    play_out(places, Random(4))
    assert review(live, table, GAME.seats[0], expect=404)["id"] == "no-such-seat"

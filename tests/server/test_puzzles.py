"""Puzzles are shown as the seat sees them, and told only after a try; a review is tried again the same way."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest
from tests.server.table_client import LiveServer, full_table, play_out

from parlour.bots import review
from parlour.engine import puzzles, registry
from parlour.engine.record import parse
from parlour.server.jobs import puzzles as jobs

GAME = next(game for game in registry.games().values() if puzzles.of(game.name).all)


def asked(live: LiveServer, path: str, expect: int = 200) -> Any:
    answer = httpx.get(f"{live.url}/api/{path}", timeout=60)
    assert answer.status_code == expect, answer.text
    return answer.json()


def tried(live: LiveServer, path: str, expect: int = 200, **form: Any) -> Any:
    answer = httpx.post(f"{live.url}/api/{path}", json=form, timeout=60)
    assert answer.status_code == expect, answer.text
    return answer.json()


def test_the_puzzle_of_the_day_is_asked_and_then_explained(live: LiveServer) -> None:
    today = asked(live, "puzzles")["games"][GAME.name]
    path = f"puzzles/{GAME.name}/{today['number']}"
    shown, puzzle = asked(live, path), puzzles.of(GAME.name).all[today["number"] - 1]
    assert shown["count"] == len(puzzles.of(GAME.name).all)
    assert sum(map(len, shown["view"]["choices"].values())) == len(puzzle.losses) + 1
    assert "seed" not in str(shown)
    wrong = tried(live, path, move=min(puzzle.losses))
    assert (wrong.get("is_right", False), wrong["best"]["move"]) == (False, puzzle.best)
    assert [one["loss"] for one in wrong["others"]] == sorted(puzzle.losses.values())
    assert tried(live, path, move=puzzle.best)["is_right"]
    tried(live, path, move="nonsense", expect=400)
    for number in ("0", str(shown["count"] + 1), "x"):
        asked(live, f"puzzles/{GAME.name}/{number}", expect=404)


def test_a_puzzle_shows_the_same_whatever_its_seat_cannot_know(monkeypatch: pytest.MonkeyPatch) -> None:
    first, usual = jobs.seen(GAME.name, 1), puzzles.position

    def elsewhere(*arguments: Any) -> Any:
        match = usual(*arguments)
        match.state = match.state.resample(match.state.seat, 77)
        return match

    monkeypatch.setattr(puzzles, "position", elsewhere)
    assert jobs.seen(GAME.name, 1) == first


def test_another_move_is_tried_at_a_decision_of_a_finished_match(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    live.think_here()
    monkeypatch.setattr(review, "USUAL_CARE", review.Care(8, 4, 2, 1))
    table, places = full_table(live, GAME.name, GAME.seats[0])
    play_out(places, Random(3))
    record = parse(httpx.get(f"{live.url}/api/tables/{table}/record").text)
    at, made = next((at, one) for at, one in enumerate(record.decisions) if one.seat == 1)
    view = asked(live, f"tables/{table}/before/{at}?seat=1")["view"]
    assert (view["seat"], bool(view["choices"])) == (1, True)
    found = tried(live, f"tables/{table}/review", seat=1, decision=at, move=made.move)
    assert {"loss", "error", "is_good"} == found.keys()
    tried(live, f"tables/{table}/review", seat=1, decision=at, move="nonsense", expect=400)
    tried(live, f"tables/{table}/review", seat=0, decision=at, move=made.move, expect=404)
    asked(live, f"tables/{table}/before/{at}?seat=0", expect=404)

"""P11: a move is taken back only with consent, and whether it can be tells no secret."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.server.table_client import LiveServer, Place, full_table, play_out
from tests.server.test_worlds import in_world

from parlour.engine import registry
from parlour.engine.match import Match
from parlour.engine.record import Decision
from parlour.engine.state import State
from parlour.server.store.rows import MOVE, TABLE, Entry, Kept, SeatRow, Settings, TableRow
from parlour.server.tables import takeback
from parlour.server.tables.table import Table, all_notice
from parlour.testing import TestSetup, some_setups

GAMES = list(registry.games())
OPEN = {"secrets": False}


def ask_for_one(live: LiveServer) -> list[Place]:
    """Three people; the first made a move and asks to take it back."""
    _, places = full_table(live, "canary", 3, options=OPEN)
    places[0].play(places[0].choices[0])
    places[0].ask("undo", id="please")
    for place in places[1:]:
        while not place.table.get("ask"):
            place.receive()
    return places


def test_a_move_is_taken_back_when_everybody_agrees(live: LiveServer) -> None:
    _, places = full_table(live, "canary", 3, options=OPEN)
    first = places[0]
    before = json.dumps(first.view)
    first.play(first.choices[0])
    first.until("take-back")
    assert first.ask("undo", id="please")["type"] == "accepted"
    for place in places[1:]:
        while not place.table.get("ask"):
            place.receive()
    assert first.ask("consent", ask="please", agree=True)["problem"]["code"] == "not-now"
    assert places[1].ask("consent", ask="please", agree=True)["type"] == "accepted"
    assert places[1].table["ask"] == {"id": "please", "seat": 0, "agreed": [0, 1], "waiting": [2]}
    assert places[2].ask("consent", ask="please", agree=True)["type"] == "accepted"
    first.until("update")
    assert json.dumps(first.view) == before
    places[1].drain()
    assert (places[1].log, "ask" in places[1].table) == ([], False)
    assert first.play(first.choices[1])["type"] == "accepted"


def test_one_no_is_enough(live: LiveServer) -> None:
    places = ask_for_one(live)
    places[1].ask("consent", ask="please", agree=False)
    assert places[2].ask("consent", ask="please", agree=True)["type"] == "refused"


def test_a_move_since_makes_the_question_void(live: LiveServer) -> None:
    places = ask_for_one(live)
    places[1].play(places[1].choices[0])
    assert places[2].ask("consent", ask="please", agree=True)["type"] == "refused"
    assert places[0].ask("undo")["type"] == "refused"


def test_the_question_outlives_the_memory_of_the_server(live: LiveServer) -> None:
    places = ask_for_one(live)

    async def forget() -> None:
        found = live.server.tables
        found.forget(found.loaded[places[0].table_id])

    live.do(forget)
    people = [place.person for place in places]
    again = [person.join(place.table_id) for place, person in zip(places, people, strict=True) if person]
    assert again[2].table["ask"]["waiting"] == [1, 2]
    for place in again[1:]:
        assert place.ask("consent", ask="please", agree=True)["type"] == "accepted"
    again[0].until("update")
    assert len(again[0].choices) == 4


def test_whoever_joins_again_knows_whether_a_move_can_be_taken_back(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3, options=OPEN)
    places[0].play(places[0].choices[0])
    for place, possible in zip(places, (True, False, False), strict=True):
        assert place.person
        again = place.person.join(table)
        assert json.loads(again.raw[-1]).get("take_back", False) is possible


def test_a_move_of_a_continued_match_is_taken_back_too(live: LiveServer) -> None:
    table, places = full_table(live, "canary", 3, options=OPEN)
    play_out(places, Random(1))
    people = [place.person for place in places if place.person]
    new = people[0].remember(people[0].post(f"/api/tables/{table}/continue", {"at": 3, "seat": 0, "bot": ""}))
    for person in people[1:]:
        person.sit(new)
    people[0].start(new)
    again = [person.join(new) for person in people]
    first = again[0]
    before = json.dumps(first.view), list(first.log)
    first.play(first.choices[0])
    first.ask("undo", id="please")
    for place in again[1:]:
        place.ask("consent", ask="please", agree=True)
    first.until("update")
    assert (json.dumps(first.view), first.log) == before


def test_a_secret_decision_cannot_be_heard_in_the_answer(live: LiveServer) -> None:
    """P1: the same words before and after somebody decided in secret, and no offer."""
    _, places = full_table(live, "canary", 3)
    places[0].play("swap")
    assert places[0].ask("undo")["type"] == "refused"  # it revealed a card
    places[0].play(places[0].choices[0])
    before = places[0].ask("undo", id="u")
    places[1].play("keep")
    assert places[0].ask("undo", id="u") == before
    places[0].drain(0.4)
    assert not [raw for raw in places[0].raw if '"take-back"' in raw]


def table_of(setup: TestSetup, seed: int) -> Table:
    row = TableRow("t", "c", setup.game.name, setup.players, Settings(setup.options), "h", "a", "playing")
    row.secret, row.rules = f"{seed:064x}", setup.game.version
    seats = [SeatRow(seat, person=f"p{seat}") for seat in range(setup.players)]
    return Table(Kept(row, seats, [Entry(1, TABLE, 0, move="start")]))


def match_of(table: Table) -> Match:
    assert table.match
    return table.match


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_that_a_seat_cannot_notice_changes_its_answer(game: str) -> None:
    """P1, for every game"""
    random = Random(4)
    for seed, setup in enumerate(some_setups(registry.game(game), 3)):
        table = table_of(setup, seed)
        for _ in range(24):
            match = match_of(table)
            if match.over:
                break
            seats = [seat for seat in range(setup.players) if seat != match.seat]
            before = [(match.view(seat), takeback.is_possible(table, seat)) for seat in seats]
            table.apply(table.next_entry(MOVE, match.state.seat, random.choice(match.legal())))
            for seat, (view, answer) in zip(seats, before, strict=True):
                if match.view(seat) == view:
                    assert takeback.is_possible(table, seat) == answer


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(game: str) -> None:
    """P1, for every game"""
    random = Random(5)
    for seed, setup in enumerate(some_setups(registry.game(game), 3)):
        table = table_of(setup, seed)
        for _ in range(24):
            match = match_of(table)
            if match.over:
                break
            seat, move = match.state.seat, random.choice(match.legal())
            other = in_world(match, match.state.resample(seat, random.getrandbits(40)))
            other.play(move)
            table.apply(table.next_entry(MOVE, seat, move))
            answer = takeback.is_possible(table, seat)
            if isinstance(other.record.entries[-1], Decision) and other.view(seat) == match.view(seat):
                table.match = other
                assert takeback.is_possible(table, seat) == answer
            table.match = match


@pytest.mark.parametrize("game", GAMES)
def test_who_is_told_something_is_who_notices(game: str) -> None:
    """What is declared against what can be seen: the facts and the question before and after."""
    random = Random(6)
    for seed, setup in enumerate(some_setups(registry.game(game), 3)):
        match = match_of(table_of(setup, seed))
        for _ in range(60):
            if match.over:
                break
            mover, before = match.state.seat, match.state.copy()
            is_open = match.is_open
            match.play(random.choice(match.legal()))
            notices = is_noticed(match, before, match.state, mover)
            assert all_notice(match, match.happened, mover) == notices
            assert notices or not is_open


def is_noticed(match: Match, before: State, after: State, mover: int) -> bool:
    """Does everybody else see something else after it?"""
    show, asked = match.presentation.show, match.presentation.asked
    others = [seat for seat in (None, *range(match.players)) if seat != mover]
    return all((show(before, seat), asked(before, seat)) != (show(after, seat), asked(after, seat)) for seat in others)

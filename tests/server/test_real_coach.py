"""The coach at a table, with the judge that looks at real moves: a double hides what goes wrong between the two."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from tests.blunders import blunder
from tests.server.table_client import LiveServer, Place, wait_until

from parlour.bots import coach
from parlour.bots.review import Care, Choice
from parlour.engine import registry
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.server.store.rows import Base

CARE = Care(search=60, worlds=100, doublings=2)  # enough for what is surely bad
MOVES = 4  # no match is over so soon
each_game = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)


@pytest.fixture
def live(sqlite_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> LiveServer:
    """A server whose coach takes little time, in this process."""
    monkeypatch.setattr(coach, "slip", partial(coach.slip, care=CARE))
    monkeypatch.setattr(sqlite_server.server.tables.bot_pool, "pool", None)
    return sqlite_server.think_here()


def sit_down(live: LiveServer, match: Match) -> Place:
    """Somebody goes on where a match stands, as whoever decides; what that seat cannot know is dealt anew."""
    person, seat, setup = live.person(), match.seat, match.record.setup
    bots = {str(other): "greedy" for other in range(match.players) if other != seat}
    table = person.create(match.game.name, match.players, bots=bots, sit=seat, options=dict(setup.options))
    row = live.server.tables.loaded[table].row
    assert seat is not None
    row.base, row.rules = Base(match.record.to_text(), len(match.record.decisions), seat), match.rules
    person.start(table)
    return person.join(table)


def make(place: Place, move: str) -> None:
    assert place.ask("play", moves=[move], coached=True)["type"] == "accepted"


@each_game
def test_a_blunder_may_be_taken_back(game: Game, live: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    found = blunder(game, stands=False)
    assert found, "no wrong move of a puzzle can be taken back"
    place = sit_down(live, found.before)
    make(place, found.move)
    slip = place.until("slip")
    assert slip["best"]["move"] in found.before.legal()
    assert slip["loss"] > 0.05
    assert place.ask("undo")["type"] == "accepted"
    while found.move not in place.choices:
        place.receive()
    assert not caplog.records


@each_game
def test_what_stands_is_told_afterwards(game: Game, live: LiveServer, caplog: pytest.LogCaptureFixture) -> None:
    found = blunder(game, stands=True)
    if found is None:
        pytest.skip("every wrong move of a puzzle can be taken back")
    place = sit_down(live, found.before)
    make(place, found.move)
    slip = place.until("slip")
    assert slip["stands"]
    assert slip["made"]["move"] == found.move
    assert slip["best"]["move"] in found.before.legal()
    assert place.ask("undo")["type"] == "refused"
    while not place.choices and not place.is_over:  # the bots went on
        place.receive()
    assert not caplog.records


@each_game
def test_every_move_is_looked_at(
    game: Game, live: LiveServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked: list[str] = []
    judge = coach.slip

    def look(match: Match, move: str) -> Choice | None:
        found = judge(match, move)
        looked.append(move)
        return found

    monkeypatch.setattr(coach, "slip", look)
    person, random = live.person(), Random(game.name)
    bots = {str(seat): "greedy" for seat in range(1, game.seats[0])}
    place = person.join(person.create(game.name, game.seats[0], bots=bots, start=True))
    for number in range(MOVES):
        while not place.choices:
            place.receive()
        make(place, random.choice(place.choices))
        wait_until(partial(has_looked, looked, number))
        place.ask("go-on")
    assert not caplog.records


def has_looked(looked: list[str], number: int) -> bool:
    return len(looked) > number

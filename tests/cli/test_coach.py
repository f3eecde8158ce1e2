"""A coach at the terminal: a move that cost much may be taken back; of one that stands it says what it cost."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console
from tests.blunders import blunder

from parlour.bots import coach
from parlour.bots.base import Bot, Generator
from parlour.bots.comparison import Lead
from parlour.bots.greedy import Greedy
from parlour.bots.review import Choice
from parlour.cli.play import seat_names
from parlour.engine import messages, registry
from parlour.engine.chance import Seeded
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.messages import Why
from parlour.terminal.reader import Reader
from parlour.terminal.session import Session

GAME = min(registry.games().values(), key=lambda game: game.minutes[1])
LAST = "cost about 20 of 100"
BACK = "You may take that back: it costs about 20 of 100"
COSTS = {"en": "cost about", "de": "gekostet", "ja": "の損でした"}
RESULT_LENGTH = 1200  # letters
SEEDS = range(40)  # in one of as many as there are seats the person makes the last move


def always_slip(match: Match, move: str) -> Choice:
    return Choice(0, move, match.legal()[0], Why(messages.ONLY_MOVE), 0.5, 0.0, (Lead(0.2, 0.02),), is_mistake=True)


def read(seed: int, typed: Iterator[str], monkeypatch: pytest.MonkeyPatch) -> tuple[Session, str]:
    match = Match(GAME, GAME.seats[0], chance=Seeded(seed), follows=True)
    return sit_down(match, 0, typed, monkeypatch)


def sit_down(
    match: Match,
    me: int,
    typed: Iterator[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str = "en",
    coached: bool = True,
) -> tuple[Session, str]:
    """A match with a coach, unless it is told otherwise, and all that is read of it."""
    bots: dict[int, Bot] = {seat: Greedy(Generator(seat)) for seat in range(match.players) if seat != me}
    console = Console(file=io.StringIO(), width=200, height=40)
    monkeypatch.setattr(console, "input", lambda _: next(typed))
    reader = Reader.of(match, language, seat_names(match.players, me, "You"), me)
    session = Session(match, me, reader, bots, None, console, is_coached=coached)
    session.run()
    assert isinstance(console.file, io.StringIO)
    return session, console.file.getvalue()


def presses(back: bool) -> Iterator[str]:
    """The first move that is offered; then it is taken back once, or never."""
    yield "1"
    if back:
        yield "undo"
        yield "quit"
    while True:
        yield ""
        yield "1"


def test_a_move_that_cost_much_may_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "slip", always_slip)
    for seed in SEEDS:
        session, said = read(seed, presses(back=True), monkeypatch)
        if BACK in said:
            assert all(decision.seat != 0 for decision in session.match.record.decisions)
            return
    pytest.fail("no move could be taken back")


def test_the_result_says_what_the_move_cost_that_ended_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "slip", always_slip)
    own = 0
    for seed in SEEDS:
        session, said = read(seed, presses(back=False), monkeypatch)
        if session.match.record.decisions[-1].seat == 0:
            assert LAST in session.cost
            assert session.cost in said[-RESULT_LENGTH:]
            own += 1
    assert own


@pytest.mark.parametrize("language", COSTS)
@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)
def test_what_stands_is_told_before_the_next_decision(
    game: Game, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = blunder(game, stands=True)
    if found is None or found.before.seat is None:
        pytest.skip("every wrong move of a puzzle can be taken back")
    typed = iter([found.move, "quit"])
    _, said = sit_down(found.before, found.before.seat, typed, monkeypatch, language)
    assert COSTS[language] in said


def test_nothing_is_told_where_there_is_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "slip", always_slip)
    _, said = sit_down(Match(GAME, GAME.seats[0], chance=Seeded(0)), 0, presses(back=False), monkeypatch, coached=False)
    assert LAST not in said

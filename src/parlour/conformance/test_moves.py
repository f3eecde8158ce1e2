"""Legal is accepted, everything else changes nothing and says why."""

from __future__ import annotations

from random import Random

import pytest

from parlour.conformance import declared
from parlour.engine.errors import BadMove, MalformedMove
from parlour.engine.fields import fields
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.testing import midway, positions, some_setups

GARBAGE = [
    "",
    " ",
    "\n",
    "play",
    "nonsense",
    "play -1",
    "play 99999999999999999999",
    "плей 2",
    "play\x002",
    "; drop",
    "a" * 5000,
]


pytestmark = pytest.mark.usefixtures("presentation")


@pytest.fixture
def random() -> Random:
    return Random(1)


def test_every_legal_move_is_accepted(game: Game, random: Random) -> None:
    """C-2: what `legal` lists can be played."""
    for setup in some_setups(game, 6):
        for match in positions(setup.match(), random, every=7):
            for move in random.sample(match.state.legal(), min(5, len(match.state.legal()))):
                other = match.state.copy()
                other.play(move)
                assert fields(other) != fields(match.state)


def test_texts_and_moves_go_both_ways(game: Game, random: Random) -> None:
    for setup in some_setups(game, 6):
        for match in positions(setup.match(), random, every=5):
            legal = match.state.legal()
            texts = match.legal()
            assert len(set(texts)) == len(legal) == len(set(legal))
            assert [match.game.parse(match.state, text.lower()) for text in texts] == legal
            assert all(text.isascii() and text == " ".join(text.split()) for text in texts)


def test_input_is_forgiving_and_the_record_is_exact(game: Game, random: Random) -> None:
    """C-3"""
    match = some_setups(game, 1)[0].match()
    while not match.over:
        text = random.choice(match.legal())
        match.play(f"  {text.upper().replace(' ', '   ')} ")
        assert match.record.decisions[-1].move == text


@pytest.mark.parametrize("garbage", GARBAGE)
def test_garbage_changes_nothing_and_is_answered(game: Game, random: Random, garbage: str) -> None:
    assert_refused(midway(some_setups(game, 1)[0], 0, random, 10), garbage)


def assert_refused(match: Match, text: str) -> BadMove:
    before, record = fields(match.state), match.record.to_text()
    with pytest.raises(BadMove) as caught:
        match.play(text)
    assert fields(match.state) == before
    assert match.record.to_text() == record
    declared.check_reason(caught.value.reason, match)
    return caught.value


def test_an_illegal_move_changes_nothing_and_names_its_clause(game: Game, random: Random) -> None:
    for setup in some_setups(game, 4):
        seen: set[str] = set()
        for match in positions(setup.match(), random, every=3):
            legal = match.legal()
            illegal = sorted(seen - set(legal))
            for text in random.sample(illegal, min(3, len(illegal))):
                error = assert_refused(match, text)
                if not isinstance(error, MalformedMove):
                    assert error.clause in match.game.rules.clauses, (text, error)
            seen |= set(legal)


def test_a_finished_match_takes_no_move(game: Game, random: Random) -> None:
    match = some_setups(game, 1)[0].match()
    last = ""
    while not match.over:
        last = random.choice(match.legal())
        match.play(last)
    assert match.legal() == []
    assert_refused(match, last)

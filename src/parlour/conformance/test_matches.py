"""Every match ends, loses no card, and can be replayed exactly."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from parlour.conformance import declared
from parlour.engine import record, replay
from parlour.engine.asking import endless
from parlour.engine.fields import fields, position
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.testing import midway, positions, setups, some_setups

MOST_DECISIONS = 20_000


def played(match: Match, random: Random) -> Match:
    while not match.over:
        match.play(random.choice(match.legal()))
    return match


def test_every_match_ends_with_every_setup(game: Game) -> None:
    for number, setup in enumerate(setups(game)):
        match = setup.match(number)
        random = Random(number)
        for _ in range(MOST_DECISIONS):
            if match.over:
                break
            match.play(random.choice(match.legal()))
        else:
            raise endless(match.state, MOST_DECISIONS)
        outcome = match.outcome
        assert outcome is not None, setup
        assert len(outcome.scores) == len(outcome.ranks) == setup.players
        assert all(1 <= rank <= setup.players for rank in outcome.ranks)
        assert all(outcome.ranks[seat] == 1 for seat in outcome.winners)


@pytest.mark.usefixtures("presentation")
def test_no_card_is_made_or_lost(game: Game) -> None:
    """Every card is in exactly one zone, whoever looks."""
    for setup in some_setups(game, 6):
        match = setup.match()
        first = totals(match, None)
        assert all(totals(match, seat) == first for seat in range(setup.players))
        for here in positions(match, Random(2), every=3):
            assert totals(here, None) == first, here.record.to_text()
            assert totals(here, here.seat) == first


def totals(match: Match, seat: int | None) -> Counter[str]:
    """How many there are of each noun that lies in zones."""
    vocabulary, found = match.presentation.vocabulary, Counter[str]()
    for zone, place in match.view(seat).zones.items():
        if not declared.is_past(zone, vocabulary):
            found[vocabulary.zone(zone).holds] += place.size
    return found


def test_a_replay_is_the_match_again(game: Game) -> None:
    """C-4: the same outcomes and moves, the same match."""
    for setup in some_setups(game, 6):
        match = played(setup.match(3, keep_legal=True), Random(3))
        again = replay.replay(record.parse(match.record.to_text()))
        again.keep_legal = True
        assert fields(again.state) | {"rng": 0} == fields(match.state) | {"rng": 0}
        assert again.notes == match.notes
        assert [e.move for e in again.record.decisions] == [e.move for e in match.record.decisions]
        assert again.outcome == match.outcome


def test_a_loaded_match_goes_on(game: Game) -> None:
    random = Random(4)
    match = midway(some_setups(game, 1)[0], 4, random, 12)
    again = replay.load(record.parse(match.record.to_text()))
    assert again.legal() == match.legal()
    assert played(again, random).over


def test_a_copy_is_independent(game: Game) -> None:
    for setup in some_setups(game, 3):
        for match in positions(setup.match(5), Random(5), every=11):
            before = fields(match.state)
            other = match.state.copy()
            assert position(other) == position(match.state)
            random = Random(6)
            while not other.over:
                other.play(random.choice(other.legal()))
            assert fields(match.state) == before


def test_seat_0_decides_first(game: Game) -> None:
    """C-1"""
    for setup in some_setups(game, 6):
        assert setup.match(1).seat == 0


@pytest.mark.parametrize("seed", range(2))
def test_the_same_seed_gives_the_same_match(game: Game, seed: int) -> None:
    setup = some_setups(game, 1)[0]
    one = played(setup.match(seed), Random(seed))
    two = played(setup.match(seed), Random(seed))
    assert one.record.to_text() == two.record.to_text()

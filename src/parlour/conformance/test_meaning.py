"""Whoever points at a card or a place is told what can be done with it, or which clause forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from parlour.conformance import declared
from parlour.engine.errors import Reason
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.meaning import Pointed
from parlour.engine.presentation import Touched, touched
from parlour.engine.view import View
from parlour.testing import positions, some_setups

pytestmark = pytest.mark.usefixtures("presentation")


def everything(view: View) -> Iterator[Pointed]:
    for zone, place in view.zones.items():
        yield Pointed((), zone)
        for card in dict.fromkeys(declared.cards_in(place)):
            yield Pointed((card,), zone)


def offered(match: Match) -> list[Touched]:
    """What each legal move is about."""
    seat = match.state.seat
    return [touched(choice, match.presentation.vocabulary, seat) for choice in match.view(seat).choices]


def test_what_a_choice_touches_is_legal(game: Game) -> None:
    for setup in some_setups(game, 3):
        for match in positions(setup.match(1), Random(1), every=4, most=20):
            for about in offered(match):
                if about.cards:
                    pointed = Pointed(about.cards, about.source, about.target)
                    assert match.why_not_there(pointed)[1] is None, about


def test_a_card_of_ones_hand_that_cannot_be_used_is_answered_by_a_clause(game: Game) -> None:
    for setup in some_setups(game, 3):
        for match in positions(setup.match(2), Random(2), every=4, most=20):
            for hand in own_hands(match):
                for card in match.view(match.seat).cards(hand):
                    check_answer(match, Pointed((card,), hand))


def own_hands(match: Match) -> list[str]:
    hands = [zone.id for zone in match.presentation.vocabulary.zones if zone.role == "hand" and zone.each == "seat"]
    return [f"{hand}:{match.seat}" for hand in hands]


def check_answer(match: Match, pointed: Pointed) -> None:
    meant, problem = match.why_not_there(pointed)
    if problem is None:
        assert meant in match.legal()
        return
    declared.check_reason(problem.reason, match)
    assert problem.clause, (pointed, meant, problem)
    usable = [about for about in offered(match) if not Counter(pointed.cards) - Counter(about.cards)]
    assert not [about for about in usable if about.source == pointed.source]


def test_anything_can_be_pointed_at_and_changes_nothing(game: Game) -> None:
    wild = [Pointed(), Pointed(("",)), Pointed(("no such card", "7")), Pointed((), "nowhere"), Pointed((), "", "x")]
    for setup in some_setups(game, 2):
        for match in positions(setup.match(3), Random(3), every=6, most=12):
            before = match.view(match.seat)
            for pointed in [*wild, *everything(before)]:
                _, problem = match.why_not_there(pointed)
                if problem:
                    declared.check_reason(problem.reason, match)
            assert match.view(match.seat) == before


@pytest.mark.parametrize("seed", [1, 2])
def test_the_answer_tells_nothing_that_the_seat_cannot_know(game: Game, seed: int) -> None:
    """P1"""
    for setup in some_setups(game, 2):
        for match in positions(setup.match(seed), Random(seed), every=6, most=10):
            assert match.seat is not None
            other = match.replayed(len(match.record.decisions))
            other.state = match.state.resample(match.seat, seed)
            for pointed in everything(match.view(match.seat)):
                assert answer(match, pointed) == answer(other, pointed)


def answer(match: Match, pointed: Pointed) -> tuple[str, Reason | None]:
    meant, problem = match.why_not_there(pointed)
    return meant, problem.reason if problem else None

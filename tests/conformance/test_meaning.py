"""Whoever points at a card or a place is told what can be done with it, or which clause forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.meaning import Pointed
from parlour.engine.scene import View
from parlour.testing import positions, some_setups


def everything(view: View) -> Iterator[Pointed]:
    for zone in view.zones:
        yield Pointed((), zone.id)
        for text in dict.fromkeys(card.text for card in zone.cards if card.text):
            yield Pointed((text,), zone.id)


def test_what_a_choice_touches_is_legal(game: Game) -> None:
    for setup in some_setups(game, 3):
        for match in positions(setup.match(1), Random(1), every=4, most=20):
            for choice in match.view(match.seat).choices:
                if choice.cards:
                    pointed = Pointed(choice.cards, choice.source, choice.target)
                    assert match.why_not_there(pointed)[1] is None, choice


def test_a_card_of_ones_hand_that_cannot_be_used_is_answered_by_a_clause(game: Game) -> None:
    for setup in some_setups(game, 3):
        for match in positions(setup.match(2), Random(2), every=4, most=20):
            for card in own_cards(match):
                check_answer(match, Pointed((card,), own_hand(match)))


def own_hand(match: Match) -> str:
    zones = [zone for zone in match.view(match.seat).zones if zone.seat == match.seat and zone.kind == "hand"]
    return next((zone.id for zone in zones if zone.cards), zones[0].id)


def own_cards(match: Match) -> list[str]:
    return [card.text for card in match.view(match.seat).zone(own_hand(match)).cards]


def check_answer(match: Match, pointed: Pointed) -> None:
    meant, problem = match.why_not_there(pointed)
    legal = match.view(match.seat).choices
    usable = [choice for choice in legal if not Counter(pointed.cards) - Counter(choice.cards)]
    if problem is None:
        assert meant in match.legal()
        return
    assert problem.sentence
    assert problem.clause in match.game.rules.clauses, (pointed, meant, problem.sentence)
    assert not [choice for choice in usable if choice.source == pointed.source]


def test_anything_can_be_pointed_at_and_changes_nothing(game: Game) -> None:
    wild = [Pointed(), Pointed(("",)), Pointed(("no such card", "7")), Pointed((), "nowhere"), Pointed((), "", "x")]
    for setup in some_setups(game, 2):
        for match in positions(setup.match(3), Random(3), every=6, most=12):
            before = match.view(match.seat)
            for pointed in [*wild, *everything(before)]:
                _, problem = match.why_not_there(pointed)
                assert problem is None or problem.sentence
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
                assert said(match, pointed) == said(other, pointed)


def said(match: Match, pointed: Pointed) -> tuple[str, str, str]:
    meant, problem = match.why_not_there(pointed)
    return (meant, problem.clause, problem.sentence) if problem else (meant, "", "")

"""A view can be drawn, spoken and clicked without knowing the game."""

from __future__ import annotations

import json
from collections import Counter
from random import Random

import pytest

from parlour.conformance import declared
from parlour.conformance.words_law import LEFT_OVER
from parlour.engine.fold import Place
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.presentation import touched
from parlour.testing import NAMES, positions, said, some_setups, words_of
from parlour.words import LANGUAGES

pytestmark = pytest.mark.usefixtures("presentation")


def test_a_view_is_plain_json(game: Game) -> None:
    for match in positions(some_setups(game, 1)[0].match(), Random(1), every=5):
        for seat in (None, *range(match.players)):
            plain = match.view(seat).to_dict()
            assert json.loads(json.dumps(plain)) == plain


def test_the_seat_that_decides_gets_each_legal_move_as_a_choice(game: Game) -> None:
    for setup in some_setups(game, 4):
        for match in positions(setup.match(), Random(2), every=3):
            view = match.view(match.seat)
            assert [choice.move for choice in view.choices] == match.legal()
            assert view.asked.prompt
            assert match.seat in view.turn
            assert all(match.view(seat).choices == () for seat in range(match.players) if seat != match.seat)


def test_a_choice_is_about_zones_that_exist_and_cards_that_lie_there(game: Game) -> None:
    """So a front end can offer it on the cards themselves."""
    for setup in some_setups(game, 4):
        for match in positions(setup.match(), Random(3), every=3):
            assert match.seat is not None
            view, vocabulary = match.view(match.seat), match.presentation.vocabulary
            for choice in view.choices:
                about = touched(choice, vocabulary, match.seat)
                assert {about.source, about.target} <= {"", *view.zones}, choice
                assert not about.cards or about.source, choice
                if about.cards:
                    assert can_lie_in(about.cards, view.zones[about.source]), (choice, view.zones[about.source])


def can_lie_in(cards: tuple[str, ...], place: Place) -> bool:
    """As far as the viewer knows."""
    unknown = place.size - len(declared.cards_in(place))
    return (Counter(cards) - Counter(declared.cards_in(place))).total() <= unknown


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_asked_and_can_be_chosen_is_said(game: Game, language: str) -> None:
    for setup in some_setups(game, 2):
        first = setup.match()
        words = words_of(first, language)
        for match in positions(first, Random(4), every=4, most=12):
            view = match.view(match.seat)
            lines = [words.say(f"ask-{view.asked.prompt}", [match.seat, *view.asked.args], NAMES, match.seat)]
            for choice in view.choices:
                lines.append(words.say(f"choice-{choice.verb}", [*choice.args, *choice.advice], NAMES, match.seat))
            assert not [line for line in lines if not line or LEFT_OVER.search(line)]


def test_all_that_happened_is_said(game: Game) -> None:
    for setup in some_setups(game, 2):
        match = finished(setup.match(follows=True))
        for viewer in (None, *range(match.players)):
            lines = said(match, match.events(viewer), viewer)
            assert lines
            assert not [line for line in lines if not line or LEFT_OVER.search(line)]


def finished(match: Match) -> Match:
    random = Random(6)
    while not match.over:
        match.play(random.choice(match.legal()))
    return match


def test_the_match_ends_with_its_outcome_in_every_view(game: Game) -> None:
    match = finished(some_setups(game, 1)[0].match())
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        assert view.outcome == match.outcome
        assert view.turn == ()

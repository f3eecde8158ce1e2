"""The score and what the witch says to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.nouns import BANDS, band
from parlour.games.familiars_trouble.state import Trouble
from parlour.testing import said, words_of
from parlour.words import LANGUAGES

Table = Callable[..., Match[Trouble]]


def ended_with(points: int) -> Match[Trouble]:
    """A match that ends with so many points."""
    match = parlour.new(GAME, players=3, seed=1, options={"hand_exchange": False, "errand_exchange": False})
    match.follow()  # before the points are changed by hand
    state = match.state
    while not match.over:
        state.points = points
        state.display = 0
        match.play(match.legal()[0])
    return match


@pytest.mark.clause("FT-10.1")
@pytest.mark.parametrize(("points", "winners"), [(0, []), (19, []), (20, [0, 1, 2]), (33, [0, 1, 2])])
def test_all_share_the_score_and_win_from_20_points_on(points: int, winners: list[int]) -> None:
    outcome = ended_with(points).outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.scores == [points] * 3
    assert outcome.ranks == [1, 1, 1]


@pytest.mark.clause("FT-10.1")
def test_the_score_is_the_points_of_the_completed_errands() -> None:
    match = parlour.new(GAME, players=3, seed=9)
    while not match.over:
        match.play(match.game.text(match.state, match.state.advice()))
    collected, errands = match.view().cards("collection"), match.told.things["errand"]
    paid = sum(errands[id]["points"] for id in collected)
    assert match.outcome is not None
    assert match.outcome.scores == [paid] * 3


@pytest.mark.clause("FT-10.2")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "displeased"),
        (19, "displeased"),
        (20, "so-so"),
        (29, "so-so"),
        (30, "better"),
        (39, "better"),
        (40, "impressed"),
        (49, "impressed"),
        (50, "legendary"),
        (77, "legendary"),
    ],
)
def test_points_have_their_band(points: int, name: str) -> None:
    assert band(points) == name


@pytest.mark.clause("FT-10.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_band_has_its_sentence(language: str) -> None:
    words = words_of(parlour.new(GAME, players=3, seed=1), language)
    assert len({words.say("verdict", [50, name]) for name in BANDS.values()}) == len(BANDS) == 5


@pytest.mark.clause("FT-10.2")
def test_everybody_is_told_the_band_at_the_end() -> None:
    match = ended_with(41)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert (view.phase, view.counters["points"], view.counters["band"]) == ("over", 41, "impressed")
        ended, over = match.events(seat)[-2:]
        assert ended == ("ended", 41, "impressed")
        assert over[0] == "over"
        assert said(match, [ended], seat) == [
            "The match ends with 41 points. The witch is impressed: hardly an errand left undone."
        ]


@pytest.mark.clause("FT-10.2")
def test_newcomers_are_told_a_first_target() -> None:
    counters = parlour.new(GAME, players=3, seed=1).view(0).counters
    assert (counters["band"], counters["target"]) == ("displeased", 25)

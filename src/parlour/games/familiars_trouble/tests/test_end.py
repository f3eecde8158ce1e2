"""The score and what the witch says to it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.faces import BANDS, band
from parlour.games.familiars_trouble.state import Trouble

Table = Callable[..., Match[Trouble]]


def ended_with(points: int) -> Match[Trouble]:
    """A match that ends with so many points."""
    match = parlour.new(GAME, players=3, seed=1, options={"hand_exchange": False, "errand_exchange": False})
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
    collected = match.view().zone("collection").cards
    paid = sum(int(card.tags[0].split()[0]) for card in collected)
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
def test_each_band_has_its_sentence(points: int, name: str) -> None:
    assert band(points).name == name
    assert len({band.sentence for band in BANDS}) == len(BANDS)


@pytest.mark.clause("FT-10.2")
def test_everybody_is_told_the_band_at_the_end() -> None:
    match = ended_with(41)
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view.prompt == f"41 points. {band(41).sentence}"
        assert view.log[-1] == f"The match ends with 41 points. {band(41).sentence}"
        assert view.counter("points").note == "impressed"


@pytest.mark.clause("FT-10.2")
def test_newcomers_are_told_a_first_target() -> None:
    view = parlour.new(GAME, players=3, seed=1).view(0)
    assert view.counter("points").note == "displeased; a first target is 25"

"""The greedy bot works with the others and knows no more than it may."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import parlour
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.state import Trouble

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]


def advice(match: Match[Trouble]) -> str:
    return match.game.text(match.state, match.state.advice())


def test_three_greedy_bots_score_far_more_than_random_moves_do() -> None:
    """Random moves score about 9 points, greedy ones about 30."""
    total = 0
    for seed in range(12):
        state = parlour.new(GAME, players=3, seed=seed).state.copy()
        while not state.over:
            state.play(state.advice())
        total += state.outcome().scores[0]
    assert total / 12 > 24


def test_advice_is_the_same_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    random = Random(2)
    match = parlour.new(GAME, players=3, seed=2)
    while not match.over:
        seat = match.state.seat
        for seed in range(2):
            assert match.state.resample(seat, seed).advice() == match.state.advice()
        match.play(random.choice(match.legal()))


def test_the_last_seat_completes_what_it_can_with_the_cheapest_card(trick: Table, play: Play) -> None:
    match = play(trick("R3", "R4", "R5 R8 R9 B3 G3", errands="1D 1B 1C 2B 3B"), "play R3,play R4")
    assert advice(match) == "play R5"
    match = play(trick("R3", "R4", "R5 R8 R9 B3 G3", errands="1B 1C 1E 2A 3B"), "play R3,play R4")
    assert advice(match) == "play R8"


def test_the_second_keeps_what_the_lead_gave_it(table: Table, play: Play) -> None:
    match = play(table("R9 R8 B3 G3 G4", "B4 B5 G5 G6 R7", errands="1A 1D 1B 2A 3A"), "exchange")
    gift = advice(match)
    assert gift in ("pass R8", "pass R9")
    match.play(gift)
    assert advice(match) == "pass R7"


def test_a_position_is_worth_more_with_more_points() -> None:
    match = parlour.new(GAME, players=3, seed=1)
    state = match.state
    before = state.value(0)
    state.points += 5
    assert 0 <= before < state.value(0) <= 1000
    state.points = 90
    assert state.value(0) == 1000

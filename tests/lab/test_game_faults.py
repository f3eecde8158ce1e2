"""A game whose code fails: the lab tells it, with where, and never adds it up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from tests.engine.test_state import Broken

from parlour.engine import registry
from parlour.engine.chance import Roll
from parlour.engine.errors import Reason
from parlour.engine.fold import Facts
from parlour.engine.game import Game
from parlour.engine.presentation import Asked, Option, Presentation
from parlour.engine.vocabulary import Vocabulary
from parlour.lab import arena
from parlour.lab.arena import Contest
from parlour.lab.balance import study
from parlour.lab.balance.study import Study
from parlour.lab.faults import BrokenMatch
from parlour.lab.simulate import Series, simulate
from parlour.lab.workers import ALONE, Crew

NAME = "broken-countdown"


def broken_game(method: str) -> Game:
    return Game(
        name=NAME,
        title="Broken Countdown",
        tagline="",
        seats=range(2, 3),
        minutes=(1, 1),
        package="parlour.engine",
        state=lambda players, settings, cards: Broken(players, method),
        requests=(Roll(lambda state: "start", lambda state: [7, 8, 9]),),
        text=lambda state, move: f"take {move}",
        parse=lambda state, text: int(text.split()[1]),
        presentation=Presentation(
            vocabulary=Vocabulary({}, (), (), (), {}, {}, {}, {}),
            things=lambda card_set: {},
            show=lambda state, viewer: Facts({}, {}),
            tell=lambda state, notes, mover: [],
            asked=lambda state, viewer: Asked(),
            choice=lambda state, move: Option(f"take {move}", "take"),
            why_not=lambda state, move: Reason("", "no"),
        ),
    )


@pytest.fixture(params=["find_legal", "apply", "score"])
def method(request: pytest.FixtureRequest) -> Iterator[Any]:
    registry.games()[NAME] = broken_game(request.param)
    yield request.param
    del registry.games()[NAME]


def test_simulate_counts_the_matches_that_broke_and_nothing_of_them(method: str) -> None:
    """In the compiled loop, beside it, in a search and in workers."""
    series = Series(NAME, 2, games=10, seed=9)
    for bot, crew in (("random", ALONE), ("greedy", ALONE), ("search:8", ALONE), ("random", Crew(2))):
        result = simulate(replace(series, bots=(bot,)), crew)
        assert (result.games, result.decisions, sum(result.wins), result.broken.total()) == (0, 0, 0, 10)
        assert all(f"LookupError: lost in {method}" in broken for broken in result.broken)


def test_arena_and_balance_raise_the_fault_of_a_game(method: str) -> None:
    with pytest.raises(BrokenMatch, match=r"deal 0 of seed 0 .*LookupError: lost in"):
        arena.run(Contest(NAME, 2, ("random",), deals=2))
    with pytest.raises(BrokenMatch, match=r"deal \d+ of seed 0 .*LookupError: lost in"):
        study.run(Study(NAME, 2, games=4, bots=("random",)))

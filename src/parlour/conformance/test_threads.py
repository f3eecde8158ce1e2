"""A match owns all it uses: what is played beside it, in another thread, changes nothing of it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier

import pytest

from parlour.engine import registry
from parlour.engine.fold import Event
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.view import View
from parlour.testing import TestSetup, some_setups

DECISIONS = 60
SEED = 11
Told = tuple[str, list[list[Event]], list[View]]
pytestmark = pytest.mark.usefixtures("presentation")


@pytest.fixture(autouse=True)
def hasty_threads() -> Iterator[None]:
    """Change from one thread to the other as often as can be."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def told(match: Match, seed: int) -> Told:
    """Play at random, and all that anybody was told: the record, the events and the views."""
    random, events, views = Random(seed), [], []
    for _ in range(DECISIONS):
        if match.over:
            break
        since = match.steps
        match.play(random.choice(match.legal()))
        for seat in (None, *range(match.players)):
            events.append(match.events(seat, since))
            views.append(match.view(seat))
    return match.record.to_text(), events, views


def together(*plays: Callable[[], Told]) -> list[Told]:
    """All at the same time, each in a thread of its own."""
    start = Barrier(len(plays))

    def run(play: Callable[[], Told]) -> Told:
        start.wait(60)
        return play()

    with ThreadPoolExecutor(len(plays)) as threads:
        return list(threads.map(run, plays))


def playing(setup: TestSetup, seed: int) -> Callable[[], Told]:
    return lambda: told(setup.match(seed), seed)


def test_two_matches_in_two_threads_never_meet(game: Game) -> None:
    for setup in some_setups(game, 2):
        plays = [playing(setup, SEED), playing(setup, SEED + 1)]
        alone = [play() for play in plays]
        for _ in range(3):
            assert together(*plays) == alone


def test_a_match_of_another_game_in_another_thread_is_not_noticed(game: Game) -> None:
    others = [other for other in registry.games().values() if other is not game and other.presentation]
    plays = [playing(TestSetup(one, one.seats[0]), SEED) for one in (game, *others)]
    alone = [play() for play in plays]
    assert together(*plays) == alone


def test_a_state_copied_in_another_thread_stays_as_it_is(game: Game) -> None:
    """What a search does beside the table: copies and other worlds, played to the end."""
    match = TestSetup(game, game.seats[0]).match(SEED)
    state, seat = match.state.copy(), match.state.seat

    def imagine() -> Told:
        random = Random(1)
        for seed in range(20):
            world = state.resample(seat, seed)
            for _ in range(DECISIONS):
                if not world.over:
                    world.play(random.choice(world.legal()))
        return "", [], []

    play = playing(TestSetup(game, game.seats[0]), SEED)
    assert together(play, imagine, imagine)[0] == play()

"""Worlds that could be true have a past that could be true: the law of knowledge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.testing import TestSetup, Witness, check_past, play_before, some_setups

MOST = 10  # positions of a match
pytestmark = pytest.mark.usefixtures("presentation")


def witnessed(setup: TestSetup, random: Random) -> Iterator[tuple[Match, list[Witness]]]:
    """Positions of random play, farther apart as the match goes on, with what every seat was told since the start."""
    match = setup.match(random.getrandbits(40))
    witnesses = [Witness(match, seat) for seat in range(setup.players)]
    positions = wait = 0
    while not match.over and positions < MOST:
        if wait == 0:
            yield match, witnesses
            positions += 1
            wait = positions
        wait -= 1
        play_before(witnesses, random.choice(match.legal()))


def test_in_every_world_every_past_move_was_legal_and_the_seat_was_told_the_same(game: Game) -> None:
    random = Random(13)
    for setup in some_setups(game, 4):
        for match, witnesses in witnessed(setup, random):
            for witness in witnesses:
                check_past(witness, match.state.resample(witness.seat, random.getrandbits(40)))

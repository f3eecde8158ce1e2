"""Who forgets cards reckons with worlds that cannot be true; the rules still hold there, and nothing secret matters."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from parlour.engine.fold import Facts
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.state import State
from parlour.testing import positions, some_setups

ALL = 100
pytestmark = pytest.mark.usefixtures("presentation")


def asked(game: Game, seed: int, every: int) -> Iterator[tuple[Match, int]]:
    """Positions with whoever decides there."""
    for setup in some_setups(game, 6):
        for match in positions(setup.match(seed), Random(seed), every=every):
            if match.seat is not None:
                yield match, match.seat


def facts(match: Match, state: State, viewer: int | None) -> Facts:
    return match.presentation.show(state, viewer)


def test_hands_keep_their_size_and_the_seat_its_own_cards_and_moves(game: Game) -> None:
    for match, seat in asked(game, 21, every=5):
        world, true = match.state.resample(seat, 21, forgets=ALL), facts(match, match.state, seat)
        seen = facts(match, world, seat)
        hands = [id for id in true.zones if match.presentation.vocabulary.zone(id).role == "hand"]
        assert {id: seen.zones[id].size for id in hands} == {id: true.zones[id].size for id in hands}
        assert sum(place.size for place in seen.zones.values()) == sum(place.size for place in true.zones.values())
        assert all(seen.zones[id] == true.zones[id] for id in hands if id.endswith(f":{seat}"))
        assert world.legal() == match.state.legal()


def test_a_world_with_forgotten_cards_can_be_played_to_the_end(game: Game) -> None:
    random = Random(22)
    for match, seat in asked(game, 22, every=9):
        for is_sensible in (False, True):
            world = match.state.resample(seat, random.getrandbits(40), forgets=random.choice((30, ALL)))
            while not world.over:
                world.play(world.advice() if is_sensible else random.choice(world.legal()))


def test_what_is_forgotten_depends_on_nothing_that_the_seat_cannot_know(game: Game) -> None:
    """P14"""
    random = Random(23)
    for match, seat in asked(game, 23, every=7):
        other = match.state.resample(seat, random.getrandbits(40))
        seed = random.getrandbits(40)
        worlds = [state.resample(seat, seed, canonical=True, forgets=50) for state in (match.state, other)]
        for viewer in range(match.players):
            assert facts(match, worlds[0], viewer) == facts(match, worlds[1], viewer)
        assert worlds[0].advice() == worlds[1].advice()

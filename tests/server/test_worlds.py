"""P1, for every game: of two true worlds that a viewer cannot tell apart, none sends it another byte."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.bots.base import Generator
from parlour.bots.greedy import Greedy
from parlour.bots.search import Budget, Search
from parlour.engine import registry
from parlour.engine.chance import Secret
from parlour.engine.match import Match
from parlour.engine.messages import Why
from parlour.engine.state import State
from parlour.server.tables.stream import Stream
from parlour.server.tables.telling import Telling
from parlour.testing import TestSetup, some_setups

GAMES = list(registry.games())


class Ear:
    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)


def message_of(frame: bytes) -> Any:
    """What a frame holds; its length is written in one of three ways (RFC 6455)."""
    head = {126: 4, 127: 10}.get(frame[1], 2)
    return msgspec.json.decode(frame[head:])


def matches(game: str, random: Random, most: int = 30) -> Iterator[tuple[TestSetup, Match]]:
    """Positions of tables with secret chance, each followed by a random move."""
    for seed, setup in enumerate(some_setups(registry.game(game), 3)):
        match = Match(setup.game, setup.players, setup.options, chance=Secret(seed.to_bytes(32, "big")))
        for _ in range(most):
            if match.over:
                break
            yield setup, match
            match.play(random.choice(match.legal()))


def in_world(match: Match, state: State) -> Match:
    """The same match with another state, to be played on by itself."""
    world = copy.copy(match)
    world.record, world.notes, world.chance = copy.deepcopy(match.record), match.notes[:], copy.copy(match.chance)
    world.state, world._happened = state, [*match.follow()]
    world.state.live, world.state.noting = False, True
    return world


def another(state: State, viewer: int | None, random: Random) -> State:
    if viewer is not None:
        return state.resample(viewer, random.getrandbits(40))
    return state.resample(0, random.getrandbits(40)).resample(1, random.getrandbits(40))


def heard_of(world: Match, viewer: int | None, move: str) -> list[bytes]:
    stream, ear = Stream(world, viewer), Ear()
    stream.add(ear)
    world.play(move)
    stream.advance(Telling(world))
    return ear.heard


@pytest.mark.parametrize("game", GAMES)
def test_the_update_after_a_move_is_the_same(game: str) -> None:
    random, compared = Random(1), 0
    for setup, match in matches(game, random):
        for viewer in (None, *range(setup.players)):
            here, there = in_world(match, match.state.copy()), in_world(match, another(match.state, viewer, random))
            both = sorted(set(here.legal()) & set(there.legal()))
            if not both:
                continue
            move = random.choice(both)
            frames = heard_of(here, viewer, move), heard_of(there, viewer, move)
            if here.view(viewer) == there.view(viewer):
                assert frames[0] == frames[1]
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("game", GAMES)
def test_the_hint_is_the_same(game: str) -> None:
    """P14: what the bot advises, and its reason."""
    random, search = Random(2), Search(Generator(3), Budget(iterations=12))
    for _, match in matches(game, random):
        seat = match.state.seat
        here, there = match, in_world(match, another(match.state, seat, random))
        assert Greedy(Generator(3)).advise(here.position()) == Greedy(Generator(3)).advise(there.position())
        assert searched(search, here) == searched(search, there)


def searched(search: Search, match: Match) -> tuple[str, Why]:
    """As hints are: by canonical worlds."""
    search.generator = Generator(3)
    return search.advise(match.position(canonical=True))

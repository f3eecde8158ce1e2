"""A match that is continued from some point in another world is a match like any other."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from parlour.engine import record, replay
from parlour.engine.chance import Secret
from parlour.engine.errors import BadRecord, ParlourError
from parlour.engine.game import Game
from parlour.engine.match import Match, remade
from parlour.testing import midway, some_setups

pytestmark = pytest.mark.usefixtures("presentation")


def played(match: Match, random: Random, most: int = 10_000) -> Match:
    for _ in range(most):
        if match.over:
            break
        match.play(random.choice(match.legal()))
    return match


def continued(game: Game, seat: int, random: Random) -> Match:
    """A match that goes on from the middle of another in another world."""
    setup = some_setups(game, 1)[0]
    first = played(setup.match(3), random)
    at = min(20, len(first.record.decisions) // 2)
    second = remade(game, first.record, at)
    before = second.view(seat)
    second.redeal(seat, 77)
    assert second.view(seat) == before
    second.chance = Secret(bytes(32))
    return played(second, random)


def test_its_record_is_replayed_to_the_same_end(game: Game) -> None:
    second = continued(game, 1, Random(4))
    text = second.record.to_text()
    again = replay.replay(record.parse(text))
    assert again.record.to_text().splitlines()[:-1] == text.splitlines()[:-1]
    assert again.outcome == second.outcome
    for seat in range(second.players):
        assert again.view(seat) == second.view(seat)
    middle = second.replayed(len(second.record.decisions) // 2)
    assert not middle.over


def test_nobody_is_told_of_the_cards_others_held_in_the_world_before(game: Game) -> None:
    setup = some_setups(game, 1)[0]
    match = midway(setup, 5, Random(5), 15)
    told = [match.events(seat) for seat in (None, 0)]
    match.redeal(0, 1)
    assert match.events(0) == told[1]
    for seat in range(1, setup.players):
        assert match.events(seat) == told[0]


def test_a_redeal_that_cannot_be_is_refused(game: Game) -> None:
    setup = some_setups(game, 1)[0]
    lines = played(setup.match(6), Random(6)).record.to_text().splitlines()
    decision = next(number for number, line in enumerate(lines) if '"decision"' in line)
    for bad in ('{"type":"redeal","seat":9,"seed":1}', '{"type":"redeal","seat":0,"seed":-1}', '{"type":"redeal"}'):
        with pytest.raises(BadRecord):
            replay.replay(record.parse("\n".join([*lines[:decision], bad])))
    with pytest.raises(BadRecord):
        replay.replay(record.parse("\n".join([*lines[:-1], '{"type":"redeal","seat":0,"seed":1}'])))


def test_only_the_redeal_that_the_secret_gives_is_verified(game: Game) -> None:
    setup = some_setups(game, 1)[0]
    secret = Secret(bytes(range(32)))
    for seed in (secret.redeal_seed, secret.redeal_seed - 1):
        match = midway(setup, 7, Random(7), 6)
        match.redeal(0, seed)
        match.record.setup = replace(match.record.setup, commitment=secret.commitment)
        match.chance = Secret(bytes(range(32)))
        found = record.parse(played(match, Random(8)).record.to_text())
        if seed == secret.redeal_seed:
            replay.verify(found)
        else:
            with pytest.raises(ParlourError, match="dealt anew"):
                replay.verify(found)

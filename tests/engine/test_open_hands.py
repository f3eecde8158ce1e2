"""All hands open: what all viewers know, put together."""

from __future__ import annotations

from random import Random

import pytest

from parlour.engine import registry
from parlour.engine.game import Game
from parlour.engine.open_hands import open_facts, unknown
from parlour.testing import TestSetup

GAMES = list(registry.games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whoever_sees_all_hands_knows_of_every_place_what_its_owner_knows(game: Game) -> None:
    match, random = TestSetup(game, game.seats[-1]).match(3), Random(3)
    for _ in range(40):
        if match.over:
            break
        known = open_facts(match.presentation, match.state)
        for seat in range(match.players):
            own = match.view(seat)
            for id, place in own.zones.items():
                assert unknown(known.zones[id]) <= unknown(place)
                if match.presentation.vocabulary.zone(id).sees == "owner" and id.endswith(f":{seat}"):
                    assert known.zones[id] == place
            for id in own.counters:
                assert id in known.counters
        match.play(random.choice(match.legal()))

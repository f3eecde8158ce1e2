"""For testing games, yours too: every setup there is, and positions reached by random play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game
from parlour.engine.match import Match


@dataclass(frozen=True)
class TestSetup:
    """A number of players and options that go together."""

    __test__ = False

    game: Game
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def match(self, seed: int = 0, keep_legal: bool = False) -> Match:
        return Match(self.game, self.players, self.options, chance=Seeded(seed), keep_legal=keep_legal)


def setups(game: Game) -> list[TestSetup]:
    """All numbers of players with all combinations of options."""
    found = []
    names = [option.name for option in game.options]
    for players in game.seats:
        for values in product(*(option.samples for option in game.options)):
            options = dict(zip(names, values, strict=True))
            try:
                game.setup(players, options)
            except BadSetup:
                continue
            found.append(TestSetup(game, players, options))
    return found


def some_setups(game: Game, most: int, seed: int = 0) -> list[TestSetup]:
    """A few of them, every number of players and both ends of every option among them."""
    every = setups(game)
    if len(every) <= most:
        return every
    random = Random(seed)
    plain = [setup for setup in every if setup.options == game.setup(setup.players, {})]
    others = [setup for setup in every if setup not in plain]
    return plain[:most] + random.sample(others, max(0, most - len(plain)))


def positions(match: Match, random: Random, every: int = 1, most: int = 40) -> Iterator[Match]:
    """Play at random, stopping at every so many decisions; in a long match now and then, but never more than `most`."""
    decisions = stops = 0
    while not match.over and stops < most:
        if decisions % every == 0:
            yield match
            stops += 1
            every += stops // 20
        match.play(random.choice(match.legal()))
        decisions += 1

"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from parlour.engine import native
from parlour.engine.loops import match_seed
from parlour.engine.match import Position
from parlour.engine.messages import Why

POLICY = 1


class Generator:
    """The random numbers of the bots in one match, so that the same seed gives the same match."""

    def __init__(self, seed: int) -> None:
        self.rng = native.seeded(seed, POLICY)

    @classmethod
    def of_match(cls, seed: int, match: int) -> Generator:
        return cls(match_seed(seed, match))

    def below(self, n: int) -> int:
        self.rng = native.advance(self.rng)
        return native.below(self.rng, n)


class Bot(Protocol):
    def choose(self, position: Position) -> str:
        """The text of a legal move."""


class Adviser(Bot, Protocol):
    def advise(self, position: Position) -> tuple[str, Why]:
        """The text of a legal move, and why."""


class Noisy:
    """A bot that makes some of its moves at random."""

    def __init__(self, bot: Bot, generator: Generator, percent: int) -> None:
        self.bot = bot
        self.generator = generator
        self.percent = percent

    def choose(self, position: Position) -> str:
        if self.generator.below(100) >= self.percent:
            return self.bot.choose(position)
        legal = position.legal()
        return legal[self.generator.below(len(legal))]

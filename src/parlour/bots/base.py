"""What a bot is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from parlour.engine import native
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.engine.messages import Why

POLICY = 1
MOST_WORLDS = 240  # that are drawn to read signs by
LEAST_LIKELY = 6


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

    def sign(self, position: Position) -> str:
        """The sign to show at a seat that may show one; empty for none."""


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

    def sign(self, position: Position) -> str:
        return self.bot.sign(position)


def advised_sign(position: Position, generator: Generator) -> str:
    """What the game's strategy would show (C-7); empty for nothing."""
    if position.game.signs is None:
        return ""
    state = position.imagine(generator.below(2**31))
    found = position.game.signs.advise(state, position.seat)
    return "" if found is None else position.game.presentation.vocabulary.talk.signs[found]


def decided_by_signs(position: Position, generator: Generator) -> str:
    """The best move where the others have shown signs (C-7): by rejection, in worlds in which they would have.

    Empty where no sign is of use, or none that makes sense.
    """
    signs = position.game.signs
    if signs is None or not signs.is_read(position.imagine(0)):
        return ""
    tried = [position.imagine(generator.below(2**31)) for _ in range(MOST_WORLDS)]
    likely = [world for world in tried if signs.fits(world, position.seat)]
    return position.game.text(likely[0], signs.decide(likely)) if len(likely) >= LEAST_LIKELY else ""


def let_sign(match: Match, players: Mapping[int, Bot]) -> None:
    """Before the time for signs ends, every bot shows what it would like."""
    if match.over or match.game.signs is None or not match.game.signs.is_last_call(match.state):
        return
    for seat, bot in players.items():
        if match.why_no_sign(seat) is None and (sign := bot.sign(Position(match, seat))):
            match.sign(seat, sign)

"""What the game's own strategy advises at first sight."""

from __future__ import annotations

from parlour.bots.base import Generator
from parlour.engine.match import Position


class Greedy:
    def __init__(self, generator: Generator, noise: int = 0) -> None:
        self.generator = generator
        self.noise = noise  # percent of moves made at random

    def choose(self, position: Position) -> str:
        if self.noise and self.generator.below(100) < self.noise:
            legal = position.legal()
            return legal[self.generator.below(len(legal))]
        state = position.imagine(self.generator.below(2**31))
        return position.game.text(state, state.advice())

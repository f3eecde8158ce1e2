"""What the game's own strategy advises at first sight."""

from __future__ import annotations

from parlour.bots.base import Generator
from parlour.engine.match import Position


class Greedy:
    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def choose(self, position: Position) -> str:
        state = position.imagine(self.generator.below(2**31))
        return position.game.text(state, state.advice())

    def advise(self, position: Position) -> tuple[str, str]:
        """The move it would make, and why in one sentence."""
        count = len(position.legal())
        if count == 1:
            return position.legal()[0], "It is the only move there is."
        words = f"At first sight it is the best of {count} moves; no move was thought through to the end."
        return self.choose(position), words

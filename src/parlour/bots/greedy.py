"""What the game's own strategy advises at first sight."""

from __future__ import annotations

from parlour.bots.base import Generator, advised_sign, decided_by_signs
from parlour.engine import messages
from parlour.engine.match import Position
from parlour.engine.messages import Why


class Greedy:
    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def sign(self, position: Position) -> str:
        return advised_sign(position, self.generator)

    def choose(self, position: Position) -> str:
        if move := decided_by_signs(position, self.generator):
            return move
        state = position.imagine(self.generator.below(2**31))
        return position.game.text(state, state.advice())

    def advise(self, position: Position) -> tuple[str, Why]:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0], Why(messages.ONLY_MOVE)
        return self.choose(position), Why(messages.AT_FIRST_SIGHT, (len(legal),))

"""Any legal move."""

from __future__ import annotations

from parlour.bots.base import Generator
from parlour.engine.match import Position


class Random:
    def __init__(self, generator: Generator) -> None:
        self.generator = generator

    def choose(self, position: Position) -> str:
        legal = position.legal()
        return legal[self.generator.below(len(legal))]

    def sign(self, position: Position) -> str:
        return ""

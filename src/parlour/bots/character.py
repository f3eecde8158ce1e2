"""A player with a taste: it tries its moves in worlds that could be true, and looks at a part of what came of them."""

from __future__ import annotations

from dataclasses import dataclass

from parlour.bots.base import Generator, advised_sign
from parlour.engine.match import Position
from parlour.engine.state import State


@dataclass(frozen=True)
class Taste:
    """Which part of what may come counts, from the worst (0) to the best (100), and how far it looks."""

    worlds: int
    ahead: int  # moves of all seats
    start: int
    end: int
    slip: int  # percent of the moves ahead that are any legal one


class Character:
    """Bold ones count on the best that a move brought in any world, careful ones reckon with the worst."""

    def __init__(self, generator: Generator, taste: Taste) -> None:
        self.generator = generator
        self.taste = taste

    def sign(self, position: Position) -> str:
        return advised_sign(position, self.generator)

    def choose(self, position: Position) -> str:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        worlds = [position.imagine(self.generator.below(2**31)) for _ in range(self.taste.worlds)]
        worth = {move: self.worth(move, worlds, position.seat) for move in worlds[0].legal()}
        return position.game.text(worlds[0], max(worth, key=lambda move: worth[move]))

    def worth(self, move: int, worlds: list[State], seat: int) -> int:
        """The sum over the part that counts; all moves are tried in the same worlds."""
        found = sorted(self.tried(move, world.copy(), seat) for world in worlds)
        return sum(found[self.place(self.taste.start) : self.place(self.taste.end)])

    def place(self, percent: int) -> int:
        return self.taste.worlds * percent // 100

    def tried(self, move: int, world: State, seat: int) -> int:
        world.play(move)
        for _ in range(self.taste.ahead):
            if world.over:
                break
            world.play(self.next_move(world))
        return world.value(seat)

    def next_move(self, world: State) -> int:
        if self.generator.below(100) >= self.taste.slip:
            return world.advice()
        legal = world.legal()
        return legal[self.generator.below(len(legal))]

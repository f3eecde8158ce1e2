"""A player who is weaker as people are: who sees little, forgets cards and what moves tell, and has a taste.

It tries some moves in a few worlds that could be true, not far ahead, and makes any of those that look nearly as good
as the best. So its mistakes are small ones: what loses much looks bad at a short sight, too.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from parlour.bots.base import Generator, advised_sign, decided_by_signs
from parlour.bots.comparison import Comparison
from parlour.bots.search import Budget, Thinker
from parlour.engine.match import Position
from parlour.engine.playouts import FLAT, Playouts
from parlour.engine.state import State

LEAST_WORLDS = 2


@dataclass(frozen=True)
class Temper:
    """What somebody sees, and likes."""

    moves: int  # how many it looks at
    ahead: int  # moves of all seats; 0: as far as the game says
    recalls: bool  # whether what the others did tells it what they hold
    reach: int  # percent of the way from the best move to the worst, as it sees them: what lies there is as welcome
    loss: int  # of 100: but nothing that brings so much less than the best
    doubt: int  # percent of a standard error by which what it sees in few worlds counts less than what is advised
    forgets: int = 0  # percent of the cards that it saw go: it reckons with them as with those that it cannot see
    daring: int = 0  # percent of the spread of results that it adds to a move; the careful take some off


class Person:
    def __init__(self, generator: Generator, budget: Budget, temper: Temper) -> None:
        self.generator = generator
        self.budget = budget
        self.temper = temper
        self.thinker = Thinker(Playouts(patience=FLAT, horizon=temper.ahead, recalls=temper.recalls))
        self.thinker.tree.forgets = temper.forgets

    def sign(self, position: Position) -> str:
        return advised_sign(position, self.generator)

    def choose(self, position: Position) -> str:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        if move := decided_by_signs(position, self.generator):
            return move
        root = position.imagine(self.generator.below(2**31))
        welcome = self.welcome(root)
        return position.game.text(root, welcome[self.generator.below(len(welcome))])

    def welcome(self, root: State) -> list[int]:
        """The moves that look nearly as good as the best."""
        looked_at = self.noticed(root)
        comparison = self.compared(root, looked_at)
        likings = {move: self.liking(comparison, move) for move in looked_at}
        best, worst = max(likings.values()), min(likings.values())
        least = best - min(self.temper.reach * (best - worst), self.temper.loss) / 100
        return [move for move in looked_at if likings[move] >= least]

    def noticed(self, root: State) -> list[int]:
        """What it looks at: what comes to mind at first, which is what the policy advises, and some others."""
        advised, others = root.advice(), root.legal()
        others.remove(advised)
        for i in range(min(self.temper.moves - 1, len(others))):
            j = i + self.generator.below(len(others) - i)
            others[i], others[j] = others[j], others[i]
        return [advised, *others[: self.temper.moves - 1]]

    def compared(self, root: State, moves: list[int]) -> Comparison:
        """In as many worlds as the budget allows, all moves in the same."""
        until = time.monotonic() + self.budget.seconds
        comparison = Comparison(self.thinker, root, self.generator.below(2**31), moves)
        for _ in range(max(LEAST_WORLDS, self.budget.iterations // len(moves))):
            comparison.go_on(1)
            if time.monotonic() > until:
                break
        return comparison

    def liking(self, comparison: Comparison, move: int) -> float:
        """How much more it brings than the advised move, as this one sees it."""
        lead = comparison.lead(move)
        return lead.value - (self.temper.doubt * lead.error - self.temper.daring * comparison.spread(move)) / 100

"""A player who is weaker as people are: who sees little, forgets cards and what moves tell, and has a taste.

It tries some moves in a few worlds that could be true, not far ahead, where it asks the net of the game how it stands,
and makes any that looks nearly as good as the best. So its mistakes are small: what loses much looks bad to it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace

from parlour.bots.base import Generator, advised_sign, decided_by_signs
from parlour.bots.comparison import Comparison
from parlour.bots.search import Budget, Thinker
from parlour.engine.match import Position
from parlour.engine.playouts import FLAT, Model, Playouts
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
    together: int = 0  # the reach where all win or lose together, and what everybody gives away adds up
    first: int = 0  # as how many worlds counts what it thinks of a move at first
    forgets: int = 0  # percent of the cards that it saw go: it reckons with them as with those that it cannot see
    daring: int = 0  # percent of the spread of results that it adds to a move; the careful take some off


class Person:
    def __init__(self, generator: Generator, budget: Budget, temper: Temper) -> None:
        self.generator = generator
        self.budget = budget
        self.temper = temper
        self.playouts = Playouts(
            patience=FLAT, horizon=temper.ahead, glance=temper.ahead, recalls=temper.recalls, models=(Model(net=True),)
        )
        self.thinker = Thinker(self.playouts)
        self.thinker.tree.forgets = temper.forgets
        self.reach = temper.reach

    def sign(self, position: Position) -> str:
        return advised_sign(position, self.generator)

    def choose(self, position: Position) -> str:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        if move := decided_by_signs(position, self.generator):
            return move
        self.sit_down(position)
        root = position.imagine(self.generator.below(2**31))
        welcome = self.welcome(root)
        return position.game.text(root, welcome[self.generator.below(len(welcome))])

    def sit_down(self, position: Position) -> None:
        self.thinker.sit_down(position, replace(self.playouts, net=position.game.playouts.net))
        self.reach = self.temper.together if position.game.is_cooperative else self.temper.reach

    def welcome(self, root: State) -> list[int]:
        """The moves that look nearly as good as the best."""
        looked_at = self.noticed(root)
        thoughts = self.thinker.first_thoughts(root, looked_at)
        comparison = self.compared(root, looked_at)
        likings = {move: self.liking(comparison, move, thoughts) for move in looked_at}
        best, worst = max(likings.values()), min(likings.values())
        least = best - min(self.reach * (best - worst), self.temper.loss) / 100
        return [move for move in looked_at if likings[move] >= least]

    def noticed(self, root: State) -> list[int]:
        """What it looks at: what comes to mind at first, to the policy and to the net, and some others."""
        first = list(dict.fromkeys((root.advice(), self.thinker.advised(root))))
        others = [move for move in root.legal() if move not in first]
        more = max(0, min(self.temper.moves - len(first), len(others)))
        for i in range(more):
            j = i + self.generator.below(len(others) - i)
            others[i], others[j] = others[j], others[i]
        return first + others[:more]

    def compared(self, root: State, moves: list[int]) -> Comparison:
        """In as many worlds as the budget allows, all moves in the same."""
        until = time.monotonic() + self.budget.seconds
        comparison = Comparison(self.thinker, root, self.generator.below(2**31), moves)
        for _ in range(max(LEAST_WORLDS, self.budget.iterations // len(moves))):
            comparison.go_on(1)
            if time.monotonic() > until:
                break
        return comparison

    def liking(self, comparison: Comparison, move: int, thoughts: dict[int, float]) -> float:
        """How much more it brings than the advised move, as this one sees it; first thoughts count as some worlds."""
        lead = comparison.lead(move)
        weight = self.temper.first / (self.temper.first + comparison.worlds) if thoughts else 0.0
        seen = lead.value + weight * (thoughts.get(move, 0.0) - lead.value)
        return seen - (self.temper.doubt * lead.error - self.temper.daring * comparison.spread(move)) / 100

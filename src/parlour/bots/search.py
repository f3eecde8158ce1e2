"""A bot that thinks: it plays what could be true to the end, many times, and remembers what worked."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt

from parlour.bots import tree as trees
from parlour.bots.base import Generator
from parlour.engine.match import Position
from parlour.engine.state import Moves, State

SLICE = 64  # iterations between looks at the clock


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, or so many seconds, whichever is given first."""

    iterations: int = 1_000_000
    seconds: float = 60.0
    threads: int = 1


@dataclass(frozen=True)
class Playouts:
    """How the search plays on from what it does not know."""

    noise: int = 10  # percent of moves made at random
    most_moves: int = 60  # before the game's own evaluation judges
    explore: int = 700


USUAL_BUDGET = Budget(iterations=1000)
USUAL_PLAYOUTS = Playouts()


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of a move: the mean result from 0 to 1, how often tried, and how the results spread."""

    move: str
    value: float
    visits: int
    spread: float


class Thinker:
    """One tree and its scratch; a search has one for each thread."""

    def __init__(self, playouts: Playouts) -> None:
        self.tree = trees.Tree()
        self.tree.noise = playouts.noise
        self.tree.most_moves = playouts.most_moves
        self.tree.explore = playouts.explore
        self.moves = Moves()

    def think(self, root: State, seed: int, budget: Budget) -> None:
        trees.reset(self.tree, seed)
        world = root.copy()
        until = time.monotonic() + budget.seconds
        left = budget.iterations
        while left > 0 and time.monotonic() < until:
            trees.search(self.tree, root, world, self.moves, min(SLICE, left))
            left -= SLICE


class Search:
    """Information-set Monte Carlo tree search. It knows the seat's position and nothing else."""

    def __init__(
        self, generator: Generator, budget: Budget = USUAL_BUDGET, playouts: Playouts = USUAL_PLAYOUTS
    ) -> None:
        self.generator = generator
        self.budget = budget
        self.thinkers = [Thinker(playouts) for _ in range(budget.threads)]

    def choose(self, position: Position) -> str:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        return max(self.explain(position), key=lambda estimate: (estimate.visits, estimate.value)).move

    def explain(self, position: Position) -> list[Estimate]:
        """Every legal move with what the search thinks of it, the best first."""
        root = position.imagine(self.generator.below(2**31))
        self.think(root)
        estimates = [self.estimate(position, root, move) for move in root.legal()]
        return sorted(estimates, key=lambda estimate: (-estimate.visits, -estimate.value))

    def think(self, root: State) -> None:
        seeds = [self.generator.below(2**31) for _ in self.thinkers]
        if len(self.thinkers) == 1:
            self.thinkers[0].think(root, seeds[0], self.budget)
            return
        with ThreadPoolExecutor(len(self.thinkers)) as pool:
            tasks = [
                pool.submit(one.think, root, seed, self.budget) for one, seed in zip(self.thinkers, seeds, strict=True)
            ]
            for task in tasks:
                task.result()

    def estimate(self, position: Position, root: State, move: int) -> Estimate:
        visits = total = squares = 0
        for thinker in self.thinkers:
            node = trees.child_of(thinker.tree, move)
            if node:
                visits += trees.visits(thinker.tree, node)
                total += trees.total(thinker.tree, node)
                squares += trees.total_of_squares(thinker.tree, node)
        if visits == 0:
            return Estimate(position.game.text(root, move), 0.0, 0, 0.0)
        mean = total / visits
        spread = sqrt(max(0.0, squares / visits - mean * mean))
        return Estimate(position.game.text(root, move), mean / 1000, visits, spread / 1000)

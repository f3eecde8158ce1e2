"""Some moves of one position against each other: in the same worlds, and everybody plays on by one model."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from parlour.bots import race, standings
from parlour.bots.search import Thinker, Worlds, spread_of
from parlour.engine.playouts import FLAT, Model, Playouts
from parlour.engine.state import State

SLIPS = 15  # of a hundred; without any, what all know is played on in one way only, and chance looks like certainty
MODELS = (
    Playouts(patience=FLAT, models=(Model(SLIPS),)),
    Playouts(patience=FLAT, models=(Model(50),)),  # every other move of the others is made at random
    Playouts(patience=30, models=(Model(SLIPS),)),  # a tree grows soon: everybody finds the better reply
)
WON = 1000  # what `evaluate` gives
LEAST_LEAD = 0.05
SURE = 2.0  # standard errors
VERY_SURE = 3.0


@dataclass(frozen=True)
class Lead:
    """How much more one move brings than another, of 1, with its standard error."""

    value: float
    error: float

    @property
    def at_least(self) -> float:
        return self.value - SURE * self.error

    @property
    def at_most(self) -> float:
        return self.value + VERY_SURE * self.error

    @property
    def is_clear(self) -> bool:
        return self.at_least >= LEAST_LEAD

    @property
    def can_be_clear(self) -> bool:
        """Whether more worlds may find it so."""
        return self.at_most >= LEAST_LEAD

    @property
    def is_open(self) -> bool:
        """Whether other worlds may say the contrary."""
        return abs(self.value - LEAST_LEAD) < VERY_SURE * self.error


class Comparison:
    """The moves of one position, the one that the others are compared with first."""

    def __init__(self, thinker: Thinker, root: State, seed: int, moves: Iterable[int]) -> None:
        self.thinker = thinker
        self.root = root
        self.imagined = Worlds(root)
        self.worlds = 0
        race.pit(thinker.tree, root, self.imagined.world, thinker.beliefs, seed)
        for move in dict.fromkeys(moves):
            race.enlist(thinker.tree, root, move)
        root.raise_fault()

    def go_on(self, worlds: int) -> None:
        """Try each move in so many more worlds."""
        self.thinker.race(self.imagined, worlds)
        self.worlds += worlds

    def mean(self, move: int) -> float:
        tree = self.thinker.tree
        return standings.total(tree, standings.child_of(tree, move)) / self.worlds / WON

    def spread(self, move: int) -> float:
        """How far the results of a move lie apart in different worlds."""
        tree = self.thinker.tree
        node = standings.child_of(tree, move)
        return spread_of(self.worlds, standings.total(tree, node), standings.total_of_squares(tree, node))

    def lead(self, move: int) -> Lead:
        """Of that move over the first."""
        tree = self.thinker.tree
        node = standings.child_of(tree, move)
        gain, squares = standings.gain(tree, node), standings.gain_of_squares(tree, node)
        return Lead(gain / self.worlds / WON, spread_of(self.worlds, gain, squares) / sqrt(self.worlds))

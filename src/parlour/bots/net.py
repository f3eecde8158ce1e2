"""A small network that says what a move is worth to the seat that makes it, from what that seat knows.

As in DouZero (Zha et al. 2021) the move is a part of the question: features of the position and of the move go in, the
share of a win (in a cooperative game: of the best score) comes out. A game says which features there are of a position
(`State.describe`) and of a move (`State.describe_move`); one more, after those, is that the game's own strategy advises
the move. Features are there or not, so the first layer is a sum of rows; that of the position is added up once, and
each move adds its own few rows to it, as in NNUE (Nasu 2018).

All is whole numbers, so the choice is the same, compiled or not. A weight of 1 is `ONE`; two hidden layers are
rectified and capped.

The weights lie in one row: a row of `hidden` for each feature, for the advice and for the bias; a row of `second` for
each hidden unit and for the bias; and the `second` weights of the result with its bias.
"""

from __future__ import annotations

from parlour.bots import sizes
from parlour.engine.state import Moves, State, Words, zeros

__all__ = ["Net", "best_move", "describe", "move_value", "prepare", "set_weight", "size_of", "value"]

SHIFT = 8  # a product of two numbers is in ONE times ONE
THOUSANDTHS = 1000


class Net:
    def __init__(self) -> None:
        self.features = 0  # how many there are, the advice not counted
        self.hidden = 0
        self.second = 0
        self.margin = 0  # how much better than the advised move another has to be, in ONE times ONE
        self.advised = 0
        self.best = 0  # of the legal moves, what is thought of the best
        self.base: Words = zeros(sizes.MOST_UNITS)  # the first layer's sums for the position,
        self.sums: Words = zeros(sizes.MOST_UNITS)  # and with a move
        self.inner: Words = zeros(sizes.MOST_UNITS)
        self.weights: Words = zeros(sizes.MOST_WEIGHTS)

    def add_row(self, row: int) -> None:
        start = row * self.hidden
        for unit in range(self.hidden):
            self.sums[unit] += self.weights[start + unit]

    def begin(self, root: State, moves: Moves, found: Moves) -> None:
        """Add up what the deciding seat knows."""
        self.advised = root.advise(moves)
        count = root.describe(found)
        for unit in range(self.hidden):
            self.sums[unit] = self.weights[(self.features + 1) * self.hidden + unit]
        for i in range(count):
            self.add_row(found.items[i])
        for unit in range(self.hidden):
            self.base[unit] = self.sums[unit]

    def judge(self, root: State, move: int, found: Moves) -> int:
        """What the move is worth, in ONE times ONE, after `begin`."""
        for unit in range(self.hidden):
            self.sums[unit] = self.base[unit]
        count = root.describe_move(move, found)
        for i in range(count):
            self.add_row(found.items[i])
        if move == self.advised:
            self.add_row(self.features)
        return self.result()

    def result(self) -> int:
        start = (self.features + 2) * self.hidden
        for unit in range(self.second):
            self.inner[unit] = self.weights[start + self.hidden * self.second + unit] * sizes.ONE
        for unit in range(self.hidden):
            if self.sums[unit] > 0:
                self.pass_on(start + unit * self.second, self.sums[unit] if self.sums[unit] < sizes.CAP else sizes.CAP)
        start += (self.hidden + 1) * self.second
        total = self.weights[start + self.second] * sizes.ONE
        for unit in range(self.second):
            if self.inner[unit] > 0:
                strength = self.inner[unit] >> SHIFT
                total += self.weights[start + unit] * (strength if strength < sizes.CAP else sizes.CAP)
        return total

    def pass_on(self, start: int, strength: int) -> None:
        for unit in range(self.second):
            self.inner[unit] += self.weights[start + unit] * strength

    def choose(self, root: State, moves: Moves, found: Moves) -> int:
        """The move that is worth most, unless the advised one is worth nearly as much; `best` says how much."""
        self.begin(root, moves, found)
        count = root.find_legal(moves)
        chosen = moves.items[0]
        most = 0
        for i in range(count):
            worth = self.judge(root, moves.items[i], found)
            liking = worth + self.margin if moves.items[i] == self.advised else worth
            if i == 0 or liking > most:
                most = liking
                self.best = worth
                chosen = moves.items[i]
        return chosen


def size_of(features: int, hidden: int, second: int) -> int:
    """How many weights a net has."""
    return (features + 2) * hidden + (hidden + 1) * second + second + 1


def best_move(net: Net, root: State, moves: Moves, found: Moves) -> int:
    """The move for whoever decides, by what that seat knows alone."""
    return net.choose(root, moves, found)


def value(net: Net, root: State, moves: Moves, found: Moves) -> int:
    """What the position is worth to whoever decides, as `State.evaluate` says it: 0 (lost) to 1000 (won)."""
    net.choose(root, moves, found)
    return in_thousandths(net.best)


def prepare(net: Net, root: State, moves: Moves, found: Moves) -> None:
    """Before the values of single moves are asked for."""
    net.begin(root, moves, found)


def move_value(net: Net, root: State, move: int, found: Moves) -> int:
    """What a legal move is worth to whoever decides: 0 to 1000."""
    return in_thousandths(net.judge(root, move, found))


def in_thousandths(worth: int) -> int:
    found = worth * THOUSANDTHS // (sizes.ONE * sizes.ONE)
    if found < 0:
        return 0
    return found if found < THOUSANDTHS else THOUSANDTHS


def set_weight(net: Net, at: int, weight: int) -> None:
    net.weights[at] = weight


def describe(root: State, move: int, found: Moves) -> int:
    """The features of a position, and after them those of a move, unless it is negative: for tests and tools."""
    return root.describe(found) if move < 0 else root.describe_move(move, found)

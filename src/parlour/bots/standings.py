"""How the moves of the root stand in the race of a `tree`."""

from __future__ import annotations

from parlour.bots.tree import Tree

__all__ = ["child_of", "gain", "gain_of_squares", "prior", "running", "total", "total_of_squares", "visits"]


def child_of(tree: Tree, move: int) -> int:
    """The node of a move of the root."""
    return tree.slots[tree.slot(0, move)]


def running(tree: Tree) -> int:
    """How many moves are still in the race."""
    return tree.running


def visits(tree: Tree, node: int) -> int:
    return tree.visits[node]


def total(tree: Tree, node: int) -> int:
    """The sum of the node's results; its mean is this by its visits."""
    return tree.values[node]


def total_of_squares(tree: Tree, node: int) -> int:
    return tree.squares[node]


def gain(tree: Tree, node: int) -> int:
    """By how much a move of the root did better than the advised one in the same worlds, added up."""
    return tree.gains[node]


def prior(tree: Tree, node: int) -> int:
    """How much more the net thinks of a move of the root than of the advised one; it counts as `tree.prior` worlds."""
    return tree.priors[node] - tree.priors[tree.runners[0]]


def gain_of_squares(tree: Tree, node: int) -> int:
    return tree.gain_squares[node]

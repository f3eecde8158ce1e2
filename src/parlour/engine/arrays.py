"""What the fields of a state are made of, and how a match ended."""

from __future__ import annotations

from typing import NamedTuple

Bytes = list[int]
"""A fixed-size list of numbers from 0 to 255."""
Words = list[int]
"""A fixed-size list of 32-bit numbers."""
Ints = list[int]
"""A fixed-size list of 64-bit numbers."""
Floats = list[float]
"""A fixed-size list of fractions."""
Grid = list[list[int]]
"""Rows of equal length, of numbers from 0 to 255."""
WordGrid = list[list[int]]
"""Rows of equal length, of 32-bit numbers."""
IntGrid = list[list[int]]
"""Rows of equal length, of 64-bit numbers."""
Note = tuple[int, int, int, int]
"""What happened: its kind and three numbers, see a game's notes."""


def zeros(count: int) -> list[int]:
    """A fixed-size list for a field of a state."""
    return [0] * count


def float_zeros(count: int) -> list[float]:
    """A fixed-size list of fractions, for what is learnt."""
    return [0.0] * count


def grid(rows: int, columns: int) -> list[list[int]]:
    """A table of fixed size for a field of a state: `state.played[round][seat]`."""
    return [[0] * columns for _ in range(rows)]


class Outcome(NamedTuple):
    """How a finished match ended, by seat."""

    winners: list[int]
    scores: list[int]
    ranks: list[int]

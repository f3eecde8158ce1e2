"""Why a move is good, in the game's terms: what hints and the coach have to say beside their figures.

A game computes it in `motives.py` from the functions and weights of its own strategy, so that a reason is a true one.
It is given a world that could be true for whoever decides, never the state that is, and must say the same in all of
them: what it says may rest only on what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

MOST_SAID = 2
LEAST_SHARE = 4  # of what the strongest weighs: whatever weighs less than this part of it goes unsaid

Said = tuple[Any, ...]
"""A message's id in the vocabulary (`motives` or `matters`), and its arguments."""


class Motive(NamedTuple):
    """What speaks for a move rather than its rival, and how much, in the strategy's own units."""

    weight: int
    said: Said


def strongest(motives: Iterable[Motive]) -> tuple[Said, ...]:
    """At most two, each once, the strongest first; those that count for little beside it are left out."""
    found = sorted((one for one in motives if one.weight > 0), key=lambda one: one.weight, reverse=True)
    kept = [one.said for one in found if one.weight * LEAST_SHARE >= found[0].weight]
    return tuple(dict.fromkeys(kept))[:MOST_SAID]

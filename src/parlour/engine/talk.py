"""Signs of a game's own: talk that its rules allow (C-7). They are no moves, and no record has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from parlour.engine.errors import Reason
from parlour.engine.fold import Event


@dataclass(frozen=True)
class Signs:
    """What a game knows of its signs, which are numbered as `vocabulary.Talk` lists them."""

    why_not: Callable[[Any, int], Reason | None]  # why a seat can show none now
    show: Callable[[Any, int, int], Event]  # a seat and its sign: from now on it is there to be seen
    is_last_call: Callable[[Any], bool]  # the next move ends the time for signs
    # Strategy
    advise: Callable[[Any, int], int | None]  # the sign that a seat should show
    is_read: Callable[[Any], bool]  # whether signs are of use to the seat that decides
    fits: Callable[[Any, int], bool]  # whether the others would have shown theirs in this world of the seat
    decide: Callable[[Any], int]  # the best move in such worlds


class Signed(NamedTuple):
    """A sign that was shown, after so many decisions."""

    after: int
    seat: int
    sign: str

"""Why a move is not legal: the clause that forbids it, and what to say."""

from __future__ import annotations

from parlour.engine.errors import Reason
from parlour.games.fuji_flush.play import Play


def why_not(state: Play, move: int) -> Reason:
    return Reason("FF-3.3", "not-in-hand", (str(move),))

"""Why a move is not legal: the clause that forbids it, and one plain sentence."""

from __future__ import annotations

from parlour.games.fuji_flush.state import FujiFlush


def why_not(state: FujiFlush, move: int) -> tuple[str, str]:
    return "FF-3.3", f"you have no {move} in your hand"

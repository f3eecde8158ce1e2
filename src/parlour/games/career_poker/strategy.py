"""How to play well."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.career_poker.rules import career


class Strategy(career.Career):
    """The rules' state, with an opinion."""

    def advise(self, moves: Moves) -> int:
        self.find_legal(moves)
        return moves.items[0]

    def evaluate(self, seat: int) -> int:
        return 500

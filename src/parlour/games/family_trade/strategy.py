"""How to play Family Trade well."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.family_trade.rules import secrets


class Strategy(secrets.Secrets):
    """The rules' state, with an opinion."""

    def advise(self, moves: Moves) -> int:
        self.find_legal(moves)
        return moves.items[0]

    def evaluate(self, seat: int) -> int:
        return 500

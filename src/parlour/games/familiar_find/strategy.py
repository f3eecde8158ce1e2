"""How to play A Familiar Find well."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find.rules import secrets


class Strategy(secrets.Secrets):
    """The rules' state, with an opinion."""

    def advise(self, moves: Moves) -> int:
        self.find_legal(moves)
        return moves.items[0]

    def evaluate(self, seat: int) -> int:
        return 500

"""How to play Familiar's Trouble well."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiars_trouble.rules import secrets


class Strategy(secrets.Secrets):
    """The rules' state, with an opinion."""

    def advise(self, moves: Moves) -> int:
        self.find_legal(moves)
        return moves.items[0]

    def evaluate(self, seat: int) -> int:
        return 20 * self.points if self.points < 50 else 1000

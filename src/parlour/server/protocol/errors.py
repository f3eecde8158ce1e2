"""What a client can get wrong, and what another process can get in the way of."""

from __future__ import annotations

from parlour.engine.errors import BadMove
from parlour.server.protocol.messages import Code, Problem

STATUS: dict[Code, int] = {
    "bad-message": 400,
    "bad-setup": 400,
    "bad-move": 400,
    "not-your-turn": 409,
    "not-now": 409,
    "not-yours": 403,
    "not-found": 404,
    "taken": 409,
    "too-many": 429,
    "too-large": 413,
    "conflict": 409,
    "outdated": 400,
    "away": 503,
    "broken": 500,
}


class Trouble(Exception):
    """Cannot be done; nothing was changed."""

    def __init__(self, code: Code, sentence: str, clause: str = "", status: int = 0, move: int = 0) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.clause = clause
        self.status = status or STATUS[code]
        self.move = move

    @property
    def problem(self) -> Problem:
        return Problem(self.code, self.sentence, self.clause)


class Conflict(Exception):
    """Another process changed the table first."""


def away() -> Trouble:
    """The store does not answer. What was being written may be kept or not: that shows when it is back."""
    return Trouble("away", "The store does not answer at the moment. Nothing is lost; try again in a moment.")


def bad_move(error: BadMove, move: int = 0) -> Trouble:
    return Trouble("bad-move", error.sentence, error.clause, move=move)


NOT_FOUND = "There is no such table."
NOT_YOURS = "That is not yours to do."

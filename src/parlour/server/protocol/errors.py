"""What a client can get wrong, and what another process can get in the way of."""

from __future__ import annotations

from typing import Any

import msgspec

from parlour.engine.errors import BadCards, BadMove
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
LONGEST_DETAIL = 300


class Trouble(Exception):
    """Cannot be done; nothing was changed. The id is one of `problems`, or for a bad move the reason's."""

    def __init__(
        self, code: Code, id: str, *args: Any, clause: str = "", status: int = 0, move: int = 0, detail: str = ""
    ) -> None:
        super().__init__(detail or id)
        self.code = code
        self.problem = Problem(code, id, args, clause, detail[:LONGEST_DETAIL])
        self.status = status or STATUS[code]
        self.move = move


class Conflict(Exception):
    """Another process changed the table first."""


def away() -> Trouble:
    """The store does not answer. What was being written may be kept or not: that shows when it is back."""
    return Trouble("away", "away")


def bad_cards(error: BadCards) -> Trouble:
    reason = error.reason
    return Trouble("bad-setup", reason.id, *reason.args, clause=reason.clause)


def bad_move(error: BadMove, move: int = 0) -> Trouble:
    reason = error.reason
    return Trouble("bad-move", reason.id, *reason.args, clause=reason.clause, move=move)


def not_understood(detail: str) -> Trouble:
    return Trouble("bad-message", "not-understood", detail=detail)


def detail_of(error: Exception) -> str:
    """What was wrong with the message, without repeating what it held."""
    return str(error) if isinstance(error, msgspec.ValidationError) else "that is not a message of this protocol"

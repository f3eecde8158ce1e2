"""What a player, a client or a file can get wrong. Anything else that goes wrong is a bug."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Why something cannot be done: the clause, and a message with arguments, of the game or of `engine.messages`."""

    clause: str
    id: str
    args: tuple[Any, ...] = ()

    def __str__(self) -> str:
        args = f" {', '.join(map(repr, self.args))}" if self.args else ""
        return f"{self.id}{args} ({self.clause})" if self.clause else f"{self.id}{args}"


class ParlourError(Exception):
    """A mistake from outside. Front ends say the reason in the reader's words; what has none is for programmers."""

    game = ""  # whose words they are, if not everybody's

    def __init__(self, reason: Reason | str = "") -> None:
        super().__init__(reason)
        self.reason = reason if isinstance(reason, Reason) else Reason("", "", (reason,))


class UnknownGame(ParlourError):
    pass


class BadSetup(ParlourError):
    """A number of players, an option or a card file that the game does not have."""


class BadCards(BadSetup):
    """A card file that cannot be played with; the reason is one of the engine's."""


class BadMove(ParlourError):
    """A move that cannot be made."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)

    @property
    def clause(self) -> str:
        """The rule that it breaks, if it is a move at all."""
        return self.reason.clause


class MalformedMove(BadMove):
    """Text that is no move of this game."""

    def __init__(self, reason: Reason = Reason("", "not-a-move")) -> None:  # noqa: B008
        super().__init__(reason)


class IllegalMove(BadMove):
    """A move of this game that the rules do not allow now."""


class Endless(RuntimeError):
    """A match or a call of a game that has no end: whoever plays many of them stops at the first."""


class BadRecord(ParlourError):
    """A record that cannot be replayed; names the line."""

    def __init__(self, line: int, message: str, path: str = "") -> None:
        where = f"{path}:{line}" if path else f"line {line}"
        super().__init__(f"{where}: {message}")
        self.line = line
        self.message = message

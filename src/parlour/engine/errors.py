"""What a player, a client or a file can get wrong. Anything else that goes wrong is a bug."""

from __future__ import annotations


class ParlourError(Exception):
    """A mistake from outside, with one plain sentence for whoever made it."""


class UnknownGame(ParlourError):
    pass


class BadSetup(ParlourError):
    """A number of players, an option or a card file that the game does not have."""


class BadMove(ParlourError):
    """A move that cannot be made. `clause` is the rule it breaks, if it is a move at all."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.sentence = message
        self.clause = clause


class MalformedMove(BadMove):
    """Text that is no move of this game."""


class IllegalMove(BadMove):
    """A move of this game that the rules do not allow now."""


class BadRecord(ParlourError):
    """A record that cannot be replayed; names the line."""

    def __init__(self, line: int, message: str, path: str = "") -> None:
        where = f"{path}:{line}" if path else f"line {line}"
        super().__init__(f"{where}: {message}")
        self.line = line
        self.message = message

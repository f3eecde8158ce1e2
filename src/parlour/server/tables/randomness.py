"""What nobody may foresee at a table: its secret, who sits where, and what bots do at random."""

from __future__ import annotations

import secrets
from random import SystemRandom

from parlour.server.store.rows import SeatRow


class Randomness:
    """From the operating system.

    A test gives the server another one, whose matches can be played again; no command, setting or message can.
    """

    def secret(self) -> str:
        return secrets.token_hex(32)

    def shuffle(self, seats: list[SeatRow]) -> None:
        SystemRandom().shuffle(seats)

    def bot_seed(self, secret: str, moves: int) -> int:
        """For a bot at the table with that secret, after so many moves."""
        return secrets.randbits(62)

"""Keeps the bots of a table from moving while a coach looks at a move, or a person thinks of taking it back."""

from __future__ import annotations

import asyncio
from time import monotonic

LOOK_SECONDS = 4.0  # that the bots wait for the coach
ANSWER_SECONDS = 45.0  # and for the person who may take a move back


class Hold:
    def __init__(self) -> None:
        self.until = monotonic() + LOOK_SECONDS
        self.freed = asyncio.Event()

    def free(self) -> None:
        self.freed.set()

    def prolong(self) -> None:
        self.until = monotonic() + ANSWER_SECONDS

    async def over(self) -> None:
        """Wait as long as it holds, be it prolonged meanwhile."""
        while not self.freed.is_set() and (left := self.until - monotonic()) > 0:
            try:
                await asyncio.wait_for(self.freed.wait(), left)
            except TimeoutError:
                continue

"""What is to be written to many sockets, gathered for a moment.

Whoever waits for a message is woken up by it, and that is dearer than the writing itself. Written one after the other,
messages meet readers that are awake still.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

MOST_SOCKETS = 64  # then those that were told first have waited long enough


class Outgoing(Protocol):
    """A socket to be written to."""

    def write(self, data: bytes) -> None: ...


class Outbox:
    def __init__(self) -> None:
        self.waiting: dict[Outgoing, bytes] = {}
        self.is_planned = False

    def put(self, socket: Outgoing, data: bytes) -> None:
        """To be written soon, in one piece with whatever else that socket is sent."""
        before = self.waiting.get(socket)
        if before is not None:
            self.waiting[socket] = before + data
            return
        self.waiting[socket] = data
        if len(self.waiting) >= MOST_SOCKETS:
            self.empty()
        elif not self.is_planned:
            self.is_planned = True
            asyncio.get_running_loop().call_soon(self.empty_as_planned)

    def empty_as_planned(self) -> None:
        self.is_planned = False
        self.empty()

    def empty(self) -> None:
        waiting, self.waiting = self.waiting, {}
        for socket, data in waiting.items():
            socket.write(data)

    def hurry(self, socket: Outgoing) -> None:
        """What waits for that socket is written at once."""
        data = self.waiting.pop(socket, None)
        if data:
            socket.write(data)

    def drop(self, socket: Outgoing) -> None:
        """The socket is gone."""
        self.waiting.pop(socket, None)

"""What is to be written to many sockets, gathered for a moment.

Whoever waits for a message is woken up by it, and that is dearer than the writing itself. Written one after the other,
messages meet readers that are awake still. Compiled code writes a burst in a thread of its own, and moves are made
meanwhile; until the thread is done, nobody else writes to those sockets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from parlour.engine.state import is_compiled
from parlour.server.net.burst import write_all

MOST_SOCKETS = 128  # then those that were told first have waited long enough
FEW = 16  # sockets are written to faster than a thread is woken up


class Outgoing(Protocol):
    """A socket to be written to."""

    descriptor: int

    @property
    def has_backlog(self) -> bool:
        """Whether something that was written before waits still."""

    def write(self, data: bytes) -> None: ...

    def hang_up(self) -> None: ...

    def release(self) -> None:
        """The descriptor is not needed any more."""


Burst = dict[Outgoing, bytes]
Waiting = dict[Outgoing, list[bytes]]  # joined once: pieces added to each other would be copied again and again


class Outbox:
    def __init__(self, has_thread: bool | None = None) -> None:
        self.waiting: Waiting = {}
        self.is_planned = False
        self.has_thread = is_compiled() if has_thread is None else has_thread
        self.thread = ThreadPoolExecutor(1, "parlour-send")
        self.away: Waiting = {}  # sockets that the thread writes to, with what came for them meanwhile
        self.afterwards: dict[Outgoing, Callable[[], None]] = {}

    def put(self, socket: Outgoing, data: bytes) -> None:
        """To be written soon, in one piece with whatever else that socket is sent."""
        if socket in self.away:
            self.away[socket].append(data)
            return
        before = self.waiting.get(socket)
        if before is not None:
            before.append(data)
            return
        self.waiting[socket] = [data]
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
        burst = {socket: b"".join(pieces) for socket, pieces in waiting.items()}
        if self.has_thread and len(burst) > FEW:
            burst = self.hand_over(burst)
        for socket, data in burst.items():
            socket.write(data)

    def hand_over(self, burst: Burst) -> Burst:
        """Let the thread write; returns what it cannot, because something else has to be written before."""
        left = {socket: data for socket, data in burst.items() if socket.has_backlog}
        for socket in left:
            del burst[socket]
        self.away.update({socket: [] for socket in burst})
        descriptors = [socket.descriptor for socket in burst]
        future = asyncio.get_running_loop().run_in_executor(self.thread, write_all, descriptors, list(burst.values()))
        future.add_done_callback(lambda done: self.written(burst, done.result()))
        return left

    def written(self, burst: Burst, sizes: list[int]) -> None:
        for (socket, data), size in zip(burst.items(), sizes, strict=True):
            late = b"".join(self.away.pop(socket))
            if size < len(data):
                socket.write(data[size:] + late)
            elif late:
                self.put(socket, late)
            if socket in self.afterwards:
                self.hurry(socket)
                self.afterwards.pop(socket)()

    def hurry(self, socket: Outgoing) -> None:
        """What waits for that socket is written at once."""
        pieces = self.waiting.pop(socket, None)
        if pieces:
            socket.write(b"".join(pieces))

    def finish(self, socket: Outgoing) -> None:
        """Hang up as soon as everything is written."""
        self.hurry(socket)
        self.when_back(socket, socket.hang_up)

    def drop(self, socket: Outgoing) -> None:
        """The socket is gone. As long as the thread has its descriptor, no other socket may get that number."""
        self.waiting.pop(socket, None)
        self.when_back(socket, socket.release)

    def when_back(self, socket: Outgoing, what: Callable[[], None]) -> None:
        if socket in self.away:
            self.afterwards[socket] = what
        else:
            what()

    def close(self) -> None:
        self.thread.shutdown()

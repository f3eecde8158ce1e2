"""A connection that speaks plain HTTP, as uvicorn reads it; whoever does not come to the point is shown out.

uvicorn waits for ever for the rest of a request. A timer for every request would cost more than most requests, so all
connections are looked at together now and then.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.server.net.addresses import Addresses
from parlour.server.ops.limits import Limits

LOOK_SECONDS = 1.0
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Connections:
    """All connections that speak HTTP, counted by address."""

    def __init__(self, limits: Limits, addresses: Addresses) -> None:
        self.limits = limits
        self.addresses = addresses
        self.inside: set[Connection] = set()
        self.from_address: Counter[str] = Counter()

    def enter(self, connection: Connection) -> bool:
        """False if that address has too many connections already. Proxies have as many as they need."""
        self.inside.add(connection)
        self.from_address[connection.address] += 1
        is_proxy = self.addresses.is_proxy(connection.address)
        return is_proxy or self.from_address[connection.address] <= self.limits.connections

    def leave(self, connection: Connection) -> None:
        if connection in self.inside:
            self.inside.remove(connection)
            self.from_address[connection.address] -= 1
            if not self.from_address[connection.address]:
                del self.from_address[connection.address]

    async def watch(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = monotonic()
            for connection in [connection for connection in self.inside if connection.is_late(now)]:
                connection.transport.abort()

    def protocol(self) -> Callable[..., Connection]:
        """What uvicorn makes for each connection."""

        class Counted(Connection):
            owner = self

        return Counted


class Connection(HttpToolsProtocol):
    """One connection, until it is closed or becomes a WebSocket."""

    owner: Connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.owner.addresses.of(self.client[0] if self.client else "")
        self.begun: float | None = monotonic()  # when the request that is being read began
        self.stuck: float | None = None  # since when nobody reads the answer
        self.has_head = False
        self.head_bytes = 0
        if not self.owner.enter(self):
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.owner.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.owner.leave(self)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.begun is None:
            self.begun = monotonic()
        if not self.has_head:
            self.head_bytes += len(data)
        super().data_received(data)
        if not self.has_head and self.head_bytes > self.owner.limits.head_bytes:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self.has_head = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.begun, self.has_head, self.head_bytes = None, False, 0
        super().on_message_complete()

    def pause_writing(self) -> None:
        self.stuck = monotonic()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck = None
        super().resume_writing()

    def is_late(self, now: float) -> bool:
        """Has it taken too long for a head, for a whole request, or to read an answer?"""
        limits = self.owner.limits
        if self.stuck is not None and now - self.stuck > limits.body_seconds:
            return True
        return self.begun is not None and now - self.begun > (
            limits.body_seconds if self.has_head else limits.head_seconds
        )

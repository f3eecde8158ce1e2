"""Where Prometheus asks for the numbers: an address of its own, for they count decisions made in secret."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress

from parlour.engine.errors import BadSetup

ASK_SECONDS = 5.0
HEAD = (
    "HTTP/1.1 {status}\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {size}\r\n"
    "Connection: close\r\n\r\n"
)


class MetricsServer:
    def __init__(self, address: str, text: Callable[[], str]) -> None:
        self.text = text
        self.socket = listen(address) if address else None
        self.server: asyncio.Server | None = None

    @property
    def port(self) -> int:
        """Which the system chose, if 0 was asked for."""
        assert self.socket
        port: int = self.socket.getsockname()[1]
        return port

    async def open(self) -> None:
        if self.socket:
            self.server = await asyncio.start_server(self.answer, sock=self.socket)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(ASK_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                is_found = head.startswith(b"GET /metrics ")
                body = (self.text() if is_found else "The numbers are at /metrics.\n").encode()
                status = "200 OK" if is_found else "404 Not Found"
                writer.write(HEAD.format(status=status, size=len(body)).encode() + body)
                await writer.drain()
        writer.close()

    def close(self) -> None:
        if self.server:
            self.server.close()
        elif self.socket:
            self.socket.close()


def listen(address: str) -> socket.socket:
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or len(port) > 5 or int(port) > 65535:
        raise BadSetup(f"metrics are at HOST:PORT, not at {address!r}")
    host = host.strip("[]")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, int(port)), family=family)
    except OSError as error:
        raise BadSetup(f"metrics cannot be shown at {address}: {error.strerror}") from None

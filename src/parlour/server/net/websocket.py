"""One WebSocket, as uvicorn hands it over.

The library `websockets` does the handshake and reads the frames. What goes out is gathered in one box for all sockets
and then written to the transport: no task and no queue per socket, and a reader that is too slow is known by the size
of the transport's buffer.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from parlour.server.net.outbox import Outbox
from parlour.server.ops.limits import Bucket, Limits

PING = b"\x89\x00"
SLOW = 1013
RESTART = 1012
KERNEL_BYTES = 65536  # that the system keeps for a slow reader, before we do
WHOLE_TEXT = 0x81
MASKED = 0x80
LONGEST_HEAD = 14
LAST_SECONDS = 5.0


class Receiver(Protocol):
    """What stands behind a socket."""

    def message(self, data: bytes) -> None: ...
    def flood(self) -> None: ...  # more than its share has come
    def lost(self) -> None: ...


Answer = Callable[["WebSocket", Request], "Receiver | tuple[int, str]"]


class WebSocket(asyncio.Protocol):
    def __init__(self, limits: Limits, answer: Answer, outbox: Outbox, connections: set[Any]) -> None:
        self.limits = limits
        self.answer = answer
        self.outbox = outbox
        self.connections = connections
        self.reader = ServerProtocol(max_size=limits.frame_bytes)
        self.transport: asyncio.Transport
        self.receiver: Receiver | None = None
        self.address = ""
        self.heard = monotonic()
        self.parts: list[bytes] = []
        self.rest = b""  # of a frame that is not whole yet
        self.is_slow = False
        self.is_written_to = False
        self.is_ending = False
        self.descriptor = -1
        self.bucket = Bucket(limits.messages_per_second, limits.messages_per_second * 2)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is not derived from it
        plain = transport.get_extra_info("socket")
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BYTES)
        if self.outbox.has_thread:
            self.descriptor = os.dup(plain.fileno())  # our own: the transport closes its one without asking
        self.connections.add(self)
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""

    def connection_lost(self, error: Exception | None) -> None:
        self.is_ending = True  # an answer may still be on its way, and the descriptor is somebody else's soon
        self.connections.discard(self)
        self.outbox.drop(self)
        if self.receiver:
            self.receiver.lost()
            self.receiver = None

    def data_received(self, data: bytes) -> None:
        self.heard = monotonic()
        if self.is_closing:
            return
        if self.receiver is None:
            self.read(data)
            return
        data = self.rest + data if self.rest else data
        at = 0
        while (size := frame_size(data, at)) and not self.is_closing:
            if size > self.limits.frame_bytes + LONGEST_HEAD:
                self.read(data[at:])  # the library says what is wrong with it
                return
            if at + size > len(data):
                break
            if data[at] == WHOLE_TEXT and data[at + 1] & MASKED and not self.parts and self.receiver:
                if self.may_take():
                    self.receiver.message(unmasked(data, at, size))
            else:
                self.read(data[at : at + size])
            at += size
        self.rest = data[at:]

    def read(self, data: bytes) -> None:
        """The handshake, and frames that are not just a message: by the library."""
        self.reader.receive_data(data)
        for event in self.reader.events_received():
            if isinstance(event, Request):
                self.shake_hands(event)
            elif isinstance(event, Frame):
                self.take(event)
        answer = b"".join(self.reader.data_to_send())
        if answer and not self.is_closing:
            self.send(answer)
        if self.reader.parser_exc is not None or self.reader.close_expected():
            self.end()

    def shake_hands(self, request: Request) -> None:
        response = self.reader.accept(request)
        if response.status_code == 101:
            receiver = self.answer(self, request)
            if isinstance(receiver, tuple):
                response = self.reader.reject(*receiver)
            else:
                self.receiver = receiver
        self.reader.send_response(response)

    def may_take(self) -> bool:
        """Every frame counts, be it a message, a part of one, or a ping that the library answers by itself."""
        if not self.bucket.take() and self.receiver:
            self.receiver.flood()
        return not self.is_closing

    def take(self, event: Frame) -> None:
        if not self.may_take() or event.opcode not in (Opcode.TEXT, Opcode.CONT, Opcode.BINARY):
            return
        self.parts.append(bytes(event.data))
        if event.fin and self.receiver:
            data, self.parts = b"".join(self.parts), []
            self.receiver.message(data)

    def send(self, data: bytes) -> None:
        """Whole frames."""
        if not self.is_ending:
            self.outbox.put(self, data)

    def write(self, data: bytes) -> None:
        """Whoever does not read is let go rather than waited for."""
        transport = self.transport
        if transport.is_closing():
            return
        transport.write(data)
        self.is_written_to = True
        if transport.get_write_buffer_size() > self.limits.buffer_bytes:
            self.is_slow = True
            transport.abort()

    @property
    def has_backlog(self) -> bool:
        if self.is_written_to:
            self.is_written_to = self.transport.get_write_buffer_size() > 0
        return self.is_written_to

    @property
    def is_closing(self) -> bool:
        return self.is_ending or self.transport.is_closing()

    def close(self, code: int, reason: str = "") -> None:
        if self.is_closing:
            return
        if self.receiver:
            self.reader.send_close(code, reason)
            self.send(b"".join(self.reader.data_to_send()))
        self.end()

    def end(self) -> None:
        self.is_ending = True
        self.outbox.finish(self)

    def hang_up(self) -> None:
        """Whoever does not read the last words is not waited for either."""
        self.transport.close()
        asyncio.get_running_loop().call_later(LAST_SECONDS, self.transport.abort)

    def release(self) -> None:
        if self.descriptor >= 0:
            os.close(self.descriptor)

    def ping(self) -> None:
        if not self.is_closing:
            self.send(PING)

    def shutdown(self) -> None:
        """Called by uvicorn when it stops."""
        self.close(RESTART)


def frame_size(data: bytes, at: int) -> int:
    """How many bytes the frame that begins there has, head and all; 0 if that is not to be seen yet."""
    if len(data) - at < 2:
        return 0
    size = data[at + 1] & 0x7F
    mask = 4 if data[at + 1] & MASKED else 0
    if size < 126:
        return 2 + mask + size
    length = 2 if size == 126 else 8
    if len(data) - at < 2 + length:
        return 0
    return 2 + length + mask + int.from_bytes(data[at + 2 : at + 2 + length], "big")


def unmasked(data: bytes, at: int, size: int) -> bytes:
    """What a whole masked frame holds."""
    end = at + size
    short = data[at + 1] & 0x7F
    begin = at + 6 if short < 126 else at + 8 if short == 126 else at + 14
    count = end - begin
    mask = data[begin - 4 : begin] * (count // 4 + 1)
    plain = int.from_bytes(data[begin:end], "big") ^ int.from_bytes(mask[:count], "big")
    return plain.to_bytes(count, "big")

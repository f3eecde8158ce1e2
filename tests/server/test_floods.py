"""P25: whatever one socket or address sends, the others are served, and then it is cut."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from tests.server.loops import run
from tests.server.table_client import PATIENCE_SECONDS, LiveServer, wait_until
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from parlour.server.net.outbox import Outbox
from parlour.server.ops.limits import Limits


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with the limits that people get, but for less time."""
    path = tmp_path_factory.mktemp("floods") / "parlour.db"
    limits = Limits(join_seconds=1.0, head_seconds=0.5, body_seconds=1.5)
    made = LiveServer(f"sqlite:///{path}", limits)
    yield made
    made.close()


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[LiveServer]:
    """A server that waits longer than any test; and lets few in."""
    made = LiveServer(
        f"sqlite:///{tmp_path / 'parlour.db'}", Limits(join_seconds=600, head_seconds=600, connections=30)
    )
    yield made
    made.close()


def frames(opcode: Opcode, count: int, fin: bool = True) -> bytes:
    return Frame(opcode, b"", fin).serialize(mask=True) * count


PINGS = frames(Opcode.PING, 100_000)
PONGS = frames(Opcode.PONG, 100_000)
PARTS = frames(Opcode.TEXT, 1, fin=False) + frames(Opcode.CONT, 100_000, fin=False)


def opened(live: LiveServer) -> ClientConnection:
    return connect(f"ws://127.0.0.1:{live.port}/ws", legacy=True, close_timeout=1)


def pour(line: ClientConnection, flood: bytes) -> None:
    """Past the library, which would wait for answers."""
    line.socket.settimeout(PATIENCE_SECONDS)
    for _ in range(20):
        line.socket.sendall(flood)


@pytest.mark.parametrize("flood", [PINGS, PONGS, PARTS], ids=["pings", "pongs", "parts of a message"])
def test_frames_that_are_no_messages_count_like_messages(usual: LiveServer, flood: bytes) -> None:
    """Before a join too; everybody else is answered meanwhile."""
    line = opened(usual)
    with pytest.raises(OSError):  # noqa: PT011 - a broken pipe or a reset, as it happens
        pour(line, flood)
    assert usual.person().get("/api/games")
    assert is_cut(line)


def is_cut(line: ClientConnection) -> bool:
    with suppress(ConnectionClosed):
        while True:
            line.recv(PATIENCE_SECONDS)
    return True


def test_a_socket_that_only_pings_is_cut_when_it_should_have_joined(usual: LiveServer) -> None:
    line = opened(usual)
    assert line.ping().wait(PATIENCE_SECONDS)
    assert is_cut(line)


def test_a_few_pings_are_answered(patient: LiveServer) -> None:
    line = opened(patient)
    assert all(line.ping().wait(PATIENCE_SECONDS) for _ in range(10))
    line.close()


def test_the_parts_that_a_burst_consists_of_are_joined_once() -> None:
    """A hundred thousand answers to one socket in one turn of the loop: added to each other they would be 10 GB."""
    written: list[int] = []

    class Line:
        descriptor = -1
        has_backlog = False

        def write(self, data: bytes) -> None:
            written.append(len(data))

        def hang_up(self) -> None: ...

        def release(self) -> None: ...

    async def talk() -> None:
        box, line = Outbox(has_thread=False), Line()
        for _ in range(100_000):
            box.put(line, b"\x8a\x00")
        await asyncio.sleep(0)

    run(talk())
    assert written == [200_000]


# Plain requests

HALVES = [
    b"",
    b"\r\n",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{",
    b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
]


def plain(live: LiveServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", live.port), PATIENCE_SECONDS)


def hears_the_end(line: socket.socket) -> bool:
    with suppress(ConnectionResetError):
        while line.recv(65536):
            pass
    line.close()
    return True


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_cut(usual: LiveServer, half: bytes) -> None:
    line = plain(usual)
    line.sendall(half)
    assert hears_the_end(line)


def test_half_a_request_after_a_whole_one_is_cut(usual: LiveServer) -> None:
    line = plain(usual)
    line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n")
    assert line.recv(10) == b"HTTP/1.1 2"
    line.sendall(b"GET /api")
    assert hears_the_end(line)


def test_a_request_that_comes_letter_by_letter_is_cut(usual: LiveServer) -> None:
    line = plain(usual)
    with pytest.raises(OSError):  # noqa: PT011 - a broken pipe or a reset, as it happens
        drip(line, b"GET /api/games HTTP/1.1\r\nX-" + b"x" * 100)
    line.close()


def drip(line: socket.socket, text: bytes) -> None:
    for letter in text:
        line.sendall(bytes([letter]))
        time.sleep(0.1)


def test_a_head_without_end_is_cut(usual: LiveServer) -> None:
    line = plain(usual)
    with pytest.raises(OSError):  # noqa: PT011
        line.sendall(b"GET /api/games HTTP/1.1\r\n" + b"X-A: b\r\n" * 2_000_000)
    line.close()


def test_an_answer_that_nobody_reads_is_not_kept(usual: LiveServer) -> None:
    line = plain(usual)
    with suppress(OSError):
        for _ in range(500):
            line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        wait_until(lambda: any(one.stuck for one in usual.server.connections.inside))
    wait_until(lambda: not any(one.stuck for one in usual.server.connections.inside))
    line.close()


def test_an_address_has_so_many_connections(patient: LiveServer) -> None:
    """Another address is let in meanwhile."""
    lines = [plain(patient) for _ in range(30)]
    late = plain(patient)
    assert late.recv(12) == b"HTTP/1.1 429"
    other = httpx.Client(
        base_url=patient.url, timeout=PATIENCE_SECONDS, transport=httpx.HTTPTransport(local_address="127.0.0.2")
    )
    assert other.get("/healthz").status_code == 200
    for line in [*lines, late]:
        line.close()
    wait_until(lambda: patient.server.connections.from_address["127.0.0.1"] == 0)
    assert patient.person()

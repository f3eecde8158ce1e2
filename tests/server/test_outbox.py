"""What is written to many sockets at once."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from tests.server.loops import run

from parlour.server.net.outbox import FEW, MOST_SOCKETS, Outbox
from parlour.server.net.websocket import WebSocket
from parlour.server.ops.limits import Limits


class Line:
    """A socket of which somebody holds the other end. What the thread does not write is in `written`."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.ended: list[str] = []
        self.has_backlog = False
        self.end, self.other_end = socket.socketpair()
        self.end.setblocking(False)
        self.other_end.setblocking(False)
        self.descriptor = self.end.fileno()

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def hang_up(self) -> None:
        self.ended.append("hung up")

    def release(self) -> None:
        self.ended.append("released")

    def read(self) -> bytes:
        with suppress(BlockingIOError):
            return self.other_end.recv(1 << 20)
        return b""

    def close(self) -> None:
        self.end.close()
        self.other_end.close()


@pytest.fixture
def lines() -> Iterator[list[Line]]:
    made = [Line() for _ in range(MOST_SOCKETS + 1)]
    yield made
    for line in made:
        line.close()


async def until_back(box: Outbox) -> None:
    while box.away:
        await asyncio.sleep(0.001)


def test_what_one_socket_is_sent_goes_out_in_one_piece_once_the_loop_turns(lines: list[Line]) -> None:
    async def talk() -> None:
        box, one, other = Outbox(), lines[0], lines[1]
        box.put(one, b"a")
        box.put(other, b"x")
        box.put(one, b"b")
        assert one.written == other.written == []
        await asyncio.sleep(0)
        assert (one.written, other.written) == ([b"ab"], [b"x"])
        box.put(one, b"c")
        await asyncio.sleep(0)
        assert one.written == [b"ab", b"c"]

    run(talk())


def test_many_sockets_do_not_wait_for_the_loop(lines: list[Line]) -> None:
    async def talk() -> None:
        box = Outbox(has_thread=False)
        for line in lines:
            box.put(line, b"a")
        assert [line.written for line in lines] == [[b"a"]] * MOST_SOCKETS + [[]]
        await asyncio.sleep(0)
        assert all(line.written == [b"a"] for line in lines)

    run(talk())


def test_a_socket_that_is_closed_gets_its_words_before_and_one_that_is_gone_none(lines: list[Line]) -> None:
    async def talk() -> None:
        box, closed, gone = Outbox(), lines[0], lines[1]
        box.put(closed, b"a")
        box.put(gone, b"b")
        box.finish(closed)
        box.drop(gone)
        assert (closed.written, closed.ended) == ([b"a"], ["hung up"])
        await asyncio.sleep(0)
        assert (closed.written, gone.written, gone.ended) == ([b"a"], [], ["released"])

    run(talk())


def test_a_thread_writes_to_many_and_what_comes_meanwhile_is_written_after_it(lines: list[Line]) -> None:
    async def talk() -> None:
        box = Outbox(has_thread=True)
        for number, line in enumerate(lines[:MOST_SOCKETS]):
            box.put(line, b"a%d" % number)
        box.put(lines[0], b"b")
        assert lines[0].written == []
        await until_back(box)
        assert [line.read() for line in lines[1:MOST_SOCKETS]] == [b"a%d" % n for n in range(1, MOST_SOCKETS)]
        assert lines[0].read() == b"a0"
        await asyncio.sleep(0)
        assert lines[0].written == [b"b"]
        box.close()

    run(talk())


def test_what_a_full_socket_does_not_take_is_left_to_its_transport_and_so_is_one_that_is_busy(
    lines: list[Line],
) -> None:
    async def talk() -> None:
        box, full, busy, broken = Outbox(has_thread=True), lines[0], lines[1], lines[2]
        long = b"0123456789" * 200_000
        busy.has_backlog = True
        broken.other_end.close()
        for line in lines[:FEW]:
            box.put(line, long if line is full else b"a")
        box.put(lines[FEW], b"a")
        await asyncio.sleep(0)
        assert full in box.away
        box.put(full, b"late")
        assert busy.written == [b"a"]
        await until_back(box)
        taken = full.read()
        assert 0 < len(taken) < len(long)
        assert [taken + part for part in full.written] == [long + b"late"]
        assert (busy.read(), broken.written, lines[FEW].read()) == (b"", [b"a"], b"a")
        box.close()

    run(talk())


def test_what_the_thread_has_in_hand_is_closed_and_let_go_of_afterwards(lines: list[Line]) -> None:
    async def talk() -> None:
        box, closed, gone = Outbox(has_thread=True), lines[0], lines[1]
        for line in lines[:MOST_SOCKETS]:
            box.put(line, b"a")
        box.put(closed, b"bye")
        box.finish(closed)
        box.finish(gone)
        box.drop(gone)
        assert closed.ended == gone.ended == []
        await until_back(box)
        assert (closed.read(), closed.written, closed.ended) == (b"a", [b"bye"], ["hung up"])
        assert (gone.written, gone.ended) == ([], ["released"])
        box.close()

    run(talk())


class Plain(asyncio.Transport):
    """As much of a transport as a socket needs that is made and lost."""

    def __init__(self, end: socket.socket) -> None:
        super().__init__({"socket": end})


def test_an_answer_to_somebody_who_is_gone_is_not_written_to_whoever_has_the_descriptor_now(lines: list[Line]) -> None:
    async def talk() -> None:
        box, line = Outbox(has_thread=True), lines[-1]
        gone = WebSocket(Limits(), lambda *_: (404, ""), box, set())
        gone.connection_made(Plain(line.end))
        gone.connection_lost(None)
        with socket.socket(fileno=os.dup(line.end.fileno())) as newcomer:
            assert newcomer.fileno() == gone.descriptor
            gone.send(b"for somebody else")
            for other in lines[:FEW]:
                box.put(other, b"a")
            await asyncio.sleep(0)
            await until_back(box)
        assert line.read() == b""
        box.close()

    run(talk())

"""What is written to many sockets at once."""

from __future__ import annotations

import asyncio

from parlour.server.outbox import MOST_SOCKETS, Outbox


class Line:
    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


def test_what_one_socket_is_sent_goes_out_in_one_piece_once_the_loop_turns() -> None:
    async def talk() -> None:
        box, one, other = Outbox(), Line(), Line()
        box.put(one, b"a")
        box.put(other, b"x")
        box.put(one, b"b")
        assert one.written == other.written == []
        await asyncio.sleep(0)
        assert (one.written, other.written) == ([b"ab"], [b"x"])
        box.put(one, b"c")
        await asyncio.sleep(0)
        assert one.written == [b"ab", b"c"]

    asyncio.run(talk())


def test_many_sockets_do_not_wait_for_the_loop() -> None:
    async def talk() -> None:
        box, lines = Outbox(), [Line() for _ in range(MOST_SOCKETS + 1)]
        for line in lines:
            box.put(line, b"a")
        assert [line.written for line in lines] == [[b"a"]] * MOST_SOCKETS + [[]]
        await asyncio.sleep(0)
        assert all(line.written == [b"a"] for line in lines)

    asyncio.run(talk())


def test_a_socket_that_is_closed_gets_its_words_before_and_one_that_is_gone_none() -> None:
    async def talk() -> None:
        box, closed, gone = Outbox(), Line(), Line()
        box.put(closed, b"a")
        box.put(gone, b"b")
        box.hurry(closed)
        box.drop(gone)
        assert closed.written == [b"a"]
        await asyncio.sleep(0)
        assert (closed.written, gone.written) == ([b"a"], [])
        box.hurry(gone)
        assert gone.written == []

    asyncio.run(talk())

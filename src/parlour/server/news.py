"""Several processes at the same tables: each tells the others, over Redis, which table has come to which step."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct
from redis import asyncio as redis
from redis.exceptions import RedisError

from parlour.server import logs
from parlour.server.guest import hear
from parlour.server.house import House
from parlour.server.table import Table

CHANNEL = "parlour"
PRESENCE_SECONDS = 5.0


class Piece(Struct, omit_defaults=True):
    """One piece of news. It holds no move and no card: those are read from the store."""

    sender: str
    table: str
    seq: int = 0
    said: bool = False
    seats: list[int] | None = None  # who is connected there
    watching: int = 0


class Newspaper:
    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.id = secrets.token_hex(6)
        self.redis = redis.from_url(url)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.outbox: asyncio.Queue[Piece] = asyncio.Queue()

    def changed(self, table: Table) -> None:
        self.outbox.put_nowait(Piece(self.id, table.id, table.seq))

    def said(self, table: Table) -> None:
        self.outbox.put_nowait(Piece(self.id, table.id, said=True))

    def presence(self, table: Table) -> None:
        seats = [seat for seat, count in table.here.items() if count and seat is not None]
        self.outbox.put_nowait(Piece(self.id, table.id, seats=seats, watching=table.here.get(None, 0)))

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def run(self) -> None:
        for work in (self.publish(), self.listen(), self.repeat_presence()):
            self.start(work)

    async def publish(self) -> None:
        while True:
            pieces = [await self.outbox.get()]
            while not self.outbox.empty():
                pieces.append(self.outbox.get_nowait())
            try:
                await self.redis.publish(CHANNEL, msgspec.json.encode(pieces))
            except (RedisError, OSError) as error:
                logs.fault("news could not be sent", error)
                await asyncio.sleep(1)
                for piece in pieces:
                    self.outbox.put_nowait(piece)

    async def listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self.catch_up_all()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            self.read(message["data"])
            except (RedisError, OSError) as error:
                logs.fault("news cannot be heard", error)
                await asyncio.sleep(1)

    async def catch_up_all(self) -> None:
        """Whatever was missed while nobody listened."""
        for table in list(self.house.tables.values()):
            self.start(self.house.heard(table.id, table.seq + 1))

    def read(self, data: bytes) -> None:
        try:
            pieces = msgspec.json.decode(data, type=list[Piece])
        except msgspec.DecodeError:
            return
        for piece in pieces:
            if piece.sender != self.id and piece.table in self.house.tables:
                self.start(self.take(piece))

    async def take(self, piece: Piece) -> None:
        table = self.house.tables.get(piece.table)
        if table is None:
            return
        try:
            if piece.seq:
                await self.house.heard(piece.table, piece.seq)
            if piece.said:
                number = table.said[-1].number if table.said else 0
                hear(self.house, table, await self.house.writer.ask(self.house.store.said_since, table.id, number))
            if piece.seats is not None:
                self.note_presence(table, piece, frozenset(piece.seats))
        except Exception as error:
            self.house.metrics.count("faults")
            logs.fault("news could not be followed", error, table=logs.short(piece.table))

    def note_presence(self, table: Table, piece: Piece, seats: frozenset[int]) -> None:
        before = (table.connected, table.watching)
        is_new = piece.sender not in table.away
        table.away[piece.sender] = (seats, piece.watching, monotonic())
        if is_new:
            self.presence(table)
        if (table.connected, table.watching) != before:
            self.house.tell_table(table)

    async def repeat_presence(self) -> None:
        """So that a process that was killed is missed."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for table in list(self.house.tables.values()):
                self.forget_silent(table)
                if any(table.here.values()):
                    self.presence(table)

    def forget_silent(self, table: Table) -> None:
        before = (table.connected, table.watching)
        late = monotonic() - 3 * PRESENCE_SECONDS
        table.away = {sender: heard for sender, heard in table.away.items() if heard[2] > late}
        if (table.connected, table.watching) != before:
            self.house.tell_table(table)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self.redis.aclose()

"""All tables of this process: found or loaded, changed one step at a time, and told of to those who are there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Protocol

from parlour.engine.errors import ParlourError
from parlour.server import logs
from parlour.server.errors import NOT_FOUND, Conflict, Trouble
from parlour.server.limits import Limits
from parlour.server.metrics import Metrics
from parlour.server.protocol import Out, TableChanged
from parlour.server.rows import TABLE, Change, Kept, SeatRow, TableRow
from parlour.server.store import Store
from parlour.server.stream import frame
from parlour.server.table import RESTARTS_CLOCK, Table
from parlour.server.thinkers import Thinkers
from parlour.server.writer import Writer

TRIES = 6

Rows = tuple[TableRow, list[SeatRow]]


class Socket(Protocol):
    """Somebody at a table."""

    seat: int | None

    def send(self, data: bytes) -> None: ...
    def welcome(self, table: Table) -> None: ...
    def check(self, table: Table) -> None: ...


class News(Protocol):
    """Tells the other processes."""

    def changed(self, table: Table) -> None: ...
    def said(self, table: Table) -> None: ...
    def presence(self, table: Table) -> None: ...


class Care(Protocol):
    """Sees to it that the match goes on: bots, clocks, notices."""

    def look_after(self, table: Table) -> None: ...


class House:
    def __init__(self, store: Store, limits: Limits, thinking_processes: int = 1) -> None:
        self.writer = Writer(store)
        self.limits = limits
        self.metrics = Metrics()
        self.thinkers = Thinkers(thinking_processes)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.sockets: dict[str, set[Socket]] = {}
        self.news: News | None = None
        self.care: Care | None = None

    @property
    def store(self) -> Store:
        return self.writer.store

    # Finding

    async def find(self, id: str) -> Table:
        table = self.tables.get(id)
        if table is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
            table = await asyncio.shield(task)
        if table is None:
            raise Trouble("not-found", NOT_FOUND)
        return table

    async def load(self, id: str) -> Table | None:
        try:
            kept = await self.writer.ask(self.store.load, id)
            if kept is None:
                return None
            table = self.tables[id] = Table(kept)
            if self.care:
                self.care.look_after(table)
            return table
        except ParlourError as error:
            logs.fault("a table cannot be rebuilt", error, table=logs.short(id))
            raise Trouble("broken", "This table cannot be opened any more.") from None
        finally:
            self.loading.pop(id, None)

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Table]:
        """The table, nobody else changing it meanwhile."""
        while True:
            table = await self.find(id)
            async with table.lock:
                if not table.is_gone:
                    yield table
                    return

    @asynccontextmanager
    async def at_latest(self, id: str) -> AsyncIterator[Table]:
        """The table as it is in the store: another process may have been faster than the news of it."""
        async with self.at(id) as table:
            if self.news:
                await self.catch_up(table)
            yield table

    def forget(self, table: Table) -> None:
        """Out of memory; it is in the store."""
        table.is_gone = True
        self.tables.pop(table.id, None)

    # Changing

    async def change(self, id: str, what: str, operation: Callable[[Table], Rows | None]) -> Table:
        """Change rows of a table: the operation gets the table and returns changed copies, or nothing to do."""
        for _ in range(TRIES):
            async with self.at_latest(id) as table:
                rows = operation(table)
                if rows is None:
                    return table
                if await self.keep(table, what, rows):
                    return table
        raise Trouble("conflict", "Somebody else was faster. Try again.")

    async def keep(self, table: Table, what: str, rows: Rows) -> bool:
        """Store changed rows; False if another process was first, and the table has caught up."""
        row, seats = rows
        entry = table.next_entry(TABLE, move=what)
        if what in RESTARTS_CLOCK:
            row.since = entry.at
        changed = [seat for seat, before in zip(seats, table.seats, strict=True) if seat != before]
        if not await self.commit(table, Change(table.id, [entry], row, changed)):
            return False
        table.remember(entry)
        self.adopt(table, row, seats)
        self.tell_others(table)
        return True

    async def commit(self, table: Table, change: Change) -> bool:
        begun = perf_counter()
        try:
            await self.writer.commit(change)
        except Conflict:
            self.metrics.count("conflicts")
            await self.catch_up(table)
            return False
        self.metrics.committed(perf_counter() - begun)
        return True

    def adopt(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over rows that are stored, and tell everybody here."""
        begins = not table.row.secret and bool(row.secret)
        table.row, table.seats = row, seats
        if begins:
            table.match = table.plan.match(table.moves)
        for socket in list(self.sockets.get(table.id, ())):
            socket.check(table)
            if begins:
                socket.welcome(table)
        self.tell_table(table)
        self.look_after(table)

    def look_after(self, table: Table) -> None:
        if table.row.settings.clock:
            for stream in table.streams.values():
                stream.tell_clock(table.ticking(stream))
        if self.care:
            self.care.look_after(table)

    # Other processes

    async def catch_up(self, table: Table) -> None:
        """Take over what another process has stored. The table's lock is held."""
        kept = await self.writer.ask(self.store.load_since, table.id, table.seq)
        if kept is None:
            return
        for entry in kept.entries:
            if table.match is None and kept.row.secret:
                break
            table.apply(entry)
        if table.match is None and kept.row.secret:
            self.begin_late(table, kept)
        if (kept.row, kept.seats) != (table.row, table.seats):
            self.adopt(table, kept.row, kept.seats)
        elif kept.entries:  # only moves: not a word about the table, for they may have been made in secret
            self.look_after(table)

    def begin_late(self, table: Table, kept: Kept) -> None:
        """The table was started elsewhere, and perhaps played on."""
        for entry in kept.entries:
            if entry.seq > table.seq:
                table.remember(entry)

    async def heard(self, id: str, seq: int) -> None:
        """Another process says that the table has come to that step."""
        if id in self.tables:
            async with self.at(id) as table:
                if table.seq < seq:
                    await self.catch_up(table)

    def tell_others(self, table: Table) -> None:
        if self.news:
            self.news.changed(table)

    # Telling

    def tell_table(self, table: Table) -> None:
        self.tell(table, TableChanged(table.info()))

    def tell(self, table: Table, message: Out) -> None:
        sockets = self.sockets.get(table.id)
        if sockets:
            data = frame(message)
            for socket in list(sockets):
                socket.send(data)

    # Coming and going

    def enter(self, table: Table, socket: Socket) -> None:
        self.sockets.setdefault(table.id, set()).add(socket)
        table.here[socket.seat] = table.here.get(socket.seat, 0) + 1

    def leave(self, table: Table, socket: Socket) -> None:
        there = self.sockets.get(table.id, set())
        there.discard(socket)
        if not there:
            self.sockets.pop(table.id, None)
        table.here[socket.seat] = max(0, table.here.get(socket.seat, 0) - 1)

    def sweep(self) -> None:
        """Drop what nobody needs in memory."""
        for table in list(self.tables.values()):
            for seat, stream in list(table.streams.items()):
                if stream.is_forgotten:
                    del table.streams[seat]
            if table.is_idle and not table.streams:
                self.forget(table)

    def close(self) -> None:
        self.thinkers.close()
        self.writer.close()

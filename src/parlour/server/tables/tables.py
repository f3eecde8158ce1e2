"""All tables of this process: found or loaded, changed one step at a time, and told of to those who are there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Protocol

import msgspec

from parlour.server.jobs.bot_pool import BotPool
from parlour.server.jobs.fair_queue import LoopTime
from parlour.server.jobs.puzzles import Puzzler
from parlour.server.jobs.replays import Replayer
from parlour.server.jobs.reviews import Reviewer
from parlour.server.ops import logs
from parlour.server.ops.limits import Limits
from parlour.server.ops.metrics import Metrics
from parlour.server.protocol.errors import Conflict, Trouble
from parlour.server.protocol.messages import Out, TableChanged
from parlour.server.store.rows import TABLE, Change, Holder, ResultRow, SeatRow, TableRow
from parlour.server.store.store import Store
from parlour.server.store.writer import Writer
from parlour.server.tables.randomness import Randomness
from parlour.server.tables.table import RESTARTS_CLOCK, Table
from parlour.server.tables.telling import frame

TRIES = 6
FIRST_WAIT_SECONDS = 0.25  # before the store is asked again, and longer each time
LONGEST_WAIT_SECONDS = 4.0

Rows = tuple[TableRow, list[SeatRow]]


class End(msgspec.Struct):
    """What is kept of a match that is over."""

    record: str
    results: list[ResultRow]


class Participant(Protocol):
    """Somebody at a table."""

    seat: int | None
    person: str

    def send(self, data: bytes) -> None: ...
    def welcome(self, table: Table) -> None: ...
    def check(self, table: Table) -> None: ...


class Peers(Protocol):
    """Tells the other processes."""

    def changed(self, table: Table) -> None: ...
    def said(self, table: Table) -> None: ...
    def presence(self, table: Table) -> None: ...


class Scheduling(Protocol):
    """Sees to it that the match goes on: bots, clocks, notices."""

    def schedule(self, table: Table) -> None: ...


class Tables:
    def __init__(
        self, store: Store, limits: Limits, bot_processes: int = 1, randomness: Randomness | None = None
    ) -> None:
        self.writer = Writer(store)
        self.limits = limits
        self.metrics = Metrics()
        self.randomness = randomness or Randomness()
        self.bot_pool = BotPool(bot_processes, self.randomness)
        self.replayer = Replayer()
        self.reviewer = Reviewer(self.bot_pool, self.writer, store)
        self.puzzler = Puzzler(self.replayer, self.bot_pool)
        self.loop_time = LoopTime()
        self.loaded: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.behind: dict[str, asyncio.Task[None]] = {}  # tables that have to look into the store
        self.participants: dict[str, set[Participant]] = {}
        self.cluster: Peers | None = None
        self.scheduler: Scheduling | None = None

    @property
    def store(self) -> Store:
        return self.writer.store

    # Finding

    async def find(self, id: str) -> Table:
        table = self.loaded.get(id)
        if table is None:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
            table = await asyncio.shield(task)
        if table is None:
            raise Trouble("not-found", "no-such-table")
        return table

    async def load(self, id: str) -> Table | None:
        try:
            kept = await self.writer.ask(self.store.load, id)
            if kept is None:
                return None
            table = self.loaded[id] = Table(kept)
            if self.scheduler:
                self.scheduler.schedule(table)
            return table
        except (msgspec.MsgspecError, TypeError) as error:
            logs.fault("a table cannot be read", error, table=logs.short(id))
            raise Trouble("broken", "unreadable-table") from None
        finally:
            self.loading.pop(id, None)

    async def find_all(self, ids: list[str]) -> list[Table]:
        """Without those that cannot be read."""
        found = []
        for id in ids:
            try:
                found.append(await self.find(id))
            except Trouble as trouble:
                if trouble.code == "away":
                    raise
        return found

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
            if self.cluster:
                await self.catch_up(table)
            yield table

    def forget(self, table: Table) -> None:
        """Out of memory; it is in the store."""
        table.is_gone = True
        self.loaded.pop(table.id, None)

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
        raise Trouble("conflict", "faster")

    async def keep(
        self, table: Table, what: str, rows: Rows, holder: Holder | None = None, end: End | None = None
    ) -> bool:
        """Store changed rows; False if another process was first, and the table has caught up."""
        row, seats = rows
        entry = table.next_entry(TABLE, move=what)
        if what in RESTARTS_CLOCK:
            row.since = entry.at
        changed = [seat for seat, before in zip(seats, table.seats, strict=True) if seat != before]
        change = Change(table.id, [entry], row, changed, holder=holder)
        if end:
            change.record, change.results = end.record, end.results
        if not await self.commit(table, change):
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
        except Trouble:  # the store is away, and may have kept it or not
            self.fall_behind(table)
            raise
        self.metrics.committed(perf_counter() - begun)
        return True

    def adopt(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Take over rows that are stored, and tell everybody here."""
        self.seat_anew(table, row, seats)
        self.announce(table)

    def seat_anew(self, table: Table, row: TableRow, seats: list[SeatRow]) -> None:
        """Whoever lost their seat is told nothing more."""
        table.row, table.seats = row, seats
        for participant in list(self.participants.get(table.id, ())):
            participant.check(table)

    def announce(self, table: Table) -> None:
        if table.match is None and table.row.secret and not table.is_shut:
            table.build()
            for participant in list(self.participants.get(table.id, ())):
                participant.welcome(table)
        table.note_presence()
        self.tell_table(table)
        self.look_after(table)

    def look_after(self, table: Table) -> None:
        if table.row.settings.clock or table.window:
            for stream in table.streams.values():
                stream.tell_clock(table.ticking(stream))
        if self.scheduler:
            self.scheduler.schedule(table)

    # Other processes

    async def catch_up(self, table: Table) -> None:
        """Take over what another process has stored. The table's lock is held."""
        kept = await self.writer.ask(self.store.load_since, table.id, table.seq)
        if kept is None:
            return
        is_changed = (kept.row, kept.seats) != (table.row, table.seats)
        if is_changed:  # before the steps: they may tell what only the new owner of a seat may know
            self.seat_anew(table, kept.row, kept.seats)
        for entry in kept.entries:
            table.apply(entry)
        if is_changed or table.is_shut:
            self.announce(table)
        elif kept.entries:  # only moves: not a word about the table, for they may have been made in secret
            self.look_after(table)

    def fall_behind(self, table: Table) -> None:
        """What is in the store is not known: look until it answers, and go on from there."""
        if table.id not in self.behind:
            self.behind[table.id] = asyncio.create_task(self.recover(table.id))

    async def recover(self, id: str) -> None:
        wait = FIRST_WAIT_SECONDS
        try:
            while id in self.loaded:
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_SECONDS)
                if not self.writer.hangs and await self.is_caught_up(id):
                    return
        finally:
            self.behind.pop(id, None)

    async def is_caught_up(self, id: str) -> bool:
        try:
            async with self.at(id) as table:
                await self.catch_up(table)
                self.look_after(table)
        except Trouble as trouble:
            logs.note("a table could not catch up", table=logs.short(id), code=trouble.code)
            return False
        return True

    async def heard(self, id: str, seq: int) -> None:
        """Another process says that the table has come to that step."""
        if id in self.loaded:
            async with self.at(id) as table:
                if table.seq < seq:
                    await self.catch_up(table)

    def tell_others(self, table: Table) -> None:
        if self.cluster:
            self.cluster.changed(table)

    # Telling

    def tell_table(self, table: Table) -> None:
        self.tell(table, TableChanged(table.info()))

    def tell(self, table: Table, message: Out) -> None:
        participants = self.participants.get(table.id)
        if participants:
            data = frame(message)
            for participant in list(participants):
                participant.send(data)

    # Coming and going

    def enter(self, table: Table, participant: Participant) -> None:
        self.participants.setdefault(table.id, set()).add(participant)
        table.here[participant.seat] = table.here.get(participant.seat, 0) + 1
        table.people[participant.person] += 1
        table.note_presence()

    def leave(self, table: Table, participant: Participant) -> None:
        there = self.participants.get(table.id, set())
        there.discard(participant)
        if not there:
            self.participants.pop(table.id, None)
        table.here[participant.seat] = max(0, table.here.get(participant.seat, 0) - 1)
        table.people[participant.person] -= 1
        table.people += Counter()  # nobody is kept who is gone
        table.note_presence()

    def sweep(self) -> None:
        """Drop what nobody needs in memory."""
        for table in list(self.loaded.values()):
            for seat, stream in list(table.streams.items()):
                if stream.is_forgotten:
                    del table.streams[seat]
            if table.is_idle and not table.streams:
                self.forget(table)

    def close(self) -> None:
        for task in self.behind.values():
            task.cancel()
        self.bot_pool.close()
        self.replayer.close()
        self.writer.close()

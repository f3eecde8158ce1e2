"""Several processes at the same tables: each tells the others, over Redis, which table has come to which step.

Redis may be away, hang, or lose something. Every process hears itself once a second; as long as it does not, it looks
into the store instead, and once more as soon as it hears again.
"""

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

from parlour.server.ops import logs
from parlour.server.protocol.errors import Trouble
from parlour.server.tables.session import hear
from parlour.server.tables.table import Presence, Table
from parlour.server.tables.tables import Tables

CHANNEL = "parlour"
PRESENCE_SECONDS = 5.0
BEAT_SECONDS = 1.0  # between two words to oneself; and between two looks into the store while there is no news
SILENT_SECONDS = 3.0  # without a word: there is no news
SEND_SECONDS = 2.0
WAITS_SECONDS = (0.25, 0.5, 1.0, 2.0, 4.0)  # before news is tried again that could not be followed


class Announcement(Struct, omit_defaults=True):
    """What one process tells the others. It holds no move and no card: those are read from the store."""

    sender: str
    table: str
    seq: int = 0
    said: bool = False
    seats: list[int] | None = None  # who is connected there
    watching: int = 0
    people: list[str] = []


class Cluster:
    def __init__(self, tables: Tables, url: str) -> None:
        self.tables = tables
        self.id = secrets.token_hex(6)
        self.redis = redis.from_url(url)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.outbox: dict[tuple[str, str], Announcement] = {}  # by table and kind: the last word counts
        self.bell = asyncio.Event()
        self.heard = -SILENT_SECONDS
        self.live_since = monotonic()
        self.was_live = False

    @property
    def is_live(self) -> bool:
        """Is there news? Whoever hears their own word hears the others' too."""
        return monotonic() - self.heard < SILENT_SECONDS

    def put(self, kind: str, announcement: Announcement) -> None:
        self.outbox[announcement.table, kind] = announcement
        self.bell.set()

    def changed(self, table: Table) -> None:
        self.put("changed", Announcement(self.id, table.id, table.seq))

    def said(self, table: Table) -> None:
        self.put("said", Announcement(self.id, table.id, said=True))

    def presence(self, table: Table) -> None:
        seats = [seat for seat, count in table.here.items() if count and seat is not None]
        people = [person for person in table.people if person]
        self.put("presence", Announcement(self.id, table.id, 0, False, seats, table.here.get(None, 0), people))

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def run(self) -> None:
        for work in (self.publish(), self.listen(), self.repeat_presence(), self.watch()):
            self.start(work)

    async def publish(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            announcements, self.outbox = self.outbox, {}
            try:
                data = msgspec.json.encode(list(announcements.values()))
                await asyncio.wait_for(self.redis.publish(CHANNEL, data), SEND_SECONDS)
            except (RedisError, OSError, TimeoutError) as error:
                logs.fault("news could not be sent", error)
                await asyncio.sleep(BEAT_SECONDS)
                self.outbox = announcements | self.outbox
                self.bell.set()

    async def listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await asyncio.wait_for(channel.subscribe(CHANNEL), SEND_SECONDS)
                    self.start(self.look())
                    while message := await channel.get_message(timeout=SILENT_SECONDS):
                        if message["type"] == "message":
                            self.read(message["data"])
                raise TimeoutError("not even one's own word")
            except (RedisError, OSError, TimeoutError) as error:
                logs.fault("news cannot be heard", error)
                await asyncio.sleep(BEAT_SECONDS)

    async def watch(self) -> None:
        """Speak to oneself; as long as that is not heard, look into the store."""
        while True:
            self.put("beat", Announcement(self.id, ""))
            await asyncio.sleep(BEAT_SECONDS)
            self.note_liveness()
            if not self.is_live:
                await self.look()

    def note_liveness(self) -> None:
        if self.is_live != self.was_live:
            self.was_live = self.is_live
            self.live_since = monotonic()
            logs.note("there is news" if self.is_live else "there is no news: looking into the store")

    async def look(self) -> None:
        """Whatever was missed while nobody listened."""
        try:
            found = await self.tables.writer.ask(self.tables.store.last_numbers, list(self.tables.loaded))
        except Trouble:  # both are away; the tables look again by themselves
            for table in self.tables.loaded.values():
                self.tables.fall_behind(table)
            return
        for id, (seq, number) in found.items():
            known = self.tables.loaded.get(id)
            if known and (known.seq < seq or last_number(known) < number):
                self.start(self.take(Announcement("", id, seq, said=last_number(known) < number)))

    def read(self, data: bytes) -> None:
        try:
            announcements = msgspec.json.decode(data, type=list[Announcement])
        except msgspec.DecodeError:
            return
        for announcement in announcements:
            if announcement.sender == self.id:
                self.heard = monotonic()
            elif announcement.table in self.tables.loaded:
                self.start(self.take(announcement))

    async def take(self, announcement: Announcement) -> None:
        """Follow an announcement, however often it takes: the store may be away."""
        tries = 0
        while announcement.table in self.tables.loaded:
            try:
                await self.follow(self.tables.loaded[announcement.table], announcement)
                return
            except Trouble as trouble:
                logs.note("news could not be followed yet", table=logs.short(announcement.table), code=trouble.code)
            except Exception as error:
                self.tables.metrics.count("faults")
                logs.fault("news could not be followed", error, table=logs.short(announcement.table))
                return
            await asyncio.sleep(WAITS_SECONDS[min(tries, len(WAITS_SECONDS) - 1)])
            tries += 1

    async def follow(self, table: Table, announcement: Announcement) -> None:
        if announcement.seats is not None:
            self.note_presence(table, announcement)
        if announcement.seq:
            await self.tables.heard(announcement.table, announcement.seq)
        if announcement.said:
            number = last_number(table)
            hear(self.tables, table, await self.tables.writer.ask(self.tables.store.said_since, table.id, number))

    def note_presence(self, table: Table, announcement: Announcement) -> None:
        before = (table.connected, table.watching)
        is_new = announcement.sender not in table.away
        seats, people = frozenset(announcement.seats or ()), frozenset(announcement.people)
        table.away[announcement.sender] = Presence(seats, announcement.watching, people, monotonic())
        table.note_presence()
        if is_new:
            self.presence(table)
        if (table.connected, table.watching) != before:
            self.tables.tell_table(table)

    async def repeat_presence(self) -> None:
        """So that a process that was killed is missed."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for table in list(self.tables.loaded.values()):
                self.forget_silent(table)
                if any(table.here.values()):
                    self.presence(table)

    def forget_silent(self, table: Table) -> None:
        before = (table.connected, table.watching)
        late = monotonic() - 3 * PRESENCE_SECONDS
        if not self.is_live or self.live_since > late:
            return  # nobody was heard of, whoever is there
        table.away = {sender: there for sender, there in table.away.items() if there.heard > late}
        table.note_presence()
        if (table.connected, table.watching) != before:
            self.tables.tell_table(table)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self.redis.aclose()


def last_number(table: Table) -> int:
    """Of what was said."""
    return table.said[-1].number if table.said else 0

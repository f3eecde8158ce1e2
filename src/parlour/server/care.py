"""Sees to it that every match goes on: bots move, clocks run out, people hear that it is their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from time import time
from typing import Any

from parlour.server import logs, moving, takeback, tokens
from parlour.server.errors import Trouble
from parlour.server.house import House
from parlour.server.rows import SeatRow
from parlour.server.seating import put_bot
from parlour.server.table import SITS_IN, Table
from parlour.server.webhook import Notice, Webhooks

LATE_SECONDS = 4.0  # then any process may step in for the one that should have acted
ASKED_SECONDS = 10.0  # a bot waits for the answers to a take-back
NEAR_SECONDS = 120.0  # a deadline further off is left to the sweep, be it days from now
SWEEP_SECONDS = 5.0
OFFER_SECONDS = 0.25
RETURN_SECONDS = 20.0  # that people get to come back after a start of the server, before anybody is called


class Carer:
    def __init__(self, house: House, webhooks: Webhooks) -> None:
        self.house = house
        self.webhooks = webhooks
        self.tasks: set[asyncio.Task[None]] = set()
        self.planned: dict[str, int] = {}  # the step of each table that something is planned for
        self.dues: dict[str, float | None] = {}
        self.offers = takeback.Offers()
        self.told: dict[str, tuple[int, int]] = {}  # the last turn that a webhook was called for

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def look_after(self, table: Table) -> None:
        """After every step: plan what the server itself has to do next."""
        self.offers.plan(table)
        seat = table.decider()
        if seat is None:
            self.set_due(table, None)
            if table.match and table.match.over and table.row.status == "playing":
                self.start(self.finish(table.id))
            return
        if seat.has_bot:
            self.plan_bot(table)
        elif table.deadline() is not None:
            self.plan_deadline(table)
        else:
            self.set_due(table, None)
        if seat.person and not table.is_connected(seat.seat):
            self.plan_notice(table, seat.seat)

    def set_due(self, table: Table, due: float | None) -> None:
        if self.dues.get(table.id) != due:
            self.dues[table.id] = due
            self.house.writer.set_due(table.id, due)
            if due is None:
                del self.dues[table.id]

    async def finish(self, id: str) -> None:
        async with self.house.at(id) as table:
            await moving.settle(self.house, table)

    # Bots

    def plan_bot(self, table: Table) -> None:
        if self.planned.get(table.id) == table.seq:
            return
        self.planned[table.id] = table.seq
        pace = table.row.settings.pace if table.is_public else 0.0  # the others would feel the pause
        if table.asked:
            pace = max(pace, ASKED_SECONDS)
        self.set_due(table, round(time() + pace, 1))
        self.start(self.move_bot(table.id, table.seq, pace))

    async def move_bot(self, id: str, seq: int, pace: float) -> None:
        begun = time()
        table = await self.house.find(id)
        seat = table.decider()
        if seat is None or table.seq != seq or not seat.bot:
            return
        number = seat.seat
        with self.noted(id):
            move = await self.house.thinkers.choose(id, table.plan, table.moves, seat.bot)
            await asyncio.sleep(max(0.0, pace - (time() - begun)))
            await self.make_move(id, seq, number, move)
        if self.planned.get(id) == seq:
            del self.planned[id]

    @contextmanager
    def noted(self, id: str) -> Iterator[None]:
        """Whatever keeps a bot from moving is in the log, and the server goes on."""
        try:
            yield
        except Trouble as trouble:
            logs.note("a bot's move was not made", table=logs.short(id), code=trouble.code)
        except RuntimeError:  # the pool is closed: the server stops
            return
        except Exception as error:
            self.house.metrics.count("faults")
            logs.fault("a bot failed", error, table=logs.short(id))

    async def make_move(self, id: str, seq: int, number: int, move: str) -> None:
        """Make a bot's move, if the table is still where the bot thought."""
        async with self.house.at(id) as table:
            if table.seq == seq and table.decider():
                self.house.metrics.count("bot_moves")
                self.planned.pop(id, None)
                await moving.play(self.house, table, number, f"bot-{tokens.new_id()}", [move])

    # Clocks

    def plan_deadline(self, table: Table) -> None:
        deadline = table.deadline()
        assert deadline is not None
        self.set_due(table, deadline)
        left = deadline - time()
        if left <= 0:
            self.start(self.sit_in(table.id))
        elif left < NEAR_SECONDS and self.planned.get(table.id) != table.seq:
            self.planned[table.id] = table.seq
            self.start(self.wait_for(table.id, table.seq, deadline))

    async def wait_for(self, id: str, seq: int, deadline: float) -> None:
        """Till the grace time is over, if the table is still in memory and at this step then."""
        while (left := deadline - time()) > 0:  # a timer may be a millisecond early
            await asyncio.sleep(left)
        if self.planned.get(id) == seq:
            del self.planned[id]
        if id in self.house.tables:
            await self.sit_in(id)

    async def sit_in(self, id: str) -> None:
        """A bot plays for somebody whose time is over, until they return."""
        async with self.house.at(id) as table:
            deadline = table.deadline()
            seat = table.decider()
            if deadline is None or time() < deadline or seat is None:
                return
            if not table.is_public:
                self.start(self.decide_for(table, table.seq, seat.seat))
                return
            row, seats = table.draft()
            put_bot(seats, seat.seat, SITS_IN)
            logs.note("a bot sits in", table=logs.short(id), seat=seat.seat)
            await self.house.keep(table, "sit in", (row, seats))

    async def decide_for(self, table: Table, seq: int, seat: int) -> None:
        """One move of a bot, and no word of it: that a bot sits in would tell who was asked in secret."""
        with self.noted(table.id):
            move = await self.house.thinkers.choose(table.id, table.plan, table.moves, SITS_IN)
            await self.make_move(table.id, seq, seat, move)

    # What nobody looks after

    async def run(self) -> None:
        """For as long as the server runs: tables that no process looks after, and memory."""
        self.start(self.offer_take_backs())
        if self.webhooks.rules.on:
            self.start(self.call_late())
        await self.wake(await self.house.writer.ask(self.house.store.with_bots))
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()
            try:
                await self.wake_late()
            except Exception as error:  # the store may be away for a while
                self.house.metrics.count("faults")
                logs.fault("late tables could not be looked for", error)

    async def wake_late(self) -> None:
        """Where another process should have acted, and did not."""
        await self.wake(await self.house.writer.ask(self.house.store.overdue, time() - LATE_SECONDS))
        if self.webhooks.rules.on:
            await self.take_over_notices()

    async def offer_take_backs(self) -> None:
        while True:
            await asyncio.sleep(OFFER_SECONDS)
            try:
                self.offers.make()
            except Exception as error:
                self.house.metrics.count("faults")
                logs.fault("take-backs could not be offered", error)

    def sweep(self) -> None:
        """Forget tables that nobody is at; what is due at them is in the store."""
        self.house.sweep()
        tables = self.house.tables
        self.offers.forget_gone()
        self.planned = {id: seq for id, seq in self.planned.items() if id in tables}
        self.told = {id: turn for id, turn in self.told.items() if id in tables}
        self.dues = {id: due for id, due in self.dues.items() if id in tables}

    async def wake(self, ids: list[str]) -> None:
        for id in ids:
            try:
                table = await self.house.find(id)
                async with table.lock:
                    await self.house.catch_up(table)
                    self.dues[id] = 0.0
                    self.look_after(table)
            except Exception as error:
                self.house.metrics.count("faults")
                logs.fault("a table could not be woken", error, table=logs.short(id))

    # Notices

    def plan_notice(self, table: Table, seat: int) -> None:
        turn = (len(table.moves), seat)
        if self.webhooks.rules.on and self.told.get(table.id) != turn:
            self.told[table.id] = turn
            self.start(self.notify(table, table.seats[seat], turn))

    async def notify(self, table: Table, seat: SeatRow, turn: tuple[int, int]) -> None:
        notices, ask = self.house.store.notices, self.house.writer.ask
        person = await ask(self.house.store.person, seat.person)
        url = seat.webhook or (person.webhook if person else "")
        claim = f"{turn[0]}:{turn[1]}"
        if person is None or not url or not await ask(notices.claim, table.id, claim):
            return

        async def is_due() -> bool:
            known = self.house.tables.get(table.id, table)
            is_turn = (len(known.moves), seat.seat) == turn and known.row.status == "playing"
            return is_turn and await ask(notices.keep_claim, table.id, claim)

        notice = Notice(f"{table.id}-{turn[0]}", table.row.game, table.id, seat.seat, f"/t/{table.id}")
        result = await self.webhooks.tell(url, person.webhook_secret, notice, is_due)
        await ask(notices.settle, table.id, claim)
        self.house.metrics.count("webhooks", "result", result)

    async def take_over_notices(self) -> None:
        """Call for processes that died meanwhile."""
        ids = await self.house.writer.ask(self.house.store.notices.free_lapsed)
        for id in ids:
            self.told.pop(id, None)
        await self.wake(ids)

    async def call_late(self) -> None:
        """After a start: a process may have died before it claimed a call. Pages that are open come back first."""
        await asyncio.sleep(RETURN_SECONDS)
        await self.wake(await self.house.writer.ask(self.house.store.with_webhooks))

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()

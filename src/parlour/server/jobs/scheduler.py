"""Sees to it that every match goes on: bots move, clocks run out, people hear that it is their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from time import time
from typing import Any

from parlour.server.jobs.webhook import Notice, Webhooks, opaque_id
from parlour.server.ops import logs
from parlour.server.protocol.errors import Trouble
from parlour.server.store.rows import Holder, SeatRow
from parlour.server.tables import moderation, moves, seating, signs, takeback, tokens
from parlour.server.tables.hold import ANSWER_SECONDS
from parlour.server.tables.seating import put_bot
from parlour.server.tables.secret_questions import Window, is_open
from parlour.server.tables.table import SITS_IN, Table
from parlour.server.tables.tables import Tables

LATE_SECONDS = 4.0  # then any process may step in for the one that should have acted
SIGN_SECONDS = 4.0  # a bot that leads waits for people who may still show a sign
ASKED_SECONDS = 10.0  # a bot waits for the answers to a take-back
NEAR_SECONDS = 120.0  # a deadline further off is left to the sweep, be it days from now
SWEEP_SECONDS = 5.0
ABANDONED_SECONDS = 60.0  # between looks for solo matches that nobody goes on with
OFFER_SECONDS = 0.25
RETURN_SECONDS = 20.0  # that people get to come back after a start of the server, before anybody is called


class Scheduler:
    def __init__(self, tables: Tables, webhooks: Webhooks) -> None:
        self.tables = tables
        self.webhooks = webhooks
        self.tasks: set[asyncio.Task[None]] = set()
        self.planned: dict[str, int] = {}  # the step of each table that something is planned for
        self.signing: dict[str, int] = {}  # the moves of each table after which its bots were asked for signs
        self.dues: dict[str, float | None] = {}
        self.windows: dict[str, Window] = {}  # that are being kept
        self.offers = takeback.Offers()
        self.told: dict[str, tuple[int, int]] = {}  # the last turn that a webhook was called for

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """A table that failed for the store is looked after again when it has caught up."""
        with self.noted("", "what was due could not be done"):
            await work

    def schedule(self, table: Table) -> None:
        """After every step: plan what the server itself has to do next."""
        self.offers.plan(table)
        self.plan_release(table)
        seat = table.decider()
        if seat is None:
            self.set_due(table, None)
            if table.match and table.match.over and table.row.status == "playing" and not is_open(table.window):
                self.start(self.finish(table.id))
            return
        is_signing = self.plan_signs(table)
        if seat.has_bot:
            if not is_signing:  # it reads what the others show
                self.plan_bot(table)
        elif table.deadline() is not None:
            self.plan_deadline(table)
        else:
            self.set_due(table, None)
        if seat.person and not table.is_connected(seat.seat) and not table.held_seconds(seat.seat):
            self.plan_notice(table, seat.seat)

    def set_due(self, table: Table, due: float | None) -> None:
        if self.dues.get(table.id) != due:
            self.dues[table.id] = due
            self.tables.writer.set_due(table.id, due)
            if due is None:
                del self.dues[table.id]

    async def finish(self, id: str) -> None:
        async with self.tables.at(id) as table:
            await moves.settle(self.tables, table)

    # Bots

    def plan_bot(self, table: Table) -> None:
        if self.planned.get(table.id) == table.seq:
            return
        self.planned[table.id] = table.seq
        is_known = table.is_public and not table.is_aside
        pace = table.row.settings.pace if is_known else 0.0  # the others would feel the pause
        assert table.match
        pace = max(pace, table.held_seconds(table.match.seat))
        if table.asked:
            pace = max(pace, ASKED_SECONDS)
        if table.is_last_call and any(table.match.why_no_sign(one.seat) is None for one in table.present):
            pace = max(pace, SIGN_SECONDS)
        self.set_due(table, round(time() + pace + (ANSWER_SECONDS if table.hold else 0.0), 1))
        self.start(self.move_bot(table.id, table.seq, pace))

    async def move_bot(self, id: str, seq: int, pace: float) -> None:
        begun = time()
        table = await self.tables.find(id)
        seat = table.decider()
        if seat is None or table.seq != seq or not seat.bot:
            return
        number = seat.seat
        with self.noted(id):
            move = await self.tables.bot_pool.choose(table.row.address, id, table.plan, table.made, seat.bot)
            await asyncio.sleep(max(0.0, pace - (time() - begun)))
            if table.hold:
                await table.hold.over()
            await self.make_move(id, seq, number, move)
        if self.planned.get(id) == seq:
            del self.planned[id]

    def plan_signs(self, table: Table) -> bool:
        """Bots show their signs before the time for them ends. True if the table is looked after again then."""
        match = table.match
        if match is None or not table.is_last_call or self.signing.get(table.id) == len(table.moves):
            return False
        seats = {one.seat: one.bot for one in table.seats if one.bot and match.why_no_sign(one.seat) is None}
        if not seats:
            return False
        self.signing[table.id] = len(table.moves)
        self.start(self.sign_bots(table.id, len(table.moves), seats))
        return True

    async def sign_bots(self, id: str, moves: int, seats: dict[int, str]) -> None:
        table = await self.tables.find(id)
        with self.noted(id, "bots showed no signs"):
            found = await self.tables.bot_pool.signs(table.row.address, id, table.plan, table.made, seats)
            async with self.tables.at(id) as table:
                if found and len(table.moves) == moves and table.decider():
                    await signs.show(self.tables, table, Holder(min(found), seq=table.seq), found)
        async with self.tables.at(id) as table:
            self.schedule(table)

    @contextmanager
    def noted(self, id: str, what: str = "a bot's move was not made") -> Iterator[None]:
        """Whatever keeps a bot from moving, or what else was to be done, is in the log, and the server goes on."""
        try:
            yield
        except Trouble as trouble:
            logs.note(what, table=logs.short(id), code=trouble.code)
        except RuntimeError:  # the pool is closed: the server stops
            return
        except Exception as error:
            self.tables.metrics.count("faults")
            logs.fault(what, error, table=logs.short(id))

    async def make_move(self, id: str, seq: int, number: int, move: str) -> None:
        """Make a bot's move, if the table is still where the bot thought."""
        async with self.tables.at(id) as table:
            if table.seq == seq and table.decider():
                self.tables.metrics.count("bot_moves")
                self.planned.pop(id, None)
                await moves.play(self.tables, table, Holder(number, seq=seq), f"bot-{tokens.new_id()}", [move])

    # What is asked in secret

    def plan_release(self, table: Table) -> None:
        window = table.window
        if window and is_open(window) and self.windows.get(table.id) != window:
            self.windows[table.id] = window
            self.start(self.release(table.id, window))

    async def release(self, id: str, window: Window) -> None:
        """Show everybody what they may see, each at the time fixed for it."""
        for at in window.times:
            await until(at)
            if id not in self.tables.loaded:
                break
            with self.noted(id, "a table was not shown"):
                async with self.tables.at(id) as table:
                    if table.window == window:
                        table.show()
                        self.tables.look_after(table)
        if self.windows.get(id) == window:
            del self.windows[id]

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
        await until(deadline)
        if self.planned.get(id) == seq:
            del self.planned[id]
        if id in self.tables.loaded:
            await self.sit_in(id)

    async def sit_in(self, id: str) -> None:
        """A bot plays for somebody whose time is over, until they return."""
        async with self.tables.at(id) as table:
            deadline = table.deadline()
            seat = table.decider()
            if deadline is None or time() < deadline or seat is None:
                return
            if table.is_aside or not table.is_public:
                self.start(self.decide_for(table, table.seq, seat.seat))
                return
            row, seats = table.draft()
            put_bot(seats, seat.seat, SITS_IN)
            logs.note("a bot sits in", table=logs.short(id), seat=seat.seat)
            await self.tables.keep(table, "sit in", (row, seats))

    async def decide_for(self, table: Table, seq: int, seat: int) -> None:
        """One move of a bot, and no word of it: that a bot sits in would tell who was asked in secret."""
        with self.noted(table.id):
            move = await self.tables.bot_pool.choose(table.row.address, table.id, table.plan, table.made, SITS_IN)
            await self.make_move(table.id, seq, seat, move)

    # What nobody looks after

    async def run(self) -> None:
        """For as long as the server runs: tables that no process looks after, and memory."""
        self.start(self.offer_take_backs())
        self.start(self.end_abandoned())
        if self.webhooks.rules.on:
            self.start(self.call_late())
        self.start(self.wake_all(self.tables.store.with_bots))
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()
            try:
                await self.wake_late()
            except Exception as error:  # the store may be away for a while
                self.tables.metrics.count("faults")
                logs.fault("late tables could not be looked for", error)

    async def wake_all(self, question: Callable[[], list[str]]) -> None:
        """The store may be away just now."""
        while True:
            try:
                await self.wake(await self.tables.writer.ask(question))
                return
            except Trouble:
                await asyncio.sleep(SWEEP_SECONDS)

    async def wake_late(self) -> None:
        """Where another process should have acted, and did not."""
        await self.wake(await self.tables.writer.ask(self.tables.store.overdue, time() - LATE_SECONDS))
        if self.webhooks.rules.on:
            await self.take_over_claims()

    async def offer_take_backs(self) -> None:
        while True:
            await asyncio.sleep(OFFER_SECONDS)
            try:
                self.offers.make()
            except Exception as error:
                self.tables.metrics.count("faults")
                logs.fault("take-backs could not be offered", error)

    def sweep(self) -> None:
        """Forget tables that nobody is at; what is due at them is in the store."""
        self.tables.sweep()
        self.follow_hosts()
        loaded = self.tables.loaded
        self.offers.forget_gone()
        self.planned = {id: seq for id, seq in self.planned.items() if id in loaded}
        self.signing = {id: moves for id, moves in self.signing.items() if id in loaded}
        self.told = {id: turn for id, turn in self.told.items() if id in loaded}
        self.dues = {id: due for id, due in self.dues.items() if id in loaded}

    def follow_hosts(self) -> None:
        """Where the host has been away for a while, the next who is there follows."""
        for table in self.tables.loaded.values():
            if any(table.here.values()) and moderation.next_host(self.tables, table):
                self.start(self.replace_host(table.id))

    async def replace_host(self, id: str) -> None:
        with self.noted(id, "the host was not replaced"):
            await moderation.replace_host(self.tables, id)

    async def end_abandoned(self) -> None:
        """Solo matches that nobody went on with."""
        while True:
            with self.noted("", "abandoned tables were not ended"):
                before = time() - self.tables.limits.solo_seconds
                for id in await self.tables.writer.ask(self.tables.store.abandoned, before):
                    await seating.end_abandoned(self.tables, id)
            await asyncio.sleep(ABANDONED_SECONDS)

    async def wake(self, ids: list[str]) -> None:
        for id in ids:
            try:
                table = await self.tables.find(id)
                async with table.lock:
                    await self.tables.catch_up(table)
                    self.dues[id] = 0.0
                    self.schedule(table)
            except Exception as error:
                self.tables.metrics.count("faults")
                logs.fault("a table could not be woken", error, table=logs.short(id))
                if id in self.tables.loaded:
                    self.tables.fall_behind(self.tables.loaded[id])

    # Notices

    def plan_notice(self, table: Table, seat: int) -> None:
        turn = (len(table.moves), seat)
        if self.webhooks.rules.on and self.told.get(table.id) != turn:
            self.told[table.id] = turn
            self.start(self.notify_surely(table, table.seats[seat], turn))

    async def notify_surely(self, table: Table, seat: SeatRow, turn: tuple[int, int]) -> None:
        try:
            await self.notify(table, seat, turn)
        except Trouble:  # the store is away: once more when the table has caught up
            self.told.pop(table.id, None)
            self.tables.fall_behind(table)

    async def notify(self, table: Table, seat: SeatRow, turn: tuple[int, int]) -> None:
        claims, ask = self.tables.store.webhook_claims, self.tables.writer.ask
        person = await ask(self.tables.store.person, seat.person)
        url = seat.webhook or (person.webhook if person else "")
        claim = f"{turn[0]}:{turn[1]}"
        if person is None or not url or not await ask(claims.claim, table.id, claim):
            return

        async def is_due() -> bool:
            known = self.tables.loaded.get(table.id, table)
            is_turn = (len(known.moves), seat.seat) == turn and known.row.status == "playing"
            return is_turn and await ask(claims.keep_claim, table.id, claim)

        notice = Notice(opaque_id(table.row.secret, claim), table.row.game, table.id, seat.seat, f"/t/{table.id}")
        result = await self.webhooks.tell(url, person.webhook_secret, notice, is_due)
        await ask(claims.settle, table.id, claim)
        self.tables.metrics.count("webhooks", "result", result)

    async def take_over_claims(self) -> None:
        """Call for processes that died meanwhile."""
        ids = await self.tables.writer.ask(self.tables.store.webhook_claims.free_lapsed)
        for id in ids:
            self.told.pop(id, None)
        await self.wake(ids)

    async def call_late(self) -> None:
        """After a start: a process may have died before it claimed a call. Pages that are open come back first."""
        await asyncio.sleep(RETURN_SECONDS)
        await self.wake_all(self.tables.store.with_webhooks)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()


async def until(at: float) -> None:
    while (left := at - time()) > 0:  # a timer may be a millisecond early
        await asyncio.sleep(left)

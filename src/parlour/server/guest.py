"""Somebody at the other end of a socket: at one table, at a seat or watching."""

from __future__ import annotations

import asyncio
from collections import deque
from time import time

import msgspec

from parlour.engine.meaning import Pointed
from parlour.server import logs, moving, takeback, tokens
from parlour.server.errors import NOT_FOUND, NOT_YOURS, Trouble
from parlour.server.house import House
from parlour.server.limits import Bucket
from parlour.server.patch import shown
from parlour.server.playing import NOT_YOUR_TURN, try_out
from parlour.server.protocol import (
    PROTOCOL,
    SIGNS,
    Accepted,
    Advice,
    Back,
    Because,
    Consent,
    Fault,
    Hint,
    Join,
    Out,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Refused,
    Said,
    Say,
    ToServer,
    Undo,
    Welcome,
    Why,
    decode_message,
)
from parlour.server.rows import SaidRow
from parlour.server.stream import Stream, frame, log
from parlour.server.table import Table
from parlour.server.wire import Wire

REFUSED = 1008
MOST_WAITING = 100
LAST_SENT = 20


class Guest:
    def __init__(self, house: House, wire: Wire) -> None:
        self.house = house
        self.wire = wire
        self.table: Table | None = None
        self.seat: int | None = None
        self.token = ""  # hashes
        self.person = ""
        self.name = ""
        self.stream: Stream | None = None
        self.bucket = Bucket(house.limits.messages_per_second, house.limits.messages_per_second * 2)
        self.inbox: deque[ToServer] = deque()
        self.working: asyncio.Task[None] | None = None
        self.bell: asyncio.Future[None] | None = None  # rung when something comes into the empty inbox
        self.is_gone = False
        self.timer = asyncio.get_running_loop().call_later(house.limits.join_seconds, self.expect_join)

    # From the wire

    def message(self, data: bytes) -> None:
        self.house.metrics.count("messages")
        if not self.bucket.take():
            self.fail(Trouble("too-many", "Too many messages; slow down."))
            return
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.wire.send(frame(Fault("bad-message", sentence_of(error))))
            return
        if len(self.inbox) >= MOST_WAITING:
            self.fail(Trouble("too-many", "Too many messages; slow down."))
            return
        self.inbox.append(message)
        if self.working is None:
            self.working = asyncio.get_running_loop().create_task(self.work())
        elif self.bell:
            self.ring(self.bell)

    def ring(self, bell: asyncio.Future[None]) -> None:
        self.bell = None
        bell.set_result(None)

    def lost(self) -> None:
        self.is_gone = True
        self.timer.cancel()
        self.inbox.clear()
        if self.bell:
            self.ring(self.bell)
        if self.wire.is_slow:
            self.house.metrics.count("slow")
        self.depart()

    def expect_join(self) -> None:
        if self.table is None:
            self.fail(Trouble("bad-message", "The first message is join."))

    def fail(self, trouble: Trouble) -> None:
        """Say why, and hang up."""
        self.inbox.clear()
        self.wire.send(frame(Fault(trouble.code, trouble.sentence, final=True)))
        self.wire.close(REFUSED)

    def send(self, data: bytes) -> None:
        self.wire.send(data)

    def answer(self, message: Out) -> None:
        self.send(frame(message))

    # One message after the other

    async def work(self) -> None:
        """As long as somebody is there: a task for each message would cost more than most messages."""
        while not self.is_gone:
            if self.inbox:
                await self.serve(self.inbox.popleft())
            else:
                self.bell = asyncio.get_running_loop().create_future()
                await self.bell

    async def serve(self, message: ToServer) -> None:
        try:
            if isinstance(message, Join):
                await self.join(message)
            elif self.table is None:
                self.fail(Trouble("bad-message", "The first message is join."))
            else:
                await self.do(message)
        except Trouble as trouble:
            self.refuse(message, trouble)
        except Exception as error:
            self.house.metrics.count("faults")
            logs.fault("a message failed", error, message=type(message).__name__)
            self.refuse(message, Trouble("broken", "Something broke on our side; it was noted."))

    def refuse(self, message: ToServer, trouble: Trouble) -> None:
        if isinstance(message, Join):
            self.fail(trouble)
            return
        if isinstance(message, Play):
            self.house.metrics.count("refused")
        self.answer(Refused(message.id, trouble.code, trouble.sentence, trouble.clause, trouble.move))

    async def do(self, message: ToServer) -> None:
        if isinstance(message, Ping):
            self.answer(Pong(message.id))
        elif isinstance(message, Say):
            await self.say(message)
        elif self.seat is None:
            raise Trouble("not-yours", "Those who watch cannot do that.")
        elif isinstance(message, Play):
            await self.play(message, self.seat)
        elif isinstance(message, Hint):
            await self.hint(message, self.seat)
        else:
            await self.do_at_table(message, self.seat)

    async def do_at_table(self, message: ToServer, seat: int) -> None:
        assert self.table
        async with self.house.at(self.table.id) as table:
            self.check_still_there(table)
            if isinstance(message, Preview):
                self.preview(table, message, seat)
            elif isinstance(message, Why):
                self.why(table, message, seat)
            elif isinstance(message, Undo):
                await takeback.ask(self.house, table, seat, message.id)
                self.answer(Accepted(message.id))
            elif isinstance(message, Consent):
                await takeback.consent(self.house, table, seat, message.ask, message.agree)
                self.answer(Accepted(message.id))
            elif isinstance(message, Back):
                await self.take_back_seat(table)
                self.answer(Accepted(message.id))

    def check_still_there(self, table: Table) -> None:
        if self.is_gone or self.seat is None or table.seats[self.seat].token != self.token:
            raise Trouble("not-yours", NOT_YOURS)

    # Joining

    async def join(self, message: Join) -> None:
        if message.protocol != PROTOCOL:
            raise Trouble("outdated", f"This server speaks version {PROTOCOL} of the protocol; reload the page.")
        if self.table is not None:
            raise Trouble("bad-message", "This socket is at a table already.")
        await self.identify(message)
        async with self.house.at_latest(message.table) as table:
            self.admit(table, message)
            if self.is_gone:
                return
            self.table = table
            self.timer.cancel()
            self.house.enter(table, self)
            self.house.metrics.count("joins")
            self.welcome(table, message.stream, message.version)
            if self.seat is not None and table.seats[self.seat].sits_in:
                await self.take_back_seat(table)
            self.tell_presence(table)

    async def identify(self, message: Join) -> None:
        if not message.person:
            return
        person = await self.house.writer.ask(self.house.store.person_by_token, tokens.hashed(message.person))
        if person is None:
            raise Trouble("not-yours", "This browser is not known here.")
        self.person, self.name = person.id, person.name

    def admit(self, table: Table, message: Join) -> None:
        if message.seat:
            self.token = tokens.hashed(message.seat)
            self.seat = table.seat_of(self.token)
            if self.seat is None:
                raise Trouble("not-yours", "That is not the token of a seat here.")
        elif table.row.settings.spectators == "no" and table.row.status != "waiting":
            raise Trouble("not-found", NOT_FOUND)

    def welcome(self, table: Table, stream: str = "", version: int | None = None) -> None:
        """Everything this viewer may know, or what it missed."""
        if self.stream:
            self.stream.remove(self.wire)
        self.stream = table.stream(self.seat)
        if self.stream is None:
            self.answer(self.greeting(table, "", 0))
            return
        missed = self.stream.missed(stream, version)
        if missed is None or version is None:
            message = self.greeting(table, self.stream.id, self.stream.version)
            assert table.match
            message.view, message.log = shown(self.stream.view), log(table.match, self.seat)
            missed = []
        else:
            message = self.greeting(table, self.stream.id, version)
        message.take_back = takeback.is_possible(table, self.seat)
        message.clock = self.stream.clock if self.stream.clock.until else None
        self.wire.send(frame(message) + b"".join(missed))
        self.stream.add(self.wire)

    def greeting(self, table: Table, stream: str, version: int) -> Welcome:
        return Welcome(
            table=table.info(),
            stream=stream,
            version=version,
            person=self.person,
            seat=self.seat,
            host=bool(self.person) and table.row.host == self.person,
            said=[Said(**msgspec.structs.asdict(row)) for row in table.said],
            sent=[key for seat, key in table.sent if seat == self.seat][-LAST_SENT:],
        )

    def check(self, table: Table) -> None:
        """After the table changed: is this still the same seat?"""
        if self.seat is None:
            if table.row.settings.spectators == "no" and table.row.status != "waiting":
                self.fail(Trouble("not-found", NOT_FOUND))
            return
        seat = table.seat_of(self.token)
        if seat == self.seat:
            return
        if seat is None:
            self.fail(Trouble("not-yours", "This seat belongs to somebody else now."))
            return
        self.house.leave(table, self)
        self.seat = seat
        self.house.enter(table, self)

    def depart(self) -> None:
        table, self.table = self.table, None
        if table is None:
            return
        if self.stream:
            self.stream.remove(self.wire)
        self.house.leave(table, self)
        self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        if table.is_gone:
            return
        self.house.tell_table(table)
        if self.house.news:
            self.house.news.presence(table)

    # Playing

    async def play(self, message: Play, seat: int) -> None:
        assert self.table
        table = self.table  # in memory as long as somebody is there
        async with table.lock:
            self.check_still_there(table)
            if table.seats[seat].sits_in:
                await self.take_back_seat(table)
            made = await moving.play(self.house, table, seat, message.id, message.moves)
        if made.trouble:
            self.answer(Accepted(message.id, made.count, made.trouble.problem))
        else:
            self.answer(Accepted(message.id))

    async def take_back_seat(self, table: Table) -> None:
        """The owner is back; the bot that sat in makes room."""
        row, seats = table.draft()
        if self.seat is None or not seats[self.seat].sits_in:
            return
        seats[self.seat].bot = ""
        seats[self.seat].sits_in = False
        await self.house.keep(table, "return", (row, seats))

    def preview(self, table: Table, message: Preview, seat: int) -> None:
        match = moving.playing_match(table)
        if match.seat != seat:
            raise Trouble("not-your-turn", NOT_YOUR_TURN)
        tried = try_out(match, seat, message.moves)
        why = tried.trouble.problem if tried.trouble else None
        self.answer(Previewed(message.id, tried.count, shown(tried.view), tried.open, why))

    def why(self, table: Table, message: Why, seat: int) -> None:
        match = moving.playing_match(table)
        if match.seat != seat:
            raise Trouble("not-your-turn", NOT_YOUR_TURN)
        move, problem = message.move, match.why_not(message.move)
        if not message.move:
            move, problem = match.why_not_there(Pointed(tuple(message.cards), message.source, message.target))
        if problem is None:
            self.answer(Because(message.id, True, move=move))
        else:
            self.answer(Because(message.id, False, problem.clause, problem.sentence, move))

    async def hint(self, message: Hint, seat: int) -> None:
        assert self.table
        async with self.house.at(self.table.id) as table:
            self.check_still_there(table)
            if moving.playing_match(table).seat != seat:
                raise Trouble("not-your-turn", NOT_YOUR_TURN)
            plan, moves, stream = table.plan, list(table.moves), table.stream(seat)
        move, reason = await self.house.thinkers.advise(table.id, plan, moves)
        choices = stream.view.choices if stream else ()
        label = next((choice.label for choice in choices if choice.move == move), move)
        self.answer(Advice(message.id, move, label, reason))

    # Talking

    async def say(self, message: Say) -> None:
        assert self.table
        table = self.table
        text = tokens.tidy(message.text)
        self.check_may_say(table, text, message.sign)
        name = table.seats[self.seat].name if self.seat is not None else self.name
        row = SaidRow(0, name, int(time()), self.seat, text, message.sign)
        row = await self.house.writer.ask(self.house.store.add_said, table.id, row)
        hear(self.house, table, [row])
        if self.house.news:
            self.house.news.said(table)
        self.answer(Accepted(message.id))

    def check_may_say(self, table: Table, text: str, sign: str) -> None:
        chat = table.row.settings.chat
        if not self.person:
            raise Trouble("not-yours", "Say who you are first.")
        if chat == "off" or (chat == "signs" and text):
            raise Trouble("not-now", "The host chose signs only." if chat == "signs" else "The host chose no chat.")
        if bool(text) == bool(sign) or (sign and sign not in SIGNS):
            raise Trouble("bad-message", "Say a text or a sign of the catalogue.")


def hear(house: House, table: Table, rows: list[SaidRow]) -> None:
    """Tell everybody here what was said."""
    for row in rows:
        if not any(row.number == known.number for known in table.said):
            table.said = [*table.said, row][-50:]
            house.tell(table, Said(**msgspec.structs.asdict(row)))


def sentence_of(error: Exception) -> str:
    """What was wrong with the message, without repeating what it held."""
    if isinstance(error, msgspec.ValidationError):
        return str(error)[:200]
    return "That is not a message of this protocol."

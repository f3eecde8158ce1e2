"""Somebody at the other end of a socket: at one table, at a seat or watching."""

from __future__ import annotations

import asyncio
from collections import deque
from time import time

import msgspec

from parlour.engine.meaning import Pointed
from parlour.engine.texts import tidy
from parlour.server.net.websocket import WebSocket
from parlour.server.ops import logs
from parlour.server.protocol.errors import Trouble, detail_of, not_understood
from parlour.server.protocol.facts import shown
from parlour.server.protocol.messages import (
    PROTOCOL,
    SIGNS,
    Accepted,
    Advice,
    Back,
    Because,
    Coach,
    Consent,
    Fault,
    GoOn,
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
from parlour.server.store.rows import Holder, SaidRow
from parlour.server.tables import coaching, moves, shared_deals, signs, takeback, tokens
from parlour.server.tables.access import check_may_see
from parlour.server.tables.handover import come_back
from parlour.server.tables.matches import Made
from parlour.server.tables.preview import try_out
from parlour.server.tables.stream import Stream
from parlour.server.tables.table import Table
from parlour.server.tables.tables import Tables
from parlour.server.tables.telling import frame

REFUSED = 1008
TRY_AGAIN_LATER = 1013
MOST_WAITING = 100
LAST_SENT = 20


class Session:
    def __init__(self, tables: Tables, socket: WebSocket) -> None:
        self.tables = tables
        self.socket = socket
        self.table: Table | None = None
        self.seat: int | None = None
        self.token = ""  # hashes
        self.person = ""
        self.name = ""
        self.stream: Stream | None = None
        self.inbox: deque[ToServer] = deque()
        self.working: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None  # a coach, at the last move
        self.bell: asyncio.Future[None] | None = None  # rung when something comes into the empty inbox
        self.is_gone = False
        self.timer = asyncio.get_running_loop().call_later(tables.limits.join_seconds, self.expect_join)

    # From the wire

    def message(self, data: bytes) -> None:
        self.tables.metrics.count("messages")
        try:
            message = decode_message(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self.socket.send(frame(Fault(not_understood(detail_of(error)).problem)))
            return
        if len(self.inbox) >= MOST_WAITING:
            self.flood()
            return
        self.inbox.append(message)
        if self.working is None:
            self.working = asyncio.get_running_loop().create_task(self.work())
        elif self.bell:
            self.ring(self.bell)

    def flood(self) -> None:
        self.fail(Trouble("too-many", "too-many-messages"))

    def ring(self, bell: asyncio.Future[None]) -> None:
        self.bell = None
        bell.set_result(None)

    def lost(self) -> None:
        self.is_gone = True
        self.timer.cancel()
        self.inbox.clear()
        if self.bell:
            self.ring(self.bell)
        if self.socket.is_slow:
            self.tables.metrics.count("slow")
        self.depart()

    def expect_join(self) -> None:
        if self.table is None:
            self.fail(not_understood("the first message is join"))

    def fail(self, trouble: Trouble) -> None:
        """Say why, and hang up."""
        self.inbox.clear()
        self.socket.send(frame(Fault(trouble.problem, final=True)))
        self.socket.close(TRY_AGAIN_LATER if trouble.code == "away" else REFUSED)

    def send(self, data: bytes) -> None:
        self.socket.send(data)

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
                self.fail(not_understood("the first message is join"))
            else:
                await self.do(message)
        except Trouble as trouble:
            self.refuse(message, trouble)
        except Exception as error:
            self.tables.metrics.count("faults")
            logs.fault("a message failed", error, message=type(message).__name__)
            self.refuse(message, Trouble("broken", "broken"))

    def refuse(self, message: ToServer, trouble: Trouble) -> None:
        if isinstance(message, Join):
            self.fail(trouble)
            return
        if isinstance(message, Play):
            self.tables.metrics.count("refused")
        self.answer(Refused(message.id, trouble.problem, trouble.move))

    async def do(self, message: ToServer) -> None:
        if isinstance(message, Play) and self.seat is not None:
            await self.play(message, self.seat)
        elif isinstance(message, Ping):
            self.answer(Pong(message.id))
        elif isinstance(message, Say):
            await self.say(message)
        elif self.seat is None:
            raise Trouble("not-yours", "only-seated")
        elif isinstance(message, Hint):
            await self.hint(message, self.seat)
        else:
            await self.do_at_table(message, self.seat)

    async def do_at_table(self, message: ToServer, seat: int) -> None:
        assert self.table
        if isinstance(message, (Preview, Why, Coach)):
            await self.tables.loop_time.wait(self.socket.address)
        async with self.tables.at(self.table.id) as table:
            self.check_still_there(table)
            if isinstance(message, (Preview, Why, Coach)):
                with self.tables.loop_time.spent(self.socket.address):
                    self.work_out(table, message, seat)
            elif isinstance(message, GoOn):
                coaching.free(table)
                self.answer(Accepted(message.id))
            elif isinstance(message, Undo):
                coaching.free(table)
                await takeback.ask(self.tables, table, self.holder(seat), message.id)
                self.answer(Accepted(message.id))
            elif isinstance(message, Consent):
                await takeback.consent(self.tables, table, self.holder(seat), message.ask, message.agree)
                self.answer(Accepted(message.id))
            elif isinstance(message, Back):
                await self.take_back_seat(table)
                self.answer(Accepted(message.id))

    def check_still_there(self, table: Table) -> None:
        if self.is_gone or self.seat is None or table.seats[self.seat].token != self.token:
            raise Trouble("not-yours", "not-yours")

    # Joining

    async def join(self, message: Join) -> None:
        if message.protocol != PROTOCOL:
            raise Trouble("outdated", "outdated", PROTOCOL)
        if self.table is not None:
            raise not_understood("this socket is at a table already")
        await self.identify(message)
        while await self.enter_or_wait(message):
            self.timer.cancel()

    async def enter_or_wait(self, message: Join) -> bool:
        """True if it has waited, for this viewer is not shown yet what happened."""
        async with self.tables.at_latest(message.table) as table:
            self.admit(table, message)
            if self.is_gone:
                return False
            seconds = table.held_seconds(self.seat)
            if not seconds:
                await self.enter(table, message)
        if seconds:
            await asyncio.sleep(seconds)
        return seconds > 0

    async def enter(self, table: Table, message: Join) -> None:
        self.table = table
        self.timer.cancel()
        self.tables.enter(table, self)
        self.tables.metrics.count("joins")
        self.welcome(table, message.stream, message.version)
        await self.take_back_seat(table)
        self.tell_presence(table)

    async def identify(self, message: Join) -> None:
        if not message.person:
            return
        person = await self.tables.writer.ask(self.tables.store.person_by_token, tokens.hashed(message.person))
        if person is None:
            raise Trouble("not-yours", "unknown-browser")
        self.person, self.name = person.id, person.name

    def admit(self, table: Table, message: Join) -> None:
        if message.seat:
            self.token = tokens.hashed(message.seat)
            self.seat = table.seat_of(self.token)
            if self.seat is None:
                raise Trouble("not-yours", "wrong-token")
            self.check_one_seat(table, self.seat)
        check_may_see(table, self.person, self.token)

    def check_one_seat(self, table: Table, number: int) -> None:
        """Whoever plays here looks at no other hand, whoever gave them its token."""
        is_own = table.seats[number].person == self.person
        if self.person and not is_own and any(seat.person == self.person for seat in table.seats):
            raise Trouble("not-yours", "one-seat")

    def welcome(self, table: Table, stream: str = "", version: int | None = None) -> None:
        """Everything this viewer may know, or what it missed."""
        if self.stream:
            self.stream.remove(self.socket)
        self.stream = table.stream(self.seat)
        if self.stream is None:
            self.answer(self.greeting(table, "", 0))
            return
        missed = self.stream.missed(stream, version)
        if missed is None or version is None:
            message = self.greeting(table, self.stream.id, self.stream.version)
            assert table.match
            message.view = shown(table.match, table.match.view(self.seat))
            message.log = table.match.events(self.seat)
            missed = []
        else:
            message = self.greeting(table, self.stream.id, version)
        message.take_back = takeback.is_possible(table, self.seat)
        message.clock = self.stream.clock if self.stream.clock.until else None
        self.socket.send(frame(message) + b"".join(missed))
        self.stream.add(self.socket)

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
        """After the table changed: is this still the same seat, and may they still look?"""
        seat = table.seat_of(self.token)
        if seat is None and self.seat is not None:
            is_kicked = self.person in table.row.kicked
            self.fail(Trouble("not-yours", "removed" if is_kicked else "seat-lost"))
            return
        try:
            check_may_see(table, self.person, self.token)
        except Trouble as trouble:
            self.fail(trouble)
        if seat != self.seat:
            self.tables.leave(table, self)
            self.seat = seat
            self.tables.enter(table, self)

    def depart(self) -> None:
        table, self.table = self.table, None
        if table is None:
            return
        if self.stream:
            self.stream.remove(self.socket)
        self.tables.leave(table, self)
        self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        if table.is_gone:
            return
        self.tables.tell_table(table)
        if self.tables.cluster:
            self.tables.cluster.presence(table)

    # Playing

    async def play(self, message: Play, seat: int) -> None:
        assert self.table
        table = self.table  # in memory as long as somebody is there
        async with table.lock:
            self.check_still_there(table)
            if table.seats[seat].sits_in:  # else not a step more for a move
                await self.take_back_seat(table)
            with coaching.watched(table, message, seat) as hold:
                made = await moves.play(self.tables, table, self.holder(seat), message.id, message.moves)
        if hold:
            look = coaching.look(self.tables, self.socket.address, table, seat, hold, self.answer)
            self.looking = asyncio.get_running_loop().create_task(look)
        self.answer(Accepted(message.id, made.count, made.why) if made.why else Accepted(message.id))

    def holder(self, seat: int) -> Holder:
        return Holder(seat, self.token)

    async def take_back_seat(self, table: Table) -> None:
        """The owner is back; the bot that sat in makes room, and a claim that somebody else made is void."""
        if self.seat is None:
            return
        row, seats = table.draft()
        had_bot = seats[self.seat].sits_in
        come_back(seats[self.seat])
        row.votes = [vote for vote in row.votes if vote.seat != self.seat]
        if (row, seats) != (table.row, table.seats):
            await self.tables.keep(table, "return" if had_bot else "here", (row, seats), self.holder(self.seat))

    def work_out(self, table: Table, message: Preview | Why | Coach, seat: int) -> None:
        if isinstance(message, Preview):
            self.preview(table, message, seat)
        elif isinstance(message, Coach):
            self.answer(coaching.matter(table, message, seat))
        else:
            self.why(table, message, seat)

    def preview(self, table: Table, message: Preview, seat: int) -> None:
        match = moves.match_at_turn(table, seat)
        tried = try_out(match, seat, message.moves)
        why = tried.trouble.problem if tried.trouble else None
        self.answer(Previewed(message.id, tried.count, shown(match, tried.view), tried.open, why))

    def why(self, table: Table, message: Why, seat: int) -> None:
        match = moves.match_at_turn(table, seat)
        move, problem = message.move, match.why_not(message.move)
        if not message.move:
            move, problem = match.why_not_there(Pointed(tuple(message.cards), message.source, message.target))
        if problem is None:
            self.answer(Because(message.id, True, move=move))
        else:
            self.answer(Because(message.id, False, problem.reason, move))

    async def hint(self, message: Hint, seat: int) -> None:
        assert self.table
        async with self.tables.at(self.table.id) as table:
            self.check_still_there(table)
            shared_deals.check_alone(table.row)
            moves.match_at_turn(table, seat)
            plan, made = table.plan, Made(list(table.moves), list(table.signed))
        option, why, rival = await self.tables.bot_pool.advise(self.socket.address, table.id, plan, made)
        reason, motives = (why.id, *why.args), list(why.motives)
        self.answer(Advice(message.id, option.move, option.verb, option.args, option.advice, reason, rival, motives))

    # Talking

    async def say(self, message: Say) -> None:
        assert self.table
        table = self.table
        if table.match and message.sign in table.match.presentation.vocabulary.talk.signs:
            await self.show_sign(table, message)
            return
        text = tidy(message.text)
        self.check_may_say(table, text, message.sign)
        name = table.seats[self.seat].name if self.seat is not None else self.name
        row = SaidRow(0, name, int(time()), self.seat, text, message.sign, self.speaker(table))
        await self.keep_said(table, row)
        hear(self.tables, table, [row])
        if self.tables.cluster:
            self.tables.cluster.said(table)
        self.answer(Accepted(message.id))

    async def show_sign(self, table: Table, message: Say) -> None:
        """One of the game's own: part of the play, so that no mute or chat setting keeps it from being shown."""
        if self.seat is None:
            raise Trouble("not-yours", "only-seated")
        async with table.lock:
            self.check_still_there(table)
            await signs.show(self.tables, table, self.holder(self.seat), {self.seat: message.sign})
        self.answer(Accepted(message.id))

    def speaker(self, table: Table) -> str:
        return table.seats[self.seat].person if self.seat is not None else self.person

    async def keep_said(self, table: Table, row: SaidRow) -> None:
        limits, store = self.tables.limits, self.tables.store
        kept = await self.tables.writer.ask(store.add_said, table.id, row, limits.chat_lines, limits.chat_seconds)
        if kept is None:
            raise Trouble("too-many", "too-much-said")

    def check_may_say(self, table: Table, text: str, sign: str) -> None:
        chat = table.row.settings.chat
        if not self.person:
            raise Trouble("not-yours", "say-who")
        if {self.person, self.speaker(table)} & set(table.row.muted):
            raise Trouble("not-yours", "muted")
        if chat == "off" or (chat == "signs" and text):
            raise Trouble("not-now", "only-signs" if chat == "signs" else "no-chat")
        if bool(text) == bool(sign) or (sign and sign not in SIGNS):
            raise not_understood("say a text or a sign of the catalogue")
        talk = table.talk
        if not talk.is_free and sign not in talk.courtesies:
            raise Trouble("not-now", "no-free-talk", clause=talk.clause)


def hear(tables: Tables, table: Table, rows: list[SaidRow]) -> None:
    """Tell everybody here what was said."""
    for row in rows:
        if not any(row.number == known.number for known in table.said):
            table.said = [*table.said, row][-50:]
            tables.tell(table, Said(**msgspec.structs.asdict(row)))

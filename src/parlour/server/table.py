"""A table in memory: nothing in it that could not be made again from the store."""

from __future__ import annotations

import asyncio
import hmac
from time import monotonic, time

import msgspec

from parlour.engine import registry
from parlour.engine.chance import Secret
from parlour.engine.match import Match
from parlour.engine.state import State
from parlour.engine.view import View
from parlour.server.playing import Plan
from parlour.server.protocol import Ask, SeatInfo, TableInfo, Ticking
from parlour.server.rows import MOVE, UNDO, AskRow, Entry, Kept, SaidRow, SeatRow, TableRow
from parlour.server.stream import Stream

SITS_IN = "normal"
RESTARTS_CLOCK = ("start", "resume", "return")  # whoever decides, so that it tells nobody who that is
IDLE_SECONDS = 30.0


class Table:
    def __init__(self, kept: Kept) -> None:
        self.row = kept.row
        self.seats = kept.seats
        self.said: list[SaidRow] = kept.said
        self.seq = kept.entries[-1].seq if kept.entries else 0
        self.sent: dict[tuple[int, str], int] = {}  # how many moves each of the clients' ids made
        self.moves: list[str] = []
        self.movers: list[int] = []  # the seat that made each
        self.times: list[int] = []  # and when, in milliseconds
        self.undone = 0  # milliseconds: the last take-back
        self.before: State | None = None  # the last move; None if it is not known
        self.since = kept.row.since  # milliseconds: when the seat that decides was asked
        self.lock = asyncio.Lock()
        self.streams: dict[int | None, Stream] = {}
        self.away: dict[str, tuple[frozenset[int], int, float]] = {}  # other processes: seats, watchers, heard
        self.here: dict[int | None, int] = {}  # sockets of this process by seat
        self.used = monotonic()
        self.is_gone = False  # no longer the one in memory
        for entry in kept.entries:
            self.remember(entry)
        self.match: Match | None = self.plan.match(self.moves) if self.row.secret else None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def plan(self) -> Plan:
        row = self.row
        return Plan(row.game, row.players, row.settings.options, row.secret, row.base)

    def remember(self, entry: Entry) -> None:
        """What an entry says, but for what it does to the match."""
        self.seq = entry.seq
        if entry.kind == MOVE:
            self.moves.append(entry.move)
            self.movers.append(entry.seat)
            self.times.append(entry.at)
            if entry.key:
                key = (entry.seat, entry.key)
                self.sent[key] = self.sent.get(key, 0) + 1
        elif entry.kind == UNDO:
            self.moves.pop()
            self.movers.pop()
            self.times.pop()
            self.undone = entry.at
        elif entry.move not in RESTARTS_CLOCK:
            return
        self.since = entry.at

    def apply(self, entry: Entry) -> None:
        """One step that is kept: the match takes it, and whoever can notice it is told."""
        self.remember(entry)
        if self.match is None or entry.kind not in (MOVE, UNDO):
            return
        if entry.kind == MOVE:
            self.before = self.match.state.copy()
            self.match.play(entry.move)
            for stream in self.streams.values():
                stream.advance(self.match, entry.at)
        else:
            self.match, self.before = self.plan.match(self.moves), None
            for stream in self.streams.values():
                stream.begin_again(self.match, entry.at)
        self.used = monotonic()

    def stream(self, seat: int | None) -> Stream | None:
        if self.match is None:
            return None
        if seat not in self.streams:
            self.streams[seat] = Stream(self.match, seat, self.noticed(self.match, seat))
            self.streams[seat].clock = self.ticking(self.streams[seat])
        return self.streams[seat]

    def noticed(self, match: Match, seat: int | None) -> int:
        """When the viewer last noticed anything; milliseconds. Whoever joins late must not hear of secret decisions."""
        if not self.row.settings.clock:
            return self.since
        count, known = len(self.moves), what_is_known(match, seat)
        while count and known == what_is_known(self.plan.match(self.moves[: count - 1]), seat):
            count -= 1
        return max(self.times[count - 1] if count else 0, self.undone)

    def next_entry(self, kind: str, seat: int = -1, move: str = "", key: str = "") -> Entry:
        return Entry(self.seq + 1, kind, int(time() * 1000), seat, move, key)

    # Who is who

    def seat_of(self, token: str) -> int | None:
        """The seat that a token's hash opens. Compares all, in constant time each."""
        found = None
        for seat in self.seats:
            if hmac.compare_digest(seat.token.encode(), token.encode()) and seat.token:
                found = seat.seat
        return found

    def decider(self) -> SeatRow | None:
        """The seat that the match waits for, while the table plays."""
        if self.match is None or self.match.over or self.row.status != "playing":
            return None
        return self.seats[self.match.state.seat]

    @property
    def connected(self) -> set[int]:
        seats = {seat for seat, count in self.here.items() if count and seat is not None}
        return seats.union(*(seats for seats, _, _ in self.away.values()))

    def is_connected(self, seat: int) -> bool:
        return self.here.get(seat, 0) > 0 or any(seat in seats for seats, _, _ in self.away.values())

    @property
    def watching(self) -> int:
        return self.here.get(None, 0) + sum(watching for _, watching, _ in self.away.values())

    @property
    def is_idle(self) -> bool:
        return not any(self.here.values()) and not self.lock.locked() and monotonic() - self.used > IDLE_SECONDS

    def info(self) -> TableInfo:
        row, settings = self.row, self.row.settings
        has_proof = bool(row.secret)
        connected = self.connected
        return TableInfo(
            id=row.id,
            code=row.code,
            game=row.game,
            title=registry.game(row.game).title,
            options=settings.options,
            status=row.status,
            seats=[seat_info(seat, seat.seat in connected) for seat in self.seats],
            host=row.host,
            created=row.created,
            visibility=settings.visibility,
            spectators=settings.spectators,
            chat=settings.chat,
            clock=settings.clock,
            pace=settings.pace,
            commitment=Secret(bytes.fromhex(row.secret)).commitment if has_proof else "",
            secret=row.secret if has_proof and row.status == "finished" else "",
            watching=self.watching,
            ask=Ask(asked.id, asked.seat, asked.agreed, asked.waiting) if (asked := self.asked) else None,
            rematch=row.rematch,
            continued_from=row.continued_from,
        )

    @property
    def asked(self) -> AskRow | None:
        """The take-back that is asked for; a move since makes it void."""
        ask = self.row.ask
        return ask if ask and ask.moves == len(self.moves) and self.row.status == "playing" else None

    # Time

    def ticking(self, stream: Stream) -> Ticking:
        """Whose time runs, as far as the viewer may know."""
        clock = self.row.settings.clock
        people = tuple(seat for seat in stream.view.turn if not self.seats[seat].has_bot)
        if clock is None or not people or self.row.status != "playing":
            return Ticking()
        until = max(stream.since, self.row.since) + clock.seconds * 1000
        return Ticking(people, until, until + clock.grace * 1000, int(time() * 1000))

    def deadline(self) -> float | None:
        """When a bot sits in for the seat that decides, in seconds since 1970."""
        clock = self.row.settings.clock
        seat = self.decider()
        if clock is None or seat is None or seat.has_bot:
            return None
        return max(self.since, self.row.since) / 1000 + clock.seconds + clock.grace

    def draft(self) -> tuple[TableRow, list[SeatRow]]:
        """Copies to be changed and then stored."""
        return msgspec.structs.replace(self.row), [msgspec.structs.replace(seat) for seat in self.seats]


def what_is_known(match: Match, seat: int | None) -> tuple[View, int]:
    return match.view(seat, 0), len(match.events(seat))


def seat_info(seat: SeatRow, connected: bool) -> SeatInfo:
    name = seat.name or (f"{seat.bot} bot" if seat.bot else "")
    return SeatInfo(seat.seat, name, seat.person, seat.bot, seat.sits_in, connected)

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
from parlour.server.playing import Plan
from parlour.server.protocol import Ask, Clock, SeatInfo, TableInfo, Ticking
from parlour.server.rows import MOVE, UNDO, AskRow, Entry, Kept, SaidRow, SeatRow, TableRow
from parlour.server.stream import Stream

SITS_IN = "normal"
RESTARTS_CLOCK = ("start", "resume", "return")  # whoever decides, so that it tells nobody who that is
IDLE_SECONDS = 30.0
LEAST_SECONDS = 5  # that somebody has who is asked in secret, however long those before took


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
        self.shared: int | None = None  # milliseconds: when everybody last noticed something; None: to be found out
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
            notes, self.before = self.match.note_count, self.match.state.copy()
            self.match.play(entry.move)
            if self.row.settings.clock and all_notice(self.before, notes, self.match, entry.seat):
                self.shared = entry.at
            for stream in self.streams.values():
                stream.advance(self.match)
        else:
            self.match, self.before, self.shared = self.plan.match(self.moves), None, None
            for stream in self.streams.values():
                stream.begin_again(self.match)
        self.used = monotonic()

    def stream(self, seat: int | None) -> Stream | None:
        if self.match is None:
            return None
        if seat not in self.streams:
            self.streams[seat] = Stream(self.match, seat)
            self.streams[seat].clock = self.ticking(self.streams[seat])
        return self.streams[seat]

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

    # Time that depended on what only some notice would tell the others of it, or pass its end before their eyes. So
    # decisions that follow each other in secret share one time, and the same clock is shown to all.

    def noticed_by_all(self, match: Match) -> int:
        """When everybody last noticed something; milliseconds."""
        if self.shared is None:
            count, later = len(self.moves), match
            while count:
                earlier = self.plan.match(self.moves[: count - 1])
                if all_notice(earlier.state, earlier.note_count, later, self.movers[count - 1]):
                    break
                count, later = count - 1, earlier
            self.shared = max(self.times[count - 1] if count else 0, self.undone)
        return self.shared

    def until(self, match: Match, clock: Clock) -> int:
        """When the time is over, before the grace; milliseconds."""
        return max(self.noticed_by_all(match), self.row.since) + clock.seconds * 1000

    def grace_until(self, match: Match, clock: Clock) -> int:
        """When a bot decides. Nobody sees the one who is asked in secret, who may have a little longer."""
        end = self.until(match, clock) + clock.grace * 1000
        least = max(self.since, self.row.since) + max(clock.grace, LEAST_SECONDS) * 1000
        return end if self.is_public else max(end, least)

    @property
    def is_public(self) -> bool:
        """Does everybody know who decides?"""
        assert self.match
        state, show = self.match.state, self.match.game.show
        return all(state.seat in show(state, viewer).turn for viewer in (None, *range(self.row.players)))

    def ticking(self, stream: Stream) -> Ticking:
        """Whose time runs, as far as the viewer may know."""
        clock = self.row.settings.clock
        people = tuple(seat for seat in stream.view.turn if not self.seats[seat].has_bot)
        if clock is None or self.match is None or not people or self.row.status != "playing":
            return Ticking()
        until = self.until(self.match, clock)
        is_mine = stream.seat == self.match.seat
        grace_until = self.grace_until(self.match, clock) if is_mine else until + clock.grace * 1000
        return Ticking(people, until, grace_until, int(time() * 1000))

    def deadline(self) -> float | None:
        """When a bot sits in for the seat that decides, in seconds since 1970."""
        clock = self.row.settings.clock
        if clock is None or self.match is None:
            return None
        seat = self.decider()
        return None if seat is None or seat.has_bot else self.grace_until(self.match, clock) / 1000

    def draft(self) -> tuple[TableRow, list[SeatRow]]:
        """Copies to be changed and then stored."""
        return msgspec.structs.replace(self.row), [msgspec.structs.replace(seat) for seat in self.seats]


def all_notice(before: State, notes: int, after: Match, mover: int) -> bool:
    """Does everybody notice what was decided? Whoever decided does."""
    show = after.game.show
    others = [viewer for viewer in (None, *range(after.players)) if viewer != mover]
    return all(after.events(seat, notes) or show(before, seat) != show(after.state, seat) for seat in others)


def seat_info(seat: SeatRow, connected: bool) -> SeatInfo:
    name = seat.name or (f"{seat.bot} bot" if seat.bot else "")
    return SeatInfo(seat.seat, name, seat.person, seat.bot, seat.sits_in, connected)

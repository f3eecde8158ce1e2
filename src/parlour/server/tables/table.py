"""A table in memory: nothing in it that could not be made again from the store."""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter
from time import monotonic, time

import msgspec

from parlour.engine import record, registry
from parlour.engine.chance import Secret
from parlour.engine.errors import ParlourError
from parlour.engine.fold import Event, To
from parlour.engine.match import Match
from parlour.engine.state import Outcome
from parlour.engine.talk import Signed
from parlour.engine.vocabulary import Talk
from parlour.server.ops import logs
from parlour.server.protocol.messages import Ask, Clock, SeatInfo, Status, TableInfo, Ticking, Vote
from parlour.server.store.rows import MOVE, SIGN, UNDO, AskRow, Entry, Kept, SaidRow, SeatRow, TableRow, VoteRow
from parlour.server.tables.hold import Hold
from parlour.server.tables.matches import Made, Plan
from parlour.server.tables.secret_questions import SLACK_SECONDS, Window, found_window, next_window
from parlour.server.tables.stream import Stream
from parlour.server.tables.telling import Telling

SITS_IN = "normal"
RESTARTS_CLOCK = ("start", "resume", "return")  # whoever decides, so that it tells nobody who that is
IDLE_SECONDS = 30.0
LEAST_SECONDS = 5  # that somebody has who is asked in secret, however long those before took


class Presence(msgspec.Struct, frozen=True):
    """Who is there, as another process says."""

    seats: frozenset[int]
    watching: int
    people: frozenset[str]
    heard: float  # monotonic seconds


class Table:
    def __init__(self, kept: Kept) -> None:
        self.row = kept.row
        self.seats = kept.seats
        self.said: list[SaidRow] = kept.said
        self.seq = kept.entries[-1].seq if kept.entries else 0
        self.sent: dict[tuple[int, str], int] = {}  # how many moves each of the clients' ids made
        self.rows: dict[tuple[int, str], tuple[int, str]] = {}  # of several moves: how many were sent, and `Entry.why`
        self.moves: list[str] = []
        self.movers: list[int] = []  # the seat that made each
        self.times: list[int] = []  # and when, in milliseconds
        self.signed: list[Signed] = []  # after so many moves
        self.undone = 0  # milliseconds: the last take-back
        self.since = kept.row.since  # milliseconds: when the seat that decides was asked
        self.shared: int | None = None  # milliseconds: when everybody last noticed something; None: to be found out
        self.window: Window | None = None  # in which somebody may be asked in secret
        self.lock = asyncio.Lock()
        self.streams: dict[int | None, Stream] = {}
        self.away: dict[str, Presence] = {}  # at other processes
        self.here: dict[int | None, int] = {}  # sockets of this process by seat
        self.people: Counter[str] = Counter()  # and by person
        self.absent: dict[str, float] = {}  # the host and players who are not here: since when, seconds
        self.hold: Hold | None = None  # a coach looks at the last move
        self.used = monotonic()
        self.is_gone = False  # no longer the one in memory
        for entry in kept.entries:
            self.remember(entry)
        self.record = kept.record  # of a finished match
        self.is_shut = False  # the match cannot be made again by the present rules
        self.match: Match | None = None
        self.build()
        self.window = found_window(self)
        self.note_presence()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def plan(self) -> Plan:
        row = self.row
        rules = row.rules or 1  # not known: of a time when all were 1
        return Plan(
            row.game, row.players, row.settings.options, row.secret, row.base, rules, row.settings.cards, bool(row.deal)
        )

    def build(self) -> None:
        """Make the match again, if there is one; one that cannot be made must not stand in anybody's way."""
        if not self.row.secret or self.is_shut:
            return
        try:
            self.match = self.plan.match(self.moves, follows=True, signed=self.signed)
        except Exception as error:  # whatever the rules say to a move that they do not know
            self.shut(error)
        if self.match and self.record and self.match.record.to_text() != self.record:
            self.shut(ParlourError("the rules have changed since"))

    def shut(self, error: Exception) -> None:
        version = registry.games()[self.row.game].version if self.row.game in registry.games() else None
        event = "a finished match is kept as its record alone" if self.record else "a table cannot be rebuilt"
        logs.fault(event, error, table=logs.short(self.id), game=self.row.game, rules=self.row.rules, present=version)
        self.is_shut, self.match = True, None
        self.streams.clear()

    @property
    def status(self) -> Status:
        """As it is told: a table that plays, but cannot, is broken."""
        is_broken = self.is_shut and not self.record and self.row.status != "ended"
        return "broken" if is_broken else self.row.status

    @property
    def finished_record(self) -> str:
        """Of a match that is over, as it was when it ended; else empty."""
        if self.record or self.match is None or not self.match.over:
            return self.record
        return self.match.record.to_text()

    @property
    def outcome(self) -> Outcome | None:
        """Of a match that is over, though the present rules may not be able to play it again."""
        if self.row.status != "finished":
            return None
        if self.match:
            return self.match.outcome
        return record.parse(self.record).outcome if self.record else None

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
                if entry.length > 1:
                    self.rows[key] = (entry.length, entry.why)
        elif entry.kind == UNDO:
            self.moves.pop()
            self.movers.pop()
            self.times.pop()
            self.undone = entry.at
            self.signed = [one._replace(after=min(one.after, len(self.moves))) for one in self.signed]
        elif entry.kind == SIGN:
            self.signed.append(Signed(len(self.moves), entry.seat, entry.move))
            return
        elif entry.move not in RESTARTS_CLOCK:
            return
        self.since = entry.at

    def apply(self, entry: Entry, move: int | None = None) -> None:
        """One step that is kept: the match takes it, and whoever can notice it is told.

        A move that was checked before it was stored has its number with it.
        """
        self.remember(entry)
        if self.match is None or entry.kind not in (MOVE, UNDO, SIGN):
            return
        try:
            self.take(self.match, entry, move)
        except ParlourError as error:  # another process has other rules
            self.shut(error)
        self.used = monotonic()

    def take(self, match: Match, entry: Entry, move: int | None) -> None:
        if entry.kind == MOVE:
            move = match.checked(entry.move) if move is None else move
            self.window = next_window(self, match, entry, move)
            match.make(move)
            if self.row.settings.clock and all_notice(match, match.happened, entry.seat):
                self.shared = entry.at
            self.show()
        elif entry.kind == SIGN:
            match.sign(entry.seat, entry.move)
            for stream in self.streams.values():
                stream.tell_sign(match)
        else:
            self.match = self.plan.match(self.moves, follows=True, signed=self.signed)
            self.shared, self.window = None, None
            for stream in self.streams.values():
                stream.begin_again(self.match)

    def show(self) -> None:
        """Tell every viewer what is new to it, if it may see it yet."""
        assert self.match
        if not self.streams:
            return
        telling = Telling(self.match)
        for stream in self.streams.values():
            if self.window and self.held_seconds(stream.seat) > 0:
                stream.hush()
            else:
                stream.advance(telling)

    @property
    def made(self) -> Made:
        return Made(list(self.moves), list(self.signed))

    @property
    def is_last_call(self) -> bool:
        """Does the next move end the time for signs?"""
        match = self.match
        signs = match.game.signs if match and not match.over else None
        return bool(match and signs and signs.is_last_call(match.state) and self.row.status == "playing")

    @property
    def talk(self) -> Talk:
        """What may be said here now: as the game says while a match runs, unless the host relaxed it (C-7)."""
        if self.row.settings.chat == "on" or self.match is None or self.match.over or self.row.status == "ended":
            return Talk()
        return self.match.presentation.vocabulary.talk

    # Asked in secret

    @property
    def is_aside(self) -> bool:
        """Is somebody asked in secret?"""
        return self.match is not None and not self.match.over and self.match.game.is_aside(self.match.state)

    def aside_ends(self) -> float:
        """When a bot decides for the person who is asked in secret; 0 if they may think as long as they like."""
        if not self.is_aside or self.window is None or not self.window.is_timed or self.match is None:
            return 0.0
        slot = self.window.slot(self.match.seat)
        return slot.ends - SLACK_SECONDS if slot else 0.0

    def held_seconds(self, viewer: int | None) -> float:
        """How long the viewer is not shown yet what happened."""
        if self.window is None or self.match is None:
            return 0.0
        is_asked = self.is_aside and self.match.seat == viewer
        return max(0.0, self.window.shows_at(viewer, is_asked) - time())

    def stream(self, seat: int | None) -> Stream | None:
        if self.match is None:
            return None
        if self.window:
            self.show()  # what has come due, before anybody new sees the log
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
        return seats.union(*(there.seats for there in self.away.values()))

    def is_connected(self, seat: int) -> bool:
        return self.here.get(seat, 0) > 0 or any(seat in there.seats for there in self.away.values())

    @property
    def watching(self) -> int:
        return self.here.get(None, 0) + sum(there.watching for there in self.away.values())

    def is_here(self, person: str) -> bool:
        """At a seat or watching."""
        if self.people[person] or any(person in there.people for there in self.away.values()):
            return True
        return any(seat.person == person and self.is_connected(seat.seat) for seat in self.seats)

    def note_presence(self) -> None:
        """After anybody came or went."""
        awaited = {self.row.host, *(seat.person for seat in self.seats)} - {""}
        now = time()
        self.absent = {person: self.absent.get(person, now) for person in awaited if not self.is_here(person)}

    def absent_seconds(self, person: str) -> float:
        return time() - self.absent[person] if person in self.absent else 0.0

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
            options=settings.options,
            status=self.status,
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
            votes=[self.vote_info(vote) for vote in row.votes],
            muted=row.muted,
            continued_from=row.continued_from,
            own_cards=settings.cards is not None,
            deal=row.deal,
        )

    def vote_info(self, vote: VoteRow) -> Vote:
        agreed = [seat.seat for seat in self.seats if seat.person in vote.people]
        return Vote(vote.what, agreed, self.votes_needed(vote.what), vote.seat)

    def votes_for(self, what: str, seat: int | None) -> list[str]:
        return next((vote.people for vote in self.row.votes if (vote.what, vote.seat) == (what, seat)), [])

    @property
    def present(self) -> list[SeatRow]:
        """Seats whose players are there."""
        return [seat for seat in self.seats if seat.person and not seat.has_bot and self.is_connected(seat.seat)]

    def votes_needed(self, what: str) -> int:
        """A bot for somebody absent takes more than half of those present; an end all: who wants to can go on."""
        count = len(self.present)
        return max(1, count if what == "end" else count // 2 + 1)

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
            steps, count = match.follow(), len(self.moves)
            while count and not all_notice(match, steps[count - len(self.moves) - 1], self.movers[count - 1]):
                count -= 1
            self.shared = max(self.times[count - 1] if count else 0, self.undone)
        return self.shared

    def until(self, match: Match, clock: Clock) -> int:
        """When the time is over, before the grace; milliseconds."""
        shown = int(self.window.ends * 1000) if self.window else 0
        return max(self.noticed_by_all(match), self.row.since, shown) + clock.seconds * 1000

    def grace_until(self, match: Match, clock: Clock) -> int:
        """When a bot decides. Nobody sees the one who is asked in secret, who may have a little longer."""
        end = self.until(match, clock) + clock.grace * 1000
        least = max(self.since, self.row.since) + max(clock.grace, LEAST_SECONDS) * 1000
        return end if self.is_public else max(end, least)

    @property
    def is_public(self) -> bool:
        """Does everybody know who decides?"""
        assert self.match
        state, asked = self.match.state, self.match.presentation.asked
        return all(state.seat in asked(state, viewer).seats for viewer in (None, *range(self.row.players)))

    def ticking(self, stream: Stream) -> Ticking:
        """Whose time runs, as far as the viewer may know."""
        clock = self.row.settings.clock
        if (ends := self.aside_ends()) and self.match and stream.seat == self.match.state.seat:
            until = int(ends * 1000)
            return Ticking((self.match.state.seat,), until, until, int(time() * 1000))
        people = tuple(seat for seat in stream.asked.seats if not self.seats[seat].has_bot)
        if clock is None or self.match is None or not people or self.row.status != "playing":
            return Ticking()
        until = self.until(self.match, clock)
        is_mine = stream.seat == self.match.seat
        grace_until = self.grace_until(self.match, clock) if is_mine else until + clock.grace * 1000
        return Ticking(people, until, grace_until, int(time() * 1000))

    def deadline(self) -> float | None:
        """When a bot sits in for the seat that decides, in seconds since 1970."""
        clock = self.row.settings.clock
        if clock is None and self.window is None:
            return None
        seat = self.decider()
        if (ends := self.aside_ends()) and seat and not seat.has_bot:
            return ends
        if clock is None or self.match is None:
            return None
        return None if seat is None or seat.has_bot else self.grace_until(self.match, clock) / 1000

    def draft(self) -> tuple[TableRow, list[SeatRow]]:
        """Copies to be changed and then stored."""
        return msgspec.structs.replace(self.row), [msgspec.structs.replace(seat) for seat in self.seats]


def all_notice(match: Match, step: list[Event | To], mover: int) -> bool:
    """Was everybody told something? Whoever decided knows."""
    if any(not isinstance(event, To) for event in step):
        return True
    told = {seat for event in step if isinstance(event, To) for seat in event.seats}
    return told.issuperset({None, *range(match.players)} - {mover})


def seat_info(seat: SeatRow, connected: bool) -> SeatInfo:
    return SeatInfo(seat.seat, seat.name, seat.person, seat.bot, seat.sits_in, connected, bool(seat.claim))

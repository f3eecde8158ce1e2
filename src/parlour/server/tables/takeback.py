"""Taking back a move: only with everybody's consent, and only what everybody could follow.

Whether it is possible must not tell that somebody decided in secret. So only a move that all noticed can be taken back,
and only while all would notice the next decision: then nothing can have happened unnoticed since.
"""

from __future__ import annotations

from time import monotonic

from parlour.engine.match import Match
from parlour.engine.record import Decision
from parlour.engine.state import State
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import TakeBack
from parlour.server.store.rows import UNDO, AskRow, Change, Holder
from parlour.server.tables.moves import check_holder, playing_match
from parlour.server.tables.table import Table
from parlour.server.tables.tables import TRIES, Tables

NO_LONGER = "Your last move stands: only one that all could follow can be taken back, before a card or chance comes up."
NOBODY_ASKS = "Nobody asks that of you."
CALM_SECONDS = 1.0  # after a move, before anybody is told: a table in full swing needs no take-backs


def is_possible(table: Table, seat: int | None) -> bool:
    """Can the seat's last move be taken back? If not, why not is not told: it could be for a secret decision."""
    match = table.match
    if match is None or match.over or table.row.status != "playing":
        return False
    if not table.movers or table.movers[-1] != seat or not isinstance(match.record.entries[-1], Decision):
        return False
    before = state_before(table)
    return is_noticed(match, before, match.state, seat) and is_open(match) and not match.reveals(before, seat)


def state_before(table: Table) -> State:
    if table.before is None:
        table.before = table.plan.match(table.moves[:-1]).state
    return table.before


def is_noticed(match: Match, before: State, after: State, decider: int) -> bool:
    """Does everybody else see something else after it?"""
    show = match.game.show
    others = [seat for seat in (None, *range(match.players)) if seat != decider]
    return all(show(before, seat) != show(after, seat) for seat in others)


def is_open(match: Match) -> bool:
    """Would everybody notice the next decision, whatever it is? One move of each kind is tried."""
    for move in {match.game.text(match.state, move).split()[0]: move for move in match.state.legal()}.values():
        after = match.state.copy()
        after.noting = False
        after.play(move)
        if not after.chance and not is_noticed(match, match.state, after, match.state.seat):
            return False
    return True


# The button


class Offers:
    """Once nothing has happened for a moment, whoever made the last move is told that it can be taken back.

    All tables are looked at now and then: a timer for each move would cost more than the moves of a busy server can
    bear.
    """

    def __init__(self) -> None:
        self.waiting: dict[Table, tuple[float, int]] = {}  # when it is calm, at which step; the soonest first

    def plan(self, table: Table) -> None:
        """After every step."""
        self.waiting.pop(table, None)
        if table.movers and table.movers[-1] in table.streams:
            self.waiting[table] = (monotonic() + CALM_SECONDS, table.seq)

    def make(self) -> None:
        """Those that are due."""
        now = monotonic()
        for table, (due, seq) in list(self.waiting.items()):
            if due > now:
                return
            del self.waiting[table]
            if table.seq == seq and not table.is_gone:
                offer(table)

    def forget_gone(self) -> None:
        self.waiting = {table: planned for table, planned in self.waiting.items() if not table.is_gone}


def offer(table: Table) -> None:
    seat = table.movers[-1]
    stream = table.streams.get(seat)
    if stream and stream.listeners and is_possible(table, seat):
        stream.tell_aside(TakeBack())


# Asking. The table's lock is held.


def check(table: Table, seat: int) -> None:
    playing_match(table)
    if not is_possible(table, seat):
        raise Trouble("not-now", NO_LONGER)


async def ask(tables: Tables, table: Table, holder: Holder, key: str) -> None:
    seat = holder.seat
    for _ in range(TRIES):
        check_holder(table, holder)
        check(table, seat)
        others = [other.seat for other in table.seats if other.person and not other.has_bot and other.seat != seat]
        if await keep(tables, table, AskRow(key, seat, [seat], others, len(table.moves)), holder):
            return
    raise Trouble("conflict", "Somebody else was faster. Try again.")


async def consent(tables: Tables, table: Table, holder: Holder, key: str, agree: bool) -> None:
    seat = holder.seat
    for _ in range(TRIES):
        check_holder(table, holder)
        asked = table.asked
        if asked is None or asked.id != key or seat not in asked.waiting:
            raise Trouble("not-now", NOBODY_ASKS)
        agreed, waiting = [*asked.agreed, seat], [other for other in asked.waiting if other != seat]
        answered = AskRow(asked.id, asked.seat, agreed, waiting, asked.moves) if agree else None
        if await keep(tables, table, answered, holder):
            return
    raise Trouble("conflict", "Somebody else was faster. Try again.")


async def keep(tables: Tables, table: Table, asked: AskRow | None, holder: Holder) -> bool:
    """Store who agrees; once all do, take the move back."""
    row, seats = table.draft()
    if asked is None or asked.waiting:
        row.ask = asked
        return await tables.keep(table, "ask", (row, seats), holder)
    check(table, asked.seat)
    row.ask = None
    entry = table.next_entry(UNDO, asked.seat)
    if not await tables.commit(table, Change(table.id, [entry], row, holder=holder)):
        return False
    table.apply(entry)
    tables.adopt(table, row, table.seats)
    tables.tell_others(table)
    return True

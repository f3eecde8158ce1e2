"""Taking back a move: only with everybody's consent, and only what everybody could follow.

Whether it is possible must not tell that somebody decided in secret. So only a move that all noticed can be taken back,
and only while all would notice the next decision: then nothing can have happened unnoticed since.
"""

from __future__ import annotations

from time import monotonic

from parlour.engine.fold import reveals
from parlour.engine.record import Decision
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import TakeBack
from parlour.server.store.rows import UNDO, AskRow, Change, Holder
from parlour.server.tables.moves import check_holder, playing_match
from parlour.server.tables.table import Table, all_notice
from parlour.server.tables.tables import TRIES, Tables

CALM_SECONDS = 1.0  # after a move, before anybody is told: a table in full swing needs no take-backs


def is_possible(table: Table, seat: int | None) -> bool:
    """Can the seat's last move be taken back? If not, why not is not told: it could be for a secret decision."""
    match = table.match
    if match is None or match.over or table.row.status != "playing" or table.row.deal:
        return False
    if not table.movers or table.movers[-1] != seat or not isinstance(match.record.entries[-1], Decision):
        return False
    step, vocabulary = match.happened, match.presentation.vocabulary
    return all_notice(match, step, seat) and match.is_open and not reveals(step, seat, vocabulary)


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
        raise Trouble("not-now", "move-stands")


async def ask(tables: Tables, table: Table, holder: Holder, key: str) -> None:
    seat = holder.seat
    for _ in range(TRIES):
        check_holder(table, holder)
        check(table, seat)
        others = [other.seat for other in table.seats if other.person and not other.has_bot and other.seat != seat]
        if await keep(tables, table, AskRow(key, seat, [seat], others, len(table.moves)), holder):
            return
    raise Trouble("conflict", "faster")


async def consent(tables: Tables, table: Table, holder: Holder, key: str, agree: bool) -> None:
    seat = holder.seat
    for _ in range(TRIES):
        check_holder(table, holder)
        asked = table.asked
        if asked is None or asked.id != key or seat not in asked.waiting:
            raise Trouble("not-now", "nobody-asks")
        agreed, waiting = [*asked.agreed, seat], [other for other in asked.waiting if other != seat]
        answered = AskRow(asked.id, asked.seat, agreed, waiting, asked.moves) if agree else None
        if await keep(tables, table, answered, holder):
            return
    raise Trouble("conflict", "faster")


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

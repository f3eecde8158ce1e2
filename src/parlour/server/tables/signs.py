"""Signs of a game's own, shown at a seat (C-7): kept as moves are, but in no record."""

from __future__ import annotations

from parlour.server.protocol.errors import Trouble
from parlour.server.store.rows import SIGN, Change, Entry, Holder
from parlour.server.tables.moves import check_holder, playing_match
from parlour.server.tables.table import Table
from parlour.server.tables.tables import TRIES, Tables


async def show(tables: Tables, table: Table, holder: Holder, signs: dict[int, str]) -> None:
    """Those of one person, or of all bots together. The table's lock is held."""
    for _ in range(TRIES):
        check_holder(table, holder)
        entries = [entry_of(table, seat, sign) for seat, sign in signs.items()]
        for number, entry in enumerate(entries):
            entry.seq += number
        if await tables.commit(table, Change(table.id, entries, holder=holder)):
            for entry in entries:
                table.apply(entry)
            tables.tell_others(table)
            tables.look_after(table)
            return
    raise Trouble("conflict", "faster")


def entry_of(table: Table, seat: int, sign: str) -> Entry:
    if reason := playing_match(table).why_no_sign(seat):
        raise Trouble("bad-move", reason.id, *reason.args, clause=reason.clause)
    return table.next_entry(SIGN, seat, sign)

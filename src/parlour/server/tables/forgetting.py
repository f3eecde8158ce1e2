"""Somebody wants to be forgotten: out of their seats first, then out of every match."""

from __future__ import annotations

import msgspec

from parlour.server.store.histories import NOBODY, UNSAID
from parlour.server.store.rows import SaidRow
from parlour.server.tables import seating
from parlour.server.tables.table import SITS_IN, Table
from parlour.server.tables.tables import Rows, Tables


async def forget(tables: Tables, person: str) -> None:
    histories, ask = tables.store.histories, tables.writer.ask
    for id in await ask(histories.open_tables, person):
        await tables.change(id, "leave", lambda table: without(table, person))
    await ask(histories.forget, person)
    for table in list(tables.loaded.values()):
        table.said = [unsaid(row) if row.person == person else row for row in table.said]
        if person in {table.row.host, *(seat.person for seat in table.seats)}:
            async with tables.at(table.id) as known:
                await tables.catch_up(known)


def unsaid(row: SaidRow) -> SaidRow:
    return msgspec.structs.replace(row, person="", name=NOBODY, text=UNSAID, sign="")


def without(table: Table, person: str) -> Rows | None:
    """As if they had left; a table that waits for nobody but them ends."""
    row, seats = table.draft()
    if row.status in ("finished", "ended"):
        return None
    for seat in seats:
        if seat.person == person:
            seating.free(seat)
            if row.status != "waiting":
                seating.put_bot(seats, seat.seat, SITS_IN)
    if row.host == person:
        row.host = next((seat.person for seat in seats if seat.person), "")
        row.status = row.status if row.host else "ended"
    return row, seats

"""Rows of the database as the rest of the server handles them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from parlour.server.store.rows import AskRow, Base, Entry, Kept, SaidRow, SeatRow, Settings, TableRow, Values, VoteRow
from parlour.server.store.schema import entries, records, said, seats, tables

MOST_SAID = 50
LISTS: dict[str, Any] = {"muted": list[str], "kicked": list[str], "votes": list[VoteRow]}  # columns of JSON


def get_table(connection: Connection, id: str) -> Kept | None:
    """Everything that is kept of a table."""
    kept = get_table_since(connection, id, 0)
    if kept:
        kept.said = get_said(connection, id)
        kept.record = get_record(connection, id) if kept.row.status == "finished" else ""
    return kept


def get_table_since(connection: Connection, id: str, seq: int) -> Kept | None:
    """How the table is, and the steps after that number."""
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    if row is None:
        return None
    return Kept(table_row(dict(row)), get_seats(connection, id), get_entries(connection, id, seq))


def get_record(connection: Connection, table: str) -> str:
    found: str | None = connection.scalar(select(records.c.record).where(records.c.table_id == table))
    return found or ""


def table_row(values: Values) -> TableRow:
    del values["visibility"], values["due"], values["told"], values["calling_until"]
    values["settings"] = msgspec.json.decode(values["settings"], type=Settings)
    values["base"] = msgspec.json.decode(values["base"], type=Base) if values["base"] else None
    values["ask"] = msgspec.json.decode(values["ask"], type=AskRow) if values["ask"] else None
    for name, kind in LISTS.items():
        values[name] = msgspec.json.decode(values[name], type=kind) if values[name] else []
    return TableRow(**values)


def get_seats(connection: Connection, table: str) -> list[SeatRow]:
    query = select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)
    return [SeatRow(**without_table(dict(row))) for row in connection.execute(query).mappings()]


def get_entries(connection: Connection, table: str, after: int) -> list[Entry]:
    query = select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
    return [Entry(**without_table(dict(row))) for row in connection.execute(query).mappings()]


def get_said(connection: Connection, table: str) -> list[SaidRow]:
    query = select(said).where(said.c.table_id == table).order_by(said.c.number.desc()).limit(MOST_SAID)
    return [said_row(dict(row)) for row in connection.execute(query).mappings()][::-1]


def said_row(values: Values) -> SaidRow:
    return SaidRow(**without_table(values))


def without_table(values: Values) -> Values:
    del values["table_id"]
    return values

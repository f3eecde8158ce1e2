"""What is kept of people's matches, and how it is forgotten."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select, update

from parlour.server.store.rows import KindRow, ResultRow, Values
from parlour.server.store.schema import evenings, people, plays, records, results, reviews, said, seats, tables

MOST_ASKED = 500
NOBODY = "—"  # stands where a name was
UNSAID = "…"  # and where somebody said something


class Histories:
    """Plain calls that wait for the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def of(self, person: str, most: int, skip: int = 0) -> list[ResultRow]:
        """The newest first."""
        query = select(results).where(results.c.person == person)
        return self.rows(query.order_by(results.c.ended.desc(), results.c.table_id).limit(most).offset(skip))

    def rows(self, query: Any) -> list[ResultRow]:
        with self.engine.connect() as connection:
            return [result_row(dict(row)) for row in connection.execute(query).mappings()]

    def names(self, ids: list[str]) -> dict[str, list[tuple[str, str]]]:
        """Of tables: by seat, who sits there, and which bot."""
        found: dict[str, list[tuple[str, str]]] = {}
        columns = (seats.c.table_id, seats.c.name, seats.c.bot)
        with self.engine.connect() as connection:
            for begin in range(0, len(ids), MOST_ASKED):
                some = seats.c.table_id.in_(ids[begin : begin + MOST_ASKED])
                query = select(*columns).where(some).order_by(seats.c.table_id, seats.c.seat)
                for id, name, bot in connection.execute(query):
                    found.setdefault(id, []).append((name, bot))
        return found

    def reviewed(self, ids: list[str]) -> set[tuple[str, int]]:
        query = select(reviews.c.table_id, reviews.c.seat).where(reviews.c.table_id.in_(ids))
        with self.engine.connect() as connection:
            return {(table, seat) for table, seat in connection.execute(query)}

    def record(self, table: str) -> str:
        with self.engine.connect() as connection:
            return connection.scalar(select(records.c.record).where(records.c.table_id == table)) or ""

    def add_choices(self, table: str, seat: int, kinds: list[KindRow]) -> None:
        with self.engine.begin() as connection:
            put_choices(connection, table, seat, kinds)

    def open_tables(self, person: str) -> list[str]:
        """At which the person sits or which it hosts, and which are not over."""
        sits = select(seats.c.table_id).where(seats.c.person == person)
        is_theirs = (tables.c.host == person) | tables.c.id.in_(sits)
        query = select(tables.c.id).where(is_theirs, tables.c.status.in_(("waiting", "playing", "paused")))
        with self.engine.connect() as connection:
            return [row[0] for row in connection.execute(query)]

    def forget(self, person: str) -> None:
        """Nothing leads from any match to the person any more, and no name does."""
        nobody = {"person": "", "name": NOBODY}
        with self.engine.begin() as connection:
            connection.execute(delete(results).where(results.c.person == person))
            mine = update(seats).where(seats.c.person == person)
            connection.execute(mine.values(**nobody, token="", claim="", offered_by="", webhook=""))
            offered = update(seats).where(seats.c.offered_by == person)
            connection.execute(offered.values(claim="", offered_by=""))
            connection.execute(update(said).where(said.c.person == person).values(**nobody, text=UNSAID, sign=""))
            connection.execute(update(tables).where(tables.c.host == person).values(host=""))
            connection.execute(delete(plays).where(plays.c.person == person))
            connection.execute(update(evenings).where(evenings.c.host == person).values(host=""))
            connection.execute(delete(people).where(people.c.id == person))


def put_results(connection: Connection, rows: list[ResultRow]) -> None:
    if rows:
        connection.execute(insert(results), [stored(row) for row in rows])


def put_choices(connection: Connection, table: str, seat: int, kinds: list[KindRow]) -> None:
    mine = (results.c.table_id == table) & (results.c.seat == seat)
    connection.execute(update(results).where(mine).values(choices=msgspec.json.encode(kinds).decode()))


def stored(row: ResultRow) -> Values:
    values: Values = msgspec.to_builtins(row)
    return {**values, "rivals": json_text(row.rivals), "choices": json_text(row.choices) if row.choices else ""}


def json_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def result_row(values: Values) -> ResultRow:
    values["rivals"] = msgspec.json.decode(values["rivals"], type=list[str])
    values["choices"] = msgspec.json.decode(values["choices"], type=list[KindRow]) if values["choices"] else []
    return ResultRow(**values)

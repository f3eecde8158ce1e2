"""Deals that several play: who has begun which, and how it ended for them."""

from __future__ import annotations

import secrets
from contextlib import suppress

import msgspec
from sqlalchemy import Engine, func, insert, select
from sqlalchemy.exc import IntegrityError

from parlour.server.store.histories import result_row
from parlour.server.store.rows import EveningRow, ResultRow
from parlour.server.store.schema import evening_tables, evenings, facts, people, plays, results, seats, tables

MASTER = "deals"
MOST_RESULTS = 5000


class SharedDeals:
    """Plain calls that wait for the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def master(self) -> str:
        """The secret that all deals come from; made when it is first asked for, and the same at every process."""
        query = select(facts.c.value).where(facts.c.name == MASTER)
        with suppress(IntegrityError), self.engine.begin() as connection:  # else another process was faster
            if found := connection.scalar(query):
                return str(found)
            connection.execute(insert(facts), [{"name": MASTER, "value": secrets.token_hex(32)}])
        with self.engine.connect() as connection:
            return str(connection.scalar(query))

    # The deal of the day

    def table_of(self, deal: str, person: str) -> str:
        """Where the person plays it, or did; empty if they have not begun."""
        query = select(plays.c.table_id).where(plays.c.deal == deal, plays.c.person == person)
        with self.engine.connect() as connection:
            return connection.scalar(query) or ""

    def status_of(self, table: str) -> str:
        with self.engine.connect() as connection:
            return connection.scalar(select(tables.c.status).where(tables.c.id == table)) or ""

    def has_left(self, table: str, person: str) -> bool:
        """Whoever has left plays it no more."""
        query = select(func.count()).select_from(seats).where(seats.c.table_id == table, seats.c.person == person)
        with self.engine.connect() as connection:
            return not connection.scalar(query)

    def counts(self, deals: list[str]) -> dict[str, int]:
        query = select(plays.c.deal, func.count()).where(plays.c.deal.in_(deals)).group_by(plays.c.deal)
        with self.engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query)}

    def results(self, deals: list[str]) -> list[tuple[ResultRow, str]]:
        """With the name that the person has chosen."""
        of = select(results, people.c.name).join(people, people.c.id == results.c.person)
        query = of.where(results.c.deal.in_(deals)).order_by(results.c.ended).limit(MOST_RESULTS)
        with self.engine.connect() as connection:
            rows = [dict(row) for row in connection.execute(query).mappings()]
        names = [str(row.pop("name")) for row in rows]
        return list(zip(map(result_row, rows), names, strict=True))

    # Evenings

    def add_evening(self, row: EveningRow) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(evenings), [msgspec.to_builtins(row)])

    def evening(self, id: str) -> EveningRow | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(evenings).where(evenings.c.id == id)).mappings().first()
        return EveningRow(**found) if found else None

    def evening_tables(self, id: str) -> list[tuple[int, int, str, str, str]]:
        """Of each table, in order: its number, the deal, its id, code and status."""
        of = select(evening_tables.c.number, evening_tables.c.deal, tables.c.id, tables.c.code, tables.c.status)
        query = of.join(tables, tables.c.id == evening_tables.c.table_id).where(evening_tables.c.evening == id)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(evening_tables.c.number, evening_tables.c.deal)).all()
        return [(row[0], row[1], row[2], row[3], row[4]) for row in rows]

    def number_at(self, table: str) -> int:
        """Which table of its evening it is."""
        query = select(evening_tables.c.number).where(evening_tables.c.table_id == table)
        with self.engine.connect() as connection:
            return connection.scalar(query) or 0

    def sits_elsewhere(self, evening: str, number: int, person: str) -> bool:
        at = select(evening_tables.c.table_id).where(
            evening_tables.c.evening == evening, evening_tables.c.number != number
        )
        query = select(func.count()).select_from(seats).where(seats.c.person == person, seats.c.table_id.in_(at))
        with self.engine.connect() as connection:
            return bool(connection.scalar(query))

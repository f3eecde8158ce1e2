"""The store's version: one that was made by an earlier Parlour becomes the present one at the start.

Tables and columns that are missing are added; a new column has a default. Whatever else a version asks for is a
migration, run once and in order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, delete, insert, inspect, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.schema import CreateColumn

from parlour.engine.errors import ParlourError
from parlour.engine.record import parse
from parlour.engine.state import Outcome
from parlour.server.ops import logs
from parlour.server.protocol.api import Review
from parlour.server.store.histories import put_choices, put_results
from parlour.server.store.queries import get_record, get_table, get_table_since
from parlour.server.store.schema import facts, metadata, records, results, reviews, said, tables
from parlour.server.tables.results import kinds_of, results_of
from parlour.server.tables.table import Table

UNNUMBERED = 1  # stores that do not know their version, and new ones
LOCK = 0x7061726C  # any number: whoever migrates in PostgreSQL holds it


class Migration(Struct, frozen=True):
    version: int
    what: str
    run: Callable[[Connection], None]


def keep_records(connection: Connection) -> None:
    """Of matches that were finished before: as the rules are now, for the last time."""
    kept = select(records.c.table_id)
    ids = connection.scalars(select(tables.c.id).where(tables.c.status == "finished", tables.c.id.not_in(kept))).all()
    for id in ids:
        found = get_table(connection, id)
        table = Table(found) if found else None
        if table and table.match and table.match.over:
            values = {"table_id": id, "record": table.match.record.to_text()}
            connection.execute(insert(records), [values])
            connection.execute(update(tables).where(tables.c.id == id).values(rules=table.match.rules))


def name_signs(connection: Connection) -> None:
    """They were stored as they were shown, in English."""
    for sign in ("well played", "hurry, please", "one moment", "good game", "ha!"):
        id = "-".join(re.findall("[a-z]+", sign))
        connection.execute(update(said).where(said.c.sign == sign).values(sign=id))


def note_results(connection: Connection) -> None:
    """Of matches that were finished before, for the histories of those who played them."""
    noted = select(results.c.table_id)
    finished = select(tables.c.id).where(tables.c.status == "finished", tables.c.id.not_in(noted))
    for id in connection.scalars(finished).all():
        kept = get_table_since(connection, id, 0)
        outcome = outcome_of(get_record(connection, id))
        if kept and outcome:
            ended = kept.entries[-1].at // 1000 if kept.entries else kept.row.created
            put_results(connection, results_of(kept.row, kept.seats, outcome, ended))
    for id, seat, review in connection.execute(select(reviews.c.table_id, reviews.c.seat, reviews.c.review)).all():
        with suppress(msgspec.MsgspecError):
            put_choices(connection, id, seat, kinds_of(msgspec.json.decode(review, type=Review)))


def outcome_of(text: str) -> Outcome | None:
    try:
        return parse(text).outcome if text else None
    except ParlourError:
        return None


MIGRATIONS = (
    Migration(2, "keep finished matches as their records", keep_records),
    Migration(3, "name signs by their ids", name_signs),
    Migration(4, "note how matches ended for those who played them", note_results),
)
VERSION = MIGRATIONS[-1].version


def prepare(engine: Engine) -> None:
    """Make what is missing; another process may be doing the same."""
    for tries_left in (2, 1, 0):
        try:
            with alone(engine):
                migrate(engine)
            return
        except DBAPIError:
            if not tries_left:
                raise


@contextmanager
def alone(engine: Engine) -> Iterator[None]:
    """One process after the other; in SQLite the writing itself sees to that."""
    if engine.dialect.name == "sqlite":
        yield
        return
    with engine.connect() as connection:
        connection.execute(select(text(f"pg_advisory_lock({LOCK})")))
        try:
            yield
        finally:
            connection.execute(select(text(f"pg_advisory_unlock({LOCK})")))


def migrate(engine: Engine) -> None:
    version = version_of(engine)
    if version > VERSION:
        raise ParlourError(f"the store is of version {version}; this Parlour knows versions up to {VERSION}")
    metadata.create_all(engine)
    add_columns(engine)
    for migration in MIGRATIONS:
        if migration.version > version:
            with engine.begin() as connection:
                migration.run(connection)
                set_version(connection, migration.version)
            logs.note("the store was migrated", version=migration.version, what=migration.what)


def version_of(engine: Engine) -> int:
    if not inspect(engine).has_table(facts.name):
        return UNNUMBERED
    with engine.connect() as connection:
        found = connection.scalar(select(facts.c.value).where(facts.c.name == "version"))
    return int(found) if found else UNNUMBERED


def set_version(connection: Connection, version: int) -> None:
    connection.execute(delete(facts).where(facts.c.name == "version"))
    connection.execute(insert(facts), [{"name": "version", "value": str(version)}])


def add_columns(engine: Engine) -> None:
    """Those that a store made by an earlier version lacks; they all have a default."""
    there = inspect(engine)
    for table in metadata.sorted_tables:
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                with engine.begin() as connection:
                    made = CreateColumn(column).compile(dialect=engine.dialect)
                    connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {made}"))

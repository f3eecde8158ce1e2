"""The truth: people, tables and every step taken at them. SQLite or PostgreSQL, by SQLAlchemy."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.schema import CreateColumn

from parlour.server.columns import entries, metadata, people, said, seats, tables
from parlour.server.errors import Conflict
from parlour.server.notices import Notices
from parlour.server.rows import (
    AskRow,
    Base,
    Change,
    Entry,
    Kept,
    PersonRow,
    SaidRow,
    SeatRow,
    Settings,
    TableRow,
    Values,
)

MOST_SAID = 50
FORGOTTEN_SECONDS = 2 * 86_400  # a table that has not begun by then is in no list of open ones
# All steps in one statement with one value: a thread that goes through rows one by one asks for the interpreter's
# lock at each of them, and waits for it while the tables are busy.
COLUMNS = "table_id, seq, kind, at, seat, move, key"
INSERT_STEPS = {
    "sqlite": text(
        f"INSERT INTO entries ({COLUMNS}) SELECT "
        + ", ".join(f"json_extract(value, '$[{i}]')" for i in range(7))
        + " FROM json_each(:steps)"
    ),
    "postgresql": text(
        f"INSERT INTO entries ({COLUMNS}) SELECT value->>0, (value->>1)::integer, value->>2, (value->>3)::bigint,"
        " (value->>4)::integer, value->>5, value->>6 FROM json_array_elements(CAST(:steps AS json))"
    ),
}
UPDATE_DUE = update(tables).where(tables.c.id == bindparam("of_table")).values(due=bindparam("new_due"))


def open_engine(url: str) -> Engine:
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), pool_size=4)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    prepare(engine)
    return engine


def prepare(engine: Engine) -> None:
    """Make what is missing; another process may be doing the same."""
    for tries_left in (2, 1, 0):
        try:
            metadata.create_all(engine)
            add_columns(engine)
            return
        except DBAPIError:
            if not tries_left:
                raise


def add_columns(engine: Engine) -> None:
    """A store made by an earlier version gets the columns it lacks; they all have a default."""
    there = inspect(engine)
    for table in metadata.sorted_tables:
        known = {column["name"] for column in there.get_columns(table.name)}
        for column in table.columns:
            if column.name not in known:
                with engine.begin() as connection:
                    made = CreateColumn(column).compile(dialect=engine.dialect)
                    connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {made}"))


def prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """Plain calls that wait for the database; `Writer` makes them from the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.notices = Notices(self.engine)

    # Writing

    def write(self, changes: list[Change], dues: dict[str, float | None]) -> list[Exception | None]:
        """All in one transaction; if one of them conflicts, each in its own."""
        try:
            with self.engine.begin() as connection:
                put_all(connection, changes)
                put_dues(connection, dues)
            return [None] * len(changes)
        except IntegrityError:
            return [self.write_alone(change) for change in changes]
        except Exception as error:
            return [error] * len(changes)

    def write_alone(self, change: Change) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                put_all(connection, [change])
        except IntegrityError:
            return Conflict()
        except Exception as error:
            return error
        return None

    def add_person(self, person: PersonRow) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(people), [msgspec.to_builtins(person)])

    def change_person(self, id: str, values: Values) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == id).values(**values))

    def add_said(self, table: str, row: SaidRow) -> SaidRow:
        """The row with the next number there is."""
        while True:
            try:
                with self.engine.begin() as connection:
                    last = connection.scalar(select(func.max(said.c.number)).where(said.c.table_id == table))
                    row.number = (last or 0) + 1
                    connection.execute(insert(said), [{"table_id": table, **msgspec.to_builtins(row)}])
                return row
            except IntegrityError:
                continue

    # Reading

    def person_by_token(self, token: str) -> PersonRow | None:
        return self.find_person(people.c.token == token)

    def person(self, id: str) -> PersonRow | None:
        return self.find_person(people.c.id == id)

    def find_person(self, condition: Any) -> PersonRow | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(people).where(condition)).mappings().first()
        return PersonRow(**found) if found else None

    def load(self, id: str) -> Kept | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            if row is None:
                return None
            return Kept(
                table_row(dict(row)),
                get_seats(connection, id),
                get_entries(connection, id, 0),
                get_said(connection, id),
            )

    def load_since(self, id: str, seq: int) -> Kept | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
            if row is None:
                return None
            return Kept(table_row(dict(row)), get_seats(connection, id), get_entries(connection, id, seq))

    def said_since(self, id: str, number: int) -> list[SaidRow]:
        with self.engine.connect() as connection:
            query = select(said).where(said.c.table_id == id, said.c.number > number).order_by(said.c.number)
            return [said_row(dict(row)) for row in connection.execute(query).mappings()]

    def id_of_code(self, code: str) -> str | None:
        with self.engine.connect() as connection:
            found: str | None = connection.scalar(select(tables.c.id).where(tables.c.code == code))
            return found

    def public_tables(self, most: int) -> list[str]:
        query = select(tables.c.id).where(tables.c.visibility == "public", is_open())
        return self.ids(query.order_by(tables.c.created.desc()).limit(most))

    def tables_of(self, person: str, most: int) -> list[str]:
        sits = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id).where((tables.c.host == person) | tables.c.id.in_(sits))
        return self.ids(query.order_by(tables.c.created.desc()).limit(most))

    def open_tables_from(self, address: str) -> int:
        query = select(func.count()).select_from(tables)
        with self.engine.connect() as connection:
            return connection.scalar(query.where(tables.c.address == address, is_open())) or 0

    def overdue(self, before: float) -> list[str]:
        return self.ids(select(tables.c.id).where(tables.c.status == "playing", tables.c.due < before).limit(200))

    def with_bots(self) -> list[str]:
        has_bot = select(seats.c.table_id).where(seats.c.bot != "")
        return self.ids(select(tables.c.id).where(tables.c.status == "playing", tables.c.id.in_(has_bot)))

    def with_webhooks(self) -> list[str]:
        """Tables that play, at which somebody would be called."""
        sits = select(seats.c.table_id).outerjoin(people, people.c.id == seats.c.person)
        named = sits.where(seats.c.person != "", (seats.c.webhook != "") | (people.c.webhook != ""))
        return self.ids(select(tables.c.id).where(tables.c.status == "playing", tables.c.id.in_(named)))

    def ids(self, query: Any) -> list[str]:
        with self.engine.connect() as connection:
            return [row[0] for row in connection.execute(query)]

    def close(self) -> None:
        self.engine.dispose()


def is_open() -> ColumnElement[bool]:
    """Plays, or waits for people and was not forgotten by them."""
    waits = (tables.c.status == "waiting") & (tables.c.created > time() - FORGOTTEN_SECONDS)
    return waits | tables.c.status.in_(("playing", "paused"))


def put_all(connection: Connection, changes: list[Change]) -> None:
    changes = [part for change in changes for part in (change, change.also) if part]
    steps = [
        (change.table, entry.seq, entry.kind, entry.at, entry.seat, entry.move, entry.key)
        for change in changes
        for entry in change.entries
    ]
    if steps:
        connection.execute(INSERT_STEPS[connection.dialect.name], {"steps": msgspec.json.encode(steps).decode()})
    for change in changes:
        if change.row:
            put_table(connection, change.row, change.is_new)
        for seat in change.seats:
            put_seat(connection, change.table, seat, change.is_new)


def put_dues(connection: Connection, dues: dict[str, float | None]) -> None:
    if dues:
        connection.execute(UPDATE_DUE, [{"of_table": table, "new_due": due} for table, due in dues.items()])


def put_table(connection: Connection, row: TableRow, is_new: bool) -> None:
    values = msgspec.to_builtins(row)
    values["settings"] = msgspec.json.encode(row.settings).decode()
    values["base"] = msgspec.json.encode(row.base).decode() if row.base else ""
    values["ask"] = msgspec.json.encode(row.ask).decode() if row.ask else ""
    values["visibility"] = row.settings.visibility
    if is_new:
        connection.execute(insert(tables), [values])
    else:
        connection.execute(update(tables).where(tables.c.id == row.id).values(**values))


def put_seat(connection: Connection, table: str, seat: SeatRow, is_new: bool) -> None:
    values = {"table_id": table, **msgspec.to_builtins(seat)}
    if is_new:
        connection.execute(insert(seats), [values])
    else:
        connection.execute(update(seats).where(seats.c.table_id == table, seats.c.seat == seat.seat).values(**values))


def table_row(values: Values) -> TableRow:
    del values["visibility"], values["due"], values["told"], values["calling_until"]
    values["settings"] = msgspec.json.decode(values["settings"], type=Settings)
    values["base"] = msgspec.json.decode(values["base"], type=Base) if values["base"] else None
    values["ask"] = msgspec.json.decode(values["ask"], type=AskRow) if values["ask"] else None
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

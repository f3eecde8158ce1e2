"""The truth: people, tables and every step taken at them. SQLite or PostgreSQL, by SQLAlchemy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from time import time
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Select,
    bindparam,
    case,
    create_engine,
    event,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from parlour.server.protocol.errors import Conflict
from parlour.server.store.histories import Histories, put_results
from parlour.server.store.migrations import prepare
from parlour.server.store.queries import LISTS, get_table, get_table_since, said_row
from parlour.server.store.rows import (
    Change,
    Holder,
    Kept,
    PersonRow,
    SaidRow,
    SeatRow,
    TableRow,
    Values,
)
from parlour.server.store.schema import entries, facts, metadata, people, records, reviews, said, seats, tables
from parlour.server.store.shared_deals import SharedDeals
from parlour.server.store.webhook_claims import WebhookClaims

MOST_ASKED = 500  # tables in one question
CONNECT_SECONDS = 5
FORGOTTEN_SECONDS = 2 * 86_400  # a table that has not begun by then is in no list of open ones
# Many steps in one statement: a thread that goes through rows one by one asks for the interpreter's lock at each of
# them, and waits for it while the tables are busy. A step that somebody takes at a seat is only written if the secret
# is the seat's still. Nobody can change that meanwhile: who sits there changes with a step, too, and two steps cannot
# have the same number.
COLUMNS = "table_id, seq, kind, at, seat, move, key, length, why"
IS_HELD = "EXISTS (SELECT 1 FROM seats WHERE seats.table_id = {0} AND seats.seat = {1} AND seats.token = {2})"
INSERT_JSON = text(
    f"INSERT INTO entries ({COLUMNS}) SELECT value->>0, (value->>1)::integer, value->>2, (value->>3)::bigint,"
    " (value->>4)::integer, value->>5, value->>6, (value->>7)::integer, value->>8"
    " FROM json_array_elements(CAST(:steps AS json)) WHERE value->>10 = '' OR "
    + IS_HELD.format("value->>0", "(value->>9)::integer", "value->>10")
)
MOST_STEPS = 500  # in one statement of SQLite: it takes 32,766 values at most
Step = tuple[object, ...]
NOBODY = Holder(-1)
Item = TypeVar("Item")
Dues = dict[str, float | None]  # when the server has to act, by table
UPDATE_DUE = update(tables).where(tables.c.id == bindparam("of_table")).values(due=bindparam("new_due"))


def open_engine(url: str) -> Engine:
    is_file = url.startswith("sqlite")
    patience = {} if is_file else {"connect_timeout": CONNECT_SECONDS}
    engine = create_engine(url, pool_pre_ping=not is_file, pool_size=4, connect_args=patience)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
    prepare(engine)
    return engine


def prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """Plain calls that wait for the database; `Writer` makes them from the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.webhook_claims = WebhookClaims(self.engine)
        self.histories = Histories(self.engine)
        self.deals = SharedDeals(self.engine)

    # Writing

    def write(self, changes: list[Change], dues: Dues) -> list[Exception | None]:
        """All in one transaction; if one of them conflicts, each in its own. The last result is that of the dues."""
        try:
            with self.engine.begin() as connection:
                put_all(connection, changes)
                put_dues(connection, dues)
            return [None] * (len(changes) + 1)
        except (IntegrityError, Conflict):
            return [*(self.write_alone([change]) for change in changes), self.write_alone([], dues)]
        except Exception as error:
            return [error] * (len(changes) + 1)

    def write_alone(self, changes: list[Change], dues: Dues | None = None) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                put_all(connection, changes)
                put_dues(connection, dues or {})
        except (IntegrityError, Conflict):
            return Conflict()
        except Exception as error:
            return error
        return None

    def try_writing(self) -> None:
        """Write something, to see whether that is possible."""
        values = {"name": "touched", "value": str(time())}
        with self.engine.begin() as connection:
            if not connection.execute(update(facts).where(facts.c.name == "touched").values(**values)).rowcount:
                connection.execute(insert(facts), [values])

    def add_person(self, person: PersonRow) -> None:
        with self.engine.begin() as connection:
            connection.execute(insert(people), [msgspec.to_builtins(person)])

    def change_person(self, id: str, values: Values) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(people).where(people.c.id == id).values(**values))

    def review_of(self, table: str, seat: int) -> str:
        """Empty if nobody has asked for it yet."""
        query = select(reviews.c.review).where(reviews.c.table_id == table, reviews.c.seat == seat)
        with self.engine.connect() as connection:
            return connection.scalar(query) or ""

    def add_review(self, table: str, seat: int, review: str) -> None:
        """Two who ask at once get the same, and the first is kept."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(reviews), [{"table_id": table, "seat": seat, "review": review}])

    def add_said(self, table: str, row: SaidRow, most: int, seconds: float) -> SaidRow | None:
        """The row with the next number there is; None if the person said so many things in the last seconds."""
        lately = (
            select(func.count())
            .select_from(said)
            .where(said.c.table_id == table, said.c.person == row.person, said.c.at > row.at - seconds)
        )
        while True:
            try:
                with self.engine.begin() as connection:
                    if (connection.scalar(lately) or 0) >= most:
                        return None
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

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        """Of one moment: with seats that are older than the steps, a void secret would pass for a good one."""
        with self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")  # Python's driver begins with the first write only
            else:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    def load(self, id: str) -> Kept | None:
        with self.snapshot() as connection:
            return get_table(connection, id)

    def load_since(self, id: str, seq: int) -> Kept | None:
        with self.snapshot() as connection:
            return get_table_since(connection, id, seq)

    def said_since(self, id: str, number: int) -> list[SaidRow]:
        with self.engine.connect() as connection:
            query = select(said).where(said.c.table_id == id, said.c.number > number).order_by(said.c.number)
            return [said_row(dict(row)) for row in connection.execute(query).mappings()]

    def last_numbers(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """To which step, and to which line said, these tables have come."""
        found: dict[str, tuple[int, int]] = {}
        steps = select(entries.c.table_id, func.max(entries.c.seq)).group_by(entries.c.table_id)
        lines = select(said.c.table_id, func.max(said.c.number)).group_by(said.c.table_id)
        with self.engine.connect() as connection:
            for some in batched(ids, MOST_ASKED):
                numbers = {row[0]: row[1] for row in connection.execute(lines.where(said.c.table_id.in_(some)))}
                for id, seq in connection.execute(steps.where(entries.c.table_id.in_(some))):
                    found[id] = (seq, numbers.get(id, 0))
        return found

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
        """Those that keep others waiting: no match against bots alone, and none that nobody went on with for days."""
        active = was_active_since(time() - FORGOTTEN_SECONDS)
        query = select(func.count()).select_from(tables).where(tables.c.address == address, is_open())
        with self.engine.connect() as connection:
            return connection.scalar(query.where(tables.c.id.not_in(solo()), active)) or 0

    def abandoned(self, before: float) -> list[str]:
        """Matches against bots alone that nobody went on with since."""
        query = select(tables.c.id).where(tables.c.status.in_(("playing", "paused")), tables.c.created < before)
        return self.ids(query.where(tables.c.id.in_(solo()), ~was_active_since(before)).limit(200))

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


def batched(items: list[Item], size: int) -> list[list[Item]]:
    return [items[begin : begin + size] for begin in range(0, len(items), size)]


def is_open() -> ColumnElement[bool]:
    """Plays, or waits for people and was not forgotten by them."""
    waits = (tables.c.status == "waiting") & (tables.c.created > time() - FORGOTTEN_SECONDS)
    return waits | tables.c.status.in_(("playing", "paused"))


def solo() -> Select[tuple[str]]:
    """Tables that are full, with one person at most."""
    people = func.sum(case((seats.c.person != "", 1), else_=0))
    free = func.sum(case(((seats.c.person == "") & (seats.c.bot == ""), 1), else_=0))
    return select(seats.c.table_id).group_by(seats.c.table_id).having(people <= 1, free == 0)


def was_active_since(seconds: float) -> ColumnElement[bool]:
    return exists().where(entries.c.table_id == tables.c.id, entries.c.at > seconds * 1000)


def put_all(connection: Connection, changes: list[Change]) -> None:
    changes = [part for change in changes for part in (change, change.also) if part]
    steps = [step for change in changes for step in steps_of(change)]
    if put_steps(connection, steps) != len(steps):
        raise Conflict  # a seat has another secret by now
    for change in changes:
        if change.row:
            put_table(connection, change.row, change.is_new)
        if change.record:
            connection.execute(insert(records), [{"table_id": change.table, "record": change.record}])
        put_results(connection, change.results)
        for name, values in change.more:
            connection.execute(insert(metadata.tables[name]), [values])
        for seat in change.seats:
            put_seat(connection, change.table, seat, change.is_new)


def put_steps(connection: Connection, steps: list[Step]) -> int:
    """Returns how many were written."""
    if not steps:
        return 0
    if connection.dialect.name != "sqlite":
        return connection.execute(INSERT_JSON, {"steps": msgspec.json.encode(steps).decode()}).rowcount
    written = 0
    for some in batched(steps, MOST_STEPS):  # plain values: SQLite reads JSON at twice the cost of writing the rows
        values = tuple(value for step in some for value in step)
        written += connection.exec_driver_sql(insert_values(len(some)), values).rowcount
    return written


@cache
def insert_values(count: int) -> str:
    row = f"({', '.join('?' * 11)})"
    return (
        f"INSERT INTO entries ({COLUMNS}) SELECT {', '.join(f'column{number}' for number in range(1, 10))}"
        f" FROM (VALUES {', '.join([row] * count)}) WHERE column11 = '' OR "
        + IS_HELD.format("column1", "column10", "column11")
    )


def steps_of(change: Change) -> list[Step]:
    holder = change.holder or NOBODY
    return [(change.table, *msgspec.structs.astuple(entry), holder.seat, holder.token) for entry in change.entries]


def put_dues(connection: Connection, dues: Dues) -> None:
    if dues:
        connection.execute(UPDATE_DUE, [{"of_table": table, "new_due": due} for table, due in dues.items()])


def put_table(connection: Connection, row: TableRow, is_new: bool) -> None:
    values = msgspec.to_builtins(row)
    values["settings"] = msgspec.json.encode(row.settings).decode()
    values["base"] = msgspec.json.encode(row.base).decode() if row.base else ""
    values["ask"] = msgspec.json.encode(row.ask).decode() if row.ask else ""
    for name in LISTS:
        values[name] = msgspec.json.encode(values[name]).decode() if values[name] else ""
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

"""What is stored, as the database keeps it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("webhook", String(300), nullable=False),
    Column("webhook_secret", String(64), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("host", String(32), nullable=False, index=True),
    Column("address", String(64), nullable=False, index=True),
    Column("status", String(12), nullable=False, index=True),
    Column("visibility", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("base", Text, nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("continued_from", String(32), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False, server_default="0"),  # the version that the match began with; 0: unknown
    Column("ask", Text, nullable=False, server_default=""),
    Column("muted", Text, nullable=False, server_default=""),
    Column("kicked", Text, nullable=False, server_default=""),
    Column("votes", Text, nullable=False, server_default=""),
    Column("told", String(32), nullable=False, server_default=""),  # the last turn that a webhook was called for
    Column("calling_until", Float),  # seconds: a process is calling it; if it has not said how it went by then, it died
    Column("due", Float, index=True),  # seconds: when the server has to act
    Column("deal", String(80), nullable=False, server_default=""),  # that others play too
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("token", String(64), nullable=False),
    Column("claim", String(64), nullable=False),
    Column("offered_by", String(32), nullable=False, server_default=""),
    Column("bot", String(32), nullable=False),
    Column("sits_in", Boolean, nullable=False),
    Column("webhook", String(300), nullable=False, server_default=""),
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("key", String(64), nullable=False),
    Column("length", Integer, nullable=False, server_default="1"),
    Column("why", Text, nullable=False, server_default=""),
)
said = Table(
    "said",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("sign", String(32), nullable=False),
    Column("person", String(32), nullable=False, server_default=""),
)
records = Table(
    "records",  # of finished matches, as they were: no change of rules touches them
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("record", Text, nullable=False),
)
reviews = Table(
    "reviews",  # of finished matches, by seat: what it did better or worse
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("review", Text, nullable=False),
)
results = Table(
    "results",  # of finished matches, by seat of a person: what histories and comparisons are made of
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("deal", String(80), nullable=False, index=True, server_default=""),  # that others play too
    Column("ended", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("rivals", Text, nullable=False),  # a bot's name, or nothing for a person, by seat
    Column("choices", Text, nullable=False, server_default=""),  # what a review said of them, by kind
)
plays = Table(
    "plays",  # who has begun a deal of the day: nobody plays it twice
    metadata,
    Column("deal", String(80), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
)
evenings = Table(
    "evenings",  # on which several tables play the same deals
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)
evening_tables = Table(
    "evening_tables",
    metadata,
    Column("evening", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the table, from 1
    Column("deal", Integer, primary_key=True, autoincrement=False),  # from 1
    Column("table_id", String(32), nullable=False, unique=True),
)
facts = Table(
    "facts",  # of the store itself
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
Index("public_tables", tables.c.visibility, tables.c.status, tables.c.created)

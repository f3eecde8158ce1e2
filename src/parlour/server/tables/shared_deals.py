"""Deals that several play: one a day for each game, and those of a duplicate evening.

A deal has a name, `day:2026-11-17:GAME` or `evening:ID:1`. The secret of its tables is an HMAC of that name with a
secret that the store keeps: the same at every table, known to nobody before, and its hash can be told at any time.
Bots draw from the same secret, so that they do the same in the same place at every table.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from datetime import UTC, date, datetime, timedelta
from time import time

from parlour.engine.chance import Secret
from parlour.server.protocol.errors import Trouble
from parlour.server.store.rows import TableRow

DAY, EVENING = "day", "evening"


def today() -> str:
    """By Greenwich, as for everybody."""
    return day_at(time())


def day_at(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def end_of(day: str) -> int:
    return int(datetime.fromisoformat(day_after(day)).replace(tzinfo=UTC).timestamp())


def check_day(text: str) -> str:
    """A day that has come."""
    is_day = re.fullmatch(r"20\d\d-[01]\d-[0-3]\d", text)
    try:
        if is_day and date.fromisoformat(text).isoformat() <= today():
            return text
    except ValueError:
        pass
    raise Trouble("not-found", "no-such-deal")


def of_day(day: str, game: str) -> str:
    return f"{DAY}:{day}:{game}"


def of_evening(id: str, number: int) -> str:
    return f"{EVENING}:{id}:{number}"


def kind_of(deal: str) -> str:
    return deal.partition(":")[0]


def evening_of(deal: str) -> tuple[str, int]:
    """Its id, and the number of the deal."""
    _, id, number = deal.split(":")
    return id, int(number)


def is_over(deal: str) -> bool:
    """May anybody know the deal who has not played it? An evening's never."""
    return kind_of(deal) == DAY and deal.split(":")[1] < today()


def counts(deal: str, ended: int) -> bool:
    """What ends on another day is not compared: its deal was known by then."""
    return kind_of(deal) != DAY or deal.split(":")[1] == day_at(ended)


def secret_of(master: str, deal: str) -> str:
    return hmac.new(bytes.fromhex(master), deal.encode(), hashlib.sha256).hexdigest()


def commitment_of(master: str, deal: str) -> str:
    return Secret(bytes.fromhex(secret_of(master, deal))).commitment


def bot_seed(secret: str, moves: int) -> int:
    """For a bot at any table with that deal, after so many moves."""
    digest = hmac.new(bytes.fromhex(secret), f"bot {moves}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def check_alone(row: TableRow) -> None:
    """What would let somebody else decide, or look, is not for a deal that others play too."""
    if row.deal:
        raise Trouble("not-now", "shared-deal")

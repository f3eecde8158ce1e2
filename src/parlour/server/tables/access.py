"""Who may see a table. Every way to look at it asks here: socket, record, replay, continue, page, code, lists."""

from __future__ import annotations

from parlour.server.protocol.errors import Trouble
from parlour.server.tables.table import Table


def check_may_see(table: Table, person: str, token: str = "") -> None:
    """May this person, or whoever has the token (its hash) of a seat, see this table now?

    A table that waits shows itself to whoever might sit down. Without spectators it is, from the start on and for
    ever, for the host and those who sit there; to anybody else it is as if it did not exist. Whomever the host removed
    is told so.
    """
    settings, row = table.row.settings, table.row
    if person in row.kicked:
        raise Trouble("not-yours", "removed")
    if settings.spectators == "yes" or row.status == "waiting" or table.seat_of(token) is not None:
        return
    if not person or person not in {row.host, *(seat.person for seat in table.seats)}:
        raise Trouble("not-found", "no-such-table")


def may_see(table: Table, person: str) -> bool:
    try:
        check_may_see(table, person)
    except Trouble:
        return False
    return True

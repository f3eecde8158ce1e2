"""Who may see a table. Every way to look at it asks here: socket, record, replay, continue, page, code, lists."""

from __future__ import annotations

from parlour.server.protocol.errors import Trouble
from parlour.server.store.rows import TableRow
from parlour.server.tables import shared_deals
from parlour.server.tables.table import Table


def check_may_see(table: Table, person: str, token: str = "") -> None:
    """May this person, or whoever has the token (its hash) of a seat, see this table now?

    A table that waits shows itself to whoever might sit down. Without spectators it is, from the start on and for
    ever, for the host and those who sit there; to anybody else it is as if it did not exist. Whomever the host removed
    is told so. A deal that others play too is for those who sit there, whatever the table's settings.
    """
    settings, row = table.row.settings, table.row
    sits = table.seat_of(token) is not None or (person and any(seat.person == person for seat in table.seats))
    if row.deal and row.status != "waiting" and not sits and not (person and is_own_day(row, person)):
        raise Trouble("not-found", "no-such-table")
    if person in row.kicked:
        raise Trouble("not-yours", "removed")
    if settings.spectators == "yes" or row.status == "waiting" or table.seat_of(token) is not None:
        return
    if not person or person not in {row.host, *(seat.person for seat in table.seats)}:
        raise Trouble("not-found", "no-such-table")


def is_own_day(row: TableRow, person: str) -> bool:
    """Whoever has left their deal of the day knows it; the host of an evening does not."""
    return shared_deals.kind_of(row.deal) == shared_deals.DAY and row.host == person


def may_see(table: Table, person: str) -> bool:
    try:
        check_may_see(table, person)
    except Trouble:
        return False
    return True

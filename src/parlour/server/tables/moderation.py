"""Order at the table: the host mutes and removes people; those present vote when somebody is away."""

from __future__ import annotations

import msgspec

from parlour.server.protocol.api import CastVote
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import Chat
from parlour.server.store.rows import SeatRow, TableRow, VoteRow
from parlour.server.tables.handover import check_absent
from parlour.server.tables.seating import check_host, free, own_seat, put_bot
from parlour.server.tables.table import SITS_IN, Table
from parlour.server.tables.tables import Rows, Tables

OVER = ("finished", "ended")
MOST_NAMED = 200  # people whom a host mutes or removes


# The host


async def mute(tables: Tables, id: str, host: str, person: str, is_muted: bool) -> Table:
    def operation(table: Table) -> Rows:
        check_other(table, host, person)
        row, seats = table.draft()
        others = [one for one in row.muted if one != person]
        row.muted = [*others, person][-MOST_NAMED:] if is_muted else others
        return row, seats

    return await tables.change(id, "mute" if is_muted else "unmute", operation)


async def set_chat(tables: Tables, id: str, host: str, chat: Chat) -> Table:
    """Relax what the game says about talk, or hold to it; everybody at the table is told."""

    def operation(table: Table) -> Rows:
        check_host(table, host)
        row, seats = table.draft()
        row.settings = msgspec.structs.replace(row.settings, chat=chat)
        return row, seats

    return await tables.change(id, "chat", operation)


async def kick(tables: Tables, id: str, host: str, person: str) -> Table:
    """Somebody who watches, or who sits before the start: for good, from this table and its rematches."""

    def operation(table: Table) -> Rows:
        check_other(table, host, person)
        row, seats = table.draft()
        for seat in seats:
            if seat.person == person:
                if row.status != "waiting":
                    raise Trouble("not-now", "begun-stays")
                free(seat)
        row.kicked = [*(one for one in row.kicked if one != person), person][-MOST_NAMED:]
        return row, seats

    return await tables.change(id, "kick", operation)


def check_other(table: Table, host: str, person: str) -> None:
    check_host(table, host)
    if person == host:
        raise Trouble("not-now", "that-is-you")


# When the host is away


def next_host(tables: Tables, table: Table) -> str:
    """Who follows a host that has been away for a while; empty: nobody yet."""
    row, clock = table.row, table.row.settings.clock
    grace = tables.limits.absent_seconds + (clock.seconds if clock else 0)  # by clock a match goes on without
    if row.status in OVER or table.absent_seconds(row.host) < grace:
        return ""
    return next((seat.person for seat in table.present if seat.person not in row.kicked), "")


async def replace_host(tables: Tables, id: str) -> None:
    def operation(table: Table) -> Rows | None:
        host = next_host(tables, table)
        if not host:
            return None
        row, seats = table.draft()
        row.host = host
        return row, seats

    await tables.change(id, "host", operation)


# Votes


async def vote(tables: Tables, id: str, token: str, form: CastVote) -> Table:
    """Agree, or no longer. Counted at once among those who are there."""

    def operation(table: Table) -> Rows:
        row, seats = table.draft()
        voter = seats[own_seat(table, token)].person
        check_can_vote(tables, table, form)
        row.votes = [one for one in row.votes if (one.what, one.seat) != (form.what, form.seat)]
        made = VoteRow(form.what, form.seat, voters(table, form, voter))
        if has_passed(table, made):
            carry_out(row, seats, made)
        elif made.people:
            row.votes = [*row.votes, made]
        return row, seats

    return await tables.change(id, "vote", operation)


def check_can_vote(tables: Tables, table: Table, form: CastVote) -> None:
    if table.row.status not in ("playing", "paused"):
        raise Trouble("not-now", "table-is", table.row.status)
    if form.what == "end":
        form.seat = None
        return
    if form.seat is None or form.seat >= len(table.seats):
        raise Trouble("not-found", "no-such-seat")
    seat = table.seats[form.seat]
    if not seat.person or seat.has_bot:
        raise Trouble("not-now", "bot-there")
    check_absent(table, seat, tables.limits.absent_seconds)


def voters(table: Table, form: CastVote, voter: str) -> list[str]:
    """Who agrees; only those who are here count."""
    before = table.votes_for(form.what, form.seat)
    others = [person for person in before if person != voter and table.is_here(person)]
    return [*others, voter] if form.agree else others


def has_passed(table: Table, made: VoteRow) -> bool:
    return len(made.people) >= table.votes_needed(made.what)


def carry_out(row: TableRow, seats: list[SeatRow], made: VoteRow) -> None:
    if made.what == "end":
        row.status = "ended"
        row.votes = []
    elif made.seat is not None:
        put_bot(seats, made.seat, SITS_IN)

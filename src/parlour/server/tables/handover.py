"""Handing a seat over: it stays with its player until somebody shows the claim, and then changes hands in one step."""

from __future__ import annotations

import hmac
from math import ceil

from parlour.server.protocol.errors import Trouble
from parlour.server.store.rows import SeatRow
from parlour.server.tables import tokens
from parlour.server.tables.shared_deals import check_alone
from parlour.server.tables.table import Table
from parlour.server.tables.tables import Rows, Tables


async def hand_over(tables: Tables, id: str, person: str, token: str, number: int) -> str:
    """Make a claim to the seat; whoever shows it sits down there."""
    claim = tokens.new_token()

    def operation(table: Table) -> Rows:
        row, seats = table.draft()
        check_alone(row)
        seat = seat_to_give(table, seats, number)
        check_may_offer(table, seat, person, token, tables.limits.absent_seconds)
        seat.claim, seat.offered_by = tokens.hashed(claim), person
        return row, seats

    await tables.change(id, "hand over", operation)
    return claim


async def withdraw(tables: Tables, id: str, person: str, token: str, number: int) -> Table:
    def operation(table: Table) -> Rows:
        row, seats = table.draft()
        seat = seat_to_give(table, seats, number)
        if not is_own(table, seat, person, token) and row.host != person:
            raise Trouble("not-yours", "not-yours")
        seat.claim = seat.offered_by = ""
        return row, seats

    return await tables.change(id, "withdraw", operation)


def seat_to_give(table: Table, seats: list[SeatRow], number: int) -> SeatRow:
    if number >= len(seats):
        raise Trouble("not-found", "no-such-seat")
    if table.row.status in ("finished", "ended"):
        raise Trouble("not-now", "table-is", table.row.status)
    return seats[number]


def is_own(table: Table, seat: SeatRow, person: str, token: str) -> bool:
    return seat.person == person or table.seat_of(tokens.hashed(token)) == seat.seat


def check_may_offer(table: Table, seat: SeatRow, person: str, token: str, grace: float) -> None:
    """A player's seat is offered by that player, or by the host once the player has been away for a while."""
    if is_own(table, seat, person, token):
        return
    if table.row.host != person:
        raise Trouble("not-yours", "not-yours")
    if seat.person:
        check_absent(table, seat, grace)


def check_absent(table: Table, seat: SeatRow, grace: float) -> None:
    if table.is_here(seat.person):
        raise Trouble("not-now", "owner-here")
    left = grace - table.absent_seconds(seat.person)
    if left > 0:
        raise Trouble("not-now", "left-just-now", ceil(left))


def shown_claim(seats: list[SeatRow], wish: int | None, claim: str) -> SeatRow | None:
    """The seat that the claim is for."""
    for seat in seats:
        if seat.claim and hmac.compare_digest(seat.claim, tokens.hashed(claim)) and wish in (None, seat.seat):
            return seat
    return None


def claimed_seat(table: Table, seats: list[SeatRow], wish: int | None, claim: str) -> SeatRow:
    seat = shown_claim(seats, wish, claim)
    if seat is None:
        raise Trouble("not-yours", "wrong-claim")
    if seat.person and seat.offered_by != seat.person and table.is_here(seat.person):
        raise Trouble("not-now", "owner-back")
    return seat


def check_one_seat_each(seats: list[SeatRow]) -> None:
    people = [seat.person for seat in seats if seat.person]
    if len(people) != len(set(people)):
        raise Trouble("taken", "one-seat")


def come_back(seat: SeatRow) -> None:
    """The player is here again: no bot in the seat, and nobody else's word on who gets it."""
    seat.bot, seat.sits_in = "", False
    if seat.offered_by != seat.person:
        seat.claim = seat.offered_by = ""

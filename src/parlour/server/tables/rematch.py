"""After a match: a new table with the same people, or one that goes on from some point of it."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from parlour.server.protocol.api import Continue, Rematch, SeatGiven, Sit
from parlour.server.protocol.errors import Trouble
from parlour.server.store.rows import TABLE, Base, Change, PersonRow, SeatRow, TableRow, Values
from parlour.server.tables import seating, shared_deals, tokens
from parlour.server.tables.table import Table
from parlour.server.tables.tables import TRIES, Tables


async def make(tables: Tables, id: str, person: PersonRow, address: str, form: Rematch) -> SeatGiven:
    """A new table with the same people; they find their seats reserved."""
    for _ in range(TRIES):
        async with tables.at_latest(id) as old:
            check_rematch(old, person)
            follower = old.row.rematch or await set_up_rematch(tables, old, person, address)
        if follower:
            given = await sit_again(tables, follower, person)
            return await start_if_all_came(tables, follower, given) if form.start else given
    raise Trouble("conflict", "faster")


def check_rematch(old: Table, person: PersonRow) -> None:
    if not any(seat.person == person.id for seat in old.seats) and old.row.host != person.id:
        raise Trouble("not-yours", "only-players")
    is_over = old.match is not None and old.match.over  # a moment later its status says so too
    if old.row.status not in ("finished", "ended") and not is_over:
        raise Trouble("not-now", "not-over")


async def set_up_rematch(tables: Tables, old: Table, person: PersonRow, address: str) -> str:
    """The new table and the old one's word of it are stored in one piece; empty if somebody else was faster."""
    await seating.check_count(tables, address)
    row, same = old.draft()
    new = TableRow(tokens.new_id(), tokens.new_code(), row.game, row.players, row.settings, person.id, address)
    new.muted, new.kicked = row.muted, row.kicked
    more = await next_deal(tables, old, new)
    row.rematch = new.id
    entry = old.next_entry(TABLE, move="rematch")
    change = Change(old.id, [entry], row, also=seating.newly_made(new, [clean(seat) for seat in old.seats]))
    change.more = more
    if not await tables.commit(old, change):
        return ""
    old.remember(entry)
    tables.adopt(old, row, same)
    tables.tell_others(old)
    return new.id


async def next_deal(tables: Tables, old: Table, new: TableRow) -> list[tuple[str, Values]]:
    """On an evening the next match is the next deal."""
    deal = old.row.deal
    if not deal:
        return []
    if shared_deals.kind_of(deal) != shared_deals.EVENING:
        raise Trouble("not-now", "shared-deal")
    id, number = shared_deals.evening_of(deal)
    evening = await tables.writer.ask(tables.store.deals.evening, id)
    if evening is None or number >= evening.deals or old.row.status != "finished":
        raise Trouble("not-now", "evening-over")
    new.host, new.deal = old.row.host, shared_deals.of_evening(id, number + 1)
    at = await tables.writer.ask(tables.store.deals.number_at, old.id)
    return [("evening_tables", {"evening": id, "number": at, "deal": number + 1, "table_id": new.id})]


def clean(seat: SeatRow) -> SeatRow:
    """The same person or bot; no token, no claim, nobody sitting in."""
    if seat.person:
        return SeatRow(seat.seat, seat.person, seat.name, webhook=seat.webhook)
    return SeatRow(seat.seat, name=seat.name, bot=seat.bot)


async def sit_again(tables: Tables, id: str, person: PersonRow) -> SeatGiven:
    table = await tables.find(id)
    if any(seat.person == person.id for seat in table.seats):
        return await seating.sit(tables, id, person, Sit())
    return SeatGiven(table.info())


async def start_if_all_came(tables: Tables, id: str, given: SeatGiven) -> SeatGiven:
    """The last of those who played is back: nobody need press Start."""
    table = await tables.find(id)
    if table.row.status == "waiting" and not any(is_missing(seat) for seat in table.seats):
        with suppress(Trouble):  # somebody else was faster
            table = await seating.start(tables, id, table.row.host)
    seat = table.seat_of(tokens.hashed(given.token)) if given.token else None
    return SeatGiven(table.info(), seat, given.token)


def is_missing(seat: SeatRow) -> bool:
    """A seat kept for somebody who has not come yet."""
    return not seat.bot and not seat.token


async def continue_from(tables: Tables, old: Table, person: PersonRow, address: str, form: Continue) -> SeatGiven:
    """A new table from a finished one, after some decisions; what the seat did not know is dealt anew."""
    match, seat = old.match, form.seat
    if old.row.deal and not shared_deals.is_over(old.row.deal):
        raise Trouble("not-now", "shared-deal")
    if match is None or not match.over:
        raise Trouble("not-now", "only-finished")
    if seat >= old.row.players or form.at >= len(match.record.decisions):
        raise Trouble("bad-setup", "no-such-point")
    await seating.check_count(tables, address)
    settings = msgspec.structs.replace(old.row.settings, shuffle_seats=False)  # one goes on as the same seat
    row = TableRow(tokens.new_id(), tokens.new_code(), old.row.game, old.row.players, settings, person.id, address)
    row.base = Base(match.record.to_text(), form.at, seat)
    row.rules = match.rules
    row.continued_from = old.id
    seats = [SeatRow(number) for number in range(old.row.players)]
    for number in range(old.row.players):
        if number != seat and form.bot:
            seating.put_bot(seats, number, form.bot)
    token = seating.give(seats[seat], person)
    seating.name_bots(seats)
    if form.start:
        seating.check_full(seats)
    table = await seating.add(tables, row, seats)
    if form.start:
        table = await seating.start(tables, table.id, person.id)
    return SeatGiven(table.info(), seat, token)

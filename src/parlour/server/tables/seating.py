"""Around the match: making tables, sitting down, starting, ending."""

from __future__ import annotations

from time import time
from typing import Any

import msgspec

from parlour.engine import registry
from parlour.engine.errors import BadSetup
from parlour.engine.game import STANDARD
from parlour.server.jobs.bot_pool import check_bot
from parlour.server.protocol.api import NewTable, SeatGiven, Sit
from parlour.server.protocol.errors import Conflict, Trouble
from parlour.server.store.rows import TABLE, Change, Entry, PersonRow, SeatRow, Settings, TableRow
from parlour.server.tables import own_cards, shared_deals, tokens
from parlour.server.tables.access import check_may_see
from parlour.server.tables.handover import check_one_seat_each, claimed_seat, shown_claim
from parlour.server.tables.table import SITS_IN, Table
from parlour.server.tables.tables import Rows, Tables

BOT_NAMES = ("Ada", "Bruno", "Clara", "Dora", "Emil", "Flora", "Gustav", "Hedwig")


# Making


async def create(tables: Tables, person: PersonRow, form: NewTable, address: str) -> SeatGiven:
    cards = await own_cards.content_of(form)
    await check_count(tables, address)
    settings = settings_of(form, cards)
    row = TableRow(tokens.new_id(), tokens.new_code(), form.game, form.seats, settings, person.id, address)
    seats = [SeatRow(seat) for seat in range(form.seats)]
    for number, bot in form.bots.items():
        put_bot(seats, int(number), bot)
    token, seat = "", host_seat(seats, form.sit)
    if seat is not None:
        token = give(seats[seat], person, form.webhook)
        name_bots(seats)
    if form.start:
        check_full(seats)
    table = await add(tables, row, seats)
    if form.start:
        table = await start(tables, table.id, person.id)
        seat = table.seat_of(tokens.hashed(token))
    return SeatGiven(table.info(), seat, token)


async def check_count(tables: Tables, address: str) -> None:
    if await tables.writer.ask(tables.store.open_tables_from, address) >= tables.limits.open_tables:
        raise Trouble("too-many", "too-many-tables")


def settings_of(form: NewTable, cards: dict[str, Any] | None) -> Settings:
    return Settings(
        options=form.options,
        visibility=form.visibility,
        spectators=form.spectators,
        chat=form.chat,
        clock=form.clock,
        pace=form.pace,
        shuffle_seats=form.shuffle_seats,
        cards=cards,
    )


def host_seat(seats: list[SeatRow], wish: int | str) -> int | None:
    if wish == "none":
        return None
    if wish == "any":
        return first_free(seats).seat
    if not isinstance(wish, int) or wish >= len(seats):
        raise Trouble("bad-setup", "no-such-seat")
    if not seats[wish].is_free:
        raise Trouble("taken", "bot-there")
    return wish


def first_free(seats: list[SeatRow]) -> SeatRow:
    free = next((seat for seat in seats if seat.is_free and not seat.claim), None)
    if free is None:
        raise Trouble("taken", "all-taken")
    return free


async def add(tables: Tables, row: TableRow, seats: list[SeatRow]) -> Table:
    """Store a new table."""
    while True:
        try:
            await tables.writer.commit(newly_made(row, seats))
            return await tables.find(row.id)
        except Conflict:
            row.code = tokens.new_code()  # another table has it


def newly_made(row: TableRow, seats: list[SeatRow]) -> Change:
    row.created = int(time())
    return Change(row.id, [Entry(1, TABLE, int(time() * 1000), move="create")], row, seats, is_new=True)


# Sitting


def give(seat: SeatRow, person: PersonRow, webhook: str = "") -> str:
    """Let the person have the seat; returns its new secret."""
    token = tokens.new_token()
    seat.webhook = webhook or (seat.webhook if seat.person == person.id else "")
    seat.person, seat.name = person.id, person.name
    seat.token, seat.claim, seat.offered_by = tokens.hashed(token), "", ""
    seat.bot, seat.sits_in = "", False
    return token


def free(seat: SeatRow) -> None:
    seat.person = seat.name = seat.token = seat.claim = seat.offered_by = seat.bot = seat.webhook = ""
    seat.sits_in = False


def name_bots(seats: list[SeatRow]) -> None:
    """No bot is called like anybody else at the table."""
    for seat in seats:
        used = {other.name for other in seats if other is not seat}
        if not seat.person and seat.bot and seat.name in used:
            seat.name = next(name for name in BOT_NAMES if name not in used)


def put_bot(seats: list[SeatRow], number: int, bot: str) -> None:
    if number >= len(seats):
        raise Trouble("bad-setup", "no-such-seat")
    try:
        check_bot(bot)
    except BadSetup as error:
        raise Trouble("bad-setup", "bad-setup", detail=str(error)) from None
    seat = seats[number]
    seat.bot = bot
    seat.sits_in = bool(seat.person)
    if not seat.person:
        used = {other.name for other in seats if other is not seat}
        seat.name = next(name for name in BOT_NAMES if name not in used)


async def sit(tables: Tables, id: str, person: PersonRow, form: Sit) -> SeatGiven:
    await check_one_table_each(tables, id, person.id)
    given: list[tuple[int, str]] = []

    def operation(table: Table) -> Rows:
        row, seats = table.draft()
        check_may_sit(table, person.id, form)
        seat = wished_seat(table, seats, person, form.seat, form.claim)
        if row.status == "waiting":
            stand_elsewhere(seats, seat, person)
        given[:] = [(seat.seat, give(seat, person, form.webhook))]
        check_one_seat_each(seats)
        name_bots(seats)
        return row, seats

    table = await tables.change(id, "sit", operation)
    return SeatGiven(table.info(), *given[0])


async def check_one_table_each(tables: Tables, id: str, person: str) -> None:
    """Nobody plays the deals of an evening at two tables."""
    deal = (await tables.find(id)).row.deal
    if shared_deals.kind_of(deal) == shared_deals.EVENING:
        deals, ask = tables.store.deals, tables.writer.ask
        number = await ask(deals.number_at, id)
        if await ask(deals.sits_elsewhere, shared_deals.evening_of(deal)[0], number, person):
            raise Trouble("taken", "other-table")


def check_may_sit(table: Table, person: str, form: Sit) -> None:
    """A claim opens the door too, but not to somebody whom the host removed."""
    claimed = shown_claim(table.seats, form.seat, form.claim) if form.claim else None
    if claimed is None or person in table.row.kicked:
        check_may_see(table, person)


def stand_elsewhere(seats: list[SeatRow], wished: SeatRow, person: PersonRow) -> None:
    """Before the start one sits at one seat: whoever takes another changes places."""
    for seat in seats:
        if seat.person == person.id and seat is not wished:
            free(seat)


def wished_seat(table: Table, seats: list[SeatRow], person: PersonRow, wish: int | None, claim: str) -> SeatRow:
    if table.row.status in ("finished", "ended"):
        raise Trouble("not-now", "table-is", table.row.status)
    if claim:
        return claimed_seat(table, seats, wish, claim)
    if wish is None:
        mine = next((seat for seat in seats if seat.person == person.id), None)
        return mine or first_free(seats)
    if wish >= len(seats):
        raise Trouble("not-found", "no-such-seat")
    seat = seats[wish]
    if seat.person == person.id or (seat.is_free and not seat.claim):
        return seat
    raise Trouble("taken", "seat-taken")


async def stand(tables: Tables, id: str, token: str) -> Table:
    def operation(table: Table) -> Rows:
        row, seats = table.draft()
        seat = seats[own_seat(table, token)]
        if row.status != "waiting":
            raise Trouble("not-now", "begun-leave")
        free(seat)
        return row, seats

    return await tables.change(id, "stand", operation)


async def leave(tables: Tables, id: str, token: str) -> Table:
    """For good: before the start the seat is free, later a bot plays on. Another follows a host."""

    def operation(table: Table) -> Rows:
        row, seats = table.draft()
        seat = seats[own_seat(table, token)]
        if row.status in ("finished", "ended"):
            raise Trouble("not-now", "table-is", row.status)
        leaver = seat.person
        free(seat)
        if row.status != "waiting":
            put_bot(seats, seat.seat, SITS_IN)
        if row.host == leaver:
            row.host = next((other.person for other in seats if other.person), leaver)
        return row, seats

    return await tables.change(id, "leave", operation)


def own_seat(table: Table, token: str) -> int:
    seat = table.seat_of(tokens.hashed(token)) if token else None
    if seat is None:
        raise Trouble("not-yours", "not-yours")
    return seat


async def set_webhook(tables: Tables, id: str, token: str, number: int, url: str) -> Table:
    def operation(table: Table) -> Rows:
        row, seats = table.draft()
        if own_seat(table, token) != number:
            raise Trouble("not-yours", "not-yours")
        seats[number].webhook = url
        return row, seats

    return await tables.change(id, "webhook", operation)


# Hosting


def check_host(table: Table, person: str) -> None:
    if table.row.host != person:
        raise Trouble("not-yours", "only-host")


def check_full(seats: list[SeatRow]) -> None:
    if any(seat.is_free for seat in seats):
        raise Trouble("not-now", "seat-free")


def rules_for(row: TableRow) -> int:
    game = registry.game(row.game)
    own = row.settings.cards
    cards = game.cards(STANDARD if own is None else own)[1]
    return game.rules_for(game.setup(row.players, row.settings.options), cards)


async def start(tables: Tables, id: str, person: str) -> Table:
    master = await tables.writer.ask(tables.store.deals.master)

    def operation(table: Table) -> Rows:
        check_host(table, person)
        row, seats = table.draft()
        if row.status != "waiting":
            raise Trouble("not-now", "begun")
        check_full(seats)
        check_one_seat_each(seats)
        row.status = "playing"
        row.secret = shared_deals.secret_of(master, row.deal) if row.deal else tables.randomness.secret()
        row.rules = row.rules or rules_for(row)  # a match that is continued keeps its own
        if row.settings.shuffle_seats and not row.deal:
            tables.randomness.shuffle(seats)  # C-1
            seats = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats)]
        return row, seats

    return await tables.change(id, "start", operation)


async def set_status(tables: Tables, id: str, person: str, what: str) -> Table:
    def operation(table: Table) -> Rows:
        check_host(table, person)
        row, seats = table.draft()
        if what == "pause" and row.status == "playing":
            row.status = "paused"
        elif what == "resume" and row.status == "paused":
            row.status = "playing"
        elif what == "end" and row.status in ("waiting", "playing", "paused"):
            row.status = "ended"
        else:
            raise Trouble("not-now", "table-is", row.status)
        return row, seats

    return await tables.change(id, what, operation)


async def end_abandoned(tables: Tables, id: str) -> None:
    def operation(table: Table) -> Rows | None:
        row, seats = table.draft()
        if row.status not in ("playing", "paused") or table.connected or table.watching:
            return None
        row.status = "ended"
        return row, seats

    await tables.change(id, "abandoned", operation)


async def set_bot(tables: Tables, id: str, person: str, number: int, bot: str) -> Table:
    def operation(table: Table) -> Rows:
        check_host(table, person)
        row, seats = table.draft()
        if shared_deals.kind_of(row.deal) == shared_deals.DAY:
            raise Trouble("not-now", "shared-deal")
        if number >= len(seats):
            raise Trouble("not-found", "no-such-seat")
        seat = seats[number]
        if row.status == "waiting":
            replace_while_waiting(seats, seat, bot, person)
        elif row.status in ("playing", "paused"):
            replace_absent(table, seats, seat, bot)
        else:
            raise Trouble("not-now", "table-is", row.status)
        return row, seats

    return await tables.change(id, "bot", operation)


def replace_while_waiting(seats: list[SeatRow], seat: SeatRow, bot: str, host: str) -> None:
    if seat.person and seat.person != host:
        raise Trouble("taken", "seat-taken")
    free(seat)
    if bot:
        put_bot(seats, seat.seat, bot)


def replace_absent(table: Table, seats: list[SeatRow], seat: SeatRow, bot: str) -> None:
    if seat.person and not seat.has_bot and seat.seat in table.connected:
        raise Trouble("not-now", "still-here")
    if not bot:
        raise Trouble("not-now", "no-bot-there")
    put_bot(seats, seat.seat, bot)

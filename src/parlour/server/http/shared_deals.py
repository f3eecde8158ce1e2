"""Routes: the deal of the day, and duplicate evenings."""

from __future__ import annotations

from time import time

from parlour.engine import registry
from parlour.engine.game import Game
from parlour.server.http.request import Request
from parlour.server.http.routing import PERSON, route
from parlour.server.protocol import api, deals
from parlour.server.protocol.errors import Conflict, Trouble
from parlour.server.protocol.messages import Out
from parlour.server.protocol.names import clean_name
from parlour.server.store.rows import EveningRow, PersonRow, SeatRow, Settings, TableRow
from parlour.server.tables import comparing, seating, shared_deals, tokens
from parlour.server.tables.table import Table
from parlour.server.tables.tables import Tables

BOT = "normal"  # at the seats of the deal of the day
PACE = 1.0  # seconds that they take for a move
USUAL_SEATS = 4
TRIES = 6


def seats_of(game: Game) -> int:
    return min(game.seats, key=lambda count: abs(count - USUAL_SEATS))


def asked_game(request: Request) -> Game:
    found = registry.games().get(request.path("game"))
    if found is None:
        raise Trouble("not-found", "no-such-game")
    return found


# The deal of the day


@route("GET", "/api/days", "The deals of this day", deals.Days)
async def list_days(request: Request) -> Out:
    me, day = await request.person_if_known(), shared_deals.today()
    kept, ask = request.tables.store.deals, request.tables.writer.ask
    master = await ask(kept.master)
    names = {game: shared_deals.of_day(day, game) for game in registry.games()}
    counts = await ask(kept.counts, list(names.values()))
    found = []
    for game, deal in names.items():
        table = await ask(kept.table_of, deal, me) if me else ""
        done = bool(table) and await is_done(request, table, me)
        tomorrow = shared_deals.of_day(shared_deals.day_after(day), game)
        hashes = [shared_deals.commitment_of(master, one) for one in (deal, tomorrow)]
        seats = seats_of(registry.game(game))
        found.append(deals.DayOf(game, seats, BOT, hashes[0], hashes[1], counts.get(deal, 0), table, done))
    return deals.Days(day, shared_deals.end_of(day), found)


async def is_done(request: Request, table: str, person: str) -> bool:
    """It is over, or they have left it."""
    kept, ask = request.tables.store.deals, request.tables.writer.ask
    return await ask(kept.status_of, table) in ("finished", "ended") or await ask(kept.has_left, table, person)


@route("POST", "/api/days/{game}", "Play the deal of the day, or go on with it", api.SeatGiven, needs=PERSON)
async def play_day(request: Request) -> Out:
    person, game = await request.person(), asked_game(request)
    request.gates.tables.check(request.address)
    deal = shared_deals.of_day(shared_deals.today(), game.name)
    for _ in range(TRIES):
        table = await request.tables.writer.ask(request.tables.store.deals.table_of, deal, person.id)
        if table:
            return await go_on(request, table, person)
        try:
            return await begin(request, game, deal, person)
        except Conflict:  # the same person, elsewhere at the same time; or another table has the code
            continue
    raise Trouble("conflict", "faster")


async def go_on(request: Request, table: str, person: PersonRow) -> api.SeatGiven:
    if await is_done(request, table, person.id):
        raise Trouble("not-now", "played-already")
    given = await seating.sit(request.tables, table, person, api.Sit())
    if given.table.status == "waiting":  # whatever kept it from beginning
        given.table = (await started(request.tables, table, person.id)).info()
    return given


async def started(tables: Tables, id: str, person: str) -> Table:
    """Two windows of one person may both want to begin."""
    try:
        return await seating.start(tables, id, person)
    except Trouble as trouble:
        if trouble.problem.id != "begun":
            raise
        return await tables.find(id)


async def begin(request: Request, game: Game, deal: str, person: PersonRow) -> api.SeatGiven:
    """The person's play is stored with the table, in one piece: nobody begins twice."""
    tables, players = request.tables, seats_of(game)
    await seating.check_count(tables, request.address)
    settings = Settings(visibility="link", spectators="no", chat="off", pace=PACE)
    row = TableRow(tokens.new_id(), tokens.new_code(), game.name, players, settings, person.id, request.address)
    row.deal = deal
    seats = [SeatRow(seat) for seat in range(players)]
    for number in range(1, players):
        seating.put_bot(seats, number, BOT)
    token = seating.give(seats[0], person)
    seating.name_bots(seats)
    change = seating.newly_made(row, seats)
    change.more = [("plays", {"deal": deal, "person": person.id, "table_id": row.id})]
    await tables.writer.commit(change)
    table = await started(tables, row.id, person.id)
    return api.SeatGiven(table.info(), 0, token)


@route("GET", "/api/days/{game}/{day}", "How a deal of the day ended for all", deals.DayResults)
async def show_day(request: Request) -> Out:
    game, day = asked_game(request), shared_deals.check_day(request.path("day"))
    me, deal = await request.person_if_known(), shared_deals.of_day(day, game.name)
    kept, ask = request.tables.store.deals, request.tables.writer.ask
    table = await ask(kept.table_of, deal, me) if me else ""
    is_over = shared_deals.is_over(deal)
    if not is_over and not (table and await is_done(request, table, me)):
        raise Trouble("not-now", "play-first")
    master, rows = await ask(kept.master), await ask(kept.results, [deal])
    return deals.DayResults(
        day=day,
        game=game.name,
        commitment=shared_deals.commitment_of(master, deal),
        results=comparing.compared(rows, me),
        players=(await ask(kept.counts, [deal])).get(deal, 0),
        secret=shared_deals.secret_of(master, deal) if is_over else "",
        percentile=comparing.percentile(rows, me),
        table=table,
    )


# Evenings


@route("POST", "/api/evenings", "Several tables that play the same deals", deals.Evening, deals.NewEvening, PERSON)
async def new_evening(request: Request) -> Out:
    person, form = await request.person(), request.body(deals.NewEvening)
    request.gates.evenings.check(request.address)
    game = registry.games().get(form.game)
    if game is None or form.seats not in game.seats:
        raise Trouble("bad-setup", "bad-setup")
    await seating.check_count(request.tables, request.address)
    row = EveningRow(tokens.new_id(), clean_name(form.name), form.game, person.id, form.seats, form.deals, int(time()))
    await request.tables.writer.ask(request.tables.store.deals.add_evening, row)
    for number in range(1, form.tables + 1):
        await add_table(request, row, number)
    return await told(request, row, person.id)


async def add_table(request: Request, evening: EveningRow, number: int) -> None:
    settings = Settings(visibility="link", spectators="no")
    made = (tokens.new_id(), tokens.new_code(), evening.game, evening.players, settings, evening.host, request.address)
    row, seats = TableRow(*made), [SeatRow(seat) for seat in range(evening.players)]
    row.deal = shared_deals.of_evening(evening.id, 1)
    change = seating.newly_made(row, seats)
    change.more = [("evening_tables", {"evening": evening.id, "number": number, "deal": 1, "table_id": row.id})]
    await request.tables.writer.commit(change)


@route("GET", "/api/evenings/{evening}", "How an evening stands", deals.Evening)
async def show_evening(request: Request) -> Out:
    row = await request.tables.writer.ask(request.tables.store.deals.evening, request.path("evening"))
    if row is None:
        raise Trouble("not-found", "no-such-deal")
    return await told(request, row, await request.person_if_known())


async def told(request: Request, row: EveningRow, me: str) -> deals.Evening:
    kept, ask = request.tables.store.deals, request.tables.writer.ask
    found = await ask(kept.evening_tables, row.id)
    names = await ask(request.tables.store.histories.names, [table for _, _, table, _, _ in found])
    rows = await ask(kept.results, [shared_deals.of_evening(row.id, deal + 1) for deal in range(row.deals)])
    latest = {number: (number, deal, table, code, status) for number, deal, table, code, status in found}
    return deals.Evening(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.players,
        deals=row.deals,
        tables=[
            deals.EveningTable(number, deal, table, code, status, [name for name, _ in names.get(table, [])])  # type: ignore[arg-type]
            for number, deal, table, code, status in latest.values()
        ],
        ranking=comparing.ranking(rows, {table: number for number, _, table, _, _ in found}, me),
    )

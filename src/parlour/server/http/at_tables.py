"""Routes: tables, and what people do around a match."""

from __future__ import annotations

import asyncio

from parlour.engine import registry
from parlour.server.http.people import give_secret
from parlour.server.http.request import Request
from parlour.server.http.routing import BOTH, HOST_OR_SEAT, PERSON, route
from parlour.server.protocol import api
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import Ending, Out, TableInfo
from parlour.server.tables import handover, moderation, own_cards, rematch, seating
from parlour.server.tables.access import check_may_see, may_see
from parlour.server.tables.table import Table

MOST_LISTED = 50


@route("GET", "/api/tables", "Public tables that wait or play", api.TableList)
async def list_tables(request: Request) -> Out:
    ids = await request.tables.writer.ask(request.tables.store.public_tables, MOST_LISTED)
    person = await request.person_if_known()
    found = await request.tables.find_all(ids)
    return api.TableList([table.info() for table in found if may_see(table, person)])


@route("GET", "/api/tables/mine", "Tables I host or sit at", api.MyTables, needs=PERSON)
async def list_mine(request: Request) -> Out:
    person = await request.person()
    ids = await request.tables.writer.ask(request.tables.store.tables_of, person.id, MOST_LISTED)
    return api.MyTables([my_table(table, person.id) for table in await request.tables.find_all(ids)])


def my_table(table: Table, person: str) -> api.MyTable:
    mine = [seat.seat for seat in table.seats if seat.person == person]
    seat = table.decider()
    is_turn = seat is not None and seat.seat in mine and not seat.has_bot and not table.held_seconds(seat.seat)
    outcome = table.outcome
    ended = table.times[-1] // 1000 if outcome and table.times else 0
    return api.MyTable(table.info(), mine, is_turn, Ending(*outcome) if outcome else None, ended)


@route("POST", "/api/tables", "Make a table", api.SeatGiven, api.NewTable, PERSON)
async def new_table(request: Request) -> Out:
    person = await request.person()
    form = request.body(api.NewTable)
    request.gates.tables.check(request.address)
    if form.cards:
        request.gates.cards.check(request.address)
    await give_secret(request, person, request.webhooks.check(form.webhook))
    return await seating.create(request.tables, person, form, request.address)


@route("GET", "/api/codes/{code}", "The table of a short code", TableInfo)
async def find_code(request: Request) -> Out:
    request.gates.codes.check(request.address)
    id = await request.tables.writer.ask(request.tables.store.id_of_code, request.path("code").upper()[:12])
    if id is None:
        raise Trouble("not-found", "no-such-code")
    person = await request.person_if_known()
    async with request.tables.at_latest(id) as table:
        check_may_see(table, person)
        return table.info()


@route("GET", "/api/tables/{id}", "One table", TableInfo)
async def show_table(request: Request) -> Out:
    return (await request.table()).info()


@route("GET", "/api/tables/{id}/cards", "The card file that a table plays with, if it has its own", api.OwnCards)
async def show_cards(request: Request) -> Out:
    request.gates.cards.check(request.address)
    row = (await request.table()).row
    if row.settings.cards is None:
        raise Trouble("not-now", "no-own-cards")
    return await asyncio.to_thread(own_cards.as_file, registry.game(row.game), row.settings.cards)


@route(
    "POST",
    "/api/tables/{id}/sit",
    "Sit down, or get a new secret for my seat",
    api.SeatGiven,
    api.Sit,
    PERSON,
    checks_access=True,
)
async def sit(request: Request) -> Out:
    person = await request.person()
    form = request.body(api.Sit)
    await give_secret(request, person, request.webhooks.check(form.webhook))
    return await seating.sit(request.tables, request.path("id"), person, form)


@route("POST", "/api/tables/{id}/stand", "Stand up before the start", TableInfo, needs=BOTH)
async def stand(request: Request) -> Out:
    await request.person()
    return (await seating.stand(request.tables, request.path("id"), request.seat_token)).info()


@route("POST", "/api/tables/{id}/leave", "Leave for good; a bot plays on", TableInfo, needs=BOTH)
async def leave(request: Request) -> Out:
    await request.person()
    return (await seating.leave(request.tables, request.path("id"), request.seat_token)).info()


@route("POST", "/api/tables/{id}/start", "Begin the match", TableInfo, needs=PERSON)
async def start(request: Request) -> Out:
    person = await request.person()
    return (await seating.start(request.tables, request.path("id"), person.id)).info()


@route("POST", "/api/tables/{id}/pause", "Stop the clocks and all moves", TableInfo, needs=PERSON)
async def pause(request: Request) -> Out:
    return await set_status(request, "pause")


@route("POST", "/api/tables/{id}/resume", "Go on after a pause", TableInfo, needs=PERSON)
async def resume(request: Request) -> Out:
    return await set_status(request, "resume")


@route("POST", "/api/tables/{id}/end", "End the table", TableInfo, needs=PERSON)
async def end(request: Request) -> Out:
    return await set_status(request, "end")


async def set_status(request: Request, what: str) -> TableInfo:
    person = await request.person()
    return (await seating.set_status(request.tables, request.path("id"), person.id, what)).info()


@route("POST", "/api/tables/{id}/seats/{seat}/bot", "Let a bot play a seat", TableInfo, api.SetBot, PERSON)
async def set_bot(request: Request) -> Out:
    person = await request.person()
    bot, number = request.body(api.SetBot).bot, request.seat_number()
    return (await seating.set_bot(request.tables, request.path("id"), person.id, number, bot)).info()


@route("POST", "/api/tables/{id}/seats/{seat}/hand-over", "Give a seat to a claimant", api.Claim, needs=HOST_OR_SEAT)
async def hand_over(request: Request) -> Out:
    person = await request.person()
    number = request.seat_number()
    claim = await handover.hand_over(request.tables, request.path("id"), person.id, request.seat_token, number)
    return api.Claim(number, claim)


@route("POST", "/api/tables/{id}/seats/{seat}/withdraw", "Keep a seat after all", TableInfo, needs=HOST_OR_SEAT)
async def withdraw(request: Request) -> Out:
    person = await request.person()
    made = handover.withdraw(request.tables, request.path("id"), person.id, request.seat_token, request.seat_number())
    return (await made).info()


@route("POST", "/api/tables/{id}/vote", "A bot for somebody absent, or the end", TableInfo, api.CastVote, BOTH)
async def cast_vote(request: Request) -> Out:
    await request.person()
    form = request.body(api.CastVote)
    return (await moderation.vote(request.tables, request.path("id"), request.seat_token, form)).info()


@route("POST", "/api/tables/{id}/people/{person}/mute", "Let somebody say nothing", TableInfo, api.Mute, PERSON)
async def mute(request: Request) -> Out:
    person, form = await request.person(), request.body(api.Mute)
    made = moderation.mute(request.tables, request.path("id"), person.id, request.path("person"), form.muted)
    return (await made).info()


@route("POST", "/api/tables/{id}/chat", "How people may talk here", TableInfo, api.SetChat, PERSON)
async def set_chat(request: Request) -> Out:
    person, form = await request.person(), request.body(api.SetChat)
    return (await moderation.set_chat(request.tables, request.path("id"), person.id, form.chat)).info()


@route("POST", "/api/tables/{id}/people/{person}/kick", "Remove somebody who does not play", TableInfo, needs=PERSON)
async def kick(request: Request) -> Out:
    person = await request.person()
    return (await moderation.kick(request.tables, request.path("id"), person.id, request.path("person"))).info()


@route("POST", "/api/tables/{id}/seats/{seat}/webhook", "Who hears of my turns", api.Webhook, api.SetWebhook, BOTH)
async def set_webhook(request: Request) -> Out:
    person = await request.person()
    url = request.webhooks.check(request.body(api.SetWebhook).url)
    await give_secret(request, person, url)
    await seating.set_webhook(request.tables, request.path("id"), request.seat_token, request.seat_number(), url)
    return api.Webhook(url, person.webhook_secret)


@route("POST", "/api/tables/{id}/rematch", "The same people again", api.SeatGiven, api.Rematch, PERSON)
async def play_again(request: Request) -> Out:
    person = await request.person()
    return await rematch.make(request.tables, request.path("id"), person, request.address, request.body(api.Rematch))


@route("POST", "/api/tables/{id}/continue", "A new table from a finished match", api.SeatGiven, api.Continue, PERSON)
async def continue_from(request: Request) -> Out:
    person = await request.person()
    form = request.body(api.Continue)
    request.gates.tables.check(request.address)
    table = await request.table()
    return await rematch.continue_from(request.tables, table, person, request.address, form)

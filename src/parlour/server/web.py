"""The plain HTTP part: every route, its types, and what it does."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from time import time

from starlette.responses import Response

from parlour.bots import levels
from parlour.engine import options, registry
from parlour.engine import record as records
from parlour.engine.errors import ParlourError, UnknownGame
from parlour.engine.game import Game
from parlour.server import api, following, moving, seating, tokens
from parlour.server.call import Call
from parlour.server.errors import NOT_FOUND, Trouble
from parlour.server.patch import shown
from parlour.server.protocol import SIGNS, Out, TableInfo
from parlour.server.replays import replay_of
from parlour.server.rows import PersonRow
from parlour.server.stream import log
from parlour.server.table import Table
from parlour.server.thinkers import OFFERED

MOST_LISTED = 50
Handler = Callable[[Call], Awaitable[Out | Response]]
PERSON = ("person",)
BOTH = ("person", "seat")
HOST_OR_SEAT = ("person", "seat?")

routes: list[tuple[api.Route, Handler]] = []


def route(
    method: str,
    path: str,
    summary: str,
    answer: type[Out] | None,
    body: type | None = None,
    needs: tuple[str, ...] = (),
    query: tuple[str, ...] = (),
) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        routes.append((api.Route(method, path, summary, body, answer, needs, query), handler))
        return handler

    return add


# The catalogue


@route("GET", "/api/games", "The games, bots and signs there are", api.Catalogue)
async def list_games(call: Call) -> Out:
    games = [game_info(game) for game in registry.games().values()]
    about = {name: level["about"] for name, level in levels().items()}
    return api.Catalogue(games, list(OFFERED), about, list(SIGNS), call.webhooks.rules.on)


@route("GET", "/api/games/{game}", "One game with its rules", api.GameRules)
async def show_game(call: Call) -> Out:
    try:
        game = registry.game(call.path("game"))
    except UnknownGame as error:
        raise Trouble("not-found", str(error)) from None
    clauses = [api.ClauseInfo(clause.id, clause.text, clause.section) for clause in game.rules.clauses.values()]
    return api.GameRules(game_info(game), clauses)


def game_info(game: Game) -> api.GameInfo:
    listed = [option_info(option) for option in game.options]
    return api.GameInfo(game.name, game.title, game.tagline, list(game.seats), game.minutes, game.version, listed)


def option_info(option: options.Option) -> api.OptionInfo:
    return api.OptionInfo(
        option.name, option.help, option.default, list(option.choices), option.allowed, list(option.examples)
    )


# People


@route("POST", "/api/people", "Be somebody: a name, and a secret for this browser", api.PersonWithToken, api.NewPerson)
async def new_person(call: Call) -> Out:
    form = call.body(api.NewPerson)
    call.gates.people.check(call.address)
    token = tokens.new_token()
    person = PersonRow(secrets.token_hex(8), clean_name(form.name), tokens.hashed(token), created=int(time()))
    await call.house.writer.ask(call.house.store.add_person, person)
    return api.PersonWithToken(person.id, person.name, token)


def clean_name(name: str) -> str:
    tidy = tokens.tidy(name)
    if not tidy:
        raise Trouble("bad-message", "A name needs at least one letter.")
    return tidy


@route("GET", "/api/people/me", "Who am I?", api.Person, needs=PERSON)
async def show_me(call: Call) -> Out:
    return as_known_to_self(await call.person())


def as_known_to_self(person: PersonRow) -> api.Person:
    return api.Person(person.id, person.name, person.webhook, person.webhook_secret)


@route("POST", "/api/people/me", "Change my name or webhook", api.Person, api.ChangePerson, PERSON)
async def change_me(call: Call) -> Out:
    person = await call.person()
    form = call.body(api.ChangePerson)
    values = {}
    if form.name is not None:
        person.name = values["name"] = clean_name(form.name)
    if form.webhook is not None:
        person.webhook = values["webhook"] = call.webhooks.check(form.webhook)
        await give_secret(call, person, form.webhook)
    if values:
        await call.house.writer.ask(call.house.store.change_person, person.id, values)
    return as_known_to_self(person)


async def give_secret(call: Call, person: PersonRow, url: str) -> None:
    """Whoever names a webhook for the first time gets the secret that signs what it is told."""
    if url and not person.webhook_secret:
        person.webhook_secret = tokens.new_token()
        values = {"webhook_secret": person.webhook_secret}
        await call.house.writer.ask(call.house.store.change_person, person.id, values)


# Tables


@route("GET", "/api/tables", "Public tables that wait or play", api.TableList)
async def list_tables(call: Call) -> Out:
    ids = await call.house.writer.ask(call.house.store.public_tables, MOST_LISTED)
    return api.TableList([(await call.house.find(id)).info() for id in ids])


@route("GET", "/api/tables/mine", "Tables I host or sit at", api.MyTables, needs=PERSON)
async def list_mine(call: Call) -> Out:
    person = await call.person()
    ids = await call.house.writer.ask(call.house.store.tables_of, person.id, MOST_LISTED)
    return api.MyTables([my_table(await call.house.find(id), person.id) for id in ids])


def my_table(table: Table, person: str) -> api.MyTable:
    mine = [seat.seat for seat in table.seats if seat.person == person]
    decider = table.decider()
    return api.MyTable(table.info(), mine, decider is not None and decider.seat in mine and not decider.has_bot)


@route("POST", "/api/tables", "Make a table", api.SeatGiven, api.NewTable, PERSON)
async def new_table(call: Call) -> Out:
    person = await call.person()
    form = call.body(api.NewTable)
    call.gates.tables.check(call.address)
    await give_secret(call, person, call.webhooks.check(form.webhook))
    return await seating.create(call.house, person, form, call.address)


@route("GET", "/api/codes/{code}", "The table of a short code", TableInfo)
async def find_code(call: Call) -> Out:
    call.gates.codes.check(call.address)
    id = await call.house.writer.ask(call.house.store.id_of_code, call.path("code").upper()[:12])
    if id is None:
        raise Trouble("not-found", "There is no table with this code.")
    return (await call.house.find(id)).info()


@route("GET", "/api/tables/{id}", "One table", TableInfo)
async def show_table(call: Call) -> Out:
    return (await call.table()).info()


@route("POST", "/api/tables/{id}/sit", "Sit down, or get a new secret for my seat", api.SeatGiven, api.Sit, PERSON)
async def sit(call: Call) -> Out:
    person = await call.person()
    form = call.body(api.Sit)
    await give_secret(call, person, call.webhooks.check(form.webhook))
    return await seating.sit(call.house, call.path("id"), person, form)


@route("POST", "/api/tables/{id}/stand", "Stand up before the start", TableInfo, needs=BOTH)
async def stand(call: Call) -> Out:
    await call.person()
    return (await seating.stand(call.house, call.path("id"), call.seat_token)).info()


@route("POST", "/api/tables/{id}/leave", "Leave for good; a bot plays on", TableInfo, needs=BOTH)
async def leave(call: Call) -> Out:
    await call.person()
    return (await seating.leave(call.house, call.path("id"), call.seat_token)).info()


@route("POST", "/api/tables/{id}/start", "Begin the match", TableInfo, needs=PERSON)
async def start(call: Call) -> Out:
    person = await call.person()
    return (await seating.start(call.house, call.path("id"), person.id)).info()


@route("POST", "/api/tables/{id}/pause", "Stop the clocks and all moves", TableInfo, needs=PERSON)
async def pause(call: Call) -> Out:
    return await set_status(call, "pause")


@route("POST", "/api/tables/{id}/resume", "Go on after a pause", TableInfo, needs=PERSON)
async def resume(call: Call) -> Out:
    return await set_status(call, "resume")


@route("POST", "/api/tables/{id}/end", "End the table", TableInfo, needs=PERSON)
async def end(call: Call) -> Out:
    return await set_status(call, "end")


async def set_status(call: Call, what: str) -> TableInfo:
    person = await call.person()
    return (await seating.set_status(call.house, call.path("id"), person.id, what)).info()


@route("POST", "/api/tables/{id}/seats/{seat}/bot", "Let a bot play a seat", TableInfo, api.SetBot, PERSON)
async def set_bot(call: Call) -> Out:
    person = await call.person()
    form = call.body(api.SetBot)
    return (await seating.set_bot(call.house, call.path("id"), person.id, call.seat_number(), form.bot)).info()


@route("POST", "/api/tables/{id}/seats/{seat}/hand-over", "Give a seat to a claimant", api.Claim, needs=HOST_OR_SEAT)
async def hand_over(call: Call) -> Out:
    person = await call.person()
    number = call.seat_number()
    claim = await seating.hand_over(call.house, call.path("id"), person.id, call.seat_token, number)
    return api.Claim(number, claim)


@route("POST", "/api/tables/{id}/seats/{seat}/webhook", "Who hears of my turns", api.Webhook, api.SetWebhook, BOTH)
async def set_webhook(call: Call) -> Out:
    person = await call.person()
    url = call.webhooks.check(call.body(api.SetWebhook).url)
    await give_secret(call, person, url)
    await seating.set_webhook(call.house, call.path("id"), call.seat_token, call.seat_number(), url)
    return api.Webhook(url, person.webhook_secret)


@route("POST", "/api/tables/{id}/rematch", "The same people again", api.SeatGiven, needs=PERSON)
async def rematch(call: Call) -> Out:
    person = await call.person()
    return await following.rematch(call.house, call.path("id"), person, call.address)


@route("POST", "/api/tables/{id}/continue", "A new table from a finished match", api.SeatGiven, api.Continue, PERSON)
async def continue_from(call: Call) -> Out:
    person = await call.person()
    form = call.body(api.Continue)
    call.gates.tables.check(call.address)
    table = await call.table()
    return await following.continue_from(call.house, table, person, call.address, form)


# Records


async def check_may_look(call: Call, table: Table) -> None:
    """At a table without spectators only those who sat there look back at it."""
    if table.row.settings.spectators == "yes" or table.seat_of(tokens.hashed(call.seat_token)) is not None:
        return
    person = (await call.person()).id if call.has_person else ""
    if not person or person not in {table.row.host, *(seat.person for seat in table.seats)}:
        raise Trouble("not-found", NOT_FOUND)


@route("GET", "/api/tables/{id}/record", "The record of a finished match; before, what my seat knows", None)
async def show_record(call: Call) -> Out | Response:
    async with call.house.at_latest(call.path("id")) as table:
        await check_may_look(call, table)
        match = table.match
        if match is None:
            raise Trouble("not-now", moving.NOT_PLAYING["waiting"])
        if match.over:
            name = f"{table.row.game}-{table.row.code}.jsonl"
            headers = {"Content-Disposition": f'attachment; filename="{name}"'}
            return Response(match.record.to_text(), media_type="application/x-ndjson", headers=headers)
        seat = seating.own_seat(table, call.seat_token)
        return api.OwnRecord(table.row.game, shown(match.view(seat, 0)), log(match, seat))


@route("GET", "/api/tables/{id}/replay", "A finished match, step by step", api.Replay, query=("seat",))
async def show_replay(call: Call) -> Out:
    seat = call.seat_query()
    async with call.house.at_latest(call.path("id")) as table:
        await check_may_look(call, table)
        if table.match is None or not table.match.over:
            raise Trouble("not-now", "A match can be replayed when it is over.")
        text, names = table.match.record.to_text(), [seat.name for seat in table.seats]
    return await call.house.writer.ask(replay_of, text, seat, names)


@route("POST", "/api/replay", "A record from a file, step by step", api.Replay, api.ReadRecord)
async def read_record(call: Call) -> Out:
    form = call.body(api.ReadRecord)
    try:
        players = records.parse(form.record).setup.players
        names = [f"Seat {seat}" for seat in range(min(players, 8))]
        return await call.house.writer.ask(replay_of, form.record, form.seat, names)
    except ParlourError as error:
        raise Trouble("bad-message", str(error)[:300]) from None

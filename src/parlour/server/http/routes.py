"""The plain HTTP part: every route, its types, and what it does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import time

from starlette.responses import Response

from parlour.engine import registry
from parlour.engine.errors import ParlourError, UnknownGame
from parlour.engine.game import Game
from parlour.server.http import game_facts
from parlour.server.http.request import Request
from parlour.server.jobs.bot_pool import OFFERED
from parlour.server.net.lan import addresses_for_others, qr_code
from parlour.server.protocol import api
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.facts import shown
from parlour.server.protocol.messages import SIGNS, Ending, Out, TableInfo
from parlour.server.protocol.names import clean_name
from parlour.server.store.rows import PersonRow
from parlour.server.tables import handover, moderation, own_cards, rematch, seating, tokens
from parlour.server.tables.access import check_may_see, may_see
from parlour.server.tables.secret_questions import is_open
from parlour.server.tables.table import Table

MOST_LISTED = 50
Handler = Callable[[Request], Awaitable[Out | Response]]
JSON = "application/json"
TEXT = "text/plain"
PERSON = ("person",)
BOTH = ("person", "seat")
HOST_OR_SEAT = ("person", "seat?")

routes: list[tuple[api.Route, Handler]] = []


def route(
    method: str,
    path: str,
    summary: str,
    answer: type[Out] | str | None,
    body: type | None = None,
    needs: tuple[str, ...] = (),
    query: tuple[str, ...] = (),
    checks_access: bool = False,
) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        is_guarded = "{id}" in path and not checks_access
        made = api.Route(method, path, summary, body, answer, needs, query)
        routes.append((made, after_access_check(handler) if is_guarded else handler))
        return handler

    return add


def after_access_check(handler: Handler) -> Handler:
    """Whatever is asked of a table, first: may they see it?"""

    async def run(request: Request) -> Out | Response:
        person = await request.person_if_known()
        async with request.tables.at_latest(request.path("id")) as table:
            check_may_see(table, person, tokens.hashed(request.seat_token))
        return await handler(request)

    return run


# The catalogue


@route("GET", "/api/games", "The games, bots and signs there are", api.Catalogue)
async def list_games(request: Request) -> Out:
    games = [game_facts.game_info(game) for game in registry.games().values()]
    return api.Catalogue(games, list(OFFERED), list(SIGNS), request.webhooks.rules.on)


@route("GET", "/api/games/{game}", "What there is in a game, and what can be said of it", api.GameFacts)
async def show_game(request: Request) -> Response:
    return answer_of(request, "", game_facts.facts, JSON)


@route("GET", "/api/games/{game}/words/{language}", "The words of a game, in Project Fluent's form", TEXT)
async def show_words(request: Request) -> Response:
    return answer_of(request, request.path("language"), game_facts.words, TEXT)


@route("GET", "/api/games/{game}/rules", "The rules of a game", api.GameRules, query=("language",))
async def show_rules(request: Request) -> Response:
    return answer_of(request, request.query("language"), game_facts.rules, JSON)


def answer_of(request: Request, language: str, make: game_facts.Maker, media_type: str) -> Response:
    known = request.http.headers.get("if-none-match", "")
    return game_facts.answer(asked_game(request), language, make, media_type, known)


def asked_game(request: Request) -> Game:
    try:
        return registry.game(request.path("game"))
    except UnknownGame:
        raise Trouble("not-found", "no-such-game") from None


@route("POST", "/api/games/{game}/cards", "Try a card file of one's own; nothing is kept", api.OwnCards, api.ReadCards)
async def try_cards(request: Request) -> Out:
    game, form = asked_game(request), request.body(api.ReadCards)
    request.gates.cards.check(request.address)
    return await own_cards.read(game, form.cards)


@route("GET", "/api/reach", "Where others find this server, for a browser on its own machine", api.Reach)
async def show_reach(request: Request) -> Out:
    asked_at = request.http.headers.get("host", "")
    return api.Reach(addresses_for_others(request.http.app.state.listens_at, asked_at, request.address))


@route("POST", "/api/qr", "An address as a QR code", api.Picture, api.DrawCode)
async def draw_code(request: Request) -> Out:
    return api.Picture(await asyncio.to_thread(qr_code, request.body(api.DrawCode).text))


# People


@route("POST", "/api/people", "Be somebody: a name, and a secret for this browser", api.PersonWithToken, api.NewPerson)
async def new_person(request: Request) -> Out:
    form = request.body(api.NewPerson)
    request.gates.people.check(request.address)
    token = tokens.new_token()
    person = PersonRow(secrets.token_hex(8), clean_name(form.name), tokens.hashed(token), created=int(time()))
    await request.tables.writer.ask(request.tables.store.add_person, person)
    return api.PersonWithToken(person.id, person.name, token)


@route("GET", "/api/people/me", "Who am I?", api.Person, needs=PERSON)
async def show_me(request: Request) -> Out:
    return as_known_to_self(await request.person())


def as_known_to_self(person: PersonRow) -> api.Person:
    return api.Person(person.id, person.name, person.webhook, person.webhook_secret)


@route("POST", "/api/people/me", "Change my name or webhook", api.Person, api.ChangePerson, PERSON)
async def change_me(request: Request) -> Out:
    person = await request.person()
    form = request.body(api.ChangePerson)
    values = {}
    if form.name is not None:
        person.name = values["name"] = clean_name(form.name)
    if form.webhook is not None:
        person.webhook = values["webhook"] = request.webhooks.check(form.webhook)
        await give_secret(request, person, form.webhook)
    if values:
        await request.tables.writer.ask(request.tables.store.change_person, person.id, values)
    return as_known_to_self(person)


async def give_secret(request: Request, person: PersonRow, url: str) -> None:
    """Whoever names a webhook for the first time gets the secret that signs what it is told."""
    if url and not person.webhook_secret:
        person.webhook_secret = tokens.new_token()
        values = {"webhook_secret": person.webhook_secret}
        await request.tables.writer.ask(request.tables.store.change_person, person.id, values)


# Tables


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


# Records


async def all_shown(request: Request) -> None:
    """Wait while somebody may be asked in secret."""
    table = await request.table()
    while is_open(table.window):
        assert table.window
        await asyncio.sleep(table.window.ends - time())


@route("GET", "/api/tables/{id}/record", "The record of a finished match; before, what my seat knows", None)
async def show_record(request: Request) -> Out | Response:
    await all_shown(request)
    async with request.tables.at_latest(request.path("id")) as table:
        match = table.match
        if table.finished_record:
            name = f"{table.row.game}-{table.row.code}.jsonl"
            headers = {"Content-Disposition": f'attachment; filename="{name}"'}
            return Response(table.finished_record, media_type="application/x-ndjson", headers=headers)
        if match is None:
            raise Trouble("not-now", "table-is", "broken" if table.is_shut else "waiting")
        seat = seating.own_seat(table, request.seat_token)
        return api.OwnRecord(table.row.game, shown(match, match.view(seat)), match.events(seat))


@route("GET", "/api/tables/{id}/replay", "A finished match, step by step", api.Replay, query=("seat",))
async def show_replay(request: Request) -> Out:
    seat = request.seat_query()
    await all_shown(request)
    async with request.tables.at_latest(request.path("id")) as table:
        text = table.finished_record
        if not text:
            raise Trouble("not-now", "only-finished")
        names = [seat.name for seat in table.seats]
        if table.is_shut:
            raise Trouble("not-now", "other-rules")
    return await request.tables.replayer.replay(request.address, text, seat, names)


@route("GET", "/api/tables/{id}/review", "What the choices of a seat were worth", api.Review, query=("seat",))
async def show_review(request: Request) -> Out:
    seat = request.seat_query() or 0
    await all_shown(request)
    async with request.tables.at_latest(request.path("id")) as table:
        text = table.finished_record
        if not text or table.is_shut:
            raise Trouble("not-now", "other-rules" if text else "only-finished")
        if seat >= len(table.seats):
            raise Trouble("not-found", "no-such-seat")
    return await request.tables.reviewer.review(request.address, table.id, text, seat)


@route("POST", "/api/replay", "A record from a file, step by step", api.Replay, api.ReadRecord)
async def read_record(request: Request) -> Out:
    form = request.body(api.ReadRecord)
    try:
        return await request.tables.replayer.replay(request.address, form.record, form.seat)
    except ParlourError as error:
        raise Trouble("bad-message", "bad-record", detail=str(error)) from None

"""Routes: what I have played, to be looked at, taken along and deleted."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from parlour.engine import registry
from parlour.server.http.request import Request
from parlour.server.http.routing import PERSON, route
from parlour.server.jobs.statistics import statistics_of
from parlour.server.protocol import api, history
from parlour.server.protocol.messages import Out
from parlour.server.store.rows import ResultRow
from parlour.server.tables import forgetting, tokens

MOST_LISTED = 50
MOST_COUNTED = 2000  # matches in statistics and in a file
MOST_RECORDS = 200  # in a file
MOST_SKIPPED = 100_000


@route("GET", "/api/people/me/history", "What I have played", history.History, needs=PERSON, query=("skip",))
async def show_history(request: Request) -> Out:
    person, text = await request.person(), request.query("skip")
    skip = min(int(text), MOST_SKIPPED) if text.isascii() and text.isdecimal() and len(text) < 8 else 0
    rows = await request.tables.writer.ask(request.tables.store.histories.of, person.id, MOST_LISTED + 1, skip)
    return history.History(await told(request, rows[:MOST_LISTED]), len(rows) > MOST_LISTED)


async def told(request: Request, rows: list[ResultRow]) -> list[history.MyMatch]:
    ids = [row.table_id for row in rows]
    histories, ask = request.tables.store.histories, request.tables.writer.ask
    names, reviewed = await ask(histories.names, ids), await ask(histories.reviewed, ids)
    return [
        history.MyMatch(
            table=row.table_id,
            game=row.game,
            seat=row.seat,
            seats=[history.Played(name, bot) for name, bot in names.get(row.table_id, [])],
            ended=row.ended,
            won=row.won,
            score=row.score,
            rank=row.rank,
            reviewed=(row.table_id, row.seat) in reviewed,
            deal=row.deal,
        )
        for row in rows
    ]


@route("GET", "/api/people/me/statistics", "How I play, game by game", history.Statistics, needs=PERSON)
async def show_statistics(request: Request) -> Out:
    person = await request.person()
    rows = await request.tables.writer.ask(request.tables.store.histories.of, person.id, MOST_COUNTED)
    return statistics_of([row for row in rows if row.game in registry.games()])


@route("GET", "/api/people/me/export", "Everything that is kept of me, as a file", history.Export, needs=PERSON)
async def export(request: Request) -> Response:
    person = await request.person()
    request.gates.exports.check(request.address)
    histories, ask = request.tables.store.histories, request.tables.writer.ask
    rows = await ask(histories.of, person.id, MOST_COUNTED)
    records = {row.table_id: await ask(histories.record, row.table_id) for row in rows[:MOST_RECORDS]}
    matches = [match for begin in range(0, len(rows), 500) for match in await told(request, rows[begin : begin + 500])]
    made = history.Export(person.id, person.name, person.created, person.webhook, matches, records)
    headers = {"Content-Disposition": 'attachment; filename="parlour.json"'}
    return Response(msgspec.json.encode(made), media_type="application/json", headers=headers)


@route(
    "POST", "/api/people/me/token", "A new secret; the old one opens nothing more", api.PersonWithToken, needs=PERSON
)
async def renew_token(request: Request) -> Out:
    person, token = await request.person(), tokens.new_token()
    request.gates.people.check(request.address)
    values = {"token": tokens.hashed(token)}
    await request.tables.writer.ask(request.tables.store.change_person, person.id, values)
    return api.PersonWithToken(person.id, person.name, token)


@route("DELETE", "/api/people/me", "Forget me, in every match", history.Forgotten, needs=PERSON)
async def forget_me(request: Request) -> Out:
    await forgetting.forget(request.tables, (await request.person()).id)
    return history.Forgotten()

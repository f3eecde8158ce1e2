"""Routes: what is left of a match."""

from __future__ import annotations

import asyncio
from time import time

import msgspec
from starlette.responses import Response

from parlour.engine.errors import ParlourError
from parlour.server.http.request import Request
from parlour.server.http.routing import route
from parlour.server.jobs import reviews
from parlour.server.protocol import api
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.facts import shown
from parlour.server.protocol.messages import Out
from parlour.server.tables import seating
from parlour.server.tables.secret_questions import is_open


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


@route("GET", "/api/tables/{id}/replay", "A finished match, step by step", api.Replay, query=("seat", "hands"))
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
    is_open = request.query("hands") == "open"
    found = await request.tables.replayer.replay(request.address, text, seat, is_open, names)
    kept = await request.tables.reviewer.kept(table.id, seat) if seat is not None else None
    return msgspec.structs.replace(found, turning_points=kept.turning_points) if kept else found


@route("GET", "/api/tables/{id}/review", "What the choices of a seat were worth", api.Review, query=("seat",))
async def show_review(request: Request) -> Out:
    seat = request.seat_query() or 0
    text = await finished(request, seat)
    return await request.tables.reviewer.review(request.address, request.path("id"), text, seat)


@route("POST", "/api/tables/{id}/review", "Try another move at a decision", api.Tried, api.TryAgain)
async def try_again(request: Request) -> Out:
    form = request.body(api.TryAgain)
    text = await finished(request, form.seat)
    await request.tables.replayer.run(request.address, reviews.check_move, text, form)
    return await request.tables.reviewer.tried(request.address, request.path("id"), text, form)


@route("GET", "/api/tables/{id}/before/{decision}", "A decision as its seat saw it", api.Before, query=("seat",))
async def show_before(request: Request) -> Out:
    seat, decision = request.seat_query() or 0, request.path("decision")
    if not decision.isdecimal() or len(decision) > 6:
        raise Trouble("not-found", "no-such-point")
    text = await finished(request, seat)
    return await request.tables.replayer.run(request.address, reviews.before, text, seat, int(decision))


async def finished(request: Request, seat: int) -> str:
    """The record of a match that is over, with such a seat."""
    await all_shown(request)
    async with request.tables.at_latest(request.path("id")) as table:
        text = table.finished_record
        if not text or table.is_shut:
            raise Trouble("not-now", "other-rules" if text else "only-finished")
        if seat >= len(table.seats):
            raise Trouble("not-found", "no-such-seat")
    return text


@route("POST", "/api/replay", "A record from a file, step by step", api.Replay, api.ReadRecord)
async def read_record(request: Request) -> Out:
    form = request.body(api.ReadRecord)
    try:
        return await request.tables.replayer.replay(request.address, form.record, form.seat, form.open)
    except ParlourError as error:
        raise Trouble("bad-message", "bad-record", detail=str(error)) from None

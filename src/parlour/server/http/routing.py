"""The plain HTTP part: every route with its types, and the question that comes before anything is told of a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.responses import Response

from parlour.server.http.request import Request
from parlour.server.protocol import api
from parlour.server.protocol.messages import Out
from parlour.server.tables import tokens
from parlour.server.tables.access import check_may_see

Handler = Callable[[Request], Awaitable[Out | Response]]
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

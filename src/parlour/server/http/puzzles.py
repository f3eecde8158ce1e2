"""Routes: the puzzles of the games."""

from __future__ import annotations

from datetime import UTC, datetime

from parlour.engine import puzzles, registry
from parlour.server.http.catalogue import asked_game
from parlour.server.http.request import Request
from parlour.server.http.routing import route
from parlour.server.protocol import api
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import Out


@route("GET", "/api/puzzles", "The puzzles of the day", api.PuzzlesOfDay)
async def list_puzzles(request: Request) -> Out:
    day = datetime.now(UTC).date()
    found = {name: puzzles.of(name) for name in registry.games()}
    games = {name: api.PuzzleOfDay(one.number_of(day), len(one.all)) for name, one in found.items() if one.all}
    return api.PuzzlesOfDay(day.isoformat(), games)


@route("GET", "/api/puzzles/{game}/{number}", "A puzzle, as its seat sees it", api.Puzzle)
async def show_puzzle(request: Request) -> Out:
    return await request.tables.puzzler.show(request.address, asked_game(request).name, number(request))


@route("POST", "/api/puzzles/{game}/{number}", "Try a move; the right one, and why", api.Solution, api.SolvePuzzle)
async def solve_puzzle(request: Request) -> Out:
    form = request.body(api.SolvePuzzle)
    game = asked_game(request).name
    return await request.tables.puzzler.solve(request.address, game, number(request), form.move)


def number(request: Request) -> int:
    text = request.path("number")
    if not text.isdecimal() or len(text) > 6:
        raise Trouble("not-found", "no-such-puzzle")
    return int(text)

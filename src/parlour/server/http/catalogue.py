"""Routes: the games, and where others find this server."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from parlour.engine import registry
from parlour.engine.errors import UnknownGame
from parlour.engine.game import Game
from parlour.server.http import game_facts
from parlour.server.http.request import Request
from parlour.server.http.routing import route
from parlour.server.jobs.bot_pool import OFFERED
from parlour.server.net.lan import addresses_for_others, qr_code
from parlour.server.protocol import api
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import SIGNS, Out
from parlour.server.tables import own_cards

JSON = "application/json"
TEXT = "text/plain"


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
    return game_facts.answer(asked_game(request), language, make, media_type, request.http.headers)


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

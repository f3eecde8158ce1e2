"""Puts the server together: Starlette for the plain requests, our own sockets beside it, uvicorn under both.

Starlette rather than FastAPI: msgspec already checks and describes every message, so FastAPI's own validation would
only be a second one, and slower.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, compile_path
from websockets.http11 import Request as Handshake

from parlour.engine.errors import ParlourError
from parlour.server import logs, schema, web
from parlour.server.addresses import Addresses
from parlour.server.api import Health
from parlour.server.call import Call, Gates
from parlour.server.care import Carer
from parlour.server.errors import Trouble
from parlour.server.guest import Guest
from parlour.server.house import House
from parlour.server.limits import Limits
from parlour.server.news import Newspaper
from parlour.server.outbox import Outbox
from parlour.server.pages import Pages, secured
from parlour.server.protocol import Out, encode
from parlour.server.store import Store
from parlour.server.webhook import Rules, Webhooks
from parlour.server.wire import Caller, Wire

PING_SECONDS = 25.0
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]


class Config(msgspec.Struct, frozen=True):
    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    redis: str = ""
    origins: tuple[str, ...] = ()  # besides the server's own
    trusted_proxies: str = ""
    thinking_processes: int = 1
    webhooks: Rules = Rules()
    limits: Limits = Limits()
    static: Path = Path(__file__).parent / "static"


class Server:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.limits = config.limits
        self.house = House(Store(config.store), config.limits, config.thinking_processes)
        self.webhooks = Webhooks(config.webhooks)
        self.carer = Carer(self.house, self.webhooks)
        self.house.care = self.carer
        self.newspaper = Newspaper(self.house, config.redis) if config.redis else None
        self.house.news = self.newspaper
        self.gates = Gates(config.limits)
        self.addresses = Addresses(config.trusted_proxies)
        self.wires: set[Wire] = set()
        self.outbox = Outbox()
        self.from_address: Counter[str] = Counter()
        self.pages = Pages(config.static)

    def uvicorn(self) -> uvicorn.Server:
        config = uvicorn.Config(
            self.app(),
            host=self.config.host,
            port=self.config.port,
            ws=self.make_wire,  # type: ignore[arg-type]
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=False,  # `Addresses` reads them, for requests and sockets alike
            timeout_graceful_shutdown=3,
        )
        return uvicorn.Server(config)

    def app(self) -> Starlette:
        routes = [Route(route.path, self.endpoint(handler), methods=[route.method]) for route, handler in web.routes]
        routes += [
            Route("/healthz", self.health),
            Route("/metrics", self.show_metrics),
            Route("/api/openapi.json", self.openapi),
            Route("/api/{rest:path}", self.nothing_here, methods=METHODS),
            Route("/{path:path}", self.pages.show),
        ]
        return Starlette(routes=routes, lifespan=self.lifespan)

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        if self.newspaper:
            self.newspaper.run()
        tasks = [asyncio.create_task(self.carer.run()), asyncio.create_task(self.ping())]
        logs.note("open", store=self.config.store.partition(":")[0], redis=bool(self.config.redis))
        yield
        for task in tasks:
            task.cancel()
        self.carer.close()
        if self.newspaper:
            await self.newspaper.close()
        self.webhooks.close()
        self.house.close()
        self.outbox.close()
        logs.note("closed")

    # Plain requests

    def endpoint(self, handler: web.Handler) -> Any:
        async def run(request: Request) -> Response:
            begun = perf_counter()
            response = await self.answer(request, handler)
            self.house.metrics.count("requests", "status", str(response.status_code))
            route = request.scope["route"].path
            milliseconds = round((perf_counter() - begun) * 1000, 1)
            logs.note("request", method=request.method, route=route, status=response.status_code, ms=milliseconds)
            return response

        return run

    async def answer(self, request: Request, handler: web.Handler) -> Response:
        try:
            self.check_origin(request.headers.get("origin"), request.headers.get("host", ""))
            call = Call(request, self.house, self.gates, self.webhooks, self.address(request), await self.read(request))
            self.gates.requests.check(call.address)
            answer = await handler(call)
            return secured(answer) if isinstance(answer, Response) else as_json(answer)
        except Trouble as trouble:
            return as_json(trouble.problem, trouble.status)
        except ParlourError as error:
            return as_json(Trouble("bad-message", str(error)[:300]).problem, 400)
        except Exception as error:
            self.house.metrics.count("faults")
            logs.fault("a request failed", error, route=request.scope["route"].path)
            return as_json(Trouble("broken", "Something broke on our side; it was noted.").problem, 500)

    def address(self, request: Request) -> str:
        peer = request.client.host if request.client else ""
        return self.addresses.of(peer, ",".join(request.headers.getlist("x-forwarded-for")))

    async def read(self, request: Request) -> bytes:
        is_record = request.url.path == "/api/replay"
        most = self.limits.record_bytes if is_record else self.limits.body_bytes
        content = b""
        async for part in request.stream():
            content += part
            if len(content) > most:
                raise Trouble("too-large", f"A body may have {most} bytes.")
        return content

    def check_origin(self, origin: str | None, host: str) -> None:
        """Pages of other sites may not speak for whoever visits them."""
        if origin and urlsplit(origin).netloc.lower() != host.lower() and origin not in self.config.origins:
            raise Trouble("not-yours", "Requests from other sites are refused.")

    async def health(self, request: Request) -> Response:
        try:
            await asyncio.wait_for(self.house.writer.ask(self.house.store.id_of_code, ""), 5)
            return as_json(Health("ok"))
        except Exception as error:
            logs.fault("the store does not answer", error)
            return as_json(Health("no store"), 503)

    async def show_metrics(self, request: Request) -> Response:
        gauges = {"tables_in_memory": len(self.house.tables), "sockets": len(self.wires)}
        return secured(Response(self.house.metrics.text(gauges), media_type="text/plain; version=0.0.4"))

    async def openapi(self, request: Request) -> Response:
        described = schema.openapi([route for route, _ in web.routes])
        return secured(Response(msgspec.json.encode(described), media_type="application/json"))

    async def nothing_here(self, request: Request) -> Response:
        allowed = {route.method for route, _ in web.routes if compile_path(route.path)[0].match(request.url.path)}
        if not allowed:
            return as_json(Trouble("not-found", "There is nothing here.").problem, 404)
        response = as_json(Trouble("bad-message", f"This is for {' and '.join(sorted(allowed))}.").problem, 405)
        response.headers["Allow"] = ", ".join(sorted(allowed))
        return response

    # Sockets

    def make_wire(self, config: object, server_state: Any, app_state: object) -> Wire:
        return Wire(self.limits, self.pick_up, self.outbox, server_state.connections)

    def pick_up(self, wire: Wire, handshake: Handshake) -> Caller | tuple[int, str]:
        headers = handshake.headers
        try:
            self.check_origin(headers.get("Origin"), headers.get("Host", ""))
        except Trouble as trouble:
            return trouble.status, trouble.sentence
        if handshake.path.partition("?")[0] != "/ws":
            return 404, "There is nothing here."
        wire.address = self.addresses.of(wire.address, ",".join(headers.get_all("X-Forwarded-For")))
        if self.from_address[wire.address] >= self.limits.sockets:
            return 429, "Too many connections."
        return self.welcome(wire)

    def welcome(self, wire: Wire) -> Caller:
        self.wires.add(wire)
        self.from_address[wire.address] += 1
        return Visitor(self, wire)

    def goodbye(self, wire: Wire) -> None:
        self.wires.discard(wire)
        self.from_address[wire.address] -= 1
        if self.from_address[wire.address] <= 0:
            del self.from_address[wire.address]

    async def ping(self) -> None:
        """Finds out who is gone without a word."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for wire in list(self.wires):
                if monotonic() - wire.heard > self.limits.silent_seconds:
                    wire.transport.abort()
                else:
                    wire.ping()


class Visitor(Guest):
    """A guest who is counted at the door."""

    def __init__(self, server: Server, wire: Wire) -> None:
        super().__init__(server.house, wire)
        self.server = server

    def lost(self) -> None:
        super().lost()
        self.server.goodbye(self.wire)


def as_json(message: Out, status: int = 200) -> Response:
    return secured(Response(encode(message), status, media_type="application/json"))


def allow_many_files() -> None:
    """A connection needs two. What systems allow at first is meant for programs that open a few."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(config: Config) -> None:
    logs.set_up()
    allow_many_files()
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 50)  # what is sent holds no cycles; a search for them keeps every table waiting
    sys.setswitchinterval(0.001)  # moves are stored by a thread that has little to do, and everybody waits for it
    with suppress(KeyboardInterrupt):
        Server(config).uvicorn().run()

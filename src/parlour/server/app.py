"""Puts the server together: Starlette for the plain requests, our own sockets beside it, uvicorn under both.

Starlette rather than FastAPI: msgspec already checks and describes every message, so FastAPI's own validation would
only be a second one, and slower.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route, compile_path
from websockets.http11 import Request as Handshake

from parlour.engine.errors import ParlourError
from parlour.server.http.connections import Connections
from parlour.server.http.pages import Pages, secured
from parlour.server.http.readiness import Readiness
from parlour.server.http.request import Gates, Request
from parlour.server.http.routes import Handler, routes
from parlour.server.jobs.scheduler import Scheduler
from parlour.server.jobs.webhook import Rules, Webhooks
from parlour.server.net.addresses import Addresses
from parlour.server.net.listening import Sockets, listen
from parlour.server.net.outbox import Outbox
from parlour.server.net.websocket import Receiver, WebSocket
from parlour.server.ops import logs
from parlour.server.ops.limits import Limits
from parlour.server.ops.metrics_server import MetricsServer
from parlour.server.protocol import json_schema
from parlour.server.protocol.api import Health
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import Out, encode
from parlour.server.store.opening import open_store
from parlour.server.tables.randomness import Randomness
from parlour.server.tables.session import Session
from parlour.server.tables.tables import Tables

if TYPE_CHECKING:
    from parlour.server.jobs.cluster import Cluster

PING_SECONDS = 25.0
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]


class Config(msgspec.Struct, frozen=True):
    store: str
    host: str = "127.0.0.1"
    port: int = 8000
    redis: str = ""
    metrics: str = ""  # host and port where they are shown; nowhere without
    origins: tuple[str, ...] = ()  # besides the server's own
    trusted_proxies: str = ""
    bot_processes: int = 1
    webhooks: Rules = Rules()
    limits: Limits = Limits()
    static: Path = Path(__file__).parent / "static"

    @property
    def address(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{host}:{self.port}/"


def make_cluster(tables: Tables, url: str) -> Cluster:
    from parlour.server.jobs.cluster import Cluster  # Redis is not installed everywhere: parlour[hosting]

    return Cluster(tables, url)


class Server:
    def __init__(self, config: Config, randomness: Randomness | None = None) -> None:
        self.config = config
        self.limits = config.limits
        self.tables = Tables(open_store(config.store), config.limits, config.bot_processes, randomness)
        self.webhooks = Webhooks(config.webhooks)
        self.scheduler = Scheduler(self.tables, self.webhooks)
        self.tables.scheduler = self.scheduler
        self.cluster = make_cluster(self.tables, config.redis) if config.redis else None
        self.tables.cluster = self.cluster
        self.readiness = Readiness(self.tables, self.cluster)
        self.gates = Gates(config.limits)
        self.addresses = Addresses(config.trusted_proxies)
        self.metrics_server = MetricsServer(config.metrics, self.numbers)
        self.connections = Connections(config.limits, self.addresses)
        self.sockets: set[WebSocket] = set()
        self.outbox = Outbox()
        self.from_address: Counter[str] = Counter()
        self.pages = Pages(config.static)

    def uvicorn(self) -> uvicorn.Server:
        config = uvicorn.Config(
            self.app(),
            host=self.config.host,
            port=self.config.port,
            http=self.connections.protocol(),  # type: ignore[arg-type]
            ws=self.make_socket,  # type: ignore[arg-type]
            access_log=False,
            log_config=None,
            server_header=False,
            proxy_headers=False,  # `Addresses` reads them, for requests and sockets alike
            timeout_graceful_shutdown=3,
        )
        return uvicorn.Server(config)

    def app(self) -> Starlette:
        served = [Route(route.path, self.endpoint(handler), methods=[route.method]) for route, handler in routes]
        served += [
            Route("/healthz", self.health),
            Route("/readyz", self.ready),
            Route("/api/openapi.json", self.openapi),
            Route("/api/{rest:path}", self.nothing_here, methods=METHODS),
            Route("/{path:path}", self.pages.show),
        ]
        made = Starlette(routes=served, lifespan=self.lifespan, middleware=self.for_other_sites())
        made.state.listens_at = self.config.host
        return made

    def for_other_sites(self) -> list[Middleware]:
        """Browsers ask before they let a page of another site send a token or JSON."""
        if not self.config.origins:
            return []
        return [
            Middleware(
                CORSMiddleware,
                allow_origins=self.config.origins,
                allow_methods=["GET", "POST", "DELETE"],
                allow_headers=["Authorization", "Content-Type", "Parlour-Seat"],
                expose_headers=["Content-Disposition"],
            )
        ]

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        if self.cluster:
            self.cluster.run()
        await self.metrics_server.open()
        tasks = [
            asyncio.create_task(self.scheduler.run()),
            asyncio.create_task(self.ping()),
            asyncio.create_task(self.connections.watch()),
        ]
        kind = self.config.store.partition(":")[0]
        logs.note("open", address=self.config.address, store=kind, redis=bool(self.config.redis))
        yield
        for task in tasks:
            task.cancel()
        self.metrics_server.close()
        self.scheduler.close()
        if self.cluster:
            await self.cluster.close()
        self.tables.close()
        self.outbox.close()
        logs.note("closed")

    # Plain requests

    def endpoint(self, handler: Handler) -> Any:
        async def run(http: HttpRequest) -> Response:
            begun = perf_counter()
            response = await self.answer(http, handler)
            self.tables.metrics.count("requests", "status", str(response.status_code))
            route = http.scope["route"].path
            milliseconds = round((perf_counter() - begun) * 1000, 1)
            logs.note("request", method=http.method, route=route, status=response.status_code, ms=milliseconds)
            return response

        return run

    async def answer(self, http: HttpRequest, handler: Handler) -> Response:
        try:
            self.check_origin(http.headers.get("origin"), http.headers.get("host", ""))
            content = await self.read(http)
            request = Request(http, self.tables, self.gates, self.webhooks, self.address(http), content)
            self.gates.requests.check(request.address)
            answer = await handler(request)
            return secured(answer) if isinstance(answer, Response) else as_json(answer)
        except Trouble as trouble:
            return as_json(trouble.problem, trouble.status)
        except ParlourError as error:
            return as_json(Trouble("bad-message", "not-understood", detail=str(error)).problem, 400)
        except Exception as error:
            self.tables.metrics.count("faults")
            logs.fault("a request failed", error, route=http.scope["route"].path)
            return as_json(Trouble("broken", "broken").problem, 500)

    def address(self, http: HttpRequest) -> str:
        peer = http.client.host if http.client else ""
        return self.addresses.of(peer, ",".join(http.headers.getlist("x-forwarded-for")))

    async def read(self, http: HttpRequest) -> bytes:
        is_record = http.url.path == "/api/replay"
        most = self.limits.record_bytes if is_record else self.limits.body_bytes
        content = bytearray()
        async for part in http.stream():
            content += part
            if len(content) > most:
                raise Trouble("too-large", "too-large", most)
        return bytes(content)

    def check_origin(self, origin: str | None, host: str) -> None:
        """Pages of other sites may not speak for whoever visits them."""
        if origin and urlsplit(origin).netloc.lower() != host.lower() and origin not in self.config.origins:
            raise Trouble("not-yours", "other-site")

    async def health(self, http: HttpRequest) -> Response:
        """Whoever hears this lives; a store that is away is no reason to start the process again."""
        return as_json(Health("ok"))

    async def ready(self, http: HttpRequest) -> Response:
        health = await self.readiness.health()
        return as_json(health, 200 if health.status == "ok" else 503)

    def numbers(self) -> str:
        gauges = {"tables_in_memory": len(self.tables.loaded), "sockets": len(self.sockets)}
        return self.tables.metrics.text(gauges)

    async def openapi(self, http: HttpRequest) -> Response:
        described = json_schema.openapi([route for route, _ in routes])
        return secured(Response(msgspec.json.encode(described), media_type="application/json"))

    async def nothing_here(self, http: HttpRequest) -> Response:
        allowed = {route.method for route, _ in routes if compile_path(route.path)[0].match(http.url.path)}
        if not allowed:
            return as_json(Trouble("not-found", "nothing-here").problem, 404)
        response = as_json(
            Trouble("bad-message", "not-understood", detail=f"this is for {' and '.join(sorted(allowed))}").problem, 405
        )
        response.headers["Allow"] = ", ".join(sorted(allowed))
        return response

    # Sockets

    def make_socket(self, config: object, server_state: Any, app_state: object) -> WebSocket:
        return WebSocket(self.limits, self.accept, self.outbox, server_state.connections)

    def accept(self, socket: WebSocket, handshake: Handshake) -> Receiver | tuple[int, str]:
        headers = handshake.headers
        try:
            self.check_origin(headers.get("Origin"), headers.get("Host", ""))
        except Trouble as trouble:
            return trouble.status, trouble.problem.id
        if handshake.path.partition("?")[0] != "/ws":
            return 404, "nothing-here"
        socket.address = self.addresses.of(socket.address, ",".join(headers.get_all("X-Forwarded-For")))
        if self.from_address[socket.address] >= self.limits.sockets:
            return 429, "too-many-requests"
        return self.open_session(socket)

    def open_session(self, socket: WebSocket) -> Receiver:
        self.sockets.add(socket)
        self.from_address[socket.address] += 1
        return CountedSession(self, socket)

    def close_session(self, socket: WebSocket) -> None:
        self.sockets.discard(socket)
        self.from_address[socket.address] -= 1
        if self.from_address[socket.address] <= 0:
            del self.from_address[socket.address]

    async def ping(self) -> None:
        """Finds out who is gone without a word."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for socket in list(self.sockets):
                if monotonic() - socket.heard > self.limits.silent_seconds:
                    socket.transport.abort()
                else:
                    socket.ping()


class CountedSession(Session):
    """Counted by the address that it comes from."""

    def __init__(self, server: Server, socket: WebSocket) -> None:
        super().__init__(server.tables, socket)
        self.server = server

    def lost(self) -> None:
        super().lost()
        self.server.close_session(self.socket)


def as_json(message: Out, status: int = 200) -> Response:
    return secured(Response(encode(message), status, media_type="application/json"))


def allow_many_files() -> None:
    """A connection needs two. What systems allow at first is meant for programs that open a few."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(
    config: Config,
    randomness: Randomness | None = None,
    sockets: Sockets | None = None,
    opened: Callable[[], None] = lambda: None,
) -> None:
    """Until it is told to end. `opened` is called as soon as people can come."""
    logs.set_up()
    allow_many_files()
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 50)  # what is sent holds no cycles; a search for them keeps every table waiting
    sys.setswitchinterval(0.001)  # moves are stored by a thread that has little to do, and everybody waits for it
    listening = sockets or listen(config.host, [config.port])[0]
    server = Server(config, randomness).uvicorn()
    opened()
    with suppress(KeyboardInterrupt):
        server.run(listening)
    if not server.started:
        raise ParlourError("the server could not start; the lines above say why")

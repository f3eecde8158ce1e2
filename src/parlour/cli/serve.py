"""`parlour serve`: tables for people and bots, over the network."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from collections.abc import Callable
from threading import Timer
from typing import TYPE_CHECKING

from parlour.cli import arguments as kinds
from parlour.cli import data
from parlour.cli.common import Commands, command
from parlour.cli.invitation import invitation, local_address
from parlour.cli.saying import wrong
from parlour.engine import registry
from parlour.engine.errors import ParlourError, Reason

if TYPE_CHECKING:
    from parlour.server.jobs.webhook import Rules
    from parlour.server.ops.limits import Limits

USUAL_PORTS = range(8000, 8100)
STORE = "an SQLite file, or postgresql://…; a file in your data folder if left out"


def add(commands: Commands) -> None:
    made = command(commands, "serve", "serve tables to browsers", run)
    made.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 for the whole network")
    made.add_argument("--port", type=kinds.whole(1, 65535), help="the first free one from 8000 on if left out")
    made.add_argument("--browse", action="store_true", help="open the browser here")
    made.add_argument("--store", type=store_url, default="", metavar="FILE|URL", help=STORE)
    made.add_argument("--redis", default="", metavar="URL", help="several processes tell each other by it")
    made.add_argument(
        "--origin", type=kinds.names, default=[], metavar="A,B,…", help="other sites whose pages may connect"
    )
    made.add_argument("--metrics", default="", metavar="HOST:PORT", help="where numbers for Prometheus are shown")
    made.add_argument("--behind", default="", metavar="A,B,…", help="proxies whose word on addresses is taken")
    made.add_argument("--thinkers", type=kinds.processes, default=1, metavar="N", help="processes in which bots think")
    made.add_argument("--webhooks", default="all", metavar="all|none|HOST,…", help="where webhooks may go")
    made.add_argument("--private-webhooks", action="store_true", help="webhooks may go to private addresses")
    made.add_argument("--message-rate", type=kinds.rate, default=20.0, metavar="N", help="messages a second per socket")
    made.add_argument(
        "--request-rate", type=kinds.rate, default=20.0, metavar="N", help="requests a second per address"
    )
    made.add_argument("--most-tables", type=kinds.many, default=50, metavar="N", help="open tables per address")
    made.add_argument("--solo-hours", type=kinds.many, default=6, metavar="N", help="till a match against bots ends")
    made.add_argument("--most-sockets", type=kinds.many, default=100, metavar="N", help="sockets per address")


def run(arguments: argparse.Namespace) -> int:
    from parlour.server.app import Config, serve
    from parlour.server.net.listening import listen
    from parlour.server.store.opening import check_redis

    registry.games()  # whatever is wrong with one is told before anything else
    if arguments.redis:
        if arguments.store.startswith("sqlite"):
            raise ParlourError(Reason("", "needs-postgresql"))
        check_redis(arguments.redis)
    sockets, port = listen(arguments.host, [arguments.port] if arguments.port else USUAL_PORTS)
    config = Config(
        store=arguments.store,
        host=arguments.host,
        port=port,
        redis=arguments.redis,
        metrics=arguments.metrics,
        origins=tuple(origin.rstrip("/").lower() for origin in arguments.origin),  # as browsers write it
        trusted_proxies=arguments.behind,
        bot_processes=arguments.thinkers,
        webhooks=webhook_rules(arguments.webhooks, arguments.private_webhooks),
        limits=limits(arguments),
    )
    with registry.watched(ends=False):  # a game that never returns fails at its table, and the others go on
        serve(config, sockets=sockets, opened=welcome(arguments.host, port, arguments.browse))
    return 0


def limits(arguments: argparse.Namespace) -> Limits:
    from parlour.server.ops.limits import Limits

    rate = arguments.request_rate
    return Limits(
        messages_per_second=arguments.message_rate,
        requests_per_second=rate,
        people_per_minute=rate,
        tables_per_minute=rate,
        open_tables=arguments.most_tables,
        sockets=arguments.most_sockets,
        connections=2 * arguments.most_sockets,
        solo_seconds=arguments.solo_hours * 3600.0,
    )


def welcome(host: str, port: int, browse: bool) -> Callable[[], None]:
    """What happens when the server is open. Who reads lines of JSON finds the address there."""

    def opened() -> None:
        if sys.stdout.isatty():
            print(invitation(host, port), flush=True)
        if browse:
            Timer(1, webbrowser.open, [local_address(host, port)]).start()

    return opened


def webhook_rules(text: str, private: bool) -> Rules:
    from parlour.server.jobs.webhook import Rules

    hosts = () if text in ("all", "none") else tuple(name.lower() for name in kinds.names(text))
    return Rules(text != "none", hosts, private)


def store_url(text: str) -> str:
    text = text or data.usual_store()
    if "://" not in text:
        return f"sqlite:///{kinds.file(text).resolve()}"
    if not text.startswith(("sqlite:", "postgresql:", "postgresql+psycopg:")):
        raise wrong("no-store")
    return text.replace("postgresql://", "postgresql+psycopg://", 1)

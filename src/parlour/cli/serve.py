"""`parlour serve`: tables for people and bots, over the network."""

from __future__ import annotations

import argparse
import webbrowser
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING

from parlour.cli.common import Commands, command, names, positive
from parlour.cli.invitation import invitation
from parlour.engine.errors import ParlourError

if TYPE_CHECKING:
    from parlour.server.webhook import Rules


def add(commands: Commands) -> None:
    made = command(commands, "serve", "serve tables to browsers", run)
    made.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 for the whole network")
    made.add_argument("--port", type=positive, default=8000)
    made.add_argument("--browse", action="store_true", help="open the browser here")
    made.add_argument("--store", default="parlour.db", metavar="FILE|URL", help="an SQLite file, or postgresql://…")
    made.add_argument("--redis", default="", metavar="URL", help="several processes tell each other by it")
    made.add_argument("--origin", type=names, default=[], metavar="A,B,…", help="other sites whose pages may connect")
    made.add_argument("--behind", default="", metavar="A,B,…", help="proxies whose word on addresses is taken")
    made.add_argument("--thinkers", type=positive, default=1, metavar="N", help="processes in which bots think")
    made.add_argument("--webhooks", default="all", metavar="all|none|HOST,…", help="where webhooks may go")
    made.add_argument("--private-webhooks", action="store_true", help="webhooks may go to private addresses")
    made.add_argument("--message-rate", type=float, default=20.0, metavar="N", help="messages a second per socket")
    made.add_argument("--request-rate", type=float, default=20.0, metavar="N", help="requests a second per address")
    made.add_argument("--most-tables", type=positive, default=50, metavar="N", help="open tables per address")
    made.add_argument("--most-sockets", type=positive, default=100, metavar="N", help="sockets per address")


def run(arguments: argparse.Namespace) -> int:
    from parlour.server.app import Config, serve
    from parlour.server.limits import Limits

    if arguments.redis and "://" not in arguments.store:
        raise ParlourError("several processes need PostgreSQL: give --store postgresql://… with --redis")
    rate = arguments.request_rate
    limits = Limits(
        messages_per_second=arguments.message_rate,
        requests_per_second=rate,
        people_per_minute=rate,
        tables_per_minute=rate,
        open_tables=arguments.most_tables,
        sockets=arguments.most_sockets,
    )
    config = Config(
        store=store_url(arguments.store),
        host=arguments.host,
        port=arguments.port,
        redis=arguments.redis,
        origins=tuple(arguments.origin),
        trusted_proxies=arguments.behind,
        thinking_processes=arguments.thinkers,
        webhooks=webhook_rules(arguments.webhooks, arguments.private_webhooks),
        limits=limits,
    )
    print(invitation(arguments.host, arguments.port), flush=True)
    if arguments.browse:
        Timer(1, webbrowser.open, [f"http://localhost:{arguments.port}/"]).start()
    serve(config)
    return 0


def webhook_rules(text: str, private: bool) -> Rules:
    from parlour.server.webhook import Rules

    hosts = () if text in ("all", "none") else tuple(name.lower() for name in names(text))
    return Rules(text != "none", hosts, private)


def store_url(text: str) -> str:
    if "://" not in text:
        return f"sqlite:///{Path(text).resolve()}"
    return text.replace("postgresql://", "postgresql+psycopg://", 1)

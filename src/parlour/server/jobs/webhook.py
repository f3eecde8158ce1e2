"""Tells an address that a person named that it is their turn. Addresses inside the host's network are refused."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import time
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

import h11
import msgspec
from msgspec import Struct

from parlour.server.protocol.errors import Trouble

CALL_SECONDS = 5.0  # for all of it: a name, a connection and an answer that drips
MOST_CALLS = 64  # at once
MOST_OF_HOST = 4  # many people may have their addresses there
WAITS_SECONDS = (0.0, 2.0, 15.0)  # before each try
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # NAT64: stands for IPv4 addresses


class Rules(Struct, frozen=True):
    """What the host of the server allows."""

    on: bool = True
    hosts: tuple[str, ...] = ()  # and what is under them; none: all
    private: bool = False  # addresses inside the host's network too


class Notice(Struct):
    """What an address is told."""

    id: str  # of this notice: the same in every try
    game: str
    table: str
    seat: int
    path: str
    event: str = "your-turn"


class Refused(Exception):
    """An address that is not called."""


class Shares:
    """So many at once for each key; whoever is slow keeps only its own others waiting."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.shares: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Semaphore:
        share = self.shares.get(key)
        if share is None:
            share = self.shares[key] = asyncio.Semaphore(self.most)
        return share


class Webhooks:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.people = Shares(1)
        self.hosts = Shares(MOST_OF_HOST)
        self.all = asyncio.Semaphore(MOST_CALLS)

    def check(self, url: str) -> str:
        """The address, or Trouble if it will not be called."""
        try:
            if url:
                host = str(self.split(url).hostname)
                if is_literal(host):
                    self.check_address(host)
            return url
        except (Refused, ValueError):
            where = f"allowed hosts: {', '.join(self.rules.hosts)}" if self.rules.hosts else ""
            raise Trouble("bad-message", "not-a-webhook", detail=where) from None

    def split(self, url: str) -> SplitResult:
        if not self.rules.on or not url.isascii() or not url.isprintable() or " " in url:
            raise Refused
        parts = urlsplit(url)
        host = (parts.hostname or "").lower()
        if parts.scheme not in ("http", "https") or not host or parts.username is not None:
            raise Refused
        if self.rules.hosts and not any(
            host == allowed or host.endswith(f".{allowed}") for allowed in self.rules.hosts
        ):
            raise Refused
        return parts

    async def tell(self, url: str, secret: str, notice: Notice, is_due: Callable[[], Awaitable[bool]]) -> str:
        """Try until it is heard or no longer true; how it went, in a word for the metrics."""
        for seconds in WAITS_SECONDS:
            await asyncio.sleep(seconds)
            async with self.turn(url, secret):
                if not await is_due():
                    return "late"
                result = await self.call(url, secret, notice)
            if result != "failed":
                return result
        return "failed"

    @asynccontextmanager
    async def turn(self, url: str, secret: str) -> AsyncIterator[None]:
        """One call at a time for each person, whom the secret stands for."""
        host = (urlsplit(url).hostname or "").lower()
        async with self.people.of(secret), self.hosts.of(host), self.all:
            yield

    async def call(self, url: str, secret: str, notice: Notice) -> str:
        try:
            async with asyncio.timeout(CALL_SECONDS):
                return await self.post(url, secret, msgspec.json.encode(notice))
        except Refused:
            return "refused"
        except (OSError, h11.ProtocolError, ValueError):  # a TimeoutError is an OSError
            return "failed"

    async def post(self, url: str, secret: str, body: bytes) -> str:
        parts = self.split(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        reader, writer = await self.connect(parts.scheme, str(parts.hostname), port)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"Host": parts.netloc, "Content-Length": str(len(body)), **signed(secret, body)}
            talk = h11.Connection(h11.CLIENT)
            request = h11.Request(method="POST", target=path, headers=list(headers.items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(talk.send(event) or b"")
            return outcome(await status_of(talk, reader))
        finally:
            writer.transport.abort()  # nobody waits for what else it has to say

    async def connect(self, scheme: str, host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the very address that was checked, so that a name cannot point elsewhere a moment later."""
        infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        found = {str(info[4][0]) for info in infos}
        for address in found:
            self.check_address(address)
        if scheme == "http":
            return await asyncio.open_connection(min(found), port)
        return await asyncio.open_connection(
            min(found), port, ssl=ssl.create_default_context(), server_hostname=host, ssl_handshake_timeout=CALL_SECONDS
        )

    def check_address(self, text: str) -> None:
        address = ipaddress.ip_address(text)
        if isinstance(address, ipaddress.IPv6Address):
            address = address.ipv4_mapped or address.sixtofour or address
        is_inside = not address.is_global or address.is_multicast or address in TRANSLATED
        if is_inside and not self.rules.private:
            raise Refused


async def status_of(talk: h11.Connection, reader: asyncio.StreamReader) -> int:
    while True:
        event = talk.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(4096))
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")


def is_literal(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def signed(secret: str, body: bytes) -> dict[str, str]:
    """Headers by which the receiver knows that it was us, and when."""
    at = str(int(time()))
    signature = hmac.new(secret.encode(), at.encode() + b"." + body, hashlib.sha256).hexdigest()
    return {
        "Content-Type": "application/json",
        "Parlour-Timestamp": at,
        "Parlour-Signature": f"sha256={signature}",
    }


def opaque_id(secret: str, turn: str) -> str:
    """The same in every try, at every process; and it does not tell how many decisions were made before."""
    return hmac.new(bytes.fromhex(secret), f"notice {turn}".encode(), hashlib.sha256).hexdigest()[:32]


def outcome(status: int) -> str:
    """Only what may pass is tried again."""
    if status < 300:
        return "ok"
    return "failed" if status == 429 or status >= 500 else "refused"

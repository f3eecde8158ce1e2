"""Tells an address that a person named that it is their turn. Addresses inside the host's network are refused."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import time
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Struct

from parlour.server.errors import Trouble

TIMEOUT_SECONDS = 5.0
WAITS_SECONDS = (0.0, 2.0, 15.0)  # before each try
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # stands for addresses of the older kind


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


class Webhooks:
    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.threads = ThreadPoolExecutor(2, "parlour-webhook")

    def check(self, url: str) -> str:
        """The address, or Trouble if it will not be called."""
        try:
            if url:
                host = str(self.split(url).hostname)
                if is_literal(host):
                    self.check_address(host)
            return url
        except (Refused, ValueError):
            where = f" at {', '.join(self.rules.hosts)}" if self.rules.hosts else ""
            raise Trouble("bad-message", f"A webhook is a public https:// or http:// address{where}.") from None

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
            if not await is_due():
                return "late"
            result = await self.call(url, secret, notice)
            if result != "failed":
                return result
        return "failed"

    async def call(self, url: str, secret: str, notice: Notice) -> str:
        body = msgspec.json.encode(notice)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self.post, url, secret, body)
        except Refused:
            return "refused"
        except (OSError, http.client.HTTPException, ValueError):
            return "failed"

    def post(self, url: str, secret: str, body: bytes) -> str:
        parts = self.split(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        connection = self.connect(parts.scheme, str(parts.hostname), port)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, {"Host": parts.netloc, **signed(secret, body)})
            return outcome(connection.getresponse().status)
        finally:
            connection.close()

    def connect(self, scheme: str, host: str, port: int) -> http.client.HTTPConnection:
        """To the very address that was checked, so that a name cannot point elsewhere a moment later."""
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
        for address in found:
            self.check_address(address)
        plain = socket.create_connection((min(found), port), TIMEOUT_SECONDS)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
        is_safe = scheme == "https"
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if is_safe else plain
        return connection

    def check_address(self, text: str) -> None:
        address = ipaddress.ip_address(text)
        if isinstance(address, ipaddress.IPv6Address):
            address = address.ipv4_mapped or address.sixtofour or address
        is_inside = not address.is_global or address.is_multicast or address in TRANSLATED
        if is_inside and not self.rules.private:
            raise Refused

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


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


def outcome(status: int) -> str:
    """Only what may pass is tried again."""
    if status < 300:
        return "ok"
    return "failed" if status == 429 or status >= 500 else "refused"

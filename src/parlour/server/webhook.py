"""Tells a person's own address that it is their turn. Addresses inside the host's network are refused."""

from __future__ import annotations

import asyncio
import http.client
import ipaddress
import json
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

TIMEOUT_SECONDS = 5.0


class Refused(Exception):
    """An address that is not called."""


class Webhooks:
    def __init__(self, allow_private: bool = False) -> None:
        self.allow_private = allow_private
        self.threads = ThreadPoolExecutor(2, "parlour-webhook")

    async def call(self, url: str, game: str, table: str) -> str:
        """How it went, in a word for the metrics."""
        body = json.dumps({"event": "your-turn", "game": game, "table": table, "path": f"/t/{table}"}).encode()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, self.post, url, body)
        except Refused:
            return "refused"
        except (OSError, http.client.HTTPException, ValueError):
            return "failed"

    def post(self, url: str, body: bytes) -> str:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused
        port = parts.port or (443 if parts.scheme == "https" else 80)
        connection = self.connect(parts.scheme, parts.hostname, port)
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"Content-Type": "application/json", "Host": parts.netloc.rpartition("@")[2]}
            connection.request("POST", path, body, headers)
            return "ok" if connection.getresponse().status < 300 else "failed"
        finally:
            connection.close()

    def connect(self, scheme: str, host: str, port: int) -> http.client.HTTPConnection:
        """To the very address that was checked, so that a name cannot point elsewhere a moment later."""
        address = self.checked_address(host, port)
        plain = socket.create_connection((address, port), TIMEOUT_SECONDS)
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT_SECONDS)
        is_safe = scheme == "https"
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if is_safe else plain
        return connection

    def checked_address(self, host: str, port: int) -> str:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
        if not self.allow_private and not all(ipaddress.ip_address(address).is_global for address in found):
            raise Refused
        return sorted(found)[0]

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

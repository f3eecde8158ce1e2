"""Ports for servers of the tests."""

from __future__ import annotations

import secrets
import socket
from contextlib import suppress

FIRST, LAST = 10_000, 32_000  # the system gives higher ones to whoever connects, and would take a server's between


def free_port() -> int:
    while True:
        port = FIRST + secrets.randbelow(LAST - FIRST)
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return port

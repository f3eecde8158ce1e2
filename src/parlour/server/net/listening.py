"""The sockets that a server listens at, its own before it says that it is open."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Sequence
from contextlib import ExitStack

from parlour.engine.errors import ParlourError, Reason

BACKLOG = 2048  # connections that wait to be accepted

Sockets = list[socket.socket]


def listen(host: str, ports: Sequence[int]) -> tuple[Sockets, int]:
    """Sockets at the first of the ports that is free, and which that is."""
    addresses = resolved(host)
    for port in ports:
        try:
            return bound(addresses, port), port
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ParlourError(Reason("", "cannot-listen", (host, str(port), str(error.strerror)))) from None
    if len(ports) == 1:
        raise ParlourError(Reason("", "port-taken", (str(ports[0]),)))
    raise ParlourError(Reason("", "ports-taken", (str(ports[0]), str(ports[-1]))))


def resolved(host: str) -> list[tuple[socket.AddressFamily, str]]:
    """The addresses that a host's name stands for."""
    try:
        found = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError, ValueError):
        raise ParlourError(Reason("", "no-address", (host,))) from None
    return list(dict.fromkeys((family, str(address[0])) for family, _, _, _, address in found))


def bound(addresses: list[tuple[socket.AddressFamily, str]], port: int) -> Sockets:
    """All of them or none."""
    with ExitStack() as opened:
        sockets = [opened.enter_context(bind(family, address, port)) for family, address in addresses]
        opened.pop_all()
    return sockets


def bind(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two programs have one port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((address, port))
        made.listen(BACKLOG)  # two that are bound alike but do not listen would both be content
    except OSError:
        made.close()
        raise
    return made

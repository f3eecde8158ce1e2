"""Writing to many sockets at once: a module of its own, for compiled it lets go of the interpreter's lock."""

from __future__ import annotations

from parlour.server.net import native_write


def write_all(sockets: list[int], texts: list[bytes]) -> list[int]:
    """How many bytes of its text each socket took; the rest, perhaps all of it, is left to whoever asked."""
    return native_write.write_all(sockets, texts)

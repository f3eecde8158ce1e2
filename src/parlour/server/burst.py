"""Writing to many sockets at once."""

from __future__ import annotations

from parlour.engine import native


def write_all(sockets: list[int], texts: list[bytes]) -> list[int]:
    """How many bytes of its text each socket took; the rest, perhaps all of it, is left to whoever asked."""
    return native.write_all(sockets, texts)

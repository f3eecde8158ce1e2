"""What one viewer is told, numbered. A viewer is a seat, or everybody who watches."""

from __future__ import annotations

import secrets
from collections import deque
from time import monotonic
from typing import Protocol

import msgspec
from msgspec.structs import replace

from parlour.engine.match import Match
from parlour.server.protocol.messages import Out, Ticking, Update
from parlour.server.protocol.patch import difference, piece, shown

KEPT = 8  # what is kept for more is fresh memory for every update of a busy server
KEEP_SECONDS = 60.0

encoder = msgspec.json.Encoder()


class Listener(Protocol):
    def send(self, frame: bytes) -> None: ...


def frame(message: Out) -> bytes:
    """A message as one unmasked text frame of RFC 6455."""
    data = encoder.encode(message)
    size = len(data)
    if size < 126:
        return b"\x81" + bytes((size,)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Stream:
    def __init__(self, match: Match, seat: int | None) -> None:
        self.id = secrets.token_hex(4)
        self.seat = seat
        self.view = match.view(seat, 0)
        self.notes = match.note_count
        self.version = 1
        self.frames: deque[bytes] = deque(maxlen=KEPT)  # the last ones, up to `version`
        self.listeners: list[Listener] = []
        self.left = monotonic()
        self.clock = Ticking()

    def advance(self, match: Match) -> int:
        """Tell what a move changed, if this viewer can notice it; returns the bytes sent."""
        view = match.view(self.seat, 0)
        events = match.events(self.seat, self.notes)
        self.notes = match.note_count
        if not events and view == self.view:
            return 0
        patch = difference(self.view, view)
        self.view = view
        return self.tell(Update(self.version + 1, [piece(event) for event in events], patch))

    def hush(self) -> None:
        """This viewer has decided, and is not shown yet what came of it."""
        if self.view.choices:
            before, self.view = self.view, replace(self.view, choices=(), turn=(), prompt="")
            self.tell(Update(self.version + 1, [], difference(before, self.view)))

    def begin_again(self, match: Match) -> int:
        """Tell of a take-back, if this viewer can notice it."""
        view = match.view(self.seat, 0)
        is_same = view == self.view and self.notes == match.note_count
        self.view = view
        self.notes = match.note_count
        if is_same:
            return 0
        return self.tell(Update(self.version + 1, view=shown(view), log=log(match, self.seat)))

    def tell(self, update: Update) -> int:
        self.version = update.version
        data = frame(update)
        self.frames.append(data)
        for listener in self.listeners:
            listener.send(data)
        return len(data) * len(self.listeners)

    def tell_clock(self, clock: Ticking) -> None:
        known = self.clock
        if (clock.seats, clock.until, clock.grace_until) != (known.seats, known.until, known.grace_until):
            self.clock = clock
            self.tell_aside(clock)

    def tell_aside(self, message: Out) -> None:
        """Tell those who are here; it belongs to no version."""
        data = frame(message)
        for listener in self.listeners:
            listener.send(data)

    def missed(self, stream: str, version: int | None) -> list[bytes] | None:
        """The frames after that version; None if they are not known any more."""
        if stream != self.id or version is None or not self.version - len(self.frames) <= version <= self.version:
            return None
        behind = self.version - version
        return list(self.frames)[len(self.frames) - behind :]

    def add(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.left = monotonic()

    @property
    def is_forgotten(self) -> bool:
        """Nobody listens, and nobody came back for a while."""
        return not self.listeners and monotonic() - self.left > KEEP_SECONDS


def log(match: Match, seat: int | None) -> list[str]:
    return [event.text for event in match.events(seat)]

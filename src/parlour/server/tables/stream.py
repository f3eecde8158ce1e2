"""What one viewer is told, numbered. A viewer is a seat, or everybody who watches."""

from __future__ import annotations

import secrets
from collections import deque
from time import monotonic
from typing import Protocol

from parlour.engine.match import Match
from parlour.engine.presentation import Asked
from parlour.server.protocol.facts import shown
from parlour.server.protocol.messages import Out, Ticking, Update
from parlour.server.tables.telling import NOTHING, Telling, choices, encode, frame, updated

KEPT = 8  # what is kept for more is fresh memory for every update of a busy server
KEEP_SECONDS = 60.0
NOBODY = Asked()


class Listener(Protocol):
    def send(self, frame: bytes) -> None: ...


class Stream:
    """It keeps no view: whoever is told all events of the match knows what its view is."""

    __slots__ = ("asked", "clock", "decides", "frames", "id", "left", "listeners", "seat", "steps", "version")

    def __init__(self, match: Match, seat: int | None) -> None:
        self.id = secrets.token_hex(4)
        self.seat = seat
        self.asked = match.presentation.asked(match.state, seat)  # as it was told last
        self.decides = is_asked(match, seat)
        self.steps = len(match.follow())  # of the match, that were told
        self.version = 1
        self.frames: deque[bytes] = deque(maxlen=KEPT)  # the last ones, up to `version`
        self.listeners: list[Listener] = []
        self.left = monotonic()
        self.clock = Ticking()

    def advance(self, telling: Telling) -> None:
        """Tell what happened, if this viewer can notice it."""
        told, self.steps = self.steps, telling.steps
        if told == telling.steps:
            return
        is_next = told == telling.steps - 1  # else it was not shown some steps before
        events = telling.events(self.seat) if is_next else encode(telling.match.events(self.seat, told))
        asked = telling.ask(telling.state, self.seat)
        new = asked if asked != self.asked else None
        self.asked, self.decides = asked, self.seat == telling.decider
        if self.decides:
            self.tell(frame(updated(self.version + 1, events, new, choices(telling.match))))
        elif new or events != NOTHING:
            self.tell(telling.frame(self.version + 1, events, new))

    def tell_sign(self, match: Match) -> None:
        """The last event of the last step, to whoever knows that step."""
        if self.steps == len(match.follow()):
            offered = choices(match) if self.decides else {}
            self.tell(frame(updated(self.version + 1, encode(match.happened[-1:]), None, offered)))

    def hush(self) -> None:
        """This viewer has decided, and is not shown yet what came of it."""
        if self.decides:
            self.asked, self.decides = NOBODY, False
            self.tell(frame(Update(self.version + 1, asked=NOBODY)))

    def begin_again(self, match: Match) -> None:
        """Tell of a take-back: only what everybody could follow is taken back."""
        view = match.view(self.seat)
        self.asked, self.decides, self.steps = view.asked, is_asked(match, self.seat), len(match.follow())
        self.tell(frame(Update(self.version + 1, view=shown(match, view), log=match.events(self.seat))))

    def tell(self, data: bytes) -> None:
        """One update."""
        self.version += 1
        self.frames.append(data)
        for listener in self.listeners:
            listener.send(data)

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


def is_asked(match: Match, seat: int | None) -> bool:
    return seat is not None and match.seat == seat

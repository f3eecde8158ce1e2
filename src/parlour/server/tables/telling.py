"""One step of a match on its way to those who are told: what several are told alike is encoded once.

`engine.fold.told` says who is told what; here the same is worked out for all viewers together.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from parlour.engine.fold import ALL, Event, To, bit_of, knowers, unnamed
from parlour.engine.match import Match
from parlour.engine.presentation import Asked
from parlour.engine.vocabulary import Vocabulary
from parlour.server.protocol.facts import by_verb
from parlour.server.protocol.messages import Choices, Out, Update

NOTHING = b"[]"
encode = msgspec.json.Encoder().encode


def frame(message: Out) -> bytes:
    """A message as one unmasked text frame of RFC 6455."""
    data = encode(message)
    size = len(data)
    if size < 126:
        return b"\x81" + bytes((size,)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Line(Struct, frozen=True, gc=False):
    """An event, and one bit for each viewer who is told of it, and for each who may know the cards in it."""

    event: Event
    told: int = ALL
    known: int = ALL
    unnamed: Event = ()


def line(event: Event | To, vocabulary: Vocabulary) -> Line:
    if isinstance(event, To):
        return Line(event.event, told=sum(bit_of(seat) for seat in set(event.seats)))
    secret = vocabulary.secret_of(event[0])
    if not secret:
        return Line(event)
    return Line(event, ALL, knowers(event, vocabulary), unnamed(event, vocabulary.kinds[event[0]], secret))


class Telling:
    """The last step of a match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines = [line(event, match.presentation.vocabulary) for event in match.happened]
        self.is_open = all(line.told == line.known == ALL for line in self.lines)
        self.encoded: dict[int, bytes] = {}  # by what is told of each line
        self.frames: dict[tuple[int, bytes, bytes], bytes] = {}

    def events(self, viewer: int | None) -> bytes:
        """What the viewer is told."""
        wanted = 0 if self.is_open else self.pattern(bit_of(viewer))
        found = self.encoded.get(wanted)
        if found is None:
            found = self.encoded[wanted] = encode(self.told(bit_of(viewer)))
        return found

    def pattern(self, bit: int) -> int:
        """Two bits a line: told, and known."""
        found = 0
        for line in self.lines:
            found = found << 2 | bool(line.told & bit) << 1 | bool(line.known & bit)
        return found

    def told(self, bit: int) -> list[Event]:
        return [line.event if line.known & bit else line.unnamed for line in self.lines if line.told & bit]

    def frame(self, version: int, events: bytes, asked: Asked | None) -> bytes:
        """An update for somebody who does not decide. Those who are at the same version share it."""
        asking = encode(asked)
        found = self.frames.get((version, events, asking))
        if found is None:
            update = updated(version, events, asked, {})
            found = self.frames[version, events, asking] = frame(update)
        return found


def choices(match: Match) -> Choices:
    """Of whoever decides."""
    state, choice = match.state, match.presentation.choice
    return by_verb([choice(state, move) for move in state.legal()])


def updated(version: int, events: bytes, asked: Asked | None, choices: Choices) -> Update:
    return Update(version, Raw(events) if events != NOTHING else [], asked, choices)  # type: ignore[arg-type]

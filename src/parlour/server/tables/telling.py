"""One step of a match on its way to those who are told: what several are told alike is encoded once.

`engine.fold.told` says who is told what; here the same is worked out for all viewers together.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from parlour.engine.fold import Event, To, bit_of, knowers, unnamed
from parlour.engine.match import Match
from parlour.engine.presentation import Asked
from parlour.engine.vocabulary import ALL, Vocabulary
from parlour.server.protocol.facts import by_verb
from parlour.server.protocol.messages import Choices, Out, Update

NOTHING = b"[]"
NOBODY = -1  # decides when the match is over
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
    secret = vocabulary.secrets[event[0]]
    if not secret:
        return Line(event)
    return Line(event, ALL, knowers(event, vocabulary), unnamed(event, vocabulary.kinds[event[0]], secret))


class Telling:
    """The last step of a match."""

    def __init__(self, match: Match) -> None:
        steps, presentation = match.follow(), match.presentation
        self.match = match
        self.state = match.state
        self.ask = presentation.asked
        self.steps = len(steps)
        self.decider = NOBODY if match.over else match.state.seat
        self.lines = [line(event, presentation.vocabulary) for event in steps[-1]]
        self.closed = [line for line in self.lines if not line.told == line.known == ALL]  # not all are told the same
        self.encoded: dict[int, bytes] = {}  # by what is told of each closed line
        self.frames: list[tuple[int, bytes, Asked | None, bytes]] = []

    def events(self, viewer: int | None) -> bytes:
        """What the viewer is told."""
        bit = bit_of(viewer)
        wanted = self.pattern(bit) if self.closed else 0
        found = self.encoded.get(wanted)
        if found is None:
            found = self.encoded[wanted] = encode(self.told(bit))
        return found

    def pattern(self, bit: int) -> int:
        """Two bits a line: told, and known."""
        found = 0
        for line in self.closed:
            found = found << 2 | bool(line.told & bit) << 1 | bool(line.known & bit)
        return found

    def told(self, bit: int) -> list[Event]:
        return [line.event if line.known & bit else line.unnamed for line in self.lines if line.told & bit]

    def frame(self, version: int, events: bytes, asked: Asked | None) -> bytes:
        """An update for somebody who does not decide. Those who are at the same version share it."""
        for told in self.frames:
            if told[:3] == (version, events, asked):
                return told[3]
        made = frame(updated(version, events, asked, {}))
        self.frames.append((version, events, asked, made))
        return made


def choices(match: Match) -> Choices:
    """Of whoever decides."""
    state, choice = match.state, match.presentation.choice
    return by_verb([choice(state, move) for move in state.legal()])


def updated(version: int, events: bytes, asked: Asked | None, choices: Choices) -> Update:
    return Update(version, Raw(events) if events != NOTHING else [], asked, choices)  # type: ignore[arg-type]

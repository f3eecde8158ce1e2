"""What one seat may know, in words and cards that any front end can draw without knowing the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from parlour.engine.state import Outcome


class Card(Struct, frozen=True, omit_defaults=True, gc=False):
    """A card as somebody sees it. `text` is what move texts call it; a hidden card has none."""

    text: str = ""
    name: str = "face-down card"  # for a screen reader
    title: str = ""  # large on the face
    colour: str = ""
    symbol: str = ""
    caption: str = ""  # small on the face
    up: bool = True
    tags: tuple[str, ...] = ()  # what is special about it here: "flushed next", "known to you"


HIDDEN = Card(up=False)


class Zone(Struct, frozen=True, omit_defaults=True, gc=False):
    """A place with cards: all of them, or only how many there are."""

    id: str
    title: str
    cards: tuple[Card, ...] = ()
    seat: int | None = None  # whose it is
    kind: str = "row"  # hand, row, stack (only the top shows), spread (each card shows, in order)
    count: int = -1  # when not all cards are listed; 0 where they are shown but counted elsewhere
    note: str = ""

    @property
    def size(self) -> int:
        return len(self.cards) if self.count < 0 else self.count


class Counter(Struct, frozen=True, omit_defaults=True, gc=False):
    """A number or a word that stands beside the cards."""

    id: str
    title: str
    value: int | str
    seat: int | None = None
    note: str = ""


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move, with what it touches so that a front end can offer it on the cards themselves."""

    move: str
    label: str
    cards: tuple[str, ...] = ()
    source: str = ""  # the zone those cards are in
    target: str = ""  # the zone or seat it aims at


class Scene(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a game shows of a state to one seat; `Match` adds the choices and the log."""

    phase: str
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...] = ()
    prompt: str = ""  # what is asked of the seat that decides, or what the others wait for
    turn: tuple[int, ...] = ()  # who decides, as far as this seat may know


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as one seat may know it."""

    kind: str
    text: str  # with {2} for the name of seat 2, and {2:plays|play} for the verb that goes with it
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    source: str = ""
    target: str = ""


class View(Struct, frozen=True, omit_defaults=True, gc=False):
    game: str
    seat: int | None  # None for a spectator
    players: int
    phase: str
    turn: tuple[int, ...]
    prompt: str
    choices: tuple[Choice, ...]
    zones: tuple[Zone, ...]
    counters: tuple[Counter, ...]
    log: tuple[str, ...]
    outcome: Outcome | None = None
    options: dict[str, bool | str] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON; what is as usual is left out."""
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return plain | {"outcome": self.outcome._asdict()} if self.outcome else plain

    def zone(self, name: str) -> Zone:
        return next(zone for zone in self.zones if zone.id == name)

    def counter(self, name: str) -> Counter:
        return next(counter for counter in self.counters if counter.id == name)


def named(text: str, names: Sequence[str], me: int | None = None) -> str:
    """The text of an event with names for the seats, and "You" for the reader's own."""

    def name(found: re.Match[str]) -> str:
        seat, forms = int(found[1]), found[2]
        mine = seat == me
        verb = forms.split("|")[mine] if forms else ""
        return f"{'you' if mine else names[seat]} {verb}".strip()

    said = re.sub(r"\{(\d)(?::([^}]*))?\}", name, text)
    return re.sub(r"(?:^|[.!?] )[a-z]", lambda start: start[0].upper(), said)

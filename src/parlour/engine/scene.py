"""What one seat may know, in words and cards that any front end can draw without knowing the game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct


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

    @property
    def summary(self) -> str:
        """The cards as moves call them, or how many there are."""
        texts = [card.text for card in self.cards]
        return " ".join(texts) if texts and all(texts) else f"{self.size} cards"


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


def named(text: str, names: Sequence[str], me: int | None = None) -> str:
    """The text of an event with names for the seats, and "You" for the reader's own.

    Names stay as people write them: capitals follow from where a sentence of the text begins, not from a dot in a name.
    """

    def name(found: re.Match[str]) -> str:
        start, seat, forms, stop = found[1], int(found[2]), found[3], found[4]
        mine = seat == me
        you = "you" if start is None else "You"
        verb = forms.split("|")[mine] if forms else ""
        said = f"{start or ''}{you if mine else names[seat]} {verb}".rstrip()
        return said if said.endswith(".") else said + stop

    return re.sub(r"(^|[.!?] )?\{(\d)(?::([^}]*))?\}(\.?)", name, text[:1].upper() + text[1:])

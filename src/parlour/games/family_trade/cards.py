"""The box: items with their dice, trade cards, Market Make cards and bills, as a card file gives them; and hands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine import native
from parlour.engine.errors import BadSetup
from parlour.engine.facts import inlined
from parlour.engine.state import State

ITEMS = 8  # TR-1.1
FACES = 6
MARKET_MAKE = 8  # the card after the last item
KINDS = 9
NOTHING = 15  # no card, no seat
MOST_SEATS = 4
FEWEST_COPIES, MOST_COPIES = 9, 14  # TR-1.3: nine alike must be possible
MOST_MARKET_MAKES = 12
MOST_CARDS = ITEMS * MOST_COPIES + MOST_MARKET_MAKES
MOST_BILLS = 200
LARGEST_FACE = 900
START_MONEY = 500  # TR-1.5, in thousands as everything (TR-1.6)
NINE_ALIKE = 600  # TR-4.3
PENALTY = 100  # TR-4.6
HAND = 8  # TR-2.2
ROUND_HAND = 2  # TR-6.2
MOST_IN_A_ROW = 10  # TR-5.1
MOST_RESHUFFLES = 2  # TR-3.8, TR-6.6
TEN, FIFTY = 10, 50
TAKEN_CODES = ("mm", "up", "down", "market")

# A hand is one number, with four bits of count for each kind of card.


@inlined
def one(card: int) -> int:
    """A hand of one card."""
    return native.bit(4 * card)


@inlined
def count(hand: int, card: int) -> int:
    return hand >> 4 * card & 15


@dataclass(frozen=True)
class Item:
    """One of the eight goods, with its die; which they are is house content."""  # TR-1.2

    code: str
    name: str
    faces: tuple[int, ...]
    copies: int
    symbol: str
    colour: str

    @property
    def track(self) -> list[int]:
        return sorted(set(self.faces))  # TR-1.4


@dataclass(frozen=True)
class Box:
    items: tuple[Item, ...]
    market_makes: int
    tens: int
    fifties: int
    bank_tens: int
    bank_fifties: int

    def code(self, card: int) -> str:
        return "MM" if card == MARKET_MAKE else self.items[card].code


def box_of(state: State) -> Box:
    box: Box = state.card_set
    return box


def read_cards(data: Mapping[str, Any]) -> Box:
    """The box that a card file describes, or BadSetup."""
    only(data, {"market_makes", "bills", "items"}, "the card file")
    bills = table(data, "bills")
    only(bills, {"tens", "fifties", "bank_tens", "bank_fifties"}, "bills")
    tens, fifties = number(bills, "tens", 1, MOST_BILLS), number(bills, "fifties", 1, MOST_BILLS)
    return Box(
        read_items(data),
        number(data, "market_makes", 0, MOST_MARKET_MAKES),
        tens,
        fifties,
        number(bills, "bank_tens", 1, tens),
        number(bills, "bank_fifties", 1, fifties),
    )


def read_items(data: Mapping[str, Any]) -> tuple[Item, ...]:
    rows = data.get("items")
    if not isinstance(rows, list) or len(rows) != ITEMS or not all(isinstance(row, Mapping) for row in rows):
        raise BadSetup(f"a card file has exactly {ITEMS} [[items]]")  # TR-1.1
    items = tuple(read_item(row) for row in rows)
    for key, values in (("code", [i.code for i in items]), ("name", [i.name for i in items])):
        if len(set(values)) < ITEMS:
            raise BadSetup(f"two items have the same {key}")
    return items


def read_item(row: Mapping[str, Any]) -> Item:
    code = word(row, "code", "an item")
    if not re.fullmatch(r"[a-z][a-z0-9]{0,11}", code) or code in TAKEN_CODES:
        raise BadSetup(f"item code {code!r} is not a short word of small letters, or it means something else")
    only(row, {"code", "name", "faces", "copies", "symbol", "colour"}, f"item {code}")
    return Item(
        code,
        word(row, "name", f"item {code}"),
        read_faces(row, code),
        number(row, "copies", FEWEST_COPIES, MOST_COPIES),
        word(row, "symbol", f"item {code}", code[0].upper()),
        word(row, "colour", f"item {code}", "grey"),
    )


def read_faces(row: Mapping[str, Any], code: str) -> tuple[int, ...]:
    faces = row.get("faces")
    if not isinstance(faces, list) or len(faces) != FACES:
        raise BadSetup(f"item {code}: a die has {FACES} faces")
    for face in faces:
        if isinstance(face, bool) or not isinstance(face, int) or face % 10 or abs(face) > LARGEST_FACE:  # TR-1.4
            raise BadSetup(
                f"item {code}: a face is a multiple of 10 from -{LARGEST_FACE} to {LARGEST_FACE}, not {face!r}"
            )
    return tuple(faces)


def table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key)
    if not isinstance(value, Mapping):
        raise BadSetup(f"the card file has no [{key}]")
    return value


def number(data: Mapping[str, Any], key: str, low: int, high: int) -> int:
    value = data.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadSetup(f"{key} must be a whole number from {low} to {high}, not {value!r}")
    return value


def word(data: Mapping[str, Any], key: str, where: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or not value.strip() or len(value) > 24 or re.search(r"[{}\n]", value):
        raise BadSetup(f"{where}: {key} must be a short text, not {value!r}")
    return value


def only(data: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise BadSetup(f"{where}: unknown entry {key!r}; known: {', '.join(sorted(known))}")

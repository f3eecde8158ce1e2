"""The box: items with their dice, trade cards, Market Make cards and bills, as a card file gives them; and hands."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine import card_files, native
from parlour.engine.card_files import Place
from parlour.engine.facts import inlined
from parlour.engine.state import State

ITEMS = 8  # TR-1.1
FEWEST_FACES, MOST_FACES = 2, 12  # of a die; those of the box have six
MOST_STEPS = 24  # of a market track
MARKET_MAKE = 8  # the card after the last item
KINDS = 9
NOTHING = 15  # no card, no seat
MOST_SEATS = 4
FEWEST_COPIES, MOST_COPIES = 3, 40  # a set must be possible
MOST_MARKET_MAKES = 40
MOST_CARDS = 124
MOST_BILLS = 250
AMOUNTS = range(-900, 901, 10)  # TR-1.4: of faces and steps
START_MONEY = 500  # TR-1.5, in thousands as everything (TR-1.6)
NINE_ALIKE = 600  # TR-4.3
PENALTY = 100  # TR-4.6
HAND = 8  # TR-2.2
ROUND_HAND = 2  # TR-6.2
MOST_IN_A_ROW = 10  # TR-5.1
MOST_RESHUFFLES = 2  # TR-3.8, TR-6.6
TEN, FIFTY = 10, 50
CODE = re.compile(r"(?!(mm|up|down|market)$)[a-z][a-z0-9]{0,11}")  # moves have other words too
LONGEST_NAME = 24

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
    track: tuple[int, ...]  # TR-1.4: the values that it can have on the market, in order
    copies: int
    symbol: str
    colour: str


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
    """The box that a card file describes, or BadCards."""
    card_files.only(data, ("market_makes", "bills", "items"), ())
    items = read_items(data)
    market_makes = number(data, "market_makes", range(MOST_MARKET_MAKES + 1), ())
    fewest = 2 * HAND + market_makes  # TR-2.2: hands for two; without Market Makes too (TR-5.3)
    total = market_makes + sum(item.copies for item in items)
    if not fewest <= total <= MOST_CARDS:
        card_files.wrong("total", ("items",), total, fewest, MOST_CARDS)
    return Box(items, market_makes, *read_bills(card_files.table(card_files.needed(data, "bills", ()), ("bills",))))


def read_bills(bills: Mapping[str, Any]) -> tuple[int, int, int, int]:
    """All bills, and those of the short bank: as many, unless the file says fewer."""
    where = ("bills",)
    card_files.only(bills, ("tens", "fifties", "bank_tens", "bank_fifties"), where)
    tens, fifties = (number(bills, key, range(1, MOST_BILLS + 1), where) for key in ("tens", "fifties"))
    given = {"bank_tens": tens, "bank_fifties": fifties, **bills}
    return (
        tens,
        fifties,
        number(given, "bank_tens", range(1, tens + 1), where),
        number(given, "bank_fifties", range(1, fifties + 1), where),
    )


def read_items(data: Mapping[str, Any]) -> tuple[Item, ...]:
    rows = card_files.tables(card_files.needed(data, "items", ()), ITEMS, ITEMS, ("items",))  # TR-1.1
    items = tuple(read_item(row, where) for row, where in rows)
    card_files.distinct([item.code for item in items], ("items",))
    card_files.distinct([item.name for item in items], ("items",))
    return items


def read_item(row: Mapping[str, Any], where: Place) -> Item:
    card_files.only(row, ("code", "name", "faces", "track", "copies", "symbol", "colour"), where)
    code = card_files.shaped(row.get("code"), CODE, "gold", (*where, "code"))
    faces = card_files.numbers(
        card_files.needed(row, "faces", where), FEWEST_FACES, MOST_FACES, AMOUNTS, (*where, "faces")
    )
    return Item(
        code,
        card_files.name(row.get("name"), LONGEST_NAME, (*where, "name")),
        tuple(faces),
        read_track(row.get("track", sorted(set(faces))), faces, (*where, "track")),
        number(row, "copies", range(FEWEST_COPIES, MOST_COPIES + 1), where),
        card_files.name(row.get("symbol", code[0].upper()), LONGEST_NAME, (*where, "symbol")),
        card_files.name(row.get("colour", "grey"), LONGEST_NAME, (*where, "colour")),
    )


def read_track(value: object, faces: list[int], where: Place) -> tuple[int, ...]:
    """The values of an item on the market table: all that its die can show (TR-2.1), and perhaps more between."""
    track = sorted(card_files.numbers(value, 1, MOST_STEPS, AMOUNTS, where))
    card_files.distinct(map(str, track), where)
    for face in faces:
        if face not in track:
            card_files.wrong("off-track", where, face)
    return tuple(track)


def number(data: Mapping[str, Any], key: str, allowed: range, where: Place) -> int:
    return card_files.number(card_files.needed(data, key, where), allowed, (*where, key))


def check_hands(box: Box, players: int, with_market_makes: bool, hand: int) -> None:
    """There must be a hand for everybody."""
    total = sum(item.copies for item in box.items) + (box.market_makes if with_market_makes else 0)
    if total < players * hand:
        card_files.refuse("too-few", total, players, players * hand)

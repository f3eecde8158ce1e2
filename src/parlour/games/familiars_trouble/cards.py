"""The attribute cards, which are fixed, and the errands, which are read from a card file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from parlour.engine import card_files, native
from parlour.engine.card_files import Place
from parlour.engine.facts import inlined

SEATS = 3
ROUNDS = 9
HAND = 5  # FT-2.2
DRAWS = 4  # FT-8.1: how many rounds begin with a card drawn
ENOUGH = 20  # FT-10.1
COLOURS = ("red", "blue", "green")  # FT-1.1
LETTERS = "RBG"
RED, BLUE, GREEN = 1, 2, 4

# FT-1.1: the colours of each card, one bit each, and its value
CARD_COLOURS = [RED] * 7 + [BLUE] * 7 + [GREEN] * 7 + [RED | BLUE, BLUE | GREEN, RED | GREEN] + [RED | BLUE | GREEN] * 3
VALUES = [*range(3, 10), *range(3, 10), *range(3, 10), 2, 2, 2, 1, 1, 1]
SIZE = len(VALUES)
RAINBOW = 24  # the first of the three-coloured cards, which nobody can tell apart
KINDS = RAINBOW + 1
EVERY_CARD = (1 << SIZE) - 1
RAINBOWS = 0b111 << RAINBOW
BITS = [1 << number for number in range(SIZE)]  # sets of cards, or of errands, have one bit for each
# FT-6.1: what each card adds to the total of each colour
ADDS = [[VALUES[card] * (CARD_COLOURS[card] >> colour & 1) for colour in range(3)] for card in range(SIZE)]
# FT-5.2: the cards that share a colour with each card, one bit per card
MATCHES = [sum(1 << other for other in range(SIZE) if CARD_COLOURS[other] & mine) for mine in CARD_COLOURS]


@inlined
def kind(card: int) -> int:
    """The three-coloured cards are one kind."""
    return card if card < RAINBOW else RAINBOW


@inlined
def held(hand: int, kind: int) -> int:
    """The lowest card of the kind in a hand that has one."""
    return kind if kind < RAINBOW else native.lowest_bit(hand & RAINBOWS)


@inlined
def after(seat: int, steps: int) -> int:
    """The seat so many places clockwise."""
    seat += steps
    return seat if seat < SEATS else seat - SEATS


def packed(totals: Sequence[int]) -> int:
    """Three totals in one number, eight bits for each colour. The highest of the eight is free."""
    return totals[0] + (totals[1] << 8) + (totals[2] << 16)


EACH_ENOUGH = 0x808080  # with these bits set, what is required can be taken off, and they stay where a total is enough


def card_text(card: int) -> str:
    letters = "".join(letter for i, letter in enumerate(LETTERS) if CARD_COLOURS[card] >> i & 1)
    return f"{letters}{VALUES[card]}"


CARD_TEXTS = [card_text(card) for card in range(SIZE)]
KIND_OF_TEXT = {text: kind for kind, text in enumerate(CARD_TEXTS[:KINDS])}

assert SIZE == 27  # FT-1.1
assert len(KIND_OF_TEXT) == KINDS == 25

ERRANDS = 27  # FT-1.2
LEVELS = 3
MOST_DISPLAYED = 9
MOST_REQUIRED = 99
ID = re.compile(r"([123])[A-Z]")
DISPLAY = re.compile(r"(0|[1-9]\d*)/(0|[1-9]\d*)/(0|[1-9]\d*)", re.ASCII)
LONGEST_NAME = 40
KNOWN_KEYS = ("id", "name", "points", *COLOURS)


@dataclass(frozen=True)
class Errand:
    """What a trick has to add up to in each colour, and what that pays."""

    id: str
    requires: tuple[int, int, int]
    points: int
    name: str = ""  # means nothing in the game; the house errands have none (FT-1.2)

    @property
    def level(self) -> int:
        return int(self.id[0])


@dataclass(frozen=True)
class Deck:
    """The errands of a match, by level and letter."""

    errands: tuple[Errand, ...]
    house: bool = False  # invented for Parlour, not those of the published game
    beginners: tuple[Errand, ...] = ()  # that stand in for those of the same id in the beginners' display

    def count(self, level: int) -> int:
        return sum(errand.level == level for errand in self.errands)

    @property
    def numbers(self) -> dict[str, int]:
        return {errand.id: number for number, errand in enumerate(self.errands)}

    def laid_out(self, display: Sequence[int]) -> Deck:
        """The errands that are played with such a display (FT-1.3)."""
        if display[-1] > 0 or not self.beginners:
            return self
        easier = {errand.id: errand for errand in self.beginners}
        return replace(self, errands=tuple(easier.get(errand.id, errand) for errand in self.errands))


def read_cards(data: Mapping[str, Any]) -> Deck:
    """The errands of a card file (FT-1.2, FT-1.3); BadCards says what is wrong with it."""
    card_files.only(data, ("errands", "house", "beginners"), ())
    house = card_files.flag(data.get("house", False), ("house",))
    errands = read_errands(data, "errands", ERRANDS)
    check_levels(errands)
    beginners = read_errands(data, "beginners", 0)
    for errand in beginners:
        card_files.one_of(errand.id, (one.id for one in errands), ("beginners",))
    return Deck(errands, house, beginners)


def read_errands(data: Mapping[str, Any], key: str, least: int) -> tuple[Errand, ...]:
    listed = card_files.tables(data.get(key, []), least, ERRANDS, (key,))
    errands = tuple(sorted((read_errand(entry, where) for entry, where in listed), key=lambda errand: errand.id))
    card_files.distinct([errand.id for errand in errands], (key,))
    return errands


def check_levels(errands: tuple[Errand, ...]) -> None:
    """Each level has an errand."""
    for level in range(1, LEVELS + 1):
        if not any(errand.level == level for errand in errands):
            card_files.wrong("some-of", ("errands",), tuple(f"{level}{letter}" for letter in "ABC"))


def read_errand(entry: Mapping[str, Any], where: Place) -> Errand:
    id = card_files.shaped(entry.get("id"), ID, "2C", (*where, "id"))
    card_files.only(entry, KNOWN_KEYS, where)
    red, blue, green = (read_number(entry.get(colour, 0), (*where, colour)) for colour in COLOURS)
    if red + blue + green == 0:
        card_files.wrong("some-of", where, COLOURS)
    name = card_files.name(entry["name"], LONGEST_NAME, (*where, "name")) if entry.get("name") else ""
    return Errand(
        id, (red, blue, green), read_number(card_files.needed(entry, "points", where), (*where, "points")), name
    )


def read_number(value: object, where: Place) -> int:
    return card_files.number(value, range(MOST_REQUIRED + 1), where)


def read_display(text: str) -> list[int]:
    """How many errands of each level are laid out (FT-1.4); ValueError says why not."""
    if not DISPLAY.fullmatch(text):
        raise ValueError(f"{text!r} is not three numbers such as 3/1/1")
    counts = [int(number) for number in text.split("/")]
    if not 1 <= sum(counts) <= MOST_DISPLAYED:
        raise ValueError(f"{text} lays out {sum(counts)} errands, not 1 to {MOST_DISPLAYED}")
    return counts


def check_display(text: str) -> None:
    read_display(text)

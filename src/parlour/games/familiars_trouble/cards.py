"""The attribute cards, which are fixed, and the errands, which are read from a card file."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from parlour.engine import native
from parlour.engine.errors import BadSetup
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
KNOWN_KEYS = {"id", "name", "points", *COLOURS}


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

    def count(self, level: int) -> int:
        return sum(errand.level == level for errand in self.errands)

    @property
    def numbers(self) -> dict[str, int]:
        return {errand.id: number for number, errand in enumerate(self.errands)}


def read_cards(data: Mapping[str, Any]) -> Deck:
    """The errands of a card file (FT-1.2, FT-1.3); BadSetup says what is wrong with it."""
    unknown = sorted(set(data) - {"errands", "house"})
    if unknown:
        raise BadSetup(f"the card file has an unknown entry {unknown[0]!r}; it holds 'errands' and 'house'")
    house, listed = data.get("house", False), data.get("errands")
    if not isinstance(house, bool):
        raise BadSetup("'house' in the card file is true or false")
    if not isinstance(listed, list) or len(listed) != ERRANDS:
        there = len(listed) if isinstance(listed, list) else 0
        raise BadSetup(f"a card file lists {ERRANDS} errands; this one has {there}")
    errands = tuple(sorted((read_errand(entry) for entry in listed), key=lambda errand: errand.id))
    check_ids(errands)
    return Deck(errands, house)


def check_ids(errands: tuple[Errand, ...]) -> None:
    for first, second in pairwise(errands):
        if first.id == second.id:
            raise BadSetup(f"two errands have the id {first.id}")
    for level in range(1, LEVELS + 1):
        if not any(errand.level == level for errand in errands):
            raise BadSetup(f"there is no errand of level {level}; each of the three levels needs one")


def read_errand(entry: object) -> Errand:
    if not isinstance(entry, Mapping):
        raise BadSetup("an errand is a table with id, points and a number for each colour it requires")
    id = entry.get("id")
    if not isinstance(id, str) or not ID.fullmatch(id):
        raise BadSetup(f"an errand's id is its level 1 to 3 and a capital letter, such as '2C', not {id!r}")
    unknown = sorted(str(key) for key in entry if key not in KNOWN_KEYS)
    if unknown:
        raise BadSetup(f"errand {id} has an unknown entry {unknown[0]!r}")
    red, blue, green = (read_number(entry, colour, id, 0) for colour in COLOURS)
    if red + blue + green == 0:
        raise BadSetup(f"errand {id} requires nothing; it needs a number for red, blue or green")
    name = entry.get("name", "")
    if not isinstance(name, str):
        raise BadSetup(f"the name of errand {id} is not a text")
    return Errand(id, (red, blue, green), read_number(entry, "points", id, None), name)


def read_number(entry: Mapping[str, Any], key: str, id: str, default: int | None) -> int:
    value = entry.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST_REQUIRED:
        raise BadSetup(f"{key!r} of errand {id} is a whole number from 0 to {MOST_REQUIRED}, not {value!r}")
    return value


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

"""The deck and the tables of the rulebook: numbers, colours, marks, strength, points."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine import card_files
from parlour.engine.card_files import Place
from parlour.engine.facts import inlined

HIGH = 13
COLOURS = "RYGBA"
MARKS = "CPSFO"
COLOUR_NAMES = ("red", "yellow", "green", "blue", "gray")
MARK_NAMES = ("cat", "pig", "snake", "goldfish", "owl")
DECK_SIZE = HIGH * len(COLOURS)  # CP-1.1
GOLD = 14  # CP-1.3
HAND = 12
TRICKS = 12
MOST_SEATS = 5
SHUFFLE = 1  # the one request for chance
LONGEST_TITLE = 60
PAIRS = re.compile(rf"\s*[{COLOURS}][{MARKS}](\s+[{COLOURS}][{MARKS}]){{4}}\s*", re.IGNORECASE)

CARD_COUNT = [mask.bit_count() for mask in range(32)]  # how many of five colours a set has

# What is asked: the values of the state's `stage`
DIRECTION_STAGE = 1
LEAD_STAGE = 2
FOLLOW_STAGE = 3
CUT_STAGE = 4
GIVE_STAGE = 5
TURN_STAGE = 6
USE_STAGE = 7

assert DECK_SIZE == 65  # CP-1.1
assert TRICKS + 2 == GOLD  # CP-1.3: it cannot run out

# A card is 5 * (number - 1) + colour. What gold makes of it, its target, is 25 * (number - 1) + 5 * colour + mark.


@inlined
def card_at(number: int, colour: int) -> int:
    return 5 * (number - 1) + colour


@inlined
def number_of(card: int) -> int:
    return 1 + card // 5


@inlined
def colour_of(card: int) -> int:
    return card % 5


@inlined
def as_target(number: int, colour: int, mark: int) -> int:
    return 25 * (number - 1) + 5 * colour + mark


@inlined
def number_as(target: int) -> int:
    return 1 + target // 25


@inlined
def colour_as(target: int) -> int:
    return target // 5 % 5


@inlined
def mark_as(target: int) -> int:
    return target % 5


LEFT_OUT = {3: (6, 7, 9, 12), 4: (7, 9), 5: ()}  # CP-2.1
SET_ASIDE = [0, 0, 0, 9, 7, 5]  # CP-2.1, by seats
# Whether a number is in the deck, by seats and number
IN_DECK = [
    [int(number > 0 and number not in LEFT_OUT.get(seats, ())) for number in range(HIGH + 1)] for seats in range(6)
]
for seats, numbers in LEFT_OUT.items():
    assert 5 * (HIGH - len(numbers)) == SET_ASIDE[seats] + HAND * seats  # CP-2.1

# CP-5.2: 3 is weakest and 2 strongest; the place of each number in that order, and back
NUMBER_AT = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2]
STRENGTH = [0] + [NUMBER_AT.index(number) for number in range(1, HIGH + 1)]

# CP-5.2, CP-5.3, CP-6.3: the numbers that can follow the one on top, one bit each, by (order reversed) and that one
FOLLOWERS = [
    [
        sum(
            1 << number
            for number in range(1, HIGH + 1)
            if top == 0
            or (STRENGTH[number] - STRENGTH[top]) * turned > 0
            or (number, top) == {1: (3, 2), -1: (2, 3)}[turned]
        )
        for top in range(HIGH + 1)
    ]
    for turned in (1, -1)
]

# CP-10.2: points by seats, round and rank
RANK_POINTS = {
    3: ((5, 0, -1), (7, 0, -2), (10, -1, -4)),
    4: ((5, 1, -1, -3), (7, 2, -2, -5), (10, 3, -4, -8)),
    5: ((5, 1, 0, -1, -3), (7, 2, 0, -2, -5), (10, 3, -1, -4, -8)),
}
POINTS = [[0] * 15 for _ in range(6)]  # the same by seats and 5 * round + rank, rank from 0
for seats, table in RANK_POINTS.items():
    for number, row in enumerate(table):
        POINTS[seats][5 * number : 5 * number + len(row)] = row


@inlined
def points_for(seats: int, number: int, rank: int) -> int:
    """For a rank, from 0, in a round, from 0."""
    return POINTS[seats][5 * number + rank]


@dataclass(frozen=True)
class Deck:
    """Which mark is on each card."""

    marks: tuple[int, ...]
    house: bool = False

    def __post_init__(self) -> None:
        assert len(self.marks) == DECK_SIZE


def read_cards(data: Mapping[str, Any]) -> Deck:
    """The deck of a card file; BadCards says what is wrong with it."""
    card_files.only(data, ("title", "house", "cards"), ())
    if "title" in data:
        card_files.name(data["title"], LONGEST_TITLE, ("title",))
    house = card_files.flag(data.get("house", False), ("house",))
    table = card_files.table(card_files.needed(data, "cards", ()), ("cards",))
    numbers = [str(number) for number in range(1, HIGH + 1)]
    card_files.only(table, numbers, ("cards",))
    lines = [(card_files.needed(table, number, ("cards",)), ("cards", number)) for number in numbers]
    return Deck(tuple(mark for line, where in lines for mark in read_number(line, where)), house)


def read_number(line: object, where: Place) -> list[int]:
    """The marks of the five cards of a number, in the order of the colours."""
    pairs = card_files.shaped(line, PAIRS, "RP YS GC BF AO", where).upper().split()
    marks = {COLOURS.index(pair[0]): MARKS.index(pair[1]) for pair in pairs}
    if len(marks) != len(COLOURS) or len(set(marks.values())) != len(MARKS):  # CP-1.1
        card_files.wrong("each-once", where, (*COLOURS, *MARKS))
    return [marks[colour] for colour in range(len(COLOURS))]

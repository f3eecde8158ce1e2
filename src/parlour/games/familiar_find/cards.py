"""The cards as data: which there are, how many, under which name, and what they do (see `effects`)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from parlour.engine import card_files
from parlour.engine.card_files import Place
from parlour.games.familiar_find import card_file, effects
from parlour.games.familiar_find.effects import Step

# FI-1.1: the kinds of Arcane cards; those from FIRST_SPELL on are the Spells of the card file (FI-1.3)
DS, EW, PL, RE, RD, AST, ABY = range(7)
INGREDIENTS = 5
FIRST_SPELL = 7
MOST_SPELLS = 17
KINDS = FIRST_SPELL + MOST_SPELLS
INGREDIENT_CODES = ["DS", "EW", "PL", "RE", "RD"]
ESSENCE_CODES = ["AST", "ABY"]
FIXED_CODES = INGREDIENT_CODES + ESSENCE_CODES
assert len(FIXED_CODES) == FIRST_SPELL

# FI-1.4, FI-1.5: as many as a card file can have; 0 is the Family side, without a power, and no Location
FAMILIARS = 16
LOCATIONS = 20
LOCATION_MODES = ("none", "one", "tourism")
TOURISM = 2  # FI-8.1

# Whose steps are carried out: a Spell by its kind, then the Familiars, then the Locations
FAMILIAR_ACTOR = KINDS
LOCATION_ACTOR = FAMILIAR_ACTOR + FAMILIARS + 1
ACTORS = LOCATION_ACTOR + LOCATIONS + 1

FEWEST_SEATS = 2
MOST_SEATS = 4
MOST_CARDS = 96
MOST_COPIES = 40
LONGEST_NAME = 40
LONGEST_CODE = 24
FIRST_HAND = 4  # FI-3.2

CENTRE = 0  # FI-2.2: the pile between seat a and the next seat is number 1 + a
PILES = 1 + MOST_SEATS
EVERYBODY = 31  # who knows a card: one bit per seat, and one for who only watches

SHUFFLE_LOCATIONS, SHUFFLE_ARCANE = 1, 2  # the requests for chance
Copies = tuple[int, int, int]  # with 2, 3, 4 seats

# As moves and records write them
CODE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Card:
    """A Spell, Familiar or Location: its steps, and the standing rules that it changes."""

    code: str = ""
    name: str = ""
    steps: tuple[Step, ...] = ()
    rules: tuple[int, ...] = (0,) * effects.RULE_COLUMNS

    def does_as(self, other: Card) -> bool:
        return (self.steps, self.rules) == (other.steps, other.rules)


NO_CARD = Card()


@dataclass(frozen=True)
class CardSet:
    """What a card file holds. Familiars and Locations are counted from 1 on."""

    house: bool
    codes: tuple[str, ...]  # by kind
    names: tuple[str, ...]  # by kind
    copies: tuple[Copies, ...]  # by kind
    spells: tuple[Card, ...]
    familiars: tuple[Card, ...]
    locations: tuple[Card, ...]

    def copies_for(self, players: int) -> list[int]:
        return [copies[players - FEWEST_SEATS] for copies in self.copies]

    def actors(self) -> dict[int, Card]:
        """Everything that has steps, by its number."""
        return {
            **dict(enumerate(self.spells, FIRST_SPELL)),
            **{FAMILIAR_ACTOR + number: card for number, card in enumerate(self.familiars)},
            **{LOCATION_ACTOR + number: card for number, card in enumerate(self.locations)},
        }


@cache
def house_file() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))


@cache
def house() -> CardSet:
    """The cards that languages have names for, and that a card file may use by their codes."""
    return read_cards(house_file())


def read_cards(data: Mapping[str, Any]) -> CardSet:
    """The content of a card file, checked."""
    card_files.only(data, ("content", "ingredients", "essences", "spells", "familiars", "locations"), ())
    kinds = read_fixed(data, "ingredients", INGREDIENT_CODES) + read_fixed(data, "essences", ESSENCE_CODES)
    spells = {code: read_kind(entry, ("spells", code)) for code, entry in section(data, "spells", 0, MOST_SPELLS)}
    kinds += list(spells.values())
    found = CardSet(
        house=read_content(data.get("content", "")) == "house",
        codes=(*FIXED_CODES, *spells),
        names=tuple(name for name, _ in kinds),
        copies=tuple(copies for _, copies in kinds),
        spells=read_group(data, "spells", 0, MOST_SPELLS),
        familiars=(NO_CARD, *read_group(data, "familiars", MOST_SEATS, FAMILIARS)),
        locations=(NO_CARD, *read_group(data, "locations", 1, LOCATIONS)),
    )
    check_size(found)
    check_distinct(found)
    check_effects(found)
    return found


def read_content(content: object) -> str:
    return card_files.name(content, LONGEST_NAME, ("content",)) if content != "" else ""


def section(data: Mapping[str, Any], group: str, fewest: int, most: int) -> list[tuple[str, Any]]:
    """The entries of a group: those with codes of the house first, in its order."""
    content = card_files.table(data.get(group, {}), (group,))
    card_files.items(list(content), fewest, most, (group,))
    for code in content:
        card_files.shaped(code, CODE, "moon-ray", (group, code))
        if len(code) > LONGEST_CODE:
            card_files.wrong("long", (group, code), LONGEST_CODE)
        if code.upper() in FIXED_CODES:
            card_files.wrong("twice", (group,), code)
    known = list(house_file()[group])
    return sorted(content.items(), key=lambda entry: known.index(entry[0]) if entry[0] in known else len(known))


# Kinds of Arcane cards


def read_fixed(data: Mapping[str, Any], group: str, codes: list[str]) -> list[tuple[str, Copies]]:
    content = card_files.table(data.get(group, {}), (group,))
    card_files.only(content, codes, (group,))
    for code in codes:
        entry = card_files.table(card_files.needed(content, code, (group,)), (group, code))
        card_files.only(entry, ("name", "copies"), (group, code))
    return [read_kind(content[code], (group, code)) for code in codes]


def read_kind(entry: object, where: Place) -> tuple[str, Copies]:
    given = card_files.table(entry, where)
    copies = read_copies(card_files.needed(given, "copies", where), (*where, "copies"))
    return read_name(given, where), copies


def read_copies(copies: object, where: Place) -> Copies:
    """FI-1.1: three numbers of cards; more players never use fewer."""
    two, three, four = card_files.numbers(copies, 3, 3, range(MOST_COPIES + 1), where)
    if not two <= three <= four:
        card_files.wrong("falls", where)
    return two, three, four


def read_name(entry: Mapping[str, Any], where: Place) -> str:
    return card_files.name(card_files.needed(entry, "name", where), LONGEST_NAME, (*where, "name"))


# What has an effect


def read_group(data: Mapping[str, Any], group: str, fewest: int, most: int) -> tuple[Card, ...]:
    return tuple(read_card(code, entry, group) for code, entry in section(data, group, fewest, most))


def read_card(code: str, entry: object, group: str) -> Card:
    """A name alone, or no effect of its own, stands for the effect that the house has under this code."""
    where = (group, code)
    if isinstance(entry, str) and group != "spells":
        entry = {"name": entry}
    given = card_files.table(entry, where)
    needed = ("name", "copies", "does") if group == "spells" else ("name", "does", "rules")
    card_files.only(given, needed, where)
    name = read_name(given, where)
    if "does" not in given and "rules" not in given:
        card = house_card(code, group)
        return Card(code, name, card.steps, card.rules)
    steps = card_file.read_steps(given.get("does", []), group, (*where, "does"))
    rules = read_rules(given.get("rules", {}), group, (*where, "rules"))
    if not steps and not any(rules):
        card_files.wrong("some-of", where, ("does", "rules"))
    return Card(code, name, steps, rules)


def house_card(code: str, group: str) -> Card:
    usual: tuple[Card, ...] = getattr(house(), group)
    known = {card.code: card for card in usual if card.code}
    if code not in known:
        card_files.wrong("missing", (group, code, "does"))
    return known[code]


def read_rules(value: object, group: str, where: Place) -> tuple[int, ...]:
    is_power = group == "familiars"
    names, ranges = (effects.POWERS, effects.POWER_RANGES) if is_power else (effects.PLACES, effects.PLACE_RANGES)
    found = card_file.read_rules(value, names, ranges, where)
    return found + (0,) * (effects.RULE_COLUMNS - len(found))


# The whole


def is_for_two(familiar: Card) -> bool:
    """FI-1.4: with two seats nothing is out of reach, so that a power only to reach farther is none."""
    rules = [value for at, value in enumerate(familiar.rules) if at != effects.REACH]
    return any(rules) or bool(familiar.steps)


def check_size(found: CardSet) -> None:
    """Enough for the piles and the first hands (FI-3.2), and no more than the table holds."""
    for players in range(FEWEST_SEATS, MOST_SEATS + 1):
        size = sum(found.copies_for(players))
        fewest = max(3, players + 1) + 4 * players
        if not fewest <= size <= MOST_CARDS:
            card_files.wrong("total", ("copies",), size, fewest, MOST_CARDS)


def check_distinct(found: CardSet) -> None:
    card_files.distinct(found.names, ("spells",))
    card_files.distinct([card.name for card in found.familiars[1:]], ("familiars",))
    card_files.distinct([card.name for card in found.locations[1:]], ("locations",))


def check_effects(found: CardSet) -> None:
    """What is remembered for a match has room for so much."""
    if sum(len(card.steps) for card in found.actors().values()) > effects.MOST_STEPS_IN_ALL:
        card_files.refuse("too-many", effects.MOST_STEPS_IN_ALL)
    swaps = [card.code for card in found.familiars for step in card.steps if step[effects.ACTION] == effects.SWAP]
    if len(swaps) > 1:
        card_files.wrong("twice", ("familiars", swaps[-1]), "swap")
    for_two = [card for card in found.familiars[1:] if is_for_two(card)]
    card_files.items(for_two, FEWEST_SEATS, FAMILIARS, ("familiars",))  # the others do nothing with two players

"""The cards as data: which there are, how many, under which name, and what they do (see `effects`)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from parlour.engine.errors import BadCards
from parlour.games.familiar_find import card_file, effects
from parlour.games.familiar_find.card_file import Place
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
# What is printable and yet shows nothing: ignored by whoever draws text, and blanks that are letters or symbols
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)


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
    card_file.only(data, ("content", "ingredients", "essences", "spells", "familiars", "locations"), ())
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
    if not isinstance(content, str) or len(content) > LONGEST_NAME:
        raise BadCards(f"must be a text of at most {LONGEST_NAME} characters", "content")
    return content


def section(data: Mapping[str, Any], group: str, fewest: int, most: int) -> list[tuple[str, Any]]:
    """The entries of a group: those with codes of the house first, in its order."""
    content = card_file.table(data.get(group, {}), (group,))
    if not fewest <= len(content) <= most:
        raise BadCards(f"there must be {fewest} to {most} of them, not {len(content)}", group)
    for code in content:
        if not CODE.fullmatch(code) or len(code) > LONGEST_CODE or code.upper() in FIXED_CODES:
            raise BadCards(
                f"{card_file.quoted(code)} is no code: up to {LONGEST_CODE} small letters, digits and hyphens", group
            )
    known = list(house_file()[group])
    return sorted(content.items(), key=lambda entry: known.index(entry[0]) if entry[0] in known else len(known))


# Kinds of Arcane cards


def read_fixed(data: Mapping[str, Any], group: str, codes: list[str]) -> list[tuple[str, Copies]]:
    content = card_file.table(data.get(group, {}), (group,))
    card_file.only(content, codes, (group,))
    for code in codes:
        if code not in content:
            raise BadCards(f"lack {code}", group)
        card_file.only(card_file.table(content[code], (group, code)), ("name", "copies"), (group, code))
    return [read_kind(content[code], (group, code)) for code in codes]


def read_kind(entry: object, where: Place) -> tuple[str, Copies]:
    if not isinstance(entry, Mapping) or not {"name", "copies"} <= set(entry):
        raise BadCards("needs a name and copies", *where)
    return read_name(entry["name"], where), read_copies(entry["copies"], (*where, "copies"))


def read_copies(copies: object, where: Place) -> Copies:
    """FI-1.1: three numbers of cards; more players never use fewer."""
    if not isinstance(copies, list) or len(copies) != 3 or not all(type(n) is int for n in copies):
        raise BadCards("must be three whole numbers, for 2, 3 and 4 players", *where)
    if not 0 <= copies[0] <= copies[1] <= copies[2] <= MOST_COPIES:
        raise BadCards(f"must rise from 0 to at most {MOST_COPIES}", *where)
    return copies[0], copies[1], copies[2]


def read_name(name: object, where: Place) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
        raise BadCards(f"the name must be a text of 1 to {LONGEST_NAME} characters", *where)
    if not name.isprintable() or UNSEEN.search(name) or "{" in name or "}" in name:
        raise BadCards("the name has characters that cannot be shown", *where)
    return name.strip()


# What has an effect


def read_group(data: Mapping[str, Any], group: str, fewest: int, most: int) -> tuple[Card, ...]:
    return tuple(read_card(code, entry, group) for code, entry in section(data, group, fewest, most))


def read_card(code: str, entry: object, group: str) -> Card:
    """A name alone, or no effect of its own, stands for the effect that the house has under this code."""
    where = (group, code)
    if isinstance(entry, str) and group != "spells":
        entry = {"name": entry}
    given = card_file.table(entry, where)
    needed = ("name", "copies", "does") if group == "spells" else ("name", "does", "rules")
    card_file.only(given, needed, where)
    name = read_name(given.get("name"), where)
    if "does" not in given and "rules" not in given:
        card = house_card(code, group)
        return Card(code, name, card.steps, card.rules)
    steps = card_file.read_steps(given.get("does", []), group, (*where, "does"))
    rules = read_rules(given.get("rules", {}), group, (*where, "rules"))
    if not steps and not any(rules):
        raise BadCards("does nothing", *where)
    return Card(code, name, steps, rules)


def house_card(code: str, group: str) -> Card:
    usual: tuple[Card, ...] = getattr(house(), group)
    known = {card.code: card for card in usual if card.code}
    if code not in known:
        raise BadCards(f"needs an effect; without one there are: {card_file.listed(known)}", group, code)
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
            raise BadCards(f"{size} cards with {players} players; it takes {fewest} to {MOST_CARDS}")


def check_distinct(found: CardSet) -> None:
    others = ([card.name for card in group[1:]] for group in (found.familiars, found.locations))
    for names in ([*found.names], *others):
        for name in names:
            if names.count(name) > 1:
                raise BadCards(f"two things are called {name!r}")


def check_effects(found: CardSet) -> None:
    """What is remembered for a match has room for so much."""
    if sum(len(card.steps) for card in found.actors().values()) > effects.MOST_STEPS_IN_ALL:
        raise BadCards(f"more than {effects.MOST_STEPS_IN_ALL} steps in all")
    swaps = [card.code for card in found.familiars for step in card.steps if step[effects.ACTION] == effects.SWAP]
    if len(swaps) > 1:
        listed = card_file.listed(swaps)
        raise BadCards(f"only one Familiar can swap with a pile, and only in one step, not {listed}", "familiars")
    if sum(is_for_two(card) for card in found.familiars[1:]) < FEWEST_SEATS:
        raise BadCards(f"at least {FEWEST_SEATS} must do something with two players, too", "familiars")

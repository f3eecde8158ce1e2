"""The cards as data: which there are, how many, under which name. What an effect does is in the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine.errors import BadSetup

# FI-1.1: the kinds of Arcane cards
DS, EW, PL, RE, RD, AST, ABY = range(7)
CLEANSE, BARTER, CAST_OFF, FORESIGHT, INSIGHT, VEIL, DAYLIGHT, GUST, PLUCK = range(7, 16)  # FI-1.3
INGREDIENTS = 5
FIRST_SPELL = CLEANSE
KINDS = 16
INGREDIENT_CODES = ["DS", "EW", "PL", "RE", "RD"]
ESSENCE_CODES = ["AST", "ABY"]
SPELL_CODES = ["cleanse", "barter", "cast-off", "foresight", "insight", "veil", "daylight", "gust", "pluck"]
CODES = INGREDIENT_CODES + ESSENCE_CODES + SPELL_CODES
assert len(CODES) == KINDS

# FI-1.4: 0 is the Family side, without a power
CAT, OWL, FOX, TOAD, MAGPIE, RAT, TURTLE, SNAKE, BAT, SALAMANDER = range(1, 11)
FAMILIAR_CODES = ["", "cat", "owl", "fox", "toad", "magpie", "rat", "turtle", "snake", "bat", "salamander"]
FAMILIARS = 10
assert len(FAMILIAR_CODES) == 1 + FAMILIARS

# FI-1.5: 0 is no Location
MOONLIT_WELL, SUNLIT_GLADE, QUAGMIRE, SHRINE, DARK_ALTAR, LIBRARY, TOLLGATE = range(1, 8)
ECHO_CAVE, OPEN_VAULT, OVERGROWTH, THIEVES_MARKET, STILL_POND, WINDMILL = range(8, 14)
LOCATION_CODES = ["", "moonlit-well", "sunlit-glade", "quagmire", "shrine", "dark-altar", "library", "tollgate"]
LOCATION_CODES += ["echo-cave", "open-vault", "overgrowth", "thieves-market", "still-pond", "windmill"]
LOCATIONS = 13
assert len(LOCATION_CODES) == 1 + LOCATIONS
LOCATION_MODES = ("none", "one", "tourism")
TOURISM = 2  # FI-8.1

FEWEST_SEATS = 2
MOST_SEATS = 4
MOST_CARDS = 96
MOST_COPIES = 40
LONGEST_NAME = 40
FIRST_HAND = 4  # FI-3.2

CENTRE = 0  # FI-2.2: the pile between seat a and the next seat is number 1 + a
PILES = 1 + MOST_SEATS
EVERYBODY = 31  # who knows a card: one bit per seat, and one for who only watches

SHUFFLE_LOCATIONS, SHUFFLE_ARCANE = 1, 2  # the requests for chance
Copies = tuple[int, int, int]  # with 2, 3, 4 seats


@dataclass(frozen=True)
class CardSet:
    """What a card file holds. A kind that is not in the game has no copies, a Familiar or Location no name."""

    house: bool
    names: tuple[str, ...]  # by kind
    copies: tuple[Copies, ...]  # by kind
    familiars: tuple[str, ...]
    locations: tuple[str, ...]

    def copies_for(self, players: int) -> list[int]:
        return [copies[players - FEWEST_SEATS] for copies in self.copies]


def read_cards(data: Mapping[str, Any]) -> CardSet:
    """The content of a card file, checked."""
    allowed = ("content", "ingredients", "essences", "spells", "familiars", "locations")
    for key in data:
        if key not in allowed:
            raise BadSetup(f"card file: unknown entry {key!r}; allowed: {', '.join(allowed)}")
    kinds = (
        read_kinds(data, "ingredients", INGREDIENT_CODES, complete=True)
        | read_kinds(data, "essences", ESSENCE_CODES, complete=True)
        | read_kinds(data, "spells", SPELL_CODES, complete=False)
    )
    found = CardSet(
        house=data.get("content") == "house",
        names=tuple(kinds[code][0] for code in CODES),
        copies=tuple(kinds[code][1] for code in CODES),
        familiars=read_names(data, "familiars", FAMILIAR_CODES, MOST_SEATS),
        locations=read_names(data, "locations", LOCATION_CODES, 1),
    )
    check_size(found)
    check_distinct(found)
    return found


def section(data: Mapping[str, Any], name: str, codes: list[str]) -> Mapping[str, Any]:
    content = data.get(name, {})
    if not isinstance(content, Mapping):
        raise BadSetup(f"card file: {name} must be a table")
    for code in content:
        if code not in codes or not code:
            raise BadSetup(f"card file: {name} has no effect {code!r}; known: {', '.join(c for c in codes if c)}")
    return content


def read_kinds(data: Mapping[str, Any], name: str, codes: list[str], complete: bool) -> dict[str, tuple[str, Copies]]:
    content = section(data, name, codes)
    found: dict[str, tuple[str, Copies]] = {}
    for code in codes:
        entry = content.get(code)
        if entry is None and complete:
            raise BadSetup(f"card file: {name} lack {code}")
        if entry is None:
            found[code] = ("", (0, 0, 0))
        elif not isinstance(entry, Mapping) or set(entry) != {"name", "copies"}:
            raise BadSetup(f"card file: {code} needs a name and copies, nothing else")
        else:
            found[code] = (read_name(code, entry["name"]), read_copies(code, entry["copies"]))
    return found


def read_copies(code: str, copies: object) -> Copies:
    """FI-1.1: three numbers of cards; more players never use fewer."""
    if not isinstance(copies, list) or len(copies) != 3 or not all(type(n) is int for n in copies):
        raise BadSetup(f"card file: copies of {code} must be three whole numbers, for 2, 3 and 4 players")
    if not 0 <= copies[0] <= copies[1] <= copies[2] <= MOST_COPIES:
        raise BadSetup(f"card file: copies of {code} must rise from 0 to at most {MOST_COPIES}")
    return copies[0], copies[1], copies[2]


def read_name(code: str, name: object) -> str:
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
        raise BadSetup(f"card file: the name of {code} must be a text of 1 to {LONGEST_NAME} characters")
    if not name.isprintable() or "{" in name or "}" in name:
        raise BadSetup(f"card file: the name of {code} has characters that cannot be shown")
    return name.strip()


def read_names(data: Mapping[str, Any], name: str, codes: list[str], fewest: int) -> tuple[str, ...]:
    content = section(data, name, codes)
    if len(content) < fewest:
        raise BadSetup(f"card file: there must be at least {fewest} {name}")
    return tuple(read_name(code, content[code]) if code in content else "" for code in codes)


def check_size(found: CardSet) -> None:
    """Enough for the piles and the first hands (FI-3.2), and no more than the table holds."""
    for players in range(FEWEST_SEATS, MOST_SEATS + 1):
        size = sum(found.copies_for(players))
        fewest = max(3, players + 1) + 4 * players
        if not fewest <= size <= MOST_CARDS:
            raise BadSetup(f"card file: {size} cards with {players} players; it takes {fewest} to {MOST_CARDS}")


def check_distinct(found: CardSet) -> None:
    for names in (found.names, found.familiars, found.locations):
        shown = [name for name in names if name]
        for name in shown:
            if shown.count(name) > 1:
                raise BadSetup(f"card file: two things are called {name!r}")

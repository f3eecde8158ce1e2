"""The cards of Familiar's Trouble as things with words, and what else the arguments of messages can be."""

from __future__ import annotations

from typing import Any

from parlour.engine.presentation import Things
from parlour.engine.vocabulary import TEXT, Key, Noun, Number, Several, Types, cards_of
from parlour.games.familiars_trouble import cards
from parlour.games.familiars_trouble.cards import CARD_COLOURS, CARD_TEXTS, COLOURS, ERRANDS, KINDS, LEVELS, VALUES

# FT-10.2: what the witch thinks, by the least points for it
BANDS = {0: "displeased", 20: "so-so", 30: "better", 40: "impressed", 50: "legendary"}
FIRST_TARGET = 25  # for newcomers
PILES = (*COLOURS, "many")  # of used cards
SIGNS = (*COLOURS, "high", "low")  # FT-9.2

NAMED = Key(("yes", "house", "no"))  # by a card file, by us, or not at all (FT-1.2)
# The house errands by id, for their names; the last one stands in where there is none
HOUSE = Key(tuple(f"e{level}{letter}" for level in range(1, LEVELS + 1) for letter in "abcdefghi"))
# By the bits of a card's colours
MIXES = ("", "red", "blue", "red-blue", "green", "red-green", "blue-green", "all")
POINTS = Number(0, cards.MOST_REQUIRED)
ALL_POINTS = Number(0, ERRANDS * cards.MOST_REQUIRED)
TOTAL = Number(0, cards.SEATS * max(VALUES))
TOTALS: Types = dict.fromkeys(COLOURS, TOTAL)
BAND = Key(tuple(BANDS.values()))

CARD = Noun("card", {"colours": Key(MIXES[1:]), "value": Number(min(VALUES), max(VALUES))})
CARDS = cards_of(CARD)
ANY_OF_CARDS = Several("one-card", {"card": CARD}, joint="or")
LEVEL = Noun("level", {"number": Number(1, LEVELS)})
NEED: Types = {"colour": Key(COLOURS), "value": Number(1, cards.MOST_REQUIRED)}
ERRAND = Noun(
    "errand",
    {
        "id": TEXT,
        "level": Number(1, LEVELS),
        "named": NAMED,
        "name": TEXT,
        "house": HOUSE,
        "needs": Several("need", NEED),
        "points": POINTS,
    },
)
ERRANDS_NAMED = Several("one-errand", {"errand": ERRAND})
ERRANDS_WANTED = Several("wanted-errand", {"errand": ERRAND})
SOME_ERRANDS = Several("one-errand", {"errand": ERRAND}, least=0)


def things(deck: cards.Deck) -> Things:
    return {
        "card": {CARD_TEXTS[kind]: card_fields(kind) for kind in range(KINDS)},
        "level": {str(level): {"number": level} for level in range(1, LEVELS + 1)},
        "errand": {errand.id: errand_fields(errand, deck.house) for errand in deck.errands},
    }


def card_fields(kind: int) -> dict[str, Any]:
    return {"colours": MIXES[CARD_COLOURS[kind]], "value": VALUES[kind]}


def errand_fields(errand: cards.Errand, is_house: bool) -> dict[str, Any]:
    key = f"e{errand.id.lower()}"
    ours = "house" if is_house and key in HOUSE.values else "no"
    needs = tuple((colour, least) for colour, least in zip(COLOURS, errand.requires, strict=True) if least)
    return {
        "id": errand.id,
        "level": errand.level,
        "named": "yes" if errand.name else ours,
        "name": errand.name,
        "house": key if key in HOUSE.values else HOUSE.values[-1],
        "needs": needs,
        "points": errand.points,
    }


def band(points: int) -> str:
    """What the witch thinks of so many points (FT-10.2)."""
    return next(name for least, name in reversed(BANDS.items()) if points >= least)


def used_pile(card: int) -> str:
    """Where a used card is looked up (FT-6.3)."""
    mix = MIXES[CARD_COLOURS[card]]
    return mix if mix in COLOURS else "many"

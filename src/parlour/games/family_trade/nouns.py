"""The cards and items of Family Trade as things with words, and what else the arguments of messages can be."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from parlour.engine.presentation import Things
from parlour.engine.vocabulary import TEXT, Key, Noun, Number, Several, Types, cards_of
from parlour.games.family_trade import cards
from parlour.games.family_trade.moves import RULESETS

YES_NO = Key(("yes", "no"))
RULESET = Key(RULESETS)
MONEY = Number(-99999, 99999, unit=1000)  # TR-1.6
BILL = Number(0, cards.MOST_BILLS)
DEALS = Number(0, 2 * cards.MOST_SEATS)
STREAK = Number(1, cards.MOST_IN_A_ROW)
MISSING = Number(0, cards.HAND + 1)

# An item that languages have a name for, or one of another card file, called as that file calls it
ITEMS = ("gold", "gems", "home", "cafe", "shares", "oil", "shrimp", "coin")
OTHER, MARKET_MAKE = "other", "MM"
TRACK = Several("one-amount", {"amount": MONEY})
ITEM = Noun("item", {"kind": Key((*ITEMS, OTHER)), "name": TEXT, "track": TRACK})
CARD = Noun(
    "card",
    {
        "kind": Key((*ITEMS, MARKET_MAKE, OTHER)),
        "name": TEXT,
        "track": Several("one-amount", {"amount": MONEY}, least=0),  # a Market Make card has none
    },
)
CARDS = cards_of(CARD)
ANY_CARD = cards_of(CARD, least=0)
PRICE: Types = {"item": ITEM, "amount": MONEY}
PRICES = Several("one-price", PRICE)
SETS = Several("one-set", {"item": ITEM})


@cache
def usual() -> cards.Box:
    """The items that languages have names for."""
    text = Path(__file__).with_name("cards.toml").read_text(encoding="utf-8")
    return cards.read_cards(tomllib.loads(text))


def things(box: cards.Box) -> Things:
    items = {item.code: fields(item) for item in box.items}
    market_make: dict[str, Any] = {"kind": MARKET_MAKE, "name": "", "track": [], "symbol": "⇅", "colour": "white"}
    market_make["copies"] = box.market_makes
    return {"item": items, "card": {**items, MARKET_MAKE: market_make}}


def fields(item: cards.Item) -> dict[str, Any]:
    """What it looks like, and how many there are, is for the eyes: no language says it."""
    names = {known.code: known.name for known in usual().items}
    kind = item.code if names.get(item.code) == item.name else OTHER
    return {"kind": kind, "name": item.name, "track": list(item.track), **looks(item)}


def looks(item: cards.Item) -> dict[str, Any]:
    faces = sorted(set(item.faces))
    return {"symbol": item.symbol, "colour": item.colour, "copies": item.copies, "faces": faces}

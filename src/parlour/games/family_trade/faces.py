"""Cards and money in words, for views and events."""

from __future__ import annotations

from functools import lru_cache

from parlour.engine.scene import Card
from parlour.games.family_trade.cards import MARKET_MAKE, Item, box_of
from parlour.games.family_trade.state import Trade


def money(thousands: int) -> str:
    return f"{thousands * 1000:,}".replace("-", "−")


def card(state: Trade, kind: int, *tags: str) -> Card:
    """As it looks, made once for as long as its box is kept."""
    if kind == MARKET_MAKE:
        return market_make(tags)
    item = box_of(state).items[kind]
    if tags not in item.face_cache:
        item.face_cache[tags] = face(item, tags)
    return item.face_cache[tags]


@lru_cache(64)
def market_make(tags: tuple[str, ...]) -> Card:
    return Card("MM", "Market Make", "MM", "white", "⇅", "Move one value a step", tags=tags)


def face(item: Item, tags: tuple[str, ...]) -> Card:
    faces = " ".join(str(value) for value in item.track)
    return Card(item.code, item.name, item.name.capitalize(), item.colour, item.symbol, faces, tags=tags)

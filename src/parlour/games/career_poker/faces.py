"""Cards, colours, marks and strength in words, for views and for reasons."""

from __future__ import annotations

from functools import lru_cache

from parlour.engine.scene import Card
from parlour.games.career_poker import cards
from parlour.games.career_poker.cards import COLOUR_NAMES, MARK_NAMES
from parlour.games.career_poker.moves import target_text
from parlour.games.career_poker.rules import table
from parlour.games.career_poker.state import Career

MARK_SYMBOLS = ("🐈", "🐖", "🐍", "🐟", "🦉")
COLOUR_SYMBOLS = ("🟥", "🟨", "🟩", "🟦", "⬜")
SPECIAL = {2: ("strongest",), 3: ("loop",), 8: ("cut",), 11: ("back",)}


def face(state: Career, card: int, *tags: str) -> Card:
    """A card as printed."""
    return target_face(table.printed(state, card), *tags)


@lru_cache(4096)
def target_face(target: int, *tags: str) -> Card:
    """A card as gold makes it."""
    number, colour, mark = cards.number_as(target), COLOUR_NAMES[cards.colour_as(target)], cards.mark_as(target)
    return Card(
        text=target_text(target),
        name=f"{colour} {MARK_NAMES[mark]} {number}",
        title=str(number),
        colour=colour,
        symbol=MARK_SYMBOLS[mark],
        caption=MARK_NAMES[mark],
        tags=SPECIAL.get(number, ()) + tags,
    )


def attribute(state: Career) -> str:
    """The lead attribute of a trick."""
    return (MARK_NAMES if state.lead_attribute else COLOUR_NAMES)[state.lead_value]


def listed(multiset: int, names: tuple[str, ...]) -> str:
    """A multiset in words: 2 red, blue."""
    counts = [(multiset >> 8 * i & 255, name) for i, name in enumerate(names)]
    return ", ".join(name if count == 1 else f"{count} {name}" for count, name in counts if count)


def drawn(multiset: int, symbols: tuple[str, ...]) -> str:
    return "".join(symbol * (multiset >> 8 * i & 255) for i, symbol in enumerate(symbols))


def strength(state: Career) -> str:
    """The order in force in Millionaire, and why."""
    order = (
        "reversed: 3 4 … 13 1 2, 3 is strongest" if table.is_reversed(state) else "normal: 2 1 13 … 4 3, 2 is strongest"
    )
    reasons = [word for word, on in (("revolution", state.revolution), ("back", state.back)) if on]
    return order + (f" ({' and '.join(reasons)})" if reasons else "")


def bindings(state: Career) -> str:
    parts = []
    if state.colour_bound:
        parts.append(f"colours {listed(state.top_colours, COLOUR_NAMES)} {drawn(state.top_colours, COLOUR_SYMBOLS)}")
    if state.mark_bound:
        parts.append(f"marks {listed(state.top_marks, MARK_NAMES)} {drawn(state.top_marks, MARK_SYMBOLS)}")
    return "; ".join(parts) or "none"


def many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"

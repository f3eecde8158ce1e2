"""How attribute cards and errands look and are read out, and what the witch says in the end."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from parlour.engine.scene import Card
from parlour.games.familiars_trouble.cards import CARD_COLOURS, CARD_TEXTS, COLOURS, MEANINGS, VALUES, Errand

SYMBOLS = ("♥", "≈", "♣")  # life, water, tree
FIRST_TARGET = 25  # FT-10.2, for newcomers


class Band(NamedTuple):
    least: int
    name: str
    sentence: str


# FT-10.2
BANDS = (
    Band(0, "displeased", "The witch is displeased; better luck with the next errands."),
    Band(20, "so-so", "So-so: the witch grumbles, but the errands will do."),
    Band(30, "better", "The witch thinks better of you now."),
    Band(40, "impressed", "The witch is impressed: hardly an errand left undone."),
    Band(50, "legendary", "Legendary: they will tell of such familiars for ages."),
)


def band(points: int) -> Band:
    return next(band for band in reversed(BANDS) if points >= band.least)


def colours_of(card: int) -> list[str]:
    return [colour for i, colour in enumerate(COLOURS) if CARD_COLOURS[card] >> i & 1]


def used_pile(card: int) -> str:
    """Where a used card is looked up (FT-6.3)."""
    colours = colours_of(card)
    return colours[0] if len(colours) == 1 else "many"


def joined(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


@lru_cache(128)
def card_name(card: int) -> str:
    return f"{joined(colours_of(card))} {VALUES[card]}"


@lru_cache(512)
def card(number: int, *tags: str) -> Card:
    has = [i for i in range(3) if CARD_COLOURS[number] >> i & 1]
    return Card(
        text=CARD_TEXTS[number],
        name=card_name(number),
        title=str(VALUES[number]),
        colour="+".join(colours_of(number)),
        symbol="".join(SYMBOLS[i] for i in has),
        caption=", ".join(MEANINGS[i] for i in has),
        tags=tags,
    )


def points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def requirement(errand: Errand) -> str:
    return joined([f"{colour} {errand.requires[i]}" for i, colour in enumerate(COLOURS) if errand.requires[i]])


def errand_title(errand: Errand) -> str:
    """An errand in a sentence."""
    called = f"{errand.id} ({errand.name})" if errand.name else errand.id
    return f"errand {called}: {requirement(errand)} for {points(errand.points)}"


def errand(errand: Errand, *tags: str) -> Card:
    """As it looks, made once for as long as the errand is kept."""
    if tags not in errand.face_cache:
        errand.face_cache[tags] = errand_card(errand, tags)
    return errand.face_cache[tags]


def errand_card(errand: Errand, tags: tuple[str, ...]) -> Card:
    needed = [i for i in range(3) if errand.requires[i]]
    return Card(
        text=errand.id,
        name=f"{errand_title(errand)}, level {errand.level}",
        title=" ".join(f"{SYMBOLS[i]}{errand.requires[i]}" for i in needed),
        colour="+".join(COLOURS[i] for i in needed),
        symbol="^" * errand.level,  # as many hats as the level
        caption=errand.name or errand.id,
        tags=(points(errand.points), *tags),
    )

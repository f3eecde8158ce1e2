"""What the witch says to the points of all errands completed."""

from __future__ import annotations

from typing import NamedTuple

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

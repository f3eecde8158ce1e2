"""Players that know no game by name. They get a `Position`, never the state."""

from __future__ import annotations

import tomllib
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.bots.base import Adviser, Bot, Generator
from parlour.bots.greedy import Greedy
from parlour.bots.person import Person, Temper
from parlour.bots.random import Random
from parlour.bots.search import Budget, Search
from parlour.engine.errors import BadSetup, Reason


@cache
def levels() -> dict[str, dict[str, Any]]:
    """The levels for people with their settings, from easy to hard."""
    return tomllib.loads((files("parlour.bots") / "levels.toml").read_text(encoding="utf-8"))


LEVELS = tuple(levels())
CHARACTERS = tuple(f"{level}:{name}" for level in LEVELS for name in levels()[level].get("characters", ()))
HINT_BUDGET = Budget(iterations=2000, seconds=0.5)
MOST_ITERATIONS = 10_000_000  # a search makes room for all of them
NAMES = (*LEVELS, *CHARACTERS, "random", "greedy", "search:N")


def make(name: str, generator: Generator, seconds: float = Budget.seconds) -> Bot:
    """The bot of that name: a level, one of its characters, a simple one, or `search:N`.

    No search thinks longer than the seconds given; it then plays the best that it found.
    """
    if name in LEVELS or name in CHARACTERS:
        return make_level(settings_of(name), generator, seconds)
    if name == "random":
        return Random(generator)
    if name == "greedy":
        return Greedy(generator)
    kind, _, number = name.partition(":")
    if kind == "search" and (iterations := read_iterations(number)):
        return Search(generator, Budget(iterations, seconds))
    raise BadSetup(Reason("", "unknown-bot", (name, NAMES)))


def read_iterations(text: str) -> int:
    """0 if it is no number of iterations that a search can have."""
    if not text.isdecimal() or len(text) > len(str(MOST_ITERATIONS)):
        return 0
    return int(text) if int(text) <= MOST_ITERATIONS else 0


def adviser(generator: Generator, seconds: float = HINT_BUDGET.seconds) -> Adviser:
    """Who gives hints: a search that does not keep people waiting."""
    return Search(generator, replace(HINT_BUDGET, seconds=min(seconds, HINT_BUDGET.seconds)), None)


def settings_of(name: str) -> dict[str, Any]:
    """Of a level, or of a character, who differs from its level in a few."""
    level, _, character = name.partition(":")
    settings = dict(levels()[level])
    characters = settings.pop("characters", {})
    return settings | characters[character] if character else settings


def known_settings(name: str) -> dict[str, Any]:
    """Nothing for one that is no level's."""
    return settings_of(name) if name in (*LEVELS, *CHARACTERS) else {}


def make_level(settings: dict[str, Any], generator: Generator, seconds: float = Budget.seconds) -> Bot:
    budget = Budget(settings["iterations"], min(seconds, settings.get("seconds", seconds)))
    if settings["bot"] == "search":
        return Search(generator, budget, None, settings.get("playouts", {}))
    return Person(generator, budget, Temper(**{field.name: settings[field.name] for field in fields(Temper)}))

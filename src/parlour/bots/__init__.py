"""Players that know no game by name. They get a `Position`, never the state."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.bots.base import Adviser, Bot, Generator, Noisy
from parlour.bots.greedy import Greedy
from parlour.bots.random import Random
from parlour.bots.search import Budget, Search
from parlour.engine.errors import BadSetup


@cache
def levels() -> dict[str, dict[str, Any]]:
    """The levels for people with their settings, from easy to hard."""
    return tomllib.loads((files("parlour.bots") / "levels.toml").read_text(encoding="utf-8"))


LEVELS = tuple(levels())
HINT_BUDGET = Budget(iterations=2000, seconds=0.5)
NAMES = (*LEVELS, "random", "greedy", "search:N")


def make(name: str, generator: Generator) -> Bot:
    """The bot of that name: a level, a simple one, or `search:N`, which thinks for N iterations a move."""
    if name in LEVELS:
        return make_level(levels()[name], generator)
    if name == "random":
        return Random(generator)
    if name == "greedy":
        return Greedy(generator)
    kind, _, number = name.partition(":")
    if kind == "search" and number.isdecimal() and int(number) > 0:
        return Search(generator, Budget(int(number)))
    raise BadSetup(f"unknown bot {name!r}; the bots are {', '.join(NAMES)}")


def adviser(generator: Generator) -> Adviser:
    """Who gives hints: a search that does not keep people waiting."""
    return Search(generator, HINT_BUDGET)


def make_level(settings: dict[str, Any], generator: Generator) -> Bot:
    bot: Bot = Greedy(generator)
    if settings["bot"] == "search":
        bot = Search(generator, Budget(settings["iterations"], settings["seconds"]))
    return Noisy(bot, generator, settings["noise"]) if settings["noise"] else bot

"""Players that know no game by name. They get a `Position`, never the state."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.bots.base import Adviser, Bot, Generator, Noisy
from parlour.bots.greedy import Greedy
from parlour.bots.random import Random
from parlour.bots.search import Budget, Search
from parlour.engine.errors import BadSetup, Reason


@cache
def levels() -> dict[str, dict[str, Any]]:
    """The levels for people with their settings, from easy to hard."""
    return tomllib.loads((files("parlour.bots") / "levels.toml").read_text(encoding="utf-8"))


LEVELS = tuple(levels())
HINT_BUDGET = Budget(iterations=2000, seconds=0.5)
MOST_ITERATIONS = 10_000_000  # a search makes room for all of them
NAMES = (*LEVELS, "random", "greedy", "search:N")


def make(name: str, generator: Generator, seconds: float = Budget.seconds) -> Bot:
    """The bot of that name: a level, a simple one, or `search:N`, which thinks for N iterations a move.

    No search thinks longer than the seconds given; it then plays the best that it found.
    """
    if name in LEVELS:
        return make_level(levels()[name], generator, seconds)
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


def make_level(settings: dict[str, Any], generator: Generator, seconds: float = Budget.seconds) -> Bot:
    bot: Bot = Greedy(generator)
    if settings["bot"] == "search":
        bot = Search(generator, Budget(settings["iterations"], min(seconds, settings["seconds"])), None)
    return Noisy(bot, generator, settings["noise"]) if settings["noise"] else bot

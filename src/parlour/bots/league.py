"""The members of the league: unlike opponents whose settings are kept as data."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from parlour.bots.base import Bot, Generator
from parlour.bots.character import Character, Taste
from parlour.bots.greedy import Greedy
from parlour.bots.learnt import Learnt, names
from parlour.bots.random import Random
from parlour.bots.search import Budget, Search
from parlour.engine.errors import BadSetup, Reason
from parlour.engine.game import Game
from parlour.engine.playouts import Playouts

PREFIX = "league:"


@cache
def data() -> dict[str, Any]:
    return tomllib.loads((files("parlour.bots") / "league.toml").read_text(encoding="utf-8"))


def version() -> int:
    return int(data()["version"])


def members() -> dict[str, dict[str, Any]]:
    """The settings of each member, by its name."""
    return dict(data()["members"])


def net_of(name: str) -> str:
    """The net that a member plays by; empty for one that has none."""
    return str(members().get(name.removeprefix(PREFIX), {}).get("net", ""))


def is_missing(name: str, game: Game) -> bool:
    """Whether the game lacks what the member plays by."""
    return net_of(name) not in ("", *names(game))


def make(name: str, generator: Generator) -> Bot:
    """The member of that name, with or without the prefix."""
    settings = members().get(name.removeprefix(PREFIX))
    if settings is None:
        raise BadSetup(Reason("", "unknown-bot", (name, tuple(PREFIX + member for member in members()))))
    kind = settings["bot"]
    if kind == "random":
        return Random(generator)
    if kind == "greedy":
        return Greedy(generator)
    if kind == "character":
        taste = Taste(settings["worlds"], settings["ahead"], settings["from"], settings["to"], settings["slip"])
        return Character(generator, taste)
    if kind == "net":
        return Learnt(generator, settings["net"])
    playouts = Playouts(*(settings[name] for name in ("noise", "explore", "patience", "trust", "margin")))
    return Search(generator, Budget(settings["iterations"], seconds=1e9), playouts)

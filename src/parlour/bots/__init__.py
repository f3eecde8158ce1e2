"""Players that know no game by name. They get a `Position`, never the state."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots.base import Bot, Generator
from parlour.bots.greedy import Greedy
from parlour.bots.random import Random
from parlour.engine.errors import BadSetup

BOTS: dict[str, Callable[[Generator], Bot]] = {"random": Random, "greedy": Greedy}


def check_names(names: list[str], players: int) -> list[str]:
    """One bot for each seat: one name for all, or a name each."""
    for name in names:
        if name not in BOTS:
            raise BadSetup(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadSetup(f"{len(names)} bots for {players} seats; give one, or one for each seat")
    return names

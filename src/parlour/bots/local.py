"""Every bot there is, programs among them: for whoever owns the machine.

A server, which strangers talk to, makes bots with `bots.make` only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from parlour import bots
from parlour.bots import league, learnt, outside
from parlour.bots.base import Bot, Generator
from parlour.engine.errors import BadSetup, Reason
from parlour.engine.game import Game

NAMES = (*bots.NAMES, "net", "net:NAME", "program:COMMAND", "python:MODULE:FUNCTION")
FOREVER = 1e9  # seconds


def make(name: str, generator: Generator) -> Bot:
    """A bot as `bots.make` knows it, one from outside, a net of the game (`net`, `net:learnt-2`, `net:own.toml`), or
    `expert@500`: a level with 500 iterations and no clock."""
    if outside.is_outside(name):
        return outside.make(name, generator)
    if name.startswith(league.PREFIX):
        return league.make(name, generator)
    if net := net_of(name):
        return learnt.Learnt(generator, net)
    level, _, number = name.partition("@")
    if number and level in (*bots.LEVELS, *bots.CHARACTERS):
        return bots.make_level(without_clock(level, number), generator)
    return bots.make(name, generator)


def net_of(name: str) -> str:
    """The net that a bot plays by; empty for one that has none."""
    kind, _, net = name.partition(":")
    if kind == "net":
        return net or learnt.NEWEST
    return league.net_of(name) if name.startswith(league.PREFIX) else ""


def without_clock(level: str, number: str) -> dict[str, Any]:
    settings = bots.settings_of(level)
    iterations = bots.read_iterations(number)
    if not iterations:
        most = bots.MOST_ITERATIONS
        raise BadSetup(Reason("", "no-iterations", (f"{level}@{number}", most)))
    return settings | {"iterations": iterations, "seconds": FOREVER}


def check(chosen: Iterable[str], game: Game) -> None:
    """BadSetup unless there are such bots, and the game has the nets that they play by."""
    for name in set(chosen):
        make(name, Generator(0))
        if net := net_of(name):
            learnt.check(game, net)


def per_seat(chosen: Sequence[str], players: int) -> list[str]:
    """One bot for each seat: one name for all, or a name each."""
    if len(chosen) == 1:
        return [*chosen] * players
    if len(chosen) != players:
        raise BadSetup(Reason("", "bots-for-seats", (len(chosen), players)))
    return [*chosen]


@contextmanager
def seated(names: Iterable[str], generators: Iterable[Generator]) -> Iterator[list[Bot]]:
    """The bots of one match; programs end with it."""
    players: list[Bot] = []
    try:
        players += [make(name, generator) for name, generator in zip(names, generators, strict=True)]
        yield players
    finally:
        for player in players:
            if isinstance(player, outside.Outside):
                player.close()


def strike(players: Iterable[Bot]) -> None:
    """Kill the programs among them without waiting for their end."""
    for player in players:
        if isinstance(player, outside.Outside):
            player.source.strike()


def faults(players: Iterable[Bot]) -> list[str]:
    """What went wrong with bots from outside."""
    return [fault for player in players if isinstance(player, outside.Outside) for fault in player.faults]

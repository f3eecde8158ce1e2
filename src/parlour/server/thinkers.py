"""Bots think in processes of their own, each of which keeps the matches it saw last."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from parlour import bots
from parlour.bots.base import Generator
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.server.playing import Plan

Result = TypeVar("Result")

MOST_KEPT = 64
MOST_ITERATIONS = 20_000
OFFERED = bots.LEVELS
kept: OrderedDict[str, tuple[list[str], Match]] = OrderedDict()


def check_bot(name: str) -> None:
    """BadSetup unless there is such a bot, and it does not think too long."""
    bots.make(name, Generator(0))
    number = name.partition(":")[2]
    if number and int(number) > MOST_ITERATIONS:
        raise BadSetup(f"a bot at a table searches {MOST_ITERATIONS} iterations at most")


class Thinkers:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, table: str, plan: Plan, moves: list[str], bot: str) -> str:
        """The text of the move that the bot makes there."""
        return await self.run(think, table, plan, list(moves), bot, secrets.randbits(62))

    async def advise(self, table: str, plan: Plan, moves: list[str]) -> tuple[str, str]:
        """A good move there, and why in a sentence."""
        return await self.run(think_aloud, table, plan, list(moves), secrets.randbits(62))

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.start(), work, *arguments)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.start(), work, *arguments)

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["parlour.server.thinkers"])
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=ignore_interrupt)
        return self.pool

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(table: str, plan: Plan, moves: list[str], bot: str, seed: int) -> str:
    """In the other process. The bot gets a position, never the match."""
    position = match_of(table, plan, moves).position()
    return bots.make(bot, Generator(seed)).choose(position)


def think_aloud(table: str, plan: Plan, moves: list[str], seed: int) -> tuple[str, str]:
    return bots.adviser(Generator(seed)).advise(match_of(table, plan, moves).position())


def match_of(table: str, plan: Plan, moves: list[str]) -> Match:
    known, match = kept.pop(table, ([], None))
    if match is None or moves[: len(known)] != known:
        known, match = [], plan.match([])
    for move in moves[len(known) :]:
        match.play(move)
    kept[table] = (moves, match)
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    return match

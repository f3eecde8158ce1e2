"""Bots think in processes of their own, each of which keeps the matches it saw last."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection
from typing import Any, NamedTuple, TypeVar

from parlour import bots
from parlour.bots import coach
from parlour.bots.base import Generator
from parlour.bots.review import Choice
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match, Position
from parlour.engine.messages import Why
from parlour.engine.presentation import Option
from parlour.server.jobs.fair_queue import FairQueue
from parlour.server.ops.limits import MOST_ITERATIONS
from parlour.server.tables.matches import Made, Plan, play_on
from parlour.server.tables.randomness import Randomness
from parlour.server.tables.shared_deals import bot_seed

Result = TypeVar("Result")

MOST_KEPT = 64
OFFERED = (*bots.LEVELS, *bots.CHARACTERS)
kept: OrderedDict[str, tuple[Made, Match]] = OrderedDict()


def check_bot(name: str) -> None:
    """BadSetup unless there is such a bot, and it does not think too long."""
    number = name.partition(":")[2]
    if number.isdecimal() and int(number) > MOST_ITERATIONS:  # before a search of that length is made
        raise BadSetup(f"a bot at a table searches {MOST_ITERATIONS} iterations at most")
    bots.make(name, Generator(0))


class Advised(NamedTuple):
    """A move and why, and the next best, as the seat is offered them."""

    option: Option
    why: Why
    rival: Option | None


class Slipped(NamedTuple):
    """A choice that cost much, with that move, the better one and the next best as the seat was offered them."""

    choice: Choice
    made: Option
    best: Option
    rival: Option | None


class BotPool:
    def __init__(self, processes: int, randomness: Randomness) -> None:
        self.processes, self.randomness = processes, randomness
        self.pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue(processes)

    async def choose(self, address: str, table: str, plan: Plan, made: Made, bot: str) -> str:
        """The text of the move that the bot makes there. If many wait, it thinks less and plays what it found."""
        seed = self.seed(plan, made)
        async with self.queue.turn(address, table) as seconds:
            return await self.run(think, table, plan, made, bot, seed, seconds)

    async def signs(self, address: str, table: str, plan: Plan, made: Made, seats: dict[int, str]) -> dict[int, str]:
        """The signs that bots show there, by seat."""
        seed = self.seed(plan, made)
        async with self.queue.turn(address, table):
            return await self.run(think_of_signs, table, plan, made, seats, seed)

    async def advise(self, address: str, table: str, plan: Plan, made: Made) -> Advised:
        """A good move there, and why."""
        seed = self.seed(plan, made)
        async with self.queue.turn(address, table) as seconds:
            return await self.run(think_aloud, table, plan, made, seed, seconds)

    async def look_back(self, address: str, table: str, plan: Plan, before: Made, move: str) -> Slipped | None:
        """What the move cost there, if that is surely much."""
        async with self.queue.turn(address, table):
            return await self.run(judge, table, plan, before, move)

    def seed(self, plan: Plan, made: Made) -> int:
        draw = bot_seed if plan.is_shared else self.randomness.bot_seed
        return draw(plan.secret, len(made.moves))

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
            context.set_forkserver_preload(["parlour.server.jobs.bot_pool"])
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=settle_in)
        return self.pool

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)


def settle_in() -> None:
    """In the other process, before anything else."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """A server that is killed cannot say so; but the system closes its end of a pipe."""
    server = multiprocessing.parent_process()
    assert server
    connection.wait([server.sentinel])
    os._exit(0)


def think(table: str, plan: Plan, made: Made, bot: str, seed: int, seconds: float) -> str:
    """In the other process. The bot gets a position, never the match, and thinks the same whichever world is true."""
    position = match_of(table, plan, made).position(canonical=True)
    return bots.make(bot, Generator(seed), seconds).choose(position)


def think_of_signs(table: str, plan: Plan, made: Made, seats: dict[int, str], seed: int) -> dict[int, str]:
    match = match_of(table, plan, made)
    found = {
        seat: bots.make(bot, Generator(seed)).sign(Position(match, seat, canonical=True)) for seat, bot in seats.items()
    }
    return {seat: sign for seat, sign in found.items() if sign}


def think_aloud(table: str, plan: Plan, made: Made, seed: int, seconds: float) -> Advised:
    match = match_of(table, plan, made)
    move, why = bots.adviser(Generator(seed), seconds).advise(match.position(canonical=True))
    return Advised(option_of(match, move), why, option_of(match, why.rival) if why.rival else None)


def judge(table: str, plan: Plan, before: Made, move: str) -> Slipped | None:
    match = match_of(table, plan, before)
    found = coach.slip(match, move)
    if found is None:
        return None
    rival = option_of(match, found.why.rival) if found.why.rival else None
    return Slipped(found, option_of(match, move), option_of(match, found.best), rival)


def option_of(match: Match, move: str) -> Option:
    return match.presentation.choice(match.state, match.checked(move))


def match_of(table: str, plan: Plan, made: Made) -> Match:
    known, match = kept.pop(table, (Made([]), None))
    if match is None or not goes_on(known, made):
        known, match = Made([]), plan.match([])
    count = len(known.moves)
    play_on(match, count, made.moves[count:], made.signed)
    kept[table] = (made, match)
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    return match


def goes_on(known: Made, made: Made) -> bool:
    """Is the one the beginning of the other? A take-back moves signs, too."""
    moves, signed = len(known.moves), len(known.signed)
    is_later = all(one.after >= moves for one in made.signed[signed:])
    return made.moves[:moves] == known.moves and made.signed[:signed] == known.signed and is_later

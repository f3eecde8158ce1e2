"""A finished match, step by step, as one viewer saw it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from msgspec.structs import replace

from parlour.engine import record as records
from parlour.engine import registry
from parlour.engine.chance import Scripted
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match, begun
from parlour.engine.presentation import Asked
from parlour.engine.record import Record, Redeal
from parlour.server.jobs.fair_queue import FairQueue
from parlour.server.protocol.api import Replay, Step
from parlour.server.protocol.facts import shown
from parlour.server.protocol.messages import Shown

MOST_DECISIONS = 5000
MOST_WAITING = 5  # of an address


class Replayer:
    """One thread of its own: whoever looks back keeps nobody waiting who plays, and takes turns with the others."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "parlour-replay")
        self.queue = FairQueue(1, MOST_WAITING)

    async def replay(self, address: str, text: str, seat: int | None, names: list[str] | None = None) -> Replay:
        async with self.queue.turn(address):
            return await asyncio.get_running_loop().run_in_executor(self.thread, replay_of, text, seat, names)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def replay_of(text: str, seat: int | None, names: list[str] | None = None) -> Replay:
    record = records.parse(text)
    if seat is not None and seat >= record.setup.players:
        raise BadSetup(f"there is no seat {seat}")
    if len(record.decisions) > MOST_DECISIONS:
        raise BadSetup("the match is too long to be shown")
    return Replay(record.setup.game, seat, names or [], steps(record, seat))


def steps(record: Record, seat: int | None) -> list[Step]:
    match = begun(registry.game(record.setup.game), record.setup, Scripted(record.outcomes), follows=True)
    asked = asked_of(match, seat)
    made = [Step(match.events(seat), view=seen(match, seat))]
    for step in record.steps:
        if isinstance(step, Redeal):
            match.redeal(step.seat, step.seed)
            made.append(Step([], view=seen(match, seat), redealt=step.seat))
            asked = asked_of(match, seat)
        else:
            match.play(step.move)
            before, asked = asked, asked_of(match, seat)
            told = match.events(seat, len(match.follow()) - 1)
            made.append(Step(told, step.seat, step.move, asked=asked if asked != before else None))
    return made


def seen(match: Match, seat: int | None) -> Shown:
    """Nobody decides in what is past."""
    return shown(match, replace(match.view(seat), choices=()))


def asked_of(match: Match, seat: int | None) -> Asked:
    return match.presentation.asked(match.state, seat)

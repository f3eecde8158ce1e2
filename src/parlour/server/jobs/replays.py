"""A finished match, step by step, as one viewer saw it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from parlour.engine import record as records
from parlour.engine import registry
from parlour.engine.chance import Scripted
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.engine.record import Record, Redeal
from parlour.engine.scene import Event
from parlour.server.jobs.fair_queue import FairQueue
from parlour.server.protocol.api import Replay, Step
from parlour.server.protocol.patch import difference, shown

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
    names = names or [f"Seat {number}" for number in range(min(record.setup.players, 8))]
    if seat is not None and seat >= record.setup.players:
        raise BadSetup(f"there is no seat {seat}")
    if len(record.decisions) > MOST_DECISIONS:
        raise BadSetup("the match is too long to be shown")
    return Replay(record.setup.game, seat, names, steps(record, seat))


def steps(record: Record, seat: int | None) -> list[Step]:
    setup = record.setup
    match = Match(registry.game(setup.game), setup.players, setup.options, setup.cards, Scripted(record.outcomes))
    view = match.view(seat, 0)
    made = [Step(match.events(seat), view=shown(view))]
    for step in record.steps:
        notes, asked = match.note_count, view
        if isinstance(step, Redeal):
            match.redeal(step.seat, step.seed)
            view = match.view(seat, 0)
            made.append(Step([redealt(step.seat)], patch=difference(asked, view)))
        else:
            match.play(step.move)
            view = match.view(seat, 0)
            made.append(Step(match.events(seat, notes), step.seat, step.move, patch=difference(asked, view)))
    return made


def redealt(seat: int) -> Event:
    return Event("redeal", f"The match is continued: what {{{seat}}} did not know is dealt anew.", seat)

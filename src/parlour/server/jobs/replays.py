"""A finished match, step by step, as one viewer saw it, or with all hands open."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour.engine import record as records
from parlour.engine import registry
from parlour.engine.chance import Scripted
from parlour.engine.errors import BadSetup
from parlour.engine.fold import Event, Facts, Fold
from parlour.engine.match import Match, begun
from parlour.engine.open_hands import open_facts, told_openly
from parlour.engine.presentation import Asked
from parlour.engine.record import Record, Redeal
from parlour.engine.view import View
from parlour.server.jobs.fair_queue import FairQueue
from parlour.server.protocol.api import Replay, Step
from parlour.server.protocol.facts import shown
from parlour.server.protocol.messages import Shown

Result = TypeVar("Result")

MOST_DECISIONS = 5000
MOST_WAITING = 5  # of an address


class Replayer:
    """One thread of its own: whoever looks back keeps nobody waiting who plays, and takes turns with the others."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "parlour-replay")
        self.queue = FairQueue(1, MOST_WAITING)

    async def replay(
        self, address: str, text: str, seat: int | None, is_open: bool = False, names: list[str] | None = None
    ) -> Replay:
        return await self.run(address, replay_of, text, seat, is_open, names)

    async def run(self, address: str, work: Callable[..., Result], *arguments: Any) -> Result:
        async with self.queue.turn(address):
            return await asyncio.get_running_loop().run_in_executor(self.thread, work, *arguments)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)


def replay_of(text: str, seat: int | None, is_open: bool = False, names: list[str] | None = None) -> Replay:
    record = records.parse(text)
    if seat is not None and seat >= record.setup.players:
        raise BadSetup(f"there is no seat {seat}")
    if len(record.decisions) > MOST_DECISIONS:
        raise BadSetup("the match is too long to be shown")
    return Replay(record.setup.game, seat, names or [], steps(record, seat, is_open), is_open)


def steps(record: Record, seat: int | None, is_open: bool = False) -> list[Step]:
    match = begun(registry.game(record.setup.game), record.setup, Scripted(record.outcomes), follows=True)
    viewer = OpenViewer(match, seat) if is_open else Viewer(match, seat)
    made = [Step(viewer.told_of_all(), view=viewer.seen())]
    for step in record.steps:
        if isinstance(step, Redeal):
            match.redeal(step.seat, step.seed)
            made.append(Step([], view=viewer.seen(), redealt=step.seat))
            viewer.asked = viewer.asked_now()
        else:
            match.play(step.move)
            before, viewer.asked = viewer.asked, viewer.asked_now()
            asked = viewer.asked if viewer.asked != before else None
            made.append(Step(viewer.told(), step.seat, step.move, viewer.shown_anew(), asked))
    return made


class Viewer:
    """A seat, or whoever watches: what it is told suffices, for what it knows follows from that."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match, self.seat = match, seat
        self.asked = self.asked_now()

    def view(self) -> View:
        return self.match.view(self.seat)

    def seen(self) -> Shown:
        """Nobody decides in what is past."""
        return shown(self.match, replace(self.view(), choices=()))

    def told_of_all(self) -> list[Event]:
        return self.match.events(self.seat)

    def told(self) -> list[Event]:
        return self.match.events(self.seat, len(self.match.follow()) - 1)

    def shown_anew(self) -> Shown | None:
        return None

    def asked_now(self) -> Asked:
        return self.match.presentation.asked(self.match.state, self.seat)


class OpenViewer(Viewer):
    """From the place of a seat, with all hands open. What it knows is shown where it does not follow from the events:
    those are made for people who do not know everything."""

    def __init__(self, match: Match, seat: int | None) -> None:
        super().__init__(match, seat)
        self.known = self.facts()

    def facts(self) -> Facts:
        return open_facts(self.match.presentation, self.match.state)

    def view(self) -> View:
        facts = self.known = self.facts()
        return replace(super().view(), zones=facts.zones, counters=facts.counters, asked=self.asked_now())

    def told_of_all(self) -> list[Event]:
        return [event for step in self.match.follow() for event in told_openly(step)]

    def told(self) -> list[Event]:
        return told_openly(self.match.happened)

    def shown_anew(self) -> Shown | None:
        follows = Fold(copy.deepcopy(self.known), self.match.presentation.vocabulary, self.match.told.ranks)
        self.known = self.facts()
        try:
            follows.take(self.told())
        except (KeyError, ValueError, IndexError):
            return self.seen()
        return None if follows.facts == self.known else self.seen()

    def asked_now(self) -> Asked:
        """As the one knows who is asked."""
        state = self.match.state
        return self.match.presentation.asked(state, None if state.over else state.seat)

"""Reviews of finished matches: judged where bots think, a few choices a turn, and kept with the match."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import review as reviews
from parlour.bots.review import Choice, Judge
from parlour.engine import record as records
from parlour.engine.match import Match
from parlour.engine.presentation import Option
from parlour.server.jobs.bot_pool import BotPool
from parlour.server.protocol.api import Judged, Review
from parlour.server.store.store import Store
from parlour.server.store.writer import Writer

SEED = 0


class Reviewer:
    def __init__(self, pool: BotPool, writer: Writer, store: Store) -> None:
        self.pool, self.writer, self.store = pool, writer, store

    async def review(self, address: str, table: str, text: str, seat: int) -> Review:
        kept = await self.writer.ask(self.store.review_of, table, seat)
        if kept:
            return msgspec.json.decode(kept, type=Review)
        made = await self.judged(address, table, text, seat)
        await self.writer.ask(self.store.add_review, table, seat, msgspec.json.encode(made).decode())
        return made

    async def judged(self, address: str, table: str, text: str, seat: int) -> Review:
        """Whoever thinks about a move for somebody who plays takes turns with this."""
        done: list[Seen] = []
        part = Part([])
        while part.rest is None:
            async with self.pool.queue.turn(address, table) as seconds:
                part = await self.pool.run(judge_some, text, seat, len(done), seconds)
            done += part.seen
        return summed_up(done, part.rest)


class Seen(Struct, frozen=True):
    """A choice, and its moves as the seat was offered them."""

    choice: Choice
    made: Option
    best: Option


class Part(Struct, frozen=True):
    seen: list[Seen]
    rest: reviews.Review | None = None  # when there are no more choices


def judge_some(text: str, seat: int, first: int, seconds: float) -> Part:
    """In the other process: as many choices as fit into the time, and one at least."""
    end = monotonic() + seconds
    record = records.parse(text)
    judge, seen = Judge(reviews.USUAL_CARE, SEED), []
    match = reviews.beginning(record)
    for choice in judge.choices(record, seat, first):
        seen.append(shown(record, match, choice))
        if monotonic() > end:
            return Part(seen)
    return Part(seen, judge.summed_up(record, seat, ()))


def shown(record: records.Record, match: Match, choice: Choice) -> Seen:
    """The match follows the record up to the choice."""
    reviews.follow(match, record, choice.decision)
    made, best = (match.presentation.choice(match.state, match.checked(move)) for move in (choice.move, choice.best))
    return Seen(choice, made, best)


def summed_up(seen: list[Seen], rest: reviews.Review) -> Review:
    whole = msgspec.structs.replace(rest, choices=tuple(one.choice for one in seen))
    return Review(
        game=whole.game,
        seat=whole.seat,
        even=whole.even,
        result=whole.result,
        luck=whole.lucks,
        skill=whole.skill,
        choices=[judged(one) for one in seen],
        turning_points=[choice.decision for choice in whole.turning_points],
    )


def judged(one: Seen) -> Judged:
    choice, first = one.choice, one.choice.models[0]
    reason: tuple[Any, ...] = (choice.why.id, *choice.why.args)
    return Judged(
        choice.decision, one.made, one.best, reason, first.hope, first.skill, first.loss, first.error, choice.is_mistake
    )

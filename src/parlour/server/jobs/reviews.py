"""Reviews of finished matches: judged where bots think, a few choices a turn, and kept with the match."""

from __future__ import annotations

from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from parlour.bots import review as reviews
from parlour.bots.review import Choice, Judge
from parlour.engine import record as records
from parlour.engine import registry
from parlour.engine.errors import BadMove
from parlour.engine.match import Match, remade
from parlour.engine.presentation import Option
from parlour.server.jobs.bot_pool import BotPool, option_of
from parlour.server.protocol import facts
from parlour.server.protocol.api import Before, Judged, Review, Tried, TryAgain
from parlour.server.protocol.errors import Trouble, bad_move
from parlour.server.store.store import Store
from parlour.server.store.writer import Writer
from parlour.server.tables.results import kinds_of

SEED = 0


class Reviewer:
    def __init__(self, pool: BotPool, writer: Writer, store: Store) -> None:
        self.pool, self.writer, self.store = pool, writer, store

    async def review(self, address: str, table: str, text: str, seat: int) -> Review:
        kept = await self.kept(table, seat)
        if kept:
            return kept
        made = await self.judged(address, table, text, seat)
        await self.writer.ask(self.store.add_review, table, seat, msgspec.json.encode(made).decode())
        await self.writer.ask(self.store.histories.add_choices, table, seat, kinds_of(made))
        return made

    async def kept(self, table: str, seat: int) -> Review | None:
        """If it was made before."""
        text = await self.writer.ask(self.store.review_of, table, seat)
        return msgspec.json.decode(text, type=Review) if text else None

    async def judged(self, address: str, table: str, text: str, seat: int) -> Review:
        """Whoever thinks about a move for somebody who plays takes turns with this."""
        done: list[Seen] = []
        part = Part([])
        while part.rest is None:
            async with self.pool.queue.turn(address, table) as seconds:
                part = await self.pool.run(judge_some, text, seat, len(done), seconds)
            done += part.seen
        return summed_up(done, part.rest)

    async def tried(self, address: str, table: str, text: str, form: TryAgain) -> Tried:
        """Another move at a decision of the review."""
        async with self.pool.queue.turn(address, table):
            return await self.pool.run(try_move, text, form)


class Seen(Struct, frozen=True):
    """A choice, and its moves as the seat was offered them."""

    choice: Choice
    made: Option
    best: Option
    rival: Option | None  # of the best


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


def decided(text: str, seat: int, decision: int) -> Match:
    """The match before a decision of that seat."""
    record = records.parse(text)
    if decision >= len(record.decisions) or record.decisions[decision].seat != seat:
        raise Trouble("not-found", "no-such-point")
    return remade(registry.game(record.setup.game), record, decision)


def before(text: str, seat: int, decision: int) -> Before:
    match = decided(text, seat, decision)
    return Before(facts.shown(match, match.view(seat)))


def check_move(text: str, form: TryAgain) -> None:
    try:
        decided(text, form.seat, form.decision).checked(form.move)
    except BadMove as error:
        raise bad_move(error) from None


def try_move(text: str, form: TryAgain) -> Tried:
    """In the other process: as if the seat had made that move."""
    match = decided(text, form.seat, form.decision)
    judge = Judge(reviews.USUAL_CARE, SEED)
    choice = judge.choice(match.position(canonical=True), form.move, form.decision)
    return Tried(choice.loss, choice.error, not choice.is_mistake)


def shown(record: records.Record, match: Match, choice: Choice) -> Seen:
    """The match follows the record up to the choice."""
    reviews.follow(match, record, choice.decision)
    made, best = option_of(match, choice.move), option_of(match, choice.best)
    return Seen(choice, made, best, option_of(match, choice.why.rival) if choice.why.rival else None)


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
        most=whole.most,
    )


def judged(one: Seen) -> Judged:
    choice = one.choice
    reason: tuple[Any, ...] = (choice.why.id, *choice.why.args)
    return Judged(
        decision=choice.decision,
        made=one.made,
        best=one.best,
        why=reason,
        hope=choice.hope,
        skill=choice.skill,
        loss=choice.loss,
        error=choice.error,
        is_mistake=choice.is_mistake,
        rival=one.rival,
        motives=list(choice.why.motives),
    )

"""A finished match, step by step, as one viewer saw it."""

from __future__ import annotations

from parlour.engine import record as records
from parlour.engine import registry
from parlour.engine.chance import Scripted
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.engine.record import Record, Redeal
from parlour.engine.view import Event
from parlour.server.api import Replay, Step
from parlour.server.patch import difference, shown

MOST_DECISIONS = 5000


def replay_of(text: str, seat: int | None, names: list[str]) -> Replay:
    record = records.parse(text)
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

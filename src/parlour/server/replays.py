"""A finished match, step by step, as one viewer saw it."""

from __future__ import annotations

from parlour.engine import record as records
from parlour.engine import registry
from parlour.engine.chance import Scripted
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.engine.record import Decision, Record
from parlour.engine.view import View
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
    match = beginning(record)
    view = match.view(seat, 0)
    made = [Step(match.events(seat), view=shown(view))]
    for decision in record.decisions:
        notes, asked = match.note_count, view
        match.play(decision.move)
        view = match.view(seat, 0)
        made.append(step(decision, match, seat, notes, asked, view))
    return made


def beginning(record: Record) -> Match:
    setup = record.setup
    script = Scripted(entry for entry in record.entries if not isinstance(entry, Decision))
    return Match(registry.game(setup.game), setup.players, setup.options, setup.cards, script)


def step(decision: Decision, match: Match, seat: int | None, notes: int, asked: View, view: View) -> Step:
    return Step(match.events(seat, notes), decision.seat, decision.move, patch=difference(asked, view))

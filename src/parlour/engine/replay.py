"""Replaying records: chance from the record, every move checked, every claim compared."""

from __future__ import annotations

import secrets

from parlour.engine.chance import Request, Secret, Seeded
from parlour.engine.errors import BadRecord, BadSetup, ParlourError, UnknownGame
from parlour.engine.match import Match, begun, remade
from parlour.engine.record import Decision, Record, Redeal
from parlour.engine.registry import game
from parlour.engine.state import State


class Reading:
    """Takes the outcomes of chance from a record as the match comes to them."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.next = 0

    def line(self, entry: int) -> int:
        lines = self.record.lines
        if entry < len(lines):
            return lines[entry]
        return lines[-1] if lines else 1

    def begin(self, state: State) -> None:
        pass

    def decide(self, state: State, request: Request) -> None:
        line = self.line(self.next)
        if self.next >= len(self.record.entries):
            raise BadRecord(line, "the record ends where chance is due")
        entry = self.record.entries[self.next]
        if not isinstance(entry, dict):
            raise BadRecord(line, "a decision where chance is due")
        try:
            request.place(state, entry)
        except ParlourError as error:
            raise BadRecord(line, str(error)) from None
        self.next += 1


def replay(record: Record) -> Match:
    """The match of a record; BadRecord at the first thing that is not as the rules say."""
    reading = Reading(record)
    setup = record.setup
    try:
        match = begun(game(setup.game), setup, reading)
    except (UnknownGame, BadSetup) as error:
        raise BadRecord(1, str(error)) from None
    while reading.next < len(record.entries):
        entry = record.entries[reading.next]
        if isinstance(entry, Redeal):
            replay_redeal(match, reading, entry)
        else:
            replay_decision(match, reading)
    compare_end(match, reading)
    return match


def replay_redeal(match: Match, reading: Reading, entry: Redeal) -> None:
    line = reading.line(reading.next)
    if not 0 <= entry.seed < 2**63:
        raise BadRecord(line, "the seed of a redeal is a number of 63 bits")
    reading.next += 1
    try:
        match.redeal(entry.seat, entry.seed)
    except ParlourError as error:
        raise BadRecord(line, str(error)) from None


def replay_decision(match: Match, reading: Reading) -> None:
    line = reading.line(reading.next)
    entry = reading.record.entries[reading.next]
    if not isinstance(entry, Decision):
        raise BadRecord(line, "chance that nothing asked for")
    if match.over:
        raise BadRecord(line, "a decision after the match is over")
    if entry.seat != match.seat:
        raise BadRecord(line, f"seat {entry.seat} decides, but it is for seat {match.seat} to decide")
    if entry.legal is not None:
        compare_legal(line, entry.legal, sorted(match.legal()))
    reading.next += 1
    try:
        match.play(entry.move)
    except BadRecord:
        raise
    except ParlourError as error:
        raise BadRecord(line, f"{entry.move!r}: {error}") from None


def compare_legal(line: int, recorded: list[str], ours: list[str]) -> None:
    if recorded == ours:
        return
    missing = [text for text in ours if text not in recorded]
    extra = [text for text in recorded if text not in ours]
    if missing or extra:
        raise BadRecord(line, f"legal differs: not in the record {missing[:5]}, only in the record {extra[:5]}")
    raise BadRecord(line, "legal is not sorted, or lists a move twice")


def compare_end(match: Match, reading: Reading) -> None:
    recorded = reading.record.outcome
    if recorded is None:
        return
    line = reading.line(len(reading.record.entries))
    if match.outcome is None:
        raise BadRecord(line, f"the record ends, but seat {match.seat} is still to decide")
    for name, claimed, ours in zip(recorded._fields, recorded, match.outcome, strict=True):
        if claimed != ours:
            raise BadRecord(line, f"{name} are {ours}, not {claimed}")


def load(record: Record) -> Match:
    """The match of a record, ready to be played on with fresh chance."""
    match = replay(record)
    match.chance = Seeded(secrets.randbits(63))
    match.chance.begin(match.state)
    return match


def verify(record: Record) -> None:
    """Check that the chance in a record comes from the secret it was committed to; ParlourError if not."""
    if not record.setup.commitment:
        raise ParlourError("the record has no commitment: its chance was not meant to be checked")
    if not record.secret:
        raise ParlourError("the secret is told when the match is over; this record has none yet")
    try:
        chance = Secret(bytes.fromhex(record.secret))
    except ValueError:
        raise ParlourError("the secret is not hexadecimal") from None
    if chance.commitment != record.setup.commitment:
        raise ParlourError("the secret is not the one committed to: its hash is another")
    match = beginning(record, chance)
    for decision in record.decisions[len(match.record.decisions) :]:
        match.play(decision.move)
    if match.record.entries != [e if not isinstance(e, Decision) else Decision(e.seat, e.move) for e in record.entries]:
        raise ParlourError("the chance in the record is not what the secret gives")


def beginning(record: Record, chance: Secret) -> Match:
    """The match where the secret's part of it begins: at the start, or where another match was continued."""
    title = game(record.setup.game)
    redeals = [number for number, step in enumerate(record.steps) if isinstance(step, Redeal)]
    if not redeals:
        return begun(title, record.setup, chance)
    before = record.steps[: redeals[-1]]
    match = remade(title, record, sum(isinstance(step, Decision) for step in before))
    last = match.record.entries[-1]
    if not isinstance(last, Redeal) or last.seed != chance.redeal_seed:
        raise ParlourError("the cards were not dealt anew as the secret says")
    match.chance = chance
    return match

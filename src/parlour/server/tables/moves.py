"""Moves: checked, kept, and only then made and told."""

from __future__ import annotations

import copy
from dataclasses import replace
from time import time

import msgspec
from msgspec import Struct

from parlour.engine import messages
from parlour.engine.errors import BadMove
from parlour.engine.match import Match
from parlour.server.protocol.errors import Trouble, bad_move
from parlour.server.protocol.messages import MOST_MOVES, Problem
from parlour.server.store.rows import MOVE, Change, Entry, Holder
from parlour.server.tables.preview import try_out
from parlour.server.tables.results import results_of
from parlour.server.tables.secret_questions import is_open
from parlour.server.tables.table import Table
from parlour.server.tables.tables import TRIES, End, Tables


class Made(Struct):
    """How many moves were made, and why not the next one."""

    count: int
    why: Problem | None = None


class Row(Struct):
    """Steps to be stored, with their moves as the rules number them: each is checked once."""

    entries: list[Entry]
    moves: list[int]
    why: Problem | None = None  # the next one cannot be made


def playing_match(table: Table) -> Match:
    if table.match is None or table.row.status != "playing":
        raise Trouble("not-now", "table-is", table.status)
    return table.match


def match_at_turn(table: Table, seat: int) -> Match:
    """The match, if it is that seat's turn and the seat may know it."""
    match = playing_match(table)
    if match.seat != seat or table.held_seconds(seat) > 0:
        raise Trouble("not-your-turn", "not-your-turn")
    return match


async def play(tables: Tables, table: Table, holder: Holder, key: str, texts: list[str]) -> Made:
    """Make one move or several in a row, stored whole or not at all. The table's lock is held."""
    for _ in range(TRIES):
        check_holder(table, holder)
        if (holder.seat, key) in table.sent:
            return made_before(table, holder.seat, key)
        row = row_of(table, holder.seat, key, texts)
        if await tables.commit(table, Change(table.id, row.entries, holder=holder)):
            for entry, move in zip(row.entries, row.moves, strict=True):
                table.apply(entry, move)
                tables.metrics.count("moves")
            tables.tell_others(table)
            await settle(tables, table)
            return Made(len(row.entries), row.why)
    raise Trouble("conflict", "faster")


def check_holder(table: Table, holder: Holder) -> None:
    """Before every try: what another process stored meanwhile may have made the seat somebody else's."""
    if holder.token and table.seats[holder.seat].token != holder.token:
        raise Trouble("not-yours", "not-yours")
    if holder.seq and table.seq != holder.seq:
        raise Trouble("conflict", "faster")


def made_before(table: Table, seat: int, key: str) -> Made:
    """The answer that the message got the first time."""
    count = table.sent[seat, key]
    length, why = table.rows.get((seat, key), (count, ""))
    return Made(count, problem_of(why) if count < length else None)


def problem_of(stored: str) -> Problem:
    try:
        return msgspec.json.decode(stored, type=Problem)
    except msgspec.ValidationError:  # by an earlier version, as a sentence
        return Problem("bad-move", messages.NOT_ASKED)


def row_of(table: Table, seat: int, key: str, texts: list[str]) -> Row:
    """As far as the moves can be made."""
    match = match_at_turn(table, seat)
    moves = spelled_out(match, texts)
    if len(moves) == 1:
        return Row([table.next_entry(MOVE, seat, moves[0], key)], [checked(match, moves[0])])
    refuse_what_cannot_be(match, seat, moves)
    numbers, why = look_ahead(match, seat, moves)
    entries = [table.next_entry(MOVE, seat, move, key) for move in moves[: len(numbers)]]
    for number, entry in enumerate(entries):
        entry.seq, entry.length = entry.seq + number, len(moves)
    if why:
        entries[-1].why = msgspec.json.encode(why).decode()
    return Row(entries, numbers, why)


def spelled_out(match: Match, texts: list[str]) -> list[str]:
    """The moves that a client's texts stand for, a shorthand among them perhaps."""
    if len(texts) > 1:
        return texts
    try:
        return match.expand(texts[0])[:MOST_MOVES] or texts
    except BadMove:
        return texts


def checked(match: Match, move: str) -> int:
    try:
        return match.checked(move)
    except BadMove as error:
        raise bad_move(error) from None


def refuse_what_cannot_be(match: Match, seat: int, moves: list[str]) -> None:
    """What the seat could know to be impossible changes nothing at all."""
    tried = try_out(match, seat, moves)
    if tried.trouble:
        raise tried.trouble


def look_ahead(match: Match, seat: int, moves: list[str]) -> tuple[list[int], Problem | None]:
    """Those of the moves that can be made in truth, and why not the next one. The first is refused if it cannot."""
    ahead, made = forked(match), [checked(match, moves[0])]
    ahead.make(made[0])
    for move in moves[1:]:
        if ahead.seat != seat:
            return made, Trouble("not-your-turn", "not-your-turn").problem
        try:
            made.append(ahead.checked(move))
        except BadMove as error:
            return made, bad_move(error).problem
        ahead.make(made[-1])
    return made, None


def forked(match: Match) -> Match:
    """The same match to be played on by itself, the coming chance included. Nobody is told of it."""
    fork = copy.copy(match)
    fork.state, fork.chance = match.state.copy(), copy.copy(match.chance)
    fork.state.noting = False
    fork.record, fork.notes = replace(match.record, entries=[]), match.notes[:]
    fork.unfollow()
    return fork


async def settle(tables: Tables, table: Table) -> None:
    """After a move: the match is over, or somebody else is asked."""
    if table.match and table.match.over and table.row.status == "playing" and not is_open(table.window):
        row, seats = table.draft()
        row.status = "finished"
        assert table.match.outcome
        end = End(table.match.record.to_text(), results_of(row, seats, table.match.outcome, int(time())))
        if await tables.keep(table, "finish", (row, seats), end=end):
            table.record = end.record
    else:
        tables.look_after(table)

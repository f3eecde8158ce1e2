"""Moves: checked, kept, and only then made and told."""

from __future__ import annotations

from msgspec import Struct

from parlour.engine.match import Match
from parlour.server.errors import Trouble, bad_move
from parlour.server.house import TRIES, House
from parlour.server.playing import NOT_YOUR_TURN, spelled_out, try_out
from parlour.server.rows import MOVE, Change
from parlour.server.table import Table

NOT_PLAYING = {
    "waiting": "The match has not begun.",
    "paused": "The table is paused.",
    "finished": "The match is over.",
    "ended": "The table has ended.",
}


class Made(Struct):
    """How many moves were made, and why not the next one."""

    count: int
    trouble: Trouble | None = None


def playing_match(table: Table) -> Match:
    if table.match is None or table.row.status != "playing":
        raise Trouble("not-now", NOT_PLAYING.get(table.row.status, "Not now."))
    return table.match


async def play(house: House, table: Table, seat: int, key: str, texts: list[str]) -> Made:
    """Make one move or several in a row. The table's lock is held."""
    if (seat, key) in table.sent:
        return Made(table.sent[seat, key])
    match = playing_match(table)
    if match.seat != seat:
        raise Trouble("not-your-turn", NOT_YOUR_TURN)
    moves = spelled_out(match, texts)
    if len(moves) > 1:
        refuse_what_cannot_be(match, seat, moves)
    made = 0
    try:
        for move in moves:
            await make(house, table, seat, key, move)
            made += 1
    except Trouble as trouble:
        if made == 0:
            raise
        return Made(made, trouble)
    finally:
        if made:
            await settle(house, table)
    return Made(made)


def refuse_what_cannot_be(match: Match, seat: int, moves: list[str]) -> None:
    tried = try_out(match, seat, moves)
    if tried.trouble:
        raise tried.trouble


async def make(house: House, table: Table, seat: int, key: str, move: str) -> None:
    for _ in range(TRIES):
        match = playing_match(table)
        if match.seat != seat:
            raise Trouble("not-your-turn", NOT_YOUR_TURN)
        problem = match.why_not(move)
        if problem is not None:
            raise bad_move(problem)
        entry = table.next_entry(MOVE, seat, move, key)
        if await house.commit(table, Change(table.id, [entry])):
            table.apply(entry)
            house.metrics.count("moves")
            house.tell_others(table)
            return
    raise Trouble("conflict", "Somebody else was faster. Try again.")


async def settle(house: House, table: Table) -> None:
    """After a move: the match is over, or somebody else is asked."""
    if table.match and table.match.over and table.row.status == "playing":
        row, seats = table.draft()
        row.status = "finished"
        await house.keep(table, "finish", (row, seats))
    else:
        house.look_after(table)

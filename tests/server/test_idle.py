"""A table that nobody is at costs nothing but its rows; tables that came and went leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from tests.server.loops import run

from parlour.engine import registry
from parlour.engine.match import Match
from parlour.server.app import Config, Server
from parlour.server.protocol import messages
from parlour.server.protocol.errors import Trouble
from parlour.server.store.rows import TABLE, Change, Entry, SeatRow, Settings, TableRow
from parlour.server.tables import stream, table, tokens
from parlour.server.tables.session import Session
from parlour.server.tables.stream import Stream
from parlour.server.tables.table import Table
from parlour.server.tables.tables import Tables

GAME = registry.game(next(iter(registry.games())))
PLAYERS = GAME.seats[0]


class Quiet:
    """The socket of somebody who only listens."""

    is_slow = False

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


async def sit_play_and_leave(tables: Tables, name: str) -> None:
    row = TableRow(name, name, GAME.name, PLAYERS, Settings(), "host", "here", "playing", secret="ab" * 32)
    seats = [SeatRow(seat, f"person {seat}", "P", tokens.hashed(f"{name} {seat}")) for seat in range(PLAYERS)]
    await tables.writer.commit(Change(name, [Entry(1, TABLE, 1, move="start")], row, seats, is_new=True))
    sessions = [Session(tables, Quiet()) for _ in seats]  # type: ignore[arg-type]
    for seat, session in enumerate(sessions):
        await session.join(messages.Join(name, seat=f"{name} {seat}"))
    match = tables.loaded[name].match
    assert match
    for number in range(3):
        session = sessions[match.state.seat]
        await session.play(messages.Play(f"move {number}", [match.legal()[0]]), match.state.seat)
    for session in sessions:
        session.lost()


def alive() -> dict[str, int]:
    gc.collect()
    kinds = (Table, Match, Stream, Session)
    return {kind.__name__: sum(type(thing) is kind for thing in gc.get_objects()) for kind in kinds}


async def open_and_close(store: str) -> None:
    server = Server(Config(store))
    tables, scheduler = server.tables, server.scheduler
    before, tasks = alive(), asyncio.all_tasks()
    for number in range(20):
        await sit_play_and_leave(tables, f"table {number}")
    assert len(tables.loaded) == 20
    while scheduler.tasks:  # whoever is away is told that it is their turn
        await asyncio.gather(*scheduler.tasks)
    scheduler.sweep()
    assert (tables.loaded, tables.participants, scheduler.planned, scheduler.told, scheduler.dues) == (
        {},
        {},
        {},
        {},
        {},
    )
    while alive() != before or asyncio.all_tasks() != tasks:  # whoever calls gives up waiting in the end
        await asyncio.sleep(0.05)
    with pytest.raises(Trouble):
        await tables.find("no table")
    assert len((await tables.find("table 7")).moves) == 3
    tables.close()


def watch(path: str) -> None:
    table.IDLE_SECONDS = -1.0
    stream.KEEP_SECONDS = -1.0
    run(open_and_close(f"sqlite:///{path}"), 60)


def test_tables_that_nobody_is_at_leave_nothing_in_memory(tmp_path: Path) -> None:
    """In a process of its own: the servers of other tests keep their tables."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        pool.submit(watch, str(tmp_path / "idle.db")).result()

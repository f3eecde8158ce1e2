"""A table that nobody is at costs nothing but its rows; tables that came and went leave nothing behind."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from parlour.engine import registry
from parlour.engine.match import Match
from parlour.server import protocol, stream, table, tokens
from parlour.server.app import Config, Server
from parlour.server.errors import Trouble
from parlour.server.guest import Guest
from parlour.server.house import House
from parlour.server.rows import TABLE, Change, Entry, SeatRow, Settings, TableRow
from parlour.server.stream import Stream
from parlour.server.table import Table

GAME = registry.game(next(iter(registry.games())))
PLAYERS = GAME.seats[0]


class Quiet:
    """The socket of somebody who only listens."""

    is_slow = False

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str = "") -> None: ...


async def sit_play_and_leave(house: House, name: str) -> None:
    row = TableRow(name, name, GAME.name, PLAYERS, Settings(), "host", "here", "playing", secret="ab" * 32)
    seats = [SeatRow(seat, f"person {seat}", "P", tokens.hashed(f"{name} {seat}")) for seat in range(PLAYERS)]
    await house.writer.commit(Change(name, [Entry(1, TABLE, 1, move="start")], row, seats, is_new=True))
    guests = [Guest(house, Quiet()) for _ in seats]  # type: ignore[arg-type]
    for seat, guest in enumerate(guests):
        await guest.join(protocol.Join(name, seat=f"{name} {seat}"))
    match = house.tables[name].match
    assert match
    for number in range(3):
        guest = guests[match.state.seat]
        await guest.play(protocol.Play(f"move {number}", [match.legal()[0]]), match.state.seat)
    for guest in guests:
        guest.lost()


def alive() -> dict[str, int]:
    gc.collect()
    kinds = (Table, Match, Stream, Guest)
    return {kind.__name__: sum(type(thing) is kind for thing in gc.get_objects()) for kind in kinds}


async def open_and_close(store: str) -> None:
    server = Server(Config(store))
    house, carer = server.house, server.carer
    before, tasks = alive(), asyncio.all_tasks()
    for number in range(20):
        await sit_play_and_leave(house, f"table {number}")
    assert len(house.tables) == 20
    while carer.tasks:  # whoever is away is told that it is their turn
        await asyncio.gather(*carer.tasks)
    carer.sweep()
    assert (house.tables, house.sockets, carer.planned, carer.told, carer.dues) == ({}, {}, {}, {}, {})
    while alive() != before or asyncio.all_tasks() != tasks:  # whoever calls gives up waiting in the end
        await asyncio.sleep(0.05)
    with pytest.raises(Trouble):
        await house.find("no table")
    assert len((await house.find("table 7")).moves) == 3
    house.close()


def watch(path: str) -> None:
    table.IDLE_SECONDS = -1.0
    stream.KEEP_SECONDS = -1.0
    asyncio.run(asyncio.wait_for(open_and_close(f"sqlite:///{path}"), 60))


def test_tables_that_nobody_is_at_leave_nothing_in_memory(tmp_path: Path) -> None:
    """In a process of its own: the servers of other tests keep their tables."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        pool.submit(watch, str(tmp_path / "idle.db")).result()

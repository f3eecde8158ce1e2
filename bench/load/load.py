"""Tables of four sockets in a closed loop: a table sends its next move once all four have the update.

python bench/load/load.py [--tables 1,50,250] [--rounds N] [--profile FILE] [--store URL]

The generator runs on the same machine. Making tables and joining is not timed; a round is timed until its first
match is over, so that all tables play all the time. Only addresses of this machine are used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvloop

SEATS = 4
HOST = "127.0.0.1"
RATE = "1000000"


Choices = dict[str, list[list[Any]]]  # by verb


class Seen(msgspec.Struct):
    """As much of a view as the generator needs."""

    choices: Choices = {}


class Message(msgspec.Struct):
    """As much of an update or welcome."""

    type: str
    view: Seen | None = None
    choices: Choices = {}


class Verb(msgspec.Struct):
    text: str
    args: dict[str, Any] = {}

    def move(self, row: list[Any]) -> str:
        """As records write it; what follows the arguments is advice."""
        values = [" ".join(value) if isinstance(value, list) else value for value in row[: len(self.args)]]
        return self.text.format_map(dict(zip(self.args, values, strict=True)))


Verbs = dict[str, Verb]


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Tally:
    latencies: list[float] = field(default_factory=list)
    update_bytes: int = 0
    updates: int = 0
    seconds: float = 0.0
    moves: int = 0
    server_seconds: float = 0.0  # of processor time
    generator_seconds: float = 0.0
    stolen_seconds: float = 0.0  # that the machine's host gave to others


class Table:
    """Four sockets that take turns."""

    def __init__(self, run: Round, seed: int, verbs: Verbs) -> None:
        self.run = run
        self.verbs = verbs
        self.random = Random(seed)
        self.sockets: list[Socket] = []
        self.waiting = 0
        self.sent = 0.0
        self.moves = 0

    def go(self) -> None:
        mover = next((one for one in self.sockets if one.choices), None)
        if mover is None:
            self.run.finish()
            return
        move = self.chosen(mover.choices)
        self.moves += 1
        self.waiting = SEATS
        self.sent = time.perf_counter()
        mover.send(f'{{"type":"play","id":"{self.moves}","moves":["{move}"]}}'.encode())

    def chosen(self, choices: Choices) -> str:
        verb, row = self.random.choice([(verb, row) for verb, rows in choices.items() for row in rows])
        return self.verbs[verb].move(row)

    def updated(self) -> None:
        self.waiting -= 1
        if self.waiting == 0:
            self.run.moved(time.perf_counter() - self.sent)
            self.go()


class Socket(asyncio.Protocol):
    def __init__(self, table: Table, join: bytes, joined: asyncio.Future[None]) -> None:
        self.table = table
        self.join = join
        self.joined = joined
        self.buffer = b""
        self.is_open = False
        self.choices: Choices = {}
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(
            b"GET /ws HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            self.is_open = True
            self.send(self.join)
        self.buffer = self.take_frames(data)

    def take_frames(self, data: bytes) -> bytes:
        """Returns what is not a whole frame yet."""
        at = 0
        while len(data) - at >= 2:
            size, begin = data[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < begin + size:
                break
            if data[at] == 0x81:
                self.take(data[begin : begin + size])
            at = begin + size
        return data[at:]

    def take(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"update"'):
            self.choices = decode(payload).choices
            self.table.run.tally.update_bytes += len(payload)
            self.table.run.tally.updates += 1
            self.table.updated()
        elif payload.startswith(b'{"type":"welcome"'):
            view = decode(payload).view
            self.choices = view.choices if view else {}
            self.joined.set_result(None)
        elif payload.startswith((b'{"type":"refused"', b'{"type":"fault"')):
            raise AssertionError(payload)

    def send(self, payload: bytes) -> None:
        """Masked with zeros: allowed, and cheap."""
        size = len(payload)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


class Round:
    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.is_timed = True
        self.began = 0.0
        self.over = asyncio.get_running_loop().create_future()

    def moved(self, seconds: float) -> None:
        if self.is_timed:
            self.tally.latencies.append(seconds)
            self.tally.moves += 1

    def finish(self) -> None:
        if self.is_timed:
            self.is_timed = False
            self.tally.seconds += time.perf_counter() - self.began
            self.over.set_result(None)


class Server:
    def __init__(self, store: str, profile: str) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = probe.getsockname()[1]
        command = [sys.executable]
        if profile:
            command += ["-m", "cProfile", "-o", profile]
        command += ["-m", "parlour", "serve", "--port", str(self.port), "--store", store]
        command += ["--message-rate", RATE, "--request-rate", RATE, "--most-tables", RATE, "--most-sockets", RATE]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait()

    def wait(self) -> None:
        for _ in range(200):
            try:
                socket.create_connection((HOST, self.port)).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def memory_megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1024

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def verbs(self, game: str) -> Verbs:
        """How the game writes its moves."""
        with urllib.request.urlopen(f"http://{HOST}:{self.port}/api/games/{game}") as answer:
            return msgspec.convert(json.load(answer)["vocabulary"]["verbs"], Verbs)

    def ask(self, path: str, token: str, body: dict[str, Any]) -> Any:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        request = urllib.request.Request(f"http://{HOST}:{self.port}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(20)


def stolen_seconds() -> float:
    """Of all processors."""
    return int(Path("/proc/stat").read_text(encoding="utf-8").split()[8]) / os.sysconf("SC_CLK_TCK")


def new_table(server: Server, people: list[str], game: str) -> list[bytes]:
    """A table that has started, and the message with which each seat joins."""
    given = [server.ask("/api/tables", people[0], {"game": game, "seats": SEATS})]
    id = given[0]["table"]["id"]
    given += [server.ask(f"/api/tables/{id}/sit", person, {}) for person in people[1:]]
    server.ask(f"/api/tables/{id}/start", people[0], {})
    joins = [{"type": "join", "table": id, "seat": one["token"]} for one in given]
    return [json.dumps(join).encode() for join in joins]


async def play_round(server: Server, people: list[str], game: str, tables: int, seed: int, tally: Tally) -> None:
    loop = asyncio.get_running_loop()
    run, verbs = Round(tally), server.verbs(game)
    made = []
    for number in range(tables):
        joins = await loop.run_in_executor(None, new_table, server, people, game)
        table = Table(run, seed * 1000 + number, verbs)
        for join in joins:
            joined: asyncio.Future[None] = loop.create_future()
            _, one = await loop.create_connection(partial(Socket, table, join, joined), HOST, server.port)
            table.sockets.append(one)
            await joined
        made.append(table)
    await asyncio.sleep(0.3)
    spent, own, stolen = server.cpu_seconds(), time.process_time(), stolen_seconds()
    run.began = time.perf_counter()
    for table in made:
        table.go()
    await run.over
    tally.server_seconds += server.cpu_seconds() - spent
    tally.generator_seconds += time.process_time() - own
    tally.stolen_seconds += stolen_seconds() - stolen
    for table in made:
        for one in table.sockets:
            one.transport.abort()


async def measure(server: Server, game: str, tables: int, rounds: int) -> dict[str, Any]:
    people = [server.ask("/api/people", "", {"name": f"P{seat}"})["token"] for seat in range(SEATS)]
    tally, memory = Tally(), 0.0
    for number in range(rounds):
        await play_round(server, people, game, tables, number, tally)
        memory = max(memory, server.memory_megabytes())
    ordered = sorted(tally.latencies)
    return {
        "tables": tables,
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / tally.seconds),
        "p50_ms": round(ordered[len(ordered) // 2] * 1000, 1),
        "p95_ms": round(ordered[int(len(ordered) * 0.95)] * 1000, 1),
        "server_cpu_us_per_move": round(tally.server_seconds / tally.moves * 1e6),
        "generator_cpu_us_per_move": round(tally.generator_seconds / tally.moves * 1e6),
        "bytes_per_update": round(tally.update_bytes / tally.updates),
        "memory_megabytes": round(memory),
        "stolen_percent": round(tally.stolen_seconds / tally.seconds / (os.cpu_count() or 1) * 100, 1),
        "load_average": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="1,50,250")
    parser.add_argument("--rounds", type=int, default=0, help="0: as many as give enough moves")
    parser.add_argument("--game", default="fuji-flush")
    parser.add_argument("--store", default="")
    parser.add_argument("--profile", default="", help="write a profile of the server here; slower")
    chosen = parser.parse_args()
    for tables in [int(text) for text in chosen.tables.split(",")]:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(chosen.store or f"{folder}/load.db", chosen.profile)
            try:
                rounds = chosen.rounds or max(2, 20 // tables)
                print(json.dumps(uvloop.run(measure(server, chosen.game, tables, rounds))), flush=True)
            finally:
                server.stop()


if __name__ == "__main__":
    main()

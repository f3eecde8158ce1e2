"""P4, P5, P12: whatever breaks, nothing that was accepted is lost, and nobody else notices."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.ports import free_port
from tests.server import running
from tests.server.table_client import (
    PATIENCE_SECONDS,
    LiveServer,
    Person,
    Place,
    full_table,
    play_out,
    same_view,
    wait_until,
)

from parlour.engine import registry
from parlour.server.net.outbox import FEW, Burst
from parlour.server.tables.stream import KEPT
from parlour.server.tables.table import Table


def fresh(place: Place) -> Place:
    assert place.person
    return place.person.join(place.table_id)


def reconnected(place: Place) -> Place:
    """The same client again after a break: it says what it has."""
    assert place.person
    again = place.person.join(place.table_id, stream=place.stream, version=place.version)
    if again.known is None:
        again.known, again.log = place.known, place.log
    return again


def test_a_client_cut_off_anywhere_ends_equal_to_a_fresh_one(live: LiveServer) -> None:
    """P4: before a message, with a message under way, and after it."""
    random = Random(1)
    _, places = full_table(live, "canary", 3)
    for step in range(40):
        for place in places:
            place.drain(0.02)
        mover = next((place for place in places if place.choices), None)
        if mover is None:
            break
        number = places.index(mover)
        move, key = random.choice(mover.choices), f"move-{step}"
        if step % 4 == 0:
            mover.cut()
        elif step % 4 == 1:
            mover.send({"type": "play", "id": key, "moves": [move]})
            mover.cut()
        elif step % 4 == 2:
            mover.play(move, id=key)
            mover.cut()
        if step % 4 != 3:
            mover = places[number] = reconnected(mover)
        assert mover.play(move, id=key)["type"] == "accepted"
        other = random.randrange(3)
        if other != number:
            places[other].cut()
            places[other] = reconnected(places[other])
        mover.drain(0.02)
    for place in places:
        new = fresh(place)
        place.drain()
        assert same_view(place.view, new.view)
        assert place.log == new.log


def test_a_move_sent_twice_is_played_once(live: LiveServer) -> None:
    """P4"""
    _, places = full_table(live, "canary", 3)
    assert places[0].play("keep", id="once")["type"] == "accepted"
    version = places[0].version
    assert places[0].play("keep", id="once")["type"] == "accepted"
    places[0].drain()
    assert places[0].version == version
    assert "once" in json.loads(fresh(places[0]).raw[0])["sent"]


def test_two_tabs_of_one_seat_both_stay_right(live: LiveServer) -> None:
    _, places = full_table(live, "canary", 3)
    second = fresh(places[0])
    places[0].play("keep")
    second.until("update")
    second.play(second.choices[0])
    places[0].until("update")
    assert same_view(places[0].view, second.view)


def test_a_crowd_is_told_in_bursts_while_some_vanish_and_others_come(
    live: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """P4, with more sockets than one loop writes to by itself: numbers of closed ones are soon those of new ones."""
    table, places = full_table(live, "canary", 3)
    open_before = open_files()
    crowd = [watcher(live, table) for _ in range(FEW + 8)]
    sizes: list[int] = []
    monkeypatch.setattr(live.server.outbox, "hand_over", noting(sizes, live.server.outbox.hand_over))
    for step in range(12):
        for place in places:
            place.drain(0.02)
        mover = next((place for place in places if place.choices), None)
        if mover is None:
            break
        mover.send({"type": "play", "id": f"move-{step}", "moves": [mover.choices[0]]})
        for number in (step, step + 1):
            crowd[number].cut()
            crowd[number] = watcher(live, table)
    assert max(sizes) > FEW
    fresh_one = watcher(live, table)
    for one in crowd:
        one.drain(0.05)
        assert same_view(one.view, fresh_one.view)
        assert one.log == fresh_one.log
    for one in (*crowd, fresh_one):
        one.close()
    wait_until(lambda: open_files() <= open_before)


def watcher(live: LiveServer, table: str) -> Place:
    return Place(None, table, url=live.url)


def noting(sizes: list[int], hand_over: Callable[[Burst], Burst]) -> Callable[[Burst], Burst]:
    def note(burst: Burst) -> Burst:
        sizes.append(len(burst))
        return hand_over(burst)

    return note


def open_files() -> int:
    """Of this process, which holds both ends of every socket."""
    return len(os.listdir("/dev/fd"))


def test_a_client_that_does_not_read_is_let_go_and_the_others_go_on(live: LiveServer) -> None:
    """P12: what waits for them is bounded, and nothing of it is left."""
    table, places = full_table(live, "canary", 3)
    lazy = [Lazy(live.port, table) for _ in range(3)]
    wait_until(lambda: all(is_there(live, one.port) for one in lazy))
    most = 0
    for _ in range(400):
        shake(live, table)
        most = max(most, *waiting_bytes(live))
        if not any(is_there(live, one.port) for one in lazy):
            break
        for place in places:
            place.drain(0.0)
    wait_until(lambda: not any(is_there(live, one.port) for one in lazy))
    assert 0 < most <= live.config.limits.buffer_bytes
    for place in places[1:]:
        assert place.ask("ping")["type"] == "pong"
    found = live.server.tables.loaded[table]
    assert found.streams[None].listeners == []
    assert found.watching == 0


def shake(live: LiveServer, table: str) -> None:
    """Much to tell: everybody at the table gets word of it twenty times."""

    async def tell() -> None:
        async with live.server.tables.at(table) as found:
            for _ in range(20):
                live.server.tables.tell_table(found)

    live.do(tell)


def waiting_bytes(live: LiveServer) -> list[int]:
    async def measure() -> list[int]:
        return [socket.transport.get_write_buffer_size() for socket in live.server.sockets]

    return live.do(measure)


def test_what_a_table_keeps_in_memory_is_bounded(live: LiveServer) -> None:
    """P12: for those who come back, and of what was said."""
    _, places = full_table(live, "canary", 3)
    for number in range(60):
        places[0].ask("say", text=f"word {number}")
    play_out(places, Random(1))
    found = live.server.tables.loaded[places[0].table_id]
    assert len(found.said) == 50
    assert all(len(stream.frames) <= KEPT for stream in found.streams.values())


class Lazy:
    """Joins and never reads again, with a small buffer."""

    def __init__(self, port: int, table: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", port))
        self.port = self.socket.getsockname()[1]
        self.socket.sendall(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.socket.recv(1000)
        join = json.dumps({"type": "join", "table": table}).encode()
        self.socket.sendall(bytes((0x81, 0x80 | len(join))) + b"\0\0\0\0" + join)


def is_there(live: LiveServer, port: int) -> bool:
    peers = [socket.transport.get_extra_info("peername") for socket in list(live.server.sockets)]
    return any(peer and peer[1] == port for peer in peers)


class Process:
    """A server of its own, to be killed."""

    def __init__(self, store: str, *more: str, most_files: int = 0) -> None:
        self.port = free_port()
        self.command = ["sh", "-c", f'ulimit -Sn {most_files} && exec "$@"', "sh"] if most_files else []
        self.command += [sys.executable, "-m", "parlour", "serve", "--port", str(self.port), "--store", store]
        self.command += ["--message-rate", "5000", "--request-rate", "60000", "--most-tables", "5000", *more]
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait()

    def wait(self) -> None:
        running.begin(self)
        wait_until(self.is_up)

    def is_up(self) -> bool:
        assert self.process.poll() is None, "the server did not start"
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=PATIENCE_SECONDS) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        running.end(self)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.kill()


def start_match(url: str, game: str, seats: int) -> tuple[str, list[Person]]:
    people = [Person(url, f"P{number}") for number in range(seats)]
    table = people[0].create(game, seats)
    for person in people[1:]:
        person.sit(table)
    people[0].start(table)
    return table, people


def test_more_people_come_than_a_system_lets_in_at_first(tmp_path: Path) -> None:
    process = Process(f"{tmp_path}/parlour.db", most_files=64)
    try:
        person = Person(process.url, "Ada")
        game = next(iter(registry.games().values()))
        table = person.create(game.name, game.seats[0])
        crowd = [Place(None, table, url=process.url) for _ in range(80)]
        assert all(one.ask("ping")["type"] == "pong" for one in crowd)
    finally:
        process.kill()


@pytest.mark.parametrize("kills", [4])
def test_after_kill_9_no_accepted_move_is_lost_and_the_match_goes_on(tmp_path: Path, kills: int) -> None:
    """P5: killed right after a move was accepted, and with one under way."""
    game = next(iter(registry.games()))
    random = Random(4)
    server = Process(str(tmp_path / "kill.db"))
    table, people = start_match(server.url, game, 3)
    accepted = 0
    for kill in range(kills):
        place = decider([person.join(table) for person in people])
        assert place.play(random.choice(place.choices), id=f"kept-{kill}")["type"] == "accepted"
        accepted += 1
        under_way = decider([person.join(table) for person in people])
        under_way.send({"type": "play", "id": f"open-{kill}", "moves": [random.choice(under_way.choices)]})
        time.sleep(random.random() * 0.01)
        server.kill()
        server.start()
        back = under_way.person.join(table) if under_way.person else under_way
        again = back.ask("play", id=f"open-{kill}", moves=[random.choice(under_way.choices)])
        assert again["type"] == "accepted"
        accepted += 1
    everybody = [person.join(table) for person in people]
    sent = [key for place in everybody for key in json.loads(place.raw[0]).get("sent", [])]
    assert sorted(sent) == sorted([f"{kind}-{kill}" for kind in ("kept", "open") for kill in range(kills)])
    assert len(sent) == accepted
    server.kill()


def decider(places: list[Place]) -> Place:
    found = next((place for place in places if place.choices), None)
    assert found
    return found


def test_a_server_that_stops_at_any_step_makes_the_same_match_again(live: LiveServer) -> None:
    """P5 at every move: what is loaded from the store is what was in memory."""
    random = Random(6)
    table, places = full_table(live, "canary", 3)

    async def check() -> None:
        async with live.server.tables.at(table) as found:
            kept = live.server.tables.store.load(table)
            assert kept
            again = Table(kept)
            assert again.match
            assert found.match
            assert again.match.record.to_text() == found.match.record.to_text()
            assert (again.seq, again.moves, again.sent) == (found.seq, found.moves, found.sent)

    for _ in range(100):
        live.do(check)
        for place in places:
            place.drain(0.01)
        mover = next((place for place in places if place.choices), None)
        if mover is None:
            break
        mover.play(random.choice(mover.choices))

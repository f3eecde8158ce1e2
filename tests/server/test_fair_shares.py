"""P25: thinking, replays and previews are shared out by address and table, and end with the server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.loops import run
from tests.server.table_client import PATIENCE_SECONDS, Person, wait_until
from tests.server.test_breaks import Process

from parlour import bots
from parlour.bots.base import Generator
from parlour.engine import registry
from parlour.engine.match import Match
from parlour.server.jobs import fair_queue
from parlour.server.jobs.fair_queue import FairQueue, LoopTime
from parlour.server.protocol.errors import Trouble


async def work(queue: FairQueue, address: str, table: str, done: list[str]) -> None:
    async with queue.turn(address, table) as seconds:
        await asyncio.sleep(min(seconds, 0.01))
        done.append(f"{address}/{table}")


def in_turn(*asked: tuple[str, str], slots: int = 1) -> list[str]:
    """Who is served after whom, if all ask at once."""
    done: list[str] = []

    async def all_ask() -> None:
        queue = FairQueue(slots)
        await asyncio.gather(*(work(queue, address, table, done) for address, table in asked))
        assert (queue.tickets, queue.used, queue.working) == ([], {}, 0)

    run(all_ask(), 20)
    return done


def test_an_address_that_asks_for_much_takes_turns_with_one_that_asks_for_little() -> None:
    done = in_turn(*(("greedy", str(n)) for n in range(20)), ("modest", "0"))
    assert done.index("modest/0") <= 2
    assert len(done) == 21


def test_tables_of_one_address_take_turns() -> None:
    done = in_turn(*[("one", "busy")] * 20, ("one", "quiet"))
    assert done.index("one/quiet") <= 2


def test_one_address_does_not_take_all_processes() -> None:
    async def check() -> list[bool]:
        queue = FairQueue(2)
        tickets = [fair_queue.Ticket("greedy", "a"), fair_queue.Ticket("greedy", "b"), fair_queue.Ticket("modest", "c")]
        blocker = [fair_queue.Ticket("x", "x"), fair_queue.Ticket("y", "y")]
        for ticket in [*blocker, *tickets]:
            queue.enter(ticket)
        for ticket in blocker:
            queue.leave(ticket, 0.0)
        return [ticket.is_waiting for ticket in tickets]

    assert run(check()) == [False, True, False]


def test_the_more_an_address_asks_for_the_less_time_each_gets() -> None:
    async def seconds() -> list[float]:
        queue = FairQueue(1)
        tickets = [fair_queue.Ticket("greedy", str(n)) for n in range(100)] + [fair_queue.Ticket("modest", "0")]
        for ticket in tickets:
            queue.enter(ticket)
        return [queue.seconds_for(tickets[0]), queue.seconds_for(tickets[-1])]

    greedy, modest = run(seconds())
    assert greedy == fair_queue.ANSWER_SECONDS / 2 / 100
    assert modest == fair_queue.MOST_SECONDS


def test_whoever_gives_up_waiting_holds_up_nobody() -> None:
    done: list[str] = []

    async def come_and_go() -> None:
        queue = FairQueue(1)
        first = asyncio.create_task(work(queue, "a", "1", done))
        second = asyncio.create_task(work(queue, "b", "1", done))
        await asyncio.sleep(0)
        second.cancel()
        await first
        await work(queue, "c", "1", done)

    run(come_and_go(), 20)
    assert done == ["a/1", "c/1"]


def test_an_address_waits_for_so_many_things_at_once() -> None:
    async def ask() -> None:
        queue = FairQueue(1, most_waiting=2)
        tasks = [asyncio.create_task(work(queue, "a", "", [])) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Trouble, match="too-much-work"):
            await work(queue, "a", "", [])
        await work(queue, "b", "", [])
        await asyncio.gather(*tasks)

    run(ask(), 20)


def test_whoever_had_more_than_a_share_of_the_loop_waits_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(fair_queue, "monotonic", lambda: now)
    monkeypatch.setattr(fair_queue, "perf_counter", iter([0.0, 2.5]).__next__)
    time = LoopTime()
    with time.spent("a"):
        pass
    assert (time.debt("a"), time.debt("b")) == (2.5, 0.0)
    now += 5.0
    assert time.debt("a") == 2.5 - 5.0 * fair_queue.LOOP_SHARE
    now += 60.0
    assert time.debt("a") == 0.0


@pytest.mark.parametrize("name", registry.games())
def test_a_search_ends_with_its_time_and_answers_all_the_same(name: str) -> None:
    game = registry.game(name)
    match = Match(game, game.seats[0])
    bot = bots.make("search:20000", Generator(1), 0.01)
    assert bot.choose(match.position()) in match.legal()
    assert bot.budget.seconds == 0.01  # type: ignore[attr-defined]


# Through the public doors

THINKER = "search:20000"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    made = Process(str(tmp_path / "parlour.db"))
    yield made
    made.kill()


def from_elsewhere(url: str) -> Person:
    """Somebody at another address of this machine."""
    person = Person(url, "Bo")
    person.http = httpx.Client(
        base_url=url, timeout=PATIENCE_SECONDS, transport=httpx.HTTPTransport(local_address="127.0.0.2")
    )
    return person


def solo_table(person: Person, bot: str) -> str:
    game = registry.game(next(iter(registry.games())))
    seats = {str(seat): bot for seat in range(1, 3)}
    table = person.create(game.name, 3, bots=seats)
    person.start(table)
    return table


def test_many_tables_of_thinking_bots_do_not_stop_the_bots_of_another_address(server: Process) -> None:
    """A turn of the bots is over in a few seconds; it took more than a minute."""
    greedy = Person(server.url, "Ada")
    for place in [greedy.join(solo_table(greedy, THINKER)) for _ in range(22)]:
        while place.choices:
            place.play(place.choices[0])
    modest = from_elsewhere(server.url)
    place = modest.join(solo_table(modest, "expert"))
    while place.choices:
        place.play(place.choices[0])
    for _ in range(200):
        if place.choices or place.is_over:
            break
        place.receive()
    assert place.choices or place.is_over


def test_thinkers_end_when_their_server_is_killed(server: Process) -> None:
    person = Person(server.url, "Ada")
    place = person.join(solo_table(person, THINKER))
    while place.choices:
        place.play(place.choices[0])
    wait_until(lambda: len(descendants(server.process.pid)) >= 3)  # with those that the system's library starts
    thinkers = descendants(server.process.pid)
    server.kill()
    wait_until(lambda: not any(is_alive(pid) for pid in thinkers))


def descendants(pid: int) -> list[int]:
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:  # gone meanwhile
            continue
    children = [child for child, parent in parents.items() if parent == pid]
    return children + [found for child in children for found in descendants(child)]


def is_alive(pid: int) -> bool:
    """Or does nobody only ask for its exit code?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

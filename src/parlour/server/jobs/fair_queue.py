"""Thinking, replays and previews cost processor time; here it is shared out by address and then by table.

Whoever has had least goes first (start-time fair queueing): an address with many tables takes its turn among the
addresses, and each of its tables among them. The more an address asks for at once, the less time each piece gets.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic, perf_counter

from parlour.server.protocol.errors import Trouble

ANSWER_SECONDS = 5.0  # in which all that wait shall have had their turn
MOST_SECONDS = 2.0  # of one turn, for nobody else gets that processor meanwhile
LEAST_SECONDS = 0.02
LOOP_SHARE = 0.2  # of the event loop, for one address
LOOP_CREDIT_SECONDS = 0.5
MOST_DEBTORS = 10_000


class Ticket:
    def __init__(self, address: str, table: str) -> None:
        self.address = address
        self.table = table
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_waiting(self) -> bool:
        return not self.ready.done()


class FairQueue:
    """Lets so many work at once."""

    def __init__(self, slots: int, most_waiting: int = 1_000_000) -> None:
        self.slots = slots
        self.most_waiting = most_waiting  # of one address
        self.working = 0
        self.tickets: list[Ticket] = []  # of those who wait or work, in the order of coming
        self.used: dict[str | tuple[str, str], float] = {}  # seconds, of those who are here

    @asynccontextmanager
    async def turn(self, address: str, table: str = "") -> AsyncIterator[float]:
        """Wait for a turn; the seconds that it may take."""
        if sum(ticket.address == address for ticket in self.tickets) >= self.most_waiting:
            raise Trouble("too-many", "too-much-work")
        ticket = Ticket(address, table)
        self.enter(ticket)
        begun = None
        try:
            await ticket.ready
            begun = monotonic()
            yield self.seconds_for(ticket)
        finally:
            self.leave(ticket, monotonic() - begun if begun else 0.0)

    def enter(self, ticket: Ticket) -> None:
        """Whoever comes anew has had as much as the one here who has had least: nobody saves up."""
        others = [self.used[other.address] for other in self.tickets]
        self.used.setdefault(ticket.address, min(others, default=0.0))
        siblings = [self.used[place(other)] for other in self.tickets if other.address == ticket.address]
        self.used.setdefault(place(ticket), min(siblings, default=0.0))
        self.tickets.append(ticket)
        self.call_next()

    def leave(self, ticket: Ticket, seconds: float) -> None:
        self.tickets.remove(ticket)
        if not ticket.ready.cancelled():
            self.working -= 1
        for key in (ticket.address, place(ticket)):
            self.used[key] += seconds
        self.used = {key: self.used[key] for other in self.tickets for key in (other.address, place(other))}
        self.call_next()

    def call_next(self) -> None:
        while self.working < self.slots:
            waiting = [ticket for ticket in self.tickets if ticket.is_waiting]
            if not waiting:
                return
            at_work = [ticket for ticket in self.tickets if ticket.ready.done()]
            first = min(waiting, key=lambda ticket: self.rank(ticket, at_work))
            self.working += 1
            first.ready.set_result(None)

    def rank(self, ticket: Ticket, at_work: list[Ticket]) -> tuple[int, float, int, float]:
        """Those for whom nobody works yet come first, then those who have had least."""
        address = sum(other.address == ticket.address for other in at_work)
        table = sum(place(other) == place(ticket) for other in at_work)
        return address, self.used[ticket.address], table, self.used[place(ticket)]

    def seconds_for(self, ticket: Ticket) -> float:
        addresses = len({other.address for other in self.tickets})
        siblings = sum(other.address == ticket.address for other in self.tickets)
        share = ANSWER_SECONDS * self.slots / (addresses * siblings)
        return max(LEAST_SECONDS, min(MOST_SECONDS, share))


def place(ticket: Ticket) -> tuple[str, str]:
    return ticket.address, ticket.table


class LoopTime:
    """Work that is done on the event loop itself: whoever had more than a share of it waits until that is paid back."""

    def __init__(self) -> None:
        self.debts: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when that was so

    def debt(self, address: str) -> float:
        owed, at = self.debts.get(address, (0.0, 0.0))
        return max(0.0, owed - (monotonic() - at) * LOOP_SHARE)

    async def wait(self, address: str) -> None:
        while (over := self.debt(address) - LOOP_CREDIT_SECONDS) > 0:
            await asyncio.sleep(over / LOOP_SHARE)

    @contextmanager
    def spent(self, address: str) -> Iterator[None]:
        begun = perf_counter()
        try:
            yield
        finally:
            self.debts[address] = (self.debt(address) + perf_counter() - begun, monotonic())
            self.debts.move_to_end(address)
            if len(self.debts) > MOST_DEBTORS:
                self.debts.popitem(last=False)

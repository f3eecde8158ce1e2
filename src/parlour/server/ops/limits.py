"""How much of everything one may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

from msgspec import Struct

from parlour.server.protocol.errors import Trouble

MOST_ITERATIONS = 20_000  # of a search that somebody asks for, for each move


class Limits(Struct, frozen=True):
    frame_bytes: int = 16_384
    head_bytes: int = 32_768  # of a request, before its body
    body_bytes: int = 65_536
    record_bytes: int = 420_000
    messages_per_second: float = 20.0  # of a socket, and a burst of twice as many
    requests_per_second: float = 20.0  # of an address
    people_per_minute: float = 20.0
    tables_per_minute: float = 20.0
    codes_per_minute: float = 20.0
    cards_per_minute: float = 60.0  # card files that are read or looked at
    exports_per_minute: float = 4.0
    evenings_per_minute: float = 4.0
    open_tables: int = 50  # of an address
    sockets: int = 100  # of an address
    connections: int = 200  # of an address, for plain requests
    buffer_bytes: int = 262_144  # waiting for a slow reader
    join_seconds: float = 10.0
    silent_seconds: float = 75.0
    chat_lines: int = 5  # that somebody says at a table
    chat_seconds: float = 10.0  # within these
    solo_seconds: float = 6 * 3600.0  # then a match against bots alone ends that nobody goes on with
    absent_seconds: float = 60.0  # then others may decide about the seat or the table of somebody who is away
    head_seconds: float = 10.0  # till the head of a request is there
    body_seconds: float = 30.0  # till all of it is; and that nobody reads an answer


class Bucket:
    """Lets through a number a second, and twice as many at once after a rest."""

    __slots__ = ("last", "left", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.last = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.most, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """One bucket for each address."""

    MOST = 10_000

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.most)
            if len(self.buckets) > self.MOST:
                self.buckets.popitem(last=False)
        if not bucket.take():
            raise Trouble("too-many", "too-many-requests")

"""A server whose matches can be played again: `python -m tests.repeatable PORT STORE SEED-FILE`.

The file holds the seed of the test that runs now; the next table to start is the first of that seed.
Only this program knows such a thing: `parlour serve` has no seed, whatever it is told.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random

from parlour.cli.serve import store_url
from parlour.server.app import Config, serve
from parlour.server.ops.limits import Limits
from parlour.server.store.rows import SeatRow
from parlour.server.tables.randomness import Randomness

WIDE = Limits(
    messages_per_second=1000,
    requests_per_second=1000,
    people_per_minute=1000,
    tables_per_minute=1000,
    cards_per_minute=1000,
    open_tables=500,
)


class Repeatable(Randomness):
    def __init__(self, file: Path) -> None:
        self.file = file
        self.seed, self.tables = "", 0

    def secret(self) -> str:
        seed = self.file.read_text(encoding="utf-8")
        self.tables = self.tables + 1 if seed == self.seed else 1
        self.seed = seed
        return digest(seed, self.tables).hex()

    def shuffle(self, seats: list[SeatRow]) -> None:
        Random(digest(self.seed, self.tables, "seats")).shuffle(seats)

    def bot_seed(self, secret: str, moves: int) -> int:
        return int.from_bytes(digest(secret, moves)[:7], "big")


def digest(*parts: object) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()


def main(port: str, store: str, seed_file: str) -> None:
    serve(Config(store_url(store), port=int(port), limits=WIDE), Repeatable(Path(seed_file)))


if __name__ == "__main__":
    main(*sys.argv[1:])

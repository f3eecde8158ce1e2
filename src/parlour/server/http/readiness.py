"""Is this process of use to anybody now? `/readyz` tells a balancer, `/healthz` only that the process lives."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from parlour.server.protocol.api import Health
from parlour.server.protocol.errors import Trouble
from parlour.server.tables.tables import Tables

if TYPE_CHECKING:
    from parlour.server.jobs.cluster import Cluster

KEPT_SECONDS = 1.0  # however many ask, the store is written to once in that time


class Readiness:
    def __init__(self, tables: Tables, cluster: Cluster | None) -> None:
        self.tables = tables
        self.cluster = cluster
        self.known = Health("ok")
        self.found = -KEPT_SECONDS
        self.lock = asyncio.Lock()

    async def health(self) -> Health:
        async with self.lock:
            if monotonic() - self.found > KEPT_SECONDS:
                self.known = await self.look()
                self.found = monotonic()
        return self.known

    async def look(self) -> Health:
        try:
            await self.tables.writer.try_writing()
        except Trouble:
            return Health("no store")
        return Health("ok" if self.cluster is None or self.cluster.is_live else "no news")

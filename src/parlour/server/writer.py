"""Between the event loop and the store: many moves in one transaction, and nobody waits on the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from parlour.server.rows import Change
from parlour.server.store import Store

Result = TypeVar("Result")
Waiting = tuple[Change, asyncio.Future[None]]


class Writer:
    """One thread writes: whatever came while it was busy is the next transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = ThreadPoolExecutor(1, "parlour-write")
        self.readers = ThreadPoolExecutor(2, "parlour-read")
        self.waiting: list[Waiting] = []
        self.dues: dict[str, float | None] = {}
        self.busy = False
        self.closed = False

    async def commit(self, change: Change) -> None:
        """Returns when the change is kept; Conflict if another process was first."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((change, done))
        self.start()
        await done

    def set_due(self, table: str, due: float | None) -> None:
        """Soon; nobody waits for it."""
        self.dues[table] = due
        self.start()

    def start(self) -> None:
        if not self.busy and not self.closed:
            self.busy = True
            asyncio.get_running_loop().call_soon(self.write)

    def write(self) -> None:
        loop = asyncio.get_running_loop()
        batch, self.waiting = self.waiting, []
        dues, self.dues = self.dues, {}
        if self.closed:
            return
        future = loop.run_in_executor(self.threads, self.store.write, [change for change, _ in batch], dues)
        future.add_done_callback(lambda done: self.written(batch, done))

    def written(self, batch: list[Waiting], done: asyncio.Future[list[Exception | None]]) -> None:
        results: list[Any] = [done.exception()] * len(batch) if done.exception() else done.result()
        if self.waiting or self.dues:
            self.write()
        else:
            self.busy = False
        for (_, waiter), error in zip(batch, results, strict=True):
            if waiter.cancelled():
                continue
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)

    async def ask(self, question: Callable[..., Result], *arguments: Any) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.readers, question, *arguments)

    def close(self) -> None:
        self.closed = True
        self.threads.shutdown()
        self.readers.shutdown()
        self.store.close()

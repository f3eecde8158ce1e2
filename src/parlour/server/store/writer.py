"""Between the event loop and the store: many moves in one transaction, and nobody waits on the loop.

The store may be away for a while. Whoever waits is told so, and nobody waits for ever: what was being written then may
be kept or not, and the table has to look (`Tables.fall_behind`); what had only waited for its turn is not written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy.exc import InterfaceError, OperationalError

from parlour.server.ops import logs
from parlour.server.protocol.errors import away
from parlour.server.store.rows import Change
from parlour.server.store.store import Dues, Store

PATIENCE_SECONDS = 5.0
PAUSE_SECONDS = 0.5  # before dues that could not be written are tried again

Result = TypeVar("Result")
Waiting = tuple[Change, asyncio.Future[None]]


class Writer:
    """One thread writes: whatever came while it was busy is the next transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.threads = ThreadPoolExecutor(1, "parlour-write")
        self.readers = ThreadPoolExecutor(2, "parlour-read")
        self.waiting: list[Waiting] = []
        self.dues: Dues = {}
        self.busy = False
        self.hangs = False  # the store has not answered for a while
        self.closed = False

    async def commit(self, change: Change) -> None:
        """Returns when the change is kept; Conflict if another process was first, Trouble if the store is away."""
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
        timer = loop.call_later(PATIENCE_SECONDS, self.give_up, batch, future)
        future.add_done_callback(lambda done: self.written(batch, dues, done, timer))

    def give_up(self, batch: list[Waiting], writing: asyncio.Future[Any]) -> None:
        """The store does not answer: nobody waits longer, be it for the answer or for their turn."""
        if writing.done():
            return
        self.hangs = True
        late, self.waiting = [*batch, *self.waiting], []
        for _, waiter in late:
            if not waiter.done():
                waiter.set_exception(away())
        asyncio.get_running_loop().call_later(PATIENCE_SECONDS, self.give_up, [], writing)

    def written(
        self, batch: list[Waiting], dues: Dues, done: asyncio.Future[list[Exception | None]], timer: asyncio.TimerHandle
    ) -> None:
        timer.cancel()
        self.hangs = False
        *results, of_dues = done.result()
        if of_dues:
            logs.fault("the store could not be written to", of_dues)
            self.dues = {**dues, **self.dues}
            asyncio.get_running_loop().call_later(PAUSE_SECONDS, self.write)
        elif self.waiting or self.dues:
            self.write()
        else:
            self.busy = False
        for (_, waiter), error in zip(batch, results, strict=True):
            if waiter.done():
                continue
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error if not is_away(error) else away())

    async def ask(self, question: Callable[..., Result], *arguments: Any) -> Result:
        """What the store says; Trouble if it is away."""
        asked = asyncio.get_running_loop().run_in_executor(self.readers, question, *arguments)
        return await answer(asked)

    async def try_writing(self) -> None:
        """Returns when something was written."""
        await answer(asyncio.get_running_loop().run_in_executor(self.threads, self.store.try_writing))

    def close(self) -> None:
        self.closed = True
        self.threads.shutdown()
        self.readers.shutdown()
        self.store.close()


async def answer(asked: asyncio.Future[Result]) -> Result:
    try:
        return await asyncio.wait_for(asked, PATIENCE_SECONDS)
    except Exception as error:
        if not is_away(error):
            raise
        logs.fault("the store does not answer", error)
        raise away() from None


def is_away(error: Exception) -> bool:
    """Does the store not answer? That may pass."""
    return isinstance(error, (OperationalError, InterfaceError, TimeoutError))

"""An event loop of a test's own: the browser's tests leave one running in the thread that pytest works in."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result], seconds: float = 60) -> Result:
    """In a thread of its own, and not for ever."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, asyncio.wait_for(work, seconds)).result()

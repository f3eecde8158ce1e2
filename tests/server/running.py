"""What a test starts and does not stop is stopped right after it, so that nothing of it acts in a later test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Protocol


class Running(Protocol):
    def close(self) -> None: ...


begun: list[Running] = []  # and not closed


def begin(one: Running) -> None:
    begun.append(one)


def end(one: Running) -> None:
    if one in begun:
        begun.remove(one)


@contextmanager
def stopped_afterwards() -> Iterator[None]:
    """The last first; what fixtures began before is theirs to close."""
    before = list(begun)
    try:
        yield
    finally:
        with ExitStack() as stack:
            for one in [one for one in begun if one not in before]:
                stack.callback(one.close)

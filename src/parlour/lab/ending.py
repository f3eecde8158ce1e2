"""How the processes of the lab end when they are told to."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from parlour.bots import local
from parlour.bots.base import Bot, Generator

last_acts: list[Callable[[], None]] = []  # what this process does before it ends at once


@contextmanager
def if_ended(act: Callable[[], None]) -> Iterator[None]:
    """Do that if the process is told to end in the meantime."""
    last_acts.append(act)
    try:
        yield
    finally:
        last_acts.remove(act)


def end_when_told() -> None:
    """In a worker: end at once and quietly, with the programs it started and the files it was writing."""

    def end(*_: object) -> None:
        for act in tuple(last_acts):
            act()
        os._exit(130)

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)


@contextmanager
def seated(names: Iterable[str], generators: Iterable[Generator]) -> Iterator[list[Bot]]:
    """The bots of one match; programs end with it, and with the process, also while they are waited for at its end."""
    players: list[Bot] = []
    with if_ended(partial(local.strike, players)), local.seated(names, generators) as made:
        players += made
        yield players

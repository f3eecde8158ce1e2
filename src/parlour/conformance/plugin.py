"""What pytest learns where Parlour is installed: the clause marker, and that a test which never ends is told where."""

from __future__ import annotations

import faulthandler
import os
import sys
from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from parlour.engine import registry

SECONDS = "PARLOUR_TEST_SECONDS"  # set by `parlour conform`
AWAKE = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*ids): the rules a test is about")
    if os.environ.get(SECONDS):
        config.stash[AWAKE] = os.dup(sys.stderr.fileno())  # while a test runs, pytest keeps what is written there


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Rules that never return would keep the suite waiting: their call is interrupted, or it ends, with the lines."""
    seconds = float(os.environ.get(SECONDS) or 0)
    if seconds:
        faulthandler.dump_traceback_later(seconds, file=item.config.stash[AWAKE], exit=True)
    try:
        with registry.watched(ends=False) if seconds else nullcontext():
            return (yield)
    finally:
        if seconds:
            faulthandler.cancel_dump_traceback_later()

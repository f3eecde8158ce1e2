"""Whoever was watched goes on as if nobody had looked."""

from __future__ import annotations

import subprocess
import sys

PROFILED = """
import cProfile
from parlour.engine.watchdog import watched

def called():
    return 1

with watched(()):
    pass
profile = cProfile.Profile()
assert profile.runcall(lambda: sum(called() for _ in range(1000))) == 1000
"""


def test_what_was_watched_can_be_profiled() -> None:
    subprocess.run([sys.executable, "-c", PROFILED], check=True, timeout=60)

"""What two processors gain over one, by the clock: pairs turn about, and who else was at work meanwhile."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable
from pathlib import Path

STAT = Path("/proc/stat")
BAR = 1.7


def compare(name: str, work: Callable[[int], float], rounds: int) -> None:
    """Print by how much two do more than one; `work` does some work with so many and returns how much it was."""
    gains, dearer = [], []
    begin, busy, own = time.perf_counter(), busy_seconds(), own_seconds()
    for _ in range(rounds):
        one, two = rates(work, 1), rates(work, 2)
        gains.append(two[0] / one[0])
        dearer.append(one[1] / two[1])
    others = (busy_seconds() - busy - (own_seconds() - own)) / (time.perf_counter() - begin)
    shown = ", ".join(f"{gain:.2f}" for gain in sorted(gains))
    held = "held" if middle(gains) >= BAR else "MISSED"
    print(
        f"{name:<10} two do {middle(gains):.2f} × one (bar {BAR}: {held}; {shown}) with {middle(dearer):.2f} × the "
        f"processor time for the same work; others used {max(0.0, others):.1f} of {os.cpu_count()} processors",
        flush=True,
    )


def rates(work: Callable[[int], float], workers: int) -> tuple[float, float]:
    """How much was done in a second, and in a second of processor time."""
    begin, own = time.perf_counter(), own_seconds()
    done = work(workers)
    return done / (time.perf_counter() - begin), done / (own_seconds() - own)


def own_seconds() -> float:
    """The processor time of this process and of those that it started and that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def busy_seconds() -> float:
    """How long the processors of this machine have been at work, for anybody; only Linux tells."""
    if not STAT.exists():
        return 0.0
    ticks = [int(word) for word in STAT.read_text().splitlines()[0].split()[1:9]]
    return (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK")  # without idle and waiting for disks


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]

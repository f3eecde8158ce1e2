"""Many jobs on many processors, of this machine or of a cluster. Where a job runs does not change its result."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from parlour.bots import outside

BATCHES_EACH = 60  # for a worker: few enough to cost little, many enough to see the progress

Job = TypeVar("Job")
Result = TypeVar("Result")
Batch = Callable[[list[Any]], list[Any]]


@dataclass(frozen=True)
class Crew:
    """Who does the work: processes of this machine, or a Ray cluster (its address, "" for the usual one)."""

    workers: int = 1
    cluster: str | None = None

    def do(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Iterator[tuple[Job, Result]]:
        """Every job with its result, in the order in which they are done. `work` must be a function of a module."""
        run = partial(run_batch, work)
        if self.cluster is not None:
            from parlour.lab import cluster

            yield from cluster.results(self.cluster, run, jobs)
        elif self.workers == 1 or len(jobs) < 2:
            for job in jobs:
                yield job, work(job)
        else:
            yield from local_results(run, batches(jobs, self.workers), self.workers)


ALONE = Crew()


def run_batch(work: Callable[[Any], Any], jobs: list[Any]) -> list[tuple[Any, Any]]:
    return [(job, work(job)) for job in jobs]


def batches(jobs: Sequence[Job], workers: int) -> list[list[Job]]:
    size = max(1, len(jobs) // (workers * BATCHES_EACH))
    return [list(jobs[first : first + size]) for first in range(0, len(jobs), size)]


def local_results(run: Batch, parts: list[list[Any]], workers: int) -> Iterator[tuple[Any, Any]]:
    strangers = set(multiprocessing.active_children())
    with ProcessPoolExecutor(min(workers, len(parts)), initializer=end_when_told) as pool:
        tasks = [pool.submit(run, part) for part in parts]
        try:
            for task in as_completed(tasks):
                yield from task.result()
        except BaseException:  # an interruption does not wait for thoughts to end
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - strangers:
                process.terminate()
            raise


def end_when_told() -> None:
    """In a worker: end at once and quietly, with the programs it started."""

    def end(*_: object) -> None:
        outside.kill_all()
        os._exit(130)

    signal.signal(signal.SIGINT, end)
    signal.signal(signal.SIGTERM, end)

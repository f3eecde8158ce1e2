"""Many jobs on many processors, of this machine or of a cluster. Where a job runs does not change its result."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from parlour.engine.errors import ParlourError
from parlour.engine.registry import watched
from parlour.lab import ending

BATCHES_EACH = 60  # for a worker: few enough to cost little, many enough to see the progress
LARGEST_BATCH = 8  # of jobs, so that an interruption loses little
END_SECONDS = 2.0  # for a worker that was told to end

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
            with watched():
                for job in jobs:
                    yield job, work(job)
        else:
            yield from local_results(run, batches(jobs, self.workers), self.workers)


ALONE = Crew()


def run_batch(work: Callable[[Any], Any], jobs: list[Any]) -> list[tuple[Any, Any]]:
    return [(job, work(job)) for job in jobs]


def batches(jobs: Sequence[Job], workers: int) -> list[list[Job]]:
    size = min(LARGEST_BATCH, max(1, len(jobs) // (workers * BATCHES_EACH)))
    return [list(jobs[first : first + size]) for first in range(0, len(jobs), size)]


def local_results(run: Batch, parts: list[list[Any]], workers: int) -> Iterator[tuple[Any, Any]]:
    """Processes with a pipe each, and no threads: so an interruption can end them at any moment."""
    left = deque(parts)
    team: dict[Connection, BaseProcess] = {}
    waiting: dict[Connection, int] = {}  # how many parts each has been given
    try:
        for _ in range(min(workers, len(parts))):
            pipe, process = start_worker(run, list(team))
            team[pipe] = process
            waiting[pipe] = 0
        feed(waiting, left)
        while busy := [pipe for pipe, count in waiting.items() if count]:
            ready = set(wait(busy))
            for pipe in [pipe for pipe in team if pipe in ready]:
                found = answer(pipe)
                waiting[pipe] -= 1
                feed(waiting, left)
                yield from found
    finally:
        end_all(team.values())


def feed(waiting: dict[Connection, int], left: deque[list[Any]]) -> None:
    """Give every worker a part, and one in reserve so that it need not wait for the next.

    Not in reserve towards the end, when one worker would have two parts and another none.
    """
    for most in (1, 2):
        for pipe, count in waiting.items():
            if count < most and len(left) > (most - 1) * 2 * len(waiting):
                waiting[pipe] = count + 1
                with suppress(OSError):  # that a worker died is told where its answer is read
                    pipe.send(left.popleft())


def start_worker(run: Batch, others: list[Connection]) -> tuple[Connection, BaseProcess]:
    pipe, far = multiprocessing.Pipe()
    process = multiprocessing.Process(target=serve, args=(run, far, [*others, pipe]), daemon=True)
    process.start()
    far.close()
    return pipe, process


def answer(pipe: Connection) -> list[tuple[Any, Any]]:
    try:
        found: list[tuple[Any, Any]] | Exception = pipe.recv()
    except EOFError:
        raise ParlourError("a worker process died") from None
    if isinstance(found, Exception):
        raise found
    return found


def serve(run: Batch, pipe: Connection, others: list[Connection]) -> None:
    """In a worker: do what comes through the pipe until nobody is there any more."""
    ending.end_when_told()
    for other in others:  # inherited; as long as they are open here, their workers would not see their master end
        other.close()
    with suppress(EOFError, OSError), watched():
        while True:
            part = pipe.recv()
            try:
                pipe.send(run(part))
            except Exception as error:
                pipe.send(error)


def end_all(processes: Iterable[BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(END_SECONDS)
        process.kill()  # does nothing to one that has ended
        process.join()

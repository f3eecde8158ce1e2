"""Work spread over processes: every result, every complaint, and nobody left behind."""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from multiprocessing.connection import Connection

import pytest

from parlour.engine.errors import BadSetup, ParlourError
from parlour.lab.workers import LARGEST_BATCH, Crew, batches, feed


def square(number: int) -> int:
    return number * number


def complain(number: int) -> int:
    raise BadSetup(f"no {number}")


def die(number: int) -> int:
    os._exit(number)


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_every_job_has_its_result(workers: int) -> None:
    assert dict(Crew(workers).do(square, range(50))) == {number: number * number for number in range(50)}
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_job_complains_about_is_told(workers: int) -> None:
    with pytest.raises(BadSetup, match="no 3"):
        list(Crew(workers).do(complain, [3, 3]))
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(ParlourError, match="died"):
        list(Crew(2).do(die, [1, 2]))


def test_who_stops_listening_leaves_nobody_working() -> None:
    results = Crew(2).do(square, range(1000))
    next(iter(results))
    results.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_batches_hold_every_job_and_stay_small() -> None:
    parts = batches(range(100_000), 2)
    assert [job for part in parts for job in part] == list(range(100_000))
    assert max(map(len, parts)) <= LARGEST_BATCH
    assert batches([1, 2], 8) == [[1], [2]]


def test_workers_have_a_part_in_reserve_but_not_towards_the_end() -> None:
    (a, _far_a), (b, _far_b) = multiprocessing.Pipe(), multiprocessing.Pipe()
    given: dict[Connection, int] = {a: 0, b: 0}
    left = deque([[number] for number in range(9)])
    feed(given, left)
    assert (list(given.values()), len(left)) == ([2, 2], 5)
    given[a] = 0
    feed(given, left)
    assert (list(given.values()), len(left)) == ([1, 2], 4)
    feed(given, left)
    assert (list(given.values()), len(left)) == ([1, 2], 4)

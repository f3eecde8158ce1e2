"""Runs the jobs: several at once, each once, and says how far it is. Stopped at any moment, it goes on where it was."""

from __future__ import annotations

import multiprocessing
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TextIO

from parlour_compile.worker import Job, work

SECONDS_BETWEEN_LINES = 4.0
MOST_ERRORS = 12
ERROR = re.compile(r"^(\S+\.(?:py|pxd|c)):(\d+):(\d+): (.*)$")

Say = Callable[[str], None]


class Failed(Exception):
    """What the compilers said, shortened."""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def alone(folder: Path, say: Say) -> Iterator[None]:
    """Two compiles at once would do everything twice; the second waits, and finds it done."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w", encoding="utf-8") as file:
        lock(file, say)
        yield


def lock(file: TextIO, say: Say) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        return
    waited = 0
    while True:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return
        except OSError:
            if waited % 4 == 0:
                say("another compile is at work here; waiting for it")
            waited += 1
            time.sleep(1)


class Schedule:
    def __init__(self, jobs: list[Job], processes: int, say: Say) -> None:
        self.waiting = [job for job in jobs if not job.is_done]
        self.total = len(self.waiting)
        self.processes = processes
        self.say = say
        self.running: dict[BaseProcess, Job] = {}
        self.spoke = time.monotonic()

    @property
    def left(self) -> int:
        return len(self.waiting) + len(self.running)

    def run(self) -> None:
        """Failed as soon as one module cannot be compiled."""
        if not self.total:
            return
        import_cython()  # once; the processes are forked where that is possible
        began = time.monotonic()
        self.say(f"compiling {self.total} modules, {self.processes} at once")
        try:
            while self.left:
                self.start_more()
                self.wait()
        finally:
            self.stop()
        self.say(f"compiled {self.total} modules in {time.monotonic() - began:.0f} s")

    def start_more(self) -> None:
        context = multiprocessing.get_context("fork" if os.name == "posix" and os.uname().sysname == "Linux" else None)
        while self.waiting and len(self.running) < self.processes:
            job = self.waiting.pop(0)
            process = context.Process(target=work, args=(job,), daemon=False)
            process.start()
            self.running[process] = job

    def wait(self) -> None:
        rest = max(0.0, self.spoke + SECONDS_BETWEEN_LINES - time.monotonic())
        connection.wait([process.sentinel for process in self.running], rest)
        for process in [process for process in self.running if not process.is_alive()]:
            self.finish(process)
        if self.left and time.monotonic() >= self.spoke + SECONDS_BETWEEN_LINES:
            self.spoke = time.monotonic()
            self.say(f"{self.left} of {self.total} modules left to compile")

    def finish(self, process: BaseProcess) -> None:
        job = self.running.pop(process)
        process.join()
        if process.exitcode == 130:
            raise KeyboardInterrupt
        if process.exitcode:
            raise Failed(f"{job.name} was not compiled:\n{shortened(job.log)}")

    def stop(self) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.join()


def import_cython() -> None:
    import Cython.Compiler.Main
    import Cython.Compiler.Pipeline  # noqa: F401


def shortened(log: Path) -> str:
    """Each error in a line, the first of them; the log has their surroundings."""
    text = log.read_text(encoding="utf-8", errors="replace")
    errors = list(dict.fromkeys(line for line in text.splitlines() if ERROR.match(line) and "warning" not in line))
    if not errors:
        return "\n".join(text.splitlines()[-MOST_ERRORS:])
    more = [f"and {len(errors) - MOST_ERRORS} more"] if len(errors) > MOST_ERRORS else []
    return "\n".join([*errors[:MOST_ERRORS], *more, f"(all of it in {log})"])

"""A watchdog: rules that never return must not keep everybody waiting for ever.

A thread looks at the stack of the one it watches. A call of a game that is still the same after seconds of processor
time gets an exception, which names the line as any other of a game does. Where only compiled code runs there is no
line: after minutes the process ends, and says where it was called.
"""

from __future__ import annotations

import ctypes
import faulthandler
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from parlour.engine import kit
from parlour.engine.errors import Endless

SECONDS = "PARLOUR_CALL_SECONDS"  # how long a call may take; 0: nobody watches
LONGEST_CALL = 20.0  # usually
LONGEST_COMPILED = 300.0
TICK = 0.25
ERRORS = 2  # the file of standard error, whatever stands in for it
TRIES = 3  # a loop may swallow exceptions


class NeverReturned(Endless):
    """A call of the game is still running."""

    def __init__(self) -> None:
        super().__init__("the call does not return: is there a loop without an end?")


@contextmanager
def watched(folders: tuple[Path, ...], ends: bool = True) -> Iterator[None]:
    """Watch what this thread does; games lie in these folders. Nobody `ends` the process if somebody else does."""
    seconds = float(os.environ.get(SECONDS) or LONGEST_CALL)
    if seconds <= 0:
        yield
        return
    watchdog = Watchdog(folders, seconds, ends)
    watchdog.start()
    try:
        yield
    finally:
        watchdog.stop()


class Watchdog(threading.Thread):
    def __init__(self, folders: tuple[Path, ...], seconds: float, ends: bool) -> None:
        super().__init__(name="watchdog", daemon=True)
        self.own = tuple(f"{folder}{os.sep}" for folder in (*folders, *kit.__path__))
        self.seconds = seconds
        self.ends = ends
        self.watched = threading.get_ident()
        self.ended = threading.Event()
        self.since: dict[FrameType, float] = {}  # processor time when a frame was first seen
        self.step: tuple[FrameType, int] | None = None  # of Python code, and
        self.step_since = 0.0
        self.tries = 0

    def run(self) -> None:
        while not self.ended.wait(TICK):
            self.look()

    def stop(self) -> None:
        self.ended.set()
        self.join()
        if self.ends:
            faulthandler.cancel_dump_traceback_later()
        if self.tries:  # else nothing can have come too late, and asking leaves CPython 3.11 looking for it for ever
            raise_in(self.watched, None)
        self.since, self.step = {}, None

    def look(self) -> None:
        if self.ends:  # compiled code may never let this thread look
            faulthandler.dump_traceback_later(LONGEST_COMPILED, file=ERRORS, exit=True)
        now, stack = processor_seconds(self.watched), stack_of(self.watched)
        self.since = {frame: self.since.get(frame, now) for frame in stack}
        if any(now - since >= self.seconds for frame, since in self.since.items() if self.is_games(frame)):
            self.interrupt(stack, now)
        elif stack and self.ends:
            self.look_at_step(stack[-1], now)

    def look_at_step(self, innermost: FrameType, now: float) -> None:
        step = (innermost, innermost.f_lasti)
        if step != self.step:
            self.step, self.step_since = step, now
        elif now - self.step_since >= LONGEST_COMPILED:
            give_up()

    def is_games(self, frame: FrameType) -> bool:
        """The game's own tests may take as long as they like."""
        path = frame.f_code.co_filename
        return path.startswith(self.own) and f"{os.sep}tests{os.sep}" not in path

    def interrupt(self, stack: list[FrameType], now: float) -> None:
        if self.tries == TRIES and self.ends:
            give_up()
        self.tries += 1
        self.since = dict.fromkeys(stack, now)
        raise_in(self.watched, NeverReturned)


def stack_of(thread: int) -> list[FrameType]:
    """The frames, outermost first."""
    frame, found = sys._current_frames().get(thread), []
    while frame is not None:
        found.append(frame)
        frame = frame.f_back
    return found[::-1]


def processor_seconds(thread: int) -> float:
    """Of the thread, where the system tells; else of the process. Who waits, or is debugged, takes none."""
    if hasattr(time, "pthread_getcpuclockid"):
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return time.process_time()


def raise_in(thread: int, error: type[BaseException] | None) -> None:
    """At the next step of its Python code; nothing takes back what was not raised yet."""
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), ctypes.py_object(error) if error else None)


def give_up() -> None:
    os.write(ERRORS, b"parlour: a call does not return and cannot be interrupted; it was called here:\n")
    faulthandler.dump_traceback(ERRORS)
    os._exit(1)

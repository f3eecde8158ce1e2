"""Players outside Parlour: a program that reads and writes lines, or a Python function. See docs/bots.md.

Whatever they do, the match goes on: no answer, a wrong one or a crash becomes a random move and a sentence in `faults`.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from shutil import which
from threading import Thread, current_thread, main_thread
from typing import IO, Any, Protocol

from parlour.bots.base import Generator
from parlour.engine.errors import BadSetup
from parlour.engine.match import Position, normal

USUAL_SECONDS = 5.0
START_SECONDS = 5.0  # more for the first answer of a match, in which the program starts
END_SECONDS = 0.5  # for a program to end after its input has
LISTEN_SECONDS = 0.1  # for more lines after a wrong one
MOST_STARTS = 4  # in one match
LONGEST_LINE = 65536
SHORT = 120  # how much of a wrong answer is quoted
LONG = 300  # and of what went wrong before there could be any

Request = dict[str, Any]


class Fault(Exception):
    """Why there is no move; the sentence goes on from the player's name."""


class Source(Protocol):
    seconds: float

    def ask(self, request: Request) -> str:
        """The text of a move, or Fault."""

    def listen(self) -> None:
        """After a wrong answer: hear out whatever else there is, so that it does not answer the next request."""

    def close(self) -> None: ...

    def strike(self) -> None:
        """For a process that ends at once: in a signal handler nobody may wait."""


class Outside:
    """A bot whose moves come from elsewhere."""

    def __init__(self, name: str, source: Source, generator: Generator) -> None:
        self.name = name
        self.source = source
        self.generator = generator
        self.faults: list[str] = []
        self.asked = 0
        self.last_fault = ""

    def choose(self, position: Position) -> str:
        legal = position.legal()
        try:
            answer = self.source.ask(self.request(position, legal))
            self.last_fault = ""
            return find_move(answer, legal)
        except Fault as fault:
            self.source.listen()
            self.last_fault = str(fault)
            self.faults.append(f"{self.name} {fault}")
            return legal[self.generator.below(len(legal))]

    def sign(self, position: Position) -> str:
        return ""

    def request(self, position: Position, legal: list[str]) -> Request:
        self.asked += 1
        view = position.view()
        asked = {
            "decision": self.asked,
            "game": position.game.name,
            "players": view.players,
            "seat": position.seat,
            "seconds": self.source.seconds,
            "random": self.generator.below(2**31),
            "legal": legal,
            "view": view.to_dict(),
        }
        return asked | {"fault": self.last_fault} if self.last_fault else asked

    def close(self) -> None:
        self.source.close()


def find_move(answer: object, legal: list[str]) -> str:
    """The legal move that the answer means, in any case and with any spaces."""
    if not isinstance(answer, str):
        raise Fault(f"answered {quoted(answer)}, which is no text")
    known = {normal(text): text for text in legal}
    move = known.get(normal(answer))
    if move is None:
        raise Fault(f"answered {quoted(answer)}, which is no legal move")
    return move


def quoted(answer: object) -> str:
    text = repr(answer)
    return text if len(text) <= SHORT else text[:SHORT] + "…"


class Function:
    """A Python function that gets the request as a dictionary and returns the text of a move."""

    def __init__(self, function: Callable[[Request], str], seconds: float = USUAL_SECONDS) -> None:
        self.function = function
        self.seconds = seconds
        self.thread: Thread | None = None

    def ask(self, request: Request) -> str:
        if self.thread and self.thread.is_alive():  # nobody can stop a thread; the match does not wait for it
            raise Fault("is still busy with an earlier move")
        answers: SimpleQueue[Any] = SimpleQueue()
        self.thread = Thread(target=self.call, args=(request, answers), daemon=True)
        self.thread.start()
        try:
            answer = answers.get(timeout=self.seconds)
        except Empty:
            raise Fault(f"gave no answer within {self.seconds:g} s") from None
        if isinstance(answer, BaseException):
            raise Fault(f"raised {type(answer).__name__}: {answer}"[:SHORT])
        return answer  # type: ignore[no-any-return]  # find_move looks at it

    def call(self, request: Request, answers: SimpleQueue[Any]) -> None:
        try:
            answers.put(self.function(request))
        except BaseException as error:
            answers.put(error)

    def listen(self) -> None:
        pass

    def close(self) -> None:
        pass

    def strike(self) -> None:
        pass


class Program:
    """A child process: one line of JSON in, one line with a move out. It ends with the match."""

    def __init__(self, command: list[str], seconds: float = USUAL_SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.running: Running | None = None
        self.starts = 0

    def ask(self, request: Request) -> str:
        patience = self.seconds
        if self.running is None:
            patience += START_SECONDS if self.starts == 0 else 0
            with signals_later():
                self.running = self.start()
        try:
            return self.running.ask(json.dumps(request), patience, self.seconds)
        except Fault:
            self.running.kill()
            self.running = None
            raise

    def start(self) -> Running:
        if self.starts >= MOST_STARTS:
            raise Fault(f"broke down {MOST_STARTS} times and is not started again in this match")
        self.starts += 1
        try:
            return Running(self.command)
        except OSError as error:
            raise Fault(f"does not start: {error.strerror}") from None

    def listen(self) -> None:
        if self.running:
            self.running.listen()

    def close(self) -> None:
        if self.running:
            self.running.end()
        self.running = None

    def strike(self) -> None:
        if self.running:
            self.running.strike()


class Running:
    """A started program. Two threads move the lines, so that neither a full pipe nor silence can hold up the match."""

    def __init__(self, command: list[str]) -> None:
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  closed in `end`
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, start_new_session=True
        )
        assert self.process.stdin
        assert self.process.stdout
        self.requests: SimpleQueue[str | None] = SimpleQueue()
        self.answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=write_lines, args=(self.process.stdin, self.requests), daemon=True).start()
        Thread(target=read_lines, args=(self.process.stdout, self.answers), daemon=True).start()

    def ask(self, request: str, patience: float, seconds: float) -> str:
        self.requests.put(request)
        try:
            line = self.answers.get(timeout=patience)
        except Empty:
            raise Fault(f"gave no answer within {seconds:g} s") from None
        if not line:
            raise Fault(self.why_ended())
        if not line.endswith(b"\n"):
            raise Fault("answered a line without an end")
        return line.decode(errors="replace").strip()

    def listen(self) -> None:
        with contextlib.suppress(Empty):
            while self.answers.get(timeout=LISTEN_SECONDS):
                pass
            self.answers.put(b"")  # it has ended; the next request finds out

    def why_ended(self) -> str:
        try:
            status = self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        said = self.last_words()
        return f"ended with status {status}" + (f": {said}" if said else "")

    def last_words(self) -> str:
        """The last line it wrote to its standard error, where a traceback says what happened."""
        self.errors.seek(max(0, self.errors.seek(0, os.SEEK_END) - 2000))
        lines = self.errors.read().decode(errors="replace").split("\n")
        return next((line.strip()[:SHORT] for line in reversed(lines) if line.strip()), "")

    def end(self) -> None:
        """Close its input; a program that does not end by itself is killed, with all that it started."""
        self.requests.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(END_SECONDS)
        self.kill()

    def kill(self) -> None:
        self.strike()
        self.process.wait()
        self.errors.close()

    def strike(self) -> None:
        """Kill without waiting for the end."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


@contextlib.contextmanager
def signals_later() -> Iterator[None]:
    """For the moment in which a program runs already, but whoever has to end it does not know of it yet."""
    came: list[int] = []
    numbers = (signal.SIGINT, signal.SIGTERM) if current_thread() is main_thread() else ()
    before = {number: handler for number in numbers if callable(handler := signal.getsignal(number))}
    for number in before:
        signal.signal(number, lambda number, _: came.append(number))
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for late in came:
            signal.raise_signal(late)


def write_lines(pipe: IO[bytes], requests: SimpleQueue[str | None]) -> None:
    with contextlib.suppress(OSError, ValueError), pipe:
        while (request := requests.get()) is not None:
            pipe.write(request.encode() + b"\n")
            pipe.flush()


def read_lines(pipe: IO[bytes], answers: SimpleQueue[bytes]) -> None:
    """Every line, and an empty one when there are no more."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE):
            answers.put(line)
    answers.put(b"")


# By name


def is_outside(name: str) -> bool:
    return name.partition(":")[0].partition("@")[0] in ("program", "python")


def make(name: str, generator: Generator) -> Outside:
    """`program:COMMAND` or `python:MODULE:FUNCTION`; `program@2:COMMAND` has two seconds for a move."""
    kind, _, what = name.partition(":")
    kind, _, limit = kind.partition("@")
    seconds = read_seconds(limit) if limit else USUAL_SECONDS
    if kind == "program":
        return Outside(name, Program(find_program(what), seconds), generator)
    return Outside(name, Function(import_function(what), seconds), generator)


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise BadSetup(f"a bot has a number of seconds for a move, not {text!r}")
    return seconds


def find_program(text: str) -> list[str]:
    """The command; a Python file is run by the Python that runs Parlour."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadSetup(f"program {text!r}: {error}") from None
    if not words:
        raise BadSetup("program: which? For example program:./my_bot.py")
    if words[0].endswith(".py"):
        if not Path(words[0]).is_file():
            raise BadSetup(f"there is no program {words[0]}")
        return [sys.executable, *words]
    found = which(words[0])
    if found is None:
        raise BadSetup(f"there is no program {words[0]} that can be run")
    return [found, *words[1:]]


def import_function(text: str) -> Callable[[Request], str]:
    """`module:function`; the module may be a file in the folder one is in."""
    module_name, _, function_name = text.partition(":")
    if not module_name or not function_name:
        raise BadSetup("python: which? For example python:my_bot:choose")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        function: Any = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:  # somebody else's code: it can do anything
        raise BadSetup(f"python {module_name!r}: {type(error).__name__}: {error}"[:LONG]) from None
    for part in function_name.split("."):
        function = getattr(function, part, None)
    if not callable(function):
        raise BadSetup(f"python: {module_name} has no function {function_name}")
    checked: Callable[[Request], str] = function
    return checked

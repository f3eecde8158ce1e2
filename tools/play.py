"""Starts the table as `make play` does: at once, and compiles in the background what is not compiled yet.

    .venv/bin/python -m tools.play [arguments of `parlour serve`]

What an earlier start has compiled is put in its place before the server starts, whole or not at all; a running server
never sees half of it. Ctrl-C ends both; the next start goes on where this one was.
"""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from typing import IO

from parlour_compile import building
from parlour_compile.project import ROOT, Project, Refused
from tools import install

SERVE = ("-m", "parlour", "serve")
PLAYER = ("--host", "0.0.0.0", "--browse")
COMPILE = (sys.executable, "-m", "parlour_compile", "--stage")
ENDED = (0, 130, -signal.SIGINT)


def is_compiled(project: Project) -> bool:
    """Puts in place what is ready. What cannot be compiled as it is written is told by the compile itself."""
    try:
        return building.settle(project, project.source)
    except Refused:
        return False


class Background:
    """The compile: first its own packages, then the modules, at low priority."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        self.is_over = False
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    def work(self) -> None:
        try:
            packages = install.Step("fetching the compiler for the rules", *install.PIP, "-r", install.BUILD)
            install.wait(packages, say=tell)
        except install.Missing as error:
            if not self.is_over:
                tell(f"the rules stay as they are, only slower: {error}")
            return
        if self.compile() == 0:
            tell("the rules are compiled: the next start is faster")

    def compile(self) -> int:
        if self.is_over:
            return 1
        self.process = subprocess.Popen(COMPILE, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout
        pass_on(self.process.stdout)
        return self.process.wait()

    def stop(self) -> None:
        self.is_over = True
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.thread.join(20)


def pass_on(lines: IO[str]) -> None:
    for line in lines:
        tell(line.rstrip().removeprefix("parlour: "))


def tell(line: str) -> None:
    """At a terminal in one place, below the invitation; elsewhere a line each."""
    if sys.stdout.isatty():
        print(f"\r\x1b[Kparlour: {line}", end="\r", flush=True)
    else:
        print(f"parlour: {line}", flush=True)


def main(arguments: list[str]) -> int:
    is_ready = is_compiled(Project())
    install.say(f"starting the table, {'compiled' if is_ready else 'not compiled yet'}")
    server = subprocess.Popen([sys.executable, *SERVE, *(arguments or PLAYER)], cwd=ROOT)
    signal.signal(signal.SIGINT, lambda *_: None)  # the server hears it too, and ends in its own way
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    background = None if is_ready else Background()
    status = server.wait()
    if background:
        background.stop()
    return 0 if status in ENDED else status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""PostgreSQL and Redis for the tests: Debian's programs, started on ports of their own and stopped afterwards."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
import pytest
from tests.needs import POSTGRES, REDIS
from tests.ports import free_port
from tests.server.table_client import PATIENCE_SECONDS, can_connect, wait_until


def as_other_user(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return (
        ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command] if os.getuid() == 0 else command
    )


class Program:
    """A program that can be frozen, killed and started again, on the same port with what it had stored."""

    def __init__(self, command: list[str], address: str, is_up: Callable[[], bool]) -> None:
        self.command = command
        self.address = address
        self.is_up = is_up
        self.start()

    def start(self) -> None:
        self.launch()
        wait_until(self.is_started)

    def launch(self) -> None:
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, stdout=quiet, stderr=quiet, cwd="/")

    def is_started(self) -> bool:
        """PostgreSQL gives up while a process of the one that was killed still has its memory; so it is tried again."""
        if self.process.poll() is not None:
            self.launch()
        return self.is_up()

    def freeze(self) -> None:
        self.send(signal.SIGSTOP)

    def thaw(self) -> None:
        self.send(signal.SIGCONT)

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.process.wait()

    def send(self, number: signal.Signals) -> None:
        """Also to the processes under it: those of PostgreSQL serve a connection each."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        for process in (self.process.pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, number)

    def stop(self) -> None:
        if self.process.poll() is None:
            self.thaw()
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE_SECONDS)


@contextmanager
def postgres_program() -> Iterator[Program]:
    """What it stores need not outlive the machine: it waits for no disk."""
    if not POSTGRES:
        pytest.skip("PostgreSQL is not installed")
    data, port = Path(tempfile.mkdtemp(prefix="parlour-postgres-")), free_port()
    if os.getuid() == 0:
        shutil.chown(data, "postgres", "postgres")
    programs = POSTGRES.parent
    initdb = [str(programs / "initdb"), "-D", str(data), "-U", "parlour", "--auth=trust", "--no-sync"]
    subprocess.run(as_other_user(initdb), check=True, stdout=subprocess.DEVNULL, cwd="/")
    command = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", "", "-F"]
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    address = f"postgresql://parlour@127.0.0.1:{port}/postgres"
    program = Program(as_other_user(command), address, lambda: subprocess.run(ready, check=False).returncode == 0)
    try:
        yield program
    finally:
        program.stop()
        shutil.rmtree(data, ignore_errors=True)


@contextmanager
def redis_program() -> Iterator[Program]:
    if not REDIS:
        pytest.skip("Redis is not installed")
    port = free_port()
    command = [str(REDIS), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    program = Program(command, f"redis://127.0.0.1:{port}/0", lambda: can_connect(port))
    try:
        yield program
    finally:
        program.stop()


@contextmanager
def database(program: Program) -> Iterator[str]:
    """An empty one in a PostgreSQL that runs: nobody else looks into it."""
    name = f"parlour_{secrets.token_hex(6)}"
    with psycopg.connect(program.address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        yield program.address.removesuffix("postgres") + name
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")  # killed servers do not say goodbye

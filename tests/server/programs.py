"""PostgreSQL and Redis for the tests: Debian's programs, started on ports of their own and stopped afterwards."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.table_client import can_connect, free_port, wait_until

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))[-1:]
REDIS = shutil.which("redis-server")


def missing(what: str) -> None:
    warnings.warn(f"{what} is not installed: the table is not tested on it", stacklevel=2)
    pytest.skip(f"NOT TESTED: {what} is not installed")


def as_other_user(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return (
        ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command] if os.getuid() == 0 else command
    )


@contextmanager
def postgres() -> Iterator[str]:
    """Its address. What it stores need not outlive it: it waits for no disk."""
    if not POSTGRES:
        missing("PostgreSQL")
    data, port = Path(tempfile.mkdtemp(prefix="parlour-postgres-")), free_port()
    if os.getuid() == 0:
        shutil.chown(data, "postgres", "postgres")
    programs = POSTGRES[0].parent
    initdb = [str(programs / "initdb"), "-D", str(data), "-U", "parlour", "--auth=trust", "--no-sync"]
    subprocess.run(as_other_user(initdb), check=True, stdout=subprocess.DEVNULL, cwd="/")
    command = [str(programs / "postgres"), "-D", str(data), "-p", str(port), "-h", "127.0.0.1", "-k", "", "-F"]
    server = subprocess.Popen(as_other_user(command), stderr=subprocess.DEVNULL, cwd="/")
    ready = [str(programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)]
    try:
        wait_until(lambda: subprocess.run(ready, check=False).returncode == 0, 60)
        yield f"postgresql://parlour@127.0.0.1:{port}/postgres"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(20)
        shutil.rmtree(data, ignore_errors=True)


@contextmanager
def redis() -> Iterator[str]:
    if not REDIS:
        missing("Redis")
    port = free_port()
    command = [str(REDIS), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_until(lambda: can_connect(port))
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(20)

"""`parlour serve` says that it is open when it is, and one sentence when it cannot be."""

from __future__ import annotations

import json
import os
import pty
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.cli.shell import COMMAND, assert_one_clear_line, parlour


@contextmanager
def taken(port: int = 0) -> Iterator[int]:
    """A port that another program has."""
    with socket.create_server(("127.0.0.1", port)) as other:
        yield other.getsockname()[1]


@contextmanager
def serving(*arguments: str, cwd: Path) -> Iterator[subprocess.Popen[str]]:
    command = [*COMMAND, "serve", "--store", "tables.db", *arguments]
    with subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)


def address(process: subprocess.Popen[str]) -> str:
    """As the line says that tells of the opening; every line before it is JSON too."""
    assert process.stderr
    events = map(json.loads, process.stderr)
    return str(next(event["address"] for event in events if event["event"] == "open"))


def test_elsewhere_than_at_a_terminal_every_line_is_json_and_one_says_where(tmp_path: Path) -> None:
    with serving(cwd=tmp_path) as process, urlopen(f"{address(process)}healthz") as answer:
        assert answer.status == 200


def test_without_a_port_the_next_free_one_is_taken(tmp_path: Path) -> None:
    with serving(cwd=tmp_path) as first, serving("--store", "other.db", cwd=tmp_path) as second:
        addresses = [address(first), address(second)]
        assert len(set(addresses)) == 2
        for one in addresses:
            with urlopen(f"{one}healthz") as answer:
                assert answer.status == 200


def test_a_port_that_was_asked_for_and_is_taken(tmp_path: Path) -> None:
    with taken() as port:
        done = parlour("serve", "--port", str(port), "--store", "tables.db", cwd=tmp_path)
    assert_one_clear_line(done, str(port), "taken")
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.1", "::::", "a b"])
def test_an_address_that_is_not_ours(host: str, tmp_path: Path) -> None:
    done = parlour("serve", "--host", host, "--store", "tables.db", cwd=tmp_path)
    assert_one_clear_line(done, host)
    assert done.stdout == ""


@pytest.mark.parametrize(
    "store",
    ["folder", "none/tables.db", "text.db", "nonsense://x", "postgresql://me:secret@127.0.0.1:1/x", "postgresql://"],
)
def test_a_store_that_cannot_be(store: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "text.db").write_text("This is no database, though it is long enough for one. " * 50)
    done = parlour("serve", "--store", store, cwd=tmp_path, env={"PGHOST": "127.0.0.1", "PGPORT": "1"})
    assert_one_clear_line(done)
    assert "secret" not in done.stderr
    assert done.stdout == ""


def test_a_store_that_can_be_read_but_not_written(tmp_path: Path) -> None:
    with serving(cwd=tmp_path) as process:
        address(process)
    with sqlite3.connect(tmp_path / "tables.db") as store:
        store.execute("PRAGMA journal_mode=DELETE")
    store.close()
    url = f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true"
    assert_one_clear_line(parlour("serve", "--store", url, cwd=tmp_path), "readonly")


@pytest.mark.parametrize("rate", ["-1", "0", "nan", "inf", "many"])
@pytest.mark.parametrize("option", ["--message-rate", "--request-rate"])
def test_a_rate_is_a_number_above_nothing(option: str, rate: str) -> None:
    assert_one_clear_line(parlour("serve", f"{option}={rate}"), option)


@pytest.mark.parametrize("redis", ["nonsense", "redis://127.0.0.1:1"])
def test_a_redis_that_is_not_there(redis: str, tmp_path: Path) -> None:
    done = parlour("serve", "--store", "postgresql://127.0.0.1:1/x", "--redis", redis, cwd=tmp_path)
    assert_one_clear_line(done, "Redis")


def test_at_a_terminal_people_read_words(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [*COMMAND, "serve", "--store", "tables.db", "--host", "0.0.0.0"]
    process = subprocess.Popen(command, cwd=tmp_path, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    seen = ""
    while "open address=" not in seen:
        seen += os.read(ours, 4096).decode()
    process.send_signal(signal.SIGINT)
    while process.poll() is None:
        time.sleep(0.02)
    os.close(ours)
    assert "Parlour is open at http://localhost:" in seen
    assert "{" not in seen

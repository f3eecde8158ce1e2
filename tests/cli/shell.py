"""The command as somebody types it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

COMMAND = [sys.executable, "-m", "parlour"]


def parlour(
    *arguments: str, input: str = "", cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    command, around = [*COMMAND, *arguments], {**os.environ, "LC_ALL": "C.UTF-8", **(env or {})}
    return subprocess.run(
        command, input=input, capture_output=True, text=True, timeout=300, check=False, cwd=cwd, env=around
    )


def assert_one_clear_line(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    for word in words:
        assert word in done.stderr

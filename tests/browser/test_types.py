"""The browser's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent.parent / "web"


def test_the_types_of_the_protocol_are_up_to_date() -> None:
    done = subprocess.run([sys.executable, WEB / "protocol_types.py", "--check"], capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode()


def test_the_lock_file_names_no_addresses() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")

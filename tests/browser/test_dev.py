"""`make dev`: pages that change while one looks, before a server that starts again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from tests.browser.table import PATIENCE_SECONDS, ROOT, wait_until
from tests.ports import free_port

SOURCE = ROOT / "src" / "parlour" / "server" / "tables" / "moves.py"
pytestmark = pytest.mark.skipif(not shutil.which("node"), reason="Node is not installed")


def read(address: str) -> str:
    try:
        with urlopen(address, timeout=PATIENCE_SECONDS) as answer:
            text: str = answer.read().decode()
            return text
    except (URLError, OSError):
        return ""


@pytest.fixture
def dev(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    port, said = free_port(), tmp_path / "said"
    words = ["--port", str(port), "--server-port", str(free_port()), "--store", str(tmp_path / "parlour.db")]
    with said.open("w") as out:
        process = subprocess.Popen([sys.executable, "web/dev.py", *words], cwd=ROOT, stdout=out, stderr=out)
    yield f"http://localhost:{port}", said
    process.terminate()
    process.wait(PATIENCE_SECONDS)


def test_pages_come_fresh_and_the_server_starts_again_after_a_change(dev: tuple[str, Path]) -> None:
    url, said = dev
    wait_until(lambda: "/@vite/client" in read(url))
    wait_until(lambda: '"games"' in read(f"{url}/api/games"))
    os.utime(SOURCE)
    wait_until(lambda: "starts again" in said.read_text())
    wait_until(lambda: said.read_text().count('"open"') == 2)
    wait_until(lambda: '"games"' in read(f"{url}/api/games"))

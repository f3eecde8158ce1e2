"""A table to work on: the pages by Vite, which shows every change of theirs at once, and the server behind its proxy.

    python web/dev.py [--port 5173] [--server-port 8000] [--store FILE]

A change of a Python file starts the server again; whoever sits at a table is back a moment later, nothing is lost.
Changed rules are compiled by `make build`; with PARLOUR_PURE=1 they are taken as they stand.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from build import ROOT, WEB, install, node_folder

PACKAGE = ROOT / "src" / "parlour"
LOOK_SECONDS = 0.5


def main() -> int:
    parser = argparse.ArgumentParser(description="Serve tables while working on them.")
    parser.add_argument("--port", type=int, default=5173, help="of the pages")
    parser.add_argument("--server-port", type=int, default=8000)
    parser.add_argument("--store", default=str(ROOT / "build" / "dev.db"))
    asked = parser.parse_args()
    (ROOT / "build").mkdir(exist_ok=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    install()
    pages = start_pages(asked.port, asked.server_port)
    try:
        serve_and_watch(asked.server_port, asked.store, pages)
    except KeyboardInterrupt:
        pass
    finally:
        stop(pages)
    return pages.returncode if pages.returncode > 0 else 0


def start_pages(port: int, server_port: int) -> subprocess.Popen[bytes]:
    folder = node_folder()
    settings = {
        "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}",
        "PARLOUR_SERVER": f"127.0.0.1:{server_port}",
    }
    vite = [str(folder / "node"), "node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort"]
    return subprocess.Popen(vite, cwd=WEB, env=os.environ | settings)


def serve_and_watch(port: int, store: str, pages: subprocess.Popen[bytes]) -> None:
    """Until the pages end; a server that ended by itself waits for the next change."""
    command = [sys.executable, "-m", "parlour", "serve", "--port", str(port), "--store", store]
    server, seen = subprocess.Popen(command), changes()
    try:
        while pages.poll() is None:
            time.sleep(LOOK_SECONDS)
            if (now := changes()) != seen:
                seen = now
                print("parlour: a file changed, the server starts again", flush=True)
                stop(server)
                server = subprocess.Popen(command)
    finally:
        stop(server)


def changes() -> dict[Path, int]:
    """Every file of the server that matters, and when it was written."""
    files = [path for pattern in ("*.py", "*.toml", "*.md", "*.ftl", "*.so") for path in PACKAGE.rglob(pattern)]
    return {path: path.stat().st_mtime_ns for path in files if path.exists()}


def stop(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


if __name__ == "__main__":
    sys.exit(main())

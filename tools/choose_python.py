"""Prints the Python to make the environment with: `python3`, or a faster one that the machine has as well.

A Python whose interpreter lies in a library of its own (libpython.so) is slower than one that has it inside; see
`docs/hosting.md` for how much. So if `python3` is of that kind, another one on the path is taken that is not, is no
older, and can make an environment and compile. If `python3` is too old, any other that is not is taken. An
environment that is there already keeps the one it was made with.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

USUAL = "python3"
HOME = Path(__file__).resolve().parent.parent / ".venv"
OLDEST = (3, 11)
ASK_FOR_ANY = "import ensurepip, sys, venv; sys.exit(sys.version_info[:2] < OLDEST)"
ASK = """
import ensurepip, os, sys, sysconfig, venv
headers = os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))
inside = "libpython" not in open("/proc/self/maps").read()
sys.exit(not (headers and inside and sys.version_info[:2] >= OLDEST))
"""
SECONDS = 10


def is_split() -> bool:
    """Whether this Python has its interpreter in a library; only Linux tells."""
    maps = Path("/proc/self/maps")
    return maps.exists() and "libpython" in maps.read_text(encoding="utf-8")


def others(path: str) -> list[Path]:
    """Every python3 and python3.N on the path, in its order."""
    folders = [Path(folder) for folder in path.split(os.pathsep) if folder]
    return [found for folder in folders for found in sorted(folder.glob("python3*")) if is_name(found.name)]


def is_name(name: str) -> bool:
    return name == "python3" or name.removeprefix("python3.").isdigit()


def would_do(python: Path, ask: str, oldest: tuple[int, int]) -> bool:
    ask = ask.replace("OLDEST", repr(oldest))
    try:
        return subprocess.run([python, "-c", ask], capture_output=True, timeout=SECONDS, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def first(path: str, ask: str, oldest: tuple[int, int]) -> str:
    return next((str(python) for python in others(path) if would_do(python, ask, oldest)), USUAL)


def kept() -> str:
    """The Python that the environment was made with, if there is one: what was chosen stays chosen."""
    settings = HOME / "pyvenv.cfg"
    lines = settings.read_text(encoding="utf-8").splitlines() if settings.exists() else []
    found = next((line.partition("=")[2].strip() for line in lines if line.startswith("executable")), "")
    return found if found and os.access(found, os.X_OK) else ""


def choose(path: str) -> str:
    if made_with := kept():
        return made_with
    version = sys.version_info[:2]
    if version < OLDEST:
        return first(path, ASK_FOR_ANY, OLDEST)
    is_chosen_already = sys.prefix != sys.base_prefix  # somebody is in an environment of their own
    return USUAL if is_chosen_already or not is_split() else first(path, ASK, version)


if __name__ == "__main__":
    print(choose(os.environ.get("PATH", "")))

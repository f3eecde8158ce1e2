"""`parlour compile`: the rules of another package's game, as fast as those of the house."""

from __future__ import annotations

import argparse
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine import registry
from parlour.engine.errors import ParlourError, Reason, UnknownGame
from parlour.engine.state import is_compiled


def add(commands: Commands) -> None:
    made = common.command(commands, "compile", "compile the game of an installed package (parlour[compile])", run)
    made.add_argument("package", help="the game's name, or that of its package")
    made.add_argument("--why", action="store_true", help="only say which functions stay Python, and why")
    made.add_argument("--undo", action="store_true", help="remove what was compiled: the game runs from its sources")


def run(arguments: argparse.Namespace) -> int:
    name = package_of(arguments.package)
    folder = folder_of(name)
    if folder is None:
        raise ParlourError(Reason("", "no-package", (arguments.package,)))
    if arguments.undo:
        return undo(folder)
    if not is_compiled() and not os.environ.get("PARLOUR_PURE"):  # half of each would not run
        status = compiled([])
        if status:
            return status
    return compiled(["--package", name, "--folder", str(folder), *(["--why"] if arguments.why else [])])


def compiled(what: list[str]) -> int:
    """In a process of its own: the modules are read from their sources, not as they are loaded here."""
    command = [sys.executable, "-m", "parlour_compile", *what]
    return subprocess.run(command, env=os.environ | {"PARLOUR_PURE": "1"}, check=False).returncode


def undo(folder: Path) -> int:
    from parlour_compile.project import MARK, SUFFIX

    for path in (*folder.rglob(f"*{SUFFIX}"), folder / MARK):
        path.unlink(missing_ok=True)
    return 0


def package_of(wanted: str) -> str:
    """By the game's name, that of the distribution, or that of the module, which need not be usable as it is."""
    try:
        return registry.find(wanted).package
    except UnknownGame:
        plain = registry.plain(wanted)
    for package, entry in registry.added_by_packages():
        if plain in (registry.plain(package), registry.plain(entry.name), registry.plain(entry.module)):
            return entry.module
    return wanted


def folder_of(name: str) -> Path | None:
    try:
        found = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return None
    return Path(found.origin).parent if found and found.origin else None

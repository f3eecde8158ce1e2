"""Which modules are compiled, and where everything lies."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
NATIVE = "parlour.engine.native"  # C by hand, included in every compiled module; its `.py` is the stand-in
BY_HAND = {"parlour.engine.sampler", "parlour.engine.state"}  # compiled, with a `.pxd` that is written by hand
HOT = (
    "engine/sampler.py", "engine/state.py", "engine/worlds.py", "engine/loops.py", "bots/tree.py",
    "server/net/burst.py",
)  # fmt: skip
IN_A_GAME = (
    "state.py", "play.py", "rules.py", "rules/*.py", "knowledge.py", "knowledge/*.py", "strategy.py", "strategy/*.py",
)  # fmt: skip
SAID = re.compile(r"^# compiled: (yes|no)$", re.MULTILINE)
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
LIVES = ("plain", "checked")


class Refused(Exception):
    """What cannot be compiled as it is written: lines for its author."""


@dataclass(frozen=True)
class Project:
    """A source tree, and the folder where one life of it is built."""

    source: Path = ROOT / "src"
    build: Path = ROOT / "build" / "compile"
    life: str = "plain"

    @property
    def package(self) -> Path:
        return self.source / "parlour"

    @property
    def folder(self) -> Path:
        """Apart for each life and each Python, so that going back and forth compiles nothing twice."""
        return self.build / f"{self.life}-{sys.implementation.cache_tag}"

    @property
    def staged(self) -> Path:
        """What Cython reads: sources and declarations."""
        return self.folder / "src"

    @property
    def made(self) -> Path:
        return self.folder / "lib"

    def name_of(self, path: Path) -> str:
        return ".".join(path.relative_to(self.source).with_suffix("").parts)

    def library(self, name: str) -> Path:
        """Where the extension of a module lies, below any folder of packages."""
        return Path(*name.split(".")).with_suffix(SUFFIX)

    def native(self) -> dict[str, Path]:
        """C by hand: each `.pxd` beside a module that is not compiled itself, the interpreted stand-in."""
        found = {self.name_of(path): path for path in sorted(self.package.rglob("*.pxd"))}
        return {name: path for name, path in found.items() if name not in self.modules()}

    def games(self) -> list[Path]:
        return sorted(path.parent for path in (self.package / "games").glob("*/__init__.py"))

    def modules(self, games: Iterable[str] | None = None) -> dict[str, Path]:
        """Every module to compile, by name; of some games only, if they are named."""
        found = [self.package / name for name in HOT]
        for folder in self.games():
            if games is None or folder.name in games:
                found += compiled_in(folder)
        return {self.name_of(path): path for path in found if path.exists()}


def compiled_in(folder: Path) -> Iterator[Path]:
    """The files of a game that are compiled: by their name, or because a line of theirs says so."""
    usual = {path for pattern in IN_A_GAME for path in folder.glob(pattern) if not path.name.startswith("_")}
    for path in sorted(folder.rglob("*.py")):
        if "tests" not in path.relative_to(folder).parts:
            said = SAID.search(path.read_text(encoding="utf-8"))
            if said[1] == "yes" if said else path in usual:
                yield path

"""Which modules are compiled, and where everything lies."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent  # where `parlour` lies too: in a clone `src`, else among all packages
ROOT = SOURCE.parent
NATIVE = "parlour.engine.native"  # C by hand, included in every compiled module; its `.py` is the stand-in
BY_HAND = {"parlour.engine.sampler", "parlour.engine.state"}  # compiled, with a `.pxd` that is written by hand
HOT = (
    "engine/sampler.py", "engine/state.py", "engine/worlds.py", "engine/loops.py", "bots/tree.py", "bots/race.py",
    "bots/standings.py", "bots/net.py", "bots/learner.py", "server/net/burst.py",
)  # fmt: skip
KIT = "parlour.engine.kit"  # plain Python for games that are not compiled; those that are derive from
COMPILED_KIT = "parlour.engine.compiled_kit"
IN_A_GAME = (
    "state.py", "play.py", "rules.py", "rules/*.py", "knowledge.py", "knowledge/*.py", "strategy.py", "strategy/*.py",
    "features.py",
)  # fmt: skip
SAID = re.compile(r"^# compiled: (yes|no)$", re.MULTILINE)
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
LIVES = ("plain", "checked")
MARK = ".compiled-by-parlour"  # in the folder of a package outside that was compiled


class Refused(Exception):
    """What cannot be compiled as it is written: lines for its author."""


@dataclass(frozen=True)
class Project:
    """A source tree, and the folder where one life of it is built."""

    source: Path = SOURCE
    build: Path = field(default_factory=lambda: usual_build())
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
        return dotted(path.relative_to(self.source))

    def path_of(self, name: str) -> Path:
        """Where the source of a module of the project is, if it is one."""
        return self.source / Path(*name.split(".")).with_suffix(".py")

    def library(self, name: str) -> Path:
        """Where the extension of a module lies, below any folder of packages."""
        return Path(*made_name(name).split(".")).with_suffix(SUFFIX)

    def native(self) -> dict[str, Path]:
        """C by hand: each `.pxd` beside a module that is not compiled itself, the interpreted stand-in."""
        found = {self.name_of(path): path for path in sorted(self.package.rglob("*.pxd"))}
        return {name: path for name, path in found.items() if name not in self.modules()}

    def games(self) -> list[Path]:
        return sorted(path.parent for path in (self.package / "games").glob("*/__init__.py"))

    def modules(self, games: Iterable[str] | None = None) -> dict[str, Path]:
        """Every module to compile, by name; of some games only, if they are named."""
        found = [*(self.package / name for name in HOT), *self.kit()]
        for folder in self.games():
            if games is None or folder.name in games:
                found += compiled_in(folder)
        return {self.name_of(path): path for path in found if path.exists()}

    def kit(self) -> list[Path]:
        return sorted((self.package / "engine" / "kit").glob("[!_]*.py"))

    def to_compile(self, games: Iterable[str] | None = None) -> dict[str, Path]:
        return self.modules(games)


@dataclass(frozen=True)
class Outside(Project):
    """The game of another package, compiled against the engine that is installed."""

    own: Path = SOURCE  # the folder of the package
    name: str = ""  # by which it is imported

    def name_of(self, path: Path) -> str:
        if path.is_relative_to(self.own):
            return dotted(self.name / path.relative_to(self.own))
        return super().name_of(path)

    def path_of(self, name: str) -> Path:
        if f"{name}.".startswith(f"{self.name}."):
            inside = name.removeprefix(self.name).strip(".")
            return self.own / Path(*inside.split(".")).with_suffix(".py") if inside else self.own / "__init__.py"
        return super().path_of(name)

    def modules(self, games: Iterable[str] | None = None) -> dict[str, Path]:
        """Those of the engine are read for their types."""
        engine = [self.package / name for name in HOT if name.startswith("engine/")]
        return {self.name_of(path): path for path in (*engine, *self.kit())} | self.to_compile()

    def to_compile(self, games: Iterable[str] | None = None) -> dict[str, Path]:
        return {self.name_of(path): path for path in compiled_in(self.own)}

    def is_own(self, name: str) -> bool:
        return f"{name}.".startswith(f"{self.name}.")


def made_name(name: str) -> str:
    """By which the compiled module is imported: its own, but for the kit, of which there are two."""
    return renamed(name) if name.startswith(f"{KIT}.") else name


def renamed(text: str) -> str:
    return re.sub(rf"\b{re.escape(KIT)}\b", COMPILED_KIT, text)


def dotted(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def usual_build() -> Path:
    """In a clone beside the sources; an installed package has no place of its own for what is made on the way."""
    if (ROOT / "pyproject.toml").exists() and SOURCE.name == "src":
        return ROOT / "build" / "compile"
    from platformdirs import user_cache_path

    return user_cache_path("parlour") / "compile"


def compiled_in(folder: Path) -> Iterator[Path]:
    """The files of a game that are compiled: by their name, or because a line of theirs says so."""
    usual = {path for pattern in IN_A_GAME for path in folder.glob(pattern) if not path.name.startswith("_")}
    for path in sorted(folder.rglob("*.py")):
        if "tests" not in path.relative_to(folder).parts:
            said = SAID.search(path.read_text(encoding="utf-8"))
            if said[1] == "yes" if said else path in usual:
                yield path

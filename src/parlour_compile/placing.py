"""Puts finished modules beside their sources, where Python takes them instead: all of them, or none."""

from __future__ import annotations

import filecmp
import os
import shutil
from collections.abc import Iterable
from pathlib import Path

from parlour_compile.project import SUFFIX, Project


def place(project: Project, names: Iterable[str], into: Path) -> None:
    """Each appears in one step; what a running process has loaded stays as it is."""
    for name in names:
        made, target = project.made / project.library(name), into / project.library(name)
        if not target.exists() or not filecmp.cmp(made, target, shallow=True):
            half = target.with_suffix(".new")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made, half)
            os.replace(half, target)


def placed(into: Path) -> set[Path]:
    return set((into / "parlour").rglob(f"*{SUFFIX}"))


def remove_others(project: Project, names: Iterable[str], into: Path) -> None:
    """A module that is compiled no more would still be taken instead of its source."""
    for path in placed(into) - {into / project.library(name) for name in names}:
        path.unlink()


def is_placed(project: Project, names: Iterable[str], into: Path) -> bool:
    """Whether exactly these lie there, as they were made."""
    targets = {into / project.library(name): project.made / project.library(name) for name in names}
    return placed(into) == set(targets) and all(
        made.exists() and filecmp.cmp(made, target, shallow=True) for target, made in targets.items()
    )

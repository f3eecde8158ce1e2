"""A game of another package, as `parlour new-game` makes it, registered as pip would register it."""

from __future__ import annotations

import os
from pathlib import Path

from tests.cli.shell import parlour

NAME, PACKAGE = "oak-leaf", "oak_leaf"
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "knockout-whist"
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # pytest as in an environment that has nothing else for it


def register(folder: Path, name: str, source: Path) -> dict[str, str]:
    """Metadata in a folder of its own; gives the environment in which the package is installed."""
    package = name.replace("-", "_")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[parlour.games]\n{name} = {package}:GAME\n", encoding="utf-8")
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(source)])}


class Made:
    """The new game in a folder, its files to be spoilt, and its commands."""

    def __init__(self, folder: Path) -> None:
        made = parlour("new-game", NAME, "--into", str(folder))
        assert made.returncode == 0, made.stderr
        self.folder = folder / NAME / "src" / PACKAGE
        self.environment = register(folder / "site", NAME, self.folder.parent)

    def change(self, file: str, before: str, after: str) -> None:
        path = self.folder / file
        text = path.read_text(encoding="utf-8")
        assert before in text, before
        path.write_text(text.replace(before, after, 1), encoding="utf-8")

    def run(self, *arguments: str, **more: str) -> tuple[int, str]:
        """The status, and all that was said."""
        done = parlour(*arguments, env=self.environment | more)
        return done.returncode, done.stdout + done.stderr

    def simulate(self, *more: str) -> tuple[int, str]:
        return self.run("simulate", NAME, "--games", "4", "--workers", "1", *more)

    def conform(self, law: str, **more: str) -> tuple[int, str]:
        return self.run("conform", NAME, "-x", "-k", law, "--without-own", **ALONE, **more)

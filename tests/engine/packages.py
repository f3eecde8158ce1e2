"""Packages that add a game, as pip would leave them in a folder: rules, words, and what its metadata says."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = """
from dataclasses import replace
from tests.server import canary


class Changed(canary.Canary):
    pass
{body}

GAME = replace(
    canary.GAME,
    name="{game}",
    title="{title}",
    package=__name__,
    state=lambda players, settings, cards: Changed(players),
)
"""
WORDS = """
title = {title}
tagline = Nobody hears it.
"""


def install(folder: Path, game: str, body: str = "", title: str = "", package: str = "") -> dict[str, str]:
    """A game that is not compiled; gives the environment in which it is installed."""
    package = package or game
    module, title = f"game_of_{package.replace('-', '_')}", title or game.capitalize()
    words = folder / module / "words"
    words.mkdir(parents=True)
    (words.parent / "__init__.py").write_text(SOURCE.format(body=body, game=game, title=title), encoding="utf-8")
    (words / "en.ftl").write_text(WORDS.format(title=title), encoding="utf-8")
    return describe(folder, package, f"[parlour.games]\n{game} = {module}:GAME\n")


def describe(folder: Path, package: str, entries: str) -> dict[str, str]:
    """The metadata of a package, whether or not there is anything behind them."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_bytes(entries.encode("utf-8", "surrogateescape"))
    return {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}

"""Finds the games: the folders of `parlour.games`, and what installed packages add."""

from __future__ import annotations

import importlib
import logging
import pkgutil
import traceback
import unicodedata
from collections.abc import Iterator
from contextlib import AbstractContextManager
from functools import cache
from importlib.metadata import Distribution, EntryPoint, distributions
from pathlib import Path

import parlour.games
from parlour.engine import watchdog
from parlour.engine.checks import check_game
from parlour.engine.errors import ParlourError, Reason, UnknownGame
from parlour.engine.game import Game

ENTRY_POINTS = "parlour.games"
SHORT = 200  # how much is told of another package's error

logger = logging.getLogger("parlour")


@cache
def games() -> dict[str, Game]:
    """All games by name. What a package adds and cannot be used is left out, with a word on why."""
    found = {game.name: game for game in house_games()}
    for package, entry in added_by_packages():
        try:
            game = load(entry)
            check_is_new(game, found)
            check(game)
            found[game.name] = game
        except ParlourError as error:
            logger.warning("the game %r of the package %s is left out: %s", entry.name, package, error)
    return dict(sorted(found.items()))


def game(name: str) -> Game:
    """The game of exactly that name."""
    found = games().get(name)
    if found is None:
        raise unknown(name)
    return found


def find(name: str) -> Game:
    """The game as people write it: in any case, with spaces or without, by its name or its title."""
    wanted = plain(name)
    for game in games().values():
        if wanted in spellings(game):
            return game
    raise unknown(name)


def watched(ends: bool = True) -> AbstractContextManager[None]:
    """A watchdog over whatever calls games in this thread."""
    return watchdog.watched(tuple(game.folder for game in games().values()), ends)


def unknown(name: str) -> UnknownGame:
    return UnknownGame(Reason("", "unknown-game", (name, tuple(games()))))


def spellings(game: Game) -> set[str]:
    return {plain(game.name), plain(game.title)}


def plain(text: str) -> str:
    """The letters and digits alone."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text).casefold() if letter.isalnum())


# Where games come from


def house_games() -> Iterator[Game]:
    for module in pkgutil.iter_modules(parlour.games.__path__):
        yield importlib.import_module(f"{parlour.games.__name__}.{module.name}").GAME


def added_by_packages() -> Iterator[tuple[str, EntryPoint]]:
    """Package by package, and not by `entry_points()`, which gives nothing at all where one package is broken."""
    seen = set()
    for package in distributions():
        for entry in entries_of(package):
            name = package.name
            if (name, entry.name) not in seen:  # an older copy further along the path
                seen.add((name, entry.name))
                yield name, entry


def entries_of(package: Distribution) -> list[EntryPoint]:
    try:
        return list(package.entry_points.select(group=ENTRY_POINTS))
    except Exception as error:
        if ENTRY_POINTS in raw_entries(package):
            logger.warning("the games of the package %s are left out: its entry_points.txt is broken, %s",
                           package.name, described(error))  # fmt: skip
        return []


def raw_entries(package: Distribution) -> str:
    """The text of a file that could not be understood; empty where it cannot even be read."""
    try:
        return package.read_text("entry_points.txt") or ""
    except (OSError, ValueError):
        return ""


def load(entry: EntryPoint) -> Game:
    """What the entry names, or ParlourError with the reason; importing a package can do anything."""
    try:
        game = entry.load()
    except (Exception, SystemExit) as error:
        raise ParlourError(located(error)) from None
    if not isinstance(game, Game):
        raise ParlourError(f"{entry.value} is no Game")
    return game


def check(game: Game) -> None:
    """ParlourError with the reason why it could not be played."""
    try:
        check_game(game)
    except ParlourError:
        raise
    except Exception as error:
        raise ParlourError(located(error)) from None


def check_is_new(game: Game, found: dict[str, Game]) -> None:
    for other in found.values():
        if spellings(game) & spellings(other):
            raise ParlourError(f"there is a game {other.name} ({other.title}) already")


def located(error: BaseException) -> str:
    """With the line where it was raised."""
    steps = [step for step in traceback.extract_tb(error.__traceback__) if not step.filename.startswith("<")]
    place = f" ({short_path(steps[-1].filename)}:{steps[-1].lineno})" if steps else ""
    return described(error) + place


def short_path(path: str) -> str:
    return str(Path(*Path(path).parts[-2:]))


def described(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:SHORT]

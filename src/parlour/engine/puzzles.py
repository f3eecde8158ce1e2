"""Positions in which one move is clearly right: data in a game's folder, found by `parlour puzzles`.

The first line of the file says by which rules and options they are played and which command found them; every other
line is a puzzle. A position is a match from its seed and its moves, so nothing of it has to be believed.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import date
from functools import lru_cache
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.engine.chance import Seeded
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.options import Value
from parlour.engine.registry import game as game_of

NAME = "puzzles.jsonl"
MOST_KEPT = 64  # games

logger = logging.getLogger("parlour")


class Header(Struct, frozen=True, omit_defaults=True):
    game: str
    rules: int  # the version
    command: str
    options: dict[str, Value] = {}


class Puzzle(Struct, frozen=True):
    seed: int  # of the match's chance
    players: int
    moves: tuple[str, ...]  # that led there
    best: str
    losses: dict[str, int]  # by move: how much less every other one brings, of a hundred


class Puzzles(Struct, frozen=True):
    """By number, from 1 on."""

    rules: int = 1
    all: tuple[Puzzle, ...] = ()
    command: str = ""  # that found them
    options: dict[str, Value] = {}  # of the matches they are from; those left out are as usual

    def number_of(self, day: date) -> int:
        """Which one everybody gets on that day; each comes once before any comes again."""
        return 1 + day.toordinal() % len(self.all)

    def get(self, number: int) -> Puzzle | None:
        return self.all[number - 1] if 1 <= number <= len(self.all) else None


@lru_cache(MOST_KEPT)
def of(name: str) -> Puzzles:
    """Those of a game; none where it has no file, or one that cannot be read."""
    path = game_of(name).folder / NAME
    try:
        return read(path) if path.exists() else Puzzles()
    except ParlourError as error:
        logger.warning("there are no puzzles of %s: %s", name, error)
        return Puzzles()


def read(path: Path) -> Puzzles:
    try:
        first, *lines = path.read_bytes().splitlines()
        header = msgspec.json.decode(first, type=Header)
        found = tuple(msgspec.json.decode(line, type=Puzzle) for line in lines)
        return Puzzles(header.rules, found, header.command, header.options)
    except (ValueError, OSError) as error:
        raise ParlourError(f"{path} is no file of puzzles: {error}") from None


def text(header: Header, puzzles: Sequence[Puzzle]) -> str:
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (header, *puzzles))


def position(game: Game, puzzle: Puzzle, rules: int, options: Mapping[str, Value] | None = None) -> Match:
    """The match as it stands before the move that is looked for."""
    match = Match(game, puzzle.players, options, chance=Seeded(puzzle.seed), rules=rules)
    for move in puzzle.moves:
        match.play(move)
    return match

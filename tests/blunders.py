"""Moves that surely cost much: those that lose most in the puzzles of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.engine import puzzles
from parlour.engine.game import Game
from parlour.engine.match import Match


class Blunder(NamedTuple):
    before: Match
    move: str
    stands: bool  # at a table it cannot be taken back


def blunders(game: Game) -> Iterator[Blunder]:
    """The worst first; none that ends the match."""
    file = puzzles.of(game.name)
    found = [(loss, number, move) for number, one in enumerate(file.all) for move, loss in one.losses.items()]
    for _, number, move in sorted(found, reverse=True):
        before, after = (puzzles.position(game, file.all[number], file.rules, file.options) for _ in range(2))
        after.play(move)
        if not after.over:
            yield Blunder(before, move, bool(after.why_no_undo()) or not after.is_open)


def blunder(game: Game, stands: bool) -> Blunder | None:
    return next((one for one in blunders(game) if one.stands == stands), None)

"""Puzzles: positions from the games' files, shown as the seat sees them, and explained after a try."""

from __future__ import annotations

from msgspec import Struct

from parlour import bots
from parlour.bots.base import Generator
from parlour.engine import puzzles, registry
from parlour.engine.match import Match
from parlour.engine.messages import Why
from parlour.engine.presentation import Option
from parlour.engine.puzzles import Puzzle
from parlour.server.jobs.bot_pool import BotPool, option_of
from parlour.server.jobs.replays import Replayer
from parlour.server.protocol import api
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.facts import shown
from parlour.server.protocol.messages import Shown

SEED = 0


class Explained(Struct, frozen=True):
    """All moves as choices, and why the right one is, if a bot finds it too."""

    choices: dict[str, Option]
    why: Why | None
    rival: Option | None


class Puzzler:
    """Positions are made where replays are, reasons where bots think; reasons are kept, of as many as there are."""

    def __init__(self, replayer: Replayer, pool: BotPool) -> None:
        self.replayer, self.pool = replayer, pool
        self.explained: dict[tuple[str, int], Explained] = {}

    async def show(self, address: str, game: str, number: int) -> api.Puzzle:
        find(game, number)
        view = await self.replayer.run(address, seen, game, number)
        return api.Puzzle(game, number, len(puzzles.of(game).all), view)

    async def solve(self, address: str, game: str, number: int, move: str) -> api.Solution:
        puzzle, key = find(game, number), (game, number)
        if move != puzzle.best and move not in puzzle.losses:
            raise Trouble("bad-message", "not-understood", detail="no move of this puzzle")
        if key not in self.explained:
            async with self.pool.queue.turn(address, f"puzzle {game}") as seconds:
                self.explained[key] = await self.pool.run(explain, game, number, seconds)
        return solution(puzzle, move, self.explained[key])


def find(game: str, number: int) -> Puzzle:
    found = puzzles.of(game).get(number)
    if found is None:
        raise Trouble("not-found", "no-such-puzzle")
    return found


def seen(game: str, number: int) -> Shown:
    match = before(game, number)
    return shown(match, match.view(match.seat))


def before(game: str, number: int) -> Match:
    file = puzzles.of(game)
    return puzzles.position(registry.game(game), find(game, number), file.rules, file.options)


def explain(game: str, number: int, seconds: float) -> Explained:
    """In the other process."""
    match, puzzle = before(game, number), find(game, number)
    choices = {move: option_of(match, move) for move in match.legal()}
    move, why = bots.adviser(Generator(SEED), seconds).advise(match.position(canonical=True))
    if move != puzzle.best:
        return Explained(choices, None, None)
    return Explained(choices, why, choices.get(why.rival))


def solution(puzzle: Puzzle, move: str, explained: Explained) -> api.Solution:
    losses = sorted(puzzle.losses.items(), key=lambda one: one[1])
    others = [api.Rival(explained.choices[rival], loss) for rival, loss in losses]
    made = api.Solution(move == puzzle.best, explained.choices[puzzle.best], others)
    if explained.why:
        made.why = (explained.why.id, *explained.why.args)
        made.rival, made.motives = explained.rival, list(explained.why.motives)
    return made

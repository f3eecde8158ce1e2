"""`parlour puzzles`: finds positions in which one move is clearly right."""

from __future__ import annotations

import argparse
from pathlib import Path

from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine import options
from parlour.engine import puzzles as files
from parlour.engine.errors import ParlourError
from parlour.engine.puzzles import Header, Puzzle
from parlour.lab import puzzles
from parlour.lab.puzzles import Hunt


def add(commands: Commands) -> None:
    made = common.command(commands, "puzzles", "find positions in which one move is clearly right", run)
    common.add_game(made)
    made.add_argument("--count", type=kinds.many, default=100, metavar="K")
    common.add_seed(made)
    common.add_option(made)
    made.add_argument(
        "--keep", action="store_true", help="what the file has and is still clear, and look only for the rest"
    )
    made.add_argument("--out", type=kinds.file, metavar="FILE", help="the file to write; the game's own if left out")
    common.add_crew(made)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    out = arguments.out or game.folder / files.NAME
    hunt = Hunt(game.name, arguments.seed, options.read_all(game.options, arguments.option))
    command = command_of(arguments)
    kept: list[Puzzle] = []
    if arguments.keep and out.exists():
        before = files.read(out)
        if before.options != hunt.options:
            raise ParlourError(f"{out} has puzzles with other options: {before.command}")
        command = f"{before.command}; {command} --keep"
        kept = [puzzle for one in before.all if (puzzle := puzzles.still_clear(game, one, before))]
    found = kept + hunted(arguments, hunt, out, {puzzle.seed for puzzle in kept})
    common.write(out, files.text(Header(game.name, game.version, command, dict(hunt.options)), found))
    common.part_of(out).unlink(missing_ok=True)
    print(out)
    return 0


def command_of(arguments: argparse.Namespace) -> str:
    chosen = "".join(f" --option {option}" for option in arguments.option)
    return f"parlour puzzles {arguments.game.name} --count {arguments.count} --seed {arguments.seed}{chosen}"


def hunted(arguments: argparse.Namespace, hunt: Hunt, out: Path, known: set[int]) -> list[Puzzle]:
    """As many as are missing beside those that are known."""
    count = arguments.count - len(known)
    if count <= 0:
        return []
    with common.progress_bar(count) as advance:
        return puzzles.run(hunt, count, common.crew(arguments), common.part_of(out), advance, known)

"""`parlour puzzles`: finds positions in which one move is clearly right."""

from __future__ import annotations

import argparse

from parlour.cli import arguments as kinds
from parlour.cli import common
from parlour.cli.common import Commands
from parlour.engine import puzzles as files
from parlour.engine.puzzles import Header
from parlour.lab import puzzles
from parlour.lab.puzzles import Hunt


def add(commands: Commands) -> None:
    made = common.command(commands, "puzzles", "find positions in which one move is clearly right", run)
    common.add_game(made)
    made.add_argument("--count", type=kinds.many, default=100, metavar="K")
    common.add_seed(made)
    made.add_argument("--out", type=kinds.file, metavar="FILE", help="the file to write; the game's own if left out")
    common.add_crew(made)


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    hunt = Hunt(game.name, arguments.seed)
    out = arguments.out or game.folder / files.NAME
    with common.progress_bar(arguments.count) as advance:
        found = puzzles.run(hunt, arguments.count, common.crew(arguments), common.part_of(out), advance)
    command = f"parlour puzzles {game.name} --count {arguments.count} --seed {arguments.seed}"
    common.write(out, files.text(Header(game.name, game.version, command), found))
    common.part_of(out).unlink(missing_ok=True)
    print(out)
    return 0

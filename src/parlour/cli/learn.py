"""`parlour learn`: a first match with a teacher, in the terminal."""

from __future__ import annotations

import argparse

from parlour.cli import common
from parlour.cli.common import Commands
from parlour.cli.play import ask_game
from parlour.cli.printer import Printer
from parlour.engine import lessons
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.lessons import Guided
from parlour.terminal.lesson import LessonSession
from parlour.terminal.reader import own_words


def add(commands: Commands) -> None:
    made = common.command(commands, "learn", "learn a game by playing, in a few minutes", run)
    common.add_game(made, nargs="?", help="asks if left out")
    common.add_language(made)


def run(arguments: argparse.Namespace) -> int:
    console = Printer(highlight=False)
    try:
        game = arguments.game or ask_game(console, own_words(arguments.language))
    except EOFError:
        return 0
    names = lessons.names(game)
    if not names:
        raise ParlourError(Reason("", "no-lesson", (game.title,)))
    LessonSession.of(Guided(lessons.read(game, names[0])), arguments.language, console).run()
    return 0

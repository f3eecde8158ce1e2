"""`parlour rules`: the rules, and where each clause is obeyed and tested."""

from __future__ import annotations

import argparse
from pathlib import Path

from parlour.cli.common import Commands, add_game, add_language, command
from parlour.engine.clauses import Rules, in_language
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.game import Game
from parlour.terminal.howto import page


def add(commands: Commands) -> None:
    made = command(commands, "rules", "print the rules of a game, or one clause and where it is in the code", run)
    add_game(made)
    add_language(made)
    made.add_argument("--how", action="store_true", help="how to play, for people who have never seen the game")
    made.add_argument("--readings", action="store_true", help="how we read what the rulebook leaves open, and why")
    made.add_argument("id", nargs="?", help="a clause, such as the ones in “you can't, because …”")


def run(arguments: argparse.Namespace) -> int:
    game = arguments.game
    rules = Rules(game.folder, arguments.language)
    if arguments.id is None:
        print_whole(asked_for(game, rules, arguments))
    else:
        print_clause(game, rules, arguments.id.upper())
    return 0


def asked_for(game: Game, rules: Rules, arguments: argparse.Namespace) -> str:
    if arguments.how:
        return page(game, arguments.language) or rules.text
    return in_language(game.folder, "READINGS", arguments.language) if arguments.readings else rules.text


def print_whole(text: str) -> None:
    from parlour.cli.printer import Printer

    console = Printer()
    if console.is_terminal:
        from rich.markdown import Markdown

        console.print(Markdown(text))
    else:
        console.print(text, markup=False)


def print_clause(game: Game, rules: Rules, id: str) -> None:
    clause = rules.clauses.get(id)
    if clause is None:
        first, *_, last = rules.clauses
        raise ParlourError(Reason("", "no-such-clause", (id, first, last)))
    print(f"{clause.id} ({clause.section}) {clause.text}")
    if reading := rules.readings.get(id):
        print(f"  {reading.section}: {reading.text}")
    for kind, wanted in (("code", False), ("test", True)):
        for citation in rules.citations(id):
            if citation.is_test == wanted:
                print(f"  {kind}  {shown(citation.path)}:{citation.line}")


def shown(path: Path) -> str:
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)

"""The `parlour` command."""

from __future__ import annotations

import argparse
import os
import sys
from typing import NoReturn

from parlour import __version__
from parlour.cli import arena, balance, check, games, ladder, play, rules, serve, simulate, verify
from parlour.engine.errors import ParlourError
from parlour.engine.state import is_compiled

COMMANDS = (games, rules, play, serve, simulate, arena, ladder, balance, check, verify)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")


def parser() -> Parser:
    life = "compiled" if is_compiled() else "not compiled"
    main = Parser(prog="parlour", description="Modern card games, with friends or bots.")
    main.add_argument("--version", action="version", version=f"parlour {__version__} ({life})")
    commands = main.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return main


def main(arguments: list[str] | None = None) -> int:
    try:
        chosen = parser().parse_args(arguments)
        status: int = chosen.run(chosen)
        sys.stdout.flush()
        return status
    except ParlourError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141

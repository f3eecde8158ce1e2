"""The `parlour` command."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import IO, NoReturn

from parlour import __version__
from parlour.cli import streams
from parlour.cli.saying import said
from parlour.engine.errors import ParlourError
from parlour.engine.state import is_compiled
from parlour.words import preferred

COMMANDS = (
    "games", "rules", "learn", "play", "serve", "simulate", "arena", "league", "train", "ladder", "balance", "review",
    "puzzles", "check", "verify", "new-game", "conform", "compile",
)  # fmt: skip
LOBBY = ["serve", "--host", "0.0.0.0", "--browse"]  # without a word: friends on the same network can come


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (try {self.prog} --help)\n")

    def _print_message(self, message: str, file: IO[str] | None = None) -> None:  # type: ignore[override]
        """As argparse does it, but output that cannot be written is no secret."""
        if message:
            (file or sys.stderr).write(message)


def parser(wanted: Sequence[str] = COMMANDS) -> Parser:
    life = "compiled" if is_compiled() else "not compiled"
    main = Parser(
        prog="parlour", description="Modern card games, with friends or bots. Without a command: opens the lobby."
    )
    main.add_argument("--version", action="version", version=f"parlour {__version__} ({life})")
    commands = main.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in wanted:
        import_module(f"parlour.cli.{command.replace('-', '_')}").add(commands)
    return main


def main(arguments: list[str] | None = None) -> int:
    """Whatever a person, a file or the system gets wrong is one sentence and a status; a traceback is a bug of ours."""
    streams.prepare()
    tell_warnings()
    try:
        status = run(arguments)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        with suppress(OSError):
            print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        return 141
    except (OSError, UnicodeError, MemoryError) as error:
        streams.say(streams.described(error))
        return 1
    finally:
        streams.let_go()


def run(arguments: list[str] | None) -> int:
    words = (sys.argv[1:] if arguments is None else arguments) or LOBBY
    try:
        chosen = parser(wanted(words)).parse_args(words)
    except SystemExit as end:  # after --help, --version and wrong arguments
        return end.code if isinstance(end.code, int) else 0
    try:
        status: int = chosen.run(chosen)
    except ParlourError as error:
        streams.say(said(error, getattr(chosen, "language", "") or preferred()))
        return 1
    return status


def wanted(words: Sequence[str]) -> Sequence[str]:
    """The commands that are asked for: what nobody wants would only take time to import."""
    if words[0] in COMMANDS:
        return words[:1]
    return () if words == ["--version"] else COMMANDS


def tell_warnings() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("parlour: %(message)s"))
    logging.getLogger("parlour").handlers[:] = [handler]

"""`parlour check`: replay records and compare everything they claim."""

from __future__ import annotations

import argparse
import sys

from parlour.cli.common import Commands, command
from parlour.engine import record, registry, replay
from parlour.engine.errors import BadRecord, ParlourError


def add(commands: Commands) -> None:
    made = command(commands, "check", "replay records and compare every legal move and result in them", run)
    made.add_argument("files", nargs="+", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    with registry.watched():
        bad = sum(not is_good(path) for path in arguments.files)
    print(f"{len(arguments.files) - bad} of {len(arguments.files)} records agree")
    return 1 if bad else 0


def is_good(path: str) -> bool:
    try:
        replay.replay(record.read(path))
    except BadRecord as error:
        print(f"{path}:{error.line}: {error.message}", file=sys.stderr)
        return False
    except ParlourError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return False
    return True

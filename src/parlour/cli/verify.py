"""`parlour verify`: was the chance in a record settled before the first card?"""

from __future__ import annotations

import argparse

from parlour.cli.common import Commands, command
from parlour.engine import record, replay


def add(commands: Commands) -> None:
    made = command(commands, "verify", "check that a record's shuffles come from the secret it was committed to", run)
    made.add_argument("file", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    found = record.read(arguments.file)
    replay.replay(found)
    replay.verify(found)
    print(f"{arguments.file}: all chance comes from the secret with the hash {found.setup.commitment}")
    return 0

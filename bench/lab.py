"""What two processes gain: whole commands of the lab with two workers against one. `python bench/lab.py`

By the clock, turn about, from the start of the command to its end, reports and all: each takes some 20 seconds on one
processor. The machine must be quiet and have two processors; takes about six minutes.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from functools import partial

from pairs import compare

ROUNDS = 3
COMMANDS = {
    "simulate": "simulate fuji-flush --players 4 --games 30000 --bots normal",
    "random": "simulate fuji-flush --players 5 --games 4000000",
    "arena": "arena fuji-flush --players 4 --bots normal,random --games 7000",
    "search": "arena familiar-find --players 2 --bots search:100,greedy --games 60",
    "balance": "balance fuji-flush --players 4 --games 2000 --bots random,easy,normal",
}


def run(command: str, workers: int) -> float:
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "parlour", *command.split(), "--workers", str(workers)]
        subprocess.run(words, cwd=folder, check=True, capture_output=True)
    return 1.0


def main() -> None:
    for name, command in COMMANDS.items():
        compare(name, partial(run, command), ROUNDS)


if __name__ == "__main__":
    main()

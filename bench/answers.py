"""How long the strongest level thinks about a move, and how much memory it takes. `python bench/answers.py`

Each game in a process of its own, with its usual seats and with all of them, every seat the strongest level with its
clock. The clock is real time and runs on while other programs have the processor; so both times are told.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field

from search import used_mb

from parlour import bots
from parlour.bots import local
from parlour.bots.base import Bot, Generator
from parlour.cli.common import usual_players
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.lab.simulate import play_out

STRONGEST = bots.LEVELS[-1]
BARS = "bars: 1 s a move, 200 MB"


@dataclass
class Timed:
    """A bot, and how long each of its answers took: by the clock and by the processor."""

    bot: Bot
    waits: list[tuple[float, float]] = field(default_factory=list)

    def sign(self, position: Position) -> str:
        return self.bot.sign(position)

    def choose(self, position: Position) -> str:
        begin, used = time.monotonic(), time.process_time()
        chosen = self.bot.choose(position)
        self.waits.append((time.monotonic() - begin, time.process_time() - used))
        return chosen


def waits(name: str, players: int, seed: int) -> list[tuple[float, float]]:
    seated = [Timed(local.make(STRONGEST, Generator.of_match(seed, seat))) for seat in range(players)]
    play_out(Match(registry.game(name), players, chance=Seeded(match_seed(seed, 0))), seated)
    return [wait for bot in seated for wait in bot.waits]


def tell(name: str, players: int, seed: int) -> None:
    found = waits(name, players, seed)
    slowest, busiest = max(wait for wait, _ in found), max(used for _, used in found)
    mean = sum(used for _, used in found) / len(found)
    times = f"slowest {slowest:.2f} s by the clock, {busiest:.2f} s of processor, mean {1000 * mean:.0f} ms"
    print(f"{name}, {players} seats, {len(found)} answers: {times}, {used_mb():.0f} MB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?")
    parser.add_argument("players", nargs="?", type=int)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.game:
        tell(chosen.game, chosen.players, chosen.seed)
        return
    print(BARS)
    for game in registry.games().values():
        for players in dict.fromkeys((usual_players(game), game.seats[-1])):
            command = [sys.executable, __file__, game.name, str(players), "--seed", str(chosen.seed)]
            subprocess.run(command, check=True, env=os.environ)


if __name__ == "__main__":
    main()

"""What two processes gain: simulate, arena and balance with two workers against one. `python bench/lab.py`

By the clock, turn about: the machine must be quiet and have two processors.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from parlour.lab import arena
from parlour.lab.arena import Contest
from parlour.lab.balance import study
from parlour.lab.balance.study import Study
from parlour.lab.simulate import Series, simulate
from parlour.lab.spread import Crew

GAME = "fuji-flush"
ROUNDS = 3
BAR = 1.7

SERIES = Series(GAME, 4, games=1500, bots=("normal",))
RANDOM = Series(GAME, 5, games=1_000_000)
CONTEST = Contest(GAME, 4, ("normal", "random"), deals=300)
STUDY = Study(GAME, 4, games=300, bots=("random", "easy", "normal"))


def seconds(run: Callable[[Crew], object], workers: int) -> float:
    begin = time.perf_counter()
    run(Crew(workers))
    return time.perf_counter() - begin


def gain(name: str, run: Callable[[Crew], object]) -> None:
    found = []
    for _ in range(ROUNDS):
        one, two = seconds(run, 1), seconds(run, 2)
        found.append(one / two)
    shown = ", ".join(f"{value:.2f}" for value in sorted(found))
    middle = sorted(found)[ROUNDS // 2]
    held = "held" if middle >= BAR else "MISSED"
    busy = f"{os.getloadavg()[0]:.1f} processes were running"
    print(f"{name:<10} two workers do {middle:.2f} × one ({shown}; {busy}) (bar {BAR}: {held})", flush=True)


def main() -> None:
    gain("simulate", lambda crew: simulate(SERIES, crew))
    gain("random", lambda crew: simulate(RANDOM, crew))
    gain("arena", lambda crew: arena.run(CONTEST, crew))
    gain("balance", lambda crew: study.run(STUDY, crew))


if __name__ == "__main__":
    main()

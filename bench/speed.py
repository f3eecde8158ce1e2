"""How fast the rules are: beside hand-tuned C on the same matches, and for every game. `make bench`

All figures are processor time of one run. The machine is not yours alone: believe the ratios, not the numbers.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from parlour.engine import loops, registry
from parlour.engine.chance import Seeded
from parlour.engine.match import Match
from parlour.engine.state import Moves, State, is_compiled

HERE = Path(__file__).parent
LIMIT = "fuji-flush"  # the game that fuji_flush.c plays
SEATS = 5
ROUNDS = 5


def new_state(name: str, players: int) -> State:
    game = registry.game(name)
    return game.state(players, game.setup(players, {}), game.standard_cards)


def direct(games: int) -> loops.Tally:
    fresh, tally = new_state(LIMIT, SEATS), loops.Tally()
    loops.random_matches(fresh, fresh.copy(), Moves(), tally, 0, 0, games)
    return tally


def generic(games: int) -> loops.Tally:
    fresh, tally = new_state(LIMIT, SEATS), loops.Tally()
    loops.copying_matches(fresh, fresh.copy(), fresh.copy(), Moves(), tally, 0, 0, games)
    return tally


def timed(run: Callable[..., Any], *arguments: Any) -> tuple[Any, float]:
    begin = time.process_time()
    result = run(*arguments)
    return result, time.process_time() - begin


def compile_limit(folder: str) -> str | None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    program = str(Path(folder) / "limit")
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, str(HERE / "fuji_flush.c")], check=True)
    return program


def limit(program: str, mode: str, count: int) -> dict[str, float]:
    printed = subprocess.run([program, mode, str(count), str(SEATS)], capture_output=True, text=True, check=True).stdout
    found: dict[str, float] = json.loads(printed)
    return found


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def compare_with_c(program: str) -> None:
    games = 100_000
    for name, run in (("direct", direct), ("generic", generic)):
        ratios, ours, theirs = [], [], []
        for _ in range(ROUNDS):  # turn about, so that both meet the same neighbours
            tally, seconds = timed(run, games)
            c = limit(program, name, games)
            assert (tally.decisions, tally.checksum) == (c["moves"], c["checksum"]), "not the same matches"
            ours.append(tally.decisions / seconds / 1e6)
            theirs.append(c["moves"] / c["seconds"] / 1e6)
            ratios.append(ours[-1] / theirs[-1])
        print(f"{name:<8} {middle(ours):6.1f} M moves/s, C {middle(theirs):6.1f} M: {middle(ratios):.2f} of it")


def copy_and_play(program: str | None) -> None:
    state = new_state(LIMIT, SEATS)
    state.start(0)
    for _ in range(15):
        state.play(state.legal()[0])
    steps = 5_000_000
    _, seconds = timed(loops.copy_and_play, state, state.copy(), state.legal()[0], steps)
    c = limit(program, "copy", steps)["seconds"] / steps * 1e9 if program else float("nan")
    print(f"copy + play {seconds / steps * 1e9:.0f} ns, C {c:.0f} ns")


def from_python(games: int) -> int:
    """What a script does: ask, choose, play."""
    decisions = 0
    fresh = new_state(LIMIT, SEATS)
    for match in range(games):
        state = fresh.copy()
        state.start(match)
        while not state.over:
            legal = state.legal()
            state.play(legal[decisions % len(legal)])
            decisions += 1
    return decisions


def interpreted() -> None:
    decisions, seconds = timed(from_python, 3000)
    print(f"interpreted Python over compiled states: {decisions / seconds / 1e6:.2f} M moves/s", flush=True)


def matches_from_python() -> None:
    """Moves as texts, checked and recorded: what a script does that asks a match and not a state."""
    for game in registry.games().values():
        for players in sorted({game.seats[0], game.seats[-1]}):
            decisions, random, number = 0, Random(1), 0
            begin = time.process_time()
            while time.process_time() - begin < 1:
                match = Match(game, players, chance=Seeded(number))
                while not match.over:
                    match.play(random.choice(match.legal()))
                    decisions += 1
                number += 1
            speed = decisions / (time.process_time() - begin) / 1e3
            print(f"Match from Python: {game.name:<20} {players} seats {speed:6.0f} k decisions/s", flush=True)


def uncompiled() -> None:
    new_state(LIMIT, SEATS)  # reading the games' sources is not playing
    tally, seconds = timed(direct, 500)
    decisions, script_seconds = timed(from_python, 500)
    print(
        f"not compiled: {tally.decisions / seconds / 1e6:.3f} M moves/s, "
        f"{decisions / script_seconds / 1e6:.3f} M from a script that asks and plays"
    )


def every_game() -> None:
    for game in registry.games().values():
        for players in sorted({game.seats[0], game.seats[-1]}):
            fresh, tally = new_state(game.name, players), loops.Tally()
            begin = time.process_time()
            while time.process_time() - begin < 1:
                loops.random_matches(fresh, fresh.copy(), Moves(), tally, 0, tally.games, 100)
            seconds = time.process_time() - begin
            per_match = tally.decisions / tally.games
            speed = tally.decisions / seconds / 1e6
            print(f"{game.name:<20} {players} seats {speed:6.2f} M decisions/s, {per_match:.0f} a match")


def main() -> None:
    if not is_compiled():
        uncompiled()
        return
    with tempfile.TemporaryDirectory() as folder:
        program = compile_limit(folder)
        if program:
            compare_with_c(program)
        copy_and_play(program)
    interpreted()
    matches_from_python()
    subprocess.run([sys.executable, __file__], env=os.environ | {"PARLOUR_PURE": "1"}, check=True)
    every_game()


if __name__ == "__main__":
    main()

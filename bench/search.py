"""How fast the search is: playouts a second, threads, memory. `python bench/search.py`

Speeds are by processor time, the gain of two threads by the clock: for that the machine must be quiet.
Believe the ratios of one run, not the numbers.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from pairs import compare, middle

from parlour.bots.base import Generator
from parlour.bots.search import Budget, Search, Thinker
from parlour.engine import loops, registry
from parlour.engine.chance import Seeded
from parlour.engine.match import Match
from parlour.engine.playouts import Playouts
from parlour.engine.state import Moves, State

PLAIN = "fuji-flush"  # the game of the bar for random playouts
SEATS = 5
ROUNDS = 5
SCHEDULE = Path("/proc/thread-self/schedstat")
BARS = {"random playouts": 100_000, "own policy": 5_000, "memory": 200}


def opening(name: str, players: int) -> Match:
    return Match(registry.game(name), players, chance=Seeded(1))


def think(match: Match, iterations: int, playouts: Playouts) -> int:
    """How many iterations it made: fewer than allowed if they cannot be shared out evenly."""
    search = Search(Generator(0), Budget(iterations), playouts)
    return sum(estimate.visits for estimate in search.explain(match.position()))


def bare_playouts(fresh: State, count: int) -> int:
    loops.random_matches(fresh, fresh.copy(), Moves(), loops.Tally(), 0, 0, count)
    return count


def speed(run: Callable[[int], int], count: int) -> float:
    """How many a second of processor time; the middle of some rounds."""
    run(max(1, count // 20))
    found = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        done = run(count)
        found.append(done / (time.process_time() - begin))
    return middle(found)


def verdict(value: float, bar: float) -> str:
    return f"(bar {bar:,g}: {'held' if value >= bar else 'MISSED'})"


def random_playouts() -> None:
    match = opening(PLAIN, SEATS)
    game = match.game
    fresh = game.state(SEATS, match.settings, game.standard_cards)
    bare = speed(lambda n: bare_playouts(fresh, n), 100_000)
    found = speed(lambda n: think(match, n, Playouts(noise=100)), 50_000)
    bar = verdict(found, BARS["random playouts"])
    print(f"{PLAIN}, {SEATS} seats, random playouts to the end: {found:,.0f}/s {bar}")
    print(f"  a bare loop of playouts: {bare:,.0f}/s; the search does {found / bare:.2f} of it", flush=True)


def own_policies() -> None:
    for game in registry.games().values():
        match = opening(game.name, min(4, game.seats[-1]))
        found = speed(lambda n, match=match: think(match, n, Playouts()), 2_000)  # type: ignore[misc]
        bar = verdict(found, BARS["own policy"])
        print(f"{game.name:<20} {match.players} seats, own policy: {found:>9,.0f} iterations/s {bar}", flush=True)


def hints() -> None:
    """What a search costs before its first iteration: a hint makes one each time."""
    match = opening(PLAIN, SEATS)
    position = match.position()

    def make(count: int) -> int:
        for _ in range(count):
            Search(Generator(0), Budget(SEATS)).explain(position)
        return count

    print(f"making a search and trying each move once: {1000 / speed(make, 100):.2f} ms", flush=True)


class Watched(Thinker):
    """Knows how long it thought, without the time in which it was ready and had no processor."""

    seconds = 0.0

    def think(self, root: State, seed: int, budget: Budget) -> None:
        begin, waited = time.perf_counter(), waited_seconds()
        super().think(root, seed, budget)
        self.seconds = time.perf_counter() - begin - (waited_seconds() - waited)


def waited_seconds() -> float:
    """How long this thread was ready and had no processor; only Linux tells."""
    return int(SCHEDULE.read_text().split()[1]) / 1e9 if SCHEDULE.exists() else 0.0


def two_threads() -> None:
    match = opening(PLAIN, SEATS)
    undisturbed: dict[int, list[float]] = {1: [], 2: []}

    def work(threads: int) -> float:
        search = Search(Generator(0), Budget(60_000, threads=threads))
        thinkers = [Watched(Playouts()) for _ in search.thinkers]
        search.thinkers = [*thinkers]
        done = sum(estimate.visits for estimate in search.explain(match.position()))
        undisturbed[threads].append(done / max(thinker.seconds for thinker in thinkers))
        return done

    compare("threads", work, ROUNDS)
    gains = [two / one for one, two in zip(undisturbed[1], undisturbed[2], strict=True)]
    shown = ", ".join(f"{gain:.2f}" for gain in sorted(gains))
    print(
        f"  not counting the time in which they were ready and had no processor: {middle(gains):.2f} × ({shown})",
        flush=True,
    )


def memory(name: str) -> None:
    """In a process of its own: the memory after some moves of one bot that searches."""
    match = opening(name, registry.game(name).seats[-1])
    before = used_mb()
    bot = Search(Generator(0), Budget(20_000))
    for _ in range(3):
        match.play(bot.choose(match.position()))
    print(f"{used_mb():.0f} {used_mb() - before:.0f}")


def used_mb() -> float:
    """The most this process used. Linux hands `ru_maxrss` down from the parent process, so look elsewhere."""
    status = Path("/proc/self/status")
    if status.exists():
        return int(next(line for line in status.read_text().splitlines() if line.startswith("VmHWM")).split()[1]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def memories() -> None:
    for name in registry.games():
        done = subprocess.run([sys.executable, __file__, name], capture_output=True, text=True, check=True)
        whole, own = map(int, done.stdout.split())
        held = "held" if whole <= BARS["memory"] else "MISSED"
        print(f"{name:<20} {whole} MB with a bot that searches, {own} MB of it the bot (bar {BARS['memory']}: {held})")


def main() -> None:
    if len(sys.argv) > 1:
        memory(sys.argv[1])
        return
    random_playouts()
    own_policies()
    hints()
    two_threads()
    memories()


if __name__ == "__main__":
    main()

"""Our search beside OpenSpiel's in C++ (IS-MCTS on its Oh Hell): simulations a second. `python bench/openspiel.py`

OpenSpiel is installed into a scratch environment, for this comparison only; a Python that has it can be named instead.
Compared is the same work. Both start at the first decision of a deal, a new tree for each of the deals. A simulation of
either deals anew what the seat cannot know, walks down the tree by an upper confidence bound, adds one node, and plays
random moves to the end of the match; ours, at its root, tries all moves in turn and drops the worse ones. The games
differ: a random Oh Hell of OpenSpiel's usual three seats has 29 decisions on average, Familiar's Trouble 63, a round of
Career Poker 158. Processor time, turn about.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path

from parlour.bots.base import Generator
from parlour.bots.search import Budget, Search
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.match import Match
from parlour.engine.playouts import Playouts

ROUNDS = 5
SIMULATIONS = 2000
DEALS = 10  # of Oh Hell: the number of tricks is dealt too
AT_RANDOM = Playouts(noise=100, patience=1)  # a node for each simulation, as OpenSpiel's
OURS: tuple[tuple[str, int, dict[str, str], float], ...] = (
    ("familiars-trouble", 3, {}, 5.0),
    ("career-poker", 4, {"length": "short"}, 0.5),  # one round, six times as long as one of Oh Hell
)

THEIRS = f"""
import random, time
import pyspiel
random.seed(1)
seconds = 0
for deal in range({DEALS}):
    state = pyspiel.load_game("oh_hell").new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, {SIMULATIONS})
    begin = time.process_time()
    bot.step(state)
    seconds += time.process_time() - begin
print({DEALS} * {SIMULATIONS} / seconds)
"""


def scratch(folder: str) -> Path | None:
    """The Python of an environment with OpenSpiel in it; None if it cannot be had."""
    venv.create(folder, with_pip=True)
    python = Path(folder) / "bin" / "python"
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "open_spiel"]
    return python if subprocess.run(command, check=False, capture_output=True).returncode == 0 else None


def theirs(python: Path) -> float:
    return float(subprocess.run([str(python), "-c", THEIRS], capture_output=True, text=True, check=True).stdout)


def ours(name: str, players: int, options: dict[str, str]) -> float:
    deals = [Match(registry.game(name), players, options, chance=Seeded(deal)) for deal in range(DEALS)]
    search = Search(Generator(0), Budget(SIMULATIONS), AT_RANDOM)
    begin = time.process_time()
    done = sum(estimate.visits for match in deals for estimate in search.explain(match.position()))
    return done / (time.process_time() - begin)


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        python = Path(sys.argv[1]) if len(sys.argv) > 1 else scratch(folder)
        if python is None:
            print("OpenSpiel could not be installed: nothing was compared")
            return 1
        for name, players, options, bar in OURS:
            pairs = [(ours(name, players, options), theirs(python)) for _ in range(ROUNDS)]
            ratios = sorted(mine / other for mine, other in pairs)
            held = "held" if middle(ratios) >= bar else "MISSED"
            print(
                f"{name}: {middle([mine for mine, _ in pairs]):,.0f} simulations/s, OpenSpiel's Oh Hell "
                f"{middle([other for _, other in pairs]):,.0f}/s: {middle(ratios):.2f} × it "
                f"({ratios[0]:.2f}–{ratios[-1]:.2f}) (bar {bar:g}: {held})",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How fast a game made with the kit is, beside the same game written by hand: random matches of Knockout Whist.

    python bench/kit.py [matches]

Both are compiled as `parlour compile` does it, into a folder of their own, and play the same matches: their checksums
are equal. Processor time, in turns, and the median of the ratios.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
EXAMPLE = ROOT / "examples" / "knockout-whist" / "src" / "knockout_whist"
BY_HAND = ROOT / "bench" / "by_hand" / "whist_by_hand"
PLAYERS = 4
ROUNDS = 7


def compiled(package: Path, into: Path) -> None:
    shutil.copytree(package, into / package.name, ignore=shutil.ignore_patterns("*.so", ".compiled*"))
    command = [sys.executable, "-m", "parlour_compile", "--package", package.name, "--folder", str(into / package.name)]
    subprocess.run(command, env=os.environ | {"PARLOUR_PURE": "1"}, check=True, stdout=sys.stderr)


def measure(matches: int) -> None:
    from knockout_whist import GAME  # type: ignore[import-not-found]
    from whist_by_hand.play import ByHand

    from parlour.engine import loops
    from parlour.engine.state import Moves

    fresh = {"kit": GAME.state(PLAYERS, {}, None), "by hand": ByHand(PLAYERS)}
    ratios, seconds = [], dict.fromkeys(fresh, 0.0)
    for number in range(ROUNDS):
        spent: dict[str, float] = {}
        sums = set()
        for name, state in fresh.items():
            tally, begun = loops.Tally(), time.process_time()
            loops.random_matches(state, state.copy(), Moves(), tally, 1, number * matches, matches)
            spent[name] = time.process_time() - begun
            seconds[name] += spent[name]
            sums.add((tally.checksum, tally.decisions))
        assert len(sums) == 1, "the two do not play the same matches"
        ratios.append(spent["by hand"] / spent["kit"])
    for name, total in seconds.items():
        print(f"{name:8}  {ROUNDS * matches / total:,.0f} matches/s")
    print(f"the kit has {statistics.median(ratios):.0%} of the speed by hand")


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    with TemporaryDirectory() as folder:
        for package in (EXAMPLE, BY_HAND):
            compiled(package, Path(folder))
        sys.path.insert(0, folder)
        measure(matches)


if __name__ == "__main__":
    main()

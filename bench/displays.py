"""Is the beginners' display easier than the normal game of Familiar's Trouble? `python bench/displays.py`

Mean scores of three bots alike on the same deals, with the interval that holds the true mean with 95 % confidence; the
difference is that of each deal. With `--cards FILE` it tries other errands. 400 deals by `greedy` take a few seconds.
"""

from __future__ import annotations

import argparse

from parlour.engine.game import STANDARD
from parlour.engine.intervals import mean_interval
from parlour.lab.simulate import Series, play_match

GAME = "familiars-trouble"
NORMAL: dict[str, bool | str] = {}
BEGINNERS: dict[str, dict[str, bool | str]] = {
    "3/2/0": {"hand_exchange": False, "display": "3/2/0"},
    "4/2/0": {"hand_exchange": False, "display": "4/2/0"},
    "3/2/0 with hints": {"hand_exchange": False, "display": "3/2/0", "hints": True},
    "4/2/0 with hints": {"hand_exchange": False, "display": "4/2/0", "hints": True},
}


def scores(options: dict[str, bool | str], chosen: argparse.Namespace) -> list[int]:
    series = Series(GAME, 3, chosen.deals, chosen.seed, (chosen.bots,), options, chosen.cards)
    outcomes = [play_match(series, deal)[0].outcome for deal in range(chosen.deals)]
    return [outcome.scores[0] for outcome in outcomes if outcome]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", default=STANDARD)
    chosen = parser.parse_args()
    normal = scores(NORMAL, chosen)
    print("normal {:.1f} ({:.1f} to {:.1f})".format(*mean_interval(normal)))
    for name, options in BEGINNERS.items():
        found = scores(options, chosen)
        easier = mean_interval([after - before for before, after in zip(normal, found, strict=True)])
        print(f"{name} {sum(found) / len(found):.1f}, " + "{:+.1f} ({:+.1f} to {:+.1f})".format(*easier), flush=True)


if __name__ == "__main__":
    main()

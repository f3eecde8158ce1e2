"""What signs are worth in Familiar's Trouble: the same deals with `hints` and without. `python bench/hints.py`

Three bots alike. The figure is how many points more they score together on a deal, with the interval that holds the
true mean with 95 % confidence. 400 deals by `greedy` take about ten seconds.
"""

from __future__ import annotations

import argparse

from parlour.engine.intervals import mean_interval
from parlour.lab.simulate import Series, play_match

GAME = "familiars-trouble"
SETTINGS: dict[str, dict[str, bool | str]] = {
    "default": {},
    "beginners": {"hand_exchange": False, "display": "3/2/0"},
}


def scores(options: dict[str, bool | str], bots: str, deals: int, seed: int) -> list[int]:
    series = Series(GAME, 3, deals, seed, (bots,), options)
    outcomes = [play_match(series, deal)[0].outcome for deal in range(deals)]
    return [outcome.scores[0] for outcome in outcomes if outcome]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for name, options in SETTINGS.items():
        without = scores(options, chosen.bots, chosen.deals, chosen.seed)
        with_hints = scores({**options, "hints": True}, chosen.bots, chosen.deals, chosen.seed)
        gain, low, high = mean_interval([b - a for a, b in zip(without, with_hints, strict=True)])
        means = f"{sum(without) / chosen.deals:.2f} without, {sum(with_hints) / chosen.deals:.2f} with"
        print(f"{name:<10} {chosen.bots}: {means}; {gain:+.2f} points ({low:+.2f} to {high:+.2f})", flush=True)


if __name__ == "__main__":
    main()

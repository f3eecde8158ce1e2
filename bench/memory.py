"""How much memory ten thousand matches take, each twenty decisions old."""

from __future__ import annotations

import resource
import sys

import parlour

MATCHES = 10_000
DECISIONS = 20


def used_mb() -> float:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def main() -> None:
    for game in parlour.catalogue().values():
        before = used_mb()
        matches = [parlour.new(game.name, players=game.seats[-1], seed=seed) for seed in range(MATCHES)]
        for match in matches:
            for _ in range(DECISIONS):
                if not match.over:
                    match.play(match.legal()[0])
        print(f"{game.name:<20} {used_mb() - before:6.0f} MB more for {MATCHES:,} matches")
        del matches


if __name__ == "__main__":
    main()

"""How strong the levels are: the ladder files, and the strongest level among random seats. `python bench/strength.py`

The ladders lie in `bench/ladders`; each names the command that made it, and `parlour ladder --check FILE` plays a part
of it again. Matches among random seats are played here and now, with the same deals from every seat;
Career Poker's take about an hour on two processors.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from parlour.engine.intervals import mean_interval, wilson
from parlour.lab import arena, ladder
from parlour.lab.arena import Contest
from parlour.lab.ladder import Ladder, Meeting, Row
from parlour.lab.workers import Crew

LADDERS = Path(__file__).parent / "ladders"
STRONGEST = "expert"
TOGETHER_BAR = 35  # points on average, three of the strongest at a cooperative table


@dataclass(frozen=True)
class Bar:
    """The share of matches that the strongest level has to win with all other seats at random."""

    game: str
    players: int
    deals: int
    share: float


BARS = (
    Bar("career-poker", 4, 150, 0.80),
    Bar("familiar-find", 2, 30, 0.85),
    Bar("family-trade", 2, 40, 0.85),
    Bar("fuji-flush", 4, 60, 1.5 / 4),
)


def verdict(held: bool) -> str:
    return "held" if held else "OPEN"


def tell_ladder(path: Path) -> bool:
    found, data = ladder.read(path)
    tables = [table["deals"] for table in data["tables"]]
    held = True
    print(f"{path.name}: {data['command']}")
    for row in ladder.meetings(found, tables):
        better = row.better == row.bots[1]
        held = held and better
        print(f"  {described(row, len(tables) == len(found.bots))}: {verdict(better)}")
    if len(found.tables[-1]) == 1:
        held = tell_together(found, tables[-1]) and held
    return held


def described(row: Meeting, together: bool) -> str:
    values = row.scores if together else [100 * share for share in row.shares]
    scale = 1 if together else 100
    what = "points" if together else "% of seats won"
    return (
        f"{row.bots[1]} {values[1]:.1f} against {row.bots[0]} {values[0]:.1f} {what}, "
        f"{-scale * row.more:+.1f} ({-scale * row.high:+.1f} to {-scale * row.low:+.1f}), {row.deals} deals"
    )


def tell_together(found: Ladder, rows: list[Row]) -> bool:
    mean, low, high = mean_interval([row[2][0] / row[1][0] for row in rows])
    held = low >= TOGETHER_BAR
    who = f"{found.players} × {found.bots[-1]}"
    print(f"  {who}: {mean:.1f} points ({low:.1f} to {high:.1f}), bar {TOGETHER_BAR}: {verdict(held)}")
    return held


def tell_among_random(bar: Bar, crew: Crew) -> bool:
    (name,) = ladder.without_clock([STRONGEST])
    contest = Contest(bar.game, bar.players, (name, "random"), bar.deals)
    found = arena.standings(contest, arena.run(contest, crew))[0]
    low, high = wilson(found.wins * found.matches, found.matches)
    won = f"{name} wins {found.wins:.1%} ({low:.1%} to {high:.1%}) of {found.matches} among random seats"
    print(f"{bar.game}, {bar.players} seats: {won}, bar {bar.share:.1%}: {verdict(low >= bar.share)}", flush=True)
    return low >= bar.share


def main() -> int:
    held = [tell_ladder(path) for path in sorted(LADDERS.glob("*.json"))]
    held += [tell_among_random(bar, Crew(os.cpu_count() or 1)) for bar in BARS]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())

"""How fair the choices and how hard the settings are, kept as data in `bench/balance`.

`python bench/balance.py NAME` plays a report and writes its file, `--check` plays the first matches of every file again
and compares them. Bots of one kind sit at all seats. What seats choose for themselves at the start is drawn at random,
so that each choice can be judged; deals are the same with every setting and every kind of bot.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlour import __version__
from parlour.bots.base import Generator
from parlour.engine import loops
from parlour.engine.chance import Seeded
from parlour.engine.intervals import mean_interval, wilson
from parlour.engine.match import Match
from parlour.engine.registry import game
from parlour.lab import ending
from parlour.lab.balance import picks
from parlour.lab.balance.picks import RandomPicks
from parlour.lab.balance.trace import Trace
from parlour.lab.simulate import play_out

FOLDER = Path(__file__).parent / "balance"
KEPT = 10  # matches of each table that a check can compare
Options = Mapping[str, bool | str]
Played = dict[str, Any]


@dataclass(frozen=True)
class Report:
    """Every kind of bot, so many matches each, with each of the settings."""

    game: str
    players: int
    matches: Mapping[str, int]
    settings: Sequence[Options]
    seed: int = 1


WITH_FAMILIARS = ({"familiars": True},)
MATCHES = {"greedy": 4000, "search:200": 400}
REPORTS = {
    "familiar-find-3": Report("familiar-find", 3, MATCHES, WITH_FAMILIARS),
    "familiar-find-4": Report("familiar-find", 4, MATCHES, WITH_FAMILIARS),
    "familiars-trouble": Report(
        "familiars-trouble",
        3,
        {"greedy": 2000, "search:200": 400},
        (
            {},
            {"hand_exchange": False, "display": "3/2/0"},
            {"hand_exchange": False, "display": "4/2/0"},
        ),
    ),
}


def play_match(report: Report, options: Options, bot: str, number: int) -> Played:
    chance = Seeded(loops.match_seed(report.seed, number))
    generators = [Generator.of_match(report.seed, number * 8 + seat) for seat in range(report.players)]
    with ending.seated([bot] * report.players, generators) as players:
        match = Match(game(report.game), report.players, options, chance=chance)
        drawing = [RandomPicks(*one) for one in zip(players, generators, strict=True)]
        play_out(match, drawing)
    assert match.outcome is not None
    picked = [one.picked for one in drawing] if any(one.picked for one in drawing) else []
    return {"winners": list(match.outcome.winners), "scores": list(match.outcome.scores), "picked": picked}


def table(report: Report, options: Options, bot: str, played: Sequence[Played], first: Sequence[Played]) -> Played:
    """What came of one kind of bot with one setting; `first` is the same bot with the first setting."""
    together = game(report.game).is_cooperative
    found: Played = {"bots": bot, "options": dict(options), "matches": len(played)}
    if together:
        found["score"] = rounded(mean_interval([one["scores"][0] for one in played]))
        pairs = zip(played, first, strict=True)
        found["more_than_first"] = rounded(mean_interval([a["scores"][0] - b["scores"][0] for a, b in pairs]))
    else:
        found["seats"] = [seat_share(played, seat) for seat in range(report.players)]
        found["picks"] = pick_shares(report, played)
    return found | {"first": list(played[:KEPT])}


def seat_share(played: Sequence[Played], seat: int) -> list[float]:
    wins = sum((seat in one["winners"]) / len(one["winners"]) for one in played)
    return rounded((wins / len(played), *wilson(wins, len(played))))


def pick_shares(report: Report, played: Sequence[Played]) -> dict[str, Played]:
    """The share of wins of each choice, its interval, and how many times a fair share that is."""
    traces = [Trace([""] * report.players, **one) for one in played]
    return {
        row["card"]: {
            "count": row["count"],
            "share": rounded((row["share"], row["low"], row["high"])),
            "times_fair": rounded([row["share"] * report.players])[0],
        }
        for row in picks.shares(traces)
    }


def rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def write(name: str) -> None:
    report = REPORTS[name]
    tables = []
    for bot, matches in report.matches.items():
        first: list[Played] = []
        for options in report.settings:
            played = [play_match(report, options, bot, number) for number in range(matches)]
            first = first or played
            tables.append(table(report, options, bot, played, first))
            print(name, {key: value for key, value in tables[-1].items() if key != "first"}, flush=True)
    found = {
        "command": f"python bench/balance.py {name}",
        "parlour": __version__,
        "game": report.game,
        "rules": game(report.game).version,
        "players": report.players,
        "seed": report.seed,
        "tables": tables,
    }
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def differences(name: str, most: int, bots: Sequence[str] = ()) -> list[str]:
    """What is no longer as a file says: its rules, and how the first matches of each table end."""
    report, kept = REPORTS[name], json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    version = game(report.game).version
    found = [] if kept["rules"] == version else [f"{name}: rules {kept['rules']}, not {version}"]
    for row in kept["tables"]:
        for number, before in enumerate(row["first"][:most]):
            if row["bots"] in (bots or report.matches):
                after = play_match(report, row["options"], row["bots"], number)
                found += [] if after == before else [f"{name}, {row['bots']}: match {number} ends otherwise"]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reports", nargs="*", choices=[*REPORTS, []], metavar="NAME", default=[])
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args()
    names = chosen.reports or list(REPORTS)
    if chosen.check:
        found = [difference for name in names for difference in differences(name, KEPT)]
        print("\n".join(found) or "every file is as the bots play now")
        return 1 if found else 0
    for name in names:
        write(name)
    return 0


if __name__ == "__main__":
    sys.exit(main())

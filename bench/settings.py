"""Whether other settings of a level would do better. `python bench/settings.py GAME FIRST SECOND --deals N --seed S`

FIRST and SECOND are levels with what is to be otherwise, or other bots: "expert", "easy loss=16", "net", or "expert
prior=20 models=0n,15n,30n" (the others slip in so many of a hundred moves; n: everybody plays by the net). They sit
turn about around the table, each deal twice, the second time the other way round; in a cooperative game each has a
table for itself. Nobody looks at a clock, and nobody has more than `--iterations` unless it is said (`iterations=400`).
Intervals come from drawing whole deals again. What is found so is judged on other deals: by `parlour ladder`, `parlour
league` or `bench/frozen.py`.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, fields
from typing import Any

from frozen import OPTIONS, Pace, Timed, told

from parlour import bots
from parlour.bots import local
from parlour.bots.base import Bot, Generator
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.loops import match_seed
from parlour.engine.match import Match
from parlour.engine.playouts import Model, Playouts
from parlour.lab.simulate import play_out

OF_A_SEARCH = {field.name for field in fields(Playouts)}
Value = int | float | bool | tuple[Model, ...]


@dataclass(frozen=True)
class Side:
    name: str
    changes: dict[str, Value]
    most_iterations: int

    def bot(self, generator: Generator) -> Bot:
        known = bots.known_settings(self.name)
        if not known:
            return local.make(self.name, generator)
        iterations = min(known["iterations"], self.most_iterations)
        settings: dict[str, Any] = known | {"iterations": iterations, "seconds": local.FOREVER}
        playouts = dict(known.get("playouts", {}))
        for name, value in self.changes.items():
            (playouts if name in OF_A_SEARCH else settings)[name] = value
        return bots.make_level(settings | {"playouts": playouts}, generator)


def side(text: str, most_iterations: int) -> Side:
    name, *words = text.split()
    changes = dict(word.split("=") for word in words)
    if unknown := changes.keys() - OF_A_SEARCH - bots.known_settings(name).keys():
        raise SystemExit(f"{name} has no {min(unknown)}")
    return Side(name, {key: value(key, given) for key, given in changes.items()}, most_iterations)


def value(name: str, given: str) -> Value:
    if name == "models":
        return tuple(Model(int(one.rstrip("n")), net=one.endswith("n")) for one in given.split(","))
    if given in ("true", "false"):
        return given == "true"
    return float(given) if "." in given else int(given)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("sides", nargs=2, metavar="SIDE")
    parser.add_argument("--deals", type=int, default=80)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--iterations", type=int, default=300)
    asked = parser.parse_args()
    title = registry.game(asked.game)
    players = asked.players or (title.seats[0] if title.seats[0] == 2 else min(4, title.seats[-1]))
    options = {option.name: OPTIONS[option.name] for option in title.options if option.name in OPTIONS}
    sides = [side(text, asked.iterations) for text in asked.sides]
    reached: tuple[list[float], list[float]] = [], []
    paces = Pace(), Pace()
    for deal in range(asked.deals):
        sums, seats = [0.0, 0.0], [0, 0]
        for turn in (0, 1):
            who = [turn if title.is_cooperative else (seat + turn) % 2 for seat in range(players)]
            generators = [Generator.of_match(asked.seed, deal * 64 + turn * 8 + seat) for seat in range(players)]
            seated = [Timed(sides[one].bot(generator)) for one, generator in zip(who, generators, strict=True)]
            match = Match(title, players, options, chance=Seeded(match_seed(asked.seed, deal)))
            play_out(match, seated)
            assert match.outcome is not None
            for seat, one in enumerate(who):
                seats[one] += 1
                sums[one] += match.outcome.scores[0] if title.is_cooperative else seat in match.outcome.winners
                paces[one].add([seated[seat]])
        for one in (0, 1):
            reached[one].append(sums[one] / seats[one])
    factor, what = (1, "points") if title.is_cooperative else (100, "% of seats won")
    more = told([second - first for first, second in zip(*reached, strict=True)], factor)
    means = [factor * sum(found) / len(found) for found in reached]
    print(f"{title.name}, {players} seats, {asked.deals} deals of seed {asked.seed}: {what}")
    for text, mean, pace in zip(asked.sides, means, paces, strict=True):
        print(f"  {text}: {mean:.1f}; {pace} ms a move")
    print(f"  the second more by {more}")


if __name__ == "__main__":
    main()

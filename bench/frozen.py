"""The strongest level against the frozen one of before. `python bench/frozen.py [GAME …] --deals N --seed S`

One seat of the new among the frozen, every deal from every seat; in a cooperative game each plays with itself. Both
think without a clock; the processor time of a move stands beside. `--iterations` says how many the new one has, and
`--frozen` how many the other, so that both think equally long; `--bot net` puts another in the new one's place.
Intervals come from drawing whole deals again. In a cooperative game `--kind new` or `--kind frozen` plays the part of
one alone, the same matches as with both.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from random import Random

from parlour.bots import league, local
from parlour.bots.base import Bot, Generator
from parlour.bots.search import Budget, Search
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.lab.arena import BOOTSTRAPS, middle_95
from parlour.lab.simulate import play_out

FROZEN = "expert-1"
KINDS = ("new", "frozen")
OPTIONS = {"length": "short"}  # where a game has such an option


@dataclass
class Timed:
    """A bot, and how long it thinks."""

    bot: Bot
    moves: int = 0
    seconds: float = 0.0

    def sign(self, position: Position) -> str:
        return self.bot.sign(position)

    def choose(self, position: Position) -> str:
        begin = time.process_time()
        chosen = self.bot.choose(position)
        self.seconds += time.process_time() - begin
        self.moves += 1
        return chosen


def new(generator: Generator, name: str) -> Timed:
    return Timed(local.make(name, generator))


def frozen(generator: Generator, iterations: int) -> Timed:
    bot = league.make(FROZEN, generator)
    assert isinstance(bot, Search)
    bot.budget = Budget(iterations, bot.budget.seconds)
    return Timed(bot)


@dataclass(frozen=True)
class Table:
    name: str
    players: int
    seed: int
    new: str  # who it is
    frozen: int  # iterations of the other

    def play(self, deal: int, seats_of_new: set[int], turn: int) -> tuple[Match, list[Timed]]:
        title = registry.game(self.name)
        options = {option.name: OPTIONS[option.name] for option in title.options if option.name in OPTIONS}
        generators = [Generator.of_match(self.seed, deal * 64 + turn * 8 + seat) for seat in range(self.players)]
        seated = [
            new(generators[seat], self.new) if seat in seats_of_new else frozen(generators[seat], self.frozen)
            for seat in range(self.players)
        ]
        match = Match(title, self.players, options, chance=Seeded(match_seed(self.seed, deal)))
        play_out(match, seated)
        return match, seated


def told(values: list[float], factor: float = 1.0) -> str:
    random = Random(0)
    mean = sum(values) / len(values)
    drawn = [sum(random.choices(values, k=len(values))) / len(values) for _ in range(BOOTSTRAPS)]
    low, high = middle_95(drawn)
    return f"{factor * mean:.1f} ({factor * low:.1f} to {factor * high:.1f})"


@dataclass
class Pace:
    """How long some bots thought; the bots themselves take room."""

    moves: int = 0
    seconds: float = 0.0

    def add(self, bots: list[Timed]) -> None:
        self.moves += sum(bot.moves for bot in bots)
        self.seconds += sum(bot.seconds for bot in bots)

    def __str__(self) -> str:
        return f"{1000 * self.seconds / max(1, self.moves):.1f}"


def tell_alone(table: Table, deals: int, kind: int) -> None:
    scores: list[float] = []
    pace = Pace()
    for deal in range(deals):
        match, seated = table.play(deal, set() if kind else set(range(table.players)), kind)
        pace.add(seated)
        assert match.outcome is not None
        scores.append(match.outcome.scores[0])
    print(f"{table.name}, {KINDS[kind]}: {told(scores)} points, {deals} deals; {pace} ms a move", flush=True)


def tell_together(table: Table, deals: int) -> None:
    everybody = set(range(table.players))
    scores: list[list[float]] = [[], []]
    paces = (Pace(), Pace())
    for deal in range(deals):
        for kind, seats in enumerate((everybody, set[int]())):
            match, seated = table.play(deal, seats, kind)
            paces[kind].add(seated)
            assert match.outcome is not None
            scores[kind].append(match.outcome.scores[0])
    more = [one - other for one, other in zip(*scores, strict=True)]
    points = f"{told(scores[0])} points, frozen {told(scores[1])}, more {told(more)}"
    print(f"{table.name}: {points}, {deals} deals; {paces[0]} and {paces[1]} ms a move", flush=True)


def tell_against(table: Table, deals: int) -> None:
    shares = []
    ours, theirs = Pace(), Pace()
    for deal in range(deals):
        wins = 0
        for turn in range(table.players):
            match, seated = table.play(deal, {turn}, turn)
            assert match.outcome is not None
            wins += turn in match.outcome.winners
            ours.add([seated.pop(turn)])
            theirs.add(seated)
        shares.append(wins / table.players)
    fair = f"{100 / table.players:.0f} % is fair"
    won = f"wins {told(shares, 100)} %, {fair}"
    print(f"{table.name}, {table.players} seats: {won}, {deals} deals; {ours} and {theirs} ms a move", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(registry.games()))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--frozen", type=int, default=1000, help="iterations of the frozen one")
    parser.add_argument("--bot", help="another in the place of the new one: net, say")
    parser.add_argument("--kind", choices=KINDS, help="in a cooperative game: this one alone")
    asked = parser.parse_args()
    for name in asked.games:
        title = registry.game(name)
        players = title.seats[0] if title.seats[0] == 2 else min(4, title.seats[-1])
        table = Table(name, players, asked.seed, asked.bot or f"expert@{asked.iterations}", asked.frozen)
        if title.is_cooperative and asked.kind:
            tell_alone(table, asked.deals, KINDS.index(asked.kind))
        else:
            (tell_together if title.is_cooperative else tell_against)(table, asked.deals)


if __name__ == "__main__":
    main()

"""How often a level makes a move that a child would not make. `python bench/slips.py GAME --deals N --seed S`

The level sits in one seat among greedy ones (in a cooperative game in all), a deal from every seat. Each of its
choices is tried beside the other moves in the same worlds, everybody playing on as the strongest level thinks that they
do; what seems to lose at least 10 of 100 beside the best of them is tried again beside that one alone in other worlds.
What loses 10 there is a mistake, what loses 25 a slip. Beside it stands greedy with so many of a hundred moves made at
random. Both are compared at the same share of wins, between the two that are next to it.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from parlour import bots
from parlour.bots import local
from parlour.bots.base import Bot, Generator, Noisy
from parlour.bots.comparison import Comparison
from parlour.bots.greedy import Greedy
from parlour.bots.search import Thinker
from parlour.engine import options
from parlour.engine.chance import Seeded
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.engine.playouts import FLAT
from parlour.engine.registry import game
from parlour.engine.state import State
from parlour.lab.ladder import without_clock
from parlour.lab.simulate import play_out

MUCH = 0.25
SOME = 0.10
WORLDS = 60
MORE_WORLDS = 240  # in which what looks like a mistake is tried again
MOST_MOVES = 16  # that a choice is judged by, besides itself
PERCENTS = (0, 15, 30, 45, 60, 80, 100)


@dataclass
class Watched:
    """A bot whose choices are judged when they are made."""

    bot: Bot
    thinker: Thinker
    generator: Generator
    choices: int = 0
    mistakes: int = 0
    slips: int = 0

    def sign(self, position: Position) -> str:
        return self.bot.sign(position)

    def choose(self, position: Position) -> str:
        chosen = self.bot.choose(position)
        if len(position.legal()) > 1:
            self.choices += 1
            loss = self.loss(position, chosen)
            self.mistakes += loss >= SOME
            self.slips += loss >= MUCH
        return chosen

    def loss(self, position: Position, chosen: str) -> float:
        """What the choice loses beside the best move, as far as it is at least a mistake."""
        self.thinker.sit_down(position, replace(position.game.playouts, patience=FLAT))
        root = position.imagine(self.generator.below(2**31))
        numbers = {position.game.text(root, move): move for move in root.legal()}
        moves = dict.fromkeys([numbers[chosen], root.advice(), *itertools.islice(numbers.values(), MOST_MOVES)])
        leads = self.leads(root, moves, WORLDS)
        best = max(leads, key=lambda move: leads[move])
        return self.leads(root, [numbers[chosen], best], MORE_WORLDS)[best] if leads[best] >= SOME else 0.0

    def leads(self, root: State, moves: Iterable[int], worlds: int) -> dict[int, float]:
        """How much more each brings than the first."""
        comparison = Comparison(self.thinker, root, self.generator.below(2**31), moves)
        comparison.go_on(worlds)
        return {move: comparison.lead(move).value for move in moves}


@dataclass(frozen=True)
class Found:
    share: float  # of matches won, or of the best score
    choices: int
    mistakes: float  # of a hundred choices
    slips: float


@dataclass(frozen=True)
class Setting:
    game: str
    players: int
    settings: dict[str, Any]
    deals: int
    seed: int


def found(at: Setting, make: str | int) -> Found:
    title, players, seed, thinker = game(at.game), at.players, at.seed, Thinker(game(at.game).playouts)
    choices = mistakes = slips = 0
    shares = []
    turns = 1 if title.is_cooperative else players  # there every seat is the same
    for deal, turn in itertools.product(range(at.deals), range(turns)):
        generators = [Generator.of_match(seed, deal * 64 + turn * 8 + seat) for seat in range(players)]
        table: list[Bot] = [Greedy(generator) for generator in generators]
        watched = []
        for seat in range(players) if title.is_cooperative else [turn]:
            bot = local.make(make, generators[seat]) if isinstance(make, str) else noisy(generators[seat], make)
            watched.append(Watched(bot, thinker, Generator.of_match(seed, deal)))
            table[seat] = watched[-1]
        match = Match(title, players, at.settings, chance=Seeded(match_seed(seed, deal)))
        play_out(match, table)
        choices += sum(one.choices for one in watched)
        mistakes += sum(one.mistakes for one in watched)
        slips += sum(one.slips for one in watched)
        shares.append(share(match, turn))
    return Found(sum(shares) / len(shares), choices, 100 * mistakes / choices, 100 * slips / choices)


def noisy(generator: Generator, percent: int) -> Bot:
    return Noisy(Greedy(generator), generator, percent)


def share(match: Match, seat: int) -> float:
    outcome = match.outcome
    assert outcome is not None
    if match.game.is_cooperative:
        return outcome.scores[0] / match.game.best_score
    return float(seat in outcome.winners)


def at_share(wanted: float, known: list[Found]) -> Found:
    """Whoever guesses so many moves that its share is the wanted one."""
    ordered = sorted(known, key=lambda one: one.share)
    for below, above in itertools.pairwise(ordered):
        if below.share <= wanted <= above.share:
            part = (wanted - below.share) / max(1e-9, above.share - below.share)
            mistakes = below.mistakes + part * (above.mistakes - below.mistakes)
            return Found(wanted, 0, mistakes, below.slips + part * (above.slips - below.slips))
    return ordered[0] if wanted < ordered[0].share else ordered[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(bots.LEVELS[:2]))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    title = game(chosen.game)
    players = min(4, title.seats[-1]) if title.seats[0] > 2 else 2
    at = Setting(title.name, players, options.read_all(title.options, chosen.option), chosen.deals, chosen.seed)
    known = []
    for percent in PERCENTS:
        known.append(found(at, percent))
        print(f"greedy, {percent} % guessed: {described(known[-1])}", flush=True)
    for level in without_clock(chosen.levels.split(",")):
        one = found(at, level)
        guessed = at_share(one.share, known)
        verdict = "held" if one.slips <= guessed.slips / 2 else "OPEN"
        print(f"{level}: {described(one)}; guessing makes {rates(guessed)} at that share: {verdict}", flush=True)


def described(one: Found) -> str:
    return f"reaches {100 * one.share:.1f} % with {rates(one)} of 100 choices ({one.choices})"


def rates(one: Found) -> str:
    return f"{one.slips:.2f} slips and {one.mistakes:.2f} mistakes"


if __name__ == "__main__":
    main()

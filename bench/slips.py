"""How often a level makes a move that a child would not make. `python bench/slips.py GAME --deals N --seed S`

The level sits in one seat among greedy ones (in a cooperative game in all), a deal from every seat. Each of its
choices is tried beside the other moves in the same worlds, everybody playing on by the game's policy; what brings at
least 25 of 100 less than the best of them is a slip. Beside it stands greedy with so many of a hundred moves made at
random. Slips are compared at the same share of wins, between the two that are next to it.
"""

from __future__ import annotations

import argparse
import itertools
from dataclasses import dataclass

from parlour import bots
from parlour.bots import local
from parlour.bots.base import Bot, Generator, Noisy
from parlour.bots.comparison import MODELS, Comparison
from parlour.bots.greedy import Greedy
from parlour.bots.search import Thinker
from parlour.engine.chance import Seeded
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.engine.registry import game
from parlour.lab.ladder import without_clock
from parlour.lab.simulate import play_out

MUCH = 0.25
WORLDS = 60
MOST_MOVES = 16  # that a choice is judged by, besides itself
PERCENTS = (0, 15, 30, 45, 60, 80, 100)


@dataclass
class Watched:
    """A bot whose choices are judged when they are made."""

    bot: Bot
    thinker: Thinker
    generator: Generator
    choices: int = 0
    slips: int = 0

    def sign(self, position: Position) -> str:
        return self.bot.sign(position)

    def choose(self, position: Position) -> str:
        chosen = self.bot.choose(position)
        if len(position.legal()) > 1:
            self.choices += 1
            self.slips += self.loss(position, chosen) >= MUCH
        return chosen

    def loss(self, position: Position, chosen: str) -> float:
        root = position.imagine(self.generator.below(2**31))
        numbers = {position.game.text(root, move): move for move in root.legal()}
        moves = dict.fromkeys([numbers[chosen], root.advice(), *itertools.islice(numbers.values(), MOST_MOVES)])
        comparison = Comparison(self.thinker, root, self.generator.below(2**31), moves)
        comparison.go_on(WORLDS)
        return max(comparison.lead(move).value for move in moves)


@dataclass(frozen=True)
class Found:
    share: float  # of matches won, or of the best score
    slips: float  # of a hundred choices


def found(name: str, players: int, deals: int, seed: int, make: str | int) -> Found:
    title, thinker = game(name), Thinker(MODELS[0])
    choices = slips = 0
    shares = []
    for deal, turn in itertools.product(range(deals), range(players)):
        generators = [Generator.of_match(seed, deal * 64 + turn * 8 + seat) for seat in range(players)]
        table: list[Bot] = [Greedy(generator) for generator in generators]
        watched = []
        for seat in range(players) if title.is_cooperative else [turn]:
            bot = local.make(make, generators[seat]) if isinstance(make, str) else noisy(generators[seat], make)
            watched.append(Watched(bot, thinker, Generator.of_match(seed, deal)))
            table[seat] = watched[-1]
        match = Match(title, players, chance=Seeded(match_seed(seed, deal)))
        play_out(match, table)
        choices += sum(one.choices for one in watched)
        slips += sum(one.slips for one in watched)
        shares.append(share(match, turn))
        if title.is_cooperative:
            break  # every seat is the same
    return Found(sum(shares) / len(shares), 100 * slips / max(1, choices))


def noisy(generator: Generator, percent: int) -> Bot:
    return Noisy(Greedy(generator), generator, percent)


def share(match: Match, seat: int) -> float:
    outcome = match.outcome
    assert outcome is not None
    if match.game.is_cooperative:
        return outcome.scores[0] / match.game.best_score
    return float(seat in outcome.winners)


def at_share(wanted: float, known: list[Found]) -> float:
    """The slips of whoever guesses so many moves that its share is the wanted one."""
    ordered = sorted(known, key=lambda one: one.share)
    for below, above in itertools.pairwise(ordered):
        if below.share <= wanted <= above.share:
            part = (wanted - below.share) / max(1e-9, above.share - below.share)
            return below.slips + part * (above.slips - below.slips)
    return ordered[0].slips if wanted < ordered[0].share else ordered[-1].slips


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", default=",".join(bots.LEVELS[:-1]))
    chosen = parser.parse_args()
    players = min(4, game(chosen.game).seats[-1]) if game(chosen.game).seats[0] > 2 else 2
    known = []
    for percent in PERCENTS:
        known.append(found(chosen.game, players, chosen.deals, chosen.seed, percent))
        print(f"greedy, {percent} % guessed: {described(known[-1])}", flush=True)
    for level in without_clock(chosen.levels.split(",")):
        one = found(chosen.game, players, chosen.deals, chosen.seed, level)
        guessed = at_share(one.share, known)
        verdict = "held" if one.slips <= guessed / 2 else "OPEN"
        print(f"{level}: {described(one)}; at that share guessing makes {guessed:.1f}: {verdict}", flush=True)


def described(one: Found) -> str:
    return f"reaches {100 * one.share:.1f} %, slips in {one.slips:.1f} of 100 choices"


if __name__ == "__main__":
    main()

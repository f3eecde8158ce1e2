"""How far a review can be believed. `.venv/bin/python bench/review.py [--matches 50] [--seed 0] [GAME …]`

Matches of mixed bots, one seat each, and some of its choices. Of those called mistakes, how many are called so with
other random worlds, and how many if the others are thought to slip at other rates, to think, or to play as a net that
has learnt the game; and of as many that were called close, how many stay so. Then the worst legal move is planted at a
random decision of each match: where that cost over 10 points of 100, as other and more worlds say, is it found?

`--part time` reviews whole matches instead and tells how many seconds of a processor that takes.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from time import process_time

from parlour import bots
from parlour.bots import comparison
from parlour.bots.base import Generator
from parlour.bots.comparison import Comparison
from parlour.bots.learnt import NEWEST
from parlour.bots.review import USUAL_CARE, Judge, review
from parlour.bots.search import Thinker
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.game import Game
from parlour.engine.intervals import wilson
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.engine.playouts import FLAT, Model, Playouts

MIXED = ("greedy", "easy", "normal", "random")
OTHERS = {
    "slips of 15 %": (Playouts(patience=FLAT, models=(Model(15),)),),
    "slips of 50 %": (Playouts(patience=FLAT, models=(Model(50),)),),
    "everybody by the net": (Playouts(patience=FLAT, net=NEWEST),),
    "more thought and slips": (Playouts(patience=30, models=(Model(15),)),),
}
LARGE = 0.10
CARE = USUAL_CARE
MORE_CARE = replace(CARE, search=4 * CARE.search, worlds=4 * CARE.worlds)
WORST_WORLDS = 100  # to find the worst move
MOST_PLANTED = 20  # positions for each that is wanted: in some games few moves cost so much


@dataclass
class Tally:
    """What was found again, of how many."""

    found: int = 0
    of: int = 0

    def add(self, hit: bool) -> None:
        self.found += hit
        self.of += 1

    def __str__(self) -> str:
        if not self.of:
            return "none"
        low, high = wilson(self.found, self.of)
        return f"{self.found} of {self.of} ({100 * self.found / self.of:.0f} %, {100 * low:.0f}–{100 * high:.0f})"


def played(game: Game, seed: int) -> Match:
    """A match of mixed bots."""
    players = min(game.seats[-1], 4)
    match = Match(game, players, chance=Seeded(seed))
    table = [bots.make(MIXED[(seed + seat) % len(MIXED)], Generator(seed + seat)) for seat in range(players)]
    while not match.over:
        match.play(table[match.state.seat].choose(match.position()))
    return match


def positions(game: Game, seed: int, most: int) -> Iterator[tuple[Position, str, int]]:
    """Some choices of one seat, whichever bot sits there: what it could know, its move, and the decision's number."""
    match, random = played(game, seed), Random(seed)
    seat = seed // len(MIXED) % match.players
    decisions = match.record.decisions
    own = [at for at, decision in enumerate(decisions) if decision.seat == seat]
    for at in random.sample(own, len(own)):
        before = match.replayed(at)
        if most and len(before.legal()) > 1:
            most -= 1
            yield before.position(canonical=True), decisions[at].move, at


def verdicts(game: Game, seeds: range, most: int) -> str:
    usual, other_seed = Judge(CARE, 0), Judge(CARE, 1)
    others = {name: (Judge(CARE, 0, models), Tally()) for name, models in OTHERS.items()}
    stay, stay_close = Tally(), Tally()
    for seed in seeds:
        for position, move, at in positions(game, seed, most):
            if usual.choice(position, move, at).is_mistake:
                stay.add(other_seed.choice(position, move, at).is_mistake)
                for judge, tally in others.values():
                    tally.add(judge.choice(position, move, at).is_mistake)
            elif stay_close.of < stay.of:
                stay_close.add(not other_seed.choice(position, move, at).is_mistake)
    with_others = ", ".join(f"{name} {tally}" for name, (_, tally) in others.items())
    return f"mistakes with another seed {stay}; with {with_others}; close ones with another seed {stay_close}"


def worst(position: Position, thinker: Thinker) -> str:
    root = position.imagine(1)
    found = Comparison(thinker, root, 1, root.legal())
    found.go_on(WORST_WORLDS)
    return position.game.text(root, min(root.legal(), key=found.mean))


def planted(game: Game, seeds: range) -> str:
    usual, careful, thinker = Judge(CARE, 0), Judge(MORE_CARE, 2, comparison.MODELS[:1]), Thinker(comparison.MODELS[0])
    found, tried = Tally(), 0
    for seed in range(seeds[0], seeds[0] + MOST_PLANTED * len(seeds)):
        for position, _, at in positions(game, seed, 1):
            tried += 1
            move = worst(position, thinker)
            if careful.choice(position, move, at).loss > LARGE:
                found.add(usual.choice(position, move, at).is_mistake)
        if found.of == len(seeds):
            break
    return f"planted {found}, of {tried} tried"


def timed(game: Game, seeds: range) -> str:
    seconds = []
    for seed in seeds:
        match = played(game, match_seed(seed, 0))
        begin = process_time()
        review(match.record, seed % match.players)
        seconds.append(process_time() - begin)
    return f"{sum(seconds) / len(seconds):.1f} s of one core on average, {max(seconds):.1f} s at most"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted(registry.games()))
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--choices", type=int, default=12, help="of each match")
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--part", choices=("verdicts", "planted", "time"), help="only this")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.matches)
    for name in arguments.games:
        game = registry.game(name)
        if arguments.part in (None, "verdicts"):
            print(f"{name}: {verdicts(game, seeds, arguments.choices)}", flush=True)
        if arguments.part in (None, "planted"):
            print(f"{name}: {planted(game, seeds)}", flush=True)
        if arguments.part == "time":
            print(f"{name}: {timed(game, seeds)}", flush=True)


if __name__ == "__main__":
    main()

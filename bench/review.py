"""How far a review can be believed. `.venv/bin/python bench/review.py [--matches 50] [--seed 0] [GAME …]`

Matches of mixed bots, one seat each, and some of its choices. Of those called mistakes, how many are called so with
other random worlds, and how many if everybody is thought to play by models that the verdict does not use: nobody slips,
or at another rate, thinks less and slips more, or plays as nets that have learnt the game; and of as many that were
called close, how many stay so. Then the worst legal move is planted at a random decision of each match: where that cost
over 10 points of 100, is it found? What it cost is the mean over those other models in which somebody slips, in worlds
of its own, against what a longer search thinks best.

`--part time` reviews whole matches instead and tells how many seconds of a processor that takes.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import process_time
from typing import Any

from parlour import bots
from parlour.bots import learnt
from parlour.bots.base import Generator
from parlour.bots.comparison import MODELS, SLIPS, Comparison
from parlour.bots.review import USUAL_CARE, Judge, Trial, review
from parlour.bots.search import Budget, Search, Thinker
from parlour.engine import options, registry
from parlour.engine.chance import Seeded
from parlour.engine.game import Game
from parlour.engine.intervals import wilson
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position
from parlour.engine.playouts import FLAT, Model, Playouts
from parlour.lab.workers import Crew

MIXED = ("greedy", "easy", "normal", "random")
OTHERS = {
    "no slips": Playouts(patience=FLAT),
    "slips of 30 %": Playouts(patience=FLAT, models=(Model(30),)),
    "less thought, more slips": Playouts(patience=100, models=(Model(30),)),
}
NAMES = ("another seed", *OTHERS, "an older net", "the newest net")
SLIPPING = Model(SLIPS, net=True)
LARGE = 0.10
STAGES = (100, 400, 1600)  # worlds for each model: what costs clearly less is left early
SEARCH = 8000
SEED, OTHER_SEED, SEED_OF_COSTS = 0, 1, 2


@dataclass(frozen=True)
class Plan:
    """Which choices of which matches."""

    game: str
    most: int  # choices of each match
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass
class Tally:
    """What was found again, of how many."""

    found: int = 0
    of: int = 0

    def add(self, found: int, of: int) -> None:
        self.found += found
        self.of += of

    def __str__(self) -> str:
        if not self.of:
            return "none"
        low, high = wilson(self.found, self.of)
        return f"{self.found} of {self.of} ({100 * self.found / self.of:.0f} %, {100 * low:.0f}–{100 * high:.0f})"


def played(plan: Plan, seed: int) -> Match:
    """A match of mixed bots."""
    game = registry.game(plan.game)
    players = min(game.seats[-1], 4)
    match = Match(game, players, plan.options, chance=Seeded(seed))
    table = [bots.make(MIXED[(seed + seat) % len(MIXED)], Generator(seed + seat)) for seat in range(players)]
    while not match.over:
        match.play(table[match.state.seat].choose(match.position()))
    return match


def positions(plan: Plan, seed: int) -> Iterator[tuple[Position, str, int]]:
    """Some choices of one seat, whichever bot sits there: what it could know, its move, and the decision's number."""
    match, random, left = played(plan, seed), Random(seed), plan.most
    seat = seed // len(MIXED) % match.players
    decisions = match.record.decisions
    own = [at for at, decision in enumerate(decisions) if decision.seat == seat]
    for at in random.sample(own, len(own)):
        before = match.replayed(at)
        if left and len(before.legal()) > 1:
            left -= 1
            yield before.position(canonical=True), decisions[at].move, at


class OtherJudge(Judge):
    """By one model alone; a net is asked at any table, whether it learnt there or not."""

    def __init__(self, playouts: Playouts) -> None:
        super().__init__(USUAL_CARE, SEED, (playouts,))

    def sit_down(self, position: Position) -> None:
        net = self.playouts[0].net
        weights = learnt.known(learnt.find(position.game, net)) if net else None
        self.models[0].use(self.playouts[0], weights)


def others_of(game: Game) -> dict[str, Playouts]:
    """With the first and the last of the game's nets."""
    oldest, *_, newest = learnt.names(game)
    nets = {"an older net": oldest, "the newest net": newest}
    return OTHERS | {name: Playouts(patience=FLAT, net=net, models=(SLIPPING,)) for name, net in nets.items()}


# Do verdicts stay?


def verdicts_of(plan: Plan, seed: int) -> Counter[str]:
    """Of one match: how many mistakes, and how many of them stay; the same of choices that are close."""
    found: Counter[str] = Counter()
    usual, other_seed = Judge(USUAL_CARE, SEED), Judge(USUAL_CARE, OTHER_SEED)
    others = {name: OtherJudge(playouts) for name, playouts in others_of(registry.game(plan.game)).items()}
    for position, move, at in positions(plan, seed):
        if usual.choice(position, move, at).is_mistake:
            found["mistakes"] += 1
            found["another seed"] += other_seed.choice(position, move, at).is_mistake
            for name, judge in others.items():
                found[name] += judge.choice(position, move, at).is_mistake
        elif found["close"] < found["mistakes"]:
            found["close"] += 1
            found["stay close"] += not other_seed.choice(position, move, at).is_mistake
    return found


def verdicts(plan: Plan, seeds: range, crew: Crew) -> Counter[str]:
    return sum((found for _, found in crew.do(partial(verdicts_of, plan), seeds)), Counter())


def told(found: Counter[str]) -> str:
    parts = [f"{name} {Tally(found[name], found['mistakes'])}" for name in NAMES]
    close = Tally(found["stay close"], found["close"])
    return f"of {found['mistakes']} mistakes with {', '.join(parts)}; close ones with another seed {close}"


# Are blunders found?


def planted_in(plan: Plan, seed: int) -> tuple[int, bool | None]:
    """How many decisions of a match were tried until a planted move cost much, and whether it is found then."""
    usual, tried = Judge(USUAL_CARE, SEED), 0
    for position, _, at in positions(plan, seed):
        tried += 1
        move = worst(position)
        if costs_much(position, move, at):
            return tried, usual.choice(position, move, at).is_mistake
    return tried, None


def worst(position: Position) -> str:
    root = position.imagine(1)
    found = Comparison(Thinker(MODELS[0]), root, 1, root.legal())
    found.go_on(STAGES[0])
    return position.game.text(root, min(root.legal(), key=found.mean))


def costs_much(position: Position, move: str, at: int) -> bool:
    trial = Trial(position, move, Generator.of_match(SEED_OF_COSTS, at))
    best = trial.rivals(Search(trial.generator, Budget(iterations=SEARCH)).explain(position, trial.root))[0]
    judges = [OtherJudge(playouts) for playouts in others_of(position.game).values() if playouts.models]
    for judge in judges:
        judge.sit_down(position)
    cost = 0.0
    for worlds in STAGES:
        leads = [trial.compare(judge.models[0], [best], worlds).lead(best) for judge in judges]
        cost = sum(lead.value for lead in leads) / len(leads)
        if cost + 2 * max(lead.error for lead in leads) < LARGE:
            return False
    return cost > LARGE


def planted(plan: Plan, seeds: range, wanted: int, crew: Crew) -> str:
    """In as many matches as give those that are wanted, in the order of their seeds."""
    found, tried, matches = Tally(), 0, 0
    for first in range(seeds[0], seeds[-1] + 1, 4 * crew.workers):
        part = range(first, min(first + 4 * crew.workers, seeds[-1] + 1))
        for _, (positions_tried, is_found) in sorted(crew.do(partial(planted_in, plan), part)):
            if found.of == wanted:
                break
            tried, matches = tried + positions_tried, matches + 1
            found.add(is_found or 0, is_found is not None)
        if found.of == wanted:
            break
    return f"planted {found}; {tried} decisions of {matches} matches were tried"


# How long does it take?


def timed(plan: Plan, seeds: range) -> str:
    seconds = []
    for seed in seeds:
        match = played(plan, match_seed(seed, 0))
        begin = process_time()
        review(match.record, seed % match.players)
        seconds.append(process_time() - begin)
    return f"{sum(seconds) / len(seconds):.1f} s of one core on average, {max(seconds):.1f} s at most"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=sorted(registry.games()))
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--choices", type=int, default=12, help="of each match")
    parser.add_argument("--wanted", type=int, default=50, help="blunders, of as many matches as there may be")
    parser.add_argument("--seed", type=int, default=0, help="of the first match")
    parser.add_argument("--option", action="append", default=[], help="of the game")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--part", choices=("verdicts", "planted", "time"), help="only this")
    arguments = parser.parse_args()
    seeds, crew = range(arguments.seed, arguments.seed + arguments.matches), Crew(arguments.workers)
    everything: Counter[str] = Counter()
    for name in arguments.games:
        chosen = options.read_all(registry.game(name).options, arguments.option)
        plan = Plan(name, arguments.choices, chosen)
        if arguments.part in (None, "verdicts"):
            found = verdicts(plan, seeds, crew)
            everything += found
            print(f"{name}: {told(found)}", flush=True)
        if arguments.part in (None, "planted"):
            print(f"{name}: {planted(plan, seeds, arguments.wanted, crew)}", flush=True)
        if arguments.part == "time":
            print(f"{name}: {timed(plan, seeds)}", flush=True)
    if everything:
        print(f"together: {told(everything)}")


if __name__ == "__main__":
    main()

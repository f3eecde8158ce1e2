"""How far a review can be believed. `.venv/bin/python bench/review.py [--matches 50] [GAME …]`

Matches of mixed bots, one seat each. Of the choices called mistakes, how many are called so with other random worlds,
and how many if the two models of the others are told apart by another share of slips. Then in each match one choice of
the seat is replaced by the worst legal move and the match played on: where that cost over 10 points of 100,
is it found?
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random

from parlour import bots
from parlour.bots import review as reviews
from parlour.bots.base import Generator
from parlour.bots.review import Choice, Judge, Review, review
from parlour.bots.search import Budget, Playouts, Search
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.game import Game
from parlour.engine.match import Match

MIXED = ("greedy", "easy", "normal", "random")
OTHERS = (reviews.MODELS[0], Playouts(patience=reviews.FLAT, noise=50))
LARGE = 0.10
CARE = reviews.USUAL_CARE


@dataclass
class Tally:
    """What was found again, of how many."""

    found: int = 0
    of: int = 0

    def add(self, hit: bool) -> None:
        self.found += hit
        self.of += 1

    def __str__(self) -> str:
        return f"{self.found} of {self.of}" + (f" ({100 * self.found / self.of:.0f} %)" if self.of else "")


def played(game: Game, seed: int, worst_at: int = -1) -> tuple[Match, int]:
    """A match of mixed bots; with `worst_at`, the seat 0 makes its worst move at that choice. Where, if it did."""
    players = min(game.seats[-1], 4)
    match = Match(game, players, chance=Seeded(seed))
    table = [bots.make(MIXED[(seed + seat) % len(MIXED)], Generator(seed + seat)) for seat in range(players)]
    choices, planted = count(), -1
    while not match.over:
        seat = match.state.seat
        move = table[seat].choose(match.position())
        if seat == 0 and len(match.legal()) > 1 and next(choices) == worst_at:
            planted, move = len(match.record.decisions), worst(match)
        match.play(move)
    return match, planted


def worst(match: Match) -> str:
    """The move that looks worst to a search."""
    search = Search(Generator(1), Budget(iterations=2000))
    return min(search.explain(match.position()), key=lambda one: (one.value, one.move)).move


def mistakes(found: Review) -> set[int]:
    return {choice.decision for choice in found.choices if choice.is_mistake}


def again(match: Match, wanted: Iterator[int], seed: int, models: tuple[Playouts, ...]) -> list[Choice]:
    """Some choices of seat 0 judged once more."""
    judge = Judge(CARE, seed, models)
    decisions = match.record.decisions
    return [judge.choice(match.replayed(at).position(canonical=True), decisions[at].move, at) for at in wanted]


def measure(game: Game, matches: int) -> None:
    other_seed, other_model, planted = Tally(), Tally(), Tally()
    for seed in range(matches):
        match, _ = played(game, seed)
        found = sorted(mistakes(review(match.record, 0)))
        for choice in again(match, iter(found), 1, reviews.MODELS):
            other_seed.add(choice.is_mistake)
        for choice in again(match, iter(found), 0, OTHERS):
            other_model.add(choice.is_mistake)
        plant(game, seed, planted)
    print(f"{game.name}: mistakes with another seed {other_seed}, another model {other_model}; planted {planted}")


def plant(game: Game, seed: int, planted: Tally) -> None:
    match, at = played(game, seed, worst_at=Random(seed).randrange(12))
    if at < 0:
        return
    [choice] = again(match, iter([at]), 2, reviews.MODELS)
    if choice.loss > LARGE:
        planted.add(at in mistakes(review(match.record, 0)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(registry.games()))
    parser.add_argument("--matches", type=int, default=50)
    arguments = parser.parse_args()
    for name in arguments.games:
        measure(registry.game(name), arguments.matches)


if __name__ == "__main__":
    main()

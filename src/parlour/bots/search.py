"""A bot that thinks: it plays what could be true to the end, many times, and remembers what worked."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from math import sqrt
from types import MappingProxyType
from typing import Any

from parlour.bots import learnt, net, race, standings
from parlour.bots import tree as trees
from parlour.bots.base import Generator, advised_sign
from parlour.bots.learnt import Weights
from parlour.engine import messages
from parlour.engine.game import Game
from parlour.engine.match import Position
from parlour.engine.messages import Why
from parlour.engine.motives import strongest
from parlour.engine.playouts import Playouts
from parlour.engine.state import Beliefs, Moves, State

SLICE = 64  # iterations between looks at the clock
LEAST_TRIES = 2  # of each move before the worse half leaves
MOST_RUNNERS = 2048  # as many as there can be moves


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, or so many seconds, whichever is reached first."""

    iterations: int = 1_000_000
    seconds: float = 60.0
    threads: int = 1


USUAL_BUDGET = Budget(iterations=1000)
USUAL_PLAYOUTS = Playouts()
NOTHING_ELSE: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Estimate:
    """What the search thinks of a move: the mean result from 0 to 1, how often tried, and how the results spread.

    The gain is how much better it did than the move that the game's policy advises, in the same worlds, what a net
    thinks of both counted among them; the error is the gain's standard error.
    """

    move: str
    value: float
    visits: int
    spread: float
    gain: float
    error: float


class Worlds:
    """A position, and room to imagine others that could be true: one as a draft, and a copy to play on in."""

    def __init__(self, root: State) -> None:
        self.root = root
        self.draft = root.copy()
        self.draft.sampler.hurries = True
        self.world = root.copy()

    def raise_fault(self) -> None:
        self.draft.raise_fault()
        self.world.raise_fault()


class Thinker:
    """One tree and its scratch; a search has one for each thread."""

    def __init__(self, playouts: Playouts) -> None:
        self.tree = trees.Tree()
        self.moves = Moves()
        self.found = Moves()
        self.beliefs = Beliefs()
        self.judge = net.Net()
        self.weights: Weights | None = None
        self.use(playouts)

    def sit_down(self, position: Position, playouts: Playouts) -> None:
        """Think by these playouts, with the net that they name if it has learnt at such a table."""
        self.use(playouts, learnt.fitting(position, playouts.net))

    def use(self, playouts: Playouts, weights: Weights | None = None) -> None:
        """Without a net, worlds that would be played on by one are by the game's policy."""
        if weights is not self.weights:
            self.weights, self.judge = weights, learnt.net_of(weights) if weights else self.judge
        self.tree.has_net = weights is not None
        self.tree.glance = playouts.glance
        self.tree.prior = playouts.prior if weights is not None else 0
        self.tree.sure = playouts.sure
        self.tree.guesses, self.tree.doubt = playouts.guesses, playouts.doubt
        self.tree.ending = playouts.ending
        self.width = playouts.width if weights is not None and playouts.width else MOST_RUNNERS
        self.tree.noise = playouts.noise
        self.tree.explore = playouts.explore
        self.tree.patience = playouts.patience
        self.tree.trust = playouts.trust
        self.tree.first_children = playouts.first_children
        self.tree.horizon = playouts.horizon
        self.tree.recalls = playouts.recalls
        self.tree.models = len(playouts.models)
        for number, model in enumerate(playouts.models):
            trees.set_model(self.tree, number, model.slips, model.net and weights is not None)

    def advised(self, root: State) -> int:
        """The move to beat."""
        if self.tree.has_net:
            return net.best_move(self.judge, root, self.moves, self.found)
        return root.advice()

    def first_thoughts(self, root: State, moves: Sequence[int]) -> dict[int, float]:
        """How much more each move is worth than the first, from 0 to 1, as the net thinks; nothing without one."""
        if not self.tree.has_net:
            return {}
        net.prepare(self.judge, root, self.moves, self.found)
        worths = {move: net.move_value(self.judge, root, move, self.found) / 1000 for move in moves}
        return {move: worth - worths[moves[0]] for move, worth in worths.items()}

    def think(self, root: State, seed: int, budget: Budget) -> None:
        """Sequential halving: race the moves in rounds of equal length; after each the worse half leaves."""
        begin = time.monotonic()
        until = begin + budget.seconds
        worlds = Worlds(root)
        race.start(self.tree, root, worlds.world, self.judge, self.moves, self.found, self.beliefs, seed)
        root.raise_fault()
        race.keep(self.tree, min(self.width, max(2, budget.iterations // (2 * LEAST_TRIES))))
        running = standings.running(self.tree)
        self.race(worlds, 1)
        left = min(budget.iterations, iterations_in(budget.seconds, begin, running)) - running
        is_over = False
        while left >= running and not is_over:
            rounds = max(1, (running - 1).bit_length())
            spent, is_over = self.race_on(worlds, max(1, left // rounds // running), until)
            left -= spent
            if standings.running(self.tree) > (running + 1) // 2 >= 2:
                race.keep(self.tree, (running + 1) // 2)
            running = standings.running(self.tree)

    def race_on(self, worlds: Worlds, tries: int, until: float) -> tuple[int, bool]:
        """So many tries for each move in the race; who is surely behind leaves on the way. Returns how many iterations
        that took, and whether no more are of use: the time is up, or it is clear which move is best."""
        spent = 0
        while tries > 0:
            running = standings.running(self.tree)
            step = min(tries, max(1, SLICE // running))
            self.race(worlds, step)
            tries -= step
            spent += step * running
            if race.thin_out(self.tree) or time.monotonic() > until:
                return spent, True
        return spent, False

    def race(self, worlds: Worlds, tries: int) -> None:
        """So many tries for each move in the race."""
        race.race(
            self.tree, worlds.root, worlds.draft, worlds.world, self.judge, self.moves, self.found, self.beliefs, tries
        )
        worlds.raise_fault()


def iterations_in(seconds: float, begin: float, done: int) -> int:
    """How many iterations fit into the time, if all take as long as those done since it began."""
    return int(seconds * done / max(time.monotonic() - begin, 1e-6))


class Search:
    """Information-set Monte Carlo tree search, see `tree`. It knows the seat's position and nothing else."""

    def __init__(
        self,
        generator: Generator,
        budget: Budget = USUAL_BUDGET,
        playouts: Playouts | None = USUAL_PLAYOUTS,
        but: Mapping[str, Any] = NOTHING_ELSE,
    ) -> None:
        """Without playouts it thinks in every game as is best there, but for what is said to be otherwise."""
        self.generator = generator
        self.budget = budget
        self.playouts = playouts
        self.but = but
        self.thinkers = [Thinker(playouts or USUAL_PLAYOUTS) for _ in range(budget.threads)]

    def sign(self, position: Position) -> str:
        return advised_sign(position, self.generator)

    def choose(self, position: Position) -> str:
        legal = position.legal()
        return legal[0] if len(legal) == 1 else self.explain(position)[0].move

    def advise(self, position: Position) -> tuple[str, Why]:
        legal = position.legal()
        if len(legal) == 1:
            return legal[0], Why(messages.ONLY_MOVE)
        root = position.imagine(self.generator.below(2**31))
        estimates = self.explain(position, root)
        return estimates[0].move, why(estimates, position.game, root)

    def explain(self, position: Position, root: State | None = None) -> list[Estimate]:
        """Every legal move with what the search thinks of it; the first is the one it would make."""
        root = root or position.imagine(self.generator.below(2**31))
        playouts = self.playouts or replace(position.game.playouts, **self.but)
        for thinker in self.thinkers:
            thinker.sit_down(position, playouts)
        self.think(root)
        estimates = [self.estimate(position.game.text(root, move), move) for move in root.legal()]
        return ranked(estimates, position.game.text(root, self.thinkers[0].advised(root)), playouts.margin)

    def think(self, root: State) -> None:
        seeds = [self.generator.below(2**31) for _ in self.thinkers]
        if len(self.thinkers) == 1:
            self.thinkers[0].think(root, seeds[0], self.budget)
            return
        with ThreadPoolExecutor(len(self.thinkers)) as pool:
            tasks = [
                pool.submit(one.think, root, seed, self.budget) for one, seed in zip(self.thinkers, seeds, strict=True)
            ]
            for task in tasks:
                task.result()

    def estimate(self, text: str, move: int) -> Estimate:
        visits = total = squares = gain = gain_squares = 0
        for thinker in self.thinkers:
            node = standings.child_of(thinker.tree, move)
            visits += standings.visits(thinker.tree, node)
            total += standings.total(thinker.tree, node)
            squares += standings.total_of_squares(thinker.tree, node)
            gain += standings.gain(thinker.tree, node)
            gain_squares += standings.gain_of_squares(thinker.tree, node)
        if visits == 0:
            return Estimate(text, 0.0, 0, 0.0, 0.0, 0.0)
        tree = self.thinkers[0].tree
        gain += tree.prior * standings.prior(tree, standings.child_of(tree, move))
        error = spread_of(visits, gain, gain_squares) / sqrt(visits + tree.prior)
        mean_gain = gain / (visits + tree.prior) / 1000
        return Estimate(text, total / visits / 1000, visits, spread_of(visits, total, squares), mean_gain, error)


def spread_of(count: int, total: int, squares: int) -> float:
    mean = total / count
    return sqrt(max(0.0, squares / count - mean * mean)) / 1000


def ranked(estimates: list[Estimate], advised: str, margin: float) -> list[Estimate]:
    """The best of those tried most, then the others by how long they were in the race.

    What the policy advises stands against what looks better by no more than chance would make it look.
    """
    most = max(estimate.visits for estimate in estimates)
    ordered = sorted(estimates, key=lambda one: (one.visits * 2 > most, one.gain, one.visits), reverse=True)
    first = ordered[0]
    if first.gain <= margin * first.error:
        first = next(one for one in ordered if one.move == advised)
    return [first, *(one for one in ordered if one is not first)]


def why(estimates: list[Estimate], game: Game, root: State) -> Why:
    """Why the first of several moves: what speaks for it, what it brings, and what the one that comes next does.

    Both were tried in the same worlds, so how far they are apart is surer than what either brings.
    """
    first = estimates[0]
    rival = max(estimates[1:], key=lambda one: (one.visits, one.gain))
    ahead = first.gain - rival.gain
    is_close = abs(ahead) <= 2 * max(first.error, rival.error) or ahead <= 0
    shares = first.value, min(1.0, max(0.0, first.value - ahead))
    id = messages.WINS
    figures: list[float] = [round(100 * share) for share in shares]
    if game.is_cooperative:
        id, figures = messages.BRINGS, [round(game.best_score * share, 1) for share in shares]
    is_close = is_close or figures[0] <= figures[1]
    numbers = {game.text(root, move): move for move in root.legal()}
    motives = strongest(game.motives(root, numbers[first.move], numbers[rival.move]))
    return Why(id, (*figures, "yes" if is_close else "no"), rival.move, motives)

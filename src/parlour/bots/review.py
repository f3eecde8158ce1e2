"""Looking back at a match with the eyes of one seat: what its choices cost, and what luck brought.

A choice is judged only by worlds that could be true for the seat when it chose. A search names the best move; then that
one, the one made and the one that the game's policy advises are played on in the same fresh worlds. The worlds that
chose the best move do not judge it, or it would look better than it is. Everybody plays on by a model; the second model
slips now and then, as people do, and a verdict has to stand under both.

What the seat can hope for before a choice is what it would reach by playing on as the policy does. A choice that does
better or worse than the policy's is skill; what changes the hope between two choices, the cards and the others, is
luck, which brings nothing on average. Hope at the start, luck and skill add up to the result, exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from msgspec import Struct

from parlour.bots import tree as trees
from parlour.bots.base import Generator
from parlour.bots.search import Budget, Playouts, Search, Thinker, spread_of
from parlour.engine.chance import Scripted, Seeded
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position, begun, remade
from parlour.engine.messages import Why
from parlour.engine.record import Record, Redeal, Setup
from parlour.engine.registry import game
from parlour.engine.state import State, is_compiled

FLAT = 2**30  # no tree grows: both moves are played on by the same model in every world
MODELS = (Playouts(patience=FLAT), Playouts(patience=FLAT, noise=30))
LEAST_LOSS = 0.05
SURE = 2.0  # standard errors
MOST_TURNS = 5
WON = 1000  # what `evaluate` gives


@dataclass(frozen=True)
class Care:
    """How carefully to judge: iterations to find the best move, worlds to compare it with the one made, and whole
    matches to tell what a seat can hope for before anything is dealt."""

    search: int = 2000
    worlds: int = 1200
    matches: int = 300


USUAL_CARE = Care() if is_compiled() else Care(search=100, worlds=60, matches=20)  # what takes about as long


class Compared(Struct, frozen=True):
    """Under one model, of 1: what playing on by the policy brings, how much more the move made brings than the
    policy's, and how much less than the best, with the standard error of that."""

    hope: float
    skill: float
    loss: float
    error: float

    @property
    def is_clear(self) -> bool:
        return self.loss >= LEAST_LOSS and self.loss > SURE * self.error


class Choice(Struct, frozen=True):
    """A decision that was one: with another move to make."""

    decision: int  # how many were made in the match before
    move: str
    best: str
    why: Why  # the best one
    models: tuple[Compared, ...]

    @property
    def hope(self) -> float:
        return self.models[0].hope

    @property
    def skill(self) -> float:
        return self.models[0].skill

    @property
    def loss(self) -> float:
        return self.models[0].loss

    @property
    def is_mistake(self) -> bool:
        return self.best != self.move and all(model.is_clear for model in self.models)


class Review(Struct, frozen=True):
    game: str
    seat: int
    even: float  # the share of a seat before anything is dealt
    choices: tuple[Choice, ...]
    result: float

    @property
    def skill(self) -> float:
        return sum(choice.skill for choice in self.choices)

    @property
    def lucks(self) -> list[float]:
        """What came before each choice, and after the last."""
        before = [self.even, *(choice.hope + choice.skill for choice in self.choices)]
        after = [*(choice.hope for choice in self.choices), self.result]
        return [now - then for then, now in zip(before, after, strict=True)]

    @property
    def turning_points(self) -> list[Choice]:
        """The mistakes that cost most, in the order in which they were made."""
        found = sorted((one for one in self.choices if one.is_mistake), key=lambda one: one.loss, reverse=True)
        return sorted(found[:MOST_TURNS], key=lambda one: one.decision)


def review(record: Record, seat: int, care: Care = USUAL_CARE, seed: int = 0) -> Review:
    """The review of a finished match for one seat; ParlourError if there is no such seat, or no end."""
    judge = Judge(care, seed)
    return judge.summed_up(record, seat, tuple(judge.choices(record, seat)))


def check(record: Record, seat: int) -> None:
    if not 0 <= seat < record.setup.players:
        raise ParlourError(Reason("", "no-such-seat", (seat, record.setup.players - 1)))
    if record.outcome is None:
        raise ParlourError(Reason("", "not-finished"))


def beginning(record: Record) -> Match:
    return begun(game(record.setup.game), record.setup, Scripted(record.outcomes))


def follow(match: Match, record: Record, decisions: int) -> None:
    """Play on as the record did, up to that many decisions."""
    for step in record.steps[match.steps - 1 :]:
        if isinstance(step, Redeal):
            match.redeal(step.seat, step.seed)
        elif len(match.record.decisions) < decisions:
            match.play(step.move)
        else:
            return


class Judge:
    """Judges the choices of one seat, each by itself: the same choice, the same judgement."""

    def __init__(self, care: Care, seed: int, models: tuple[Playouts, ...] = MODELS) -> None:
        self.care = care
        self.seed = seed
        self.search = Search(Generator(seed), Budget(iterations=care.search))
        self.models = [Thinker(playouts) for playouts in models]

    def choices(self, record: Record, seat: int, first: int = 0) -> Iterator[Choice]:
        """The seat's choices, from the one of that number on, each when it is asked for."""
        check(record, seat)
        match, number = beginning(record), 0
        for decision, made in enumerate(record.decisions):
            if made.seat != seat:
                continue
            follow(match, record, decision)
            if len(match.legal()) == 1:
                continue
            if number >= first:
                yield self.choice(match.position(canonical=True), made.move, decision)
            number += 1

    def summed_up(self, record: Record, seat: int, choices: tuple[Choice, ...]) -> Review:
        end = remade(game(record.setup.game), record, len(record.decisions))
        even = self.even(record.setup, seat)
        return Review(record.setup.game, seat, even, choices, end.state.value(seat) / WON)

    def even(self, setup: Setup, seat: int) -> float:
        """What the seat can hope for before anything is dealt."""
        title = game(setup.game)
        values = [
            self.played(begun(title, setup, Seeded(match_seed(self.seed, i))), seat) for i in range(self.care.matches)
        ]
        return sum(values) / len(values) / WON

    def played(self, match: Match, seat: int) -> int:
        """The result of one whole match as the game's policy plays it."""
        state = match.state.copy()
        state.rng = match.state.rng
        while not state.over:
            state.play(state.advice())
        return state.value(seat)

    def choice(self, position: Position, made: str, decision: int) -> Choice:
        generator = Generator.of_match(self.seed, decision)
        self.search.generator = generator
        best, why = self.search.advise(position)
        root = position.imagine(generator.below(2**31))
        moves = {position.game.text(root, move): move for move in root.legal()}
        models = tuple(
            self.compared(thinker, root, generator.below(2**31), moves[made], moves[best]) for thinker in self.models
        )
        return Choice(decision, made, best, why, models)

    def compared(self, thinker: Thinker, root: State, seed: int, made: int, best: int) -> Compared:
        """The moves in the same worlds."""
        world, tree, advised = root.copy(), thinker.tree, root.advice()
        trees.pit(tree, root, world, thinker.beliefs, seed, made, best, advised)
        root.raise_fault()
        thinker.race(root, world, self.care.worlds)
        usual, rival, worlds = trees.child_of(tree, advised), trees.child_of(tree, best), self.care.worlds
        gain, squares = trees.gain(tree, rival), trees.gain_of_squares(tree, rival)
        return Compared(
            hope=trees.total(tree, usual) / worlds / WON,
            skill=-trees.gain(tree, usual) / worlds / WON,
            loss=gain / worlds / WON,
            error=spread_of(worlds, gain, squares) / sqrt(worlds),
        )

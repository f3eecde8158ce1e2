"""Looking back at a match with the eyes of one seat: what its choices cost, and what luck brought.

A choice is judged only by worlds that could be true for the seat when it chose. A search names the best move; then that
one, the one made and the one that the game's policy advises are played on in the same fresh worlds. The worlds that
chose the best move do not judge it, or it would look better than it is. Everybody plays on by a model; the second model
slips now and then, as people do, and a verdict has to stand under both. As long as it could be one or the other, more
worlds are asked: so the next review finds the same.

What the seat can hope for before a choice is what it would reach by playing on as the policy does. A choice that does
better or worse than the policy's is skill; what changes the hope between two choices, the cards and the others, is
luck, which brings nothing on average. Hope at the start, luck and skill add up to the result, exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from parlour.bots.base import Generator
from parlour.bots.comparison import LEAST_LEAD, MODELS, VERY_SURE, WON, Comparison, Lead
from parlour.bots.search import Budget, Search, Thinker
from parlour.bots.search import why as why_of
from parlour.engine.chance import Scripted, Seeded
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position, begun, remade
from parlour.engine.messages import Why
from parlour.engine.playouts import Playouts
from parlour.engine.record import Record, Redeal, Setup
from parlour.engine.registry import game
from parlour.engine.state import State, is_compiled

MOST_TURNS = 5
AGAIN = 4  # times as much care for a choice that can be a mistake
CANDIDATES = 4  # for the best move of such a choice


@dataclass(frozen=True)
class Care:
    """How carefully to judge: iterations to find the best move, worlds to compare it with the one made, whole matches
    to tell what a seat can hope for before anything is dealt, and how often the worlds are doubled while in doubt."""

    search: int = 2000
    worlds: int = 800
    matches: int = 300
    doublings: int = 7

    @property
    def most_worlds(self) -> int:
        return self.worlds << self.doublings


USUAL_CARE = Care() if is_compiled() else Care(100, 60, 20, doublings=0)  # what takes about as long


class Compared(Struct, frozen=True):
    """Under one model, of 1: what playing on by the policy brings, how much more the move made brings than the
    policy's, and how much less than the best, with the standard error of that."""

    hope: float
    skill: float
    loss: float
    error: float

    @property
    def is_clear(self) -> bool:
        return Lead(self.loss, self.error).is_clear


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
    def can_be_mistake(self) -> bool:
        """Whether more worlds may find that it was one."""
        return self.best != self.move and all(
            model.loss + VERY_SURE * model.error >= LEAST_LEAD for model in self.models
        )

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
    def most(self) -> int:
        """What a share of 1 is called: the best score there can be, where all win or lose together."""
        return game(self.game).best_score or 100

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
        models = self.compared(root, moves[made], moves[best], generator)
        choice = Choice(decision, made, best, why, models)
        return self.looked_at_again(choice, position, root, moves, generator) if choice.can_be_mistake else choice

    def compared(self, root: State, made: int, best: int, generator: Generator) -> tuple[Compared, ...]:
        """The moves in the same worlds, under every model."""
        found, advised = [], root.advice()
        for thinker in self.models:
            comparison = Comparison(thinker, root, generator.below(2**31), (made, best, advised))
            comparison.go_on(self.care.worlds)
            loss, usual = comparison.lead(best), comparison.lead(advised)
            found.append(Compared(comparison.mean(advised), -usual.value, loss.value, loss.error))
        return tuple(found)

    def looked_at_again(
        self, choice: Choice, position: Position, root: State, moves: dict[str, int], generator: Generator
    ) -> Choice:
        """The best of several good moves, and more worlds while it can be a mistake or not."""
        estimates = Search(generator, Budget(iterations=self.care.search * AGAIN)).explain(position)
        good = [moves[one.move] for one in estimates[:CANDIDATES] if one.move != choice.move]
        made, best = moves[choice.move], self.best_of(root, moves[choice.move], good, generator)
        models: list[Compared] = []
        for model, thinker in zip(choice.models, self.models, strict=True):
            can_be = all(one.is_clear for one in models)
            loss = self.surely(thinker, root, generator.below(2**31), made, best, can_be)
            models.append(msgspec.structs.replace(model, loss=loss.value, error=loss.error))
        text = position.game.text(root, best)
        first = next(one for one in estimates if one.move == text)
        others = [one for one in estimates if one is not first]
        why = why_of([first, *others], position.game, root)
        return Choice(choice.decision, choice.move, text, why, tuple(models))

    def best_of(self, root: State, made: int, moves: list[int], generator: Generator) -> int:
        """The one that brings most, under all models together."""
        gains = dict.fromkeys(moves, 0.0)
        for thinker in self.models:
            comparison = Comparison(thinker, root, generator.below(2**31), (made, *moves))
            comparison.go_on(self.care.worlds * AGAIN)
            for move in moves:
                gains[move] += comparison.lead(move).value
        return max(moves, key=gains.__getitem__)

    def surely(self, thinker: Thinker, root: State, seed: int, made: int, best: int, can_be: bool) -> Lead:
        """In more and more worlds, as long as others may say the contrary and it matters."""
        comparison = Comparison(thinker, root, seed, (made, best))
        comparison.go_on(self.care.worlds)
        while can_be and comparison.worlds < self.care.most_worlds and comparison.lead(best).is_open:
            comparison.go_on(comparison.worlds)
        return comparison.lead(best)

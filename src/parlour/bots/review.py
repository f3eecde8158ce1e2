"""Looking back at a match with the eyes of one seat: what its choices cost, and what luck brought.

A choice is judged only by worlds that could be true for the seat when it chose. A search names good moves; then those,
the one made and the one that the game's policy advises are played on in the same fresh worlds. The worlds that chose
the best move do not judge it, or it would look better than it is. Everybody plays on by a model: as the policy does,
where the others slip now and then as people do, or again and again; or everybody thinks. They lie far apart, and a
verdict has to stand under all of them, so that it stands under what lies between; the first that calls the choice close
is the last that is asked. As long as it could be one or the other, more worlds are asked: so the next review finds the
same, also if its search prefers another of several good moves.

What the seat can hope for before a choice is what it would reach by playing on as the policy does, by the first model.
A choice that does better or worse than the policy's is skill; what changes the hope between two choices, the cards and
the others, is luck, which brings nothing on average. Hope at the start, luck and skill add up to the result, exactly.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from parlour.bots.base import Generator
from parlour.bots.comparison import MODELS, SLIPS, WON, Comparison, Lead
from parlour.bots.search import Budget, Estimate, Search, Thinker
from parlour.bots.search import why as why_of
from parlour.engine import messages
from parlour.engine.chance import Scripted, Seeded
from parlour.engine.errors import ParlourError, Reason
from parlour.engine.loops import match_seed
from parlour.engine.match import Match, Position, begun, remade
from parlour.engine.messages import Why
from parlour.engine.playouts import Playouts
from parlour.engine.record import Record, Redeal, Setup
from parlour.engine.registry import game
from parlour.engine.state import is_compiled

MOST_TURNS = 5
CANDIDATES = 4  # for the best move
AGAIN = 4  # times as many iterations for a choice that can be a mistake,
TWICE = 2  # times as many worlds to order its candidates,
TRIALS = 2  # and how many of them are tried against the move made: the first may be so by chance


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


class Choice(Struct, frozen=True):
    """A decision that was one: with another move to make. Shares are of 1, under the first model."""

    decision: int  # how many were made in the match before
    move: str
    best: str
    why: Why  # the best one
    hope: float  # what playing on by the policy brings
    skill: float  # how much more the move made brings than the policy's
    losses: tuple[Lead, ...]  # how much less than the best, under each model that was asked
    is_mistake: bool

    @property
    def loss(self) -> float:
        return self.losses[0].value

    @property
    def error(self) -> float:
        return self.losses[0].error


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
        self.playouts = models
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
            self.played(begun(title, setup, Seeded(match_seed(self.seed, i))), seat, Generator.of_match(self.seed, i))
            for i in range(self.care.matches)
        ]
        return sum(values) / len(values) / WON

    def played(self, match: Match, seat: int, generator: Generator) -> int:
        """The result of one whole match by the first model: as the policy plays it, but for what the others slip."""
        state = match.state.copy()
        state.rng = match.state.rng
        while not state.over:
            if state.seat != seat and generator.below(100) < SLIPS:
                moves = state.legal()
                state.play(moves[generator.below(len(moves))])
            else:
                state.play(state.advice())
        return state.value(seat)

    def choice(self, position: Position, made: str, decision: int) -> Choice:
        generator = Generator.of_match(self.seed, decision)
        self.search.generator = generator
        self.sit_down(position)
        trial = Trial(position, made, generator)
        estimates = self.search.explain(position, trial.root)
        best, advised, rivals = trial.moves[estimates[0].move], trial.root.advice(), trial.rivals(estimates)
        comparison = trial.compare(self.models[0], (best, advised, *rivals), self.care.worlds // 2)
        if can_be_mistake(comparison, rivals):
            comparison.go_on(self.care.worlds - comparison.worlds)
        hope, skill, loss = comparison.mean(advised), -comparison.lead(advised).value, comparison.lead(best)
        why = trial.why(best, estimates)
        choice = Choice(decision, made, trial.text(best), why, hope, skill, (loss,), is_mistake=False)
        return self.looked_at_again(choice, position, trial) if can_be_mistake(comparison, rivals) else choice

    def sit_down(self, position: Position) -> None:
        for thinker, playouts in zip(self.models, self.playouts, strict=True):
            thinker.sit_down(position, playouts)

    def looked_at_again(self, choice: Choice, position: Position, trial: Trial) -> Choice:
        """A mistake, if one of several good moves is clearly better, whichever of them a search prefers."""
        budget = Budget(iterations=self.care.search * AGAIN)
        estimates = Search(trial.generator, budget).explain(position, trial.root)
        for best in self.candidates(trial, trial.rivals(estimates))[:TRIALS]:
            losses = self.losses(trial, best)
            if all(lead.is_clear for lead in losses):
                text, why = trial.text(best), trial.why(best, estimates)
                return msgspec.structs.replace(choice, best=text, why=why, losses=losses, is_mistake=True)
        return choice

    def candidates(self, trial: Trial, moves: list[int]) -> list[int]:
        """Those that can be clearly better than the one made, the best first: by the model that finds least."""
        gains = dict.fromkeys(moves, 1.0)
        for thinker in self.models:
            comparison = trial.compare(thinker, moves, self.care.worlds * TWICE)
            moves = [move for move in moves if comparison.lead(move).can_be_clear]
            if not moves:
                break
            for move in moves:
                gains[move] = min(gains[move], comparison.lead(move).value)
        return sorted(moves, key=gains.__getitem__, reverse=True)

    def losses(self, trial: Trial, best: int) -> tuple[Lead, ...]:
        """How far the move made is behind, model by model, up to the first that calls it close."""
        found: list[Lead] = []
        for thinker in self.models:
            found.append(self.surely(thinker, trial, best))
            if not found[-1].is_clear:
                break
        return tuple(found)

    def surely(self, thinker: Thinker, trial: Trial, best: int) -> Lead:
        """In more and more worlds, as long as others may say the contrary."""
        comparison = trial.compare(thinker, [best], self.care.worlds)
        while comparison.worlds < self.care.most_worlds and comparison.lead(best).is_open:
            comparison.go_on(comparison.worlds)
        return comparison.lead(best)


def can_be_mistake(comparison: Comparison, rivals: list[int]) -> bool:
    return any(comparison.lead(rival).can_be_clear for rival in rivals)


class Trial:
    """A move that was made, against others of the same position."""

    def __init__(self, position: Position, made: str, generator: Generator) -> None:
        self.game = position.game
        self.generator = generator
        self.root = position.imagine(generator.below(2**31))
        self.moves = {self.text(move): move for move in self.root.legal()}
        self.made = self.moves[made]

    def text(self, move: int) -> str:
        return self.game.text(self.root, move)

    def rivals(self, estimates: list[Estimate]) -> list[int]:
        """What a search thinks best, without the move made."""
        good = [self.moves[one.move] for one in estimates[:CANDIDATES]]
        return [move for move in good if move != self.made]

    def compare(self, thinker: Thinker, moves: Iterable[int], worlds: int) -> Comparison:
        """With the one made, in worlds that nothing else is judged by."""
        comparison = Comparison(thinker, self.root, self.generator.below(2**31), (self.made, *moves))
        comparison.go_on(worlds)
        return comparison

    def why(self, move: int, estimates: list[Estimate]) -> Why:
        if len(estimates) == 1:
            return Why(messages.ONLY_MOVE)
        first = next(one for one in estimates if one.move == self.text(move))
        return why_of([first, *(one for one in estimates if one is not first)], self.game, self.root)

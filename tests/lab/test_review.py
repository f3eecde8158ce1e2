"""A review judges by what the seat could know, and its parts add up."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from parlour import bots
from parlour.bots.base import Generator
from parlour.bots.comparison import MODELS, Lead
from parlour.bots.review import Care, Choice, Judge, Review, Trial, review
from parlour.bots.search import Thinker
from parlour.engine import messages, registry
from parlour.engine.chance import Seeded
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.messages import Why
from parlour.engine.state import is_compiled

quick = min(registry.games().values(), key=lambda game: game.minutes[1])
each_game = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)
QUICK = Care(search=8, worlds=4, matches=3, doublings=1) if is_compiled() else Care(4, 2, 1, doublings=0)
QUICK_MINUTES = 30
CLEAR, CLOSE, UNSURE = Lead(0.2, 0.02), Lead(0.04, 0.01), Lead(0.2, 0.11)


def begun(game: Game, decisions: int) -> Match:
    match = Match(game, game.seats[0], chance=Seeded(7))
    bot = bots.make("random", Generator(7))
    while not match.over and len(match.record.decisions) < decisions:
        match.play(bot.choose(match.position()))
    return match


def choice(loss: Lead, decision: int = 0) -> Choice:
    why = Why(messages.ONLY_MOVE)
    return Choice(decision, "play 7", "play 3", why, 0.5, 0.0, (loss,), is_mistake=loss.is_clear)


class Told(Judge):
    """Knows what each model finds."""

    found: tuple[Lead, ...]

    def candidates(self, trial: Trial, moves: list[int]) -> list[int]:
        return [trial.root.legal()[0]]

    def surely(self, thinker: Thinker, trial: Trial, best: int) -> Lead:
        return self.found[self.models.index(thinker)]


@each_game
def test_start_luck_and_skill_add_up_to_the_result(game: Game) -> None:
    if game.minutes[1] > QUICK_MINUTES and not is_compiled():
        pytest.skip("takes minutes uncompiled")
    match = begun(game, 100_000)
    found = review(match.record, 0, QUICK)
    assert found.even + sum(found.lucks) + found.skill == pytest.approx(found.result)
    assert found.result == match.state.value(0) / 1000
    assert 0 <= found.even <= 1
    assert len(found.lucks) == len(found.choices) + 1
    made = [d.move for d in match.record.decisions]
    assert all(made[choice.decision] == choice.move for choice in found.choices)


@each_game
def test_what_the_seat_could_not_know_changes_no_byte(game: Game) -> None:
    judge = Judge(QUICK, 5)
    for decisions in range(2, 60, 9):
        match = begun(game, decisions)
        if match.over:
            continue
        move = match.legal()[-1]
        first = msgspec.json.encode(judge.choice(match.position(canonical=True), move, decisions))
        match.state = match.state.resample(match.state.seat, 99)
        assert msgspec.json.encode(judge.choice(match.position(canonical=True), move, decisions)) == first


def test_whoever_plays_as_the_policy_does_has_neither_gained_nor_lost_by_it() -> None:
    match, bot = Match(quick, quick.seats[0], chance=Seeded(3)), bots.make("greedy", Generator(3))
    while not match.over:
        match.play(bot.choose(match.position()))
    assert review(match.record, 0, QUICK).skill == 0


def test_a_mistake_costs_much_surely_and_under_every_model() -> None:
    match = begun(quick, 0)
    judge, position, move = Told(Care(search=8, worlds=4), 0), match.position(canonical=True), match.legal()[-1]
    for found in permutations((CLEAR, CLEAR, CLOSE)):
        judge.found = found
        assert not judge.choice(position, move, 0).is_mistake
    for found in ((CLEAR, CLEAR, CLEAR), (CLEAR, UNSURE, CLEAR)):
        judge.found = found
        made = judge.choice(position, move, 0)
        assert made.is_mistake == (UNSURE not in found)
        assert not made.is_mistake or made.losses == found


def test_the_first_model_that_calls_it_close_is_the_last_that_is_asked() -> None:
    match = begun(quick, 0)
    judge = Told(QUICK, 0)
    judge.found = (CLEAR, CLOSE, CLEAR)
    trial = Trial(match.position(canonical=True), match.legal()[-1], Generator(0))
    assert judge.losses(trial, trial.root.legal()[0]) == (CLEAR, CLOSE)


def test_turning_points_are_the_five_worst_mistakes_in_their_order() -> None:
    losses = [0.06, 0.5, 0.1, 0.02, 0.3, 0.2, 0.4]
    choices = [choice(Lead(loss, 0.001), at) for at, loss in enumerate(losses)]
    found = Review("a game", 0, 0.5, tuple(choices), 0.5)
    assert [one.decision for one in found.turning_points] == [1, 2, 4, 5, 6]


def test_a_running_match_and_a_seat_that_is_not_there_are_refused() -> None:
    with pytest.raises(ParlourError, match="not-finished"):
        review(begun(quick, 2).record, 0)
    with pytest.raises(ParlourError, match="no-such-seat 9"):
        review(begun(quick, 100_000).record, 9)


def test_under_every_model_the_others_slip_so_that_what_all_know_is_played_on_in_more_than_one_way() -> None:
    for playouts in MODELS:
        assert playouts.models
        assert all(0 < model.slips < 100 for model in playouts.models)

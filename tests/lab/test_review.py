"""A review judges by what the seat could know, and its parts add up."""

from __future__ import annotations

import msgspec
import pytest

from parlour import bots
from parlour.bots.base import Generator
from parlour.bots.review import Care, Choice, Compared, Judge, Review, review
from parlour.engine import messages, registry
from parlour.engine.chance import Seeded
from parlour.engine.errors import ParlourError
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.messages import Why

each_game = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)
QUICK = Care(search=8, worlds=4, matches=3)
CLEAR, CLOSE, UNSURE = Compared(0.5, 0.0, 0.2, 0.02), Compared(0.5, 0.0, 0.04, 0.01), Compared(0.5, 0.0, 0.2, 0.11)


def begun(game: Game, decisions: int) -> Match:
    match = Match(game, game.seats[0], chance=Seeded(7))
    bot = bots.make("random", Generator(7))
    while not match.over and len(match.record.decisions) < decisions:
        match.play(bot.choose(match.position()))
    return match


def choice(*models: Compared, decision: int = 0) -> Choice:
    return Choice(decision, "play 7", "play 3", Why(messages.ONLY_MOVE), models)


@each_game
def test_start_luck_and_skill_add_up_to_the_result(game: Game) -> None:
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
    game = next(iter(registry.games().values()))
    match, bot = Match(game, game.seats[0], chance=Seeded(3)), bots.make("greedy", Generator(3))
    while not match.over:
        match.play(bot.choose(match.position()))
    assert review(match.record, 0, QUICK).skill == 0


def test_a_mistake_costs_much_surely_and_under_both_models() -> None:
    assert choice(CLEAR, CLEAR).is_mistake
    for models in ((CLEAR, CLOSE), (CLOSE, CLEAR), (UNSURE, CLEAR), (CLEAR, UNSURE)):
        assert not choice(*models).is_mistake


def test_turning_points_are_the_five_worst_mistakes_in_their_order() -> None:
    losses = [0.06, 0.5, 0.1, 0.02, 0.3, 0.2, 0.4]
    choices = [choice(*[Compared(0.5, 0.0, loss, 0.01)] * 2, decision=at) for at, loss in enumerate(losses)]
    found = Review("a game", 0, 0.5, tuple(choices), 0.5)
    assert [one.decision for one in found.turning_points] == [1, 2, 4, 5, 6]


def test_a_running_match_and_a_seat_that_is_not_there_are_refused() -> None:
    game = next(iter(registry.games().values()))
    with pytest.raises(ParlourError, match="not-finished"):
        review(begun(game, 2).record, 0)
    with pytest.raises(ParlourError, match="no-such-seat 9"):
        review(begun(game, 100_000).record, 9)

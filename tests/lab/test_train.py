"""Learning in the house: nets that play better for it, files that are read again, and runs that are interrupted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from parlour.bots import learner as learners
from parlour.bots import learnt, local, net, tables
from parlour.bots.base import Generator
from parlour.bots.learnt import Learnt, Weights
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup, ParlourError
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.state import Moves, is_compiled
from parlour.lab import train as training
from parlour.lab.simulate import play_out
from parlour.lab.train import Learning, Plan
from parlour.lab.workers import Crew

GAMES = [game for game in registry.games().values() if game.features]
QUICK = min(GAMES, key=lambda game: (len(game.options), game.name))
PLAYERS = QUICK.seats[0]
TINY = Plan(QUICK.name, PLAYERS, rounds=3, matches=2, hidden=4, second=3, seed=5)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
compiled_only = pytest.mark.skipif(not is_compiled(), reason="learning takes long where nothing is compiled")


def reached(learning: Learning, rival: str) -> float:
    """By one seat among others, on deals of their own."""
    learner = training.learner_of(learning)
    fresh = learning.plan.fresh()
    state = fresh.copy()
    role = training.ROLES[rival]
    return learners.try_matches(learner, fresh, state, net.Net(), Moves(), Moves(), 77, 600, role) / 600_000


@compiled_only
def test_who_has_learnt_beats_who_has_not_and_random_players() -> None:
    plan = replace(TINY, rounds=2, matches=800, hidden=16, second=8)
    learning = training.train(plan, tries=0)
    assert reached(learning, "random") > 1.15 / PLAYERS
    assert reached(learning, "random") > reached(training.begin(plan), "random") + 0.03


def test_an_interrupted_training_goes_on_to_the_same_net(tmp_path: Path) -> None:
    whole = training.train(TINY, tries=1)
    path = tmp_path / "net.part"

    class Interrupted(Exception):
        pass

    def interrupt(trial: training.Trial) -> None:
        if trial.round == 2:
            raise Interrupted

    with pytest.raises(Interrupted):
        training.train(TINY, saved=path, tries=1, progress=interrupt)
    assert training.load(path, TINY).round == 1
    resumed = training.train(TINY, saved=path, tries=1)
    assert list(resumed.weights) == list(whole.weights)
    assert list(resumed.net().numbers) == list(whole.net().numbers)
    assert [trial.reached for trial in resumed.curve] == [trial.reached for trial in whole.curve]
    with pytest.raises(ParlourError, match="another training"):
        training.load(path, replace(TINY, seed=6))


def test_the_net_is_the_mean_of_the_rounds_of_the_second_half() -> None:
    plan = replace(TINY, rounds=4)
    learning = training.begin(plan)
    after = []
    for _ in range(plan.rounds):
        training.go_on(learning, Crew(), tries=1)
        after.append(learning.weights)
    assert list(learning.mean) == pytest.approx([sum(pair) / 2 for pair in zip(*after[2:], strict=True)])


def test_shards_are_averaged_wherever_they_are_computed() -> None:
    plan = replace(TINY, rounds=1, shards=2)
    here, there = training.train(plan, tries=1), training.train(plan, Crew(workers=2), tries=1)
    assert list(here.weights) == list(there.weights)
    alone = training.train(replace(plan, shards=1), tries=1)
    assert list(here.weights) != list(alone.weights)


def test_a_net_learns_at_several_tables_in_turn_and_says_so() -> None:
    with_options = next(game for game in GAMES if any(option.choices for option in game.options))
    option = next(option for option in with_options.options if option.choices)
    other = f"{with_options.seats[-1]}:{option.name}={option.choices[0]}"
    plan = Plan(with_options.name, with_options.seats[0], rounds=1, matches=2, hidden=4, second=3, also=(other,))
    learnt_there = training.train(plan, tries=1).net()
    assert learnt_there.tables == [str(with_options.seats[0]), other]
    assert f"--also {other}" in learnt_there.made["command"]
    assert list(learnt_there.numbers) != list(training.train(replace(plan, also=()), tries=1).net().numbers)
    assert tables.read(with_options, other) == (with_options.seats[-1], {option.name: option.choices[0]})
    with pytest.raises(BadSetup) as refused:
        training.train(replace(plan, also=("many",)))
    assert refused.value.reason.id == "no-table"
    with pytest.raises(BadSetup):
        training.train(replace(plan, also=("99",)))


def test_no_deal_is_learnt_from_at_two_tables_even_if_they_are_alike() -> None:
    blocks = [training.block(100, 10, turn, 3) for turn in range(3)]
    assert [number for block in blocks for number in block] == list(range(100, 110))


def test_what_the_game_says_between_deals_can_count_like_the_end() -> None:
    plan = replace(TINY, rounds=1, matches=3, rests=True)
    assert plan.command.endswith(" --rests")
    assert list(training.train(plan, tries=1).weights) != list(
        training.train(replace(plan, rests=False), tries=1).weights
    )


def test_nets_that_were_learnt_before_sit_among_the_others() -> None:
    newest = learnt.names(QUICK)[-1]
    plan = replace(TINY, rounds=1, matches=40, selfish=0, rivals=(newest,))
    learning = training.train(plan, tries=1)
    assert plan.command.endswith(f" --rivals {newest}")
    assert list(learning.weights) != list(training.train(replace(plan, rivals=()), tries=1).weights)
    assert learning.curve[0].reached.keys() == {*training.ROLES, newest}
    with pytest.raises(BadSetup, match="no-net"):
        training.train(replace(plan, rivals=("nobody",)))


@compiled_only
def test_a_rival_plays_by_its_net() -> None:
    """Among the strongest net that there is, a net that has learnt nothing reaches less than among random players."""
    learner = training.learner_of(training.begin(TINY))
    rival = training.rival_net(TINY, learnt.names(QUICK)[-1])
    fresh = TINY.fresh()
    reached = [
        learners.try_matches(learner, fresh, fresh.copy(), rival, Moves(), Moves(), 77, 600, role)
        for role in (training.RIVAL, training.ROLES["random"])
    ]
    assert reached[0] < 0.8 * reached[1]


def test_each_round_can_tell_how_the_net_does_in_the_league() -> None:
    heard: list[training.Trial] = []
    learning = training.train(replace(TINY, rounds=2), tries=1, progress=heard.append, league_deals=1)
    assert heard == learning.curve
    members = {f"league:{name}" for name in ("random", "greedy", "bold", "careful", "learnt-2", "learnt-3")}
    for trial in heard:
        assert trial.league.keys() == members
        assert trial.league[trial.worst] == min(trial.league.values())
    assert not training.train(TINY, tries=1).curve[0].worst


def test_less_and_less_is_explored() -> None:
    plan = replace(TINY, rounds=5, explore=9, last_explore=1)
    assert [plan.explore_in(round) for round in range(5)] == [9, 7, 5, 3, 1]
    assert replace(plan, rounds=1).explore_in(0) == 9


def test_a_margin_lets_the_advised_move_stand_against_what_looks_little_better() -> None:
    made = training.begin(TINY).net()
    match = Match(QUICK, PLAYERS, chance=Seeded(1))
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    careful = learnt.net_of(replace(made, made={"margin": 1000}))
    assert net.best_move(careful, match.state, Moves(), Moves()) == match.state.advice()
    advised = [
        net.best_move(learnt.net_of(training.begin(replace(TINY, seed=seed)).net()), match.state, Moves(), Moves())
        for seed in range(20)
    ]
    assert set(advised) != {match.state.advice()}


def test_what_cannot_be_learnt_is_refused() -> None:
    with pytest.raises(BadSetup, match="too large"):
        training.train(replace(TINY, hidden=128, second=129))
    with pytest.raises(BadSetup, match="players"):
        training.train(replace(TINY, players=99))


def test_a_net_is_written_as_text_and_read_again(tmp_path: Path) -> None:
    weights = training.train(TINY, tries=1).net()
    path = tmp_path / "net.toml"
    path.write_text(weights.text(), encoding="utf-8")
    found = learnt.read(path)
    assert list(found.numbers) == list(weights.numbers)
    assert found.made == weights.made
    assert found.made["command"].startswith(f"parlour train {QUICK.name} --players {PLAYERS} --rounds 3 --games 2 ")
    path.write_text(weights.text().replace("hidden = 4", "hidden = 5"), encoding="utf-8")
    with pytest.raises(ParlourError, match="holds no net"):
        learnt.read(path)
    bot = Learnt(Generator(0), str(path))
    path.write_text(weights.text(), encoding="utf-8")
    match = Match(QUICK, PLAYERS, chance=Seeded(3))
    assert bot.choose(match.position()) in match.legal()


def test_the_worth_of_a_position_is_that_of_its_best_move_and_weights_stay_within_bounds() -> None:
    state = Match(QUICK, PLAYERS, chance=Seeded(1)).state.copy()
    moves, found = Moves(), Moves()
    judge = learnt.net_of(training.begin(TINY).net())
    net.prepare(judge, state, moves, found)
    values = [net.move_value(judge, state, move, found) for move in state.legal()]
    assert all(0 <= value <= 1000 for value in values)
    assert net.value(judge, state, moves, found) == max(values)
    assert learnt.bounded(1e9, 2047) == 2047
    assert learnt.bounded(-1.5, 2047) == -384


def test_a_net_that_a_game_lacks_is_refused_before_anything_is_played() -> None:
    with pytest.raises(BadSetup, match="no-net"):
        local.check(["net:nobody"], QUICK)
    with pytest.raises(BadSetup, match="no-net"):
        local.check(["net"], replace(QUICK, features=0))


def test_a_net_learnt_with_other_features_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "old.toml"
    path.write_text(Weights(3, 1, 1, [0] * net.size_of(3, 1, 1)).text(), encoding="utf-8")
    with pytest.raises(BadSetup, match="no-net"):
        local.check([f"net:{path}"], QUICK)


@each_game
def test_nets_play_whole_matches_by_the_rules(game: Game, tmp_path: Path) -> None:
    plan = Plan(game.name, game.seats[0], rounds=1, matches=1, hidden=4, second=3)
    path = tmp_path / "net.toml"
    path.write_text(training.begin(plan).net().text(), encoding="utf-8")
    match = Match(game, game.seats[0], chance=Seeded(2))
    play_out(match, [Learnt(Generator(seat), str(path)) for seat in range(game.seats[0])])
    assert match.over

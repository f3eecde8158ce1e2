"""The league: unlike opponents, kept as data, and the worst that a bot does among any of them."""

from __future__ import annotations

import pytest

from parlour.bots import league as members
from parlour.bots.base import Generator
from parlour.bots.character import Character, Taste
from parlour.engine import registry
from parlour.engine.errors import BadSetup
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.lab import league as leagues
from parlour.lab.arena import Played
from parlour.lab.league import League
from parlour.lab.simulate import play_out
from parlour.testing import some_setups

GAMES = list(registry.games().values())
QUICK = min((game for game in GAMES if not game.is_cooperative), key=lambda game: (len(game.options), game.name))
TOGETHER = next(game for game in GAMES if game.is_cooperative)
QUICK_MEMBERS = ("random", "greedy")


def test_what_a_member_is_never_changes_within_a_version() -> None:
    assert members.version() == 3
    learnt = ["learnt-2", "learnt-3"]
    assert list(members.members()) == ["random", "greedy", "bold", "careful", *learnt, "expert-1"]
    assert [members.members()[name]["net"] for name in learnt] == learnt
    expert = members.members()["expert-1"]
    frozen = {"iterations": 1000, "noise": 0, "explore": 700, "patience": 300, "trust": 100, "margin": 1.0}
    assert {name: expert[name] for name in frozen} == frozen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_characters_play_every_game_by_its_rules_and_the_same_again(game: Game) -> None:
    taste = Taste(worlds=4, ahead=2, start=50, end=100, slip=20)
    match = some_setups(game, 1)[0].match(1)
    for _ in range(12):
        if match.over:
            break
        chosen = Character(Generator(3), taste).choose(match.position())
        assert chosen in match.legal()
        assert chosen == Character(Generator(3), taste).choose(match.position())
        match.play(chosen)


def test_the_bold_count_on_the_best_and_the_careful_reckon_with_the_worst() -> None:
    class Drawn(Character):
        def tried(self, move: int, world: object, seat: int) -> int:
            return next(values[move])

    values = {1: iter([0, 0, 0, 100]), 2: iter([40, 40, 40, 40])}
    bold = Drawn(Generator(0), Taste(4, 0, 75, 100, 0))
    states = [Match(QUICK, QUICK.seats[0]).state] * 4
    assert bold.worth(1, states, 0) > bold.worth(2, states, 0)
    values = {1: iter([0, 0, 0, 100]), 2: iter([40, 40, 40, 40])}
    careful = Drawn(Generator(0), Taste(4, 0, 0, 25, 0))
    assert careful.worth(1, states, 0) < careful.worth(2, states, 0)


def test_every_member_can_be_made_and_others_are_refused() -> None:
    for name in members.members():
        assert members.make(members.PREFIX + name, Generator(0))
    with pytest.raises(BadSetup, match="unknown-bot"):
        members.make("league:nobody", Generator(0))


def test_a_bot_sits_once_in_every_seat_of_each_deal_and_its_ratio_has_an_interval() -> None:
    league = League(QUICK.name, QUICK.seats[0], "greedy", deals=12, members=QUICK_MEMBERS)
    season = leagues.play(league)
    assert [one.member for one in season.meetings] == ["league:random", "league:greedy"]
    assert all(one.low <= one.ratio <= one.high for one in season.meetings)
    assert season.worst.ratio == min(one.ratio for one in season.meetings)
    assert season.meetings == leagues.play(league).meetings


def test_a_fair_share_is_what_all_seats_win_on_average() -> None:
    deal = [Played(["a", "b", "b"], [0, 1], [1, 1, 0], [1, 1, 3]), Played(["b", "a", "b"], [2], [0, 0, 1], [2, 2, 1])]
    won, fair = leagues.shares(deal, "a")
    assert (won, fair) == (0.5, 0.5)
    found = leagues.meeting("b", [(0.5, 0.25), (0.25, 0.25)])
    assert (found.reached, found.fair, found.ratio) == (0.375, 0.25, 1.5)


def test_in_a_cooperative_game_the_members_alone_are_the_measure() -> None:
    league = League(TOGETHER.name, TOGETHER.seats[0], "greedy", deals=6, members=("random",))
    (found,) = leagues.play(league).meetings
    assert found.ratio == pytest.approx(found.reached / found.fair)
    assert found.ratio > 1


def test_a_member_meets_all_the_others_and_never_itself() -> None:
    league = League(QUICK.name, QUICK.seats[0], "league:greedy", deals=1)
    assert league.names == tuple(f"league:{name}" for name in members.members() if name != "greedy")
    with pytest.raises(BadSetup, match="meet itself"):
        leagues.play(League(QUICK.name, QUICK.seats[0], "league:greedy", deals=1, members=("greedy",)))


def test_members_sit_at_other_tables_too() -> None:
    match = Match(QUICK, QUICK.seats[0])
    play_out(match, [members.make("greedy", Generator(seat)) for seat in range(match.players)])
    assert match.over


def test_learnt_members_are_left_out_of_a_game_that_has_no_nets_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    league = League(QUICK.name, QUICK.seats[0], "greedy", deals=1)
    monkeypatch.setattr(members, "names", lambda game: ["learnt-2"])
    assert league.missing == ("learnt-3",)
    assert "league:learnt-3" not in league.names
    assert "league:learnt-2" in league.names
    assert leagues.header(league)["missing"] == ["learnt-3"]

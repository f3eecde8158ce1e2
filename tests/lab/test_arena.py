"""The arena: every deal from every seat, resumed where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine import registry
from parlour.engine.errors import BadSetup, ParlourError
from parlour.engine.intervals import wilson
from parlour.lab import arena
from parlour.lab.arena import Contest, Played
from parlour.lab.workers import Crew

GAME = next(iter(registry.games().values()))
CONTEST = Contest(GAME.name, GAME.seats[-1], ("greedy", "random"), deals=3)


def test_every_bot_plays_a_deal_from_every_seat() -> None:
    seatings = [CONTEST.seating(turn) for turn in range(CONTEST.players)]
    for seat in range(CONTEST.players):
        assert sorted(seating[seat] for seating in seatings) == sorted(CONTEST.seating(0))


def test_results_are_the_same_with_more_workers() -> None:
    assert arena.run(CONTEST) == arena.run(CONTEST, Crew(workers=2))


def test_a_contest_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    whole = arena.run(CONTEST)
    path = tmp_path / "arena.jsonl"
    arena.run(Contest(GAME.name, GAME.seats[-1], ("greedy", "random"), deals=2), saved=path)
    with path.open("a") as file:
        file.write('{"deal": 2, "matc')
    done: list[int] = []
    assert arena.run(CONTEST, saved=path, progress=done.append) == whole
    assert done == [2, 1]


def test_results_of_another_contest_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    arena.run(CONTEST, saved=path)
    with pytest.raises(ParlourError, match="another contest"):
        arena.run(Contest(GAME.name, GAME.seats[-1], ("random",), deals=3), saved=path)


def test_standings_count_wins_and_scores() -> None:
    contest = Contest(GAME.name, 2, ("a", "b"), deals=2)
    deal = [Played(["a", "b"], [0], [5, 1], [1, 2]), Played(["b", "a"], [1], [2, 4], [2, 1])]
    first, second = arena.standings(contest, [deal, deal])
    assert (first.bot, first.matches, first.wins, first.score) == ("a", 4, 1.0, 4.5)
    assert (second.wins_low, second.wins_high, second.score) == (0.0, 0.0, 1.5)
    assert arena.standings(contest, [deal, deal], Crew(workers=2)) == [first, second]


def test_more_bots_than_seats_do_not_fit() -> None:
    with pytest.raises(BadSetup, match="do not fit"):
        arena.run(Contest(GAME.name, GAME.seats[0], ("random",) * (GAME.seats[0] + 1), deals=1))


def test_an_interval_holds_its_share() -> None:
    low, high = wilson(50, 100)
    assert 0.40 < low < 0.5 < high < 0.60
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 20)[0] == 0.0

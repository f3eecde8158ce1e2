"""The ladder: every two bots on the same deals, in a file that a check can doubt."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from parlour import bots
from parlour.engine import registry
from parlour.engine.errors import BadSetup, ParlourError
from parlour.lab import ladder as ladders
from parlour.lab.arena import Played
from parlour.lab.ladder import Ladder, Row
from parlour.lab.workers import Crew

GAMES = list(registry.games().values())
TOGETHER = next(game for game in GAMES if game.is_cooperative)
QUICK = min((game for game in GAMES if not game.is_cooperative), key=lambda game: (len(game.options), game.name))
SMALL = Ladder(QUICK.name, 4, ("random", "easy@8", "normal@12"), deals=3)


def written(tmp_path: Path, ladder: Ladder, tables: list[list[Row]]) -> Path:
    path = tmp_path / "ladder.json"
    path.write_text(json.dumps(ladders.content(ladder, tables, "parlour ladder")))
    return path


def test_every_two_bots_meet_and_each_sits_everywhere() -> None:
    assert SMALL.tables == [("random", "easy@8"), ("random", "normal@12"), ("easy@8", "normal@12")]
    contest = SMALL.contest(0)
    assert contest.seating(0) == ["random", "easy@8", "random", "easy@8"]
    wins, seats, _, _ = ladders.play_deal(SMALL, (0, 0))
    assert seats == [4, 4]  # two seatings of two seats each; the others would be the same again
    assert sum(wins) >= 2


def test_neighbours_meet_only_who_is_next_to_them() -> None:
    ladder = replace(SMALL, neighbours=True)
    assert ladder.tables == [("random", "easy@8"), ("easy@8", "normal@12")]
    together = Ladder(TOGETHER.name, TOGETHER.seats[0], ("random", "easy@8", "normal@12"), deals=2, neighbours=True)
    found = ladders.meetings(together, ladders.run(together))
    assert [one.bots for one in found] == [["random", "easy@8"], ["easy@8", "normal@12"]]


def test_a_cooperative_ladder_seats_every_bot_with_itself() -> None:
    ladder = Ladder(TOGETHER.name, TOGETHER.seats[0], ("random", "normal@40"), deals=6)
    found = ladders.meetings(ladder, ladders.run(ladder))
    assert ladder.tables == [("random",), ("normal@40",)]
    assert [one.better for one in found] == ["normal@40"]
    assert found[0].scores[0] < found[0].scores[1]


def test_a_ladder_file_is_confirmed_by_playing_a_part_again(tmp_path: Path) -> None:
    tables = ladders.run(SMALL, Crew(2))
    ladder, data = ladders.read(written(tmp_path, SMALL, tables))
    assert (ladder, data["exact"]) == (SMALL, True)
    again = ladders.shortened(ladder, 2)
    assert ladders.compare(ladder, data, again, ladders.run(again)) == []


def test_a_changed_result_is_found(tmp_path: Path) -> None:
    tables = ladders.run(SMALL)
    tables[1][0][0][0] += 1
    ladder, data = ladders.read(written(tmp_path, SMALL, tables))
    assert ladders.compare(ladder, data, SMALL, ladders.run(SMALL)) == [
        "random against normal@12: deal 0 ended otherwise"
    ]


def rows(first_wins: int, deals: int) -> list[Row]:
    return [[[first_wins, 4 - first_wins], [4, 4], [0, 0], str(deal)] for deal in range(deals)]


def test_a_ladder_by_the_clock_is_compared_by_intervals(tmp_path: Path) -> None:
    ladder = Ladder(QUICK.name, 4, ("normal", "expert"), deals=20)
    assert not ladder.is_exact
    _, data = ladders.read(written(tmp_path, ladder, [rows(1, 20)]))
    assert "clock" in data["note"]
    assert ladders.compare(ladder, data, ladder, [rows(1, 20)]) == []
    (difference,) = ladders.compare(ladder, data, ladder, [rows(3, 20)])
    assert "apart" in difference


def test_without_a_clock_levels_keep_their_iterations() -> None:
    searching = {name: level["iterations"] for name, level in bots.levels().items() if "iterations" in level}
    assert searching
    for name, iterations in searching.items():
        assert ladders.without_clock([name]) == (f"{name}@{iterations}",)
        assert ladders.without_clock([name], 10) == (f"{name}@10",)
    assert Ladder(QUICK.name, 4, ladders.without_clock(bots.LEVELS, 10), deals=1).is_exact


def test_who_is_better_is_open_until_it_is_sure() -> None:
    even = [row for deal in range(10) for row in (rows(1, 1) if deal % 2 else rows(3, 1))]
    assert ladders.meeting(("a", "b"), even).better == ""
    assert ladders.meeting(("a", "b"), rows(3, 10)).better == "a"
    assert ladders.meeting(("a", "b"), rows(1, 10)).better == "b"


def test_a_row_knows_more_than_it_shows() -> None:
    one = Played(["a", "b"], [0], [3, 1], [1, 2])
    other = Played(["a", "b"], [0], [3, 1], [1, 1])
    assert ladders.row(["a", "b"], [one])[:3] == ladders.row(["a", "b"], [other])[:3] == [[1, 0], [1, 1], [3, 1]]
    assert ladders.row(["a", "b"], [one]) != ladders.row(["a", "b"], [other])


def test_a_ladder_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "part"
    whole = ladders.run(SMALL, saved=path)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4]))
    done: list[int] = []
    assert ladders.run(SMALL, saved=path, progress=done.append) == whole
    assert done[0] == 3


def test_what_is_no_ladder_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    path.write_text("{}")
    with pytest.raises(ParlourError, match="no ladder"):
        ladders.read(path)
    with pytest.raises(ParlourError, match="No such file"):
        ladders.read(tmp_path / "nothing")
    with pytest.raises(BadSetup, match="two or more"):
        ladders.check(Ladder(QUICK.name, 4, ("random",), deals=1))

"""The interim and the final settlement, and the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from parlour.games.career_poker import cards

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Deal = Callable[..., "Table"]


def last_trick(deal: Deal, sizes: tuple[int, ...], gold: tuple[int, ...], cutters: int = 0) -> Table:
    """Trick 12, with one red card in each hand; seat 2 wins it and all its cards."""
    reds = ["5RO", "10RP", "13RF", "1RP"][: len(sizes)]
    table = deal(*reds, players=len(sizes))
    state = table.state
    hands, strategic = [[0] * 14 for _ in range(5)], [[0] * 14 for _ in range(5)]
    for seat, size in enumerate(sizes):
        hands[seat][int(reds[seat][:-2])] = 1
        for i in range(size):
            strategic[seat][1 + i] |= 2 << seat
    left = [0] * (5 - len(sizes))
    state.hands, state.hand_size, state.trick = hands, [1] * len(sizes) + left, 11
    state.strategic, state.strategic_size = strategic, [*sizes, *left]
    state.gold, state.cutters = [*gold, *left], cutters
    follow = "".join(f", play {red}" for red in reds[1:])
    return table.play(f"clockwise, lead 5RO colour{follow}")


@pytest.mark.clause("CP-4.1")
@pytest.mark.parametrize(
    ("gold", "cutters", "after"),
    [
        ((0, 3, 1), 0, [2, 3, 2]),
        ((0, 0, 1), 0, [1, 1, 2]),
        ((0, 0, 1), 0b001, [0, 2, 2]),
        ((0, 0, 1), 0b011, [0, 0, 2]),
        ((1, 1, 1), 0, [1, 1, 2]),
    ],
)
def test_one_poor_seat_gets_2_gold_and_two_get_1_each(
    deal: Deal, gold: tuple[int, ...], cutters: int, after: list[int]
) -> None:
    table = last_trick(deal, (3, 3, 3), gold, cutters)
    assert list(table.state.gold)[:3] == after


@pytest.mark.clause("CP-4.1")
def test_three_poor_seats_get_nothing(deal: Deal) -> None:
    table = last_trick(deal, (3, 3, 3, 3), (0, 0, 0, 0))
    assert list(table.state.gold) == [0, 0, 1, 0, 0]


@pytest.mark.clause("CP-4.2", "CP-10.1")
def test_an_empty_strategic_hand_skips_millionaire_and_ranks_first(deal: Deal) -> None:
    table = last_trick(deal, (2, 0, 1), (1, 1, 1))
    assert table.state.round == 1
    # seat 1 has no card, 0 has two, 2 has four: 5, 0 and -1 points, and gold
    assert list(table.state.points)[:3] == [0 + 1, 5 + 1, -1 + 2]
    assert table.match.seat == 2


@pytest.mark.clause("CP-10.1")
def test_without_anybody_out_ties_start_at_the_last_winner_in_its_direction(deal: Deal) -> None:
    table = last_trick(deal, (0, 0, 0), (1, 1, 1))
    # seats 0 and 1 have none; clockwise from seat 2, seat 0 comes first
    assert list(table.state.points)[:3] == [6, 1, 1]


@pytest.mark.clause("CP-10.1")
@pytest.mark.parametrize(("direction", "points"), [("clockwise", [5, 1, -1, -3]), ("counterclockwise", [5, -3, -1, 1])])
def test_equal_hands_rank_in_the_direction_of_play_from_who_went_out(
    climb: Deal, direction: str, points: list[int]
) -> None:
    table = climb("13RF", "1RP 1YS", "3RC 3YF", "4RC 4YO", direction=direction).play("play 13RF")
    assert list(table.state.points)[:4] == points


@pytest.mark.clause("CP-10.2")
@pytest.mark.parametrize(
    ("players", "number", "points"),
    [
        (3, 0, [5, 0, -1]),
        (3, 1, [7, 0, -2]),
        (3, 2, [10, -1, -4]),
        (4, 0, [5, 1, -1, -3]),
        (4, 1, [7, 2, -2, -5]),
        (4, 2, [10, 3, -4, -8]),
        (5, 0, [5, 1, 0, -1, -3]),
        (5, 1, [7, 2, 0, -2, -5]),
        (5, 2, [10, 3, -1, -4, -8]),
    ],
)
def test_points_by_rank_and_round(climb: Deal, players: int, number: int, points: list[int]) -> None:
    hands = ["13RF", "1RP 1YS", "3RC 3YF 3GP", "4RC 4YO 4GP 4BS", "5RO 5YC 5GF 5BS 5AP"]
    table = climb(*hands[:players])
    table.state.round = number
    table.play("play 13RF")
    assert list(table.state.points)[:players] == points


@pytest.mark.clause("CP-10.3")
def test_gold_left_is_a_point_each_and_partners_add_up(climb: Deal) -> None:
    hands = ("13RF", "1RP 1YS", "3RC 3YF 3GP", "4RC 4YO 4GP 4BS")
    table = climb(*hands, gold=(2, 0, 1, 3), options={"length": "team"})
    table.state.round = 2
    table.play("play 13RF")
    assert table.match.over
    assert table.outcome().scores == [12 - 4 + 1, 3 - 8 + 3, 9, -2]
    assert table.outcome().winners == [0, 2]


@pytest.mark.clause("CP-12.1")
def test_ranks_count_who_has_more_and_rank_1_wins(climb: Deal) -> None:
    table = climb("13RF", "1RP 1YS", "3RC 3YF 3GP", options={"length": "short"}, gold=(0, 5, 1))
    table.play("play 13RF")
    assert table.match.over
    assert table.outcome().scores == [5, 5, 0]
    assert table.outcome().ranks == [1, 1, 3]
    assert table.outcome().winners == [0, 1]


def test_the_points_tables_are_as_long_as_the_seats() -> None:
    for players, rounds in cards.RANK_POINTS.items():
        assert all(len(row) == players for row in rounds)

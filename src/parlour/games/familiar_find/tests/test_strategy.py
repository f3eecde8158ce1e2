from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from parlour.engine.intervals import wilson
from parlour.games.familiar_find import moves
from parlour.lab.simulate import Series, simulate

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]


def advice(table: Table) -> str:
    return moves.text(table.state, table.state.copy().advice())


@pytest.mark.parametrize("options", [{}, {"familiars": True, "locations": "tourism"}], ids=["family", "everything"])
def test_the_greedy_bot_beats_a_random_one(options: dict[str, Any]) -> None:
    wins = 0
    for seat in range(2):
        bots = ("greedy", "random") if seat == 0 else ("random", "greedy")
        wins += simulate(Series("familiar-find", 2, 20, bots=bots, options=options)).wins[seat]
    low, _ = wilson(wins, 40)
    assert low > 0.6


def test_it_takes_what_wins(arrange: Arrange) -> None:
    assert advice(arrange(2, piles={"1-0": "ABY AST"}, collections={0: "AST AST"})) == "take 1-0"


def test_it_shuns_the_third_abyss_essence_and_what_may_be_one(arrange: Arrange) -> None:
    piles = {"centre": "ABY AST AST", "0-1": "DS", "1-0": "DS EW- EW- EW-"}
    assert advice(arrange(2, piles=piles, collections={0: "ABY ABY"})) == "take 0-1"


def test_it_takes_what_the_next_seat_would_win_with(arrange: Arrange) -> None:
    assert advice(arrange(2, piles={"0-1": "AST", "centre": "EW"}, collections={1: "AST AST"})) == "take 0-1"


def test_it_gives_the_next_seat_no_astral_essence_to_win_with(arrange: Arrange) -> None:
    table = arrange(2, hands={0: "AST DS EW PL"}, collections={1: "AST AST"})
    table.play("take centre")
    assert "AST" not in advice(table)


def test_it_does_not_look_at_cards_it_cannot_know(arrange: Arrange) -> None:
    """The same advice whatever lies face down."""
    for hidden in ("ABY-", "AST-", "gust-"):
        table = arrange(2, piles={"centre": hidden, "0-1": "DS"}, collections={0: "ABY ABY DS DS"})
        assert advice(table) == "take 0-1"


def test_who_is_nearer_to_winning_stands_better(arrange: Arrange) -> None:
    state = arrange(3, collections={0: "AST AST", 1: "ABY ABY"}).state
    values = [state.value(seat) for seat in range(3)]
    assert values[0] > values[2] > values[1]
    assert sum(values) <= 1000


def test_the_winner_stands_best(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "AST"}, collections={0: "AST AST"})
    table.play("take centre")
    assert [table.state.value(seat) for seat in range(2)] == [1000, 0]

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from parlour.engine.presentation import Asked
from parlour.testing import words_of

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


@clause("FI-6.1")
def test_three_cards_are_played_two_face_up_and_one_face_down(arrange: Arrange) -> None:
    table = arrange(3)
    table.play("take centre")
    table.play("place DS centre", "place EW 0-1")
    assert table.legal("place") == []
    assert table.why_not("place PL 0-1") == "FI-6.3"
    table.play("hide PL 2-0")
    assert (table.pile("centre"), table.pile("0-1"), table.pile("2-0")) == ("DS", "EW EW", "EW PL-")
    assert table.match.seat == 1


@clause("FI-6.1", "FI-6.3", "FI-9.1")
@pytest.mark.parametrize(
    ("order", "pile"),
    [
        ("hide place place", "DS- EW PL"),
        ("place hide place", "DS EW- PL"),
        ("place place hide", "DS EW PL-"),
    ],
)
def test_the_card_face_down_is_played_first_last_or_between(arrange: Arrange, order: str, pile: str) -> None:
    table = arrange(3)
    table.play("take centre")
    for verb, card in zip(order.split(), ("DS", "EW", "PL"), strict=True):
        table.play(f"{verb} {card} centre")
    assert table.pile("centre") == pile
    assert table.match.seat == 1


@clause("FI-6.3")
def test_a_second_card_is_not_played_face_down(arrange: Arrange) -> None:
    table = arrange(3)
    table.play("take centre", "hide DS centre")
    assert table.legal("hide") == []
    assert table.why_not("hide EW 0-1") == "FI-6.3"
    table.play("place EW 0-1")
    assert table.legal("hide") == []


@clause("FI-6.1", "FI-7.3")
def test_the_loser_of_four_plays_all_its_cards_in_any_order(arrange: Arrange) -> None:
    table = arrange(4, collections={0: "ABY ABY ABY"})
    table.play("take centre", "place DS centre", "hide EW centre", "place PL centre")
    assert table.legal("hide") == []
    table.play("place RE 0-1")
    assert table.pile("centre") == "DS EW- PL"
    assert table.match.seat == 1


@clause("FI-6.2", "FI-9.1")
def test_a_card_face_down_fills_an_empty_pile_too(arrange: Arrange) -> None:
    table = arrange(2, piles={"1-0": ""})
    table.play("take 0-1", "hide DS centre")
    assert {" ".join(move.split()[::2]) for move in table.legal()} == {"place 0-1", "place 1-0"}
    assert table.why_not("place EW centre") == "FI-6.2"


@clause("FI-6.1", "FI-2.3")
def test_cards_come_from_the_hand_and_go_within_reach(arrange: Arrange) -> None:
    table = arrange(3)
    table.play("take centre")
    assert table.why_not("place AST centre") == "FI-6.1"
    assert table.why_not("place DS 1-2") == "FI-2.3"
    assert table.why_not("take 0-1") == "FI-4.0"
    assert len(table.legal()) == 4 * 3 * 2


@clause("FI-6.1")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("DS EW", ["place DS centre", "hide EW 0-1"]),
        ("DS EW", ["hide DS centre", "place EW 0-1"]),
        ("DS", ["hide DS centre"]),
    ],
)
def test_with_fewer_than_three_cards_all_are_played_one_face_down(
    arrange: Arrange, hand: str, moves: list[str]
) -> None:
    table = arrange(2, hands={0: hand})
    table.play("take centre", *moves[:-1])
    assert {move.split()[0] for move in table.legal()} == {moves[-1].split()[0]}
    table.play(moves[-1])
    assert table.match.seat == 1


@clause("FI-6.1")
def test_without_a_card_nothing_is_played(arrange: Arrange) -> None:
    table = arrange(2, hands={0: ""})
    table.play("take centre")
    assert table.match.seat == 1
    assert len(table.hand(0).split()) == 4


@clause("FI-6.2", "FI-9.1")
def test_a_pile_emptied_must_be_filled_in_the_same_turn(arrange: Arrange) -> None:
    table = arrange(2)
    table.play("take 0-1", "place DS centre", "place EW centre")
    assert table.legal() == ["hide PL 0-1", "hide RE 0-1"]
    assert table.why_not("hide PL centre") == "FI-6.2"


@clause("FI-6.2", "FI-9.1")
def test_two_empty_piles_leave_one_free_card(arrange: Arrange) -> None:
    table = arrange(2, piles={"1-0": ""})
    table.play("take 0-1", "place DS centre")
    assert {move.split()[2] for move in table.legal()} == {"0-1", "1-0"}


@clause("FI-6.3")
def test_more_cards_in_hand_do_not_mean_more_cards_to_play(arrange: Arrange) -> None:
    table = arrange(2, hands={0: "DS DS DS EW EW EW PL"})
    table.play("take centre", "place DS centre", "place DS centre", "hide DS centre")
    assert table.match.seat == 1
    assert table.hand(0) == "EW EW EW PL"


@clause("FI-7.5")
def test_the_turn_goes_clockwise(arrange: Arrange) -> None:
    table = arrange(4)
    seats = []
    for _ in range(5):
        seats.append(table.match.seat)
        table.finish_turn()
    assert seats == [0, 1, 2, 3, 0]


def test_the_prompt_says_what_is_left_to_play(arrange: Arrange) -> None:
    table = arrange(2)
    table.play("take centre")
    assert table.match.view(0).asked == Asked((0,), "play", (3, 2, 1, "no"))
    table.play("place DS centre", "place EW centre")
    assert [table.match.view(seat).asked for seat in (0, 1)] == [Asked((0,), "play", (1, 0, 1, "no"))] * 2
    said = words_of(table.match).say("ask-play", [0, 1, 0, 1, "no"], ["Ada", "Bo"], 0)
    assert said == "Play the last card, face down"


def test_the_prompt_tells_of_the_moonlit_well(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well", rules=1)
    table.play("take centre", "hide DS centre", "hide EW 0-1")
    assert table.match.view(0).asked == Asked((0,), "play", (1, 0, 0, "yes"))


@clause("FI-6.3")
def test_the_prompt_offers_no_more_of_a_side_than_cards_are_left(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well")
    table.play("take centre", "hide DS centre", "hide EW centre")
    assert table.match.view(0).asked == Asked((0,), "play", (1, 1, 1, "yes"))

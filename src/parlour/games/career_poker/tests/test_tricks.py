"""Phase 1: twelve tricks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from parlour.engine.errors import Reason
from parlour.engine.fold import Place

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Deal = Callable[..., "Table"]


@pytest.mark.clause("CP-3.1")
def test_the_lead_sets_the_direction_before_each_trick(deal: Deal) -> None:
    table = deal("5RO")
    assert table.legal() == ["clockwise", "counterclockwise"]
    table.play("counterclockwise, lead 5RO colour")
    assert table.match.seat == 2
    assert table.clause("cut") == "CP-3.3"


@pytest.mark.clause("CP-3.2")
def test_the_lead_names_the_colour_or_the_mark_of_its_card(deal: Deal) -> None:
    table = deal("5RO 5YC").play("clockwise")
    assert {"lead 5RO colour", "lead 5RO mark", "lead 5YC colour", "lead 5YC mark"} <= set(table.legal())
    assert len(table.legal()) == 24
    assert table.clause("play 5RO") == "CP-3.2"


@pytest.mark.clause("CP-3.3")
def test_who_has_the_lead_attribute_must_play_it(deal: Deal) -> None:
    table = deal("5RO", "1RP 2RC 3GP").play("clockwise, lead 5RO colour")
    red = {move for move in table.legal() if move[-2] == "R"}
    assert {"play 1RP", "play 2RC"} <= red == set(table.legal())
    assert table.reason("play 3GP") == Reason("CP-3.3", "follow", ("red",))


REDLESS = "1YS 1GC 1BF 1AO 2YF 2GP 2BO 2AS 3YF 3GP 3BO 3AS"


@pytest.mark.clause("CP-3.3")
def test_who_has_not_plays_any_card(deal: Deal) -> None:
    table = deal("5RO", REDLESS).play("clockwise, lead 5RO colour")
    assert len(table.legal()) == 12


@pytest.mark.clause("CP-3.4")
def test_the_highest_number_with_the_attribute_wins(deal: Deal) -> None:
    table = deal("5RO", "10RP", "13GO 13YS " + REDLESS.replace("1YS 1GC ", ""))
    table.play("clockwise, lead 5RO colour, play 10RP, play 13GO, keep")
    assert table.match.seat == 1
    assert table.state.gold[1] == 1


@pytest.mark.clause("CP-3.4")
@pytest.mark.parametrize(("elevens", "winner"), [("11RO 10RP 5RO", 2), ("11RO 10RP 11YP", 0)])
def test_an_odd_number_of_11s_makes_1_high(deal: Deal, elevens: str, winner: int) -> None:
    first, second, third = elevens.split()
    hands = [first, second, third if third[-2] == "R" else f"{third} {REDLESS.replace('1YS ', '')}"]
    table = deal(*hands).play(f"clockwise, lead {first} colour, play {second}, play {third}")
    if third == "11YP":
        table.play("keep")
    assert table.match.seat == winner


@pytest.mark.clause("CP-3.4")
def test_the_next_trick_is_as_usual_again(deal: Deal) -> None:
    table = deal("11RO 1RP", "10RP 13RF", "5RO 3RC").play("clockwise, lead 11RO colour, play 10RP, play 5RO")
    assert table.match.seat == 2
    table.play("clockwise, lead 3RC colour, play 1RP, play 13RF")
    assert table.match.seat == 1


@pytest.mark.clause("CP-3.5")
def test_who_played_an_8_is_asked_in_playing_order_and_the_first_to_cut_takes_the_rest(deal: Deal) -> None:
    table = deal("8RS", "10RP", "8YC " + REDLESS.replace("1YS ", "")).play("counterclockwise, lead 8RS colour")
    table.play("play 8YC, play 10RP")
    assert (table.match.seat, table.legal()) == (0, ["cut", "let be"])
    table.play("let be")
    assert table.match.seat == 2
    assert table.clause("keep") == "CP-3.5"
    table.play("cut")
    assert table.strategic(2) == {"8RS", "10RP"}
    assert list(table.state.gold) == [0, 0, 0, 0, 0]
    assert table.cards("cut") == ["8YC"]
    assert table.match.seat == 2
    assert table.legal() == ["clockwise", "counterclockwise"]


@pytest.mark.clause("CP-3.5")
def test_nobody_is_asked_after_a_cut(deal: Deal) -> None:
    table = deal("8RS", "10RP", "8YC " + REDLESS.replace("1YS ", "")).play("clockwise, lead 8RS colour")
    table.play("play 10RP, play 8YC, cut")
    assert table.match.seat == 0
    assert table.strategic(0) == {"10RP", "8YC"}


@pytest.mark.clause("CP-3.6")
def test_the_winner_takes_a_gold_and_the_cards_with_the_attribute(deal: Deal) -> None:
    table = deal("5RO", "10RP", "13RF").play("clockwise, lead 5RO colour, play 10RP, play 13RF")
    assert table.strategic(2) == {"5RO", "10RP", "13RF"}
    assert table.state.gold[2] == 1


@pytest.mark.clause("CP-3.7")
def test_cards_without_the_attribute_are_kept_or_given_away_from_the_lead_on(deal: Deal) -> None:
    table = deal("5RO", REDLESS, "13GO 13YS 13BC 13AP 10YO 10GS 10BC 10AF 4YO 4GP 4BS 4AF")
    table.play("counterclockwise, lead 5RO colour, play 13GO, play 1YS")
    assert (table.match.seat, table.legal()) == (2, ["keep", "give 0", "give 1"])
    assert table.clause("give 2") == "CP-3.7"
    assert table.clause("pass") == "CP-3.7"
    table.play("give 0")
    assert table.match.seat == 1
    table.play("keep")
    assert table.strategic(0) == {"5RO", "13GO"}
    assert table.strategic(1) == {"1YS"}


@pytest.mark.clause("CP-3.8")
def test_the_winner_leads_the_next_trick(deal: Deal) -> None:
    table = deal("5RO", "10RP", "13RF").play("clockwise, lead 5RO colour, play 10RP, play 13RF")
    assert table.match.seat == 2
    assert table.counters("lead", "round", "trick") == [2, 1, 2]


@pytest.mark.clause("CP-3.9")
def test_others_see_only_how_many_cards_a_strategic_hand_has(deal: Deal) -> None:
    table = deal("5RO", "10RP", "13RF").play("clockwise, lead 5RO colour, play 10RP, play 13RF")
    assert table.cards("strategic:2", 2) == ["5RO", "10RP", "13RF"]
    for seat in (None, 0, 1):
        assert table.match.view(seat).zones["strategic:2"] == Place([], 3)

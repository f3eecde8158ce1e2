"""Millionaire: climbing, energy, bindings, loop and the special numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from parlour.engine.errors import Reason

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Climb = Callable[..., "Table"]
Deal = Climb

KINGS = "13RF 13YS 13GO"


@pytest.mark.clause("CP-5.1")
def test_the_winner_of_trick_12_leads_and_sets_the_direction(deal: Deal) -> None:
    table = deal("5RO", "10RP", "13RF")
    state = table.state
    hands, strategic = [[0] * 14 for _ in range(5)], [[0] * 14 for _ in range(5)]
    for seat, number in enumerate((5, 10, 13)):
        hands[seat][number] = 1
        strategic[seat][4] = 2 << seat
    state.hands, state.hand_size, state.trick = hands, [1, 1, 1, 0, 0], 11
    state.strategic, state.strategic_size = strategic, [1, 1, 1, 0, 0]
    table.play("clockwise, lead 5RO colour, play 10RP, play 13RF")
    assert table.match.view().phase == "millionaire"
    assert table.counters("round", "rounds", "trick") == [1, 3, 0]
    assert (table.match.seat, table.legal()) == (2, ["clockwise", "counterclockwise"])
    assert table.clause("pass") == "CP-5.1"
    table.play("counterclockwise, play 4BS")
    assert table.match.seat == 1


@pytest.mark.clause("CP-5.2")
def test_2_is_strongest_and_3_weakest(climb: Climb) -> None:
    table = climb("1RP 5RO", "2YF 13YS 10YO 3YF", KINGS).play("play 1RP")
    assert table.plays() == ["2YF"]
    table = climb("3RC 5RO", "2YF 13YS 10YO 1YS", KINGS).play("play 3RC")
    assert table.plays() == ["1YS", "2YF", "10YO", "13YS"]


@pytest.mark.clause("CP-5.2")
def test_reversed_3_is_strongest_and_2_weakest(climb: Climb) -> None:
    table = climb("1RP 5RO", "2YF 13YS 10YO 3YF", KINGS, revolution=True).play("play 1RP")
    assert table.plays() == ["3YF", "10YO", "13YS"]


@pytest.mark.clause("CP-5.3")
def test_as_many_cards_as_led_all_of_one_number_and_stronger(climb: Climb) -> None:
    table = climb("4RC 4YO 5RO", "10YO 10GS 10BC 13YS 5YC 5GF 3YF 3GP", KINGS, energy=2).play("play 4RC 4YO")
    assert table.plays() == ["5YC 5GF", "10GS 10BC", "10YO 10BC", "10YO 10GS"]
    assert table.clause("play 13YS") == "CP-5.3"
    assert table.clause("play 3YF 3GP") == "CP-5.3"
    assert table.clause("play 5YC 10GS") == "CP-5.3"
    assert table.clause("play 11YP 11RO") == "CP-5.3"


@pytest.mark.clause("CP-5.3")
def test_who_passed_may_play_when_the_turn_comes_round(climb: Climb) -> None:
    table = climb("4RC 13RF 1RP", "10YO 1YS 5YC", "8GF 5GF 3GP").play("play 4RC, pass, play 8GF, pass")
    assert table.match.seat == 1
    assert table.legal() == ["pass", "play 1YS", "play 10YO"]


@pytest.mark.clause("CP-5.3")
def test_the_trick_ends_when_all_others_passed_since_the_last_play(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO 1YS 5YC", KINGS).play("play 4RC, play 10YO, pass, pass")
    assert (table.match.seat, table.legal()) == (1, ["clockwise", "counterclockwise"])
    assert table.clause("pass") == "CP-5.1"
    table.play("clockwise")
    assert table.clause("pass") == "CP-5.6"


@pytest.mark.clause("CP-5.4")
def test_two_or_more_cards_of_a_trick_become_one_bundle_and_a_single_card_none(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO 1YS 5YC", KINGS).play("play 4RC, play 10YO, pass, pass")
    assert table.state.energy == 1
    table.play("clockwise, play 1YS, pass, pass")
    assert table.state.energy == 1


@pytest.mark.clause("CP-5.5")
def test_a_seat_without_cards_ends_the_phase_at_once(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO", KINGS).play("play 4RC, play 10YO")
    assert table.state.round == 1
    assert list(table.state.points)[:3] == [0, 5, -1]


@pytest.mark.clause("CP-5.6")
def test_who_has_only_a_banned_card_hands_the_lead_on_in_the_direction_of_the_trick_before(climb: Climb) -> None:
    table = climb("5RO 8RS", "8YC", KINGS, "4RC 4YO", direction="counterclockwise")
    table.play("play 5RO, pass, pass, pass")
    assert (table.match.seat, table.legal()) == (3, ["clockwise", "counterclockwise"])
    table = climb("5RO 8RS", "8YC", KINGS, "4RC 4YO").play("play 5RO, pass, pass, pass")
    assert table.match.seat == 2


@pytest.mark.clause("CP-5.6", "CP-10.1")
def test_if_nobody_can_lead_the_phase_ends(climb: Climb) -> None:
    table = climb("5RO 8RS", "8YC", "2RC", direction="counterclockwise").play("play 5RO, pass, pass")
    assert table.state.round == 1
    assert list(table.state.points)[:3] == [5, -1, 0]


@pytest.mark.clause("CP-6.1")
def test_leading_two_or_three_cards_costs_as_many_bundles(climb: Climb) -> None:
    table = climb("4RC 4YO 4GP 5RO", KINGS, KINGS, energy=2)
    assert set(table.plays()) == {"4GP", "4YO", "4YO 4GP", "4RC", "4RC 4GP", "4RC 4YO", "5RO"}
    assert table.clause("play 4RC 4YO 4GP") == "CP-6.1"
    table.play("play 4RC 4YO")
    assert table.state.energy == 0


@pytest.mark.clause("CP-6.1")
def test_followers_never_pay_for_several_cards(climb: Climb) -> None:
    table = climb("4RC 4YO 5RO", "5YC 5GF 13YS", KINGS, energy=2).play("play 4RC 4YO, play 5YC 5GF")
    assert table.state.energy == 0


@pytest.mark.clause("CP-6.1", "CP-7.3")
def test_four_cards_cost_nothing_and_during_a_revolution_nothing_does(climb: Climb) -> None:
    table = climb("4RC 4YO 4GP 4BS 5RO 5YC 5GF", KINGS, KINGS).play("play 4RC 4YO 4GP 4BS, pass, pass, clockwise")
    assert table.state.revolution
    assert "5RO 5YC 5GF" in table.plays()
    assert table.state.energy == 1
    table.play("play 5RO 5YC")
    assert table.state.energy == 1


@pytest.mark.clause("CP-6.2")
def test_a_yellow_cat_on_a_cat_binds_cats(climb: Climb) -> None:
    table = climb("4RC 3YF", "5YC 3AS", "10BC 10YO 13BC 11AC 1GC 13YS").play("play 4RC, play 5YC")
    assert table.plays() == ["1GC", "10BC", "11AC", "13BC"]
    assert table.reason("play 13YS") == Reason("CP-6.2", "bound", ("marks", ((1, "cat"),)))


@pytest.mark.clause("CP-6.2")
def test_a_red_pig_on_a_red_card_binds_red(climb: Climb) -> None:
    table = climb("4RC 3YF", "10RP 3AS", "13RF 13YS 11YP 2RC").play("play 4RC, play 10RP")
    assert table.plays() == ["2RC", "13RF"]
    assert table.clause("play 11YP") == "CP-6.2"


@pytest.mark.clause("CP-6.2")
def test_red_pig_and_blue_cat_on_red_cat_and_blue_snake_bind_red_and_blue(climb: Climb) -> None:
    follower = "13RF 13BC 13YS 11RO 11BF 11AC"
    table = climb("4RC 4BS 3YF", "10RP 10BC 3AS", follower, energy=2).play("play 4RC 4BS, play 10RP 10BC")
    assert table.plays() == ["11RO 11BF", "13RF 13BC"]


@pytest.mark.clause("CP-6.2")
def test_yellow_cat_and_blue_snake_on_red_cat_and_blue_snake_bind_cat_and_snake(climb: Climb) -> None:
    follower = "13YS 13BC 13RF 10GS 10BC 10RP"
    table = climb("4RC 4BS 3YF", "5YC 5BS 3AS", follower, energy=2).play("play 4RC 4BS, play 5YC 5BS")
    assert table.plays() == ["10GS 10BC", "13YS 13BC"]


@pytest.mark.clause("CP-6.2")
def test_a_red_cat_on_a_red_cat_binds_both(climb: Climb) -> None:
    table = climb("3RC 5RO", "4RC 3AS", "2RC 10RP 13BC 5YC").play("play 3RC, play 4RC")
    assert table.plays() == ["2RC"]


@pytest.mark.clause("CP-6.2")
def test_under_both_bindings_the_pairing_is_free(climb: Climb) -> None:
    follower = "1RP 1GC 2RC 2GP 13RF 13GO"
    table = climb("3RC 3GP 5RO", "4RC 4GP 3AS", follower, energy=2).play("play 3RC 3GP, play 4RC 4GP")
    assert table.plays() == ["1RP 1GC", "2RC 2GP"]


@pytest.mark.clause("CP-6.2")
def test_a_later_play_can_add_the_missing_binding_and_the_next_trick_is_free(climb: Climb) -> None:
    table = climb("3RC 5RO 13YS", "10RP 3AS", "11YP 13RF 1RP").play("play 3RC, play 10RP, play 1RP")
    assert table.counters("colours-bound", "marks-bound") == [1, 1]
    assert table.match.view(0).asked.args[-2:] == (((1, "red"),), ((1, "pig"),))
    table.play("pass, pass, clockwise, play 11YP")
    assert table.counters("colours-bound", "marks-bound") == [0, 0]


@pytest.mark.clause("CP-6.3")
def test_a_3_loops_on_a_2_of_its_colour_and_mark_and_a_4_goes_on_it(climb: Climb) -> None:
    table = climb("2RC 5RO", "3RC 3YF 13YS", "4RC 10RP 13RF").play("play 2RC")
    assert table.plays() == ["3RC"]
    assert table.clause("play 3YF") == "CP-6.3"
    table.play("play 3RC")
    assert table.plays() == ["4RC"]
    assert table.clause("play 10RP") == "CP-6.2"


@pytest.mark.clause("CP-6.3")
def test_reversed_a_2_loops_on_a_3(climb: Climb) -> None:
    table = climb("3RC 5RO", "2RC 2YF 13YS", "1RP 10RP 13RF", revolution=True).play("play 3RC")
    assert table.plays() == ["2RC"]


@pytest.mark.clause("CP-6.3")
def test_several_cards_can_loop_together(climb: Climb) -> None:
    table = climb("2RC 2GP 5RO", "3RC 3GP 3YF 13YS", "1RP 1GC 4RC 4YO", energy=2).play("play 2RC 2GP")
    assert table.plays() == ["3RC 3GP"]
    table.play("play 3RC 3GP")
    assert table.plays() == ["1RP 1GC"]


@pytest.mark.clause("CP-7.1")
def test_an_8_cuts_for_a_bundle_and_wins_at_once(climb: Climb) -> None:
    table = climb("5RO 13RF", "8YC 4RC", KINGS, energy=1).play("play 5RO")
    assert table.plays() == ["8YC", "8YC cut"]
    table.play("play 8YC cut")
    assert table.state.energy == 1  # one paid, one made
    assert (table.match.seat, table.legal()) == (1, ["clockwise", "counterclockwise"])
    assert table.clause("play 4RC cut") == "CP-5.1"
    table.play("clockwise")
    assert table.clause("play 4RC cut") == "CP-7.1"


@pytest.mark.clause("CP-7.1")
def test_an_8_must_be_stronger_and_meet_the_bindings_and_needs_energy_to_cut(climb: Climb) -> None:
    table = climb("10RP 13RF", "8YC 4RC", KINGS, energy=1).play("play 10RP")
    assert table.clause("play 8YC cut") == "CP-5.3"
    table = climb("5RO 13RF", "8YC 4RC", KINGS).play("play 5RO")
    assert table.clause("play 8YC cut") == "CP-7.1"
    table = climb("4RC 13RF", "5RO 4GP", "8YC 8RS 5YC", energy=1).play("play 4RC, play 5RO")
    assert table.clause("play 8YC cut") == "CP-6.2"


@pytest.mark.clause("CP-7.1")
def test_leading_two_8s_and_cutting_costs_four_bundles(climb: Climb) -> None:
    table = climb("8RS 8YC 4RC", KINGS, KINGS, energy=3)
    assert table.clause("play 8RS 8YC cut") == "CP-7.1"
    table = climb("8RS 8YC 4RC", KINGS, KINGS, energy=4).play("play 8RS 8YC cut")
    assert table.state.energy == 1
    assert table.match.seat == 0


@pytest.mark.clause("CP-7.1", "CP-7.3")
def test_four_8s_that_cut_cause_a_revolution_too(climb: Climb) -> None:
    table = climb("8RS 8YC 8GF 8BP 4RC", KINGS, KINGS, energy=4).play("play 8RS 8YC 8GF 8BP cut")
    assert table.state.revolution
    assert table.state.energy == 1


@pytest.mark.clause("CP-7.1")
def test_during_a_revolution_only_the_cut_costs(climb: Climb) -> None:
    table = climb("8RS 8YC 4RC", KINGS, KINGS, energy=2, revolution=True).play("play 8RS 8YC cut")
    assert table.state.energy == 1


@pytest.mark.clause("CP-7.2")
def test_an_11_reverses_the_order_from_the_next_play_to_the_end_of_the_trick(climb: Climb) -> None:
    table = climb("11RO 13RF", "10BC 4BS", "10YO 11YP 13YS 3YF").play("play 11RO, play 10BC")
    assert table.plays() == ["3YF"]
    assert table.counters("strength", "back", "revolution") == ["three", 1, 0]
    table.play("pass, pass")
    assert not table.state.back


@pytest.mark.clause("CP-7.2")
def test_a_second_play_of_11s_turns_the_order_again(climb: Climb) -> None:
    table = climb("10RP 2YF 4RC", "11BF 11YP 5RO", "3YF 4YO 13YS", gold=(0, 1, 2))
    table.play("play 10RP, play 11BF, play 3YF, play 2YF")  # the 2 loops on the 3
    assert table.state.back
    table.play("play 11YP>11YF")
    assert not table.state.back
    assert {"gold 1 13"} <= set(table.legal())


@pytest.mark.clause("CP-7.2")
def test_several_11s_turn_the_order_once(climb: Climb) -> None:
    table = climb("11RO 11YP 4RC", "10BC 10GS 4BS", KINGS, energy=2).play("play 11RO 11YP")
    assert table.state.back
    assert table.plays() == ["10GS 10BC"]


@pytest.mark.clause("CP-7.3")
def test_a_revolution_can_be_played_on_and_ended_by_another(climb: Climb) -> None:
    sevens, sixes = "7RF 7YO 7GS 7BP", "6RS 6YF 6GO 6BP"
    table = climb(f"{sevens} 4RC", f"{sixes} 13BC", KINGS, players=5).play(f"play {sevens}")
    assert table.plays() == [sixes]
    table.play(f"play {sixes}")
    assert not table.state.revolution
    assert table.counters("strength", "back", "revolution") == ["two", 0, 0]


@pytest.mark.clause("CP-7.3")
def test_back_during_a_revolution_is_the_normal_order(climb: Climb) -> None:
    table = climb("11RO 5RO", "10BC 13BC", KINGS, revolution=True).play("play 11RO")
    assert table.plays() == ["13BC"]
    assert table.counters("strength", "back", "revolution") == ["two", 1, 1]


@pytest.mark.clause("CP-9.1")
@pytest.mark.parametrize(
    ("last", "under", "revolution", "banned"),
    [
        ("2RC", "5RO 4YO", False, True),
        ("2RC", "3RC 4YO", True, False),
        ("3RC", "5RO 4YO", True, True),
        ("3RC", "2RC 4YO", False, False),
        ("8RS", "5RO 4YO", False, True),
        ("8RS", "10RP 4YO", True, True),
        ("1RP", "5RO 4YO", False, False),
    ],
)
def test_what_may_not_be_the_last_card(climb: Climb, last: str, under: str, revolution: bool, banned: bool) -> None:
    table = climb(under, last, KINGS, revolution=revolution, energy=1).play(f"play {under.split(maxsplit=1)[0]}")
    assert (table.plays() == []) == banned
    if banned:
        assert table.clause(f"play {last}") == "CP-9.1"


@pytest.mark.clause("CP-9.1")
def test_of_two_8s_one_may_be_played_and_the_order_before_the_play_counts(climb: Climb) -> None:
    table = climb("5RO 4YO", "8RS 8YC", KINGS, energy=2).play("play 5RO")
    assert table.plays() == ["8YC", "8YC cut", "8RS", "8RS cut"]
    four = "3RC 3YF 3GP 3BO"
    table = climb(four, KINGS, KINGS)
    assert four in table.plays()  # 3 is strongest only after it
    table = climb("2RC 2YF 2GP 2BO", KINGS, KINGS)
    assert table.clause("play 2RC 2YF 2GP 2BO") == "CP-9.1"

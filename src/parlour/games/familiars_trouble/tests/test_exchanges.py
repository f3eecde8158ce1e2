"""The hand exchange, the errand exchange, and the replenishments."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.errors import Reason
from parlour.engine.fold import Place
from parlour.engine.match import Match
from parlour.games.familiars_trouble.state import Trouble

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]
See = Callable[..., list[str]]
NO_HANDS = {"hand_exchange": False}


@pytest.mark.clause("FT-3.1")
def test_the_lead_decides_on_the_hand_exchange(table: Table) -> None:
    match = table()
    assert sorted(match.legal()) == ["exchange", "keep"]
    match.play("keep")
    assert "stay" in match.legal()


@pytest.mark.clause("FT-3.1")
def test_each_passes_a_card_to_the_left_starting_with_the_lead(table: Table, play: Play, see: See) -> None:
    match = play(table("R9", "B9", "G9"), "exchange,pass R9")
    assert match.seat == 1
    play(match, "pass B9")
    assert match.seat == 2
    play(match, "pass G9")
    assert match.seat == 0
    assert "stay" in match.legal()
    assert "G9" in see(match, "hand:0", 0)
    assert "R9" in see(match, "hand:1", 1)
    assert "B9" in see(match, "hand:2", 2)


@pytest.mark.clause("FT-3.1")
def test_a_card_just_received_may_be_passed_on_even_back_to_the_lead(table: Table, play: Play, see: See) -> None:
    match = play(table("R9"), "exchange,pass R9,pass R9,pass R9")
    assert "R9" in see(match, "hand:0", 0)


@pytest.mark.clause("FT-3.1")
def test_nobody_may_decline_and_any_card_may_be_passed(table: Table, play: Play) -> None:
    match = play(table("R9 R3 RBG1 RBG1 B4"), "exchange")
    assert sorted(match.legal()) == ["pass B4", "pass R3", "pass R9", "pass RBG1"]


@pytest.mark.clause("FT-3.1")
def test_the_hand_exchange_is_offered_in_all_nine_rounds(table: Table) -> None:
    match = table(options={"errand_exchange": False})
    offered = 0
    while not match.over:
        offered += "exchange" in match.legal()
        match.play(sorted(match.legal())[0])
    assert offered == 9


@pytest.mark.clause("FT-4.1")
def test_the_lead_may_swap_any_displayed_errand_for_any_level(table: Table) -> None:
    match = table(options=NO_HANDS, errands="1A 1B 1C 2A 3A")
    swaps = [f"swap {id} {level}" for id in ("1A", "1B", "1C", "2A", "3A") for level in (1, 2, 3)]
    assert sorted(match.legal()) == sorted(["stay", *swaps])


@pytest.mark.clause("FT-4.1")
def test_a_swapped_errand_goes_to_the_bottom_of_its_own_pile(table: Table, play: Play, see: See) -> None:
    match = play(table(options=NO_HANDS, errands="1A 1B 1C 2A 3A 3B"), "swap 1B 3")
    assert see(match, "display") == ["1A", "1C", "2A", "3A", "3B"]
    assert match.view().zones["errands:1"] == Place(["1B"], 6)  # seen at the bottom
    assert match.view().zones["errands:3"] == Place([], 7)
    assert match.legal()[0].startswith("play")


@pytest.mark.clause("FT-4.1")
def test_there_is_one_errand_exchange_a_round(table: Table, play: Play) -> None:
    match = play(table(options=NO_HANDS), "stay")
    assert all(move.startswith("play") for move in match.legal())


@pytest.mark.clause("FT-4.1")
def test_an_empty_pile_cannot_be_named_not_even_the_errands_own(table: Table) -> None:
    match = table(options=NO_HANDS | {"display": "9/0/0"})
    assert not any(move.endswith(" 1") for move in match.legal())
    assert "swap 1A 2" in match.legal()
    error = match.why_not("swap 1A 1")
    assert error is not None
    assert error.reason == Reason("FT-4.1", "pile-empty", ("1",))


@pytest.mark.clause("FT-4.1")
def test_a_swap_within_a_level_draws_before_it_puts_back(table: Table, play: Play, see: See) -> None:
    match = play(table(options=NO_HANDS | {"display": "8/0/0"}, errands="1A"), "swap 1A 1")
    assert see(match, "display") == ["1B", "1C", "1D", "1E", "1F", "1G", "1H", "1I"]
    assert match.view().zones["errands:1"] == Place(["1A"], 0)


@pytest.mark.clause("FT-4.1", "FT-7.1")
def test_nothing_is_asked_about_errands_when_all_piles_are_empty(table: Table, play: Play) -> None:
    match = table(options=NO_HANDS)
    state = match.state
    state.pile_sizes = [0, 0, 0]
    play(match, "stay")
    while not match.over:
        assert all(move.startswith("play") for move in match.legal())
        match.play(match.legal()[0])


HANDS = ("R9", "R8", "R7")


@pytest.mark.clause("FT-7.1")
def test_the_new_lead_refills_the_display_one_by_one_and_sees_each(trick: Table, play: Play, see: See) -> None:
    match = play(trick("R4", "R8", "R7", errands="1A 1D 1B 2A 3A 1C 2B"), "play R4,play R8,play R7")
    assert see(match, "collection") == ["1A", "1D", "2A", "3A"]
    for errand, level in (("1C", 1), ("2B", 2), ("3B", 3), ("3C", 3)):
        assert match.seat == 1
        assert sorted(match.legal()) == ["draw 1", "draw 2", "draw 3"]
        match.play(f"draw {level}")
        assert errand in see(match, "display")
    assert match.seat == 1
    assert len(see(match, "display")) == 5
    assert match.legal()[0].startswith("play")


@pytest.mark.clause("FT-7.1")
def test_an_empty_pile_cannot_be_chosen(trick: Table, play: Play) -> None:
    match = play(trick(*HANDS, options={"display": "9/0/0"}), "play R9,play R8,play R7")
    assert sorted(match.legal()) == ["draw 2", "draw 3"]
    error = match.why_not("draw 1")
    assert error is not None
    assert error.reason == Reason("FT-7.1", "pile-empty", ("1",))


@pytest.mark.clause("FT-7.1")
def test_refilling_stops_when_all_piles_are_empty(trick: Table, play: Play, see: See) -> None:
    match = trick(*HANDS, errands="1A 1D")
    match.state.pile_sizes = [1, 0, 0]
    play(match, "play R9,play R8,play R7,draw 1")
    assert len(see(match, "display")) < 5
    assert match.legal()[0].startswith("play")


@pytest.mark.clause("FT-8.1")
def test_each_draws_a_card_the_new_lead_first(trick: Table, play: Play, see: See) -> None:
    match = trick("R3", "R8", "R4", draws="G9 G8 G7", errands="1B 1C 1E 2B 3B")
    play(match, "play R3,play R8,play R4")
    assert match.seat == 1
    assert "G9" in see(match, "hand:1", 1)
    assert "G8" in see(match, "hand:2", 2)
    assert "G7" in see(match, "hand:0", 0)


@pytest.mark.clause("FT-8.1", "FT-8.2")
def test_hands_are_five_for_five_rounds_and_then_shrink_to_the_ninth(table: Table) -> None:
    match = table(options={"errand_exchange": False})
    sizes = []
    while not match.over:
        if "keep" in match.legal():
            sizes.append([match.view().size(f"hand:{seat}") for seat in range(3)])
        match.play("keep" if "keep" in match.legal() else match.legal()[0])
    assert sizes == [[size] * 3 for size in (5, 5, 5, 5, 5, 4, 3, 2, 1)]


@pytest.mark.clause("FT-8.2")
def test_the_match_ends_with_the_ninth_verdict_and_no_refill(table: Table) -> None:
    match = table(options={"hand_exchange": False, "errand_exchange": False})
    while not match.over:
        last = match.legal()[0]
        match.play(last)
    assert last.startswith("play")
    assert match.view().size("deck") == 0
    assert sum(match.view().size(f"hand:{seat}") for seat in range(3)) == 0

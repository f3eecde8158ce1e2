from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


@clause("FI-1.4", "FI-5.1")
def test_the_cat_discards_its_collection_instead_of_losing_but_only_once(arrange: Arrange) -> None:
    table = arrange(2, familiars="cat owl", piles={"centre": "ABY DS"}, collections={0: "ABY ABY PL"})
    table.play("take centre")
    assert table.collection(0) == ""
    assert table.match.seat == 0
    assert table.match.view(0).phase == "play"
    assert table.match.view(1).counters["life:0"] == 1
    table.finish_turn()
    table.finish_turn()
    table.put_collection(0, "ABY ABY ABY")
    table.play("take centre")
    assert table.outcome().winners == [1]


@clause("FI-1.4", "FI-5.1")
def test_a_cat_with_three_astral_and_three_abyss_essences_wins(arrange: Arrange) -> None:
    table = arrange(2, familiars="cat owl", piles={"centre": "ABY AST"}, collections={0: "ABY ABY AST AST"})
    table.play("take centre")
    assert table.outcome().winners == [0]


@clause("FI-1.4", "FI-11.1")
def test_the_owl_sees_the_pile_to_the_next_seat_as_its_turn_begins(arrange: Arrange) -> None:
    table = arrange(3, familiars="owl cat bat", piles={"0-1": "ABY- DS AST-", "2-0": "RE-", "centre": "PL-"})
    assert table.texts(0, "pile:0-1") == ["-ABY", "DS", "-AST"]
    assert table.texts(0, "pile:2-0") == ["-"]
    assert table.texts(0, "pile:centre") == ["-"]
    assert table.texts(1, "pile:0-1") == ["-", "DS", "-"]


@clause("FI-1.4")
def test_the_owl_among_two_sees_the_pile_named_after_it_first(arrange: Arrange) -> None:
    table = arrange(2, seat=1, familiars="cat owl", piles={"0-1": "ABY-", "1-0": "RE-"})
    assert table.texts(1, "pile:0-1") == ["-"]
    assert table.texts(1, "pile:1-0") == ["-RE"]


@clause("FI-1.4", "FI-6.2")
def test_the_fox_takes_a_far_pile_and_must_fill_it_in_the_same_turn(arrange: Arrange) -> None:
    table = arrange(4, familiars="fox cat owl bat", piles={"2-3": "AST"})
    assert table.legal() == ["take 0-1", "take 1-2", "take 2-3", "take 3-0", "take centre"]
    table.play("take 2-3")
    assert "place DS 2-3" in table.legal()
    assert table.why_not("place DS 1-2") == "FI-2.3"
    table.play("place DS centre", "place EW centre")
    assert table.legal() == ["hide PL 2-3", "hide RE 2-3"]
    assert table.why_not("hide PL centre") == "FI-6.2"


@clause("FI-1.4", "FI-2.3")
def test_the_fox_takes_no_far_pile_of_two_cards_or_none(arrange: Arrange) -> None:
    piles = {"0-1": "EW RE-", "1-2": "AST DS", "2-3": ""}
    table = arrange(4, familiars="fox cat owl bat", piles=piles)
    assert table.legal() == ["take 0-1", "take 3-0", "take centre"]
    assert table.why_not("take 1-2") == "FI-2.3"
    table.finish_turn()
    assert table.legal("take") == ["take 0-1", "take 1-2", "take centre"]  # not for others


@clause("FI-1.4")
@pytest.mark.parametrize("card", ["AST", "AST-"])
def test_the_lonely_card_that_the_fox_takes_may_lie_either_way(arrange: Arrange, card: str) -> None:
    table = arrange(3, familiars="fox cat owl", piles={"1-2": card})
    table.play("take 1-2")
    assert table.collection(0) == "AST"


@clause("FI-6.2")
def test_the_fox_may_play_more_cards_into_the_far_pile_it_emptied(arrange: Arrange) -> None:
    table = arrange(4, familiars="fox cat owl bat", piles={"2-3": "AST"})
    table.play("take 2-3", "place DS 2-3", "place EW 2-3", "hide PL 2-3")
    assert table.pile("2-3") == "DS EW PL-"


@clause("FI-6.2")
def test_a_far_pile_that_a_gust_filled_again_is_out_of_reach(arrange: Arrange) -> None:
    table = arrange(4, familiars="fox cat owl bat", piles={"2-3": "gust", "0-1": "DS RE"})
    table.play("take 2-3", "cast gust", "gust 0-1 2-3")
    assert table.why_not("place DS 2-3") == "FI-2.3"


@clause("FI-1.4")
def test_the_toad_moves_a_card_between_piles_within_reach(arrange: Arrange) -> None:
    table = arrange(3, familiars="toad cat owl", piles={"0-1": "DS RE-", "1-2": "DS DS", "2-0": "PL"})
    table.play("take centre")
    assert table.legal() == ["decline", "gust 0-1 2-0", "gust 0-1 centre"]
    assert table.why_not("gust 1-2 centre") == "FI-1.4"
    assert table.why_not("gust 0-1 1-2") == "FI-1.4"
    table.play("gust 0-1 centre")
    assert table.pile("centre") == "RE-"


@clause("FI-1.4", "FI-11.2")
def test_the_magpie_swaps_a_card_for_a_face_up_top_card(arrange: Arrange) -> None:
    table = arrange(3, familiars="magpie cat owl", piles={"0-1": "DS AST", "1-2": "AST", "2-0": "PL-"})
    table.play("take centre")
    assert table.legal() == ["decline", "swap DS 0-1", "swap EW 0-1", "swap PL 0-1", "swap RE 0-1"]
    assert table.why_not("swap DS 1-2") == "FI-2.3"
    assert table.why_not("swap DS 2-0") == "FI-1.4"
    assert table.why_not("swap DS centre") == "FI-1.4"
    assert table.why_not("swap RD 0-1") == "FI-1.4"
    assert table.why_not("place DS 0-1") == "FI-4.0"
    table.play("swap PL 0-1")
    assert table.pile("0-1") == "DS PL"
    assert table.hand(0) == "DS EW RE AST"


@clause("FI-1.4", "FI-7.1")
def test_the_rat_begins_with_four_and_refills_to_six(arrange: Arrange) -> None:
    table = arrange(2, familiars="rat cat")
    assert len(table.hand(0).split()) == 4
    table.finish_turn()
    assert len(table.hand(0).split()) == 6
    table.finish_turn()
    assert len(table.hand(1).split()) == 4


@clause("FI-1.4")
def test_the_turtle_may_leave_the_topmost_card_after_seeing_all(arrange: Arrange) -> None:
    table = arrange(2, familiars="turtle cat", piles={"0-1": "DS RE- ABY-"})
    table.play("take 0-1")
    assert table.legal() == ["decline", "leave ABY"]
    assert table.texts(1, "pile:0-1") == ["DS", "RE", "ABY"]
    assert table.why_not("leave DS") == "FI-1.4"
    table.play("leave ABY")
    assert table.pile("0-1") == "ABY"
    assert table.collection(0) == "DS RE"


@clause("FI-1.4", "FI-9.2")
def test_the_turtle_is_not_asked_for_a_single_card(arrange: Arrange) -> None:
    table = arrange(2, familiars="turtle cat", piles={"0-1": "DS"})
    table.play("take 0-1")
    assert table.match.view(0).phase == "play"


CENTRES = {
    "moonlit-well": "DS RE",
    "sunlit-glade": "DS RE",
    "quagmire": "DS RE",
    "shrine": "DS RE",
    "dark-altar": "DS RE RD",
    "library": "DS RE",
    "tollgate": "DS RE",
    "echo-cave": "DS RE",
    "open-vault": "DS",
    "overgrowth": "DS RE",
    "thieves-market": "DS RE",
    "still-pond": "DS RE",
    "windmill": "DS RE",
}


@clause("FI-1.4", "FI-1.5")
@pytest.mark.parametrize("location", CENTRES)
def test_the_turtle_at_the_centre_of_every_location(arrange: Arrange, location: str) -> None:
    table = arrange(2, familiars="turtle cat", location=location, piles={"centre": "DS RE- PL"})
    table.play("take centre")
    if location == "tollgate":
        table.play("toll EW")
    assert table.legal() == ["decline", "leave PL"]
    table.play("leave PL")
    assert table.collection(0) == CENTRES[location]
    assert table.pile("centre") == ("RE- PL" if location == "open-vault" else "PL")


@clause("FI-1.4", "FI-1.5")
def test_what_the_turtle_leaves_was_not_taken(arrange: Arrange) -> None:
    """The shrine asks who left the Abyss Essence there; the still pond does not drown a Spell left there."""
    table = arrange(2, familiars="turtle cat", location="shrine", piles={"centre": "DS ABY"}, collections={0: "ABY"})
    table.play("take centre", "leave ABY")
    assert table.legal() == ["decline", "discard ABY"]
    pond = arrange(2, familiars="turtle cat", location="still-pond", piles={"centre": "veil gust"})
    pond.play("take centre", "leave gust")
    assert pond.discards() == "veil"
    assert pond.pile("centre") == "gust"


@clause("FI-1.4")
def test_in_the_open_vault_the_turtle_leaves_the_topmost_face_up_card_on_top(arrange: Arrange) -> None:
    table = arrange(2, familiars="turtle cat", location="open-vault", piles={"centre": "DS AST RE- ABY-"})
    table.play("take centre")
    assert table.legal() == ["decline", "leave AST"]
    table.play("leave AST")
    assert table.pile("centre") == "RE- ABY- AST"
    assert table.collection(0) == "DS"


@clause("FI-1.4", "FI-4.2")
def test_the_snake_may_shed_a_spell_with_an_abyss_essence(arrange: Arrange) -> None:
    table = arrange(2, familiars="snake cat", piles={"centre": "veil gust"}, collections={0: "ABY"})
    table.play("take centre")
    assert table.legal() == ["cast gust", "cast veil", "shed gust", "shed veil"]
    table.play("shed veil")
    assert table.discards() == "veil ABY"
    assert table.legal() == ["cast gust"]
    assert table.why_not("shed gust") == "FI-1.4"


@clause("FI-1.4", "FI-11.1")
def test_the_bat_turns_over_the_top_card_of_the_centre_and_everybody_remembers_it(arrange: Arrange) -> None:
    table = arrange(3, familiars="bat cat owl", piles={"centre": "DS AST"})
    assert table.legal() == ["decline", "flip centre"]
    assert table.why_not("flip 0-1") == "FI-1.4"
    assert table.why_not("take centre") == "FI-4.0"
    table.play("flip centre")
    assert table.pile("centre") == "DS AST-"
    for seat in (0, 1, 2, None):
        assert table.texts(seat, "pile:centre") == ["DS", "-AST"]


@clause("FI-1.4")
def test_the_bat_turns_up_a_face_down_card(arrange: Arrange) -> None:
    table = arrange(3, familiars="bat cat owl", piles={"centre": "DS AST-"})
    table.play("flip centre")
    assert table.pile("centre") == "DS AST"


@clause("FI-1.4", "FI-9.2")
def test_the_bat_is_not_asked_about_an_empty_centre(arrange: Arrange) -> None:
    assert arrange(2, familiars="bat cat", piles={"centre": ""}).legal("take") == ["take 0-1", "take 1-0"]


@clause("FI-1.4", "FI-5.2")
@pytest.mark.parametrize(
    ("owned", "wins"),
    [
        ("DS DS EW EW PL PL RE RD", True),
        ("DS DS DS EW EW EW PL PL RD", True),
        ("DS DS DS DS EW EW EW EW", True),
        ("DS DS DS DS EW EW EW RD", True),
        ("DS DS DS DS DS EW EW EW", True),
        ("DS DS EW EW PL PL RE", False),
        ("DS DS DS DS EW EW PL RE", False),
    ],
)
def test_the_salamander_may_count_one_ingredient_as_another(arrange: Arrange, owned: str, wins: bool) -> None:
    table = arrange(2, familiars="salamander cat", piles={"centre": "ABY"}, collections={0: owned})
    table.play("take centre")
    assert table.match.over == wins


@clause("FI-1.4")
def test_a_power_belongs_to_its_seat_alone(arrange: Arrange) -> None:
    table = arrange(2, seat=1, familiars="salamander cat", collections={1: "DS DS EW EW PL PL RE RD"})
    table.play("take centre")
    assert not table.match.over

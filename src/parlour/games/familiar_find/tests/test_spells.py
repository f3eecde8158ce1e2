from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


@clause("FI-1.3")
def test_cleanse_discards_one_abyss_essence(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "cleanse"}, collections={0: "ABY ABY"})
    table.play("take centre", "cast cleanse")
    assert table.collection(0) == "ABY"
    assert table.discards() == "ABY cleanse"


@clause("FI-1.3")
def test_barter_swaps_ingredients_of_two_types_with_another_collection(arrange: Arrange) -> None:
    table = arrange(3, piles={"centre": "barter"}, collections={0: "DS RE AST", 1: "DS ABY", 2: "PL"})
    table.play("take centre", "cast barter")
    assert table.legal() == ["barter DS 2 PL", "barter RE 1 DS", "barter RE 2 PL", "decline"]
    for text in ("barter DS 1 DS", "barter AST 1 DS", "barter RE 0 DS", "barter EW 1 DS", "barter RE 1 PL"):
        assert table.why_not(text) == "FI-1.3"
    table.play("barter RE 2 PL")
    assert [table.collection(seat) for seat in range(3)] == ["DS PL AST", "DS ABY", "RE"]


@clause("FI-1.3")
def test_a_seat_that_is_out_cannot_be_bartered_with(arrange: Arrange) -> None:
    table = arrange(3, seat=2, collections={0: "DS", 1: "RE", 2: "ABY ABY ABY"})
    table.play("take centre")
    table.put_pile("0-1", "barter DS")
    table.play("take 0-1", "cast barter")
    assert table.why_not("barter DS 2 RE") == "FI-1.3"


@clause("FI-1.3")
def test_cast_off_puts_an_abyss_essence_on_a_pile_within_reach_also_an_empty_one(arrange: Arrange) -> None:
    table = arrange(3, piles={"centre": "cast-off"}, collections={0: "ABY"})
    table.play("take centre", "cast cast-off")
    assert table.legal() == ["cast-off 0-1", "cast-off 2-0", "cast-off centre", "decline"]
    assert table.why_not("cast-off 1-2") == "FI-2.3"
    table.play("cast-off centre")
    assert table.pile("centre") == "ABY"
    assert table.collection(0) == ""


@clause("FI-1.3", "FI-11.1", "FI-11.2")
def test_foresight_shows_every_face_down_card_also_out_of_reach(arrange: Arrange) -> None:
    table = arrange(3, piles={"centre": "foresight", "0-1": "DS ABY-", "1-2": "AST-"})
    others = table.told(2, "take centre", "cast foresight")
    assert table.texts(0, "pile:0-1") == ["DS", "-ABY"]
    assert table.texts(0, "pile:1-2") == ["-AST"]
    assert table.texts(1, "pile:0-1") == ["DS", "-"]
    assert ("looked", 0, 1, "1-2") in others
    assert not any(event[0] == "saw" for event in others)
    assert ("saw", ("AST",), "1-2") in table.match.events(0)


@clause("FI-1.3", "FI-4.5")
@pytest.mark.parametrize(("deck", "drawn"), [("AST AST AST", 2), ("AST", 1), ("", 0)])
def test_insight_draws_two_cards_or_fewer(arrange: Arrange, deck: str, drawn: int) -> None:
    table = arrange(2, piles={"centre": "insight"}, deck=deck)
    table.play("take centre", "cast insight")
    assert table.hand(0).count("AST") == drawn
    assert not table.match.over


@clause("FI-1.3", "FI-6.3")
def test_under_the_veil_all_cards_are_played_face_down(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "veil"})
    table.play("take centre", "cast veil")
    assert table.legal("place") == []
    assert table.why_not("place DS centre") == "FI-6.3"
    table.play("hide DS centre", "hide EW centre", "hide PL 0-1")
    assert table.pile("centre") == "DS- EW-"
    assert table.match.seat == 1


@clause("FI-1.3", "FI-6.3")
def test_daylight_turns_everything_up_and_all_cards_are_played_face_up(arrange: Arrange) -> None:
    table = arrange(3, piles={"centre": "daylight", "0-1": "DS ABY-", "1-2": "AST-"})
    table.play("take centre", "cast daylight")
    assert table.pile("0-1") == "DS ABY"
    assert table.pile("1-2") == "AST"
    assert table.legal("hide") == []
    assert table.why_not("hide DS centre") == "FI-6.3"
    table.play("place DS centre", "place EW centre", "place PL 0-1")
    assert table.match.seat == 1


@clause("FI-4.3")
@pytest.mark.parametrize(("order", "verb"), [(["veil", "daylight"], "place"), (["daylight", "veil"], "hide")])
def test_of_veil_and_daylight_the_later_one_counts(arrange: Arrange, order: list[str], verb: str) -> None:
    table = arrange(2, piles={"centre": "veil daylight"})
    table.play("take centre", *(f"cast {spell}" for spell in order))
    assert {move.split()[0] for move in table.legal()} == {verb}


@clause("FI-4.3")
def test_the_veil_is_lifted_with_the_turn(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "veil"})
    table.play("take centre", "cast veil", "hide DS centre", "hide EW centre", "hide PL 0-1", "take 0-1")
    table.play("hide RE 0-1")
    assert {move.split()[0] for move in table.legal()} == {"place"}


@clause("FI-1.3")
def test_gust_moves_the_top_card_of_any_pile_of_two_onto_any_other_keeping_its_side(arrange: Arrange) -> None:
    table = arrange(4, piles={"centre": "gust", "1-2": "DS RE-", "2-3": "PL AST"})
    table.play("take centre", "cast gust")
    sources = {move.split()[1] for move in table.legal("gust")}
    assert sources == {"1-2", "2-3"}
    assert len(table.legal("gust")) == 2 * 4
    assert table.why_not("gust 0-1 centre") == "FI-1.3"
    assert table.why_not("gust 1-2 1-2") == "FI-1.3"
    table.play("gust 1-2 centre")
    assert table.pile("centre") == "RE-"
    assert table.pile("1-2") == "DS"


@clause("FI-1.3")
def test_a_pile_of_two_can_be_blown_and_plucked_down_to_one_not_to_none(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "gust pluck", "0-1": "DS AST", "1-0": "RE"})
    table.play("take centre", "cast pluck")
    assert table.legal() == ["decline", "pluck 0-1"]
    assert table.why_not("pluck 1-0") == "FI-1.3"
    table.play("pluck 0-1")
    assert table.collection(0) == "AST gust"
    table.play("cast gust")
    assert table.match.view(0).phase == "play"


@clause("FI-1.3")
def test_pluck_takes_no_spell_no_face_down_card_and_nothing_far_away(arrange: Arrange) -> None:
    table = arrange(3, piles={"centre": "pluck", "0-1": "DS gust", "1-2": "DS AST", "2-0": "DS AST-"})
    table.play("take centre", "cast pluck")
    assert table.match.view(0).phase == "play"
    other = arrange(3, piles={"centre": "pluck", "0-1": "DS gust", "1-2": "DS AST", "2-0": "DS AST"})
    other.play("take centre", "cast pluck")
    assert other.legal() == ["decline", "pluck 2-0"]
    assert other.why_not("pluck 0-1") == "FI-1.3"
    assert other.why_not("pluck 1-2") == "FI-2.3"


@clause("FI-1.3")
def test_discards_are_never_shuffled_again(arrange: Arrange) -> None:
    table = arrange(2, deck="AST", piles={"centre": "cleanse veil"}, collections={0: "ABY"})
    table.play("take centre", "cast cleanse", "cast veil", "hide DS centre", "hide EW centre", "hide PL centre")
    assert table.match.over
    assert table.discards() == "ABY cleanse veil"

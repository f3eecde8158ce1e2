from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from parlour.testing import words_of

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


@clause("FI-1.5", "FI-6.3")
def test_cards_go_into_the_moonlit_well_face_down_and_uncounted(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well", piles={"centre": "DS"})
    table.play("take 0-1")
    assert not any(move.endswith(" centre") for move in table.legal("place"))
    assert table.why_not("place DS centre") == "FI-1.5"
    table.play("place DS 0-1", "place EW 0-1", "hide PL centre")
    assert table.pile("centre") == "DS PL-"
    assert table.match.seat == 1


@clause("FI-1.5", "FI-6.3")
def test_all_three_cards_can_go_into_the_moonlit_well(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well")
    table.play("take centre", "hide DS centre", "hide EW centre", "hide PL centre")
    assert table.pile("centre") == "DS- EW- PL-"


@clause("FI-6.1", "FI-9.1")
def test_after_a_card_into_the_well_others_are_played_either_way_but_one_at_most_face_down(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well")
    table.play("take centre", "hide DS centre")
    assert {move.split()[2] for move in table.legal("place")} == {"0-1", "1-0"}
    table.play("hide EW 0-1")
    assert {move.split()[2] for move in table.legal("hide")} == {"centre"}
    assert table.why_not("hide PL 0-1") == "FI-6.3"
    table.play("place PL 0-1")
    assert table.pile("0-1") == "EW EW- PL"


@clause("FI-9.1")
def test_a_card_cannot_go_into_the_well_if_an_empty_pile_then_gets_none(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well", piles={"centre": "daylight"})
    table.play("take 0-1")
    table.play("place DS 1-0", "place EW 1-0")
    assert table.why_not("hide PL centre") == "FI-6.2"
    assert {move.split()[2] for move in table.legal()} == {"0-1"}


@clause("FI-4.4", "FI-6.3")
def test_the_well_goes_before_daylight_and_veil(arrange: Arrange) -> None:
    day = arrange(2, location="moonlit-well", piles={"0-1": "daylight"})
    day.play("take 0-1", "cast daylight")
    assert {move.split()[2] for move in day.legal("place")} == {"0-1", "1-0"}
    assert {move.split()[2] for move in day.legal("hide")} == {"centre"}
    day.play("hide EW centre", "hide DS centre")
    assert {" ".join(move.split()[::2]) for move in day.legal()} == {"place 0-1"}  # which still needs a card
    day.play("place PL 0-1")
    assert (day.pile("centre"), day.pile("0-1")) == ("EW EW- DS-", "PL")
    night = arrange(2, location="moonlit-well", piles={"0-1": "veil"})
    night.play("take 0-1", "cast veil", "hide DS centre", "hide EW 0-1", "hide PL 0-1")
    assert night.pile("0-1") == "EW- PL-"


@clause("FI-1.5")
def test_the_sunlit_glade_turns_up_the_centre_after_cards_were_played(arrange: Arrange) -> None:
    table = arrange(2, location="sunlit-glade", piles={"centre": "DS", "0-1": "RE-"})
    table.play("take 1-0", "place DS 1-0", "place EW centre", "hide PL centre")
    assert table.pile("centre") == "DS EW PL"
    assert table.pile("0-1") == "RE-"
    assert table.texts(None, "pile:centre") == ["DS", "EW", "PL"]


@clause("FI-1.5")
@pytest.mark.parametrize(("pile", "open_"), [("DS", False), ("DS RE-", False), ("DS RE- PL", True)])
def test_the_quagmire_closes_a_small_centre(arrange: Arrange, pile: str, open_: bool) -> None:
    table = arrange(2, location="quagmire", piles={"centre": pile})
    assert ("take centre" in table.legal()) == open_
    if not open_:
        assert table.why_not("take centre") == "FI-1.5"


@clause("FI-1.5")
def test_the_shrine_takes_an_abyss_essence_from_who_found_none_there(arrange: Arrange) -> None:
    table = arrange(2, location="shrine", piles={"centre": "DS RE-"}, collections={0: "ABY ABY"})
    table.play("take centre")
    assert table.legal() == ["decline", "discard ABY"]
    assert table.why_not("discard DS") == "FI-1.5"
    table.play("discard ABY")
    assert table.collection(0) == "DS RE ABY"


@clause("FI-1.5", "FI-9.2")
@pytest.mark.parametrize(("pile", "owned"), [("DS ABY-", "ABY"), ("DS RE", "")])
def test_the_shrine_does_not_ask_who_took_an_abyss_essence_or_has_none(arrange: Arrange, pile: str, owned: str) -> None:
    table = arrange(2, location="shrine", piles={"centre": pile}, collections={0: owned})
    table.play("take centre")
    assert table.match.view(0).phase == "play"


@clause("FI-1.5")
def test_the_dark_altar_adds_the_top_card_of_the_deck_also_a_spell(arrange: Arrange) -> None:
    table = arrange(2, location="dark-altar", deck="cleanse AST", collections={0: "ABY"})
    table.play("take centre")
    assert table.legal() == ["cast cleanse"]
    table.play("cast cleanse")
    assert table.collection(0) == "EW"


@clause("FI-4.5")
@pytest.mark.parametrize("location", ["dark-altar", "library", "overgrowth"])
def test_an_empty_deck_gives_nothing_and_the_effect_does_not_end_the_match(arrange: Arrange, location: str) -> None:
    table = arrange(2, location=location, deck="")
    table.play("take centre")
    assert not table.match.over
    assert table.collection(0) == "EW"
    assert len(table.hand(0).split()) == 4


@clause("FI-1.5")
def test_the_library_gives_a_card(arrange: Arrange) -> None:
    table = arrange(2, location="library", deck="AST")
    table.play("take centre")
    assert table.hand(0) == "DS EW PL RE AST"


@clause("FI-1.5")
def test_the_tollgate_takes_a_card_before_the_pile_is_taken(arrange: Arrange) -> None:
    table = arrange(2, location="tollgate", piles={"centre": "AST-"})
    table.play("take centre")
    assert table.legal() == ["toll DS", "toll EW", "toll PL", "toll RE"]
    assert table.texts(0, "pile:centre") == ["-"]
    assert table.why_not("toll AST") == "FI-1.5"
    assert table.why_not("take 0-1") == "FI-1.5"
    table.play("toll PL")
    assert table.discards() == "PL"
    assert table.collection(0) == "AST"


@clause("FI-1.5")
def test_the_tollgate_lets_nobody_through_with_an_empty_hand(arrange: Arrange) -> None:
    table = arrange(2, location="tollgate", hands={0: ""})
    assert table.legal() == ["take 0-1", "take 1-0"]
    assert table.why_not("take centre") == "FI-1.5"


@clause("FI-6.1", "FI-1.5")
def test_after_the_toll_a_short_hand_is_played_one_card_face_down(arrange: Arrange) -> None:
    table = arrange(2, location="tollgate", hands={0: "DS EW PL"})
    table.play("take centre", "toll DS")
    ways = [(verb, card) for verb in ("place", "hide") for card in ("EW", "PL")]
    assert table.legal() == sorted(f"{verb} {card} {pile}" for verb, card in ways for pile in ("centre", "0-1", "1-0"))
    table.play("place EW 0-1")
    assert table.legal() == ["hide PL centre"]


@clause("FI-1.5", "FI-9.1")
def test_the_echo_cave_wants_a_card_in_the_centre_whenever_cards_are_played(arrange: Arrange) -> None:
    table = arrange(2, location="echo-cave")
    table.play("take 0-1", "place DS 0-1")
    assert "place EW 1-0" in table.legal()
    table.play("place EW 1-0")
    assert table.legal() == ["hide PL centre", "hide RE centre"]
    assert table.why_not("hide PL 0-1") == "FI-1.5"


@clause("FI-1.5")
def test_the_open_vault_gives_only_its_face_up_cards(arrange: Arrange) -> None:
    table = arrange(2, location="open-vault", piles={"centre": "ABY- DS RE- PL"})
    table.play("take centre")
    assert table.collection(0) == "DS PL"
    assert table.pile("centre") == "ABY- RE-"
    assert table.texts(0, "pile:centre") == ["-", "-"]


@clause("FI-1.5")
def test_an_open_vault_with_only_face_down_cards_is_closed(arrange: Arrange) -> None:
    table = arrange(2, location="open-vault", piles={"centre": "ABY- RE-"})
    assert "take centre" not in table.legal()
    assert table.why_not("take centre") == "FI-1.5"


@clause("FI-1.5")
@pytest.mark.parametrize(("pile", "after"), [("DS", "DS EW AST"), ("DS RE", "DS RE EW")])
def test_overgrowth_adds_a_card_to_a_small_centre(arrange: Arrange, pile: str, after: str) -> None:
    table = arrange(2, location="overgrowth", piles={"centre": pile}, deck="AST " + "RD " * 9)
    table.play("take 0-1", "place DS 0-1", "place EW centre", "hide PL 0-1")
    assert table.pile("centre") == after


@clause("FI-1.5")
def test_the_thieves_market_is_for_bartering(arrange: Arrange) -> None:
    table = arrange(2, location="thieves-market", piles={"centre": "DS"}, collections={1: "RE"})
    table.play("take centre")
    assert table.legal() == ["barter DS 1 RE", "decline"]
    table.play("barter DS 1 RE")
    assert table.collection(0) == "RE"


@clause("FI-1.5", "FI-4.4")
def test_the_still_pond_drowns_spells_even_before_the_snake_can_shed_them(arrange: Arrange) -> None:
    table = arrange(2, location="still-pond", piles={"centre": "cleanse DS gust"}, familiars="snake cat")
    table.put_collection(0, "ABY")
    table.play("take centre")
    assert table.match.view(0).phase == "play"
    assert table.collection(0) == "DS ABY"
    assert table.discards() == "cleanse gust"


@clause("FI-1.5")
def test_the_windmill_blows_like_a_gust(arrange: Arrange) -> None:
    table = arrange(3, location="windmill", piles={"1-2": "DS RE-"})
    table.play("take centre")
    assert table.legal() == ["decline", "gust 1-2 0-1", "gust 1-2 2-0", "gust 1-2 centre"]
    table.play("gust 1-2 centre")
    assert table.pile("centre") == "RE-"


@clause("FI-1.5")
@pytest.mark.parametrize("location", ["shrine", "dark-altar", "library", "thieves-market", "windmill", "still-pond"])
def test_a_location_does_nothing_for_the_other_piles(arrange: Arrange, location: str) -> None:
    table = arrange(2, location=location, piles={"0-1": "DS RE"}, collections={0: "ABY", 1: "PL"})
    table.play("take 0-1")
    assert table.match.view(0).phase == "play"
    assert len(table.hand(0).split()) == 4


def test_the_location_in_force_is_shown_with_its_effect_in_words(arrange: Arrange) -> None:
    match = arrange(2, location="quagmire").match
    assert match.view(1).cards("location") == ["quagmire"]
    said = words_of(match).say("event-found", match.view(1).cards("location"))
    assert said == "The Location is Quagmire: The centre can be taken only while it has three cards or more."

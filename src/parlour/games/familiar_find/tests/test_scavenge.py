from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


@clause("FI-2.3")
@pytest.mark.parametrize(
    ("players", "far"),
    [(2, []), (3, ["1-2"]), (4, ["1-2", "2-3"])],
    ids=["none of three", "one of four", "two of five"],
)
def test_some_piles_are_out_of_reach(arrange: Arrange, players: int, far: list[str]) -> None:
    table = arrange(players)
    assert table.legal() == sorted(f"take {name}" for name in table.piles() if name not in far)
    for name in far:
        assert table.why_not(f"take {name}") == "FI-2.3"


@clause("FI-4.0")
def test_a_turn_goes_from_scavenging_to_playing_to_the_next_seat(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "RE gust"}, collections={0: "ABY"})
    phases = []
    for move in ("take centre", "cast gust", "place DS centre", "place EW 0-1", "hide PL centre"):
        phases.append(table.match.view(0).phase)
        table.play(move)
    assert phases == ["scavenge", "scavenge", "play", "play", "play"]
    assert table.match.seat == 1
    assert table.why_not("place DS centre") == "FI-4.0"


@clause("FI-2.4", "FI-4.1")
def test_all_cards_of_the_pile_are_taken_the_face_down_ones_revealed(arrange: Arrange) -> None:
    table = arrange(3, piles={"centre": "DS RE- AST"})
    before = table.texts(1, "pile:centre")
    events = table.told(1, "take centre")
    assert before == ["DS", "-", "AST"]
    assert table.collection(0) == "DS RE AST"
    assert table.pile("centre") == ""
    assert ("revealed", ("RE",), "centre") in events


@clause("FI-4.1")
def test_an_empty_pile_cannot_be_taken(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": ""})
    assert table.legal() == ["take 0-1", "take 1-0"]
    assert table.why_not("take centre") == "FI-4.1"
    assert table.why_not("skip") == "FI-4.1"


@clause("FI-4.1")
def test_with_nothing_to_take_the_step_is_skipped(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "", "0-1": "", "1-0": ""})
    assert table.legal() == ["skip"]
    table.play("skip")
    assert table.match.view(0).phase == "play"


@clause("FI-4.2")
def test_spells_are_resolved_in_the_order_the_seat_chooses_and_discarded(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "cleanse insight veil"})
    table.play("take centre")
    assert table.legal() == ["cast cleanse", "cast insight", "cast veil"]
    table.play("cast veil")
    assert table.legal() == ["cast cleanse", "cast insight"]
    table.play("cast insight", "cast cleanse")
    assert table.discards() == "veil insight cleanse"
    assert table.collection(0) == ""
    assert table.match.view(0).phase == "play"


@clause("FI-4.2")
def test_a_spell_that_was_not_collected_cannot_be_cast(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "veil DS"})
    table.play("take centre")
    assert table.why_not("cast gust") == "FI-4.2"
    assert table.why_not("cast DS") == "FI-4.2"
    assert table.why_not("place DS centre") == "FI-4.2"
    assert table.why_not("shed veil") == "FI-1.4"


@clause("FI-9.1")
def test_what_a_spell_asks_is_asked_right_after_its_cast_and_before_it_is_discarded(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "gust veil", "0-1": "DS RE"})
    table.play("take centre", "cast gust")
    assert table.legal("gust") == ["gust 0-1 1-0", "gust 0-1 centre"]
    assert table.discards() == ""
    assert table.why_not("cast veil") == "FI-9.1"
    table.play("decline")
    assert table.discards() == "gust"


@clause("FI-9.2")
def test_a_seat_is_not_asked_when_it_could_only_decline(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "gust pluck barter cast-off"})
    table.play("take centre", "cast gust", "cast pluck", "cast barter", "cast cast-off")
    assert table.match.view(0).phase == "play"
    assert table.why_not("decline") == "FI-9.2"


@clause("FI-9.2")
def test_a_single_spell_without_effect_is_still_cast(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "cleanse"})
    table.play("take centre")
    assert table.legal() == ["cast cleanse"]


@clause("FI-8.1")
def test_whoever_takes_the_centre_may_travel(arrange: Arrange) -> None:
    table = arrange(2, location="library", tourism=True)
    deck = list(table.state.location_deck)[: table.state.location_size]
    table.play("take centre")
    assert table.legal() == ["remain", "travel"]
    assert table.why_not("cast gust") == "FI-8.1"
    table.play("travel")
    assert table.state.location == deck[-1]
    assert table.texts(0, "locations-left") == ["library"]


@clause("FI-8.1")
def test_remaining_changes_nothing_and_the_other_piles_do_not_ask(arrange: Arrange) -> None:
    table = arrange(2, location="quagmire", tourism=True, piles={"centre": "DS DS DS"})
    table.play("take centre", "remain")
    assert table.texts(0, "location") == ["quagmire"]
    table.finish_turn()
    table.play("take 0-1")
    assert "remain" not in table.legal()


@clause("FI-8.1")
def test_with_one_location_nobody_travels(arrange: Arrange) -> None:
    table = arrange(2, location="library")
    table.play("take centre")
    assert table.match.view(0).phase == "play"


@clause("FI-8.1")
def test_an_empty_location_deck_is_renewed_without_the_one_in_force(arrange: Arrange) -> None:
    table = arrange(2, location="library", tourism=True)
    table.state.location_size = 0
    table.write("location_discards", 0, [1, 2, 3])
    table.state.location_discard_size = 3
    table.play("take centre", "travel")
    last = [entry for entry in table.match.record.entries if isinstance(entry, dict)][-1]
    assert last["pile"] == "locations"
    assert sorted(last["cards"]) == ["moonlit-well", "quagmire", "sunlit-glade"]
    assert table.texts(0, "locations-left") == ["library"]
    assert table.texts(0, "location") == [last["cards"][0]]


@clause("FI-8.1")
def test_travelling_while_a_spell_waits_puts_the_new_location_in_force_for_it(arrange: Arrange) -> None:
    """The still pond's (e) is over; and cards are played by the new Location."""
    table = arrange(2, location="library", tourism=True, piles={"centre": "insight"})
    table.write("location_deck", table.state.location_size - 1, [12])
    table.play("take centre")
    assert len(table.hand(0).split()) == 5
    table.play("travel")
    assert table.texts(0, "location") == ["still-pond"]
    assert table.legal() == ["cast insight"]
    table.play("cast insight")
    assert len(table.hand(0).split()) == 7

"""What is told of a match, and to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from parlour.testing import said

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Climb = Callable[..., "Table"]
Deal = Climb

KINGS = "13RF 13YS 13GO"


@pytest.mark.clause("CP-12.2")
def test_nobody_but_its_player_is_told_of_a_play_being_built(climb: Climb) -> None:
    for viewer in (None, 1, 2):
        table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,), energy=2)
        before = table.match.view(viewer)
        assert table.told("gold 2 4, use 4RC", viewer) == []
        assert table.match.view(viewer) == before


@pytest.mark.clause("CP-12.2")
def test_a_play_with_gold_is_told_as_one_when_it_is_made(climb: Climb) -> None:
    table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,), energy=2).play("gold 2 4")
    assert table.told("use 4RC", 0) == [("used", 0, "4RC", "4RC")]
    assert table.told("use 5RO as 4RO", 1) == [
        ("built", 0, 2),
        ("changed", 0, ["4RC", "5RO>4RO"], 1, 2),
        ("count", 2),
        ("paid", 0, 2, 0),
    ]
    assert said(table.match, table.match.events(0))[-2:] == [
        "Ada plays the red cat 4 and the red owl 5 as red owl 4, for 1 gold (2 left).",
        "Ada uses 2 bundles of energy (0 left).",
    ]


def test_what_a_play_does_is_told_after_it(climb: Climb) -> None:
    table = climb("11RO 3YF", "10RP 10YO 4RC", KINGS, gold=(0, 2))
    assert table.said("play 11RO", 1) == [
        "Ada plays the red owl 11.",
        "Back: 3 is strongest for the rest of the trick.",
    ]
    assert table.said("play 10RP>10RO", 1) == [
        "You play the red pig 10 as red owl 10, for 1 gold (1 left).",
        "The colours are bound: red.",
        "The marks are bound: owl.",
    ]
    assert table.said("pass, pass", 0) == [
        "Clara passes.",
        "You pass.",
        "Bruno wins the trick; its 2 cards become a bundle of energy (1 now).",
    ]


@pytest.mark.clause("CP-3.9")
def test_only_its_owner_can_look_at_a_card_that_everybody_saw_go_into_a_strategic_hand(deal: Deal) -> None:
    table = deal("13RF 4YO", "10RP", "5RO").play("clockwise, lead 13RF colour, play 10RP")
    events = table.told("play 5RO", 1)
    assert [event[0] for event in events[:2]] == ["followed", "won"]
    assert [event for event in events if event[0] == "covered"] == [
        ("covered", 0, [card]) for card in ("13RF", "10RP", "5RO")
    ]
    assert not any(event[0] == "covered" for event in table.match.events(0))

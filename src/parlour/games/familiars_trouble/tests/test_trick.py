"""Following, winning, and what a trick adds up to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from parlour.engine.match import Match
from parlour.games.familiars_trouble.cards import CARD_TEXTS
from parlour.games.familiars_trouble.state import Trouble
from parlour.testing import said

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]
See = Callable[..., list[str]]


def playable(match: Match[Trouble]) -> list[str]:
    return sorted(move.removeprefix("play ") for move in match.legal())


@pytest.mark.clause("FT-5.1")
def test_the_lead_plays_any_card_and_the_others_follow_clockwise(trick: Table, play: Play) -> None:
    match = trick("R6 B3 G4 RB2 RBG1", "R3", "R4")
    assert playable(match) == ["B3", "G4", "R6", "RB2", "RBG1"]
    assert play(match, "play R6").seat == 1
    assert play(match, "play R3").seat == 2


@pytest.mark.clause("FT-5.2", "FT-5.3", "FT-5.4")
@pytest.mark.parametrize(
    ("lead", "hand", "may_play"),
    [
        ("R6", "R3 R5 B3 B7 G6", "R3 R5"),
        ("RB2", "R3 B3 B5 G6 G9", "B3 B5 R3"),
        ("RB2", "B3 G3 G4 G6 G9", "B3"),
        ("R9", "RB2 B3 B6 G3 G4", "RB2"),
        ("B9", "RB2 B3 B6 G3 G4", "B3 B6 RB2"),
        ("RBG1", "R3 RB2 B5 G8 RBG1", "B5 G8 R3 RB2 RBG1"),
        ("R9", "RBG1 B3 B6 G3 G4", "B3 B6 G3 G4 RBG1"),
        ("R9", "RBG1 R3 B6 G3 G4", "R3 RBG1"),
        ("R9", "RBG1 RB2 B6 G3 G4", "RB2 RBG1"),
        ("RG2", "RBG1 RBG1 B6 B3 B4", "B3 B4 B6 RBG1"),
        ("RG2", "BG2 RBG1 B6 B3 B4", "BG2 RBG1"),
        ("R9", "B6 B3 B4 G3 BG2", "B3 B4 B6 BG2 G3"),
    ],
)
def test_what_follows_what(trick: Table, lead: str, hand: str, may_play: str) -> None:
    """The first eight are the rulebook's examples."""
    match = trick(lead, hand)
    match.play(f"play {lead}")
    assert playable(match) == may_play.split()


@pytest.mark.clause("FT-5.2")
def test_the_third_seat_follows_the_lead_card_and_not_the_second(trick: Table, play: Play) -> None:
    match = play(trick("R9", "B3 B4 B5 B6 B7", "R3 B8 B9 G8 G9"), "play R9,play B3")
    assert playable(match) == ["R3"]


@pytest.mark.clause("FT-5.5", "FT-5.6")
@pytest.mark.parametrize(
    ("cards", "winner", "any_colour"),
    [
        ("R3 R7 B9", 1, 2),  # the overview's example
        ("RBG1 B4 G4", 1, 1),  # the rulebook's tie
        ("RBG1 RBG1 RBG1", 0, 0),
        ("R3 B9 G9", 0, 1),
        ("RB2 B5 R5", 1, 1),
        ("R4 RBG1 RB2", 0, 0),
        ("RB2 G9 RBG1", 0, 1),
        ("B3 G3 R9", 0, 2),
    ],
)
def test_who_leads_next(trick: Table, play: Play, cards: str, winner: int, any_colour: int) -> None:
    for option, expected in ((False, winner), (True, any_colour)):
        match = played_trick(trick, cards, option)
        assert match.view().counters["lead"] == expected
        assert match.seat == expected


def played_trick(trick: Table, cards: str, any_colour_wins: bool = False, **more: str) -> Match[Trouble]:
    """A trick of three cards by seats that hold nothing else."""
    match = trick(options={"any_colour_wins": any_colour_wins}, **more)
    give(match, cards.split())
    for card in cards.split():
        match.play(f"play {card}")
    return match


def give(match: Match[Trouble], cards: list[str]) -> None:
    """Leave each seat with one card."""
    left = list(range(len(CARD_TEXTS)))
    given = []
    for text in cards:
        card = next(number for number in left if CARD_TEXTS[number] == text)
        left.remove(card)
        given.append(1 << card)
    match.state.hands = given


@pytest.mark.clause("FT-6.1")
@pytest.mark.parametrize(
    ("cards", "totals"),
    [
        ("R7 R4 R6", (17, 0, 0)),
        ("R7 RB2 R3", (12, 2, 0)),
        ("RBG1 B3 G4", (1, 4, 5)),
        ("BG2 B3 RBG1", (1, 6, 3)),
    ],
)
def test_a_card_counts_fully_for_each_of_its_colours(trick: Table, cards: str, totals: tuple[int, ...]) -> None:
    """The rulebook's examples."""
    match = played_trick(trick, cards)
    told = next(event for event in match.events() if event[0] == "took-lead")
    assert told[2:] == totals
    words = "The trick adds up to red {}, blue {}, green {}.".format(*totals)
    assert said(match, [told])[0].startswith(words)


@pytest.mark.clause("FT-6.1")
def test_the_totals_so_far_are_shown_during_the_trick(trick: Table, play: Play) -> None:
    view = play(trick("RB2", "B9"), "play RB2,play B9").view()
    assert [view.counters[f"total:{colour}"] for colour in ("red", "blue", "green")] == [2, 11, 0]


@pytest.mark.clause("FT-6.2")
def test_every_errand_that_is_met_is_completed_and_totals_are_not_used_up(trick: Table, see: See) -> None:
    match = played_trick(trick, "R7 R6 R5", errands="1A 1D 1B 2A 3A")
    assert see(match, "collection") == ["1A", "1D", "2A", "3A"]
    assert see(match, "display") == ["1B"]
    assert match.view().counters["points"] == 1 + 1 + 2 + 4


@pytest.mark.clause("FT-6.2")
def test_an_errand_of_two_colours_must_be_met_in_both(trick: Table, see: See) -> None:
    assert see(played_trick(trick, "R7 RB2 R3", errands="1G 1H 1I 2D 3D"), "collection") == []
    assert see(played_trick(trick, "RBG1 B3 G4", errands="1G 1H 1I 2D 3D"), "collection") == ["1H"]


@pytest.mark.clause("FT-6.3")
def test_the_played_cards_are_used_and_everybody_may_look_at_them(trick: Table, play: Play, see: See) -> None:
    match = play(trick("R6", "R3", "RBG1", errands="1B 1C 1E 2B 3B"), "play R6,play R3")
    assert see(match, "table:0") == ["R6"]
    assert see(match, "used:red") == []
    play(match, "play RBG1")
    assert see(match, "table:0") == []
    for seat in (None, 0, 1, 2):
        assert see(match, "used:red", seat) == ["R3", "R6"]
        assert see(match, "used:many", seat) == ["RBG1"]

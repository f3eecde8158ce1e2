"""What each seat sees, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine.fold import Place
from parlour.engine.match import Match
from parlour.engine.presentation import Asked, Option, Touched, touched
from parlour.games.familiars_trouble.knowledge import seen
from parlour.games.familiars_trouble.nouns import CARD
from parlour.games.familiars_trouble.state import Trouble
from parlour.testing import NAMES, words_of
from parlour.words import ENGLISH

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]
See = Callable[..., list[str]]
clause = pytest.mark.clause
RED_TRICK = {"errands": "1A 1D 1B 2A 3A"}


def choice(match: Match[Trouble], move: str) -> Option:
    return next(choice for choice in match.view(match.seat).choices if choice.move == move)


def prompt(match: Match[Trouble], viewer: int | None, language: str = ENGLISH) -> str:
    asked = match.view(viewer).asked
    return words_of(match, language).say(f"ask-{asked.prompt}", [asked.seats[0], *asked.args], NAMES, viewer)


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have(table: Table, see: See) -> None:
    match = table("R9 R3 B4 G5 RBG1")
    assert see(match, "hand:0", 0) == ["R3", "R9", "B4", "G5", "RBG1"]
    assert match.view(1).zones["hand:0"] == match.view().zones["hand:0"] == Place([], 5)


def test_a_card_can_be_read_out_and_drawn_without_knowing_the_game(table: Table) -> None:
    match = table()
    cards, words = match.told.things["card"], words_of(match)
    assert cards["R9"] == {"colours": "red", "value": 9}
    assert cards["RB2"] == {"colours": "red-blue", "value": 2}
    assert cards["RBG1"] == {"colours": "all", "value": 1}
    said = [words.say("one-card", [card]) for card in ("R9", "RB2", "RBG1")]
    assert said == ["red 9", "red and blue 2", "three-coloured 1"]
    assert words.forms(CARD, "RBG1")["-meaning"] == "life, water, tree"


def test_an_errand_shows_what_it_requires_and_pays(table: Table) -> None:
    match = table(errands="1A 1B 1C 2A 3I")
    assert "3I" in match.view().cards("display")
    errand = match.told.things["errand"]["3I"]
    assert (errand["level"], errand["needs"], errand["points"]) == (3, (("red", 11), ("green", 5)), 5)
    assert words_of(match).say("event-laid-out", ["3", "3I"]) == (
        "On display is level 3 errand 3I (Crown of Living Roses): red 11 and green 5 for 5 points."
    )
    assert match.view().counters["house"] == 1


def standing(match: Match[Trouble], viewer: int) -> dict[str, str]:
    errands = match.game.standard_cards.errands
    return {errands[number].id: reached for number, reached in seen.reach(match.state, viewer).items()}


@clause("FT-6.2")
def test_an_errand_is_met_within_reach_or_out_of_reach_as_far_as_a_seat_can_tell(trick: Table, play: Play) -> None:
    match = trick("R9", "R3 B3 B7 G6 G3", "R8", **RED_TRICK)
    assert set(standing(match, 0).values()) == {seen.WITHIN_REACH}
    play(match, "play R9")
    assert standing(match, 1) == {
        "1A": seen.MET,
        "1D": seen.WITHIN_REACH,
        "1B": seen.WITHIN_REACH,  # seat 1 has to follow, but seat 2 may have the B9 and no red card
        "2A": seen.WITHIN_REACH,
        "3A": seen.WITHIN_REACH,
    }
    play(match, "play R3")
    assert standing(match, 0)["1D"] == seen.MET
    assert standing(match, 0)["3A"] == seen.WITHIN_REACH
    assert standing(match, 2)["2A"] == seen.WITHIN_REACH
    assert standing(match, 2)["1B"] == seen.OUT_OF_REACH


@clause("FT-5.2", "FT-6.2")
def test_whoever_plays_is_told_which_errands_are_met_and_which_are_lost(trick: Table, play: Play) -> None:
    match = trick("R9", "R3 B3 B7 G6 G3", "R8", **RED_TRICK)
    assert match.view(0).asked == Asked((0,), "lead", ((),))
    play(match, "play R9")
    assert match.view(1).asked.args == ("R9", ("1A",), ())
    play(match, "play R3")
    assert match.view(2).asked == Asked((2,), "follow", ("R9", ("1A", "1D"), ("1B",)))
    assert match.view(0).asked == match.view().asked == Asked((2,), "follow", ("R9", (), ()))
    assert prompt(match, 2).endswith("; met: 1A and 1D; out of reach: 1B")


@clause("FT-3.1")
def test_the_giver_knows_where_its_card_is_until_the_receiver_passes_or_plays(table: Table, play: Play) -> None:
    match = play(table("R9 R4", "B9", "G9"), "exchange,pass R9")
    assert match.view(0).zones["hand:1"] == Place(["R9"], 5)
    assert match.view(2).zones["hand:1"] == Place([], 6)
    play(match, "pass B9")
    assert match.view(0).zones["hand:1"] == Place([], 5)
    assert match.view(1).zones["hand:2"] == Place(["B9"], 5)
    play(match, "pass G9")
    assert match.view(2).zones["hand:0"] == Place(["G9"], 4)
    play(match, "stay,play G9")
    assert match.view(2).zones["hand:0"] == Place([], 4)


def test_a_seat_is_told_who_leads_the_round_and_the_points(table: Table, play: Play) -> None:
    match = play(table("R9", "R8", "R7", **RED_TRICK), "keep,stay,play R9,play R8,play R7")
    view = match.view(2)
    assert view.phase == "replenishment"
    assert [view.counters[name] for name in ("round", "rounds", "points", "lead")] == [1, 9, 8, 0]
    assert prompt(match, 2) == "Ada refills the display"
    assert prompt(match, 0) == "Choose the pile to refill the display from"
    play(match, "draw 1,draw 1,draw 1,draw 1")
    view = match.view(0)
    assert (view.phase, view.counters["round"]) == ("hand-exchange", 2)


def test_prompts_say_what_is_asked(table: Table, play: Play) -> None:
    match = table("R9", "R8", "R7")
    assert match.view(0).asked == match.view(1).asked == Asked((0,), "exchange")
    assert prompt(match, 0) == "Shall everybody pass a card to the left?"
    play(match, "exchange")
    assert match.view(0).asked == Asked((0,), "pass", (1,))
    assert prompt(match, 0) == "Pass a card to Bruno"
    assert [prompt(match, viewer) for viewer in (1, 2)] == ["Ada passes a card to you", "Ada passes a card to Bruno"]
    play(match, "pass R9,pass R9,pass R9")
    assert prompt(match, 0).startswith("Swap an errand, or leave them as they are")
    play(match, "stay")
    assert prompt(match, 0).startswith("Lead any card")
    play(match, "play R9")
    assert prompt(match, 1).startswith("Play a card that matches red 9, if you can")


@pytest.mark.parametrize(
    ("before", "move", "verb", "args", "advice", "label"),
    [
        ("", "exchange", "exchange", (), (), "Everybody passes a card to the left"),
        ("", "keep", "keep", (), (), "Keep the hands"),
        ("exchange", "pass R9", "pass", ("R9",), (1,), "Pass red 9 to Bruno"),
        ("keep", "stay", "stay", (), (), "Leave the errands as they are"),
        (
            "keep",
            "swap 1D 3",
            "swap",
            ("1D", "3"),
            (),
            "Swap errand 1D (Heartbeat Drum): red 11 for 1 point for the next of level 3",
        ),
        ("keep,stay", "play R9", "play", ("R9",), (("1A",),), "Play red 9, completing 1A"),
        ("keep,stay,play R9", "play R8", "play", ("R8",), (("1D", "2A"),), "Play red 8, completing 1D and 2A"),
        ("keep,stay,play R9,play R8,play R7", "draw 2", "draw", ("2",), (), "Draw an errand of level 2"),
    ],
)
def test_a_choice_is_a_verb_with_arguments_and_says_what_it_does(
    table: Table,
    play: Play,
    before: str,
    move: str,
    verb: str,
    args: tuple[str, ...],
    advice: tuple[Any, ...],
    label: str,
) -> None:
    match = table("R9", "R8", "R7", **RED_TRICK)
    if before:
        play(match, before)
    assert choice(match, move) == Option(move, verb, args, advice)
    assert words_of(match).say(f"choice-{verb}", [*args, *advice], NAMES, match.seat) == label


@pytest.mark.parametrize(
    ("before", "move", "about"),
    [
        ("", "exchange", Touched()),
        ("exchange", "pass R9", Touched(("R9",), "hand:0", "hand:1")),
        ("exchange,pass R9,pass R9", "pass R9", Touched(("R9",), "hand:2", "hand:0")),
        ("keep", "stay", Touched((), "display")),
        ("keep", "swap 1D 3", Touched(("1D",), "display", "errands:3")),
        ("keep,stay,play R9", "play R8", Touched(("R8",), "hand:1", "table:1")),
        ("keep,stay,play R9,play R8,play R7", "draw 2", Touched((), "errands:2", "display")),
    ],
)
def test_choices_touch_the_cards_and_zones_they_are_about(
    table: Table, play: Play, before: str, move: str, about: Touched
) -> None:
    match = table("R9", "R8", "R7", **RED_TRICK)
    if before:
        play(match, before)
    assert touched(choice(match, move), match.presentation.vocabulary, match.state.seat) == about


@clause("FT-9.1", "FT-9.2")
@pytest.mark.parametrize(
    ("hints", "talk", "words"),
    [
        (False, "none", ["none about hands"]),
        (True, "signs", ["one sign a trick", "before the lead card"]),
    ],
)
def test_a_table_is_told_how_it_may_talk(table: Table, hints: bool, talk: str, words: list[str]) -> None:
    match = table(options={"hints": hints})
    assert match.view(0).counters["talk"] == talk
    said = words_of(match).say("value-talk", [talk])
    assert [part for part in words if part not in said] == []

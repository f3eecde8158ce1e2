"""What each seat sees, and what it does not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import parlour
from parlour.engine.match import Match
from parlour.engine.scene import HIDDEN, View

Table = Callable[..., Match]
Play = Callable[[Match, str], Match]
See = Callable[..., list[str]]


def tags(view: View) -> dict[str, str]:
    return {card.text: card.tags[-1] for card in view.zone("display").cards}


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_have(table: Table, see: See) -> None:
    match = table("R9 R3 B4 G5 RBG1")
    assert see(match, "hand:0", 0) == ["R3", "R9", "B4", "G5", "RBG1"]
    assert match.view(1).zone("hand:0").cards == (HIDDEN,) * 5
    assert match.view().zone("hand:0").cards == (HIDDEN,) * 5


def test_a_card_can_be_read_out_and_drawn_without_knowing_the_game(table: Table) -> None:
    cards = {card.text: card for card in table("R9 RB2 RBG1").view(0).zone("hand:0").cards}
    assert (cards["R9"].name, cards["R9"].title, cards["R9"].colour) == ("red 9", "9", "red")
    assert (cards["RB2"].name, cards["RB2"].colour) == ("red and blue 2", "red+blue")
    assert (cards["RBG1"].name, cards["RBG1"].caption) == ("red, blue and green 1", "life, water, tree")


def test_an_errand_shows_what_it_requires_and_pays(table: Table) -> None:
    zone = table(errands="1A 1B 1C 2A 3I").view().zone("display")
    card = next(card for card in zone.cards if card.text == "3I")
    assert card.name == "errand 3I: red 11 and green 5 for 5 points, level 3"
    assert card.title == "♥11 ♣5"
    assert card.tags[0] == "5 points"
    assert zone.note == "house errands"


@pytest.mark.clause("FT-6.2")
def test_the_display_tells_what_is_met_within_reach_or_out_of_reach(trick: Table, play: Play) -> None:
    match = trick("R9", "R3 B3 B7 G6 G3", "R8", errands="1A 1D 1B 2A 3A")
    assert set(tags(match.view(0)).values()) == {"within reach"}
    play(match, "play R9")
    assert tags(match.view(1)) == {
        "1A": "met",
        "1D": "within reach",
        "1B": "within reach",  # seat 1 has to follow, but seat 2 may have the B9 and no red card
        "2A": "within reach",
        "3A": "within reach",
    }
    play(match, "play R3")
    assert tags(match.view())["1D"] == "met"
    assert tags(match.view())["2A"] == "within reach"
    assert tags(match.view(0))["3A"] == "within reach"
    assert tags(match.view(2))["2A"] == "within reach"
    assert tags(match.view(2))["1B"] == "out of reach"


@pytest.mark.clause("FT-3.1")
def test_only_giver_and_receiver_see_a_card_that_is_passed(table: Table, play: Play) -> None:
    match = play(table("R9"), "exchange,pass R9")
    events = [match.events(seat)[-1] for seat in (0, 1, 2, None)]
    assert [event.cards[0].text for event in events] == ["R9", "R9", "", ""]
    assert events[0].text == "{0:passes|pass} red 9 to {1}."
    assert events[2].text == "{0:passes|pass} a card to {1}."
    assert (events[2].source, events[2].target) == ("hand:0", "hand:1")


@pytest.mark.clause("FT-3.1")
def test_the_giver_knows_where_its_card_is_until_the_receiver_passes_or_plays(
    table: Table, play: Play, see: See
) -> None:
    match = play(table("R9 R4", "B9", "G9"), "exchange,pass R9")
    known = match.view(0).zone("hand:1").cards[0]
    assert (known.text, known.tags) == ("R9", ("known to you",))
    assert see(match, "hand:1", 2) == [""] * 6
    play(match, "pass B9")
    assert see(match, "hand:1", 0) == [""] * 5
    assert see(match, "hand:2", 1)[0] == "B9"
    play(match, "pass G9")
    assert see(match, "hand:0", 2)[0] == "G9"
    play(match, "stay,play G9")
    assert see(match, "hand:0", 2) == [""] * 4


def test_drawn_cards_are_told_to_their_owner_only() -> None:
    match = parlour.new("familiars-trouble", players=3, seed=3)
    for seat in range(3):
        drawn = [event for event in match.events(seat) if event.kind == "draw"]
        assert len(drawn) == 15
        assert all((event.cards[0].text != "") == (event.seat == seat) for event in drawn)


def test_a_seat_is_told_who_leads_the_round_and_the_points(table: Table, play: Play) -> None:
    match = play(table("R9", "R8", "R7", errands="1A 1D 1B 2A 3A"), "keep,stay,play R9,play R8,play R7")
    view = match.view(2)
    assert view.phase == "Errand replenishment, round 1 of 9"
    assert view.counter("round").value == "1 of 9"
    assert view.counter("points").value == 8
    assert view.counter("lead").seat == 0
    assert view.prompt == "{0:refills|refill} the display."
    assert match.view(0).prompt == "Choose the pile to refill the display from."
    play(match, "draw 1,draw 1,draw 1,draw 1")
    assert match.view(0).phase == "Hand exchange, round 2 of 9"


def test_prompts_say_what_is_asked(table: Table, play: Play) -> None:
    match = table("R9", "R8", "R7")
    assert match.view(0).prompt == "Shall everybody pass a card to the left?"
    play(match, "exchange")
    assert match.view(0).prompt == "Pass a card to {1}."
    assert match.view(1).prompt == "{0:passes|pass} a card to the left."
    play(match, "pass R9,pass R9,pass R9,stay")
    assert match.view(0).prompt == "Lead a card."
    play(match, "play R9")
    assert match.view(1).prompt == "Play a card that matches red 9, if you can."


def test_choices_touch_the_cards_and_zones_they_are_about(table: Table, play: Play) -> None:
    match = play(table("R9", "R8", "R7", errands="1A 1D 1B 2A 3A"), "exchange")
    choice = next(choice for choice in match.view(0).choices if choice.move == "pass R9")
    assert (choice.label, choice.cards) == ("Pass red 9 to {1}", ("R9",))
    assert (choice.source, choice.target) == ("hand:0", "hand:1")
    play(match, "pass R9,pass R9,pass R9")
    choice = next(choice for choice in match.view(0).choices if choice.move == "swap 1D 3")
    assert choice.label == "Swap errand 1D: red 11 for 1 point for the next of level 3"
    assert (choice.cards, choice.source, choice.target) == (("1D",), "display", "errands:3")


@pytest.mark.clause("FT-9.1")
def test_a_table_is_told_not_to_talk_about_hands(table: Table) -> None:
    talk = table().view(0).counter("talk")
    assert talk.value == "none"
    assert "hands" in talk.note


@pytest.mark.clause("FT-9.2")
def test_with_hints_a_table_is_told_the_signs(table: Table) -> None:
    talk = table(options={"hints": True}).view(0).counter("talk")
    assert talk.value == "signs: red, blue, green, high, low"
    assert "before the lead card" in talk.note

from __future__ import annotations

import parlour
from parlour.testing import words_of


def test_a_seat_sees_its_own_hand_and_only_the_size_of_the_others() -> None:
    view = parlour.new("fuji-flush", players=4, seed=7).view(0)
    assert view.cards("hand:0") == ["2", "7", "9", "10", "12", "15"]
    assert (view.cards("hand:1"), view.size("hand:1")) == ([], 6)
    assert view.cards("draw") == []


def test_a_spectator_sees_no_hand() -> None:
    view = parlour.new("fuji-flush", players=4, seed=7).view()
    assert not any(view.cards(f"hand:{seat}") for seat in range(4))


def test_a_replacement_is_named_to_its_owner_only() -> None:
    match = parlour.new("fuji-flush", players=4, seed=7)
    while not any(event[0] == "drew" for event in match.events()):
        match.play(match.legal()[-1])
    _, owner, card = next(event for event in match.events() if event[0] == "drew")
    assert card == 1  # a card, whichever
    _, _, own = next(event for event in match.events(owner) if event[0] == "drew")
    assert own in match.view(owner).cards(f"hand:{owner}")


def test_a_choice_says_what_it_joins_and_flushes() -> None:
    match = parlour.new("fuji-flush", players=3, seed=2)
    match.play(match.legal()[0])
    lowest = match.view().cards("table:0")[0]
    choices = match.view(1).choices
    assert any(choice.advice == (int(choice.args[0]), 1, ((0, lowest),)) for choice in choices)
    words = words_of(match)
    said = [words.say("choice-play", [*choice.args, *choice.advice], ["Ada", "Bo", "Cleo"]) for choice in choices]
    assert any(f"flushing Ada’s {lowest}" in label for label in said)

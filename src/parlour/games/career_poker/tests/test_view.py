"""What a seat sees, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Climb = Callable[..., "Table"]
Deal = Climb

KINGS = "13RF 13YS 13GO"


def counters(table: Table, seat: int | None = None) -> dict[str, int | str]:
    return {counter.id: counter.value for counter in table.match.view(seat).counters}


def test_a_card_has_a_name_for_the_ear_and_a_face_for_the_eye(climb: Climb) -> None:
    card = climb("7RF 8AO 4RC", KINGS, KINGS, players=5).match.view(0).zone("strategic:0").cards[1]
    assert (card.text, card.name, card.title) == ("7RF", "red goldfish 7", "7")
    assert (card.colour, card.symbol, card.caption) == ("red", "🐟", "goldfish")


def test_the_strength_is_said_with_its_reason(climb: Climb) -> None:
    table = climb("11RO 4RC 5RO", "10RP 4YO", KINGS, revolution=True)
    assert counters(table)["strength"] == "reversed: 3 4 … 13 1 2, 3 is strongest (revolution)"
    table.play("play 11RO")
    assert counters(table)["strength"] == "normal: 2 1 13 … 4 3, 2 is strongest (revolution and back)"


def test_bindings_are_said_in_words_and_symbols(climb: Climb) -> None:
    table = climb("4RC 4BS 3YF", "10RP 10BC 3AS", KINGS, energy=2).play("play 4RC 4BS, play 10RP 10BC")
    assert counters(table)["bindings"] == "colours red, blue 🟥🟦"


def test_who_passed_is_shown_until_the_next_play(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO 1YS", "8GF 5GF", "3GP 3AS", direction="counterclockwise", players=4)
    table.play("play 4RC, pass, play 8GF")
    assert not any(name.startswith("passed") for name in counters(table))
    table.play("pass, pass")
    assert [name for name in counters(table) if name.startswith("passed")] == ["passed:0", "passed:1"]


def test_gold_energy_direction_and_score_stand_beside_the_cards(climb: Climb) -> None:
    shown = counters(climb("4RC 13RF", KINGS, KINGS, gold=(2, 0, 1), energy=3, direction="counterclockwise"))
    assert (shown["gold:0"], shown["gold:2"], shown["energy"]) == (2, 1, 3)
    assert (shown["direction"], shown["score:1"]) == ("counterclockwise", 0)


def test_in_phase_1_the_lead_attribute_and_the_order_are_shown(deal: Deal) -> None:
    table = deal("11RO", "10RP").play("clockwise, lead 11RO colour")
    shown = counters(table)
    assert (shown["attribute"], shown["strength"]) == ("red", "1 is high, reversed")
    assert table.match.view(1).prompt == "Play a card: red if you have it."
    assert table.match.view(0).prompt == "{1} plays a card; red was led."


@pytest.mark.clause("CP-12.2")
def test_a_play_being_built_is_seen_by_its_player_alone(climb: Climb) -> None:
    table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,), energy=2)
    others = [table.match.view(seat) for seat in (None, 1, 2)]
    events = table.match.note_count
    table.play("gold 2 4, use 4RC")
    assert [table.match.view(seat) for seat in (None, 1, 2)] == others
    assert table.match.note_count == events
    own = table.match.view(0)
    assert [card.text for card in own.zone("building").cards] == ["4RC"]
    assert [card.text for card in own.zone("strategic:0").cards] == ["5RO", "13RF"]
    assert own.prompt == "Choose card 2 of 2, to be played as 4; 3 gold left."
    table.play("use 5RO as 4RO")
    assert [card.text for card in table.match.view(1).zone("table").cards] == ["4RC", "4RO"]


@pytest.mark.clause("CP-12.2")
def test_hands_and_what_was_set_aside_are_hidden(deal: Deal) -> None:
    view = deal().match.view(1)
    assert all(card.text for card in view.zone("hand:1").cards)
    assert not any(card.text for card in view.zone("hand:0").cards + view.zone("aside").cards)


@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("play 4RC", "Play the red cat 4"),
        ("play 11RO", "Play the red owl 11, back"),
        ("play 4RC 4YO", "Play 4RC 4YO, 2 energy"),
        ("play 4RC 4YO 4GP 4BS", "Play 4RC 4YO 4GP 4BS, revolution"),
        ("play 8RS cut", "Play the red snake 8, cut, 1 energy"),
        ("gold 1 5", "With gold: 1 card played as 5"),
    ],
)
def test_a_choice_says_what_it_does(climb: Climb, move: str, label: str) -> None:
    table = climb("4RC 4YO 4GP 4BS 8RS 11RO", KINGS, KINGS, gold=(1,), energy=2)
    found = {choice.move: choice for choice in table.match.view(0).choices}
    assert found[move].label == label
    assert (found[move].source, found[move].target) == ("strategic:0", "table")


def test_a_changed_card_says_what_it_costs(climb: Climb) -> None:
    table = climb("4RC 4YO 13RF", KINGS, KINGS, gold=(2,)).play("gold 1 4")
    found = {choice.move: choice.label for choice in table.match.view(0).choices}
    assert found["use 4RC as 4GP"] == "Use the red cat 4 as green pig 4, 2 gold"


def test_what_happened_is_told_in_words(climb: Climb) -> None:
    table = climb("11RO 3YF", "10RP 10YO 4RC", KINGS, gold=(0, 2)).play("play 11RO, play 10RP>10RO, pass, pass")
    assert list(table.match.view(0).log)[-9:] == [
        "{0:plays|play} 11RO.",
        "Back: the order is reversed for this trick.",
        "{1:plays|play} 10RP as 10RO.",
        "{1:spends|spend} 1 gold.",
        "The colours are bound.",
        "The marks are bound.",
        "{2:passes|pass}.",
        "{0:passes|pass}.",
        "{1:wins|win} the trick; its cards become energy.",
    ]


def test_the_last_trick_can_be_looked_at_until_the_next_begins(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO 1YS 5YC", KINGS).play("play 4RC, play 10YO, pass, pass")
    assert [card.text for card in table.match.view(2).zone("last").cards] == ["4RC", "10YO"]
    assert table.match.view(2).zone("gone").size >= 2
    table.play("clockwise, play 1YS")
    assert table.match.view(2).zone("last").cards == ()

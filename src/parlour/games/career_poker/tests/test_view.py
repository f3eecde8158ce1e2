"""What a seat sees, and what it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from parlour.engine.fold import Place
from parlour.engine.presentation import Asked, touched
from parlour.testing import words_of

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Climb = Callable[..., "Table"]
Deal = Climb

KINGS = "13RF 13YS 13GO"


def test_a_card_has_a_name_for_the_ear_and_facts_for_the_eye(climb: Climb) -> None:
    table = climb("7RF 8AO 4RC", KINGS, KINGS, players=5)
    assert table.cards("strategic:0", 0) == ["4RC", "7RF", "8AO"]
    assert words_of(table.match).say("one-card", ["7RF"]) == "the red goldfish 7"
    assert table.match.told.things["card"]["7RF"] == {"number": 7, "colour": "red", "mark": "goldfish"}


def test_the_strength_is_shown_with_its_reason(climb: Climb) -> None:
    table = climb("11RO 4RC 5RO", "10RP 4YO", KINGS, revolution=True)
    assert table.counters("strength", "revolution", "back") == ["three", 1, 0]
    table.play("play 11RO")
    assert table.counters("strength", "revolution", "back") == ["two", 1, 1]


def test_bindings_are_shown_and_what_they_ask_for(climb: Climb) -> None:
    table = climb("4RC 4BS 3YF", "10RP 10BC 3AS", KINGS, energy=2).play("play 4RC 4BS, play 10RP 10BC")
    assert table.counters("colours-bound", "marks-bound") == [1, 0]
    assert table.match.view(2).asked == Asked((2,), "beat", (2, 10, "two", ((1, "red"), (1, "blue")), ()))


def test_who_passed_is_shown_until_the_next_play(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO 1YS", "8GF 5GF", "3GP 3AS", direction="counterclockwise", players=4)
    passed = [f"passed:{seat}" for seat in range(4)]
    table.play("play 4RC, pass")
    assert table.counters(*passed) == [0, 0, 0, 1]
    table.play("play 8GF")
    assert table.counters(*passed) == [0, 0, 0, 0]
    table.play("pass, pass")
    assert table.counters(*passed) == [1, 1, 0, 0]


def test_gold_energy_direction_and_score_stand_beside_the_cards(climb: Climb) -> None:
    table = climb("4RC 13RF", KINGS, KINGS, gold=(2, 0, 1), energy=3, direction="counterclockwise")
    assert table.counters("gold:0", "gold:2", "energy") == [2, 1, 3]
    assert table.counters("direction", "score:1") == ["counterclockwise", 0]


def test_in_phase_1_the_lead_attribute_and_the_order_are_shown(deal: Deal) -> None:
    table = deal("11RO", "10RP").play("clockwise, lead 11RO colour")
    assert table.counters("attribute", "strength") == ["red", "one"]
    assert [table.match.view(seat).asked for seat in (0, 1)] == [Asked((1,), "follow", ("red",))] * 2


@pytest.mark.clause("CP-12.2")
def test_a_play_being_built_is_seen_by_its_player_alone(climb: Climb) -> None:
    table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,), energy=2)
    others = [table.match.view(seat) for seat in (None, 1, 2)]
    table.play("gold 2 4, use 4RC")
    assert [table.match.view(seat) for seat in (None, 1, 2)] == others
    assert table.cards("building:0", 0) == ["4RC"]
    assert table.cards("strategic:0", 0) == ["5RO", "13RF"]
    assert table.match.view(0).asked == Asked((0,), "use", (2, 2, 4, "no", 3))
    table.play("use 5RO as 4RO")
    assert table.cards("table:0", 1) == ["4RC", "5RO>4RO"]


@pytest.mark.clause("CP-12.2")
def test_hands_and_what_was_set_aside_are_hidden(deal: Deal) -> None:
    view = deal().match.view(1)
    assert len(view.cards("hand:1")) == 12
    assert (view.zones["hand:0"], view.zones["aside"]) == (Place([], 12), Place([], 9))


@pytest.mark.clause("CP-3.9")
def test_a_strategic_hand_is_open_to_its_owner_only(deal: Deal) -> None:
    table = deal("13RF 4YO", "10RP", "5RO").play("clockwise, lead 13RF colour, play 10RP, play 5RO")
    assert table.cards("strategic:0", 0) == ["5RO", "10RP", "13RF"]
    assert table.match.view(1).zones["strategic:0"] == Place([], 3)


def test_the_last_trick_can_be_looked_at_seat_by_seat_until_the_next_begins(climb: Climb) -> None:
    table = climb("4RC 13RF", "10YO 1YS 5YC", KINGS).play("play 4RC, play 10YO, pass, pass")
    assert [table.cards(f"last:{seat}", 2) for seat in range(3)] == [["4RC"], ["10YO"], []]
    assert all(table.cards(f"table:{seat}", 2) == [] for seat in range(3))
    assert table.match.view(2).size("gone") >= 2
    table.play("clockwise, play 1YS")
    assert all(table.cards(f"last:{seat}", 2) == [] for seat in range(3))


@pytest.mark.parametrize(
    ("move", "verb", "args", "advice", "label"),
    [
        ("play 4RC", "play", (["4RC"],), ("no", 0, "none"), "Play the red cat 4"),
        ("play 11RO", "play", (["11RO"],), ("yes", 0, "none"), "Play the red owl 11, back"),
        (
            "play 4RC 4YO",
            "play",
            (["4RC", "4YO"],),
            ("no", 2, "none"),
            "Play the red cat 4 and the yellow owl 4, for 2 bundles of energy",
        ),
        (
            "play 4RC 4YO 4GP 4BS",
            "play",
            (["4RC", "4YO", "4GP", "4BS"],),
            ("no", 0, "begins"),
            "Play the red cat 4, the yellow owl 4, the green pig 4, and the blue snake 4, revolution",
        ),
        (
            "play 8RS cut",
            "play-cut",
            (["8RS"],),
            (1, "none"),
            "Play the red snake 8 and cut, for 1 bundle of energy",
        ),
        ("gold 1 5", "gold", (1, 5), ("no", 0, "none"), "With gold: 1 card as 5"),
        ("gold 1 8 cut", "gold-cut", (1, 8), (1, "none"), "With gold: 1 card as 8, and cut, for 1 bundle of energy"),
    ],
)
def test_a_choice_is_a_verb_with_arguments_and_says_what_it_does(
    climb: Climb, move: str, verb: str, args: tuple[Any, ...], advice: tuple[Any, ...], label: str
) -> None:
    table = climb("4RC 4YO 4GP 4BS 8RS 11RO", KINGS, KINGS, gold=(1,), energy=2)
    found = table.choice(move)
    assert (found.verb, found.args, found.advice) == (verb, args, advice)
    assert words_of(table.match).say(f"choice-{verb}", [*args, *advice]) == label
    about = touched(found, table.match.presentation.vocabulary, 0)
    assert (about.source, about.target) == ("strategic:0", "table:0")


def test_a_changed_card_says_what_it_costs(climb: Climb) -> None:
    table = climb("4RC 4YO 13RF", KINGS, KINGS, gold=(2,)).play("gold 1 4")
    found = table.choice("use 4RC as 4GP")
    assert (found.verb, found.args, found.advice) == ("use-as", ("4RC", "4GP"), (2,))


@pytest.mark.parametrize(("move", "target"), [("cut", "strategic:0"), ("let be", "")])
def test_whether_to_cut_is_about_the_8_that_was_played(deal: Deal, move: str, target: str) -> None:
    table = deal("8RS", "10RP", "5RO").play("clockwise, lead 8RS colour, play 10RP, play 5RO")
    about = touched(table.choice(move), table.match.presentation.vocabulary, 0)
    assert (about.cards, about.source, about.target) == (("8RS",), "table:0", target)

"""Cards, options and set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import parlour
from parlour.engine import registry
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.cards import CARD_TEXTS

Table = Callable[..., Match]
See = Callable[..., list[str]]


@pytest.mark.clause("FT-1.1")
def test_there_are_seven_cards_of_each_colour_three_of_two_colours_and_three_of_three() -> None:
    count = Counter(CARD_TEXTS)
    assert sum(count.values()) == 27
    assert all(count[f"{colour}{value}"] == 1 for colour in "RBG" for value in range(3, 10))
    assert count["RB2"] == count["BG2"] == count["RG2"] == 1
    assert count["RBG1"] == 3


@pytest.mark.clause("FT-1.2")
def test_there_are_27_errands_in_three_levels() -> None:
    deck = registry.game("familiars-trouble").standard_cards
    assert [deck.count(level) for level in (1, 2, 3)] == [9, 9, 9]
    assert all(errand.points > 0 and max(errand.requires) > 0 and not errand.name for errand in deck.errands)


@pytest.mark.clause("FT-1.3")
def test_the_house_errands_treat_the_colours_alike_and_pay_more_for_two_colours() -> None:
    deck = registry.game("familiars-trouble").standard_cards
    assert deck.house
    every = Counter((errand.level, errand.requires, errand.points) for errand in deck.errands)
    turned = Counter((e.level, (e.requires[2], e.requires[0], e.requires[1]), e.points) for e in deck.errands)
    assert every == turned
    for level in (1, 2, 3):
        one = [e.points for e in deck.errands if e.level == level and e.requires.count(0) == 2]
        two = [e.points for e in deck.errands if e.level == level and e.requires.count(0) == 1]
        assert max(one) < min(two)


@pytest.mark.clause("FT-1.3")
@pytest.mark.parametrize(
    ("id", "requires", "points"), [("1A", (9, 0, 0), 1), ("2F", (6, 0, 8), 3), ("3H", (0, 5, 11), 5)]
)
def test_some_house_errands(id: str, requires: tuple[int, int, int], points: int) -> None:
    deck = registry.game("familiars-trouble").standard_cards
    errand = deck.errands[deck.numbers[id]]
    assert (errand.requires, errand.points) == (requires, points)


@pytest.mark.clause("FT-1.3")
def test_without_level_3_laid_out_levels_1_and_2_require_less() -> None:
    game = registry.game("familiars-trouble")
    usual = game.standard_cards
    easier = usual.laid_out([3, 2, 0])
    assert usual.laid_out([3, 1, 1]) is usual
    for before, after in zip(usual.errands, easier.errands, strict=True):
        assert (before.id, before.points) == (after.id, after.points)
        less = [a - b for a, b in zip(before.requires, after.requires, strict=True)]
        wanted = [0 if before.level == 3 or not a else 1 if a == 4 else 2 for a in before.requires]
        assert less == wanted


@pytest.mark.clause("FT-1.3")
@pytest.mark.parametrize(("display", "rules", "red"), [("3/1/1", 1, 9), ("0/0/9", 1, 9), ("4/2/0", 2, 7)])
def test_only_a_match_with_easier_errands_names_rules_2(display: str, rules: int, red: int) -> None:
    match = parlour.new("familiars-trouble", players=3, options={"display": display})
    assert match.rules == rules
    assert match.told.things["errand"]["1A"]["needs"] == (("red", red),)
    by_rules_1 = Match(match.game, 3, {"display": display}, rules=1)
    assert by_rules_1.told.things["errand"]["1A"]["needs"] == (("red", 9),)


@pytest.mark.clause("FT-1.3")
def test_an_owners_errands_are_the_same_in_every_display_unless_the_file_says_otherwise() -> None:
    letters = [f"{level}{letter}" for level in "123" for letter in "ABCDEFGHI"]
    own: dict[str, Any] = {"errands": [{"id": id, "red": 5, "points": 1} for id in letters]}
    plain = Match(GAME, 3, {"display": "3/2/0"}, own)
    assert (plain.rules, plain.state.requires[0]) == (1, 5)
    easier = Match(GAME, 3, {"display": "3/2/0"}, own | {"beginners": [{"id": "1A", "red": 2, "points": 1}]})
    assert (easier.rules, easier.state.requires[0], easier.state.requires[1]) == (2, 2, 5)


@pytest.mark.clause("FT-1.4")
@pytest.mark.parametrize("display", ["3/1/1", "3/2/0", "4/2/0", "0/0/1", "9/0/0", "3/3/3"])
def test_a_display_of_one_to_nine_errands_is_accepted(display: str) -> None:
    match = parlour.new("familiars-trouble", players=3, options={"display": display})
    assert match.view().size("display") == sum(int(count) for count in display.split("/"))


@pytest.mark.clause("FT-1.4")
@pytest.mark.parametrize(
    "options",
    [
        {"display": display}
        for display in ("0/0/0", "10/0/0", "4/3/3", "3/1", "3/1/1/0", "+3/1/1", " 3/1/1", "03/1/1", "3/-1/1", "٣/1/1")
    ]
    + [
        {"display": 311},
        {"display": [3, 1, 1]},
        {"display": True},
        {"hand_exchange": "true"},
        {"hints": 1},
        {"hats": True},
    ],
)
def test_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        parlour.new("familiars-trouble", players=3, options=options)


@pytest.mark.clause("FT-1.4")
def test_a_default_may_be_stated_and_is_not_recorded() -> None:
    match = parlour.new(
        "familiars-trouble", players=3, options={"display": "3/1/1", "hints": False, "hand_exchange": False}
    )
    assert match.record.setup.options == {"hand_exchange": False}


@pytest.mark.clause("FT-1.4")
def test_a_display_cannot_have_more_errands_of_a_level_than_the_cards() -> None:
    ids = [f"1{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY"] + ["2A", "3A"]
    cards = {"errands": [{"id": id, "red": 5, "points": 1} for id in ids]}
    game = registry.game("familiars-trouble")
    assert Match(game, 3, {"display": "7/1/1"}, cards).view().size("errands:1") == 18
    with pytest.raises(BadSetup, match="level 2"):
        Match(game, 3, {"display": "3/2/1"}, cards)


@pytest.mark.clause("FT-1.5")
def test_a_level_that_is_not_laid_out_can_still_be_drawn_from(table: Table) -> None:
    match = table(options={"display": "4/2/0", "hand_exchange": False}, errands="1A 3D")
    assert match.view().size("errands:3") == 9
    match.play("swap 1A 3")
    assert "3D" in match.view().cards("display")


@pytest.mark.clause("FT-1.6")
def test_hints_change_no_decision() -> None:
    one = parlour.new("familiars-trouble", players=3, seed=4)
    two = parlour.new("familiars-trouble", players=3, seed=4, options={"hints": True})
    while not one.over:
        assert one.legal() == two.legal()
        move = one.legal()[len(one.record.decisions) % len(one.legal())]
        one.play(move)
        two.play(move)
    assert one.outcome == two.outcome


@pytest.mark.clause("FT-2.1")
def test_four_piles_are_shuffled_in_order_with_every_option() -> None:
    for options in ({}, {"display": "4/2/0", "errand_exchange": False}):
        match = parlour.new("familiars-trouble", players=3, options=options, seed=1)
        piles = [entry["pile"] for entry in match.record.entries if isinstance(entry, dict)]
        assert piles == ["attributes", "errands-1", "errands-2", "errands-3"]


@pytest.mark.clause("FT-2.2")
def test_five_cards_are_dealt_one_at_a_time_and_the_errands_laid_out_from_the_top(see: See) -> None:
    match = parlour.new("familiars-trouble", players=3, seed=2)
    shuffles = [entry["cards"] for entry in match.record.entries if isinstance(entry, dict)]
    for seat in range(3):
        assert Counter(see(match, f"hand:{seat}", seat)) == Counter(shuffles[0][seat:15:3])
    assert see(match, "display") == sorted([*shuffles[1][:3], shuffles[2][0], shuffles[3][0]])
    assert match.view().size("deck") == 12


@pytest.mark.clause("FT-2.3")
def test_seat_0_leads_first() -> None:
    match = parlour.new("familiars-trouble", players=3, seed=3)
    assert match.seat == 0
    assert match.view().counters["lead"] == 0


def test_it_is_for_three() -> None:
    for players in (2, 4):
        with pytest.raises(BadSetup):
            parlour.new("familiars-trouble", players=players)

"""Gold: what it changes, what it costs, and that a play begun can always be completed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.games.career_poker import GAME, cards
from parlour.games.career_poker.moves import card_text, target_text
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules.table import strategic_of

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Climb = Callable[..., "Table"]

KINGS = "13RF 13YS 13GO"


@pytest.mark.clause("CP-8.1")
@pytest.mark.parametrize(("use", "cost"), [("8RS>8YS", 1), ("8RS>8RO", 1), ("8RS>9RS", 1), ("8RS>10YO", 4)])
def test_a_colour_a_mark_and_each_step_cost_one_gold(climb: Climb, use: str, cost: int) -> None:
    table = climb("8RS 4RC 5RO", KINGS, KINGS, gold=(6,)).play(f"play {use}")
    assert table.state.gold[0] == 6 - cost
    assert table.cards("table:0") == [use]


@pytest.mark.clause("CP-8.1")
def test_a_changed_card_counts_as_what_it_became(climb: Climb) -> None:
    table = climb("10RP 5RO", "12YP 3AS", "13RF 11YP 4GP", gold=(1, 1), players=5)
    table.play("play 10RP>11RP")
    assert table.state.back  # CP-7.2
    table = climb("4RC 5RO", "5YC 3AS", "13RF 1GC", gold=(0, 1)).play("play 4RC, play 5YC>5RC")
    assert table.state.colour_bound  # CP-6.2
    assert table.state.mark_bound
    table = climb("2RC 5RO", "3YF 4GP", "13RF 1GC", gold=(0, 2)).play("play 2RC")
    table.play("play 3YF>3RC")  # CP-6.3
    assert table.state.top_number == 3
    table = climb("5RO 4RC", "7YO 4GP", KINGS, gold=(0, 1), energy=1, players=5).play("play 5RO, play 7YO>8YO cut")
    assert table.match.seat == 1  # CP-7.1


@pytest.mark.clause("CP-8.1", "CP-6.1")
def test_a_changed_set_costs_energy_as_such(climb: Climb) -> None:
    table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,))
    assert table.clause("gold 2 4") == "CP-6.1"
    table = climb("4RC 5RO 13RF", KINGS, KINGS, gold=(3,), energy=2).play("play 4RC 5RO>4RO")
    assert table.state.energy == 0
    assert table.state.gold[0] == 2


@pytest.mark.clause("CP-8.2")
@pytest.mark.parametrize("line", [False, True])
def test_2_never_becomes_3(climb: Climb, line: bool) -> None:
    table = climb("2RC 2YF 5RO", KINGS, KINGS, gold=(1,), options={"ace_line": line})
    assert table.clause("gold 1 3") == "CP-11.2"
    table = climb("2RC 4RC 5RO", KINGS, KINGS, gold=(2,), options={"ace_line": line}).play("gold 1 3")
    assert table.reason("use 2RC as 3RC").clause == ("CP-8.4" if line else "CP-8.2")


@pytest.mark.clause("CP-8.3")
def test_13_and_1_are_neighbours_with_ace_line_only(climb: Climb) -> None:
    hand = "13RF 4RC 5RO"
    assert climb(hand, KINGS, KINGS, gold=(1,)).clause("gold 1 1") == "CP-11.2"
    table = climb(hand, KINGS, KINGS, gold=(2,), options={"ace_line": True}).play("play 13RF>2RF")
    assert table.state.gold[0] == 0


@pytest.mark.clause("CP-8.3")
def test_numbers_that_stayed_in_the_box_are_steps_and_can_be_played_as(climb: Climb) -> None:
    table = climb("5RO 8RS 4RC", KINGS, KINGS, gold=(2,))
    assert {"gold 1 6", "gold 1 7"} <= set(table.legal())
    table.play("play 8RS>6RS")
    assert table.state.top_number == 6


@pytest.mark.clause("CP-8.4")
def test_no_gold_is_spent_for_nothing(climb: Climb) -> None:
    table = climb("8RS 4RC 5RO", KINGS, KINGS, gold=(1,)).play("gold 1 8")
    assert "use 8RS" not in table.legal()
    assert {f"use 8RS as 8{colour}S" for colour in "YGBA"} <= set(table.legal())
    assert table.clause("use 8RS as 8YC") == "CP-8.4"


@pytest.mark.clause("CP-9.1", "CP-11.2")
def test_the_last_cards_may_not_be_played_with_gold(climb: Climb) -> None:
    table = climb("4RC 5RO", KINGS, KINGS, gold=(5,), energy=2)
    assert table.clause("gold 2 4") == "CP-9.1"
    assert "gold 1 4" in table.legal()


@pytest.mark.clause("CP-11.1")
def test_a_play_with_gold_is_built_in_ascending_order_and_takes_effect_with_the_last_card(climb: Climb) -> None:
    table = climb("4RC 4YO 5RO 13RF", KINGS, KINGS, gold=(2,), energy=2).play("gold 2 4, use 4YO")
    assert table.state.gold[0] == 2
    assert table.match.seat == 0
    assert table.clause("use 4RC") == "CP-11.1"
    assert table.clause("pass") == "CP-11.1"
    assert table.clause("use 5RO") == "CP-11.1"
    assert table.clause("use 10RP as 4RP") == "CP-5.3"
    table.play("use 5RO as 4RO")
    assert table.state.gold[0] == 1
    assert table.match.seat == 1
    assert [decision.move for decision in table.match.record.decisions][1:] == ["gold 2 4", "use 4YO", "use 5RO as 4RO"]


@pytest.mark.clause("CP-11.1")
def test_at_least_one_gold_is_spent(climb: Climb) -> None:
    table = climb("4RC 4YO 13RF", KINGS, KINGS, gold=(1,), energy=2).play("gold 2 4, use 4RC")
    assert table.clause("use 4YO") == "CP-11.1"
    assert "use 4YO as 4AO" in table.legal()


@pytest.mark.clause("CP-11.2")
def test_under_both_bindings_the_free_play_is_no_play_with_gold(climb: Climb) -> None:
    table = climb("3RC 5RO", "4RC 5YC", "1RP 2RC 13GO", gold=(0, 0, 1)).play("play 3RC, play 4RC")
    assert table.legal() == ["pass", "gold 1 1", "play 2RC"]
    # 1RP or 2RC becomes 1RC; but 2RC as 2RC would cost nothing
    assert table.clause("gold 1 2") == "CP-11.2"


@pytest.mark.clause("CP-11.3")
def test_a_person_writes_a_play_with_gold_at_once(climb: Climb) -> None:
    table = climb("4RC 5RO 13RF 13YS", KINGS, KINGS, gold=(3,), energy=2)
    assert table.match.expand("PLAY 5RO>4RO  4RC") == ["gold 2 4", "use 4RC", "use 5RO as 4RO"]
    assert table.match.expand("play 5ro as 4ro 4rc") == ["gold 2 4", "use 4RC", "use 5RO as 4RO"]
    assert table.match.expand("play 4RC") == ["play 4rc"]
    assert table.match.expand("pass") == ["pass"]


# All plays with gold, by trying everything


def line_steps(number: int, other: int, joined: bool) -> int:
    line = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2]
    lines = [line] if joined else [line[:11], line[11:]]
    return next((abs(one.index(number) - one.index(other)) for one in lines if number in one and other in one), 99)


def cost(state: Play, card: int, target: int) -> int:
    changed = int(card % 5 != target // 5 % 5) + int(state.mark_of[card] != target % 5)
    return changed + line_steps(card // 5 + 1, target // 25 + 1, state.ace_line)


def every_play(state: Play, number: int, count: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """All ways to make so many cards of the hand a number, in ascending order, at no more than the gold there is."""
    gold = state.gold[state.seat]
    targets = range(25 * (number - 1), 25 * number)
    costs = {
        card: {target: cost(state, card, target) for target in targets} for card in strategic_of(state, state.seat)
    }
    for chosen in combinations(costs, count):
        yield from (play for play, left in made_of(chosen, costs, gold) if left < gold)


def made_of(
    chosen: tuple[int, ...], costs: dict[int, dict[int, int]], gold: int
) -> Iterator[tuple[tuple[tuple[int, int], ...], int]]:
    """All ways to turn these cards into targets, each with the gold that is left."""
    if not chosen:
        yield (), gold
        return
    card, *others = chosen
    for target, price in costs[card].items():
        if price <= gold:
            for play, left in made_of(tuple(others), costs, gold - price):
                yield ((card, target), *play), left


def is_allowed(state: Play, number: int, play: tuple[tuple[int, int], ...]) -> bool:
    """Strength, loop and bindings, straight from the clauses."""
    colours = sum(1 << 8 * (target // 5 % 5) for _, target in play)
    marks = sum(1 << 8 * (target % 5) for _, target in play)
    order = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2]
    if state.revolution != state.back:
        order.reverse()
    if state.top_number == 0:
        return True
    same_colours, same_marks = colours == state.top_colours, marks == state.top_marks
    if order.index(number) <= order.index(state.top_number):
        loop = (order[0], order[-1]) == (number, state.top_number) and {number, state.top_number} == {2, 3}
        if not (loop and same_colours and same_marks):
            return False
    return (same_colours or not state.colour_bound) and (same_marks or not state.mark_bound)


def energy_needed(state: Play, count: int, cut: bool) -> int:
    led = count if state.top_number == 0 and count in (2, 3) and not state.revolution else 0
    return led + (count if cut else 0)


def completions(state: Play) -> dict[str, Any]:
    """For each legal beginning of a play with gold, the texts of the cards that can follow, as a tree."""
    tree: dict[str, Any] = {}
    size = len(strategic_of(state, state.seat))
    counts = [state.top_count] if state.top_number else range(1, size)
    for number, count in product(range(1, 14), counts):
        plays = [p for p in every_play(state, number, count) if is_allowed(state, number, p)] if count < size else []
        for cut in (False, True) if number == 8 else (False,):
            if plays and energy_needed(state, count, cut) <= state.energy:
                tree[f"gold {count} {number}" + (" cut" if cut else "")] = branches(state, plays)
    return tree


def branches(state: Play, plays: list[tuple[tuple[int, int], ...]]) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    for play in plays:
        branch = tree
        for card, target in play:
            used = f"use {card_text(state, card)}"
            full = used if target == 5 * card + state.mark_of[card] else f"{used} as {target_text(target)}"
            branch = branch.setdefault(full, {})
    return tree


def compare(state: Play, tree: dict[str, Any]) -> None:
    """The legal moves with gold are exactly the tree, all the way down."""
    texts = {GAME.text(state, move): move for move in state.legal()}
    assert {text for text in texts if text.startswith(("gold", "use"))} == set(tree)
    for text, branch in list(tree.items())[:6]:
        if branch:
            other = state.copy()
            other.play(texts[text])
            compare(other, branch)


@st.composite
def hands_with_gold(draw: st.DrawFn) -> Play:
    """A small hand around one number, some gold, and a play on top that may bind."""
    state = GAME.state(5, GAME.setup(5, {"ace_line": draw(st.booleans())}), GAME.standard_cards)
    centre = draw(st.integers(2, 12))
    near = [card for card in range(65) if abs(card // 5 + 1 - centre) <= 1]
    held = draw(st.lists(st.sampled_from(near) | st.integers(0, 64), min_size=2, max_size=5, unique=True))
    strategic = [[0] * 14 for _ in range(5)]
    for card in held:
        strategic[1][card // 5 + 1] |= 1 << card % 5
    state.strategic, state.strategic_size = strategic, [1, len(held), 1, 1, 1]
    state.gold, state.energy = [0, draw(st.integers(1, 3)), 0, 0, 0], draw(st.integers(0, 5))
    state.millionaire, state.seat, state.stage, state.revolution = True, 1, cards.TURN_STAGE, draw(st.booleans())
    if draw(st.integers(0, 5)):
        put_on_top(state, draw, held)
    return state


def put_on_top(state: Play, draw: st.DrawFn, held: list[int]) -> None:
    state.back = draw(st.booleans())
    top = draw(st.lists(st.sampled_from(held) | st.integers(0, 64), min_size=1, max_size=3))
    state.top_number = draw(st.sampled_from([2, 3, *range(1, 14)]))
    state.top_count, state.plays, state.table_size = len(top), 1, len(top)
    state.top_colours = sum(count << 8 * colour for colour, count in Counter(card % 5 for card in top).items())
    state.top_marks = sum(1 << 8 * state.mark_of[card] for card in top)
    state.colour_bound, state.mark_bound = draw(st.booleans()), draw(st.booleans())


@pytest.mark.clause("CP-11.2")
@settings(max_examples=60, deadline=None)
@given(hands_with_gold())
def test_a_play_with_gold_can_be_begun_and_gone_on_with_exactly_if_it_can_be_completed(state: Play) -> None:
    compare(state, completions(state))

"""Texts, shorthand, and what is said of moves that cannot be made."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from parlour.engine.errors import BadMove, MalformedMove, Reason
from parlour.games.career_poker import GAME, moves
from parlour.games.career_poker.play import Play

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Climb = Callable[..., "Table"]

KINGS = "13RF 13YS 13GO"
TEXTS = [
    "clockwise",
    "counterclockwise",
    "lead 7RF colour",
    "lead 13AP mark",
    "play 7RF",
    "play 7RF 7BP",
    "play 8RS 8YC 8GF 8BP 8AO cut",
    "cut",
    "let be",
    "keep",
    "give 2",
    "pass",
    "gold 1 1",
    "gold 12 13",
    "gold 3 8 cut",
    "use 8RS",
    "use 8RS as 9RP",
    "use 10AF as 13YC",
]


def fresh() -> Play:
    return GAME.state(5, GAME.setup(5, {}), GAME.standard_cards)


@pytest.mark.parametrize("text", TEXTS)
def test_texts_and_numbers_go_both_ways(text: str) -> None:
    move = moves.parse(fresh(), text.lower())
    assert moves.text(fresh(), move) == text
    assert 0 < move < 2**31


@pytest.mark.parametrize(
    "text",
    [
        "play",
        "play 7",
        "play 7rc",
        "play 14rc",
        "play 07rf",
        "play 7rf 7rf",
        "play cut",
        "lead 7rf",
        "lead 7rf number",
        "give",
        "give 5",
        "give me",
        "gold",
        "gold 2",
        "gold 0 3",
        "gold 2 14",
        "gold 66 3",
        "gold 2 3 4",
        "use",
        "use 8rs as",
        "use 8rs like 9rp",
        "use 8rs as 9xx",
        "let",
        "pass cut",
    ],
)
def test_what_is_no_move_is_refused_with_a_reason_that_has_words(text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        moves.parse(fresh(), text)
    assert caught.value.reason.id in GAME.presentation.vocabulary.reasons


def test_cards_of_a_play_are_written_in_ascending_order_however_they_are_typed(climb: Climb) -> None:
    table = climb("4RC 4YO 13RF", KINGS, KINGS, energy=2).play("play 4YO 4RC")
    assert table.match.record.decisions[-1].move == "play 4RC 4YO"


def test_a_card_with_the_wrong_mark_is_answered_with_the_right_one() -> None:
    with pytest.raises(MalformedMove) as caught:
        moves.parse(fresh(), "play 7rc")
    assert caught.value.reason == Reason("", "not-printed", ("7RC", "7RF"))


@pytest.mark.clause("CP-11.3")
@pytest.mark.parametrize(
    ("written", "clause"),
    [
        ("play 4RC 5RO>6RO", "CP-5.3"),
        ("play 5RO>4RO 4RC 13RF>4RF", "CP-6.1"),
        ("play 4RC>4RC", "CP-11.1"),
        ("play 13RF>4RF", "CP-8.4"),
        ("play 10RP>11RP", "CP-5.3"),
    ],
)
def test_a_shorthand_that_cannot_be_completed_changes_nothing(climb: Climb, written: str, clause: str) -> None:
    table = climb("4RC 5RO 13RF 13YS", KINGS, KINGS, gold=(2,), energy=2)
    before = table.match.record.to_text()
    with pytest.raises(BadMove) as caught:
        table.match.expand(written)
    assert caught.value.clause == clause
    assert table.match.record.to_text() == before
    assert table.state.stage == 6


@pytest.mark.parametrize(
    ("move", "clause", "id", "args"),
    [
        ("play 13BC", "CP-5.3", "not-in-strategic-hand", (["13BC"],)),
        ("play 10RP 10BC", "CP-5.3", "as-many", (1,)),
        ("play 4YO", "CP-5.3", "not-stronger", (4, 5, "two")),
        ("play 10RP cut", "CP-7.1", "only-eights-cut", ()),
        ("play 8YC cut", "CP-7.1", "energy-to-cut", (1, 1, 0)),
        ("gold 2 10", "CP-5.3", "as-many", (1,)),
        ("gold 1 4", "CP-5.3", "not-stronger", (4, 5, "two")),
        ("gold 1 10 cut", "CP-7.1", "only-eights-cut", ()),
        ("gold 1 2", "CP-11.2", "too-dear", (1, 2, 1, "none")),
        ("use 10RP", "CP-11.1", "gold-first", ()),
        ("clockwise", "CP-5.3", "cards-or-pass", ()),
        ("lead 10RP mark", "CP-5.3", "cards-or-pass", ()),
    ],
)
def test_each_way_a_play_can_be_illegal_has_its_clause(
    climb: Climb, move: str, clause: str, id: str, args: tuple[object, ...]
) -> None:
    table = climb("5RO 13RF", "10RP 10BC 4YO 8YC", KINGS, gold=(0, 1)).play("play 5RO")
    assert table.reason(move) == Reason(clause, id, args)


def test_without_gold_nothing_can_be_changed(climb: Climb) -> None:
    table = climb("5RO 13RF", "10RP 10BC 4YO", KINGS).play("play 5RO")
    assert table.clause("gold 1 10") == "CP-8.1"


@pytest.mark.clause("CP-6.2")
def test_a_card_that_breaks_a_binding_cannot_be_used(climb: Climb) -> None:
    table = climb("4RC 13YS", "5RO 13GO", "10YO 11YP 3AS", gold=(0, 0, 3)).play("play 4RC, play 5RO, gold 1 10")
    assert table.clause("use 10YO as 10GO") == "CP-6.2"
    assert "use 10YO as 10RO" in table.legal()
    assert table.clause("use 10YO as 11RO") == "CP-11.1"

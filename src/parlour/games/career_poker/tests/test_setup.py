"""Cards, options and the set-up of a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.games.career_poker import GAME, cards

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Deal = Callable[..., "Table"]


def pairs(**changed: str) -> dict[str, Any]:
    """The house pairing as the content of a card file, with some lines changed."""
    names, marks = cards.COLOURS, GAME.standard_cards.marks
    table = {
        str(n + 1): " ".join(names[c] + cards.MARKS[marks[5 * n + c]] for c in range(5)) for n in range(cards.HIGH)
    }
    return {"cards": table | {key[1:]: value for key, value in changed.items()}}


@pytest.mark.clause("CP-1.1")
def test_five_cards_of_each_number_with_every_colour_and_mark_once() -> None:
    marks = GAME.standard_cards.marks
    assert len(marks) == 65
    for number in range(13):
        assert sorted(marks[5 * number : 5 * number + 5]) == [0, 1, 2, 3, 4]


@pytest.mark.clause("CP-1.2")
def test_every_2_has_a_3_with_its_colour_and_mark() -> None:
    marks = GAME.standard_cards.marks
    assert marks[5:10] == marks[10:15]


@pytest.mark.clause("CP-1.2")
@pytest.mark.parametrize(("players", "low", "high"), [(3, 1, 3), (4, 2, 3), (5, 2, 3)])
def test_no_pair_of_colour_and_mark_is_rare_or_common(players: int, low: int, high: int) -> None:
    there = [card for card in range(65) if cards.IN_DECK[players][1 + card // 5]]
    counts = Counter((card % 5, GAME.standard_cards.marks[card]) for card in there)
    assert len(counts) == 25
    assert min(counts.values()) == low
    assert max(counts.values()) == high


@pytest.mark.clause("CP-1.2")
def test_a_file_of_your_own_replaces_the_pairing() -> None:
    match = Match(GAME, 3, cards=pairs(_1="RC YP GS BF AO"), chance=Seeded(1))
    shuffled = match.record.entries[0]
    assert isinstance(shuffled, dict)
    assert "1RC" in shuffled["cards"]
    assert match.view().counters["house"] == 0


@pytest.mark.clause("CP-1.2")
def test_the_house_pairing_is_shown_as_such() -> None:
    assert Match(GAME, 3).view().counters["house"] == 1


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({}, "cards-missing 'cards'"),
        ({"cards": 3}, "cards-not-a-table 'cards'"),
        (pairs() | {"colour": 1}, "cards-unknown 'colour'"),
        (pairs() | {"house": "yes"}, "cards-not-a-flag 'house'"),
        (pairs(_14="RC YP GS BF AO"), "cards-unknown 'cards.14'"),
        (pairs(_7="RC YP GS BF"), "cards-shape 'cards.7'"),
        (pairs(_7="RC YP GS BF AX"), "cards-shape 'cards.7'"),
        (pairs(_7="RC RP GS BF AO"), "cards-each-once 'cards.7'"),
        (pairs(_7="RC YC GS BF AO"), "cards-each-once 'cards.7'"),
        ({"cards": {"1": "RC YP GS BF AO"}}, "cards-missing 'cards.2'"),
    ],
)
@pytest.mark.clause("CP-1.1")
def test_a_card_file_that_is_wrong_is_refused_with_the_reason(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        GAME.cards(data)


@pytest.mark.clause("CP-1.3")
def test_the_gold_of_twelve_tricks_and_the_interim_settlement_is_all_there_is() -> None:
    assert cards.GOLD == 14


@pytest.mark.clause("CP-2.1")
@pytest.mark.parametrize(
    ("players", "size", "aside", "out"), [(3, 45, 9, {6, 7, 9, 12}), (4, 55, 7, {7, 9}), (5, 65, 5, set())]
)
def test_which_cards_play_depends_on_the_seats(players: int, size: int, aside: int, out: set[int]) -> None:
    match = Match(GAME, players, chance=Seeded(3))
    shuffled = match.record.entries[0]
    assert isinstance(shuffled, dict)
    assert len(shuffled["cards"]) == size
    assert {int(text[:-2]) for text in shuffled["cards"]} == set(range(1, 14)) - out
    view = match.view()
    assert view.size("aside") == aside
    assert all(view.size(f"hand:{seat}") == 12 for seat in range(players))


@pytest.mark.clause("CP-2.2")
def test_the_first_cards_are_set_aside_and_the_rest_dealt_in_turn_from_seat_0() -> None:
    match = Match(GAME, 3, chance=Seeded(4))
    shuffled = match.record.entries[0]
    assert isinstance(shuffled, dict)
    for seat in range(3):
        assert set(match.view(seat).cards(f"hand:{seat}")) == set(shuffled["cards"][9 + seat :: 3])


@pytest.mark.clause("CP-2.3")
def test_seat_0_leads_first_and_then_whoever_came_last(climb: Deal) -> None:
    assert Match(GAME, 4).seat == 0
    table = climb("13RF", "1RP 1YS", "3RC 3YF 3GP")
    table.play("play 13RF")
    assert table.state.round == 1
    assert table.match.seat == 2


@pytest.mark.clause("CP-2.4")
def test_all_gold_goes_back_when_a_round_begins(climb: Deal) -> None:
    table = climb("13RF", "1RP 1YS", "3RC 3YF 3GP", gold=(3, 1, 0))
    table.play("play 13RF")
    assert list(table.state.gold) == [0, 0, 0, 0, 0]


def test_teams_need_four_seats() -> None:
    with pytest.raises(BadSetup, match="teams 3") as caught:
        Match(GAME, 3, {"length": "team"})
    assert caught.value.game == GAME.name


@pytest.mark.parametrize(("length", "rounds"), [("normal", 3), ("short", 1), ("team", 3)])
def test_the_length_is_three_rounds_or_one(length: str, rounds: int) -> None:
    counters = Match(GAME, 4, {"length": length}).view().counters
    assert (counters["round"], counters["rounds"]) == (1, rounds)

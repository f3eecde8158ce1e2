from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from parlour.games.familiar_find import cards
from parlour.games.familiar_find.rules.table import reached_by

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


def ingredients(counts: tuple[int, ...]) -> str:
    return " ".join(f"{code} " * count for code, count in zip(cards.INGREDIENT_CODES, counts, strict=True))


def outcome_of(arrange: Arrange, owned: str, pile: str = "cleanse") -> list[int] | None:
    table = arrange(2, piles={"centre": pile}, collections={0: owned})
    table.play("take centre")
    while not table.match.over and table.legal("cast"):
        table.play(table.legal("cast")[0])
    return table.outcome().winners if table.match.over else None


@clause("FI-5.2")
@pytest.mark.parametrize(
    "counts", [(2, 2, 2, 2, 0), (3, 3, 3, 0, 0), (4, 4, 0, 0, 0), (5, 9, 0, 0, 0), (2, 2, 2, 2, 2)]
)
def test_a_complete_set_wins_whichever_types_it_is_of(arrange: Arrange, counts: tuple[int, ...]) -> None:
    for types in sorted(set(permutations(counts))):
        assert outcome_of(arrange, ingredients(types)) == [0]


@clause("FI-5.2")
@pytest.mark.parametrize("counts", [(2, 2, 2, 1, 1), (3, 3, 2, 0, 0), (4, 3, 0, 0, 0), (7, 1, 1, 1, 1)])
def test_what_lacks_a_card_is_no_set(arrange: Arrange, counts: tuple[int, ...]) -> None:
    for types in sorted(set(permutations(counts))):
        assert outcome_of(arrange, ingredients(types)) is None


@clause("FI-5.1")
def test_three_astral_essences_win_even_with_three_abyss_essences(arrange: Arrange) -> None:
    assert outcome_of(arrange, "AST AST ABY ABY ABY", "AST") == [0]


@clause("FI-5.1")
def test_three_abyss_essences_lose_even_with_a_set(arrange: Arrange) -> None:
    assert outcome_of(arrange, ingredients((2, 2, 2, 2, 0)) + "ABY ABY", "ABY") == [1]


@clause("FI-5.1", "FI-4.2")
def test_spells_are_resolved_before_the_check(arrange: Arrange) -> None:
    assert outcome_of(arrange, "ABY ABY", "ABY cleanse") is None
    assert outcome_of(arrange, "ABY ABY", "ABY veil") == [1]


@clause("FI-5.1")
def test_a_set_that_a_barter_gave_counts_at_the_next_check_of_its_owner(arrange: Arrange) -> None:
    almost = ingredients((2, 2, 2, 1, 1))
    table = arrange(2, piles={"centre": "barter RE"}, collections={1: almost})
    table.play("take centre", "cast barter", "barter RE 1 RD")
    assert not table.match.over
    table.finish_turn()
    assert table.match.seat == 1
    table.put_pile("centre", "ABY")
    table.play("take centre")
    assert table.outcome().winners == [1]


@clause("FI-10.1", "FI-10.2")
def test_a_win_ends_the_match_at_once(arrange: Arrange) -> None:
    table = arrange(4, seat=2, piles={"centre": "AST"}, collections={2: "AST AST"})
    table.play("take centre")
    assert table.match.outcome == ([2], [0, 0, 1, 0], [2, 2, 1, 2])
    assert table.match.legal() == []


# Elimination


@clause("FI-7.2", "FI-10.2")
def test_of_two_the_other_wins(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "ABY"}, collections={0: "ABY ABY"})
    table.play("take centre")
    assert table.match.outcome == ([1], [0, 1], [2, 1])


@clause("FI-7.2", "FI-7.3", "FI-7.4", "FI-7.5")
def test_of_three_the_loser_discards_hand_and_collection_and_two_go_on_with_three_piles(arrange: Arrange) -> None:
    table = arrange(3, seat=1, piles={"0-1": "DS RE-", "1-2": "PL AST"}, collections={1: "ABY ABY ABY RD"})
    table.play("take centre")
    assert table.collection(1) == ""
    assert table.hand(1) == ""
    assert sorted(table.discards().split()) == sorted(["EW", "ABY", "ABY", "ABY", "RD", "DS", "EW", "PL", "RE"])
    assert table.match.seat == 2
    assert table.piles() == ["centre", "0-2", "2-0"]
    assert table.pile("0-2") == "DS RE- PL AST"
    assert table.pile("centre") == ""
    assert table.legal() == ["take 0-2", "take 2-0"]


@clause("FI-7.4", "FI-6.2")
def test_a_pile_left_empty_by_the_loser_is_filled_by_the_next_seat(arrange: Arrange) -> None:
    table = arrange(3, seat=1, collections={1: "ABY ABY ABY"})
    table.play("take centre", "take 2-0")
    table.play("place DS 0-2")
    assert {move.split()[2] for move in table.legal()} == {"centre", "2-0"}
    assert table.why_not("place EW 0-2") == "FI-6.2"


@clause("FI-7.3", "FI-7.4")
def test_of_four_the_loser_plays_all_its_cards_before_the_piles_are_joined(arrange: Arrange) -> None:
    hand = {1: "DS EW PL RE RD"}
    table = arrange(4, seat=1, hands=hand, piles={"0-1": "AST"}, collections={1: "ABY ABY ABY"})
    table.play("take centre", "place DS 0-1", "place EW 1-2", "place PL 1-2", "place RE centre")
    assert table.match.seat == 1
    assert table.legal() == ["hide RD 0-1", "hide RD 1-2", "hide RD centre"]
    table.play("hide RD centre")
    assert table.pile("0-2") == "AST DS EW EW PL"
    assert table.pile("centre") == "RE RD-"
    assert table.piles() == ["centre", "0-2", "2-3", "3-0"]
    assert table.hand(1) == ""
    assert table.match.seat == 2
    assert table.why_not("take 3-0") == "FI-2.3"


@clause("FI-7.3")
def test_the_loser_of_four_uses_its_power_before_it_plays_its_last_cards(arrange: Arrange) -> None:
    table = arrange(4, familiars="magpie cat owl bat", collections={0: "ABY ABY ABY"}, location="overgrowth")
    table.play("take centre")
    assert table.legal("swap")
    table.play("decline", "place DS centre", "place EW 0-1", "place PL 0-1", "hide RE 0-1")
    assert table.pile("centre") == "DS RD"  # and the Location did its part


@clause("FI-7.4", "FI-7.5")
def test_from_four_to_two_the_piles_are_the_centre_and_one_either_way(arrange: Arrange) -> None:
    table = arrange(4, seat=0, collections={0: "ABY ABY ABY", 1: "ABY ABY ABY"})
    table.play("take centre")
    table.finish_turn()
    assert table.piles() == ["centre", "1-2", "2-3", "3-1"]
    table.play("take centre")
    assert table.piles() == ["centre", "2-3", "3-2"]
    assert table.match.seat == 2
    assert len(reached_by(table.state, 2)) == len(reached_by(table.state, 3)) == 3
    table.put_collection(2, "ABY ABY ABY")
    table.play("take 2-3")
    assert table.match.outcome == ([3], [0, 0, 0, 1], [4, 3, 2, 1])


@clause("FI-10.2")
def test_seats_that_are_out_rank_behind_those_in_play(arrange: Arrange) -> None:
    table = arrange(4, seat=0, collections={0: "ABY ABY ABY", 2: "AST AST AST"})
    table.play("take centre")
    table.finish_turn()
    table.finish_turn()
    table.play("take centre")
    assert table.match.outcome == ([2], [0, 0, 1, 0], [4, 2, 1, 2])


# The deck runs out


def run_out(arrange: Arrange, players: int = 2, deck: str = "RD RD", **position: Any) -> Table:
    table = arrange(players, deck=deck, piles={"centre": "veil"}, **position)
    table.play("take centre", "cast veil")
    table.finish_turn()
    return table


@clause("FI-7.1")
def test_drawing_the_last_card_goes_on_and_lacking_one_ends(arrange: Arrange) -> None:
    table = run_out(arrange, deck="RD RD RD")
    assert not table.match.over
    assert table.match.view().size("deck") == 0
    short = run_out(arrange, deck="RD RD")
    assert short.match.over
    assert len(short.hand(0).split()) == 3


@clause("FI-7.1")
def test_a_full_hand_draws_nothing_so_that_an_empty_deck_does_not_matter(arrange: Arrange) -> None:
    table = run_out(arrange, deck="", hands={0: "DS EW PL RE RD DS EW"})
    assert not table.match.over
    assert len(table.hand(0).split()) == 4


@clause("FI-10.1")
def test_when_the_deck_has_run_out_most_essences_of_both_kinds_win(arrange: Arrange) -> None:
    table = run_out(arrange, collections={0: "AST DS DS DS", 1: "ABY AST"})
    assert table.match.outcome == ([1], [0, 1], [2, 1])


@clause("FI-10.1")
def test_with_equal_essences_most_ingredients_win(arrange: Arrange) -> None:
    table = run_out(arrange, collections={0: "ABY ABY DS", 1: "ABY AST DS RE"})
    assert table.outcome().winners == [1]


@clause("FI-10.1", "FI-10.2")
def test_who_is_still_tied_shares_the_victory(arrange: Arrange) -> None:
    table = run_out(arrange, 3, collections={0: "AST DS", 1: "ABY RE", 2: "RD RD RD"})
    assert table.match.outcome == ([0, 1], [1, 1, 0], [1, 1, 3])


@clause("FI-10.1")
def test_a_seat_that_is_out_has_no_part_in_the_count(arrange: Arrange) -> None:
    table = arrange(3, seat=1, collections={1: "ABY ABY ABY"}, deck="")
    table.play("take centre")
    table.finish_turn()
    assert table.match.outcome == ([2], [0, 0, 1], [2, 3, 1])

"""Battle Royale: TR-6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from parlour.engine.match import Match
from parlour.games.family_trade.play import Play

if TYPE_CHECKING:
    from parlour.games.family_trade.tests.conftest import Outcomes

Deal = Callable[..., Match[Play]]


def play(match: Match[Play], *moves: str) -> Match[Play]:
    for move in moves:
        match.play(move)
    return match


def battle(deal: Deal, hands: list[str], draws: str, then: list[Any] | None = None, **options: str) -> Match[Play]:
    return deal(hands, draws, then or [], ruleset="battle", **options)


def value(match: Match[Play], name: str) -> Any:
    return match.view().counters[name]


@pytest.mark.clause("TR-6.1")
def test_battle_begins_without_money_and_one_shuffle_of_the_trade_cards(deal: Deal) -> None:
    match = battle(deal, ["gold oil", "gems home"], "cafe")
    (entry,) = match.record.outcomes
    assert set(Counter(entry["cards"]).values()) == {12}
    assert "MM" not in entry["cards"]
    assert [value(match, f"money:{seat}") for seat in (0, 1)] == [0, 0]


@pytest.mark.clause("TR-6.2")
def test_everybody_has_two_cards_and_the_dealer_draws_first(deal: Deal) -> None:
    match = battle(deal, ["gold oil", "gems home", "coin cafe"], "cafe")
    assert [match.view(seat).size(f"hand:{seat}") for seat in range(3)] == [3, 2, 2]
    assert sorted(match.legal()) == ["discard cafe", "discard gold", "discard oil"]
    play(match, "discard cafe")
    assert match.seat == 1


@pytest.mark.clause("TR-6.3")
def test_three_identical_cards_by_the_draw_are_out_if_one_likes(deal: Deal) -> None:
    match = battle(deal, ["gold*2", "gems home"], "gold")
    assert sorted(match.legal()) == ["discard gold", "done"]
    play(match, "discard gold")
    assert [value(match, f"announced:{seat}") for seat in (0, 1)] == [0, 0]


@pytest.mark.clause("TR-6.3")
def test_a_pair_may_take_the_card_just_discarded(deal: Deal, chance: Outcomes) -> None:
    match = battle(deal, ["gold oil", "home gems", "gold*2"], "cafe", [chance.roll("gold", 30)])
    play(match, "discard gold")
    assert (match.seat, sorted(match.legal())) == (2, ["done", "leave"])
    play(match, "done")
    assert [value(match, f"money:{seat}") for seat in range(3)] == [0, 0, 30]
    assert match.view().size("discards:0") == 0


@pytest.mark.clause("TR-6.3")
def test_two_different_cards_are_not_out(deal: Deal) -> None:
    match = battle(deal, ["gold*2", "gems home"], "oil", calls="free")
    error = match.why_not("done")
    assert error is not None
    assert error.clause == "TR-6.3"
    assert "done" not in match.legal()


@pytest.mark.clause("TR-6.4")
@pytest.mark.parametrize(("face", "money"), [(200, 200), (-100, -100)])
def test_the_die_of_the_item_pays_or_costs(deal: Deal, chance: Outcomes, face: int, money: int) -> None:
    match = play(battle(deal, ["coin*2", "gems home"], "coin", [chance.roll("coin", face)]), "done")
    assert value(match, "money:0") == money
    assert "jackpot" not in match.view().counters
    for move in ("stand", "keep market"):
        error = match.why_not(move)
        assert error is not None
        assert error.clause == "TR-6.4"


@pytest.mark.clause("TR-6.5")
def test_all_hands_leave_the_game_the_discards_stay_and_the_role_moves_left(deal: Deal, chance: Outcomes) -> None:
    match = battle(deal, ["oil cafe", "gold*2", "gems home"], "cafe gold", [chance.roll("gold", 30)])
    play(match, "discard oil", "done")
    assert match.view().size("gone") == 7
    assert match.view().cards("discards:0") == ["oil"]
    assert (value(match, "rounds"), value(match, "dealer"), match.seat) == (1, 1, 1)


def throw(match: Match[Play]) -> None:
    """Throw the lowest card, take nothing."""
    moves = [move for move in sorted(match.legal()) if move != "done"]
    match.play(moves[0])


@pytest.mark.clause("TR-6.6")
def test_the_game_ends_when_the_deck_is_empty_for_the_third_time_in_a_round(deal: Deal) -> None:
    match = battle(deal, ["gold oil", "gems home"], "")
    while not match.over:
        throw(match)
    shuffles = [len(e["cards"]) for e in match.record.entries if isinstance(e, dict)]
    assert shuffles == [96, 92, 92]
    assert match.outcome == ([0, 1], [0, 0], [1, 1])


@pytest.mark.clause("TR-6.6")
def test_the_game_ends_when_a_card_is_due_and_there_are_no_discards(deal: Deal, chance: Outcomes) -> None:
    match = battle(deal, ["gold*2", "gems home"], "gold", [chance.roll("gold", 30)])
    state = match.state
    state.deck_size = 3  # the next round needs five
    play(match, "done")
    assert match.over
    assert match.outcome == ([0], [30, 0], [1, 2])


@pytest.mark.clause("TR-6.6")
def test_a_card_due_while_a_round_is_dealt_comes_from_the_discards(deal: Deal, chance: Outcomes) -> None:
    match = battle(deal, ["cafe oil", "gold*2"], "shares gold", [chance.roll("gold", 30)])
    play(match, "discard cafe")
    state = match.state
    state.deck_size = 4  # dealt to the last card
    play(match, "done")
    assert not match.over
    shuffles = [e["cards"] for e in match.record.entries if isinstance(e, dict) and e["kind"] == "shuffle"]
    assert shuffles[1:] == [["cafe"]]
    assert match.view(1).size("hand:1") == 3


@pytest.mark.clause("TR-6.6")
def test_a_round_cut_short_pays_nothing(deal: Deal) -> None:
    match = battle(deal, ["gold*2", "gems home"], "gold")
    while not match.over:
        throw(match)
    assert match.outcome is not None
    assert match.outcome.scores == [0, 0]


@pytest.mark.clause("TR-6.7", "TR-8.3")
def test_most_money_wins_even_below_zero(deal: Deal, chance: Outcomes) -> None:
    match = battle(deal, ["coin*2", "gems home", "cafe oil"], "coin", [chance.roll("coin", -100)])
    state = match.state
    state.money = [0, -200, -300, 0]
    state.deck_size = 0
    play(match, "done")
    assert match.outcome == ([0], [-100, -200, -300], [1, 2, 3])


# before: money, tens, fifties of the seat, tens and fifties of the bank; the roll; after: the same, and whether it ends
BILLS = {
    "fifties first": ((0, 0, 0, 20, 8), 110, (110, 1, 2, 19, 6), False),
    "only as many fifties as there are": ((0, 0, 0, 20, 2), 200, (200, 10, 2, 10, 0), True),
    "a loan is repaid first": ((-60, 0, 0, 20, 8), 110, (50, 0, 1, 20, 7), False),
    "a loan repaid in part moves no bill": ((-200, 0, 0, 20, 8), 110, (-90, 0, 0, 20, 8), False),
    "a bank with too few tens gives all": ((0, 0, 0, 3, 1), 110, (110, 3, 1, 0, 0), True),
    "no tens left is the end": ((0, 0, 0, 1, 8), 110, (110, 1, 2, 0, 6), True),
    "a seat pays fifties first": ((130, 3, 2, 10, 6), -60, (70, 2, 1, 11, 7), False),
    "a seat without tens gets change": ((100, 0, 2, 10, 6), -30, (70, 2, 1, 8, 7), False),
    "too few tens are kept": ((70, 2, 1, 10, 6), -30, (40, 4, 0, 8, 7), False),
    "change from a bank with too few tens": ((100, 0, 2, 1, 6), -30, (70, 1, 1, 0, 7), True),
    "what cannot be paid becomes a loan": ((40, 4, 0, 10, 6), -100, (-60, 0, 0, 14, 6), False),
    "a loan grows without bills": ((-10, 0, 0, 10, 6), -100, (-110, 0, 0, 10, 6), False),
}


@pytest.mark.clause("TR-6.8", "TR-6.6")
@pytest.mark.parametrize("case", BILLS)
def test_bills_change_hands(deal: Deal, chance: Outcomes, case: str) -> None:
    before, face, after, ends = BILLS[case]
    match = battle(deal, ["coin*2", "gems home"], "coin", [chance.roll("coin", face)])
    state = match.state
    state.money = [before[0], 0, 0, 0]
    state.tens, state.fifties = [before[1], 0, 0, 0], [before[2], 0, 0, 0]
    state.bank_tens, state.bank_fifties = before[3:]
    play(match, "done")
    names = ("money:0", "tens:0", "fifties:0", "bank:tens", "bank:fifties")
    assert tuple(value(match, name) for name in names) == after
    assert match.over == ends


@pytest.mark.clause("TR-6.8")
def test_nothing_is_paid_for_a_zero(deal: Deal, chance: Outcomes) -> None:
    match = battle(deal, ["home*2", "gems oil"], "home", [chance.roll("home", 0)])
    play(match, "done")
    assert (value(match, "bank:tens"), value(match, "money:0")) == (60, 0)

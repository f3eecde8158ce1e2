"""Going out, who pays whom, the next deal and the end: TR-4, TR-5."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from parlour.engine.match import Match
from parlour.games.family_trade.play import Play

if TYPE_CHECKING:
    from parlour.games.family_trade.tests.conftest import Outcomes

Deal = Callable[..., Match[Play]]
READY = "gold*3 gems*3 oil*2"
ALMOST = "gold*3 gems*3 oil shares"
OTHER = "home cafe*2 shares*2 shrimp*2 coin"
LOOSE = "gold gems home cafe shares oil shrimp coin"


def play(match: Match[Play], *moves: str) -> Match[Play]:
    for move in moves:
        match.play(move)
    return match


def money(match: Match[Play]) -> list[Any]:
    return [match.view().counters[f"money:{seat}"] for seat in range(match.players)]


def jackpot(match: Match[Play]) -> Any:
    return match.view().counters["jackpot"]


def dealing(match: Match[Play]) -> tuple[Any, Any]:
    """Who deals, and for the how-manyeth time in a row."""
    return match.view().counters["dealer"], match.view().counters["streak"]


def clause_of(match: Match[Play], move: str) -> str:
    error = match.why_not(move)
    assert error is not None, move
    return error.clause


@pytest.mark.clause("TR-4.1")
def test_who_goes_out_may_reroll_any_one_item(deal: Deal, chance: Outcomes) -> None:
    match = play(deal([READY, OTHER], "oil", [chance.roll("oil", 120)]), "done")
    assert sorted(match.legal()) == sorted(["stand", *(f"reroll {item}" for item in LOOSE.split())])
    assert clause_of(match, "discard oil") == "TR-4.1"
    play(match, "reroll oil")
    assert match.view().counters["market:oil"] == 120
    assert money(match) == [500 + 30 + 20 + 120, 500]


@pytest.mark.clause("TR-4.1")
def test_a_reroll_of_something_else_changes_the_market_only(deal: Deal, chance: Outcomes) -> None:
    match = play(deal([READY, OTHER], "oil", [chance.roll("coin", 200)]), "done", "reroll coin")
    assert match.view().counters["market:coin"] == 200
    assert money(match) == [560, 500]


@pytest.mark.clause("TR-4.2")
def test_the_total_is_the_sum_of_the_three_sets(deal: Deal) -> None:
    assert money(play(deal([READY, OTHER], "oil"), "done", "stand")) == [500 + 30 + 20 + 10, 500]
    assert money(play(deal(["gold*6 oil*2", OTHER], "oil"), "done", "stand")) == [500 + 30 + 30 + 10, 500]


@pytest.mark.clause("TR-4.3", "TR-4.1")
@pytest.mark.parametrize("from_discard", [False, True])
def test_nine_alike_are_600_from_the_bank_whatever_the_market(deal: Deal, from_discard: bool) -> None:
    if from_discard:
        match = play(deal([OTHER, "coin*8"], "coin"), "discard coin", "done", "stand")
        assert money(match) == [500, 1100]
    else:
        match = play(deal(["coin*8", OTHER], "coin"), "done")
        assert "reroll coin" in match.legal()
        assert money(play(match, "stand")) == [1100, 500]


@pytest.mark.clause("TR-4.3", "TR-4.4")
def test_nine_alike_are_not_multiplied_and_take_the_jackpot(deal: Deal, chance: Outcomes) -> None:
    first = deal([READY, OTHER], "oil", [chance.deck(["coin*8", OTHER], "coin")], calls="free")
    play(first, "done", "stand", "keep market")
    assert dealing(first) == (0, 2)
    play(first, "done", "stand")
    assert money(first) == [560 + 600, 500]


@pytest.mark.clause("TR-4.4")
@pytest.mark.parametrize(("oil", "expected"), [(10, 560 + 2 * 60), (-50, 500 + 2 * 0)])
def test_the_dealer_is_paid_double_in_the_second_deal(deal: Deal, chance: Outcomes, oil: int, expected: int) -> None:
    match = deal([READY, OTHER], "oil", [chance.deck([READY, OTHER], "oil")], market={"oil": oil})
    play(match, "done", "stand", "keep market", "done", "stand")
    assert money(match)[0] == expected
    assert dealing(match) == (0, 3)


@pytest.mark.clause("TR-4.4")
def test_a_dealers_loss_is_multiplied_too_and_others_are_paid_once(deal: Deal, chance: Outcomes) -> None:
    bad = "coin*6 oil*2"  # -30 -30 +10
    match = deal([READY, OTHER], "oil", [chance.deck([bad, OTHER], "oil")])
    play(match, "done", "stand", "keep market", "done", "stand")
    assert (money(match), jackpot(match)) == ([560 - 2 * 50, 500], 100)
    other = deal([READY, OTHER], "oil", [chance.deck([OTHER, bad], "shrimp oil")])
    play(other, "done", "stand", "keep market", "discard shrimp", "done", "stand")
    assert (money(other), jackpot(other)) == ([560, 450], 50)


# The table of payments: deck or other seat, positive or negative, dealer or not

GOOD, BAD, EVEN = READY, "coin*6 oil*2", "coin*3 gems*3 oil*2"  # +60, -50, 0


@pytest.mark.clause("TR-4.5")
@pytest.mark.parametrize(("hand", "total"), [(GOOD, 60), (BAD, -50), (EVEN, 0)])
def test_from_the_deck_the_bank_pays_and_a_loss_goes_into_the_jackpot(deal: Deal, hand: str, total: int) -> None:
    dealer = play(deal([hand, OTHER], "oil"), "done", "stand")
    assert (money(dealer), jackpot(dealer)) == ([500 + total, 500], max(0, -total))
    other = play(deal([OTHER, hand], "shrimp oil"), "discard shrimp", "done", "stand")
    assert (money(other), jackpot(other)) == ([500, 500 + total], max(0, -total))


@pytest.mark.clause("TR-4.5")
@pytest.mark.parametrize(("hand", "total"), [(GOOD, 60), (BAD, -50), (EVEN, 0)])
def test_from_another_seat_that_seat_pays_or_is_paid(deal: Deal, hand: str, total: int) -> None:
    match = play(deal([OTHER, LOOSE, hand], "oil"), "discard oil", "done", "stand")
    assert (money(match), jackpot(match)) == ([500 - total, 500, 500 + total], 0)


@pytest.mark.clause("TR-4.5", "TR-4.4")
@pytest.mark.parametrize(("hand", "total"), [(GOOD, 60), (BAD, -50)])
def test_from_another_seat_the_dealer_too_is_multiplied(deal: Deal, chance: Outcomes, hand: str, total: int) -> None:
    second = chance.deck([hand, OTHER], "shrimp oil")
    match = deal([READY, OTHER], "oil", [second])
    play(match, "done", "stand", "keep market", "discard shrimp", "discard oil", "done", "stand")
    assert (money(match), jackpot(match)) == ([560 + 2 * total, 500 - 2 * total], 0)


@pytest.mark.clause("TR-4.5")
def test_a_positive_total_takes_the_jackpot_and_another_does_not(deal: Deal, chance: Outcomes) -> None:
    decks = [chance.deck([OTHER, hand], "oil", dealer=0) for hand in (EVEN, GOOD)]
    match = deal([BAD, OTHER], "oil", decks)
    play(match, "done", "stand", "keep market", "discard oil", "done", "stand")
    assert (money(match), jackpot(match)) == ([450, 500], 50)
    third = deal([BAD, OTHER], "oil", [decks[1]])
    play(third, "done", "stand", "keep market", "discard oil", "done", "stand")
    assert (money(third), jackpot(third)) == ([450 - 60, 500 + 60 + 50], 0)


@pytest.mark.clause("TR-4.6")
def test_a_false_done_costs_100_and_the_turn_is_asked_again(deal: Deal) -> None:
    match = play(deal([LOOSE, OTHER], "gold", calls="free"), "done")
    assert (money(match), jackpot(match), match.seat) == ([400, 500], 100, 0)
    assert "done" not in match.legal()
    assert "discard gold" in match.legal()
    assert clause_of(match, "done") == "TR-4.6"


@pytest.mark.clause("TR-4.6")
def test_a_false_done_at_a_discard_leaves_it(deal: Deal) -> None:
    match = play(deal([LOOSE, OTHER, READY], "oil", calls="free"), "discard oil", "done")
    assert (money(match), jackpot(match), match.seat) == ([500, 400, 500], 100, 2)
    play(match, "done", "stand")
    assert money(match) == [500 - 60, 400, 500 + 60 + 100]


@pytest.mark.clause("TR-4.6")
def test_with_checked_calls_only_a_true_done_is_offered(deal: Deal) -> None:
    assert "done" not in deal([LOOSE, OTHER], "gold").legal()
    match = play(deal([LOOSE, OTHER], "gold"), "discard gold")
    assert "leave" not in match.legal()


# The next deal and the end


@pytest.mark.clause("TR-5.1")
def test_a_dealer_who_goes_out_deals_again_else_the_role_moves_left(deal: Deal) -> None:
    stays = play(deal([READY, OTHER], "oil"), "done", "stand")
    assert dealing(stays) == (0, 2)
    moves = play(deal([OTHER, READY], "shrimp oil"), "discard shrimp", "done", "stand")
    assert dealing(moves) == (1, 1)


@pytest.mark.clause("TR-5.1", "TR-4.4")
def test_nobody_deals_more_than_ten_times_in_a_row(deal: Deal, chance: Outcomes) -> None:
    match = deal([READY, OTHER], "oil", [chance.deck([READY, OTHER], "oil") for _ in range(9)])
    play(match, "done", "stand")
    for _ in range(9):
        play(match, "keep market", "done", "stand")
    assert money(match) == [500 + 60 * sum(range(1, 11)), 500]
    assert dealing(match) == (1, 1)


@pytest.mark.clause("TR-5.2", "TR-8.3")
@pytest.mark.parametrize("players", [2, 3])
def test_the_game_ends_after_two_laps_of_the_role(deal: Deal, chance: Outcomes, players: int) -> None:
    def hands(dealer: int) -> list[str]:
        winner = (dealer + 1) % players
        rest = iter([OTHER, "home cafe shares*2 shrimp coin*3"])
        return [READY if seat == winner else next(rest) for seat in range(players)]

    decks = [chance.deck(hands(k % players), "shrimp oil", dealer=k % players) for k in range(1, 2 * players)]
    match = deal(hands(0), "shrimp oil", decks)
    for number in range(2 * players):
        assert match.view().counters["left"] == 2 * players - number
        play(match, *(["keep market"] if number else []), "discard shrimp", "done", "stand")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.scores == [620] * players
    assert match.outcome.ranks == [1] * players
    assert match.outcome.winners == list(range(players))


@pytest.mark.clause("TR-5.2", "TR-8.3")
def test_most_money_wins_and_a_jackpot_left_over_stays_with_the_bank(deal: Deal, chance: Outcomes) -> None:
    match = deal([LOOSE, OTHER], "", calls="free")
    play(match, "done")
    while not match.over:
        quiet = [move for move in match.legal() if move in ("leave", "keep market", "stand")]
        match.play(quiet[0] if quiet else next(move for move in match.legal() if move.startswith("discard")))
    assert match.outcome is not None
    assert match.outcome == ([1], [400, 500], [2, 1])
    assert jackpot(match) == 100


# God of the market


@pytest.mark.clause("TR-5.3")
def test_in_god_the_die_of_each_set_is_rolled_in_order(deal: Deal, chance: Outcomes) -> None:
    rolls = [chance.roll("gold", 40), chance.roll("coin", 200), chance.roll("coin", -100)]
    match = play(deal(["coin*5 gold*3", OTHER], "coin", rolls, ruleset="god"), "done")
    assert money(match) == [640, 500]
    assert dealing(match) == (0, 2)
    assert not any(counter.startswith("market:") for counter in match.view().counters)


@pytest.mark.clause("TR-5.3", "TR-4.5")
def test_in_god_a_negative_sum_from_a_discard_is_paid_to_the_discarder(deal: Deal, chance: Outcomes) -> None:
    rolls = [chance.roll("gold", 10), chance.roll("gems", 10), chance.roll("oil", -50)]
    match = play(deal([OTHER, READY], "oil", rolls, ruleset="god"), "discard oil", "done")
    assert money(match) == [530, 470]


@pytest.mark.clause("TR-5.3", "TR-4.3")
def test_in_god_nine_alike_are_600_without_a_roll_and_nothing_is_rerolled(deal: Deal) -> None:
    match = deal(["coin*8", OTHER], "coin", ruleset="god")
    assert clause_of(match, "stand") == "TR-5.3"
    assert clause_of(match, "keep market") == "TR-5.3"
    play(match, "done")
    assert money(match) == [1100, 500]
    assert all(e["kind"] == "shuffle" for e in match.record.entries if isinstance(e, dict))

"""The market, the deal, the turns and the discards that are taken: TR-2, TR-3, TR-7."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine.match import Match
from parlour.games.family_trade.play import Play
from parlour.testing import said

Deal = Callable[..., Match[Play]]
LOOSE = "gold gems home cafe shares oil shrimp coin"
PAIRS = "gold*2 gems*2 home*2 cafe*2"
READY = "gold*3 gems*3 oil*2"
OTHER = "home cafe*2 shares*2 shrimp*2 coin"


def clause_of(match: Match[Play], move: str) -> str:
    error = match.why_not(move)
    assert error is not None, move
    return error.clause


def play(match: Match[Play], *moves: str) -> Match[Play]:
    for move in moves:
        match.play(move)
    return match


@pytest.mark.clause("TR-2.1")
def test_the_dealer_rolls_the_eight_dice_in_order_and_they_become_the_market(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS])
    rolled = [e["item"] for e in match.record.entries if isinstance(e, dict) and e["kind"] == "roll"]
    assert rolled == LOOSE.split()
    assert match.view().counters["market:coin"] == -30
    assert match.seat == 0


@pytest.mark.clause("TR-2.1")
def test_the_new_dealer_keeps_the_market_or_rolls_all_of_it(deal: Deal) -> None:
    match = play(deal([READY, OTHER], "oil"), "done", "stand")
    assert (match.seat, sorted(match.legal())) == (0, ["keep market", "roll market"])
    entries = len(match.record.entries)
    kept = match.view().counters["market:gold"]
    play(match, "keep market")
    kinds = [e["kind"] for e in match.record.entries[entries:] if isinstance(e, dict)]
    assert kinds == ["shuffle"]
    assert match.view().counters["market:gold"] == kept


@pytest.mark.clause("TR-2.1")
def test_a_new_market_is_rolled_before_the_shuffle(deal: Deal) -> None:
    match = play(deal([READY, OTHER], "oil"), "done", "stand")
    entries = len(match.record.entries)
    play(match, "roll market")
    kinds = [e["kind"] for e in match.record.entries[entries:] if isinstance(e, dict)]
    assert kinds == ["roll"] * 8 + ["shuffle"]
    assert clause_of(match, "roll market") == "TR-2.1"


@pytest.mark.clause("TR-2.2")
def test_eight_cards_are_dealt_one_at_a_time_from_the_dealer(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS, OTHER])
    cards = match.record.outcomes[8]["cards"]
    for seat in range(3):
        hand = match.view(seat).cards(f"hand:{seat}")
        drawn = [cards[24]] if seat == 0 else []
        assert sorted(hand) == sorted(cards[seat:24:3] + drawn)
    assert cards.count("MM") == 6


@pytest.mark.clause("TR-3.1")
def test_the_dealer_draws_first_and_then_the_turn_goes_clockwise(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS, OTHER], "gold home cafe")
    seen = []
    for _ in range(4):
        seen.append(match.seat)
        match.play("discard home" if "discard home" in match.legal() else "discard cafe")
    assert seen == [0, 1, 2, 0]
    assert clause_of(match, "discard shrimp") == "TR-3.1" or "discard shrimp" in match.legal()


@pytest.mark.clause("TR-3.1")
def test_equal_cards_are_one_move(deal: Deal) -> None:
    match = deal([PAIRS, OTHER], "gold")
    assert sorted(match.legal()) == ["discard cafe", "discard gems", "discard gold", "discard home"]


@pytest.mark.clause("TR-3.2")
@pytest.mark.parametrize("hand", ["gold*3 gems*3 oil*2", "oil*5 gold*3", "oil*8"])
def test_three_sets_are_done_of_the_same_item_too(deal: Deal, hand: str) -> None:
    assert "done" in deal([hand, OTHER], "oil").legal()


@pytest.mark.clause("TR-3.2")
def test_other_nine_cards_are_not_done(deal: Deal) -> None:
    match = deal(["gold*4 gems*2 oil*2", OTHER], "oil")
    assert clause_of(match, "done") == "TR-3.2"
    assert clause_of(deal(["gold*3 gems*3 MM oil", OTHER], "oil"), "done") == "TR-3.2"


@pytest.mark.clause("TR-3.3")
def test_a_market_make_moves_one_value_one_step_or_none(deal: Deal) -> None:
    hand = "MM gems home cafe shares oil shrimp coin"
    up = play(deal([hand, PAIRS], "gold"), "discard MM up coin")
    assert up.view().counters["market:coin"] == 50
    down = play(deal([hand, PAIRS], "gold"), "discard MM down gold")
    assert down.view().counters["market:gold"] == 20
    still = play(deal([hand, PAIRS], "gold"), "discard MM")
    assert still.view().counters["market:gold"] == 30
    assert still.view().cards("discards:0") == ["MM"]


@pytest.mark.clause("TR-3.4")
def test_who_is_one_to_go_after_discarding_announces_and_keeps_the_eight_cards(deal: Deal) -> None:
    match = deal(["gold*3 gems*3 oil shares", OTHER], "oil home shrimp")
    play(match, "discard shares")
    assert match.view(1).counters["announced:0"] == 1
    assert "Ada announces: one to go!" in said(match, match.events(1), 1)
    play(match, "discard home")
    assert match.legal() == ["discard shrimp"]
    assert clause_of(match, "discard gold") == "TR-3.4"


@pytest.mark.clause("TR-3.4")
def test_who_announced_and_draws_the_missing_item_may_throw_it_away(deal: Deal) -> None:
    match = play(deal(["gold*3 gems*3 oil shares", OTHER], "oil home oil"), "discard shares", "discard home")
    assert sorted(match.legal()) == ["discard oil", "done"]


@pytest.mark.clause("TR-3.4")
def test_who_announced_and_draws_a_market_make_may_use_it(deal: Deal) -> None:
    match = play(deal(["gold*3 gems*3 oil shares", OTHER], "oil home MM"), "discard shares", "discard home")
    assert all(move.startswith("discard MM") for move in match.legal())


@pytest.mark.clause("TR-3.4")
def test_a_starting_hand_is_neither_announced_nor_bound_until_the_first_discard(deal: Deal) -> None:
    match = deal([READY, OTHER], "shrimp home coin")
    assert match.view(1).counters["announced:0"] == 0
    assert sorted(match.legal()) == ["discard gems", "discard gold", "discard oil", "discard shrimp"]
    play(match, "discard shrimp")
    assert match.view(1).counters["announced:0"] == 1
    assert ("announced", 0) in match.events(1)


@pytest.mark.clause("TR-3.5")
def test_an_announced_seat_may_take_the_discard_that_completes_it(deal: Deal) -> None:
    match = play(deal(["gold*3 gems*3 oil shares", OTHER], "oil oil"), "discard shares", "discard oil")
    assert (match.seat, sorted(match.legal())) == (0, ["done", "leave"])
    assert clause_of(match, "discard oil") == "TR-3.5"
    play(match, "done")
    assert match.view(1).cards("shown") == ["gold"] * 3 + ["gems"] * 3 + ["oil"] * 3


@pytest.mark.clause("TR-3.5")
def test_a_starting_hand_may_take_a_discard_before_its_first_turn(deal: Deal) -> None:
    match = play(deal([OTHER, LOOSE, READY], "oil"), "discard oil")
    assert match.seat == 2


@pytest.mark.clause("TR-3.5")
def test_a_starting_hand_that_was_broken_up_is_not_asked(deal: Deal) -> None:
    match = play(deal([READY, OTHER], "shrimp oil"), "discard gold", "discard oil")
    assert match.seat == 0
    assert "leave" not in match.legal()


@pytest.mark.clause("TR-3.5")
def test_several_are_asked_clockwise_from_the_discarder(deal: Deal) -> None:
    hands = ["home*3 cafe*3 oil*2", "shares*3 shrimp*3 oil*2", LOOSE, READY]
    match = deal(hands, "gold coin gems")
    play(match, "discard gold", "discard coin")
    assert match.seat == 2
    play(match, "discard oil")
    assert match.seat == 3
    play(match, "leave")
    assert match.seat == 0
    play(match, "leave")
    assert match.seat == 1
    play(match, "done", "stand")
    money = [match.view().counters[f"money:{seat}"] for seat in range(4)]
    assert money == [500, 540, 460, 500]


@pytest.mark.clause("TR-3.6")
def test_going_out_is_a_choice(deal: Deal) -> None:
    match = deal([READY, OTHER], "oil")
    assert {"done", "discard oil", "discard gold"} <= set(match.legal())
    play(match, "discard oil")
    assert match.view().counters["announced:0"] == 1


@pytest.mark.clause("TR-3.7")
def test_discards_lie_open_before_each_seat_and_cannot_be_picked_up(deal: Deal) -> None:
    match = play(deal([LOOSE, PAIRS], "gold oil home"), "discard gold", "discard oil")
    for viewer in (None, 0, 1):
        assert match.view(viewer).cards("discards:0") == ["gold"]
        assert match.view(viewer).cards("discards:1") == ["oil"]
    assert clause_of(match, "leave") == "TR-3.5"


def run_out(match: Match[Play]) -> Match[Play]:
    """Throw away what was drawn until the deal is over, without going out."""
    deals = match.view().counters["deals"]
    while match.view().counters["deals"] == deals:
        asked = match.view(match.seat).asked
        match.play(f"discard {asked.args[0]}" if asked.prompt == "turn" else "leave")
    return match


@pytest.mark.clause("TR-3.8")
def test_an_empty_deck_is_a_washout_and_the_role_moves_on(deal: Deal) -> None:
    match = run_out(deal([LOOSE, PAIRS]))
    assert len(match.record.decisions) == 102 - 16
    counters = match.view().counters
    assert (counters["dealer"], counters["deals"]) == (1, 1)
    assert [counters[f"money:{seat}"] for seat in (0, 1)] == [500, 500]
    assert match.seat == 1


@pytest.mark.clause("TR-3.8")
def test_discards_are_reshuffled_twice_in_a_deal_and_then_it_is_a_washout(deal: Deal) -> None:
    match = run_out(deal([LOOSE, PAIRS], deck_out="reshuffle"))
    shuffles = [e for e in match.record.entries if isinstance(e, dict) and e["kind"] == "shuffle"]
    assert [len(e["cards"]) for e in shuffles] == [102, 86, 86]
    assert len(match.record.decisions) == 3 * 86
    assert match.view().counters["dealer"] == 1


@pytest.mark.clause("TR-7.1", "TR-4.6")
def test_with_free_calls_everybody_else_is_asked_at_every_discard(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS, "MM gold gems home cafe shares shrimp coin"], "gold", calls="free")
    play(match, "discard gold")
    for seat in (1, 2):
        assert (match.seat, sorted(match.legal())) == (seat, ["done", "leave"])
        play(match, "leave")
    assert match.seat == 1
    assert "done" in match.legal()


@pytest.mark.clause("TR-7.1")
def test_with_free_calls_a_market_make_is_asked_about_too(deal: Deal) -> None:
    match = deal(["MM gems home cafe shares oil shrimp coin", PAIRS], "gold", calls="free")
    play(match, "discard MM up gold")
    assert (match.seat, sorted(match.legal())) == (1, ["done", "leave"])
    play(match, "done")
    assert match.view().counters["jackpot"] == 100


@pytest.mark.clause("TR-7.2")
def test_a_market_make_can_always_be_discarded_without_a_step(deal: Deal) -> None:
    match = deal(["MM gems home cafe shares oil shrimp coin", PAIRS], "gold")
    steps = [move for move in match.legal() if move.startswith("discard MM ")]
    assert "discard MM" in match.legal()
    assert len(steps) == 16  # no value is at an end of its track
    assert len(match.legal()) == len(set(match.legal())) == 16 + 1 + 8


@pytest.mark.parametrize("ruleset", ["god", "battle"])
def test_without_a_market_there_are_no_market_makes(deal: Deal, ruleset: str) -> None:
    hands: list[Any] = [LOOSE, PAIRS] if ruleset == "god" else ["gold oil", "gems home"]
    clause = "TR-5.3" if ruleset == "god" else "TR-6.1"
    assert clause_of(deal(hands, "gold", ruleset=ruleset), "discard MM") == clause

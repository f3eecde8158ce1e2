"""What is told of a match, and to whom; and what choices say."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.errors import Reason
from parlour.engine.fold import Event, Facts, Fold
from parlour.engine.match import Match
from parlour.engine.meaning import Pointed
from parlour.engine.presentation import Asked, Option, Touched, touched
from parlour.games.family_trade import GAME
from parlour.games.family_trade.play import Play
from parlour.testing import NAMES, TestSetup, said, setups, words_of
from parlour.words import LANGUAGES

if TYPE_CHECKING:
    from parlour.games.family_trade.tests.conftest import Outcomes

Deal = Callable[..., Match[Play]]
READY = "gold*3 gems*3 oil*2"
OTHER = "home cafe*2 shares*2 shrimp*2 coin"
LOOSE = "gold gems home cafe shares oil shrimp coin"
PAIRS = "gold*2 gems*2 home*2 cafe*2"


def heard(match: Match[Play], move: str, viewer: int | None) -> list[Event]:
    """What the viewer is told of a move."""
    match.play(move)
    return match.events(viewer, match.steps - 1)


def choice(match: Match[Play], move: str) -> tuple[Option, str, Touched]:
    """A move as a choice, what its seat reads, and what it is about."""
    seat = match.state.seat
    found = next(choice for choice in match.view(seat).choices if choice.move == move)
    label = words_of(match).say(f"choice-{found.verb}", [*found.args, *found.advice], NAMES, seat)
    return found, label, touched(found, match.presentation.vocabulary, seat)


def play(match: Match[Play], *moves: str) -> Match[Play]:
    for move in moves:
        match.play(move)
    return match


# Who is told


@pytest.mark.clause("TR-8.2")
def test_a_draw_is_told_to_its_seat_at_once_and_to_the_others_when_it_acts(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS, OTHER], "gold oil")
    assert ("drew", 1, "oil") in heard(match, "discard gold", 1)
    assert match.view(1).cards("hand:1").count("oil") == 1
    assert match.view(2).size("hand:1") == 8
    assert heard(match, "discard oil", 0) == [("drew", 1, 1), ("discarded", 1, "oil")]


@pytest.mark.clause("TR-8.1")
def test_a_hand_that_is_dealt_is_known_to_its_owner_alone(deal: Deal, chance: Outcomes) -> None:
    match = deal([LOOSE, PAIRS], "gold", [chance.deck([LOOSE, PAIRS], "oil")], last="oil")
    while match.state.phase != 1:
        move = "leave" if "leave" in match.legal() else [move for move in match.legal() if move.startswith("disc")][-1]
        match.play(move)
    events = heard(match, "keep market", 1)
    assert events[:2] == [("market-kept", 1), ("deals", 1, 8)]
    assert [event for event in events if event[0] == "dealt" and event[1] == 0] == [("dealt", 0, 8)]
    assert sum(len(event[2]) for event in events if event[:2] == ("dealt", 1)) == 8


def asked_in_secret(deal: Deal) -> Match[Play]:
    """Seat 2 announced and is asked about the oil of seat 3; seat 0 is next."""
    hands = [LOOSE, PAIRS, "home*3 shares*3 shrimp oil", OTHER]
    return play(deal(hands, "gold gold oil oil"), "discard gold", "discard gold", "discard shrimp")


@pytest.mark.clause("TR-8.2")
@pytest.mark.parametrize("setup", setups(GAME), ids=str)
def test_who_could_not_notice_a_decision_is_told_nothing_and_asked_nothing_new(setup: TestSetup[Play]) -> None:
    """In every ruleset, with every option: a move that shows nobody else a fact is told to nobody else."""
    random, match = Random(2), setup.match(2, follows=True)
    viewers: list[int | None] = [None, *range(setup.players)]
    for _ in range(150):
        if match.over:
            return
        before = [shown(match, viewer) for viewer in viewers]
        mover, advised = match.state.seat, GAME.text(match.state, match.state.advice())
        match.play(advised if random.random() < 0.7 else random.choice(match.legal()))
        for viewer, old in zip(viewers, before, strict=True):
            is_new = old != shown(match, viewer)
            assert is_new or viewer == mover or not match.events(viewer, match.steps - 1)


def shown(match: Match[Play], viewer: int | None) -> tuple[Facts, Asked]:
    return GAME.presentation.show(match.state, viewer), GAME.presentation.asked(match.state, viewer)


@pytest.mark.parametrize("setup", setups(GAME), ids=str)
def test_what_everybody_is_told_makes_their_views_in_matches_played_well(setup: TestSetup[Play]) -> None:
    """Random play seldom goes out: here hands are shown, dice rolled, debts paid and dealers changed."""
    random, match = Random(3), setup.match(3, follows=True)
    vocabulary, ranks = GAME.presentation.vocabulary, match.told.ranks
    viewers: list[int | None] = [None, *range(setup.players)]
    folds = {viewer: Fold(shown(match, viewer)[0], vocabulary, ranks) for viewer in viewers}
    for _ in range(300):
        if match.over:
            return
        advised = GAME.text(match.state, match.state.advice())
        match.play(advised if random.random() < 0.8 else random.choice(match.legal()))
        for viewer, fold in folds.items():
            fold.take(match.events(viewer, match.steps - 1))
            assert fold.facts == shown(match, viewer)[0]


# Going out


def test_who_goes_out_lays_the_hand_open_and_it_can_be_looked_at_afterwards(deal: Deal) -> None:
    match = deal([READY, OTHER, LOOSE], "oil")
    assert heard(match, "done", 1) == [
        ("drew", 0, 1),
        ("showed", 0, ["gold"] * 3 + ["gems"] * 3 + ["oil"] * 3),
        ("went-out", 0, ["gold", "gems", "oil"]),
    ]
    assert (match.view(1).cards("shown").count("oil"), match.view(0).cards("hand:0")) == (3, [])
    play(match, "stand")
    assert (match.view(1).cards("shown"), match.view(1).cards("last").count("oil")) == ([], 3)


@pytest.mark.clause("TR-3.5", "TR-4.5")
def test_a_discard_that_is_taken_is_told_with_the_payment_it_leads_to(deal: Deal) -> None:
    match = play(asked_in_secret(deal), "discard oil")
    assert said(match, heard(match, "done", 3), 3) == [
        "Clara takes your oil.",
        "Done! Clara goes out with real estate, stocks, and oil.",
    ]
    events = heard(match, "stand", 3)
    assert ("has", 2, 540) in events
    assert ("has", 3, 460) in events
    assert said(match, events, 3) == [
        "Clara does not reroll.",
        "The total is 40,000.",
        "You pay Clara 40,000.",
        "Bruno is the next dealer; at least 7 more deals.",
    ]


@pytest.mark.clause("TR-4.6")
def test_a_penalty_goes_into_the_jackpot_and_a_later_winner_takes_it(deal: Deal) -> None:
    match = deal([READY, OTHER], "coin oil oil", calls="free")
    assert heard(match, "done", 1) == [
        ("drew", 0, 1),
        ("called", 0),
        ("has", 0, 400),
        ("jackpot", 100),
        ("to-jackpot", 0, 100),
    ]
    play(match, "discard coin", "leave", "discard oil", "done")
    assert said(match, heard(match, "stand", 0), 0)[2:4] == [
        "Bruno pays you 60,000.",
        "You take the Jackpot of 100,000.",
    ]
    assert match.view().counters["jackpot"] == 0


@pytest.mark.clause("TR-5.1")
def test_a_dealer_who_deals_again_is_told_how_often_it_counts(deal: Deal) -> None:
    match = play(deal([READY, OTHER], "oil"), "done")
    events = heard(match, "stand", 1)
    assert events[-2:] == [("again", 0, 2), ("missing", 1, 9)]
    assert (match.view().counters["streak"], match.view().counters["deals"]) == (2, 1)


@pytest.mark.clause("TR-5.3")
def test_god_of_the_market_tells_a_roll_for_each_set_and_has_no_market(deal: Deal, chance: Outcomes) -> None:
    rolls = [chance.roll("gold", 40), chance.roll("gems", 60), chance.roll("oil", -50)]
    match = deal([READY, OTHER], "oil", rolls, ruleset="god")
    assert not any(counter.startswith("market:") for counter in match.view().counters)
    events = heard(match, "done", None)
    assert [event[1:] for event in events if event[0] == "set-rolled"] == [("gold", 40), ("gems", 60), ("oil", -50)]
    assert ("total", 50, 1, 50) in events
    assert ("deals", 0, 8) in events


@pytest.mark.clause("TR-6.5", "TR-6.8")
def test_battle_royale_tells_the_bills_and_the_hands_that_leave(deal: Deal, chance: Outcomes) -> None:
    match = deal(["oil*2", "gems home"], "oil", [chance.roll("oil", 80)], ruleset="battle", bank="short")
    events = heard(match, "done", None)
    paid = [("has", 0, 80), ("bills", 0, 3, 1), ("bank", 17, 7), ("from-bank", 0, 80), ("cleared", 1)]
    assert [event for event in events if event[0] in {one[0] for one in paid}] == paid
    assert match.view().size("gone") == 5


# The market


@pytest.mark.clause("TR-3.3")
def test_a_market_make_card_is_discarded_before_the_value_moves(deal: Deal) -> None:
    match = deal(["gold*3 gems*2 MM oil coin", PAIRS], "gems")
    assert choice(match, "discard MM up gold") == (
        Option("discard MM up gold", "up", ("MM", "gold"), (40,)),
        "Discard Market Make: gold up to 40,000",
        Touched(("MM",), "hand:0", "discards:0"),
    )
    events = heard(match, "discard MM up gold", 1)
    assert said(match, events, 1)[:3] == ["Ada draws a card.", "Ada discards Market Make.", "Gold goes up to 40,000."]
    assert match.view().counters["market:gold"] == 40


@pytest.mark.clause("TR-2.1")
def test_a_market_that_is_rolled_anew_is_told_die_by_die_and_as_one(deal: Deal, chance: Outcomes) -> None:
    values = {"gold": 20, "gems": 60, "home": 0, "cafe": -20, "shares": 40, "oil": 10, "shrimp": 10, "coin": 200}
    rolls = [chance.roll(item, value) for item, value in values.items()]
    match = play(deal([READY, OTHER], "oil", rolls), "done", "stand")
    events = heard(match, "roll market", 1)
    assert events[:8] == [("priced", item, value) for item, value in values.items()]
    assert events[8] == ("market-rolled", list(values.items()))
    assert match.view().counters["market:cafe"] == -20


# Choices and words


def test_what_going_out_is_worth_is_said_with_the_choice(deal: Deal) -> None:
    match = deal([READY, OTHER], "oil")
    label = "Go out, worth 60,000 as the market stands"
    assert choice(match, "done") == (Option("done", "go-out", (), ("market", 60)), label, Touched())
    nine = deal(["gold*8", OTHER], "gold")
    assert choice(nine, "done")[1] == "Go out, nine alike for 600,000"
    asked = play(asked_in_secret(deal), "discard oil")
    assert choice(asked, "done") == (
        Option("done", "take", (), ("oil", 3, "market", 40)),
        "Take the oil from Dora and go out, worth 40,000 as the market stands",
        Touched(("oil",), "discards:3", "hand:2"),
    )
    assert choice(asked, "leave") == (Option("leave", "leave", (), ("oil", 3)), "Leave the oil from Dora", Touched())


@pytest.mark.clause("TR-4.6")
def test_a_false_call_says_what_it_costs(deal: Deal) -> None:
    match = deal([LOOSE, OTHER], "gold", calls="free")
    label = "Call done, though you are not: it costs 100,000"
    assert choice(match, "done") == (Option("done", "call", (), (100,)), label, Touched())
    play(match, "discard gold")
    assert choice(match, "done") == (
        Option("done", "call-for", (), ("gold", 0, 100)),
        "Call done for the gold from Ada, though you are not: it costs 100,000",
        Touched(("gold",), "discards:0"),
    )


def test_discarding_is_from_the_hand_to_the_discards_and_the_other_choices_touch_no_card(deal: Deal) -> None:
    match = deal(["MM gold*3 gems*3 oil", OTHER], "oil")
    own = Touched(("gold",), "hand:0", "discards:0")
    assert choice(match, "discard gold") == (Option("discard gold", "discard", ("gold",)), "Discard gold", own)
    still = choice(match, "discard MM")
    assert (still[0].verb, still[1:]) == (
        "discard-still",
        ("Discard Market Make, moving nothing", Touched(("MM",), "hand:0", "discards:0")),
    )
    match = play(deal([READY, OTHER], "oil"), "done")
    reroll = Option("reroll coin", "reroll", ("coin",), (-30,))
    assert choice(match, "reroll coin") == (reroll, "Reroll virtual currency, now -30,000", Touched())
    assert choice(match, "stand") == (Option("stand", "stand"), "Stand: no reroll", Touched())


@pytest.mark.clause("TR-3.5", "TR-3.2")
def test_who_points_at_a_discard_means_to_take_it(deal: Deal) -> None:
    match = play(deal([LOOSE, PAIRS], "gold oil"), "discard gold")
    meant, problem = match.why_not_there(Pointed(("gold",), "discards:0"))
    assert problem is not None
    assert (meant, problem.reason) == ("done", Reason("TR-3.2", "not-three-sets"))
    asked = play(asked_in_secret(deal), "discard oil")
    assert asked.why_not_there(Pointed(("oil",), "discards:3")) == ("done", None)
    meant, problem = asked.why_not_there(Pointed(("home",), "hand:2"))
    assert problem is not None
    assert (meant, problem.reason) == ("discard home", Reason("TR-3.5", "not-your-turn"))


def test_everybody_knows_how_many_cards_they_miss_themselves(deal: Deal) -> None:
    match = deal(["gold*3 gems*2 MM oil coin", PAIRS], "gems")
    assert match.view(0).counters["missing:0"] == 2
    assert match.view(0).asked == Asked((0,), "turn", ("gems", "no", 2))
    assert not any(counter.startswith("missing") for counter in match.view().counters)
    assert ("missing", 0, 3) in heard(match, "discard gold", 0)


@pytest.mark.parametrize(
    ("language", "amounts"),
    [("en", ("500,000", "-20,000", "0")), ("de", ("500.000", "-20.000", "0")), ("ja", ("50万", "-2万", "0"))],
)
def test_amounts_are_written_as_the_language_writes_money(deal: Deal, language: str, amounts: tuple[str, ...]) -> None:
    says = words_of(deal([LOOSE, OTHER]), language).say
    assert tuple(says("value-money", [thousands]) for thousands in (500, -20, 0)) == amounts


def test_items_of_another_card_file_are_called_as_it_calls_them() -> None:
    items = [{"code": f"ware{number}", "name": f"Ware {number}", "faces": [10] * 6, "copies": 9} for number in range(7)]
    items.append({"code": "oil", "name": "oil", "faces": [-10, 0, 10, 20, 30, 40], "copies": 9})
    bills = {"tens": 9, "fifties": 9, "bank_tens": 5, "bank_fifties": 5}
    match = Match(GAME, 2, {}, {"market_makes": 2, "bills": bills, "items": items}, Seeded(1))
    for language in LANGUAGES:
        says = words_of(match, language).say
        assert says("counter-market", ["ware3"]) == "Ware 3"
    assert words_of(match, "de").say("counter-market", ["oil"]) == "Öl"
    assert match.view().counters["market:ware3"] == 10
    assert match.told.things["item"]["oil"]["track"] == [-10, 0, 10, 20, 30, 40]

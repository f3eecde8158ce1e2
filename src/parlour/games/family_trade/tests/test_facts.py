"""What is told of a match as facts, and to whom."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from parlour.engine.chance import Seeded
from parlour.engine.fold import Event, Fold, told
from parlour.engine.match import Match
from parlour.engine.presentation import Asked, Option, Told
from parlour.games.family_trade import GAME
from parlour.games.family_trade.facts import PRESENTATION
from parlour.games.family_trade.play import Play
from parlour.testing import TestSetup, setups
from parlour.words import LANGUAGES, Words, source

if TYPE_CHECKING:
    from parlour.games.family_trade.tests.conftest import Outcomes

Deal = Callable[..., Match[Play]]
VOCABULARY = PRESENTATION.vocabulary
NAMES = ("Ada", "Bruno", "Clara", "Dora")
READY = "gold*3 gems*3 oil*2"
OTHER = "home cafe*2 shares*2 shrimp*2 coin"
LOOSE = "gold gems home cafe shares oil shrimp coin"
PAIRS = "gold*2 gems*2 home*2 cafe*2"


def heard(match: Match[Play], move: str, viewer: int | None) -> list[Event]:
    """What the viewer is told of a move."""
    mover = match.state.seat
    match.play(move)
    return told(PRESENTATION.tell(match.state, match.fresh, mover), viewer, VOCABULARY)


def zones(match: Match[Play], viewer: int | None) -> dict[str, list[str]]:
    return {zone: place.cards for zone, place in PRESENTATION.show(match.state, viewer).zones.items()}


def counters(match: Match[Play], viewer: int | None = None) -> dict[str, int | str]:
    return PRESENTATION.show(match.state, viewer).counters


def words(match: Match[Play], language: str = "en") -> Words:
    things = Told(PRESENTATION, match.state.card_set).things
    return Words(language, [source(GAME.folder, language)], dict(VOCABULARY.messages()), things)


def said(match: Match[Play], events: list[Event], me: int | None, language: str = "en") -> list[str]:
    spoken = [event for event in events if VOCABULARY.kinds[event[0]].is_said]
    return [say(words(match, language), event, me) for event in spoken]


def say(words: Words, event: Event, me: int | None) -> str:
    id, *args = event
    if VOCABULARY.secret_of(id) == "card" and isinstance(args[-1], int):
        return words.say(f"event-{id}-hidden", args[:-1], NAMES, me)
    return words.say(f"event-{id}", args, NAMES, me)


def option(match: Match[Play], move: str) -> Option:
    options = [PRESENTATION.choice(match.state, number) for number in match.state.legal()]
    return {option.move: option for option in options}[move]


def play(match: Match[Play], *moves: str) -> Match[Play]:
    for move in moves:
        match.play(move)
    return match


# Who is told


@pytest.mark.clause("TR-8.2")
def test_a_draw_is_told_to_its_seat_at_once_and_to_the_others_when_it_acts(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS, OTHER], "gold oil")
    assert ("drew", 1, "oil") in heard(match, "discard gold", 1)
    assert zones(match, 1)["hand:1"].count("oil") == 1
    assert PRESENTATION.show(match.state, 2).zones["hand:1"].hidden == 8
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


def asked_nobody(deal: Deal) -> Match[Play]:
    hands = [LOOSE, PAIRS, "home*3 shares*3 shrimp coin", OTHER]
    return play(deal(hands, "gold gold coin oil"), "discard gold", "discard gold", "discard shrimp")


@pytest.mark.clause("TR-8.2")
def test_others_are_told_the_same_whether_a_seat_is_asked_or_the_next_one_thinks(deal: Deal) -> None:
    for viewer in (None, 1, 3):
        waiting, going_on = asked_in_secret(deal), asked_nobody(deal)
        assert heard(waiting, "discard oil", viewer) == heard(going_on, "discard oil", viewer)
        assert (waiting.seat, going_on.seat) == (2, 0)
        for match in (waiting, going_on):
            assert PRESENTATION.asked(match.state, viewer) == Asked((0,), "wait", (("oil",),))


@pytest.mark.clause("TR-8.2")
def test_who_is_next_is_told_to_wait_and_who_is_asked_of_the_card(deal: Deal) -> None:
    match = play(asked_in_secret(deal), "discard oil")
    assert PRESENTATION.asked(match.state, 0) == Asked((), "wait", (("oil",),))
    assert PRESENTATION.asked(match.state, 2) == Asked((2,), "claim", (3, "oil"))
    assert VOCABULARY.prompts["claim"].is_secret
    says = words(match).say
    assert says("ask-wait", [0, ["oil"]], NAMES, 0) == "The table waits: you are next, unless somebody takes the oil"


@pytest.mark.clause("TR-8.2")
def test_a_discard_that_is_left_is_told_to_nobody(deal: Deal) -> None:
    for viewer in (None, 1, 3):
        match = play(asked_in_secret(deal), "discard oil")
        before = PRESENTATION.asked(match.state, viewer)
        assert heard(match, "leave", viewer) == []
        assert PRESENTATION.asked(match.state, viewer) == before


@pytest.mark.clause("TR-8.2")
@pytest.mark.parametrize("setup", setups(GAME), ids=str)
def test_who_could_not_notice_a_decision_is_told_nothing_and_asked_nothing_new(setup: TestSetup[Play]) -> None:
    """In every ruleset, with every option: a move that shows nobody else a fact is told to nobody else."""
    random, match = Random(2), setup.match(2)
    viewers: list[int | None] = [None, *range(setup.players)]
    for _ in range(150):
        if match.over:
            return
        before = [(shown(match, viewer), PRESENTATION.asked(match.state, viewer)) for viewer in viewers]
        mover, advised = match.state.seat, GAME.text(match.state, match.state.advice())
        match.play(advised if random.random() < 0.7 else random.choice(match.legal()))
        events = PRESENTATION.tell(match.state, match.fresh, mover)
        for viewer, old in zip(viewers, before, strict=True):
            is_new = old != (shown(match, viewer), PRESENTATION.asked(match.state, viewer))
            assert is_new or viewer == mover or not told(events, viewer, VOCABULARY)


def shown(match: Match[Play], viewer: int | None) -> Any:
    return msgspec.to_builtins(PRESENTATION.show(match.state, viewer))


@pytest.mark.parametrize("setup", setups(GAME), ids=str)
def test_what_everybody_is_told_makes_their_views_in_matches_played_well(setup: TestSetup[Play]) -> None:
    """Random play seldom goes out: here hands are shown, dice rolled, debts paid and dealers changed."""
    random, match = Random(3), setup.match(3)
    ranks = Told(PRESENTATION, match.state.card_set).ranks
    viewers: list[int | None] = [None, *range(setup.players)]
    folds = {viewer: Fold(PRESENTATION.show(match.state, viewer), VOCABULARY, ranks) for viewer in viewers}
    for _ in range(300):
        if match.over:
            return
        mover, advised = match.state.seat, GAME.text(match.state, match.state.advice())
        match.play(advised if random.random() < 0.8 else random.choice(match.legal()))
        events = PRESENTATION.tell(match.state, match.fresh, mover)
        for viewer, fold in folds.items():
            fold.take(told(events, viewer, VOCABULARY))
            assert msgspec.to_builtins(fold.facts) == shown(match, viewer)


# Going out


def test_who_goes_out_lays_the_hand_open_and_it_can_be_looked_at_afterwards(deal: Deal) -> None:
    match = deal([READY, OTHER, LOOSE], "oil")
    assert heard(match, "done", 1) == [
        ("drew", 0, 1),
        ("showed", 0, ["gold"] * 3 + ["gems"] * 3 + ["oil"] * 3),
        ("went-out", 0, ["gold", "gems", "oil"]),
    ]
    assert (zones(match, 1)["shown"].count("oil"), zones(match, 0)["hand:0"]) == (3, [])
    play(match, "stand")
    assert (zones(match, 1)["shown"], zones(match, 1)["last"].count("oil")) == ([], 3)


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
    assert said(match, heard(match, "stand", 0), 0, "en")[2:4] == [
        "Bruno pays you 60,000.",
        "You take the Jackpot of 100,000.",
    ]
    assert counters(match)["jackpot"] == 0


@pytest.mark.clause("TR-5.1")
def test_a_dealer_who_deals_again_is_told_how_often_it_counts(deal: Deal) -> None:
    match = play(deal([READY, OTHER], "oil"), "done")
    events = heard(match, "stand", 1)
    assert events[-2:] == [("again", 0, 2), ("missing", 1, 9)]
    assert (counters(match)["streak"], counters(match)["deals"]) == (2, 1)


@pytest.mark.clause("TR-5.3")
def test_god_of_the_market_tells_a_roll_for_each_set_and_has_no_market(deal: Deal, chance: Outcomes) -> None:
    rolls = [chance.roll("gold", 40), chance.roll("gems", 60), chance.roll("oil", -50)]
    match = deal([READY, OTHER], "oil", rolls, ruleset="god")
    assert not any(counter.startswith("market:") for counter in counters(match))
    events = heard(match, "done", None)
    assert [event[1:] for event in events if event[0] == "set-rolled"] == [("gold", 40), ("gems", 60), ("oil", -50)]
    assert ("total", 50, 1, 50) in events
    assert ("deals", 0, 8) in events


@pytest.mark.clause("TR-6.5", "TR-6.8")
def test_battle_royale_tells_the_bills_and_the_hands_that_leave(deal: Deal, chance: Outcomes) -> None:
    match = deal(["oil*2", "gems home"], "oil", [chance.roll("oil", 80)], ruleset="battle")
    events = heard(match, "done", None)
    paid = [("has", 0, 80), ("bills", 0, 3, 1), ("bank", 17, 7), ("from-bank", 0, 80), ("cleared", 1)]
    assert [event for event in events if event[0] in {one[0] for one in paid}] == paid
    assert PRESENTATION.show(match.state, None).zones["gone"].hidden == 5


# The market


@pytest.mark.clause("TR-3.3")
def test_a_market_make_card_is_discarded_before_the_value_moves(deal: Deal) -> None:
    match = deal(["gold*3 gems*2 MM oil coin", PAIRS], "gems")
    assert option(match, "discard MM up gold") == Option("discard MM up gold", "up", ("MM", "gold"), (40,))
    events = heard(match, "discard MM up gold", 1)
    assert said(match, events, 1)[:3] == ["Ada draws a card.", "Ada discards Market Make.", "Gold goes up to 40,000."]
    assert counters(match)["market:gold"] == 40


@pytest.mark.clause("TR-2.1")
def test_a_market_that_is_rolled_anew_is_told_die_by_die_and_as_one(deal: Deal, chance: Outcomes) -> None:
    values = {"gold": 20, "gems": 60, "home": 0, "cafe": -20, "shares": 40, "oil": 10, "shrimp": 10, "coin": 200}
    rolls = [chance.roll(item, value) for item, value in values.items()]
    match = play(deal([READY, OTHER], "oil", rolls), "done", "stand")
    events = heard(match, "roll market", 1)
    assert events[:8] == [("priced", item, value) for item, value in values.items()]
    assert events[8] == ("market-rolled", list(values.items()))
    assert counters(match)["market:cafe"] == -20


# Choices and words


def test_what_going_out_is_worth_is_said_with_the_choice(deal: Deal) -> None:
    match = deal([READY, OTHER], "oil")
    assert option(match, "done") == Option("done", "go-out", (), ("market", 60))
    nine = deal(["gold*8", OTHER], "gold")
    assert option(nine, "done").advice == ("nine", 600)
    false = deal([LOOSE, OTHER], "gold", calls="free")
    assert option(false, "done") == Option("done", "call", (), (100,))
    asked = play(asked_in_secret(deal), "discard oil")
    assert option(asked, "done") == Option("done", "take", (), ("oil", 3, "market", 40))
    assert option(asked, "leave") == Option("leave", "leave", (), ("oil", 3))


def test_everybody_knows_how_many_cards_they_miss_themselves(deal: Deal) -> None:
    match = deal(["gold*3 gems*2 MM oil coin", PAIRS], "gems")
    assert counters(match, 0)["missing:0"] == 2
    assert PRESENTATION.asked(match.state, 0) == Asked((0,), "turn", ("gems", "no", 2))
    assert not any(counter.startswith("missing") for counter in counters(match, None))
    assert ("missing", 0, 3) in heard(match, "discard gold", 0)


@pytest.mark.parametrize(
    ("language", "amounts"),
    [("en", ("500,000", "-20,000", "0")), ("de", ("500.000", "-20.000", "0")), ("ja", ("50万", "-2万", "0"))],
)
def test_amounts_are_written_as_the_language_writes_money(deal: Deal, language: str, amounts: tuple[str, ...]) -> None:
    says = words(deal([LOOSE, OTHER]), language).say
    assert tuple(says("value-money", [thousands]) for thousands in (500, -20, 0)) == amounts


def test_items_of_another_card_file_are_called_as_it_calls_them() -> None:
    items = [{"code": f"ware{number}", "name": f"Ware {number}", "faces": [10] * 6, "copies": 9} for number in range(7)]
    items.append({"code": "oil", "name": "oil", "faces": [-10, 0, 10, 20, 30, 40], "copies": 9})
    bills = {"tens": 9, "fifties": 9, "bank_tens": 5, "bank_fifties": 5}
    match = Match(GAME, 2, {}, {"market_makes": 2, "bills": bills, "items": items}, Seeded(1))
    for language in LANGUAGES:
        says = words(match, language).say
        assert says("counter-market", ["ware3"]) == "Ware 3"
    assert words(match, "de").say("counter-market", ["oil"]) == "Öl"
    assert counters(match)["market:ware3"] == 10
    assert Told(PRESENTATION, match.state.card_set).things["item"]["oil"]["track"] == [-10, 0, 10, 20, 30, 40]

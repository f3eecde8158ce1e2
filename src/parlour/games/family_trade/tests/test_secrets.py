"""What a seat may know, and worlds that agree with it: TR-8.1, TR-8.2."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.fold import Place
from parlour.engine.match import Match
from parlour.engine.presentation import Asked, Touched, touched
from parlour.games.family_trade import GAME
from parlour.games.family_trade.cards import ITEMS
from parlour.games.family_trade.play import Play
from parlour.games.family_trade.rules.table import hand_of
from parlour.testing import NAMES, words_of

if TYPE_CHECKING:
    from parlour.games.family_trade.tests.conftest import Outcomes

Deal = Callable[..., Match[Play]]
READY = "gold*3 gems*3 oil*2"
OTHER = "home cafe*2 shares*2 shrimp*2 coin"
LOOSE = "gold gems home cafe shares oil shrimp coin"
PAIRS = "gold*2 gems*2 home*2 cafe*2"
CLAIM = 3


def play(match: Match[Play], *moves: str) -> Match[Play]:
    for move in moves:
        match.play(move)
    return match


def in_world(match: Match[Play], state: Play, seat: int | None) -> dict[str, Any]:
    true_state, match.state = match.state, state
    try:
        return match.view(seat).to_dict()
    finally:
        match.state = true_state


def lacks(counts: list[int]) -> list[int]:
    """The items that complete eight cards."""
    found = []
    for item in range(ITEMS):
        nine = counts[:item] + [counts[item] + 1] + counts[item + 1 :]
        if sum(nine) == 9 and nine[ITEMS] == 0 and all(count % 3 == 0 for count in nine):
            found.append(item)
    return found


# Views


@pytest.mark.clause("TR-8.1")
def test_a_seat_sees_its_own_cards_and_only_the_number_of_the_others(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS], "gold")
    assert Counter(match.view(1).cards("hand:1")) == dict.fromkeys(["gold", "gems", "home", "cafe"], 2)
    assert match.view(1).zones["hand:0"] == Place([], 8)
    assert match.view(None).zones["hand:1"] == Place([], 8)
    assert match.view(0).cards("deck") == []


@pytest.mark.clause("TR-8.1")
def test_everybody_sees_money_market_jackpot_and_dealer(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS])
    counters = match.view(None).counters
    assert {"money:0", "money:1", "jackpot", "dealer", "deals", "left", "market:gold", "market:coin"} <= counters.keys()
    assert (counters["market:gold"], match.told.things["item"]["gold"]["track"]) == (30, [10, 20, 30, 40])


@pytest.mark.clause("TR-8.1")
def test_the_winner_shows_its_hand_and_nobody_else_does(deal: Deal) -> None:
    match = play(deal([READY, OTHER, LOOSE], "oil"), "done")
    nine = ["gold"] * 3 + ["gems"] * 3 + ["oil"] * 3
    assert match.view(1).zones["shown"] == Place(nine)
    assert match.view(1).zones["hand:0"] == match.view(0).zones["hand:0"] == Place([])
    assert match.view(1).zones["hand:2"] == Place([], 8)
    play(match, "stand")
    assert match.view(1).zones["shown"] == Place([])
    assert match.view(1).zones["last"] == Place(nine)


@pytest.mark.clause("TR-8.1")
def test_a_hand_stays_secret_after_a_false_call(deal: Deal) -> None:
    match = play(deal([LOOSE, PAIRS], "gold", calls="free"), "done")
    assert match.view(1).zones["hand:0"] == Place([], 9)


def test_a_hand_is_grouped_and_its_seat_knows_what_it_drew_and_how_far_it_is_from_going_out(deal: Deal) -> None:
    match = deal(["gold*3 gems*2 MM oil coin", PAIRS], "gems")
    view = match.view(0)
    assert view.cards("hand:0") == ["gold"] * 3 + ["gems"] * 3 + ["oil", "coin", "MM"]
    assert view.counters["missing:0"] == 2
    assert view.asked == Asked((0,), "turn", ("gems", "no", 2))
    assert "missing:0" not in match.view(1).counters
    assert not any(counter.startswith("missing") for counter in match.view(None).counters)


def asked(deal: Deal) -> Match[Play]:
    """Seat 2 announced and is asked about the oil of seat 3; seat 0 is next."""
    hands = [LOOSE, PAIRS, "home*3 shares*3 shrimp oil", OTHER]
    return play(deal(hands, "gold gold oil oil"), "discard gold", "discard gold", "discard shrimp", "discard oil")


def not_asked(deal: Deal) -> Match[Play]:
    hands = [LOOSE, PAIRS, "home*3 shares*3 shrimp coin", OTHER]
    return play(deal(hands, "gold gold coin oil"), "discard gold", "discard gold", "discard shrimp", "discard oil")


@pytest.mark.clause("TR-8.2")
def test_others_see_the_same_whether_a_seat_is_asked_or_the_next_one_thinks(deal: Deal) -> None:
    waiting, going_on = asked(deal), not_asked(deal)
    assert (waiting.seat, going_on.seat) == (2, 0)
    for viewer in (None, 1, 3):
        assert waiting.view(viewer) == going_on.view(viewer)
        assert waiting.events(viewer) == going_on.events(viewer)
        assert waiting.view(viewer).asked == Asked((0,), "wait", (("oil",),))


@pytest.mark.clause("TR-8.2")
def test_the_next_seat_sees_only_that_the_table_waits(deal: Deal) -> None:
    match = asked(deal)
    assert (match.view(0).asked, match.view(0).choices) == (Asked((), "wait", (("oil",),)), ())
    said = words_of(match).say("ask-wait", [0, ["oil"]], NAMES, 0)
    assert said == "The table waits: you are next, unless somebody takes the oil"


@pytest.mark.clause("TR-8.2")
def test_a_discard_left_is_told_to_nobody(deal: Deal) -> None:
    match = asked(deal)
    before = {viewer: match.view(viewer) for viewer in (None, 1, 3)}
    match.play("leave")
    assert match.seat == 0
    assert {viewer: match.view(viewer) for viewer in (None, 1, 3)} == before
    assert [match.events(viewer, match.steps - 1) for viewer in (None, 1, 3)] == [[], [], []]


@pytest.mark.clause("TR-8.2")
def test_the_seat_that_is_asked_has_its_choices(deal: Deal) -> None:
    match = asked(deal)
    vocabulary, view = match.presentation.vocabulary, match.view(2)
    assert view.asked == Asked((2,), "claim", (3, "oil"))
    assert vocabulary.prompts["claim"].is_secret
    assert [choice.move for choice in view.choices] == ["done", "leave"]
    assert touched(view.choices[0], vocabulary, 2) == Touched(("oil",), "discards:3", "hand:2")


# Worlds that could be true


@pytest.mark.clause("TR-8.2")
def test_for_others_anybody_may_be_asked_or_nobody(deal: Deal) -> None:
    match = asked(deal)
    places: Counter[tuple[int, int]] = Counter()
    for seed in range(60):
        world = match.state.resample(1, seed)
        places[world.phase, world.seat] += 1
        assert in_world(match, world, 1) == match.view(1).to_dict()
    assert {phase for phase, _ in places} == {2, CLAIM}
    assert places[2, 0] > places[CLAIM, 2] > 0


@pytest.mark.clause("TR-8.2")
def test_the_next_seat_knows_that_somebody_is_asked(deal: Deal) -> None:
    match = asked(deal)
    for seed in range(20):
        world = match.state.resample(0, seed)
        assert (world.phase, world.seat) == (CLAIM, 2)
        assert lacks(hand_of(world, 2)) == [5]


@pytest.mark.clause("TR-8.2")
def test_the_seat_that_is_asked_stays_asked(deal: Deal) -> None:
    match = asked(deal)
    world = match.state.resample(2, 1)
    assert (world.phase, world.seat, world.legal()) == (CLAIM, 2, match.state.legal())


def all_worlds(match: Match[Play], seat: int, count: int) -> Iterator[Any]:
    for seed in range(count):
        yield match.state.resample(seat, seed)


@pytest.mark.clause("TR-8.1", "TR-3.4")
def test_who_announced_is_one_to_go_in_every_world_and_lacks_everything_in_some(deal: Deal) -> None:
    match = deal(["gold*3 gems*3 oil shares", OTHER], "oil coin")
    play(match, "discard shares")
    missing: Counter[int] = Counter()
    for world in all_worlds(match, 1, 150):
        (item,) = lacks(hand_of(world, 0))
        missing[item] += 1
    assert set(missing) == set(range(ITEMS))


@pytest.mark.clause("TR-8.1", "TR-3.4")
def test_who_was_not_one_to_go_before_does_not_lack_what_it_threw_when_announcing(deal: Deal) -> None:
    match = deal(["gold*3 gems*2 home oil shares", OTHER], "oil coin gems coin")
    play(match, "discard home", "discard coin", "discard shares")
    for world in all_worlds(match, 1, 80):
        assert lacks(hand_of(world, 0)) not in ([4], [])


@pytest.mark.clause("TR-8.1", "TR-4.6")
def test_a_false_call_tells_what_is_not_missing(deal: Deal) -> None:
    hands = [LOOSE, "gold*3 gems*3 oil shares", OTHER]
    match = deal(hands, "home oil shares cafe", calls="free")
    play(match, "discard home", "leave", "leave", "discard shares", "leave", "leave", "discard shares", "leave", "done")
    for world in all_worlds(match, 2, 100):
        assert lacks(hand_of(world, 1)) not in ([4], [])


@pytest.mark.clause("TR-8.1", "TR-3.4")
def test_who_discarded_without_announcing_is_not_one_to_go(deal: Deal) -> None:
    match = play(deal([LOOSE, OTHER], "gold coin"), "discard gold")
    for world in all_worlds(match, 1, 100):
        assert lacks(hand_of(world, 0)) == []


@pytest.mark.clause("TR-3.8", "TR-8.1")
def test_after_a_reshuffle_the_other_hand_of_two_is_known(deal: Deal) -> None:
    match = deal([LOOSE, OTHER], deck_out="reshuffle")
    while len([e for e in match.record.entries if isinstance(e, dict) and e["kind"] == "shuffle"]) < 2:
        asked = match.view(match.seat).asked
        match.play(f"discard {asked.args[0]}" if asked.prompt == "turn" else "leave")
    assert match.seat == 0
    state = match.state
    mine, other = hand_of(state, 0), hand_of(state, 1)
    for world in all_worlds(match, 0, 30):
        assert (hand_of(world, 0), hand_of(world, 1)) == (mine, other)
    decks = {tuple(world.deck) for world in all_worlds(match, 0, 5)}
    assert len(decks) == 5


@pytest.mark.clause("TR-6.5", "TR-8.1")
def test_in_battle_cards_that_left_unseen_can_be_any(deal: Deal, chance: Outcomes) -> None:
    match = deal(["gold*2", "gems home"], "gold", [chance.roll("gold", 30)], ruleset="battle")
    play(match, "done")
    hands = {tuple(hand_of(world, 1)) for world in all_worlds(match, 0, 200)}
    assert len(hands) > 20
    assert all(hand[0] <= 3 * 3 and sum(hand) in (2, 3) for hand in hands)


def some_positions(ruleset: str, calls: str, deck_out: str, players: int) -> Iterator[Match[Play]]:
    options = {"ruleset": ruleset, "calls": calls, "deck_out": deck_out}
    match = Match(GAME, players, options, chance=Seeded(players))
    random = Random(players)
    for number in range(200):
        if match.over:
            return
        if number % 20 == 19:
            yield match
        counts, moves = hand_of(match.state, match.state.seat), match.state.legal()
        rare = [move for move in moves if 5 <= move < 13 and counts[move - 5] % 3 == 1]
        quiet = [move for move in moves if move != 0 or number % 3 == 0]
        match.play(GAME.text(match.state, random.choice(rare or quiet or moves)))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deck_out", ["washout", "reshuffle"])
@pytest.mark.parametrize("ruleset", ["market", "god", "battle"])
def test_no_world_contradicts_what_a_seat_knows(ruleset: str, deck_out: str, players: int) -> None:
    calls = "free" if players == 3 else "checked"
    for match in some_positions(ruleset, calls, deck_out, players):
        state = match.state
        for seat in range(players):
            world = state.resample(seat, 3)
            assert in_world(match, world, seat) == match.view(seat).to_dict()
            assert in_world(match, world, None) == match.view(None).to_dict()
            assert_same_cards(state, world)
            assert_as_announced(world, seat)


def assert_same_cards(state: Play, world: Play) -> None:
    assert total(state) == total(world) or state.ruleset == 2
    assert list(world.money) == list(state.money)
    assert all(hand_of(world, seat)[item] >= 0 for seat in range(world.players) for item in range(9))
    assert all(count <= 12 for count in total(world).values())


def total(state: Play) -> Counter[int]:
    found = Counter(list(state.deck)[: state.deck_size])
    found.update(state.pile[: state.pile_size])
    for seat in range(state.players):
        found.update(Counter(dict(enumerate(hand_of(state, seat)))))
    return +found


def assert_as_announced(world: Play, viewer: int) -> None:
    if world.ruleset == 2 or world.phase == 1:
        return
    for seat in range(world.players):
        counts = hand_of(world, seat)
        if seat == world.turn and world.phase == 2:
            counts[world.drawn] -= 1
        if seat != world.winner and world.has_discarded >> seat & 1:
            assert bool(lacks(counts)) == bool(world.announced >> seat & 1), (seat, viewer)

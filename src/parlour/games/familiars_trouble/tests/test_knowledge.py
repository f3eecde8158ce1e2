"""What a seat knows is kept when the rest is dealt anew, and everything else can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

import parlour
from parlour.engine import record as records
from parlour.engine.chance import Scripted
from parlour.engine.match import Match
from parlour.engine.state import imagine_into, is_compiled
from parlour.games.familiars_trouble import GAME, moves
from parlour.games.familiars_trouble.cards import CARD_TEXTS, SEATS
from parlour.games.familiars_trouble.knowledge import rewind
from parlour.games.familiars_trouble.state import Trouble

Table = Callable[..., Match[Trouble]]
Play = Callable[[Match[Trouble], str], Match[Trouble]]
WORLDS = 60


def hand(state: Trouble, seat: int) -> list[str]:
    return sorted(CARD_TEXTS[card] for card in range(len(CARD_TEXTS)) if state.hands[seat] >> card & 1)


def worlds(match: Match[Trouble], seat: int, count: int = WORLDS) -> list[Trouble]:
    assert isinstance(match.state, Trouble)
    return [match.state.resample(seat, seed) for seed in range(count)]


@pytest.mark.clause("FT-3.1")
def test_what_i_passed_stays_with_my_left_neighbour_until_it_passes(table: Table, play: Play) -> None:
    match = play(table("R9", "B9", "G9"), "exchange,pass R9")
    assert all("R9" in hand(world, 1) for world in worlds(match, 0))
    play(match, "pass B9")
    where = Counter(next(seat for seat in range(3) if "R9" in hand(world, seat)) for world in worlds(match, 0))
    assert set(where) == {1, 2}  # it may have been passed on, and is not in the deck
    play(match, "pass G9")
    assert all("G9" in hand(world, 0) for world in worlds(match, 2))


@pytest.mark.clause("FT-3.1")
def test_a_third_seat_does_not_know_what_was_passed(table: Table, play: Play) -> None:
    match = play(table("R9"), "exchange,pass R9")
    passed = {world.passed[0][0] for world in worlds(match, 2)}
    assert len(passed) > 8
    for world in worlds(match, 2):
        assert CARD_TEXTS[world.passed[0][0] - 1] in hand(world, 1)


@pytest.mark.clause("FT-5.2")
def test_who_does_not_follow_has_no_match_but_may_have_three_coloured_cards(trick: Table, play: Play) -> None:
    match = play(trick("R6 R7 R8 R9 B9", "B3 B4 B5 G3 G4"), "play R6,play B3")
    seen = {card for world in worlds(match, 0, 200) for card in hand(world, 1)}
    assert not [card for card in seen if "R" in card and card != "RBG1"]
    assert {"RBG1", "G9", "BG2"} <= seen
    assert {"R3", "RG2"} <= {card for world in worlds(match, 0, 200) for card in hand(world, 2)}


@pytest.mark.clause("FT-5.2")
def test_a_three_coloured_card_shows_nothing(trick: Table, play: Play) -> None:
    match = play(trick("R6", "RBG1 R3 B3 B4 B5"), "play R6,play RBG1")
    assert {"R3", "R9"} <= {card for world in worlds(match, 0, 200) for card in hand(world, 1)}


@pytest.mark.clause("FT-5.2", "FT-8.1")
def test_a_card_drawn_after_not_following_can_be_a_match_again(trick: Table, play: Play) -> None:
    match = trick("R6", "B3 B4 B5 G3 G4", "R7", errands="1B 1C 1E 2B 3B", draws="R3 R4 R5")
    play(match, "play R6,play B3,play R7")
    reds = Counter(sum("R" in card and card != "RBG1" for card in hand(world, 1)) for world in worlds(match, 0, 200))
    assert set(reds) == {0, 1}


@pytest.mark.clause("FT-4.1")
def test_errands_put_at_the_bottom_stay_there_and_the_others_are_shuffled(table: Table, play: Play) -> None:
    match = play(table(options={"hand_exchange": False}, errands="1A 1B 1C 2A 3A 3B"), "swap 1B 3")
    piles = [world.piles[0][: world.pile_sizes[0]] for world in worlds(match, 1)]
    assert {pile[0] for pile in piles} == {1}
    assert len({tuple(pile) for pile in piles}) > 50
    assert {pile[-1] for pile in piles} == {3, 4, 5, 6, 7, 8}


@pytest.mark.clause("FT-4.1")
def test_a_bottom_that_comes_up_again_is_known_to_all(table: Table, play: Play) -> None:
    match = play(table(options={"hand_exchange": False, "display": "8/0/0"}, errands="1A"), "swap 1A 1")
    assert {world.piles[0][0] for world in worlds(match, 2)} == {0}
    assert list(match.state.bottoms) == [1, 0, 0]


def test_unseen_cards_are_spread_evenly() -> None:
    match = parlour.new(GAME, players=3, seed=8)
    mine = hand(worlds(match, 0, 1)[0], 0)
    assert mine == hand(match.state, 0)
    count = Counter(card for world in worlds(match, 0, 1000) for card in hand(world, 1))
    for card in set(CARD_TEXTS) - {*mine, "RBG1"}:
        assert 170 < count[card] < 290  # 5 in 22 of 1000


def test_not_following_makes_the_other_cards_as_likely_as_they_should_be(trick: Table, play: Play) -> None:
    """Seat 1 holds four of the unseen cards that are not red, each as likely as the other."""
    match = play(trick("R6 R7 R8 R9 RG2", "B3 B4 B5 G3 G4"), "play R6,play B3")
    count = Counter(card for world in worlds(match, 0, 1000) for card in hand(world, 1))
    possible = 6 + 7 + 1 + 3  # blue, green, BG2, RBG1
    for card in ("B4", "B9", "G3", "G9", "BG2"):
        assert abs(count[card] - 4000 / possible) < 70
    assert abs(count["RBG1"] - 3 * 4000 / possible) < 120


def replayed(match: Match[Trouble], world: Trouble) -> Trouble:
    """The match played again in another world: its deck, and the cards passed there."""
    setup = match.record.setup
    entries = match.record.outcomes
    deck = {"kind": "shuffle", "pile": "attributes", "cards": [CARD_TEXTS[c] for c in reversed(list(world.deck))]}
    again = Match(match.game, SEATS, setup.options, chance=Scripted([deck, *entries[1:]]))
    assert isinstance(again.state, Trouble)
    for decision in match.record.decisions:
        assert again.seat == decision.seat
        move = decision.move
        if move.startswith("pass"):
            move = f"pass {CARD_TEXTS[world.passed[again.state.round][decision.seat] - 1]}"
        again.play(move)
    return again.state


@pytest.mark.parametrize("seed", range(6))
def test_every_world_could_have_led_to_what_the_seat_saw(seed: int) -> None:
    random = Random(seed)
    match = parlour.new(GAME, players=3, seed=seed)
    while not match.over:
        legal = match.legal()
        match.play("exchange" if "exchange" in legal and random.random() < 0.7 else random.choice(legal))
        if random.random() < 0.1:
            for seat in range(SEATS):
                world = match.state.resample(seat, random.getrandbits(30))
                assert isinstance(world, Trouble)
                same = replayed(match, world)
                assert [hand(same, s) for s in range(SEATS)] == [hand(world, s) for s in range(SEATS)]
                assert hand(world, seat) == hand(match.state, seat)
                twice = world.resample((seat + 1) % SEATS, random.getrandbits(30))
                replayed_twice = replayed(match, twice)
                assert [hand(replayed_twice, s) for s in range(SEATS)] == [hand(twice, s) for s in range(SEATS)]


def test_the_errands_in_a_pile_stay_in_it() -> None:
    match = parlour.new(GAME, players=3, seed=5)
    for world in worlds(match, 1, 5):
        for level in range(3):
            size = world.pile_sizes[level]
            assert sorted(world.piles[level][:size]) == sorted(match.state.piles[level][:size])


def test_legal_moves_of_the_seat_that_decides_stay() -> None:
    random = Random(3)
    match = parlour.new(GAME, players=3, seed=3)
    while not match.over:
        seat = match.state.seat
        assert match.state.resample(seat, 1).legal() == match.state.legal()
        assert moves.text(match.state, match.state.legal()[0])
        match.play(random.choice(match.legal()))


def test_who_forgets_takes_cards_of_former_tricks_for_hidden_ones_and_none_is_made_or_lost() -> None:
    random, forgotten = Random(3), 0
    match = parlour.new(GAME, players=3, seed=3)
    while not match.over:
        seat = match.state.seat
        world, mixed = match.state.resample(seat, 9), match.state.resample(seat, 9, forgets=100)
        cards = [*(card for owner in range(SEATS) for card in held(mixed.hands[owner])), *held(mixed.used)]
        assert sorted([*cards, *mixed.deck[: mixed.deck_size]]) == list(range(len(CARD_TEXTS)))
        assert [len(held(hand)) for hand in mixed.hands] == [len(held(hand)) for hand in world.hands]
        assert mixed.hands[seat] == world.hands[seat]
        forgotten += mixed.used != world.used
        match.play(random.choice(match.legal()))
    assert forgotten


def held(cards: int) -> list[int]:
    return [card for card in range(len(CARD_TEXTS)) if cards >> card & 1]


def test_who_forgets_what_it_passed_on_looks_for_it_elsewhere(table: Table, play: Play) -> None:
    match = play(table("R9", "B9", "G9"), "exchange,pass R9")
    found = [match.state.resample(0, seed, forgets=50) for seed in range(WORLDS)]
    assert {"R9" in hand(world, 1) for world in found} == {True, False}


@pytest.mark.parametrize("seed", range(3))
def test_plays_and_passes_of_a_round_are_undone_one_by_one(seed: int) -> None:
    random = Random(seed)
    match = parlour.new(GAME, players=3, seed=seed)
    before: list[tuple[str, Trouble]] = []
    while not match.over:
        legal = match.legal()
        move = "exchange" if "exchange" in legal else "stay" if "stay" in legal else random.choice(legal)
        if not move.startswith(("pass", "play", "stay")):
            before.clear()
        elif move != "stay":
            before.append((move, match.state.copy()))
        match.play(move)
        if len(before) == 2 * SEATS:  # the trick is over
            before.clear()
        undone = match.state.copy()
        for made, earlier in reversed(before):
            assert match.game.text(undone, rewind.rewind(undone)) == made
            assert (undone.seat, undone.asked, undone.count) == (earlier.seat, earlier.asked, earlier.count)
            assert [hand(undone, seat) for seat in range(SEATS)] == [hand(earlier, seat) for seat in range(SEATS)]
            assert list(undone.totals) == list(earlier.totals)
        assert not before or rewind.rewind(undone) < 0


def test_worlds_are_found_where_the_same_cards_were_passed_round_and_round() -> None:
    """Four million proposals of which each has to weigh as it should found none in this match."""
    kept = (GAME.folder / "tests" / "records" / "round-and-round.jsonl").read_text(encoding="utf-8")
    record = records.parse(kept)
    match = Match(GAME, SEATS, chance=Scripted(record.outcomes))
    world = match.state.copy()
    world.sampler.hurries = True  # as a search does
    for decision in record.decisions:
        imagine_into(world, match.state, decision.seat, 5, None)
        world.raise_fault()
        if is_compiled():  # else it takes minutes
            match.state.resample(decision.seat, 5)
        match.play(decision.move)
    assert match.over

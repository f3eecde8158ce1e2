"""What a seat can work out: the cards that went round with a reshuffle, and those that did not."""

from __future__ import annotations

from collections import Counter
from random import Random

import parlour
from parlour.engine.match import Match
from parlour.games.fuji_flush import GAME
from parlour.games.fuji_flush.cards import numbers_in
from parlour.games.fuji_flush.play import Play
from parlour.testing import Witness, check_past, play_before


def reshuffled(seed: int, decisions_after: int) -> Match[Play]:
    """A match of eight some decisions after its first reshuffle."""
    match = parlour.new(GAME, players=8, seed=seed)
    random = Random(seed)
    after = 0
    while not match.over and after < decisions_after:
        match.play(random.choice(match.legal()))
        after += match.state.reshuffles > 0
    return match


def shuffles(match: Match[Play]) -> list[Counter[str]]:
    return [Counter(entry["cards"]) for entry in match.record.entries if isinstance(entry, dict)]


def test_before_a_reshuffle_an_unseen_card_can_be_anywhere() -> None:
    state = parlour.new(GAME, players=3, seed=1).state
    twenty = Counter(where(state.resample(0, seed), 20) for seed in range(400))
    assert set(twenty) == {1, 2, None}
    assert twenty[None] > twenty[1] > 5


def where(state: Play, number: int) -> int | None:
    """The seat that holds the number, or None."""
    return next((s for s in range(state.players) if number in numbers_in(state.hands[s])), None)


def test_after_a_reshuffle_the_draw_pile_holds_only_what_was_discarded() -> None:
    for seed in range(20):
        match = reshuffled(seed, 12)
        if match.over or match.state.reshuffles != 1:
            continue
        for number in range(20):
            state = match.state.resample(seed % 8, number)
            pile = Counter(str(n) for n in list(state.draw_pile)[: state.draw_size])
            assert pile <= shuffles(match)[1]


def test_what_was_kept_through_a_reshuffle_is_still_held_by_somebody() -> None:
    match = reshuffled(3, 1)
    assert not match.over
    discarded = shuffles(match)[1]
    kept = Counter(n for seat in range(8) for n in numbers_in(match.state.hands[seat]) if str(n) not in discarded)
    for seed in range(20):
        state = match.state.resample(0, seed)
        held = Counter(n for seat in range(8) for n in numbers_in(state.hands[seat]))
        assert all(held[number] == count for number, count in kept.items())


def test_hand_sizes_and_the_own_hand_stay() -> None:
    for seed in range(10):
        match = reshuffled(seed, 25)
        if match.over:
            continue
        state = match.state.resample(2, seed)
        for seat in range(8):
            assert len(numbers_in(state.hands[seat])) == len(numbers_in(match.state.hands[seat]))
        assert numbers_in(state.hands[2]) == numbers_in(match.state.hands[2])


def test_after_a_reshuffle_every_world_has_a_past_that_could_be_true() -> None:
    checked = 0
    for seed in range(4):
        match, random = parlour.new(GAME, players=8, seed=seed), Random(seed)
        witness = Witness(match, seed)
        while not match.over:
            play_before([witness], random.choice(match.legal()))
            if match.state.reshuffles > 0 and not match.over and len(match.record.decisions) % 4 == 0:
                check_past(witness, match.state.resample(seed, checked))
                checked += 1
    assert checked > 10


def everything(state: Play) -> Counter[int]:
    piles = [*state.draw_pile[: state.draw_size], *state.discards[: state.discard_size], *filter(None, state.table)]
    return Counter(piles + [number for hand in state.hands for number in numbers_in(hand)])


def test_who_forgets_discards_reckons_with_them_and_no_card_is_made_or_lost() -> None:
    for seed in range(8):
        state = reshuffled(seed, 12).state
        world, mixed = state.resample(0, seed), state.resample(0, seed, forgets=100)
        assert everything(mixed) == everything(world)
        assert mixed.hands[0] == world.hands[0]
        assert mixed.table == world.table
        assert mixed.sizes == world.sizes
        if state.discard_size > 4:
            assert sorted(mixed.discards[: mixed.discard_size]) != sorted(world.discards[: world.discard_size])

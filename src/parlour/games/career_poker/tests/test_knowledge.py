"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.match import Match
from parlour.engine.state import State
from parlour.games.career_poker import GAME
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules.table import hand_of, strategic_of
from parlour.testing import Contradiction, Witness, check_past, play_before

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Deal = Callable[..., "Table"]


def fits(state: Play, other: Play, seat: int) -> None:
    """The other world holds the same cards, and nobody has what it showed not to have."""
    assert hand_of(other, seat) == hand_of(state, seat)
    for owner in range(state.players):
        assert strategic_of(other, owner) == strategic_of(state, owner)
        held = hand_of(other, owner)
        assert len(held) == len(hand_of(state, owner)) == other.hand_size[owner]
        if owner != seat:
            attributes = {card % 5 for card in held} | {5 + other.mark_of[card] for card in held}
            assert not any(state.voids[owner] >> attribute & 1 for attribute in attributes)
    everything = [card for owner in range(state.players) for card in hand_of(other, owner)]
    assert len(everything) == len(set(everything))
    assert not any(state.seen[1 + card // 5] >> card % 5 & 1 for card in everything)


@pytest.mark.clause("CP-12.2", "CP-3.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_world_contradicts_what_was_seen(players: int) -> None:
    match, random = Match(GAME, players, chance=Seeded(players)), Random(players)
    while not match.state.millionaire:
        if random.random() < 0.15:
            for seat in range(players):
                fits(match.state, match.state.resample(seat, random.getrandbits(30)), seat)
        match.play(random.choice(match.legal()))


def endgame(deal: Deal) -> tuple[Table, list[int]]:
    """Seat 0 knows its one card; two cards each for the others, of which seat 1 has no red and seat 2 no cat."""
    table = deal()
    state = table.state
    unseen = ["4RC", "4YO", "4GP", "5RO", "5YC", "5GF"]
    numbers = {"4RC": 15, "4YO": 16, "4GP": 17, "5RO": 20, "5YC": 21, "5GF": 22, "1RP": 0}
    hands = [[0] * 14 for _ in range(5)]
    for seat, held in ((0, ["1RP"]), (1, ["4YO", "4GP"]), (2, ["5RO", "5GF"])):
        for text in held:
            hands[seat][1 + numbers[text] // 5] |= 1 << numbers[text] % 5
    seen = [31] * 14
    for text in [*unseen, "1RP"]:
        seen[1 + numbers[text] // 5] &= ~(1 << numbers[text] % 5)
    state.hands, state.hand_size, state.seen = hands, [1, 2, 2, 0, 0], seen
    state.voids = [0, 1 << 0, 1 << 5, 0, 0]
    state.trick = 10
    return table, [numbers[text] for text in unseen]


@pytest.mark.clause("CP-12.2")
def test_all_deals_that_fit_come_up_about_equally_often(deal: Deal) -> None:
    table, unseen = endgame(deal)
    state = table.state
    red, cat = {15, 20}, {15, 21}
    possible = {
        (frozenset(one), frozenset(two))
        for one in pairs([card for card in unseen if card not in red])
        for two in pairs([card for card in unseen if card not in cat and card not in one])
    }
    worlds: Counter[tuple[frozenset[int], frozenset[int]]] = Counter()
    rounds = 30 * len(possible)
    for seed in range(rounds):
        other = state.resample(0, seed)
        worlds[frozenset(hand_of(other, 1)), frozenset(hand_of(other, 2))] += 1
    assert set(worlds) == possible
    spread = sum((count - 30) ** 2 / 30 for count in worlds.values())
    assert spread < 2.5 * len(possible)  # chi-square, far out


def pairs(cards: list[int]) -> list[tuple[int, int]]:
    return [(one, two) for i, one in enumerate(cards) for two in cards[i + 1 :]]


@pytest.mark.clause("CP-12.2")
def test_others_imagine_no_play_being_built(climb: Deal) -> None:
    table = climb("4RC 5RO 13RF", "1RP 1YS", "3RC 3YF", gold=(3,), energy=2).play("gold 2 4, use 4RC")
    other = table.state.resample(1, 5)
    assert "gold 2 4" in [GAME.text(other, move) for move in other.legal()]
    assert strategic_of(other, 0) == strategic_of(table.state, 0)
    own = table.state.resample(0, 5)
    assert sorted(own.legal()) == sorted(table.state.legal())


@pytest.mark.clause("CP-3.9")
def test_strategic_hands_are_known_to_who_watched(climb: Deal) -> None:
    table = climb("4RC 5RO 13RF", "1RP 1YS", "3RC 3YF")
    for seat in range(3):
        other = table.state.resample(seat, seat)
        assert all(strategic_of(other, owner) == strategic_of(table.state, owner) for owner in range(3))


class Forgetful(Play):
    """Deals anew as if nobody had ever failed to follow."""

    __slots__ = ()  # so that compiled code copies it whole

    def resample(self, seat: int, seed: int, canonical: bool = False, forgets: int = 0) -> Forgetful:
        voids = list(self.voids)
        self.voids = [0] * len(voids)
        world = super().resample(seat, seed, canonical, forgets)
        self.voids = world.voids = voids
        return world


@pytest.mark.clause("CP-3.3")
def test_worlds_that_forget_who_could_not_follow_look_the_same_but_have_no_past() -> None:
    forgetful = replace(GAME, state=lambda players, _, deck: Forgetful(players, 3, False, False, deck))
    for seed in range(4):
        match, random = Match(forgetful, 4, chance=Seeded(seed)), Random(seed)
        witness = Witness(match, 0)
        while not any(list(match.state.voids)[1:]):
            play_before([witness], random.choice(match.legal()))
        worlds = [match.state.resample(0, number) for number in range(20)]
        assert all(GAME.presentation.show(world, 0) == GAME.presentation.show(match.state, 0) for world in worlds)
        with pytest.raises(Contradiction, match=r"CP-3\.3"):
            check_pasts(witness, worlds)


def check_pasts(witness: Witness, worlds: Sequence[State]) -> None:
    for world in worlds:
        check_past(witness, world)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_who_forgets_takes_cards_that_went_by_for_others_and_none_is_made_or_lost(players: int) -> None:
    random, forgotten = Random(players), 0
    match = Match(GAME, players, {"length": "short"}, chance=Seeded(players))
    while not match.over:
        seat = match.state.seat
        world, mixed = match.state.resample(seat, 8), match.state.resample(seat, 8, forgets=100)
        everything = [card for owner in range(players) for card in hand_of(mixed, owner) + strategic_of(mixed, owner)]
        shown = set(mixed.table_card[: mixed.table_size])
        assert len(everything) == len(set(everything))
        for owner in range(players):
            assert len(hand_of(mixed, owner)) == len(hand_of(world, owner)) == mixed.hand_size[owner]
            assert len(strategic_of(mixed, owner)) == len(strategic_of(world, owner)) == mixed.strategic_size[owner]
            assert shown & set(strategic_of(mixed, owner)) == shown & set(strategic_of(world, owner))
        assert hand_of(mixed, seat) == hand_of(world, seat)
        assert strategic_of(mixed, seat) == strategic_of(world, seat)
        forgotten += mixed.strategic != world.strategic
        match.play(random.choice(match.legal()))
    assert forgotten

"""The greedy bot is sensible."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from parlour.games.career_poker import GAME

if TYPE_CHECKING:
    from parlour.games.career_poker.tests.conftest import Table

Deal = Callable[..., "Table"]

KINGS = "13RF 13YS 13GO"


def advice(table: Table) -> str:
    return GAME.text(table.state, table.state.advice())


def test_it_goes_out_when_it_can(climb: Deal) -> None:
    assert advice(climb("13RF", KINGS, KINGS)) == "play 13RF"


def test_it_climbs_with_the_weakest_card_that_wins(climb: Deal) -> None:
    table = climb("4YO 4RC", "5RO 10RP 13AP 2YF 3GP", KINGS).play("play 4YO")
    assert advice(table) == "play 5RO"


def test_it_keeps_a_card_to_go_out_with(climb: Deal) -> None:
    table = climb("5RO 2RC 8RS", KINGS, KINGS)
    assert advice(table) in ("play 2RC", "play 8RS")


def test_it_gives_junk_to_who_has_fewest_cards(deal: Deal) -> None:
    redless = "1YS 1GC 1BF 1AO 2YF 2GP 2BO 2AS 3YF 3GP 3BO 3AS"
    table = deal("5RO", redless, "10RP").play("clockwise, lead 5RO colour, play 3YF, play 10RP")
    assert advice(table) == "give 0"


@pytest.mark.parametrize(("players", "options"), [(4, {}), (4, {"length": "team"}), (3, {"length": "short"})])
def test_it_plays_to_the_end_and_beats_random(players: int, options: dict[str, Any]) -> None:
    fresh = GAME.state(players, GAME.setup(players, options), GAME.standard_cards)
    random, margin = Random(1), 0
    for seed in range(4):
        state = fresh.copy()
        state.start(seed)
        while not state.over:
            assert 0 <= state.value(0) <= 1000
            ours = state.seat in ((0, 2) if options.get("length") == "team" else (0,))
            move = state.resample(state.seat, random.getrandbits(30)).advice() if ours else random.choice(state.legal())
            state.play(move)
        outcome = state.outcome()
        margin += outcome.scores[0] - sum(outcome.scores) // players
    assert margin > 0


def test_advice_does_not_depend_on_what_the_seat_cannot_know() -> None:
    state = GAME.state(4, GAME.setup(4, {"length": "short"}), GAME.standard_cards)
    state.start(3)
    random = Random(3)
    while not state.over:
        told = state.advice()
        assert all(state.resample(state.seat, random.getrandbits(30)).advice() == told for _ in range(2))
        state.play(random.choice([told, *state.legal()]))

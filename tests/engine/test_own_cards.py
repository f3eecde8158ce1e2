"""The laws hold with cards of one's own too: those that docs/own-cards.md shows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from tests.own_cards import OWN_CARDS

from parlour.bots import local
from parlour.bots.base import Generator
from parlour.conformance.test_fold import Table
from parlour.conformance.test_knowledge import in_world, sent
from parlour.conformance.test_worlds import witnessed
from parlour.engine import card_files, registry
from parlour.engine.game import Game
from parlour.engine.state import is_compiled
from parlour.testing import TestSetup, check_past, positions, some_setups

GAMES = list(registry.games().values())
pytestmark = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def own_setups(game: Game, most: int) -> Iterator[TestSetup]:
    if game.name not in OWN_CARDS:
        pytest.skip("no card file")
    content = card_files.read_text(OWN_CARDS[game.name])
    return (replace(setup, cards=content) for setup in some_setups(game, most))


def test_in_every_world_every_past_move_was_legal_and_the_seat_was_told_the_same(game: Game) -> None:
    random = Random(17)
    for setup in own_setups(game, 3):
        for match, witnesses in witnessed(setup, random):
            for witness in witnesses:
                check_past(witness, match.state.resample(witness.seat, random.getrandbits(40)))


def test_dealing_anew_what_a_seat_cannot_know_changes_no_byte_sent_to_it(game: Game) -> None:
    random = Random(19)
    for setup in own_setups(game, 3):
        for match in positions(setup.match(5), random, every=6, most=12):
            for seat in range(setup.players):
                other = match.state.resample(seat, random.getrandbits(40))
                assert in_world(match, other, seat) == sent(match, seat), match.record.to_text()


def test_whoever_keeps_a_view_by_events_sees_what_there_is(game: Game) -> None:
    random = Random(23)
    for setup in own_setups(game, 3):
        table = Table(setup, 3)
        for _ in range(60):
            if not table.match.over:
                assert list(table.differences(random.choice(table.match.legal()))) == []


@pytest.mark.parametrize("bot", ["greedy", "search:20"])
def test_bots_play_with_them(game: Game, bot: str) -> None:
    for setup in own_setups(game, 1):
        match = setup.match(29)
        players = [local.make(bot, Generator.of_match(29, seat)) for seat in range(setup.players)]
        for _ in range(60 if is_compiled() else 12):
            if match.over:
                break
            match.play(players[match.state.seat].choose(match.position()))

"""A coach says what matters, and which decision had better be taken back: as a review would, and by what is known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.bots import coach
from parlour.bots.base import Generator
from parlour.bots.review import Care
from parlour.bots.search import Budget, Search
from parlour.engine import registry
from parlour.engine.chance import Seeded
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.state import is_compiled

each_game = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)


def decisions(game: Game, most: int) -> Iterator[Match]:
    """Of a match that everybody plays by the policy, where there is something to choose."""
    match = Match(game, game.seats[0], chance=Seeded(2))
    while not match.over and most > 0:
        if len(match.legal()) > 2:
            most -= 1
            yield match
        match.make(match.state.advice())


@each_game
def test_what_matters_rests_only_on_what_the_seat_knows(game: Game) -> None:
    said = set()
    for match in decisions(game, 40):
        here = coach.matter(match.position(canonical=True))
        match.state = match.state.resample(match.state.seat, 99)
        assert coach.matter(match.position(canonical=True)) == here
        said.add(here and here[0])
    assert said != {None}


@each_game
def test_a_move_is_looked_at_however_it_is_written(game: Game) -> None:
    care = Care(search=8, worlds=4, doublings=0)
    for match in decisions(game, 8):
        for move in match.legal()[:3]:
            (written,) = match.expand(move)[:1] or [move]  # as a table keeps what was sent
            assert coach.slip(match, written, care) == coach.slip(match, move, care)


def shortest_first() -> list[Game]:
    return sorted(registry.games().values(), key=lambda game: game.minutes)


@pytest.mark.skipif(not is_compiled(), reason="a blunder is found by many playouts")
def test_a_blunder_is_found_and_what_the_best_move_is() -> None:
    search = Search(Generator(1), Budget(iterations=200))
    positions = (match for game in shortest_first() for match in decisions(game, 12))
    for match in positions:
        worst = min(search.explain(match.position()), key=lambda one: one.value).move
        if found := coach.slip(match, worst):
            assert found.is_mistake
            assert found.move == worst != found.best
            assert coach.slip(match, found.best) is None
            return
    pytest.fail("no blunder is one")

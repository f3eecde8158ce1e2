"""What a game says for a move, and of what matters now: by what the seat knows alone, and in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from parlour.conformance.words_law import NAMES
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.motives import MOST_SAID, Motive, Said, strongest
from parlour.engine.presentation import Told
from parlour.engine.state import State
from parlour.engine.vocabulary import Types
from parlour.testing import some_setups
from parlour.words import LANGUAGES, Words, source

PLIES = 60


def positions(game: Game) -> Iterator[tuple[Match, list[int]]]:
    """Of matches played half by the game's strategy and half at random, so that all kinds of questions come."""
    random = Random(5)
    for seed, setup in enumerate(some_setups(game, 3)):
        match = setup.match(seed)
        for _ in range(PLIES):
            if match.over:
                break
            if len(legal := match.state.legal()) > 1:
                yield match, random.sample(legal, 2)
            match.make(match.state.advice() if random.random() < 0.5 else random.choice(match.state.legal()))


def all_said(state: State, game: Game, pair: list[int]) -> tuple[list[Motive], list[Said]]:
    """The advised move against another, and two others against each other."""
    advised = state.advice()
    pairs = [(advised, other) for other in pair if other != advised] + [(pair[0], pair[1])]
    return [motive for move, rival in pairs for motive in game.motives(state, move, rival)], game.matters(state)


def test_it_is_the_same_in_every_world_that_could_be_true_for_the_seat(game: Game) -> None:
    for match, pair in positions(game):
        seat = match.state.seat
        here, there = (match.state.resample(seat, seed) for seed in (1, 2))
        assert all_said(here, game, pair) == all_said(there, game, pair) == all_said(match.state.copy(), game, pair)


def test_it_is_declared_and_has_words_in_every_language(game: Game) -> None:
    vocabulary = game.presentation.vocabulary
    declared: dict[str, Types] = dict(vocabulary.messages())
    things = Told(game.presentation, game.standard_cards).things
    words = [Words(language, [source(game.folder, language)], declared, things) for language in LANGUAGES]
    met: set[str] = set()
    for match, pair in positions(game):
        motives, matters = all_said(match.state.resample(match.state.seat, 1), game, pair)
        said = [(f"motive-{id}", args) for _, (id, *args) in motives] + [
            (f"matter-{id}", args) for id, *args in matters
        ]
        met |= {id for id, _ in said}
        for id, args in said:
            for spoken in words:
                assert spoken.say(id, args, NAMES, match.state.seat)
    assert bool(met) == bool(vocabulary.motives)


def test_of_what_speaks_for_a_move_the_two_strongest_are_said() -> None:
    found = [Motive(10, ("c",)), Motive(30, ("a", 1)), Motive(-50, ("d",)), Motive(29, ("a", 1)), Motive(20, ("b",))]
    assert strongest(found) == (("a", 1), ("b",))
    assert len(strongest(found)) == MOST_SAID
    assert strongest([Motive(100, ("a",)), Motive(24, ("b",))]) == (("a",),)
    assert strongest([Motive(0, ("a",))]) == ()

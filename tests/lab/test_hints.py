"""What a bot advises, and why: figures that say of what they are."""

from __future__ import annotations

from random import Random

import pytest

from parlour.bots import adviser
from parlour.bots.base import Generator
from parlour.bots.greedy import Greedy
from parlour.bots.search import Estimate, why
from parlour.engine import messages, registry
from parlour.engine.chance import Seeded
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.messages import Why
from parlour.engine.vocabulary import Key, Number
from parlour.terminal.reader import own_words
from parlour.words import LANGUAGES

each_game = pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.name)


def estimate(move: str, value: float, gain: float, error: float = 0.01, visits: int = 500) -> Estimate:
    return Estimate(move, value, visits, 0.1, gain, error)


def assert_declared(why: Why) -> None:
    types = messages.HINTS[why.id]
    args = [*why.args, why.rival] if why.rival else why.args
    for type, value in zip(types.values(), args, strict=True):
        if isinstance(type, Number):
            assert type.least <= value <= type.most
        if isinstance(type, Key):
            assert value in type.values
    for language in LANGUAGES:
        assert own_words(language).say(why.id, args)


@each_game
def test_a_hint_is_a_legal_move_with_a_reason_that_every_language_can_say(game: Game) -> None:
    random, match = Random(1), Match(game, game.seats[0], chance=Seeded(1))
    for _ in range(6):
        for bot in (adviser(Generator(1), 0.05), Greedy(Generator(1))):
            move, why = bot.advise(match.position())
            assert move in match.legal()
            assert (why.id == messages.ONLY_MOVE) == (len(match.legal()) == 1)
            assert why.id != (messages.WINS if game.is_cooperative else messages.BRINGS)
            assert_declared(why)
        match.play(random.choice(match.legal()))


@pytest.fixture
def match() -> Match:
    """Of a game that one of them wins, where there are several moves."""
    games = [game for game in registry.games().values() if not game.is_cooperative]
    return next(match for game in games if len((match := Match(game, 3, chance=Seeded(1))).legal()) > 2)


def compared(match: Match, *estimates: Estimate) -> Why:
    return why(list(estimates), match.game, match.state)


def test_a_hint_says_what_the_next_best_move_brings(match: Match) -> None:
    first, second = match.legal()[:2]
    clear = compared(match, estimate(first, 0.41, 0.05), estimate(second, 0.2, -0.02))
    assert (clear.id, clear.args, clear.rival) == (messages.WINS, (41, 34, "no"), second)
    said = own_words("en").say(clear.id, (*clear.args, "Play the 3"))
    assert said == "Wins about 41 of 100 such games; the next best, “Play the 3”, wins 34."


def test_moves_that_chance_alone_could_part_are_called_close(match: Match) -> None:
    first, second = match.legal()[:2]
    near = compared(match, estimate(first, 0.41, 0.02, 0.02), estimate(second, 0.39, 0.0))
    assert near.args == (41, 39, "yes")
    looks_better = compared(match, estimate(first, 0.41, 0.0), estimate(second, 0.44, 0.03, 0.001))
    assert looks_better.args == (41, 44, "yes")


def test_where_all_win_together_the_figures_are_points_with_tenths() -> None:
    match = Match(next(game for game in registry.games().values() if game.is_cooperative), 3, chance=Seeded(1))
    first, second = match.legal()[:2]
    found = compared(match, estimate(first, 0.662, 0.042), estimate(second, 0.5, 0.0))
    assert (found.id, found.args) == (messages.BRINGS, (33.1, 31.0, "no"))
    assert own_words("de").say(found.id, (*found.args, "x")).startswith("Bringt etwa 33,1 Punkte;")
    assert "31.0" in own_words("en").say(found.id, (*found.args, "x"))

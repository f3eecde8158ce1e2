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
    for type, value in zip(types.values(), why.args, strict=True):
        if isinstance(type, Number):
            assert type.least <= value <= type.most
        if isinstance(type, Key):
            assert value in type.values
    for language in LANGUAGES:
        assert own_words(language).say(why.id, why.args)


@each_game
def test_a_hint_is_a_legal_move_with_a_reason_that_every_language_can_say(game: Game) -> None:
    random, match = Random(1), Match(game, game.seats[0], chance=Seeded(1))
    for _ in range(6):
        for bot in (adviser(Generator(1), 0.05), Greedy(Generator(1))):
            move, why = bot.advise(match.position())
            assert move in match.legal()
            assert (why.id == messages.ONLY_MOVE) == (len(match.legal()) == 1)
            assert why.id != (messages.WINS if game.is_cooperative else messages.REACHES)
            assert_declared(why)
        match.play(random.choice(match.legal()))


def test_a_hint_says_what_the_next_best_move_brings() -> None:
    clear = why([estimate("play 7", 0.41, 0.05), estimate("play 3", 0.2, -0.02)], is_cooperative=False)
    assert clear == Why(messages.WINS, (1000, 41, "play 3", 34, "no"))
    said = own_words("en").say(clear.id, clear.args)
    assert said == (
        "It wins 41 of 100 such games, as 1,000 imagined continuations tell; the next best, “play 3”, wins 34."
    )


def test_moves_that_chance_alone_could_part_are_called_close() -> None:
    near = [estimate("play 7", 0.41, 0.02, 0.02), estimate("play 3", 0.39, 0.0)]
    assert why(near, is_cooperative=True) == Why(messages.REACHES, (1000, 41, "play 3", 39, "yes"))
    looks_better = [estimate("play 7", 0.41, 0.0), estimate("play 3", 0.44, 0.03, 0.001)]
    assert why(looks_better, is_cooperative=False).args[-2:] == (44, "yes")

"""What can be chosen before one is asked means one thing, and never answers a secret question."""

from __future__ import annotations

from random import Random

from parlour.engine.game import Game
from parlour.engine.presentation import Presentation
from parlour.engine.vocabulary import Noun, Verb, Vocabulary
from parlour.testing import some_setups


def early(vocabulary: Vocabulary) -> dict[str, Verb]:
    return {id: verb for id, verb in vocabulary.verbs.items() if verb.can_premove}


def test_a_premove_is_one_card_of_ones_own_and_nothing_more(presentation: Presentation) -> None:
    vocabulary = presentation.vocabulary
    for verb in early(vocabulary).values():
        ((name, type),) = verb.args.items()
        assert isinstance(type, Noun)
        assert verb.cards == f"{{{name}}}"
        assert verb.source.endswith(":{me}")
        assert vocabulary.zone(verb.source).role == "hand"
        assert not verb.is_part


def test_a_premove_answers_no_secret_question(game: Game, presentation: Presentation) -> None:
    verbs, prompts = early(presentation.vocabulary), presentation.vocabulary.prompts
    for setup in some_setups(game, 2):
        random, match = Random(5), setup.match(5)
        while not match.over:
            view = match.view(match.seat)
            if prompts[view.asked.prompt].is_secret:
                assert not verbs.keys() & {choice.verb for choice in view.choices}
            match.play(random.choice(match.legal()))

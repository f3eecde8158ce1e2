"""What Python knows and says, as JSON, for the page's test to know and say the same: `python -m tests.samples`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import msgspec

from parlour.conformance.words_law import NAMES, sentences
from parlour.engine import registry
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.presentation import Presentation, Told
from parlour.testing import TestSetup, some_setups
from parlour.words import LANGUAGES, Words, source

MOST_MOVES = 150


def followed(setup: TestSetup, viewer: int | None) -> dict[str, Any]:
    """A match as one viewer is told it, with what it knows after each move."""
    random, match = Random(3), setup.match(3, follows=True)
    start, steps = known(match, viewer), []
    for _ in range(MOST_MOVES):
        if match.over:
            break
        before = match.steps
        match.play(random.choice(match.legal()))
        steps.append({"events": match.events(viewer, before), "facts": known(match, viewer)})
    return {"start": start, "steps": steps}


def known(match: Match, viewer: int | None) -> Any:
    return msgspec.to_builtins(match.presentation.show(match.state, viewer))


def sample(game: Game, presentation: Presentation) -> dict[str, Any]:
    messages = dict(presentation.vocabulary.messages())
    things = Told(presentation, game.standard_cards).things
    texts = {language: source(game.folder, language) for language in LANGUAGES}
    spoken = [sentences(Words(language, [text], messages, things), 10) for language, text in texts.items()]
    said = [
        [id, args, me, {language: row[3] for language, row in zip(texts, rows, strict=True)}]
        for rows in zip(*spoken, strict=True)
        for id, args, me, _ in rows[:1]
    ]
    setups = some_setups(game, 3)
    return {
        "vocabulary": presentation.vocabulary,
        "messages": messages,
        "things": things,
        "texts": texts,
        "said": said,
        "matches": [followed(setup, viewer) for setup in setups for viewer in (None, 0, 1)],
    }


def main() -> None:
    found = {game.name: sample(game, game.presentation) for game in registry.games().values() if game.presentation}
    sys.stdout.buffer.write(msgspec.json.encode({"names": NAMES, "games": found}))


if __name__ == "__main__":
    main()

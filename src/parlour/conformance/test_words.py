"""Every message of a game has words in every language, and they can be said with any arguments."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.conformance.words_law import entries, problems, spoken, trouble
from parlour.conformance.words_used import Code, items
from parlour.engine.game import Game
from parlour.engine.presentation import Presentation, Told
from parlour.engine.vocabulary import Types
from parlour.words import ENGLISH, LANGUAGES, Words, source

EVERYWHERE = {"published"}  # said by the page and the commands of every game


@pytest.fixture
def declared(presentation: Presentation) -> dict[str, Types]:
    return dict(presentation.vocabulary.messages())


def texts(game: Game) -> dict[str, str]:
    """In English, and in as many other languages as the package has."""
    there = {language: source(game.folder, language) for language in LANGUAGES}
    return {language: text for language, text in there.items() if text or language == ENGLISH}


def test_every_message_has_words_in_every_language_and_no_words_are_unused(
    game: Game, declared: dict[str, Types]
) -> None:
    assert list(problems(texts(game), declared)) == []


def test_every_reason_and_every_other_message_is_said_by_exactly_its_id(
    game: Game, declared: dict[str, Types], presentation: Presentation
) -> None:
    assert unsaid(game, declared, presentation) == []


def test_a_reason_that_nobody_gives_is_found(game: Game, presentation: Presentation) -> None:
    declared = dict(presentation.vocabulary.messages()) | {"why-for-fun": {}}
    assert unsaid(game, declared, presentation, more=("for-fun",)) == ["for-fun"]


def unsaid(game: Game, declared: dict[str, Types], presentation: Presentation, more: tuple[str, ...] = ()) -> list[str]:
    """Reasons and messages of no kind that no code of the game gives, nor another message refers to."""
    vocabulary, code = presentation.vocabulary, Code.of(code_of(game.folder))
    other = [id for id in vocabulary.more if not id.startswith("option-")]  # those have a law of their own
    within = spoken(declared.keys() - set(other), entries(source(game.folder, ENGLISH))[0])
    known = items(declared.values()) | within | EVERYWHERE
    return [
        id
        for id in (*vocabulary.reasons, *vocabulary.motives, *vocabulary.matters, *more, *other)
        if id not in known and not code.says(id)
    ]


def code_of(folder: Path) -> Iterator[Path]:
    """But where messages are only declared, and tests."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".py", ".ts", ".svelte"} and "tests" not in path.parts:
            if path.name not in {"vocabulary.py", "nouns.py"}:
                yield path


def test_every_option_and_each_of_its_values_has_words(game: Game, declared: dict[str, Types]) -> None:
    for option in game.options:
        wanted = {"", "-help", *(f"-{value}" for value in option.choices), *(["-allowed"] if option.allowed else [])}
        missing = {f"option-{option.name}{part}" for part in wanted} - declared.keys()
        assert not missing, "Vocabulary.more has what options are called: `options.messages_of(OPTIONS)`"
        assert not any(declared[f"option-{option.name}{part}"] for part in wanted)


def test_whatever_the_arguments_a_sentence_is_whole(game: Game, declared: dict[str, Types]) -> None:
    things = Told(game.presentation, game.standard_cards).things
    for language, text in texts(game).items():
        assert list(trouble(Words(language, [text], declared, things))) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("title =", "titel =", "title: no words"),
        ("-help =", "-hlep =", "-help: no words"),  # every zone, counter and phase explains itself
        ("title =", "unused = x\ntitle =", "unused: nobody says this"),
        ("title =", "title = x\ntitle =", "title: twice"),
        ("title =", "broken\ntitle =", "not Fluent"),
        ("title =", "title = { $who }", "there is no $who"),
        ("[you]", "[du]", "-is is one of"),
    ],
)
def test_a_slip_of_a_translator_is_found(
    game: Game, declared: dict[str, Types], before: str, after: str, said: str
) -> None:
    text = source(game.folder, ENGLISH)
    if before not in text:
        pytest.skip(f"the game's words have no {before}")
    assert any(said in line for line in problems({ENGLISH: text.replace(before, after, 1)}, declared))

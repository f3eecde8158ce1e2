"""The law of words for what engine and terminal say themselves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.cli.saying import said
from parlour.conformance.words_law import problems, trouble
from parlour.conformance.words_used import Code, items
from parlour.engine import messages as engine
from parlour.engine import registry
from parlour.engine.errors import BadSetup, ParlourError, Reason
from parlour.terminal import messages as terminal
from parlour.terminal.reader import ENGINE, TERMINAL
from parlour.words import ENGLISH, LANGUAGES, Messages, Words, of_game, source

each_part = pytest.mark.parametrize(
    ("folder", "declared"), [(ENGINE, engine.MESSAGES), (TERMINAL, terminal.MESSAGES)], ids=["engine", "terminal"]
)


@each_part
def test_every_message_has_words_in_every_language_and_no_words_are_unused(folder: Path, declared: Messages) -> None:
    texts = {language: source(folder, language) for language in LANGUAGES}
    assert list(problems(texts, declared)) == []


@each_part
def test_whatever_the_arguments_a_sentence_is_whole(folder: Path, declared: Messages) -> None:
    for language in LANGUAGES:
        assert list(trouble(Words(language, [source(folder, language)], declared))) == []


@each_part
def test_every_message_is_said_by_exactly_its_id(folder: Path, declared: Messages) -> None:
    assert unsaid(folder, declared) == []
    assert unsaid(folder, {**declared, "for-fun": {}}) == ["for-fun"]


def unsaid(folder: Path, declared: Messages) -> list[str]:
    code, own = Code.of(all_code()), ast.parse((folder / "messages.py").read_text(encoding="utf-8"))
    named = {
        node.value.value: node.targets[0].id
        for node in own.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.targets[0], ast.Name)
    }
    reasons = {id: id.removeprefix("why-") for id in declared}  # code gives the reason, and a front end its words
    enumerated = {f"{part}-{command}" for part in ("usage", "help") for command in terminal.COMMANDS}
    known = items(declared.values()) | enumerated
    return [
        id
        for id, reason in reasons.items()
        if not (id in known or code.says(id) or code.says(reason) or named.get(reason) in code.names)
    ]


def all_code() -> Iterator[Path]:
    root = ENGINE.parent
    for folder, ending in ((root, "*.py"), (root.parent.parent / "web" / "src", "*.ts")):
        for path in sorted(folder.rglob(ending)):
            if path.parent not in (ENGINE, TERMINAL) or path.name != "messages.py":
                if not {"tests", "conformance"} & set(path.parts):
                    yield path


def test_engine_and_terminal_share_no_id() -> None:
    assert not engine.MESSAGES.keys() & terminal.MESSAGES.keys()


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("you =", "du =", "you: no words"),
        (
            "Not possible: { $reason } ({ $clause }: “? { $clause }” shows the rule)",
            "Not possible: { $reason }",
            "$clause is not used",
        ),
        ("{ $reason }\n", "{ $clause }\n", "there is no $clause"),
        ("{ $path }", "{ $path }.", "a name may end with one"),
    ],
)
def test_a_slip_of_a_translator_is_found(before: str, after: str, said: str) -> None:
    text = source(TERMINAL, ENGLISH)
    assert before in text
    assert any(said in line for line in problems({ENGLISH: text.replace(before, after, 1)}, terminal.MESSAGES))


def test_english_fills_the_gaps_of_another_language(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("here = here\nthere = there\n", encoding="utf-8")
    (tmp_path / "words" / "de.ftl").write_text("here = hier\n", encoding="utf-8")
    said = {language: Words.load(language, {tmp_path: {"here": {}, "there": {}}}) for language in LANGUAGES}
    assert [said["de"].say(id) for id in ("here", "there")] == ["hier", "there"]
    assert [said["ja"].say(id) for id in ("here", "there")] == ["here", "there"]


def test_a_folder_without_words_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(ParlourError, match="no words"):
        Words.load("de", {tmp_path: {"here": {}}})


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "this game is for {} players, not 99"),
        ("de", "Dieses Spiel ist für {} Personen, nicht für 99"),
        ("ja", "このゲームは{}人用です（99人では遊べません）"),
    ],
)
def test_why_a_match_cannot_begin_is_said_in_the_readers_language(language: str, expected: str) -> None:
    for game in registry.games().values():
        with pytest.raises(BadSetup) as caught:
            game.setup(99, {})
        assert said(caught.value, language) == expected.format(
            "–".join(map(str, sorted({game.seats[0], game.seats[-1]})))
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_its_own_reason(language: str) -> None:
    game = next(iter(registry.games().values()))
    id = next(id for id, types in game.presentation.vocabulary.reasons.items() if not types)
    error = BadSetup(Reason("", id))
    error.game = game.name
    assert said(error, language) == of_game(game, language).say(f"why-{id}")
    assert said(ParlourError("as it is"), language) == "as it is"

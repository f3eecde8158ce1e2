"""Card files: what is common to those of every game."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from tests.own_cards import OWN_CARDS, WITH_CARDS

from parlour.engine import card_files, messages
from parlour.engine import record as records
from parlour.engine.card_files import MOST_BYTES, MOST_DEEP, MOST_ENTRIES
from parlour.engine.chance import Seeded
from parlour.engine.errors import BadCards, Reason
from parlour.engine.game import Game
from parlour.engine.match import Match
from parlour.engine.replay import replay
from parlour.terminal.reader import own_words
from parlour.words import LANGUAGES

each_game = pytest.mark.parametrize("game", WITH_CARDS, ids=lambda game: game.name)


def refused(work: Callable[[], object]) -> Reason:
    with pytest.raises(BadCards) as caught:
        work()
    return caught.value.reason


def test_every_game_with_cards_has_an_example_in_the_docs() -> None:
    assert OWN_CARDS.keys() == {game.name for game in WITH_CARDS}


@each_game
def test_a_match_with_the_card_file_of_the_docs_is_played_and_replayed(game: Game) -> None:
    content = card_files.read_text(OWN_CARDS[game.name])
    for players in (game.seats[0], game.seats[-1]):
        match = Match(game, players, cards=content, chance=Seeded(players), keep_legal=True)
        assert match.record.setup.cards == content
        while not match.over:
            match.play(match.legal()[-1])
        again = replay(records.parse(match.record.to_text()))
        assert again.outcome == match.outcome


@each_game
def test_a_card_file_is_written_as_it_was_read(game: Game) -> None:
    for content in (tomllib.loads(OWN_CARDS[game.name]), card_files.read_file(str(game.folder / "cards.toml"))):
        assert tomllib.loads(card_files.to_text(content)) == content


def test_any_content_is_written_as_it_was_read() -> None:
    content = {
        "a b": 1,
        "ä": 'say "hi" \\',
        "empty": [],
        "t": {"deep": {"list": [[1], [True]], "": 2}},
        "l": [{}, {"x": "é"}],
    }
    assert tomllib.loads(card_files.to_text(content)) == content


# Limits


def strings(value: Any, where: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all texts."""
    if isinstance(value, str):
        return [where]
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [way for key, item in pairs for way in strings(item, (*where, key))]


def with_text(value: Any, way: tuple[Any, ...], text: str) -> Any:
    if not way:
        return text
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[way[0]] = with_text(value[way[0]], way[1:], text)
    return changed


UNSEEN = [
    "\x1b[31mred",
    "two\nlines",
    "a\tb",
    "\u202eback",
    "zero\u200bwidth",
    "\u2066x",
    "  two  ",
    "\x00",
    "\u3164",
    "\x9b",
]


@each_game
@pytest.mark.parametrize("text", [*UNSEEN, "x" * 5000], ids=ascii)
def test_no_text_of_any_card_file_can_hide_or_run_on(game: Game, text: str) -> None:
    content = tomllib.loads(OWN_CARDS[game.name])
    for way in strings(content) or [()]:
        with pytest.raises(BadCards) as caught:
            game.cards(with_text(content, way, text) if way else content | {text: 1})
        assert caught.value.reason.id in ("cards-unseen", "cards-long", "cards-bad-key")


@each_game
def test_a_card_file_of_another_kind_is_refused(game: Game) -> None:
    with pytest.raises(BadCards):
        game.cards({"x" * 41: 1})
    with pytest.raises(BadCards):
        game.cards({"when": 1.5})


LARGE = {
    "bytes": ("# " + "x" * MOST_BYTES, "cards-too-large"),
    "bytes of two": ("# " + "ä" * (MOST_BYTES // 2), "cards-too-large"),
    "entries": ("a = [" + "1," * MOST_ENTRIES + "]", "cards-too-many"),
    "tables": ("a = " + "{b=" * (MOST_DEEP + 1) + "1" + "}" * (MOST_DEEP + 1), "cards-too-deep"),
    "lists": ("a = " + "[" * 9000 + "]" * 9000, "cards-too-deep"),
    "key": ("a" + ".a" * 9000 + " = 1", "cards-too-deep"),
    "keys": ("\n".join("a" + f".b{n}" * 40 + " = 1" for n in range(150)), "cards-too-deep"),
    "number": ("a = 99999999", "cards-number"),
    "digits": ("a = " + "9" * 9000, "cards-not-toml"),
    "infinity": ("a = inf", "cards-not-a-value"),
    "date": ("a = 2020-01-01", "cards-not-a-value"),
    "control": ('a = "\x1b"', "cards-not-toml"),
    "escape": ('a = "\\u001b"', "cards-unseen"),
    "half": ("a = \n", "cards-not-toml"),
    "open": ("a = [", "cards-not-toml"),
}


@pytest.mark.parametrize("name", LARGE)
def test_what_is_too_much_is_refused_at_once(name: str) -> None:
    text, id = LARGE[name]
    begin = process_time()
    assert refused(lambda: card_files.read_text(text)).id == id
    assert process_time() - begin < 1


def test_a_large_file_is_not_read_to_its_end() -> None:
    assert refused(lambda: card_files.read_file("/dev/zero")).id == "cards-too-large"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b'a = "\xff"')
    assert refused(lambda: card_files.read_file(str(path))).id == "cards-not-utf8"


def test_files_of_other_systems_are_read() -> None:
    assert card_files.read_bytes(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n") == {"a": 1, "b": 2}


def test_the_place_of_a_mistake_in_the_text_is_told() -> None:
    assert refused(lambda: card_files.read_text("a = 1\nb = ?\n")).args == (2, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_arguments(language: str) -> None:
    """Whatever `card_files` refuses is said in every language, with what it is given there."""
    reasons = [
        refused(lambda: card_files.only({"b": 1}, ("a",), ("t",))),
        refused(lambda: card_files.needed({}, "a", ("t",))),
        refused(lambda: card_files.table(3, ("t",))),
        refused(lambda: card_files.items([], 1, 2, ("t",))),
        refused(lambda: card_files.number(True, range(3), ("t",))),
        refused(lambda: card_files.number(15, range(0, 30, 10), ("t",))),
        refused(lambda: card_files.flag("yes", ("t",))),
        refused(lambda: card_files.one_of("c", ("a", "b"), ("t",))),
        refused(lambda: card_files.name("", 3, ("t",))),
        refused(lambda: card_files.name("four", 3, ("t",))),
        refused(lambda: card_files.distinct(("a", "a"), ("t",))),
        refused(lambda: card_files.checked({"a": "\u200b"})),
        refused(lambda: card_files.read_text("?")),
    ]
    for reason in reasons:
        assert own_words(language).say(f"why-{reason.id}", reason.args)
    assert {reason.id for reason in reasons} <= messages.REASONS.keys()


def test_a_refusal_can_be_told_by_another_process() -> None:
    with pytest.raises(BadCards) as caught:
        card_files.read_text("?")
    assert pickle.loads(pickle.dumps(caught.value)).reason == caught.value.reason

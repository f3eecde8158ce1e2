"""Words at the edge: a message id with arguments becomes a sentence in the reader's language.

What can be said is declared, with a type for every argument (`engine.vocabulary`); what it is called is in Fluent
files, `words/*.ftl`, one folder for the engine, the terminal and each game. A language decides about persons, cases,
plurals and order; Python knows none of them. Only front ends render: the server passes ids and arguments on, so the
libraries are imported by whoever says the first word.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.engine.errors import ParlourError
from parlour.engine.fold import Event
from parlour.engine.game import Game
from parlour.engine.lessons import Lesson
from parlour.engine.presentation import Things
from parlour.engine.vocabulary import AS, Key, Noun, Number, Seat, Several, Text, Type, Types, Vocabulary

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "ja")
ENGLISH = "en"
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
CONTROLS = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\x00-\x1f\x7f]")
KEPT_SOURCES = 64  # read; more than a process of one reader needs
Messages = Mapping[str, Types]


def outside(text: str) -> str:
    """A text from outside cannot turn the sentence around: only where it could is it isolated."""
    plain = CONTROLS.sub("", text)
    return f"\u2068{plain}\u2069" if RIGHT_TO_LEFT.search(plain) else plain


@lru_cache(256)
def source(folder: Path, language: str) -> str:
    """What a folder says in a language; nothing if it does not know that language."""
    path = folder / "words" / f"{language}.ftl"
    if language != ENGLISH and not path.exists():
        return ""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise ParlourError(f"no words: {error}") from None


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return known(environment[name])
    return ENGLISH


def known(tag: str) -> str:
    """`de-AT` and `de_DE.UTF-8` are `de`; what we have no words for is English."""
    first = re.split(r"[-_.@]", tag.strip().lower())[0]
    return first if first in LANGUAGES else ENGLISH


class Words:
    """The words of some folders in one language, for one match's things and players."""

    def __init__(self, language: str, sources: Sequence[str], messages: Messages, things: Things | None = None) -> None:
        self.language = language
        self.messages = messages
        self.things = things or {}
        self.bundle = new_bundle(language)
        for text in sources:
            self.add(text)
        self.said: dict[tuple[Any, ...], dict[str, str]] = {}  # what a card is called never changes

    @classmethod
    def load(cls, language: str, folders: Mapping[Path, Messages], things: Things | None = None) -> Words:
        """The words of these folders; English fills the gaps of another language, message by message."""
        messages = {id: types for declared in folders.values() for id, types in declared.items()}
        made = cls(language, [source(folder, language) for folder in folders], messages, things)
        if any(not made.bundle.has_message(id) for id in messages):
            for folder in folders:
                made.add(source(folder, ENGLISH))
        return made

    def add(self, text: str) -> None:
        """More words, for what has none yet."""
        self.bundle.add_resource(parsed(text))

    def say(self, id: str, args: Sequence[Any] = (), names: Sequence[str] = (), me: int | None = None) -> str:
        """The sentence for a reader who sits at seat `me`; arguments in the order of their declaration."""
        types = self.messages[id]
        named = dict(zip(types, args, strict=True))
        return self.format(id, "", self.adapted(types, named, names, me))

    def format(self, id: str, attribute: str, args: dict[str, Any]) -> str:
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: {id} has no value")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language}: {id}: {errors[0]}")
        return str(text)

    def adapted(
        self, types: Types, args: Mapping[str, Any], names: Sequence[str], me: int | None
    ) -> dict[str, str | int]:
        """The variables that a message may use."""
        found: dict[str, str | int] = {}
        for name, type in types.items():
            for form, value in self.variables(type, args[name], names, me):
                found[name + form] = value
        return found

    def variables(
        self, type: Type, value: Any, names: Sequence[str], me: int | None
    ) -> Iterator[tuple[str, str | int]]:
        match type:
            case Number():
                yield "", value * type.unit
                if type.unit > 1:
                    yield "-man", value * type.unit // 10_000
            case Key():
                yield "", value
            case Text():
                yield "", outside(value)
            case Seat():
                yield "", outside(names[value])
                yield "-is", "you" if value == me else "other"
            case Noun():
                yield from self.forms(type, value, names, me).items()
            case Several():
                items = [self.item(type, item, names, me) for item in value]
                yield "", joined(items, type.joint, self.language)
                yield "-count", len(items)

    def item(self, type: Several, item: Any, names: Sequence[str], me: int | None) -> str:
        """One field: the value itself; several: a row of them."""
        values = item if isinstance(item, (list, tuple)) else (item,)
        args = dict(zip(type.fields, values, strict=True))
        return self.format(type.item, "", self.adapted(type.fields, args, names, me))

    def forms(self, noun: Noun, text: str, names: Sequence[str] = (), me: int | None = None) -> dict[str, str]:
        """A thing that lies between people is called after them, by each reader in their own way."""
        key = (noun.name, text, me, *names) if names_seats(noun) else (noun.name, text)
        if key not in self.said:
            id, types, fields = noun.name, noun.fields, self.things[noun.name].get(text, {})
            if AS in text:
                id = f"{noun.name}-as"
                types = self.messages[id]
                fields = dict(zip(types, text.split(AS), strict=True))
            args = self.adapted(types, fields, names, me)
            forms = {"": self.format(id, "", args)}
            for attribute in self.bundle.get_message(id).attributes:
                forms[f"-{attribute}"] = self.format(id, attribute, args)
            self.said[key] = forms
        return self.said[key]


def names_seats(noun: Noun) -> bool:
    return any(isinstance(type, Seat) for type in noun.fields.values())


@lru_cache(KEPT_SOURCES)
def parsed(text: str) -> Any:
    """Nobody changes it, and reading it takes long."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


def new_bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False)


def joined(items: Sequence[str], joint: str, language: str) -> str:
    from babel.lists import format_list

    return format_list(items, "or" if joint == "or" else "standard", language)


def of_game(game: Game, language: str, card_set: Any = None) -> Words:
    """What the game says with its own cards, or with another set."""
    presentation = game.presentation
    things = presentation.things(game.standard_cards if card_set is None else card_set)
    return Words.load(language, {game.folder: dict(presentation.vocabulary.messages())}, things)


def of_lesson(lesson: Lesson, language: str) -> Words:
    """What is said in a lesson; its words stand apart, in `lessons/words`."""
    return Words.load(language, {lesson.folder: lesson.messages()})


def message_of(event: Event, vocabulary: Vocabulary) -> tuple[str, tuple[Any, ...]] | None:
    """The message that says an event to whoever was told it so; None if it is only seen."""
    kind = vocabulary.kinds[event[0]]
    if not kind.is_said:
        return None
    id, secret = f"event-{event[0]}", vocabulary.secret_of(event[0])
    at = 1 + kind.names.index(secret) if secret else 0
    if not secret or not isinstance(event[at], int):
        return id, event[1:]
    count = (event[at],) if isinstance(kind.args[secret], Several) else ()
    return f"{id}-hidden", event[1:at] + event[at + 1 :] + count

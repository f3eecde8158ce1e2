"""The options of a game: what each may be, and a clear word when it is something else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from parlour.engine.errors import BadSetup, Reason

Value = bool | str
Settings = dict[str, Value]


def anything(_: str) -> None:
    """Allows every text."""


@dataclass(frozen=True)
class Option:
    """A switch (default true or false), a choice among texts, or a text that `check` allows."""

    name: str
    default: Value
    help: str = ""
    choices: tuple[str, ...] = ()
    allowed: str = ""  # what may be written, for an option that is neither switch nor choice
    examples: tuple[str, ...] = ()  # of such an option, for forms and tests
    check: Callable[[str], None] = anything  # raises ValueError with the reason
    since: int = 1  # the version of the game's rules that brought it

    @property
    def is_switch(self) -> bool:
        return isinstance(self.default, bool)

    @property
    def values(self) -> str:
        if self.is_switch:
            return "true, false"
        return ", ".join(self.choices) or self.allowed

    @property
    def samples(self) -> tuple[Value, ...]:
        """Values to offer: all of a switch or choice, the default and the examples of a text."""
        if self.is_switch:
            return (False, True)
        return self.choices or tuple(dict.fromkeys((self.default, *self.examples)))

    def accept(self, value: object) -> Value:
        """The value, if the option may have it."""
        if self.is_switch and isinstance(value, bool):
            return value
        if not self.is_switch and isinstance(value, str) and (not self.choices or value in self.choices):
            try:
                self.check(value)
            except ValueError:
                raise self.refused(value) from None
            return value
        raise self.refused(value)

    def refused(self, value: object) -> BadSetup:
        return BadSetup(Reason("", "option-value", (self.name, str(value), self.values)))

    def read(self, text: str) -> Value:
        """The value written on a command line."""
        if self.is_switch and text.lower() in ("true", "false"):
            return text.lower() == "true"
        return self.accept(text)


def complete(options: tuple[Option, ...], given: Mapping[str, object]) -> Settings:
    """Every option with its value, the defaults filled in."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadSetup(Reason("", "unknown-option", (name, tuple(known))))
    return {name: option.accept(given.get(name, option.default)) for name, option in known.items()}


def changed(options: tuple[Option, ...], settings: Settings) -> Settings:
    """Only what differs from the default."""
    return {option.name: settings[option.name] for option in options if settings[option.name] != option.default}


def read_all(options: tuple[Option, ...], texts: list[str]) -> Settings:
    """Settings from `name=value` texts."""
    known = {option.name: option for option in options}
    found: Settings = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(Reason("", "option-form", (text,)))
        found[name] = known[name].read(value) if name in known else value
    complete(options, found)
    return found


def messages_of(options: tuple[Option, ...]) -> dict[str, dict[str, Any]]:
    """What options and their values are called, for `Vocabulary.more`; the words are the game's."""
    return {f"option-{option.name}{part}": {} for option in options for part in parts_of(option)}


def parts_of(option: Option) -> list[str]:
    allowed = ["-allowed"] if option.allowed else []
    return ["", "-help", *(f"-{value}" for value in option.choices), *allowed]

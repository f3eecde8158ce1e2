"""What a command cannot do, in the reader's words."""

from __future__ import annotations

from argparse import ArgumentTypeError
from collections.abc import Sequence
from typing import Any

from parlour.engine import registry
from parlour.engine.errors import ParlourError
from parlour.terminal.reader import own_words
from parlour.words import of_game, preferred

LONGEST = 200  # characters of an argument


def said(error: ParlourError, language: str) -> str:
    """The command's own words, everybody's, or a game's; what has none as it is."""
    id, args, words = f"why-{error.reason.id}", short(error.reason.args), own_words(language)
    if id in words.messages:
        return words.say(id, args)
    return of_game(registry.game(error.game), language).say(id, args) if error.game else str(error)


def wrong(id: str, *args: str) -> ArgumentTypeError:
    """An argument that is none: before all of them are read, the language is the locale's."""
    return ArgumentTypeError(own_words(preferred()).say(f"why-{id}", short(args)))


def short(args: Sequence[Any]) -> list[Any]:
    """What was typed, as far as it fits in a sentence."""
    return [f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg for arg in args]

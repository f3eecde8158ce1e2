"""Card files: what any of them may hold, and how a game reads its own.

A file is TOML, and comes from anywhere. So before a game looks at it, `checked` has seen to its size, its depth and
every text in it; a game then asks for tables, numbers and names by the functions below. Whatever is wrong is told by a
message with the way to the place, by the file's keys and, in its lists, by numbers from 1: `items.2.faces`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn

from parlour.engine import texts
from parlour.engine.errors import BadCards, BadSetup, Reason

MOST_BYTES = 30_000
MOST_ENTRIES = 2_000  # texts, numbers, lists and tables, all told
MOST_DEEP = 8
LONGEST_TEXT = 80
LONGEST_KEY = 40
LARGEST = 1_000_000
SHORT = 24  # how much of a wrong value is quoted
# A key of very many parts, as `a.b.c`, takes tomllib very long; no file needs one
MOST_DOTS = 40  # in a line

Content = Mapping[str, Any]
Place = tuple[str, ...]


def refuse(id: str, *args: Any) -> NoReturn:
    raise BadCards(Reason("", f"cards-{id}", args))


def wrong(id: str, where: Place, *args: Any) -> NoReturn:
    """Something at a place of the file."""
    refuse(id, ".".join(where), *args)


def quoted(value: object) -> str:
    """What was found instead, as far as it can be shown."""
    text = value if isinstance(value, str) else json.dumps(value, default=str)
    return texts.tidy(text)[:SHORT]


# The file


def read_file(path: str) -> Content:
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadSetup(Reason("", "card-file", (path, str(error.strerror)))) from None
    except ValueError as error:  # no name of a file
        raise BadSetup(Reason("", "card-file", (path, str(error)))) from None
    return read_bytes(content)


def read_bytes(content: bytes) -> Content:
    try:
        return read_text(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        refuse("not-utf8")


def read_text(text: str) -> Content:
    """The content of a card file, checked as far as it is the same for every game."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        refuse("too-large", MOST_BYTES)
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        refuse("too-deep", MOST_DEEP)
    try:
        return checked(tomllib.loads(text.replace("\r\n", "\n")))
    except RecursionError:
        refuse("too-deep", MOST_DEEP)
    except ValueError as error:  # no TOML
        refuse("not-toml", *position(text, str(error)))


def position(text: str, complaint: str) -> tuple[int, int]:
    """The line and column where it is no TOML; at its end if tomllib does not say."""
    found = re.search(r"at line (\d+), column (\d+)", complaint)
    if found:
        return int(found[1]), int(found[2])
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


# What every file must be


def checked(data: Content) -> Content:
    """The same content; BadCards if there is too much of it, or something that cannot be shown."""
    if not isinstance(data, Mapping):
        refuse("not-toml", 1, 1)
    check_value(data, (), [MOST_ENTRIES])
    return data


def check_value(value: object, where: Place, left: list[int]) -> None:
    """`left` is how many more entries there may be."""
    left[0] -= 1
    if left[0] < 0:
        refuse("too-many", MOST_ENTRIES)
    if len(where) > MOST_DEEP:
        refuse("too-deep", MOST_DEEP)
    if isinstance(value, str):
        check_text(value, where)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            check_key(key, where)
            check_value(item, (*where, key), left)
    elif isinstance(value, list):
        for number, item in enumerate(value, start=1):
            check_value(item, (*where, str(number)), left)
    elif not isinstance(value, int):
        wrong("not-a-value", where)
    elif abs(value) > LARGEST:
        wrong("number", where, -LARGEST, LARGEST, quoted(value))


def check_key(key: object, where: Place) -> None:
    if not isinstance(key, str) or not texts.is_tidy(key) or not 0 < len(key) <= LONGEST_KEY:
        wrong("bad-key", (*where, quoted(key)), LONGEST_KEY)


def check_text(text: str, where: Place) -> None:
    if len(text) > LONGEST_TEXT:
        wrong("long", where, LONGEST_TEXT)
    if not texts.is_tidy(text):
        wrong("unseen", where)


# What games ask for


def table(value: object, where: Place) -> Content:
    if not isinstance(value, Mapping):
        wrong("not-a-table", where)
    return value


def needed(data: Content, key: str, where: Place) -> Any:
    if key not in data:
        wrong("missing", (*where, key))
    return data[key]


def only(data: Content, allowed: Iterable[str], where: Place) -> None:
    known = tuple(allowed)
    for key in data:
        if key not in known:
            wrong("unknown", (*where, key), known)


def tables(value: object, least: int, most: int, where: Place) -> list[tuple[Content, Place]]:
    """The tables of a list, each with its place."""
    rows = items(value, least, most, where)
    return [(table(row, (*where, str(at))), (*where, str(at))) for at, row in enumerate(rows, start=1)]


def items(value: object, least: int, most: int, where: Place) -> list[Any]:
    if not isinstance(value, list) or not least <= len(value) <= most:
        wrong("list", where, least, most, len(value) if isinstance(value, list) else 0)
    return value


def numbers(value: object, least: int, most: int, allowed: range, where: Place) -> list[int]:
    rows = items(value, least, most, where)
    return [number(row, allowed, (*where, str(at))) for at, row in enumerate(rows, start=1)]


def number(value: object, allowed: range, where: Place) -> int:
    """A whole number of a range; one with a step, such as range(-90, 91, 10), has multiples only."""
    if type(value) is not int or not allowed[0] <= value <= allowed[-1]:
        wrong("number", where, allowed[0], allowed[-1], quoted(value))
    if value not in allowed:
        wrong("step", where, allowed.step, quoted(value))
    return value


def flag(value: object, where: Place) -> bool:
    if not isinstance(value, bool):
        wrong("not-a-flag", where, quoted(value))
    return value


def one_of(value: object, allowed: Iterable[str], where: Place) -> str:
    known = tuple(allowed)
    if not isinstance(value, str) or value not in known:
        wrong("choice", where, quoted(value), known)
    return value


def name(value: object, most: int, where: Place) -> str:
    """A text that people will read: of so many characters, and not of none."""
    if not isinstance(value, str) or not texts.is_seen(value):
        wrong("not-a-name", where)
    if len(value) > most:
        wrong("long", where, most)
    return value


def shaped(value: object, shape: re.Pattern[str], example: str, where: Place) -> str:
    """A text of the shape that the example has."""
    if not isinstance(value, str) or not shape.fullmatch(value):
        wrong("shape", where, quoted(value), example)
    return value


def distinct(values: Iterable[str], where: Place) -> None:
    seen: set[str] = set()
    for value in values:
        if value in seen:
            wrong("twice", where, value)
        seen.add(value)


# Writing


def to_text(data: Content) -> str:
    """The content as a card file again."""
    lines = [entry_text(entry) for entry in data.items() if not is_section(entry[1])]
    lines += [line for key, value in data.items() for line in sections_of(key, value)]
    return "\n".join(lines).strip("\n") + "\n"


def sections_of(key: str, value: Any) -> list[str]:
    """A table under its heading, or several under theirs."""
    if not is_section(value):
        return []
    brackets, rows = ("[[{}]]", value) if isinstance(value, list) else ("[{}]", [value])
    return [line for row in rows for line in ("", brackets.format(key_text(key)), *map(entry_text, row.items()))]


def entry_text(entry: tuple[str, object]) -> str:
    return f"{key_text(entry[0])} = {value_text(entry[1])}"


def is_section(value: object) -> bool:
    """A table, or a list of tables: what has a heading of its own."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, Mapping) for item in value)
    return isinstance(value, Mapping)


def key_text(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def value_text(value: object) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(map(entry_text, value.items())) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(value_text(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)

"""How a game looks in the browser, as far as its folder says it without code: `looks.toml` and `emblem.svg`.

Games of the house bring code to the pages (`web/index.ts`), which the build finds; a game of another package is
installed after the pages are built, so it says what colours its table has and what stands on its cards.
"""

from __future__ import annotations

import base64
import re
import tomllib
from pathlib import Path
from typing import Any

from msgspec import Struct

from parlour.engine.errors import ParlourError

COLOURS = ("felt", "edge", "ink", "accent", "onAccent", "back", "backLine")
TONES = ("red", "yellow", "green", "blue", "gray", "white", "purple", "black")
COLOUR = re.compile(r"#[0-9a-fA-F]{3}([0-9a-fA-F]{3})?")
LARGEST_EMBLEM = 20_000  # bytes
LONGEST_SYMBOL = 8


class Faces(Struct, frozen=True):
    """What stands on the cards of a noun: the field for the corner, and symbols and tones by another field's value."""

    noun: str
    index: str
    by: str
    symbols: dict[str, str] = {}
    tones: dict[str, str] = {}


class Looks(Struct, frozen=True):
    theme: dict[str, tuple[str, str]] = {}  # by part of the table: a colour where it is light, and where it is dark
    faces: Faces | None = None
    emblem: str = ""  # a picture as an address that holds it whole


def looks_of(folder: Path) -> Looks | None:
    """None where the folder says nothing; ParlourError with the reason where it cannot be used."""
    path, emblem = folder / "looks.toml", folder / "emblem.svg"
    if not path.exists():
        return None
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        theme = {part: colours_of(part, data["theme"][part]) for part in data.get("theme", {})}
        if theme and set(theme) != set(COLOURS):
            raise ValueError(f"theme needs all of {', '.join(COLOURS)}")
        return Looks(theme, faces_of(data.get("faces")), picture(emblem) if emblem.exists() else "")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ParlourError(f"{path}: {error}") from None


def colours_of(part: str, given: Any) -> tuple[str, str]:
    """One colour, or two: for light and for dark surroundings."""
    both = [given, given] if isinstance(given, str) else list(given)
    if len(both) != 2 or not all(isinstance(colour, str) and COLOUR.fullmatch(colour) for colour in both):
        raise ValueError(f"theme.{part} is a colour such as '#1d3b60', or two of them: light and dark")
    return both[0], both[1]


def faces_of(given: Any) -> Faces | None:
    if given is None:
        return None
    faces = Faces(given["noun"], given["index"], given["by"], given.get("symbols", {}), given.get("tones", {}))
    if any(tone not in TONES for tone in faces.tones.values()):
        raise ValueError(f"faces.tones are among {', '.join(TONES)}")
    if any(len(symbol) > LONGEST_SYMBOL for symbol in faces.symbols.values()):
        raise ValueError(f"faces.symbols have at most {LONGEST_SYMBOL} characters")
    return faces


def picture(path: Path) -> str:
    content = path.read_bytes()
    if len(content) > LARGEST_EMBLEM:
        raise ValueError(f"{path.name} is larger than {LARGEST_EMBLEM} bytes")
    return f"data:image/svg+xml;base64,{base64.b64encode(content).decode()}"

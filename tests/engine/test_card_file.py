"""Card files: their size, and the line that a mistake is in."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.engine import card_file
from parlour.engine.errors import BadCards, BadSetup

TEXT = """content = "own"

[first]
one = { a = 1 }
two = 2

[second.inner]
three = [
    { x = 1 },
]
"""


@pytest.mark.parametrize(
    ("where", "line"),
    [
        (("content",), 1),
        (("first",), 3),
        (("first", "one", "a"), 4),
        (("first", "two"), 5),
        (("first", "missing"), 3),
        (("second", "inner", "three", "1", "x"), 8),
        (("nowhere",), 0),
        ((), 0),
    ],
)
def test_a_mistake_is_in_the_line_of_the_innermost_key_that_is_found(where: tuple[str, ...], line: int) -> None:
    assert card_file.line_of(TEXT, where) == line


def test_the_line_is_told_with_the_file_and_the_way_to_the_mistake() -> None:
    error = BadCards("must be less", "first", "two")
    assert str(error) == "card file: first.two: must be less"
    assert str(card_file.located(error, TEXT, "own.toml")) == "card file own.toml:5: first.two: must be less"


def test_a_file_that_is_too_large_or_no_toml_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"#" * (card_file.LARGEST + 1))
    with pytest.raises(BadSetup, match="larger than 64 KiB"):
        card_file.read_text(str(path))
    path.write_bytes(b"\xff")
    with pytest.raises(BadSetup, match="utf-8"):
        card_file.read_text(str(path))
    with pytest.raises(BadSetup, match="No such file"):
        card_file.read_text(str(tmp_path / "none.toml"))
    with pytest.raises(BadSetup, match="null byte"):
        card_file.read_text("\0")
    with pytest.raises(BadSetup, match="Invalid value"):
        card_file.parse("a = ", "own.toml")

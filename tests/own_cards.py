"""The card files that docs/own-cards.md shows, by game."""

from __future__ import annotations

import re
from pathlib import Path

from parlour.engine import registry

PAGE = Path(__file__).parent.parent / "docs" / "own-cards.md"


def sections() -> dict[str, str]:
    parts = re.split(r"^## .*\(`([\w-]+)`\)$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def example(section: str) -> str:
    found = re.findall(r"^```toml\n(.*?)^```$", section, flags=re.MULTILINE | re.DOTALL)
    assert len(found) == 1
    return str(found[0])


OWN_CARDS = {name: example(section) for name, section in sections().items()}
WITH_CARDS = [game for game in registry.games().values() if game.standard_cards is not None]

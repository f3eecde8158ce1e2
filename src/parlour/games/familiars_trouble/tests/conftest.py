"""Tables for tests: who holds which cards, what is drawn next, and which errands lie where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine.chance import Scripted
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.cards import CARD_TEXTS
from parlour.games.familiars_trouble.state import Trouble

Table = Callable[..., Match[Trouble]]
IDS = {level: [f"{level}{letter}" for letter in "ABCDEFGHI"] for level in (1, 2, 3)}
PLAIN = {"hand_exchange": False, "errand_exchange": False}


def completed(order: list[str], every: list[str]) -> list[str]:
    """The cards named first, then the others in their usual order."""
    left = Counter(every) - Counter(order)
    rest = [text for text in every if left[text] > 0 and not left.subtract([text])]
    return order + rest


def dealt(hands: list[str], draws: str = "") -> list[str]:
    """A deck that deals such hands; what they leave open is filled with the cards nobody named."""
    named = [hand.split() for hand in hands] + [[]] * (3 - len(hands))
    first = draws.split()
    spare = list((Counter(CARD_TEXTS) - Counter(sum(named, first))).elements())
    full = [hand + [spare.pop() for _ in range(5 - len(hand))] for hand in named]
    order = [full[seat][i] for i in range(5) for seat in range(3)] + first
    return completed(order, CARD_TEXTS)


@pytest.fixture
def table() -> Table:
    """A match with the hands, draws and errands (next to be drawn first) that a test names."""

    def made(*hands: str, draws: str = "", errands: str = "", options: dict[str, Any] | None = None) -> Match[Trouble]:
        piles = {level: [id for id in errands.split() if id[0] == str(level)] for level in IDS}
        script = [{"kind": "shuffle", "pile": "attributes", "cards": dealt(list(hands), draws)}]
        for level, ids in IDS.items():
            script.append({"kind": "shuffle", "pile": f"errands-{level}", "cards": completed(piles[level], ids)})
        return Match(GAME, 3, options or {}, chance=Scripted(script), follows=True)

    return made


@pytest.fixture
def trick(table: Table) -> Table:
    """The same without the two exchanges: the lead plays at once."""

    def made(*hands: str, **more: Any) -> Match[Trouble]:
        return table(*hands, **more | {"options": PLAIN | more.get("options", {})})

    return made


def play_all(match: Match[Trouble], moves: str) -> Match[Trouble]:
    """Play moves separated by commas."""
    for move in moves.split(","):
        match.play(move)
    return match


def shown(match: Match[Trouble], zone: str, seat: int | None = None) -> list[str]:
    """The cards that the viewer knows there."""
    return match.view(seat).cards(zone)


@pytest.fixture
def play() -> Callable[[Match[Trouble], str], Match[Trouble]]:
    return play_all


@pytest.fixture
def see() -> Callable[..., list[str]]:
    return shown

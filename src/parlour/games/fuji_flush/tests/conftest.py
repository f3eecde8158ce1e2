"""Deals for tests: who gets which cards, and what is drawn next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from parlour.engine.chance import Scripted
from parlour.engine.match import Match
from parlour.games.fuji_flush import GAME
from parlour.games.fuji_flush.play import Play

Deal = Callable[..., Match[Play]]
DECK = [number for number, copies in enumerate(GAME.standard_cards.copies) for _ in range(copies)]


@pytest.fixture
def deal() -> Deal:
    """A match in which the seats hold the given numbers; the draw pile begins with `draw`."""

    def dealt(*hands: list[int], draw: tuple[int, ...] = ()) -> Match[Play]:
        size = 5 if len(hands) >= 7 else 6
        left = Counter(DECK) - Counter(n for hand in hands for n in hand) - Counter(draw)
        spare = sorted(left.elements(), reverse=True)
        full = [hand + [spare.pop() for _ in range(size - len(hand))] for hand in hands]
        order = [full[seat][i] for i in range(size) for seat in range(len(hands))] + list(draw) + spare
        assert Counter(order) == Counter(DECK)
        again = {"kind": "shuffle", "pile": "draw", "cards": [str(n) for n in order]}
        return Match(GAME, len(hands), chance=Scripted([again]))

    return dealt

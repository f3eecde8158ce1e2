"""What somebody reckons with who has forgotten discards: that they are still in the deck.

The hands of the others stay as they were imagined: what everybody announced, took or left still fits them. The last
discard lies before everybody.
"""

from __future__ import annotations

from parlour.engine import worlds
from parlour.games.family_trade.state import Trade


def forget(s: Trade, percent: int) -> None:
    worlds.mix_up(s, s.pile, s.pile_size - 1, s.deck, s.deck_size, percent)

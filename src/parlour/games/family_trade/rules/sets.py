"""Sets of three: what is done, and what is one to go (TR-1.1, TR-3.2, TR-3.4)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, tables
from parlour.games.family_trade.state import Trade


def lacks(hand: int) -> int:
    """The item of which one more makes eight cards three sets, or NOTHING."""
    if hand >> (4 * cards.MARKET_MAKE) != 0:  # TR-3.2
        return cards.NOTHING
    found = cards.NOTHING
    for item in range(cards.ITEMS):
        over = tables.REMAINDER[hand & 15]
        if over == 1 or (over == 2 and found != cards.NOTHING):  # TR-3.4: exactly one item can be missing
            return cards.NOTHING
        if over == 2:
            found = item
        hand >>= 4
    return found


def is_sets(hand: int) -> bool:
    """Whether the cards are sets of three and nothing else."""
    if hand >> (4 * cards.MARKET_MAKE) != 0:  # TR-3.2
        return False
    while hand != 0:
        if tables.REMAINDER[hand & 15] != 0:
            return False
        hand >>= 4
    return True


def pair(hand: int) -> int:
    """The item of two identical cards, or NOTHING."""
    if hand == 0:
        return cards.NOTHING
    item = native.lowest_bit(hand) // 4
    return item if hand == 2 * cards.one(item) else cards.NOTHING


def find_ready(s: Trade, seat: int) -> int:
    """The item that completes the seat's hand, or NOTHING."""
    hand = s.hands[seat]
    return pair(hand) if s.ruleset == moves.BATTLE else lacks(hand)


def is_nine_alike(hand: int) -> bool:
    return hand == 9 * cards.one(native.lowest_bit(hand) // 4)

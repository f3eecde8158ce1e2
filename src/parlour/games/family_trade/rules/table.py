"""Small questions that every chapter asks. Compiled rules hold copies of them; Python calls them here."""

# compiled: no
from __future__ import annotations

from parlour.engine.facts import inlined
from parlour.engine.state import Moves
from parlour.games.family_trade import cards
from parlour.games.family_trade.state import Trade


@inlined
def after(s: Trade, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@inlined
def distance(s: Trade, first: int, second: int) -> int:
    """How many seats clockwise from the first the second is."""
    return second - first if second >= first else second + s.players - first


@inlined
def price(s: Trade, item: int) -> int:
    return s.track[item][s.market[item]]


@inlined
def offer(found: Moves, move: int) -> None:
    found.items[found.count] = move
    found.count += 1


# For Python callers


def hand_of(s: Trade, seat: int) -> list[int]:
    hand = s.hands[seat]
    return [cards.count(hand, card) for card in range(cards.KINDS)]


def has_announced(s: Trade, seat: int) -> bool:
    return bool(s.announced >> seat & 1)

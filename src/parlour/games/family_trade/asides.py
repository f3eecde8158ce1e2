"""Who may be asked in secret after a discard, as far as everybody knows (TR-8.2)."""

from __future__ import annotations

from parlour.engine.game import Aside
from parlour.games.family_trade import moves
from parlour.games.family_trade.cards import ITEMS
from parlour.games.family_trade.rules import table
from parlour.games.family_trade.state import Trade


def is_asked(state: Trade) -> bool:
    """Where everybody is asked at every discard (TR-7.1) it is no secret."""
    return state.phase == moves.CLAIM and not state.over and not state.free


def aside(state: Trade, move: int) -> Aside | None:
    item = move - moves.DISCARD
    if state.phase != moves.TURN or state.free or not 0 <= item < ITEMS:
        return None  # nothing is discarded that could complete a hand
    others = [(state.turn + step) % state.players for step in range(1, state.players)]
    asked = tuple(seat for seat in others if may_lack(state, seat, item))
    if state.deck_size == 0:  # everybody would see the deal end, or the discards shuffled
        return Aside(asked, (None, *range(state.players))) if asked else None
    return Aside(asked, (others[0],)) if set(asked) - {others[0]} else None


def may_lack(state: Trade, seat: int, item: int) -> bool:
    """Whether the seat may be one to go with that item, for all that is known."""
    if state.ruleset == moves.BATTLE:
        return True
    if state.ruled_out[seat] >> item & 1:
        return False
    has_discarded = state.has_discarded >> seat & 1  # TR-3.4: a starting hand says nothing
    return table.has_announced(state, seat) or not has_discarded

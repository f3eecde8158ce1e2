"""Why a move is not legal: the clause that forbids it, and what to say. And which move somebody means."""

from __future__ import annotations

from parlour.engine.errors import Reason
from parlour.engine.meaning import Pointed
from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.moves import card_text
from parlour.games.family_trade.rules import table
from parlour.games.family_trade.state import Trade


def meant(state: Trade, pointed: Pointed) -> list[str]:
    """A card of one's own is discarded, one that was discarded is taken to go out."""
    if pointed.source.startswith("discards:"):
        return ["done"]
    return [f"discard {card}" for card in pointed.cards]


def why_not(state: Trade, move: int) -> Reason:
    if move in (moves.KEEP, moves.ROLL):
        return why_no_market(state)
    if move == moves.STAND or move >= moves.REROLL:
        return why_no_reroll(state)
    if state.phase == moves.MARKET:
        return Reason("TR-2.1", "market-first")
    if state.phase == moves.GOING_OUT:
        return Reason("TR-4.1", "reroll-or-stand")
    if move == moves.LEAVE:
        return Reason("TR-3.5", "nothing-to-leave")
    if move == moves.DONE:
        return why_not_done(state)
    if state.phase == moves.CLAIM:
        return Reason("TR-3.5", "not-your-turn")
    return why_no_discard(state, move)


def why_no_market(state: Trade) -> Reason:
    if state.ruleset == moves.BATTLE:
        return Reason("TR-6.4", "no-market-in-battle")
    if state.ruleset == moves.GOD:
        return Reason("TR-5.3", "no-market-in-god")
    return Reason("TR-2.1", "market-between-deals")


def why_no_reroll(state: Trade) -> Reason:
    if state.ruleset == moves.BATTLE:
        return Reason("TR-6.4", "no-reroll-in-battle")
    if state.ruleset == moves.GOD:
        return Reason("TR-5.3", "no-reroll-in-god")
    return Reason("TR-4.1", "reroll-going-out")


def why_not_done(state: Trade) -> Reason:
    if state.ruleset == moves.BATTLE:
        return Reason("TR-6.3", "three-alike")
    if state.called:
        return Reason("TR-4.6", "called-already")
    if table.hand_of(state, state.seat)[cards.MARKET_MAKE]:
        return Reason("TR-3.2", "market-make-in-hand")
    return Reason("TR-3.2", "not-three-sets")


def why_no_discard(state: Trade, move: int) -> Reason:
    card = move - moves.DISCARD if move < moves.UP else cards.MARKET_MAKE
    if card == cards.MARKET_MAKE and state.ruleset == moves.BATTLE:
        return Reason("TR-6.1", "no-market-make-in-battle")
    if card == cards.MARKET_MAKE and state.ruleset == moves.GOD:
        return Reason("TR-5.3", "no-market-make-in-god")
    if not table.hand_of(state, state.seat)[card]:
        return Reason("TR-3.1", "not-in-hand", (card_text(state, card),))
    if table.has_announced(state, state.seat) and card != state.drawn:
        return Reason("TR-3.4", "only-the-drawn", (card_text(state, state.drawn),))
    end = "top-of-track" if move < moves.DOWN else "bottom-of-track"
    return Reason("TR-1.4", end, (card_text(state, (move - moves.UP) % cards.ITEMS),))

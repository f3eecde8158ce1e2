"""Why a move is not legal: the clause that forbids it, and one plain sentence."""

from __future__ import annotations

from parlour.engine.meaning import Pointed
from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.rules import table
from parlour.games.family_trade.state import Trade

Reason = tuple[str, str]


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
        return "TR-2.1", "the market comes first: keep it or roll it"
    if state.phase == moves.GOING_OUT:
        return "TR-4.1", "you are going out: reroll one item or stand"
    if move == moves.LEAVE:
        return "TR-3.5", "there is no discard for you to leave: it is your own turn"
    if move == moves.DONE:
        return why_not_done(state)
    if state.phase == moves.CLAIM:
        return "TR-3.5", "it is not your turn: take the discard with done, or leave it"
    return why_no_discard(state, move)


def why_no_market(state: Trade) -> Reason:
    if state.ruleset == moves.BATTLE:
        return "TR-6.4", "Battle Royale has no market: the die of the winning set is rolled"
    if state.ruleset == moves.GOD:
        return "TR-5.3", "God of the market has no market to keep or roll"
    return "TR-2.1", "the market is kept or rolled between deals only, by the new dealer"


def why_no_reroll(state: Trade) -> Reason:
    if state.ruleset == moves.BATTLE:
        return "TR-6.4", "there is no reroll in Battle Royale"
    if state.ruleset == moves.GOD:
        return "TR-5.3", "there is no reroll in God of the market"
    return "TR-4.1", "only who goes out may reroll an item"


def why_not_done(state: Trade) -> Reason:
    if state.ruleset == moves.BATTLE:
        return "TR-6.3", "you are out with three identical cards only"
    if state.called:
        return "TR-4.6", "you have called already, and it was not true"
    if table.hand_of(state, state.seat)[cards.MARKET_MAKE]:
        return "TR-3.2", "you cannot go out with a Market Make card"
    return "TR-3.2", "your nine cards are not three sets"


def why_no_discard(state: Trade, move: int) -> Reason:
    card = move - moves.DISCARD if move < moves.UP else cards.MARKET_MAKE
    name = cards.box_of(state).name(card)
    if card == cards.MARKET_MAKE and state.ruleset == moves.BATTLE:
        return "TR-6.1", "there are no Market Make cards in Battle Royale"
    if card == cards.MARKET_MAKE and state.ruleset == moves.GOD:
        return "TR-5.3", "there are no Market Make cards in God of the market"
    if not table.hand_of(state, state.seat)[card]:
        return "TR-3.1", f"you have no {name} card"
    if table.has_announced(state, state.seat) and card != state.drawn:
        drawn = cards.box_of(state).name(state.drawn)
        return "TR-3.4", f"you are one to go: you can only discard the card you drew, {drawn}"
    item = (move - moves.UP) % cards.ITEMS
    end = "top" if move < moves.DOWN else "bottom"
    return "TR-1.4", f"{cards.box_of(state).name(item)} is at the {end} of its track already"

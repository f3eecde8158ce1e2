"""How a seat stands: 0 is lost and 1000 is won."""

from __future__ import annotations

from parlour.games.family_trade import cards, moves, tables
from parlour.games.family_trade.rules import deals, table
from parlour.games.family_trade.state import Trade


def horizon(s: Trade) -> int:
    return tables.ROUND_MOVES if s.ruleset == moves.BATTLE else 0


def is_at_rest(s: Trade) -> bool:
    """Between deals."""
    if s.ruleset == moves.MARKET_MAKING:
        return s.phase == moves.MARKET
    return s.ruleset == moves.BATTLE or s.pile_size == 0


def evaluate(s: Trade, seat: int) -> int:
    if s.over:
        return 1000 if deals.won(s, seat) else 0
    rival = seat
    ahead = tables.LOWEST
    for other in range(s.players):
        if other != seat and standing(s, other) > ahead:
            ahead = standing(s, other)
            rival = other
    lead = standing(s, seat) - ahead
    return 500 + sureness(s, lead, rival) if lead > 0 else 500 - sureness(s, -lead, seat)


def standing(s: Trade, seat: int) -> int:
    """Money, a little for who deals, and for who is about to go out."""
    worth = s.money[seat] + tables.DEALER_WORTH * dealings(s, seat)
    if s.ready[seat] != cards.NOTHING:
        worth += tables.ONE_TO_GO
    if seat == s.dealer:
        return worth + tables.ONE_TO_GO // 2
    return worth + tables.LAST_WORD if s.moved == 2 * s.players - 1 and s.ruleset != moves.BATTLE else worth


def sureness(s: Trade, lead: int, behind: int) -> int:
    """How sure a lead is: who deals again can catch up far, the farther the longer it has been dealing."""
    turns = dealings(s, behind)
    if turns == 0:
        return 500 * lead * lead // (tables.ONE_DEAL * tables.ONE_DEAL + lead * lead) if lead < tables.FAR else 500
    return 500 * lead // ((550 - 75 * s.players) * turns + 60 + lead)


def dealings(s: Trade, seat: int) -> int:
    """How many deals' worth a seat's turns as dealer are, until the game ends; in Battle Royale that is open."""
    if s.ruleset == moves.BATTLE:
        return 1
    left = 2 * s.players - s.moved - table.distance(s, s.dealer, seat)
    turns = (left + s.players - 1) // s.players if left > 0 else 0
    return turns - 1 + s.streak if seat == s.dealer else turns

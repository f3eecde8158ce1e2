"""Discards that are taken (TR-3.5)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, notes, tables
from parlour.games.family_trade.knowledge import history
from parlour.games.family_trade.rules import going_out, table, turn
from parlour.games.family_trade.state import Trade


def ask_after(s: Trade, seat: int) -> None:
    """Ask the next seat clockwise that may take the discard; if there is none, the next turn begins."""
    seat = table.after(s, seat)
    while seat != s.turn:  # TR-3.5
        if s.free or s.ready[seat] == s.offered:  # TR-7.1
            s.phase = moves.CLAIM
            s.seat = seat
            s.event_asked[s.offered_at] |= native.bit(seat)
            return
        seat = table.after(s, seat)
    s.turn = table.after(s, s.turn)
    turn.begin_turn(s)


def apply_claim(s: Trade, move: int) -> None:
    me = s.seat
    if move == moves.LEAVE:
        ask_after(s, me)
    elif s.ready[me] == s.offered:
        take_discard(s, me)
    else:
        s.spoken = table.distance(s, s.turn, me)
        history.add(s, tables.CALL, me, s.offered)
        if s.offered < cards.ITEMS:
            s.ruled_out[me] |= native.bit(s.offered)
        going_out.pay_penalty(s, me)  # TR-4.6
        ask_after(s, me)


def take_discard(s: Trade, seat: int) -> None:
    s.pile_size -= 1  # TR-3.5, TR-6.3
    history.add(s, tables.TAKE, seat, s.offered)
    show_hand(s, seat)
    s.hands[seat] += cards.one(s.offered)
    s.note(notes.TOOK, seat, s.turn, s.offered)
    going_out.go_out(s, seat, s.turn)


def show_hand(s: Trade, seat: int) -> None:
    for card in range(cards.ITEMS):
        for _ in range(cards.count(s.hands[seat], card)):
            history.add(s, tables.SHOW, seat, card)

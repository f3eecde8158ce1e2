"""A very long game of Battle Royale forgets former decks, but no card."""

from __future__ import annotations

from parlour.games.family_trade import cards, tables
from parlour.games.family_trade.knowledge import history
from parlour.games.family_trade.state import Trade


def is_nearly_full(s: Trade) -> bool:
    """Whether another deck may be too much for the history; only in Battle Royale."""
    return s.events > tables.MOST_EVENTS - tables.LONGEST_DECK or s.refills == tables.MOST_DECKS - 1


def forget_former_decks(s: Trade) -> None:
    """Before the discards become a deck: what stays known of the cards before is who has seen which of them leave the
    game. The history begins anew with the hands."""
    replay_leaving(s)
    for card in range(cards.KINDS):
        s.first_deck[card] = s.copies[card]
    for i in range(s.pile_size):
        s.first_deck[s.pile[i]] -= 1
    s.events = 0
    s.refills = 0
    for seat in range(s.players):
        for card in range(cards.ITEMS):
            for _ in range(cards.count(s.hands[seat], card)):
                history.add(s, tables.DRAW, seat, card)


def replay_leaving(s: Trade) -> None:
    """The hands change as they did, and are at last what they are."""
    winner = cards.NOTHING
    for seat in range(s.players):
        s.hands[seat] = 0
    for at in range(s.events):
        kind = s.event_kind[at]
        seat = s.event_seat[at]
        if kind in (tables.DRAW, tables.TAKE):
            s.hands[seat] += cards.one(s.event_card[at])
        elif kind == tables.DISCARD:
            s.hands[seat] -= cards.one(s.event_card[at])
        elif kind == tables.SHOW:
            winner = seat
        elif kind == tables.ROUND_END:
            leave_game(s, winner)


def leave_game(s: Trade, winner: int) -> None:
    for seat in range(s.players):
        for card in range(cards.ITEMS):
            count = cards.count(s.hands[seat], card)
            if seat == winner:
                s.shown_out[card] += count
            else:
                s.own_out[seat][card] += count
        s.hands[seat] = 0

"""What happened in this deal or, in Battle Royale, in this game: events, each a kind, a seat and a card.

They are appended here, and walked by their number: `for at in range(s.events)`.
"""

# compiled: no
from __future__ import annotations

from parlour.engine.facts import inlined
from parlour.games.family_trade import tables
from parlour.games.family_trade.state import Trade


@inlined
def add(s: Trade, kind: int, seat: int, card: int) -> None:
    if s.events == tables.MOST_EVENTS:
        s.refuse_history()
        return
    s.event_kind[s.events] = kind
    s.event_seat[s.events] = seat
    s.event_card[s.events] = card
    s.event_asked[s.events] = 0
    s.events += 1

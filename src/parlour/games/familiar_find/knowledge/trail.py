"""What everybody knows of one hand: that of the Familiar which swaps with piles, for face-up cards (FI-11.2).

The trail is a history of that hand: from the first such card on, every card that went in openly and every card that
came out, with the size of the hand after it. A card that came out face down is in the trail too; a pile knows its
place there until it is turned up, so that whoever cannot know the card can think of another in its stead.
"""

from __future__ import annotations

from parlour.games.familiar_find import tables
from parlour.games.familiar_find.state import Find


def go_in(s: Find, seat: int, kind: int) -> None:
    s.trail_seat = seat
    append(s, tables.WENT_IN, kind)


def come_out(s: Find, seat: int, kind: int, event: int) -> int:
    """Openly or face down. Returns the card's place in the trail, from 1 on; 0 if it leaves none."""
    if s.trail_size == 0 or seat != s.trail_seat:
        return 0
    append(s, event, kind)
    return s.trail_size


def append(s: Find, event: int, kind: int) -> None:
    if s.trail_size == tables.MOST_TRAIL:
        s.refuse_history()
        return
    s.trail_event[s.trail_size] = event
    s.trail_card[s.trail_size] = kind
    s.trail_hand[s.trail_size] = s.hand_size[s.trail_seat]
    s.trail_size += 1

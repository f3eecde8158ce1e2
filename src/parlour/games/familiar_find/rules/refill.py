"""Step 4 of a turn: refill the hand; and what happens to a seat that is out (FI-7)."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.familiar_find import notes, tables
from parlour.games.familiar_find.rules import end, familiars, hands, piles, table
from parlour.games.familiar_find.state import Find


def end_turn(s: Find) -> None:
    if refill(s):
        s.seat = table.after(s, s.seat)  # FI-7.5
        s.stage = tables.BEGINNING
    else:
        end.count_essences(s)  # FI-7.1


def refill(s: Find) -> bool:
    """Draw up to four; False if the deck could not give enough."""
    full = familiars.full_hand(s)  # FI-7.1
    while s.hand_size[s.seat] < full:
        if s.deck_size == 0:
            return False
        hands.draw_card(s, s.seat)
    return True


# Elimination


def lose(s: Find) -> None:
    """The seat has lost: it has won the other of two, or goes out."""
    if s.noting:
        s.note(notes.OUT, s.seat, 0, 0)
    if s.seats_in_play == 2:  # FI-7.2
        end.win(s, table.after(s, s.seat), notes.BY_ABYSS)
        return
    hands.discard_collection(s)
    s.losing = True
    if s.seats_in_play == 3:  # FI-7.3
        hands.discard_hand(s, s.seat)
        s.stage = tables.LEAVING


def go_out(s: Find) -> None:
    """The piles beside the loser become one; the turn passes."""
    loser = s.seat
    before = seat_before(s, loser)
    give_up_rest(s)
    piles.move_pile(s, 1 + loser, 1 + before)  # FI-7.4
    s.seat = table.after(s, loser)  # FI-7.5
    s.in_play &= ~native.bit(loser)
    s.seats_in_play -= 1
    s.out_at[loser] = s.players - s.seats_in_play
    s.losing = False
    s.stage = tables.BEGINNING
    piles.measure_reach(s)
    if s.noting:
        s.note(notes.MERGED, table.label(s, 1 + before), loser, s.out_at[loser])


def give_up_rest(s: Find) -> None:
    """What effects of one's own cards brought the loser while it played its last ones."""
    hands.discard_hand(s, s.seat)
    if hands.size_of_collection(s, s.seat) > 0:
        hands.discard_collection(s)


def seat_before(s: Find, seat: int) -> int:
    """The seat in play that has this one next to it, clockwise."""
    other = table.after(s, seat)
    while table.after(s, other) != seat:
        other = table.after(s, other)
    return other

"""Hands, and what everybody knows of one: the magpie's, which takes face-up cards.

The trail keeps, from the first such card on, every card that went in openly and every card that came out, with the
size of the hand after it. A card that came out face down is in the trail too, but hidden; when it is turned up, its
place in the trail becomes open. So `secrets` can tell which hands the others can still think possible.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, zeros
from parlour.games.familiar_find import cards, notes
from parlour.games.familiar_find.rules import board

KINDS = cards.KINDS
MOST_SEATS = cards.MOST_SEATS
MOST_TRAIL = 250  # each turn plays three cards or more, so that the deck is empty long before

KIND = 15  # an entry of the trail: the kind,
WENT_IN = 16  # whether the card went in,
HIDDEN = 32  # whether it came out face down and still lies so

DREW = notes.DREW
GAVE_UP = notes.GAVE_UP


class Hands(board.Board):
    def __init__(self, players: int) -> None:
        board.Board.__init__(self, players)
        self.hand: Bytes = zeros(MOST_SEATS * KINDS)
        self.hand_size: Bytes = zeros(MOST_SEATS)
        self.trail: Bytes = zeros(MOST_TRAIL)
        self.trail_hand: Bytes = zeros(MOST_TRAIL)  # the size of the hand afterwards
        self.trail_size = 0
        self.trailed = 0  # the seat whose hand it is

    def holds(self, seat: int, kind: int) -> int:
        return self.hand[seat * KINDS + kind]

    def draw_card(self, seat: int) -> None:
        """The top card of the deck, if there is one."""
        if self.deck_size == 0:  # FI-4.5
            return
        kind = self.next_card()
        self.put_in_hand(seat, kind)
        if self.noting:
            self.note(DREW, seat, kind, 0)

    def put_in_hand(self, seat: int, kind: int) -> None:
        self.hand[seat * KINDS + kind] += 1
        self.hand_size[seat] += 1

    def take_from_hand(self, seat: int, kind: int) -> None:
        self.hand[seat * KINDS + kind] -= 1
        self.hand_size[seat] -= 1

    def receive_openly(self, seat: int, kind: int) -> None:
        """Into the hand, before everybody's eyes."""
        self.put_in_hand(seat, kind)
        self.trailed = seat
        self.leave_trail(seat, WENT_IN + kind)

    def play_openly(self, seat: int, kind: int) -> None:
        self.take_from_hand(seat, kind)
        if self.trail_size > 0 and seat == self.trailed:
            self.leave_trail(seat, kind)

    def play_secretly(self, seat: int, kind: int) -> int:
        """Returns the card's place in the trail, from 1 on; 0 if there is no trail."""
        self.take_from_hand(seat, kind)
        if self.trail_size == 0 or self.trail_size == MOST_TRAIL or seat != self.trailed:
            return 0
        self.leave_trail(seat, HIDDEN + kind)
        return self.trail_size

    def leave_trail(self, seat: int, entry: int) -> None:
        if self.trail_size < MOST_TRAIL:
            self.trail[self.trail_size] = entry
            self.trail_hand[self.trail_size] = self.hand_size[seat]
            self.trail_size += 1

    def open_trail(self, place: int) -> None:
        """The card that left this trace was turned up."""
        if place > 0:
            self.trail[place - 1] &= KIND

    def discard_hand(self, seat: int) -> None:
        for kind in range(KINDS):
            while self.holds(seat, kind) > 0:
                self.play_openly(seat, kind)
                self.discard(kind)
                if self.noting:
                    self.note(GAVE_UP, seat, kind, 0)

"""Everything that is true in a match of Fuji Flush."""

from __future__ import annotations

from parlour.engine.state import Bytes, Ints, State, zeros
from parlour.games.fuji_flush import cards, tables


class FujiFlush(State):
    def __init__(self, players: int) -> None:
        State.__init__(self, players)
        self.hands: Ints = zeros(cards.MOST_SEATS)
        self.sizes: Bytes = zeros(cards.MOST_SEATS)  # how many cards each hand has
        self.table: Bytes = zeros(cards.MOST_SEATS)  # the card before each seat, 0 = none
        self.force: Bytes = zeros(cards.KINDS)  # the value of each number on the table
        self.draw_pile: Bytes = zeros(cards.SIZE)  # the next card is the last
        self.discards: Bytes = zeros(cards.SIZE)
        self.draw_size = 0
        self.discard_size = 0
        self.owed = 0  # the seats that still draw a replacement, one bit each
        self.winners = 0  # one bit each
        self.reshuffles = 0
        self.history: Bytes = zeros(tables.MOST_HISTORY)  # see knowledge/history.py
        self.history_size = 0

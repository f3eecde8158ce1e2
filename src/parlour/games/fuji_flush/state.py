"""Everything that is true in a match of Fuji Flush."""

from __future__ import annotations

from parlour.engine.state import Bytes, Ints, State, zeros
from parlour.games.fuji_flush import cards, tables


class FujiFlush(State):
    def __init__(self, players: int, deck: cards.Deck) -> None:
        State.__init__(self, players)
        self.copies: Bytes = zeros(cards.KINDS)  # how many cards show each number
        self.deck_size = deck.size
        self.hand_size = deck.hand(players)  # FF-2.1
        self.hands: Ints = zeros(cards.MOST_SEATS)
        self.sizes: Bytes = zeros(cards.MOST_SEATS)  # how many cards each hand has
        self.table: Bytes = zeros(cards.MOST_SEATS)  # the card before each seat, 0 = none
        self.force: Bytes = zeros(cards.KINDS)  # the value of each number on the table
        self.draw_pile: Bytes = zeros(cards.MOST_CARDS)  # the next card is the last
        self.discards: Bytes = zeros(cards.MOST_CARDS)
        self.draw_size = 0
        self.discard_size = 0
        self.owed = 0  # the seats that still draw a replacement, one bit each
        self.winners = 0  # one bit each
        self.reshuffles = 0
        self.history: Bytes = zeros(tables.MOST_HISTORY)  # see knowledge/history.py
        self.history_size = 0
        for number in range(cards.KINDS):
            self.copies[number] = deck.copies[number]

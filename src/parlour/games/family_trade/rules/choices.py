"""The moves that are legal: TR-7."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.family_trade import cards
from parlour.games.family_trade import moves as catalogue
from parlour.games.family_trade.rules import bank, table

ITEMS = cards.ITEMS
MARKET_MAKE = cards.MARKET_MAKE
MARKET = catalogue.MARKET
TURN = catalogue.TURN
CLAIM = catalogue.CLAIM
DONE = catalogue.DONE
LEAVE = catalogue.LEAVE
STAND = catalogue.STAND
KEEP = catalogue.KEEP
ROLL = catalogue.ROLL
DISCARD = catalogue.DISCARD
UP = catalogue.UP
DOWN = catalogue.DOWN
REROLL = catalogue.REROLL


class Choices(bank.Bank):
    def find_legal(self, moves: Moves) -> int:
        moves.count = 0
        if self.phase == TURN:
            self.find_turn_moves(moves)
        elif self.phase == CLAIM:  # TR-3.5, TR-7.1
            self.offer(moves, DONE)
            self.offer(moves, LEAVE)
        elif self.phase == MARKET:  # TR-2.1
            self.offer(moves, KEEP)
            self.offer(moves, ROLL)
        else:  # TR-4.1
            self.offer(moves, STAND)
            for item in range(ITEMS):
                self.offer(moves, REROLL + item)
        return moves.count

    def offer(self, moves: Moves, move: int) -> None:
        moves.items[moves.count] = move
        moves.count += 1

    def find_turn_moves(self, moves: Moves) -> None:
        hand = self.hands[self.seat]
        if self.may_call(hand):
            self.offer(moves, DONE)
        if self.announced & table.bit(self.seat):  # TR-3.4: only the card drawn
            hand = table.one(self.drawn)
        for card in range(ITEMS):
            if (hand >> (4 * card)) & 15:
                self.offer(moves, DISCARD + card)  # TR-3.1
        if hand >> (4 * MARKET_MAKE):
            self.find_steps(moves)

    def may_call(self, hand: int) -> bool:
        if self.free:
            return not self.called  # TR-4.6
        return table.is_sets(hand)  # TR-3.2, TR-3.6, TR-6.3

    def find_steps(self, moves: Moves) -> None:
        self.offer(moves, DISCARD + MARKET_MAKE)  # TR-3.3, TR-7.2
        for item in range(ITEMS):
            if self.market[item] + 1 < self.track_size[item]:  # TR-1.4
                self.offer(moves, UP + item)
            if self.market[item] > 0:
                self.offer(moves, DOWN + item)

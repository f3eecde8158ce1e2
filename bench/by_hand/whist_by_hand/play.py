"""The same rules and the same numbers of moves as the example's, so both play the same matches."""

from __future__ import annotations

from parlour.engine import native, worlds
from parlour.engine.state import Bytes, Ints, Moves, PlainState, zeros
from whist_by_hand import cards


class ByHand(PlainState):
    def __init__(self, players: int) -> None:
        PlainState.__init__(self, players)
        self.pile: Bytes = zeros(cards.CARDS)
        self.pile_size = 0
        self.hands: Ints = zeros(cards.SEATS)
        self.voids: Bytes = zeros(cards.SEATS)
        self.tricks: Bytes = zeros(cards.SEATS)
        self.survived: Bytes = zeros(cards.SEATS)
        self.gone = 0
        self.size = 0  # of the trick
        self.led = 0  # the suit
        self.best = 0  # the card that takes the trick, and
        self.best_seat = 0  # whose it is
        self.table = 0  # the cards of the trick
        self.trump = 0
        self.turned = 0
        self.naming: bool = False
        self.active = 0
        self.left = 0  # seats that are in
        self.dealer = 0
        self.round = 0
        self.namer = 0

    def begin(self) -> None:
        self.active = native.bit(self.players) - 1
        self.left = self.players
        self.dealer = self.players - 1
        self.start_round()

    def start_round(self) -> None:
        self.round += 1
        self.gone = 0
        self.table = 0
        self.size = 0
        for seat in range(self.players):
            self.hands[seat] = 0
            self.voids[seat] = 0
            self.tricks[seat] = 0
        self.pile_size = cards.CARDS
        for card in range(cards.CARDS):
            self.pile[card] = card
        self.chance = cards.SHUFFLE

    def draw_chance(self) -> None:
        self.shuffle(self.pile, self.pile_size)

    def go_on(self) -> None:
        for seat in range(self.players):
            if self.active >> seat & 1:
                for _ in range(cards.FIRST_HAND + 1 - self.round):
                    self.pile_size -= 1
                    self.hands[seat] |= native.bit(self.pile[self.pile_size])
        if self.round == 1:
            self.pile_size -= 1
            self.turned = self.pile[self.pile_size]
            self.trump = cards.SUIT_OF[self.turned]
            self.seat = self.after(self.dealer)
        else:
            self.naming = True
            self.seat = self.namer

    def after(self, seat: int) -> int:
        seat = seat + 1 if seat + 1 < self.players else 0
        while self.active >> seat & 1 == 0:
            seat = seat + 1 if seat + 1 < self.players else 0
        return seat

    def find_legal(self, moves: Moves) -> int:
        count = 0
        if self.naming:
            for suit in range(cards.SUITS):
                moves.items[count] = cards.NAME_TRUMP + suit
                count += 1
        else:
            left = self.hands[self.seat]
            if self.size != 0 and left & cards.SUIT_CARDS[self.led] != 0:
                left &= cards.SUIT_CARDS[self.led]
            while left != 0:
                moves.items[count] = native.lowest_bit(left)
                count += 1
                left &= left - 1
        moves.count = count
        return count

    def apply(self, move: int) -> None:
        if self.naming:
            self.trump = move - cards.NAME_TRUMP
            self.naming = False
            return
        suit = cards.SUIT_OF[move]
        if self.size == 0:
            self.led = suit
            self.best = move
            self.best_seat = self.seat
        else:
            if suit != self.led:
                self.voids[self.seat] |= native.bit(self.led)
            if move > self.best if suit == cards.SUIT_OF[self.best] else suit == self.trump:
                self.best = move
                self.best_seat = self.seat
        self.hands[self.seat] ^= native.bit(move)
        self.table |= native.bit(move)
        self.size += 1
        if self.size < self.left:
            self.seat = self.after(self.seat)
        else:
            self.end_trick()

    def end_trick(self) -> None:
        self.gone |= self.table
        self.table = 0
        self.size = 0
        self.seat = self.best_seat
        self.tricks[self.seat] += 1
        if self.hands[self.seat] == 0:
            self.end_round()

    def end_round(self) -> None:
        best = self.after(self.dealer)
        seat = best
        for _ in range(self.left):
            if self.tricks[seat] > self.tricks[best]:
                best = seat
            seat = self.after(seat)
        self.namer = best
        for other in range(self.players):
            if self.active >> other & 1:
                if self.tricks[other] == 0:
                    self.active ^= native.bit(other)
                    self.left -= 1
                else:
                    self.survived[other] += 1
        self.dealer = self.after(self.dealer)
        if self.left == 1:
            self.over = True
        else:
            self.start_round()

    def redeal(self, seat: int) -> None:
        if self.over or self.chance != 0:
            return
        seen = self.hands[seat] | self.gone | self.table
        if self.round == 1:
            seen |= native.bit(self.turned)
        worlds.begin(self)
        for card in range(cards.CARDS):
            if seen >> card & 1 == 0:
                places = native.bit(cards.PILE)
                for other in range(self.players):
                    if other != seat and self.voids[other] >> cards.SUIT_OF[card] & 1 == 0:
                        places |= native.bit(other)
                worlds.add_card(self, card, places)
        for other in range(self.players):
            if other != seat:
                worlds.add_place(self, other, native.count_bits(self.hands[other]))
                self.hands[other] = 0
        worlds.add_rest(self, cards.PILE)
        worlds.deal(self)
        self.pile_size = 0
        for i in range(self.sampler.count):
            if self.sampler.places[i] == cards.PILE:
                self.pile[self.pile_size] = self.sampler.cards[i]
                self.pile_size += 1
            else:
                self.hands[self.sampler.places[i]] |= native.bit(self.sampler.cards[i])

    def score(self, seat: int) -> int:
        return self.survived[seat]

    def rank(self, seat: int) -> int:
        better = 0
        for other in range(self.players):
            if self.survived[other] > self.survived[seat]:
                better += 1
        return 1 + better

    def won(self, seat: int) -> bool:
        return self.over and self.rank(seat) == 1

    def advise(self, moves: Moves) -> int:
        self.find_legal(moves)
        return moves.items[0]

    def evaluate(self, seat: int) -> int:
        return 1000 if self.won(seat) else 0

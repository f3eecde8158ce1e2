"""How to play Fuji Flush well: join groups, count what can still beat you, and do not let the leader through.

The weights were found by play: against three random seats they win about twice a fair share.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, Moves, zeros
from parlour.games.fuji_flush import cards, rules

LOW = cards.LOW
HIGH = cards.HIGH
SIZE = 90
COPIES = cards.COPIES

CARD_VALUE = 80  # of each point of a card: a low one that is flushed comes back better
THREAT = 900
URGENCY = 150
BRAVERY = 40  # in a hundred: how often an opponent who could beat a card does


class Strategy(rules.FujiFlush):
    """The rules' state, with an opinion."""

    def __init__(self, players: int) -> None:
        rules.FujiFlush.__init__(self, players)
        self.unseen: Bytes = zeros(HIGH + 1)  # scratch: cards of each number neither in my hand nor open; 0: of all

    def advise(self, moves: Moves) -> int:
        count = self.find_legal(moves)
        if count == 1:
            return moves.items[0]
        self.count_unseen()
        best = moves.items[0]
        most = -1000000
        for i in range(count):
            worth = self.worth(moves.items[i])
            if worth > most:
                most = worth
                best = moves.items[i]
        return best

    def count_unseen(self) -> None:
        hand = self.hands[self.seat]
        for number in range(LOW, HIGH + 1):
            self.unseen[number] = COPIES[number] - ((hand >> (3 * (number - LOW))) & 7)
        for i in range(self.discard_size):
            self.unseen[self.discards[i]] -= 1
        open_cards = self.discard_size
        for seat in range(self.players):
            if self.table[seat] != 0:
                self.unseen[self.table[seat]] -= 1
                open_cards += 1
        self.unseen[0] = SIZE - open_cards - self.sizes[self.seat]

    def worth(self, card: int) -> int:
        """What playing the card promises the deciding seat, in thousandths of a card."""
        force = self.force[card] + card
        worth = self.safety(card, force) - CARD_VALUE * card
        for seat in range(self.players):
            number = self.table[seat]
            if number == 0 or seat == self.seat:
                continue
            if number == card:
                worth -= self.threat(seat) // 3  # it goes through together with mine
            elif self.force[number] < force:
                worth += self.threat(seat)
        return worth

    def threat(self, seat: int) -> int:
        """What it is worth to flush the seat's card: the more, the fewer it has left and the sooner it goes through."""
        left = self.cards_left(seat)
        distance = seat - self.seat if seat > self.seat else seat + self.players - self.seat
        return THREAT // left + (self.players - distance) * URGENCY // (self.players * left)

    def safety(self, card: int, force: int) -> int:
        """How likely a group of this value lasts until my next turn, from 0 to 1000."""
        stronger = 0
        for number in range(LOW, HIGH + 1):
            if self.force[number] + number > force and number != card:
                stronger += self.unseen[number]
        calm = 1000 - self.danger(stronger)
        safe = 1000
        for _ in range(self.turns_to_survive(card)):
            safe = safe * calm // 1000
        return safe

    def danger(self, stronger: int) -> int:
        """How likely one opponent both holds a stronger card and uses it, from 0 to 1000."""
        unseen = self.unseen[0]
        if unseen == 0:
            return 0
        miss = 1000
        for _ in range(4):
            miss = miss * (unseen - stronger) // unseen
        return (1000 - miss) * BRAVERY // 100

    def turns_to_survive(self, card: int) -> int:
        """How many others play before the group is pushed through: until the first of its seats is on turn."""
        for distance in range(1, self.players):
            seat = self.seat + distance
            if seat >= self.players:
                seat -= self.players
            if self.table[seat] == card:
                return distance - 1
        return self.players - 1

    def evaluate(self, seat: int) -> int:
        if self.over:
            return 1000 if self.won(seat) else 0
        mine = self.cards_left(seat)
        behind = 0
        for other in range(self.players):
            if self.cards_left(other) > mine:
                behind += 1
        return 1000 // (1 + mine) + 200 * behind // (self.players - 1) - 200 // self.players

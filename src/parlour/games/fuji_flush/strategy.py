"""How to play Fuji Flush well: join groups, count what can still beat you, and do not let the leader through.

The weights were found by play: against three random seats they win about twice a fair share.
"""

from __future__ import annotations

from parlour.engine.state import Beliefs, Bytes, Moves, zeros
from parlour.games.fuji_flush import cards, rules

LOW = cards.LOW
HIGH = cards.HIGH
SIZE = 90
MOST_HISTORY = rules.MOST_HISTORY
COPIES = cards.COPIES

KINDS = HIGH + 1
AGES = 10  # of a player's last cards, how many tell about those it kept
AGE_WEIGHTS = AGES * KINDS
EVENTS = 8 * AGE_WEIGHTS  # where the plays and draws of each seat begin
MOST_EVENTS = 64
SEAT_EVENTS = MOST_EVENTS * AGES
PLAYED = 1
DREW = 2
SURE = 1000
DOUBT = 8  # the smaller, the more surely an opponent plays what looks best

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

    # What the others' cards may be
    #
    # Who plays a card has kept the others, so they are likelier those that would have been a worse play. For each
    # seat and each number the weights say how well holding it fits the seat's last few plays.

    def recollect(self, seat: int, beliefs: Beliefs) -> None:
        for i in range(EVENTS):
            beliefs.weights[i] = SURE
        for i in range(8 * SEAT_EVENTS):
            beliefs.weights[EVENTS + i] = 0
        if self.reshuffles != 0 or self.history_size >= MOST_HISTORY:
            return
        self.forget()
        for other in range(self.players):
            self.sizes[other] = self.hand_size()
        at = self.hand_size() * self.players
        while at < self.history_size:
            self.recall_play(self.history[at], beliefs)
            at += 1
            drawer = self.seat
            while self.owed != 0:
                drawer = self.after(drawer)
                if self.owed & rules.bit(drawer):
                    self.owed ^= rules.bit(drawer)
                    self.sizes[drawer] += 1
                    self.add_event(drawer, DREW, beliefs)
                    at += 1
            self.next_turn()

    def recall_play(self, card: int, beliefs: Beliefs) -> None:
        player = self.seat
        at = self.add_event(player, PLAYED, beliefs)
        for age in range(1, AGES):
            beliefs.weights[at + age] = beliefs.weights[player * AGE_WEIGHTS + age * KINDS + card]
        self.weigh(player, card, beliefs)
        self.sizes[player] -= 1
        self.table[player] = card
        self.force[card] += card
        self.beat(card)

    def add_event(self, seat: int, event: int, beliefs: Beliefs) -> int:
        at = EVENTS + seat * SEAT_EVENTS
        for _ in range(MOST_EVENTS - 1):
            if beliefs.weights[at] == 0:
                break
            at += AGES
        beliefs.weights[at] = event
        return at

    def weigh(self, player: int, card: int, beliefs: Beliefs) -> None:
        """The player preferred this card to all it kept."""
        self.count_unseen_openly()
        chosen = self.worth(card)
        for number in range(LOW, HIGH + 1):
            excess = self.worth(number) - chosen
            fit = SURE if excess <= 0 else SURE * DOUBT // (DOUBT + excess)
            at = player * AGE_WEIGHTS + number
            for age in range(AGES - 1, 0, -1):
                weight = beliefs.weights[at + (age - 1) * KINDS] * fit // SURE
                beliefs.weights[at + age * KINDS] = weight if weight > 0 else 1

    def count_unseen_openly(self) -> None:
        """As somebody sees it who does not look into the deciding hand."""
        for number in range(LOW, HIGH + 1):
            self.unseen[number] = COPIES[number]
        for i in range(self.discard_size):
            self.unseen[self.discards[i]] -= 1
        self.unseen[0] = SIZE - self.discard_size
        for seat in range(self.players):
            if self.table[seat] != 0:
                self.unseen[self.table[seat]] -= 1
                self.unseen[0] -= 1

    def believe(self, seat: int, beliefs: Beliefs) -> None:
        if self.reshuffles != 0 or self.history_size >= MOST_HISTORY:
            self.redeal(seat)
            return
        self.count_unseen()
        for other in range(self.players):
            if other != seat:
                self.deal_likely(other, beliefs)
        self.draw_size = 0
        for number in range(LOW, HIGH + 1):
            for _ in range(self.unseen[number]):
                self.draw_pile[self.draw_size] = number
                self.draw_size += 1
        self.shuffle(self.draw_pile, self.draw_size)

    def deal_likely(self, other: int, beliefs: Beliefs) -> None:
        plays = self.find_ages(other, beliefs)
        self.hands[other] = 0
        for i in range(self.sizes[other]):
            age = plays - self.unknown[i]
            age = age if age < AGES else AGES - 1
            card = self.pick(other * AGE_WEIGHTS + age * KINDS, beliefs)
            self.unseen[card] -= 1
            self.hands[other] += rules.one(card)

    def find_ages(self, other: int, beliefs: Beliefs) -> int:
        """Imagine which draws a hand consists of: after which of its plays each came. Returns the number of plays."""
        size = self.hand_size()
        for i in range(size):
            self.unknown[i] = 0
        plays = 0
        at = EVENTS + other * SEAT_EVENTS
        for _ in range(MOST_EVENTS - 1):
            if beliefs.weights[at] == PLAYED:
                played = self.pick_played(at, plays, size, beliefs)
                size -= 1
                plays += 1
                self.unknown[played] = self.unknown[size]
            elif beliefs.weights[at] == DREW:
                self.unknown[size] = plays
                size += 1
            at += AGES
        return plays

    def pick_played(self, at: int, plays: int, size: int, beliefs: Beliefs) -> int:
        """Which of the draws the card played may have been: hardly one that had been kept for something worse."""
        total = 0
        chosen = 0
        for i in range(size):
            age = plays - self.unknown[i]
            age = age if age < AGES else AGES - 1
            weight = beliefs.weights[at + age] if age > 0 else SURE
            total += weight
            if self.below(total) < weight:
                chosen = i
        return chosen

    def pick(self, at: int, beliefs: Beliefs) -> int:
        total = 0
        for number in range(LOW, HIGH + 1):
            total += self.unseen[number] * beliefs.weights[at + number]
        point = self.below(total)
        number = LOW
        while point >= self.unseen[number] * beliefs.weights[at + number]:
            point -= self.unseen[number] * beliefs.weights[at + number]
            number += 1
        return number

"""The rules of Fuji Flush, in the order of RULES.md."""

from __future__ import annotations

from parlour.engine import native, state
from parlour.engine.state import Bytes, Ints, Moves, zeros
from parlour.games.fuji_flush import cards, notes

LOW = cards.LOW
HIGH = cards.HIGH
DECK = cards.DECK
COPIES = cards.COPIES
SIZE = 90
MOST_SEATS = 8
EVERY_THIRD = 0x1249249249249249
MOST_HISTORY = 512
MOST_SHUFFLES = 4
TRIES = 1000

SHUFFLE = 1

DEALT = notes.DEALT
PLAYED = notes.PLAYED
FLUSHED = notes.FLUSHED
DREW = notes.DREW
PUSHED = notes.PUSHED
RESHUFFLED = notes.RESHUFFLED
WENT_OUT = notes.WENT_OUT


def one(card: int) -> int:
    """A hand is one number with three bits of count per card number; this is a hand of one card."""
    unit = 1
    return unit << (3 * (card - LOW))


def bit(seat: int) -> int:
    unit = 1
    return unit << seat


class FujiFlush(state.State):
    def __init__(self, players: int) -> None:
        state.State.__init__(self, players)
        self.hands: Ints = zeros(MOST_SEATS)
        self.sizes: Bytes = zeros(MOST_SEATS)  # how many cards each hand has
        self.table: Bytes = zeros(MOST_SEATS)  # the card before each seat, 0 = none
        self.force: Bytes = zeros(HIGH + 1)  # the value of each number on the table
        self.draw_pile: Bytes = zeros(SIZE)  # the next card is the last
        self.discards: Bytes = zeros(SIZE)
        self.draw_size = 0
        self.discard_size = 0
        self.owed = 0  # the seats that still draw a replacement, one bit each
        self.winners = 0  # one bit each
        self.history: Bytes = zeros(MOST_HISTORY)  # every card dealt, played or drawn, in order
        self.history_size = 0
        self.reshuffles = 0
        self.epoch = 0  # scratch for redeal: the shuffle reached,
        self.guessing = False
        self.mine: Bytes = zeros(MOST_SHUFFLES * (HIGH + 1))
        self.pool: Bytes = zeros(MOST_SHUFFLES * (HIGH + 1))  # the cards of each shuffle that the seat has not seen,
        self.unknown: Bytes = zeros(MOST_SHUFFLES * MOST_SEATS)  # and how many of them each seat has

    # Set-up

    def begin(self) -> None:
        for i in range(SIZE):  # FF-1.1
            self.draw_pile[i] = DECK[i]
        self.draw_size = SIZE
        self.chance = SHUFFLE  # FF-2.1

    def draw_chance(self) -> None:
        self.shuffle(self.draw_pile, self.draw_size)

    def go_on(self) -> None:
        if self.owed == 0:
            self.deal()
        else:
            self.replace()

    def deal(self) -> None:
        for _ in range(self.hand_size()):  # FF-2.1
            for seat in range(self.players):
                self.draw_card(seat)
        self.seat = 0  # FF-2.2
        if self.noting:
            self.note(DEALT, self.hand_size(), 0, 0)

    def hand_size(self) -> int:
        return 5 if self.players >= 7 else 6  # FF-2.1

    # A turn

    def find_legal(self, moves: Moves) -> int:
        hand = self.hands[self.seat]  # FF-3.3
        kinds = (hand | (hand >> 1) | (hand >> 2)) & EVERY_THIRD
        count = 0
        while kinds != 0:
            moves.items[count] = LOW + native.lowest_bit(kinds) // 3
            kinds &= kinds - 1
            count += 1
        moves.count = count
        return count

    def apply(self, move: int) -> None:
        me = self.seat
        self.hands[me] -= one(move)  # FF-3.3
        self.sizes[me] -= 1
        self.table[me] = move
        self.force[move] += move  # FF-3.4
        self.remember(move)
        if self.noting:
            self.note(PLAYED, me, move, self.force[move])
        self.beat(move)
        if self.owed != 0:
            self.replace()
        else:
            self.next_turn()

    def beat(self, card: int) -> None:
        """Flush every card whose value is lower than that of the card just played."""
        force = self.force[card]
        players = self.players
        for seat in range(players):
            number = self.table[seat]
            if number != 0 and number != card and self.force[number] < force:  # FF-3.5
                self.discard(seat)  # FF-3.6
                self.owed |= bit(seat)
                if self.noting:
                    self.note(FLUSHED, seat, number, 0)

    def replace(self) -> None:
        """Draw the replacements, clockwise from the player."""
        seat = self.seat
        while self.owed != 0:
            seat = self.after(seat)  # C-6
            if self.owed & bit(seat):
                if self.draw_size == 0:
                    self.turn_discards()
                    return
                self.owed ^= bit(seat)
                card = self.draw_card(seat)  # FF-3.6
                if self.noting:
                    self.note(DREW, seat, card, 0)
        self.next_turn()

    def draw_card(self, seat: int) -> int:
        self.draw_size -= 1
        card = self.draw_pile[self.draw_size]
        self.hands[seat] += one(card)
        self.sizes[seat] += 1
        self.remember(card)
        return card

    def turn_discards(self) -> None:
        """The discards become the draw pile, to be shuffled."""
        for i in range(self.discard_size):
            self.draw_pile[i] = self.discards[i]
        self.draw_size = self.discard_size
        self.discard_size = 0
        self.reshuffles += 1
        self.chance = SHUFFLE  # FF-3.7
        if self.noting:
            self.note(RESHUFFLED, 0, 0, 0)

    def next_turn(self) -> None:
        self.seat = self.after(self.seat)  # FF-2.2
        if self.table[self.seat] != 0:
            self.push_through(self.table[self.seat])

    def push_through(self, number: int) -> None:
        for seat in range(self.players):
            if self.table[seat] == number:  # FF-3.1
                self.discard(seat)
                if self.noting:
                    self.note(PUSHED, seat, number, 0)
                if self.hands[seat] == 0:  # FF-3.2
                    self.winners |= bit(seat)
                    self.over = True
                    if self.noting:
                        self.note(WENT_OUT, seat, 0, 0)

    def discard(self, seat: int) -> None:
        number = self.table[seat]
        self.discards[self.discard_size] = number
        self.discard_size += 1
        self.force[number] -= number
        self.table[seat] = 0

    def after(self, seat: int) -> int:
        seat += 1
        return seat if seat < self.players else 0

    # The end

    def won(self, seat: int) -> bool:
        return self.winners & bit(seat) != 0

    def score(self, seat: int) -> int:
        return 1 if self.won(seat) else 0  # FF-4.1

    def rank(self, seat: int) -> int:
        mine = self.cards_left(seat)
        better = 0
        for other in range(self.players):
            if self.cards_left(other) < mine:
                better += 1
        return 1 + better  # FF-4.1

    def cards_left(self, seat: int) -> int:
        """In hand and on the table."""
        return self.sizes[seat] + 1 if self.table[seat] != 0 else self.sizes[seat]

    # What a seat sees

    def seen(self, seat: int | None) -> tuple[bytes, bytes, int, bytes, int]:
        """The card before each seat, the sizes of the hands and of the draw pile, the discards, and one's own hand."""
        table = bytes([self.table[other] for other in range(self.players)])
        sizes = bytes([self.sizes[other] for other in range(self.players)])
        discards = bytes([self.discards[i] for i in range(self.discard_size)])
        return table, sizes, self.draw_size, discards, 0 if seat is None else self.hands[seat]

    def flushed_by(self, card: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The value that a card would have, and the seats whose lower cards it would flush, with those."""
        value = self.force[card] + card
        beaten = [
            (seat, self.table[seat])
            for seat in range(self.players)
            if self.table[seat] != 0 and self.table[seat] != card and self.force[self.table[seat]] < value
        ]
        return value, tuple(beaten)

    # What a seat cannot know
    #
    # Until the first reshuffle every unseen card can be in every unseen place. A reshuffle tells more: what was not
    # discarded by then is in the hands, and what is drawn afterwards was among the discards. So the history is gone
    # through again, each shuffle's cards on their own, and every card an opponent played is given a shuffle it may
    # have come from. Where that goes wrong later on, it is tried again.

    def redeal(self, seat: int) -> None:
        known = self.reshuffles < MOST_SHUFFLES and self.history_size < MOST_HISTORY
        if self.reshuffles != 0 and known and not self.over:
            for i in range(MOST_SHUFFLES * (HIGH + 1)):
                self.mine[i] = 0
            self.guessing = False
            self.imagine(seat)
            self.guessing = True
            for _ in range(TRIES):
                if self.imagine(seat):
                    self.deal_imagined(seat)
                    return
            self.guessing = False
            self.imagine(seat)
            self.over = False
            self.winners = 0
        self.deal_evenly(seat)

    def deal_evenly(self, seat: int) -> None:
        for other in range(self.players):
            if other != seat:
                for number in range(LOW, HIGH + 1):
                    for _ in range((self.hands[other] >> (3 * (number - LOW))) & 7):
                        self.draw_pile[self.draw_size] = number
                        self.draw_size += 1
        self.shuffle(self.draw_pile, self.draw_size)
        for other in range(self.players):
            if other != seat:
                self.hands[other] = 0
                for _ in range(self.sizes[other]):
                    self.draw_size -= 1
                    self.hands[other] += one(self.draw_pile[self.draw_size])

    def remember(self, card: int) -> None:
        if self.history_size < MOST_HISTORY:
            self.history[self.history_size] = card
            self.history_size += 1

    def imagine(self, seat: int) -> bool:
        """Go through the history as the seat saw it; False if the guesses made on the way contradict it."""
        self.forget()
        at = 0
        for _ in range(self.hand_size()):
            for other in range(self.players):
                self.see_draw(seat, other, self.history[at])
                at += 1
        while at < self.history_size:
            card = self.history[at]
            at += 1
            if self.guessing and self.seat != seat and not self.guess_source(self.seat, card):
                return False
            self.table[self.seat] = card
            self.force[card] += card
            self.beat(card)
            at = self.see_replacements(seat, at)
            self.next_turn()
        return True

    def forget(self) -> None:
        """Back to before the deal, as far as everybody can see."""
        self.seat = 0
        self.discard_size = 0
        self.draw_size = SIZE
        self.epoch = 0
        for other in range(self.players):
            self.table[other] = 0
        for i in range(MOST_SHUFFLES * MOST_SEATS):
            self.unknown[i] = 0
        for number in range(HIGH + 1):
            self.force[number] = 0
            self.pool[number] = COPIES[number] - self.mine[number]

    def see_replacements(self, seat: int, at: int) -> int:
        """Go through the replacements; returns where the history goes on."""
        drawer = self.seat
        while self.owed != 0:
            drawer = self.after(drawer)
            if self.owed & bit(drawer):
                if self.draw_size == 0:
                    self.next_epoch()
                self.owed ^= bit(drawer)
                self.see_draw(seat, drawer, self.history[at])
                at += 1
        return at

    def next_epoch(self) -> None:
        self.epoch += 1
        for number in range(HIGH + 1):
            self.pool[self.epoch * (HIGH + 1) + number] = 0
        for i in range(self.discard_size):
            self.pool[self.epoch * (HIGH + 1) + self.discards[i]] += 1
        for number in range(HIGH + 1):
            self.pool[self.epoch * (HIGH + 1) + number] -= self.mine[self.epoch * (HIGH + 1) + number]
        self.draw_size = self.discard_size
        self.discard_size = 0

    def see_draw(self, seat: int, drawer: int, card: int) -> None:
        """The seat knows its own card; of another it knows the shuffle that it comes from."""
        self.draw_size -= 1
        if drawer != seat:
            self.unknown[self.epoch * MOST_SEATS + drawer] += 1
        elif not self.guessing:
            self.mine[self.epoch * (HIGH + 1) + card] += 1

    def guess_source(self, player: int, card: int) -> bool:
        """Choose the shuffle that a played card came from, as likely as each is."""
        total = 0
        for epoch in range(self.epoch + 1):
            total += self.likelihood(epoch, player, card)
        if total == 0:
            return False
        point = self.below(total)
        epoch = 0
        while point >= self.likelihood(epoch, player, card):
            point -= self.likelihood(epoch, player, card)
            epoch += 1
        self.unknown[epoch * MOST_SEATS + player] -= 1
        self.pool[epoch * (HIGH + 1) + card] -= 1
        return True

    def likelihood(self, epoch: int, player: int, card: int) -> int:
        """How many such cards the player has of that shuffle, on average, in 65536ths."""
        left = 0
        for number in range(LOW, HIGH + 1):
            left += self.pool[epoch * (HIGH + 1) + number]
        if left == 0:
            return 0
        cards = self.unknown[epoch * MOST_SEATS + player] * self.pool[epoch * (HIGH + 1) + card]
        return cards * 65536 // left

    def deal_imagined(self, seat: int) -> None:
        """Deal what is left of each shuffle to those who drew from it; the rest of the last is the draw pile."""
        self.over = False
        self.winners = 0
        for other in range(self.players):
            if other != seat:
                self.hands[other] = 0
        for epoch in range(self.epoch + 1):
            self.draw_size = 0
            for number in range(LOW, HIGH + 1):
                for _ in range(self.pool[epoch * (HIGH + 1) + number]):
                    self.draw_pile[self.draw_size] = number
                    self.draw_size += 1
            self.shuffle(self.draw_pile, self.draw_size)
            for other in range(self.players):
                for _ in range(self.unknown[epoch * MOST_SEATS + other]):
                    self.draw_size -= 1
                    self.hands[other] += one(self.draw_pile[self.draw_size])

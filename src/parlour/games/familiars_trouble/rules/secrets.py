"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Bytes, Words, zeros
from parlour.games.familiars_trouble import cards
from parlour.games.familiars_trouble.rules import errands, trick

SEATS = cards.SEATS
SIZE = cards.SIZE
LEVELS = cards.LEVELS
ERRANDS = cards.ERRANDS
MATCHES = cards.MATCHES
RAINBOW = cards.RAINBOW
RAINBOWS = cards.RAINBOWS
EVERY_CARD = 2**27 - 1
DRAWS = 4  # FT-8.1: how many rounds begin with a card drawn
TRIES = 1000000


class Secrets(trick.Trick):
    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        trick.Trick.__init__(self, players, switches, display, deck)
        self.before: Words = zeros(SEATS)  # scratch: the hands on the way back through the match,
        self.spent = 0  # the cards played by then,
        self.unseen: Bytes = zeros(SIZE)  # and the cards that the seat has to place
        self.tried = 0

    def redeal(self, seat: int) -> None:
        for level in range(LEVELS):
            self.reshuffle_pile(level)
        self.tried = 0
        for _ in range(TRIES):
            self.tried += 1
            self.guess_hands(seat)
            if self.go_back(seat):
                return

    def reshuffle_pile(self, level: int) -> None:
        """Everything but the errands that were put at the bottom."""
        bottom = self.bottoms[level]
        size = self.pile_sizes[level] - bottom
        for i in range(size):
            self.pile[i] = self.piles[level * ERRANDS + bottom + i]
        self.shuffle(self.pile, size)
        for i in range(size):
            self.piles[level * ERRANDS + bottom + i] = self.pile[i]

    def guess_hands(self, seat: int) -> None:
        left = trick.after(seat, 1)
        right = trick.after(seat, 2)
        hidden = EVERY_CARD & ~self.hands[seat] & ~self.used
        count = 0
        while hidden != 0:
            self.unseen[count] = native.lowest_bit(hidden)
            hidden &= hidden - 1
            count += 1
        self.shuffle(self.unseen, count)
        lefts = native.count_bits(self.hands[left])
        self.hands[left] = 0
        self.hands[right] = 0
        for i in range(count):
            if i < self.deck_size:
                self.deck[i] = self.unseen[i]
            elif i < self.deck_size + lefts:
                self.hands[left] |= errands.flag(self.unseen[i])
            else:
                self.hands[right] |= errands.flag(self.unseen[i])

    def go_back(self, seat: int) -> bool:
        """Go back to the deal from the hands as guessed; False if that contradicts what the seat saw."""
        for other in range(SEATS):
            self.before[other] = self.hands[other]
        self.spent = self.used
        slot = self.deck_size
        for back in range(self.round + 1):
            past = self.round - back
            if not self.take_back_plays(seat, past) or not self.take_back_passes(seat, past):
                return False
            if 0 < past <= DRAWS:
                slot = self.take_back_draws(past, slot)
        self.take_back_deal(slot)
        return True

    def take_back_plays(self, seat: int, past: int) -> bool:
        lead = self.leads[past]
        led = self.played[past * SEATS + lead] - 1
        for back in range(SEATS):
            player = trick.after(lead, SEATS - 1 - back)
            kind = self.played[past * SEATS + player] - 1
            if kind < 0:
                continue
            card = errands.flag(trick.held(self.spent, kind))
            self.spent ^= card
            self.before[player] |= card
            if player != seat and not MATCHES[led] & card:
                if self.before[player] & MATCHES[led] & ~RAINBOWS:
                    return False
        return True

    def take_back_passes(self, seat: int, past: int) -> bool:
        lead = self.leads[past]
        for back in range(SEATS):
            giver = trick.after(lead, SEATS - 1 - back)
            receiver = trick.after(giver, 1)
            kind = self.passed[past * SEATS + giver] - 1
            if kind < 0:
                continue
            if giver != seat and receiver != seat:
                card = self.any_of(self.before[receiver])
                self.passed[past * SEATS + giver] = trick.kind(card) + 1
            elif not self.has(receiver, kind):
                return False
            else:
                card = trick.held(self.before[receiver], kind)
            self.before[receiver] ^= errands.flag(card)
            self.before[giver] |= errands.flag(card)
        return True

    def has(self, seat: int, kind: int) -> bool:
        wanted = RAINBOWS if kind == RAINBOW else errands.flag(kind)
        return self.before[seat] & wanted != 0

    def any_of(self, hand: int) -> int:
        for _ in range(self.below(native.count_bits(hand))):
            hand &= hand - 1
        return native.lowest_bit(hand)

    def take_back_draws(self, past: int, slot: int) -> int:
        for back in range(SEATS):
            seat = trick.after(self.leads[past], SEATS - 1 - back)
            card = self.any_of(self.before[seat])
            self.deck[slot] = card
            self.before[seat] ^= errands.flag(card)
            slot += 1
        return slot

    def take_back_deal(self, slot: int) -> None:
        for i in range(slot, SIZE):
            seat = SEATS - 1 - (i - slot) % SEATS
            card = self.any_of(self.before[seat])
            self.deck[i] = card
            self.before[seat] ^= errands.flag(card)

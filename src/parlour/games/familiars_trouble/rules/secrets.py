"""What a seat cannot know, dealt anew.

The unseen cards are put into the hands and the deck at random, and the match is gone through backwards from there:
what was played or passed goes back to the hand it came from, and where the seat did not see which card it was, any
card of the hand will do. Every way back takes the same number of equally likely choices, so the worlds that survive
are all equally likely: every order of the deck together with every card that could have been passed unseen.
A way back that contradicts what the seat saw is given up and another one tried. It does, if
- somebody who did not follow turns out to have held a matching card (FT-5.2), or
- the left neighbour turns out not to have held a card that the seat passed to it (FT-3.1).

Most contradictions are foreseen. A card on its way back to the seat that gave it is *due*: it cannot have been dealt
or drawn. Choices that are impossible in every world are left out; those that are impossible in this one only are
still counted, and choosing one gives the way up. That keeps all worlds equally likely.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Bytes, Words, zeros
from parlour.games.familiars_trouble import cards
from parlour.games.familiars_trouble.rules import trick

BITS = cards.BITS
SEATS = cards.SEATS
SIZE = cards.SIZE
HAND = cards.HAND
LEVELS = cards.LEVELS
ERRANDS = cards.ERRANDS
MATCHES = cards.MATCHES
RAINBOW = cards.RAINBOW
RAINBOWS = cards.RAINBOWS
EVERY_CARD = cards.EVERY_CARD
DRAWS = 4  # FT-8.1: how many rounds begin with a card drawn
NEVER = 255
TRIES = 50000000  # far more than it ever takes


class Secrets(trick.Trick):
    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        trick.Trick.__init__(self, players, switches, display, deck)
        # Scratch for a redeal: what the seat knows,
        self.first_given: Bytes = zeros(SIZE)  # when it first passed each card
        self.unseen: Bytes = zeros(SIZE)  # the cards it has to place: first those that it never had,
        self.free = 0  # how many these are,
        self.gifts = 0  # the others are those that it passed on, one bit each,
        self.kept = 0  # and those of them that its left neighbour must still have
        self.sizes: Bytes = zeros(SEATS)  # of the hands
        self.banned: Words = zeros(SEATS)  # the cards that a seat cannot hold now, by not following
        # and where it stands on the way back
        self.before: Words = zeros(SEATS)  # the hands
        self.spent = 0  # the cards played
        self.due = 0  # the cards on their way back to it,
        self.placed = 0  # and those of them that are in the same hand in every world

    def redeal(self, seat: int) -> None:
        for level in range(LEVELS):
            self.reshuffle_pile(level)
        self.recall(seat)
        for _ in range(TRIES):
            if self.guess_hands(seat) and self.go_back(seat):
                self.guess_deck()
                return

    def reshuffle_pile(self, level: int) -> None:
        """All but the errands that everybody saw put at the bottom (FT-4.1)."""
        bottom = self.bottoms[level]
        size = self.pile_sizes[level] - bottom
        for i in range(size):
            self.pile[i] = self.piles[level * ERRANDS + bottom + i]
        self.shuffle(self.pile, size)
        for i in range(size):
            self.piles[level * ERRANDS + bottom + i] = self.pile[i]

    # What the seat knows

    def recall(self, seat: int) -> None:
        for other in range(SEATS):
            self.sizes[other] = native.count_bits(self.hands[other])
            self.banned[other] = 0
        self.recall_gifts(seat)
        self.recall_unseen(seat)
        self.recall_kept(seat)
        hidden = self.last_hidden_pass(seat)
        for past in range(self.last_draw(), self.round + 1):
            self.recall_void(trick.after(seat, 1), past)
            if past >= hidden:
                self.recall_void(trick.after(seat, 2), past)

    def recall_gifts(self, seat: int) -> None:
        for card in range(SIZE):
            self.first_given[card] = NEVER
        for back in range(self.round + 1):
            past = self.round - back
            gift = self.passed[past * SEATS + seat] - 1
            if gift >= 0 and gift != RAINBOW:  # the three-coloured ones cannot be told apart
                self.first_given[gift] = self.pass_time(past, seat)

    def pass_time(self, past: int, giver: int) -> int:
        """Eight ticks a round: the passes come first, then the trick."""
        return 8 * past + (giver - self.leads[past] + SEATS) % SEATS

    def recall_unseen(self, seat: int) -> None:
        hidden = EVERY_CARD & ~self.hands[seat] & ~self.used
        self.free = 0
        self.gifts = 0
        while hidden != 0:
            card = native.lowest_bit(hidden)
            hidden &= hidden - 1
            if self.first_given[card] == NEVER:
                self.unseen[self.free] = card
                self.free += 1
            else:
                self.gifts |= BITS[card]

    def recall_kept(self, seat: int) -> None:
        """What the seat passed after its left neighbour last passed a card on."""
        self.kept = 0
        neighbour = trick.after(seat, 1)
        for back in range(self.round + 1):
            past = self.round - back
            gift = self.passed[past * SEATS + seat] - 1
            hidden = self.passed[past * SEATS + neighbour] != 0
            if hidden and self.pass_time(past, neighbour) > self.pass_time(past, seat):
                return
            if gift >= 0:
                self.kept |= self.gifts & BITS[gift]
            if hidden:
                return

    def last_draw(self) -> int:
        """The round that began with the last card drawn."""
        return self.round if self.round < DRAWS else DRAWS

    def last_hidden_pass(self, seat: int) -> int:
        """The round in which the left neighbour last passed a card to the right one."""
        giver = trick.after(seat, 1)
        for back in range(self.round):
            if self.passed[(self.round - back) * SEATS + giver] != 0:
                return self.round - back
        return 0

    def recall_void(self, player: int, past: int) -> None:
        if self.showed_void(player, past):
            self.banned[player] |= MATCHES[self.led(past)] & ~RAINBOWS

    def led(self, past: int) -> int:
        return self.played[past * SEATS + self.leads[past]] - 1

    def showed_void(self, player: int, past: int) -> bool:
        """Whether a seat played a card that does not match the one led (FT-5.2)."""
        card = self.played[past * SEATS + player] - 1
        return card >= 0 and not MATCHES[self.led(past)] & BITS[card]

    # The hands now

    def guess_hands(self, seat: int) -> bool:
        left = trick.after(seat, 1)
        right = trick.after(seat, 2)
        self.hands[left] = self.kept
        self.hands[right] = 0
        gifts = self.gifts & ~self.kept
        while gifts != 0:
            room = self.sizes[left] - native.count_bits(self.hands[left])
            places = room + self.sizes[right] - native.count_bits(self.hands[right])
            owner = left if self.below(places) < room else right
            self.hands[owner] |= gifts & -gifts
            gifts &= gifts - 1
        room = self.sizes[left] - native.count_bits(self.hands[left])
        return self.guess_hand(left, 0) and self.guess_hand(right, room)

    def guess_hand(self, player: int, first: int) -> bool:
        """Fill a hand from the cards that the seat never had; those before `first` are taken."""
        at = first
        for _ in range(self.sizes[player] - native.count_bits(self.hands[player])):
            other = at + self.below(self.free - at)
            card = self.unseen[other]
            self.unseen[other] = self.unseen[at]
            self.unseen[at] = card
            if self.banned[player] & BITS[card]:
                return False
            self.hands[player] |= BITS[card]
            at += 1
        return True

    def guess_deck(self) -> None:
        """Shuffle what is in no hand into the deck."""
        rest = EVERY_CARD & ~self.used & ~(self.hands[0] | self.hands[1] | self.hands[2])
        for i in range(self.deck_size):
            self.deck[i] = native.lowest_bit(rest)
            rest &= rest - 1
        self.shuffle(self.deck, self.deck_size)

    # The way back

    def go_back(self, seat: int) -> bool:
        """Go back to the deal from the hands as guessed; False if that contradicts what the seat saw."""
        for other in range(SEATS):
            self.before[other] = self.hands[other]
        self.spent = self.used
        self.due = self.gifts
        self.placed = self.kept
        slot = self.deck_size
        for back in range(self.round + 1):
            past = self.round - back
            if not self.take_back_plays(seat, past) or not self.take_back_passes(seat, past):
                return False
            if 0 < past <= DRAWS:
                if not self.take_back_draws(seat, self.leads[past], slot):
                    return False
                slot += SEATS
        for i in range(HAND):
            self.take_back_draws(seat, 0, slot + SEATS * i)
        return True

    def take_back_plays(self, seat: int, past: int) -> bool:
        for other in range(SEATS):
            kind = self.played[past * SEATS + other] - 1
            if kind < 0:
                continue
            card = trick.held(self.spent, kind)
            self.spent ^= BITS[card]
            self.before[other] |= BITS[card]
            if other != seat:
                self.recognize(card, 8 * past + SEATS)
                if self.showed_void(other, past) and self.before[other] & MATCHES[self.led(past)] & ~RAINBOWS:
                    return False
        return True

    def recognize(self, card: int, time: int) -> None:
        """A card that the seat had passed before is due from where it turned up."""
        if self.first_given[card] < time:
            self.due |= BITS[card]
            self.placed |= BITS[card]

    def take_back_passes(self, seat: int, past: int) -> bool:
        for back in range(SEATS):
            giver = trick.after(self.leads[past], SEATS - 1 - back)
            receiver = trick.after(giver, 1)
            kind = self.passed[past * SEATS + giver] - 1
            if kind < 0:
                continue
            if giver == seat:
                if not self.take_back_own(receiver, seat, kind):
                    return False
            elif receiver == seat:
                card = self.hand_back(receiver, giver, kind)
                self.recognize(card, self.pass_time(past, giver))
            else:
                self.take_back_hidden(past, giver, receiver)
        return True

    def take_back_own(self, receiver: int, seat: int, kind: int) -> bool:
        wanted = RAINBOWS if kind == RAINBOW else BITS[kind]
        there = native.count_bits(self.before[receiver] & wanted)
        if self.below(native.count_bits(wanted)) >= there:  # it can be each of those that look like it
            return False
        card = self.hand_back(receiver, seat, kind)
        self.due &= ~BITS[card]
        self.placed &= ~BITS[card]
        return True

    def hand_back(self, receiver: int, giver: int, kind: int) -> int:
        card = trick.held(self.before[receiver], kind)
        self.before[receiver] ^= BITS[card]
        self.before[giver] |= BITS[card]
        return card

    def take_back_hidden(self, past: int, giver: int, receiver: int) -> None:
        """The left neighbour passed the right one any card of its hand."""
        card = self.any_of(self.before[receiver])
        self.placed &= ~self.before[receiver]  # may have stayed or not
        self.hand_back(receiver, giver, card)
        self.passed[past * SEATS + giver] = trick.kind(card) + 1

    def any_of(self, hand: int) -> int:
        for _ in range(self.below(native.count_bits(hand))):
            hand &= hand - 1
        return native.lowest_bit(hand)

    def take_back_draws(self, seat: int, first: int, slot: int) -> bool:
        for back in range(SEATS):
            drawer = trick.after(first, SEATS - 1 - back)
            if drawer == seat:
                self.deck[slot + back] = trick.held(self.before[seat], trick.kind(self.deck[slot + back]))
            elif not self.guess_draw(drawer, slot + back):
                return False
            self.before[drawer] ^= BITS[self.deck[slot + back]]
        return True

    def guess_draw(self, player: int, slot: int) -> bool:
        """Any card that is not due may have been drawn."""
        hand = self.before[player]
        count = self.below(native.count_bits(hand & ~self.placed))
        hand &= ~self.due
        if count >= native.count_bits(hand):
            return False
        for _ in range(count):
            hand &= hand - 1
        self.deck[slot] = native.lowest_bit(hand)
        return True

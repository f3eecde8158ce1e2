"""What a seat cannot know, dealt anew: the other hands, the deck, and the face-down cards it has not seen (FI-11.1).

Every unseen card can be in every unseen place, except for one thing that everybody sees: a card that the magpie takes
into its hand. It is there until it comes out, openly or perhaps face down. See `hands` for the trail of that hand.
A deal follows the trail if every card that went in openly can be one that came out later or is there now, and the hand
was never too small for those it had to hold. Deals are tried until one does, so that all are equally likely; where
that takes too long, one is made that follows it: each hidden card that came out is any card of the hand at that time.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, zeros
from parlour.games.familiar_find import cards
from parlour.games.familiar_find.rules import board, turn

KINDS = cards.KINDS
MOST_CARDS = cards.MOST_CARDS
PILES = 5
TRIES = 100
GUESSES = 100000  # one of the first few follows the trail

KIND = 15
WENT_IN = 16
HIDDEN = 32
OPEN = 64  # an entry of the trail whose card is being dealt anew


class Secrets(turn.Turn):
    def __init__(self, players: int) -> None:
        turn.Turn.__init__(self, players)
        self.kept: Bytes = zeros(KINDS)  # scratch: cards that went in openly and did not come out yet,
        self.left: Bytes = zeros(KINDS)  # and the unseen cards not yet dealt

    def redeal(self, seat: int) -> None:
        self.shuffle(self.location_deck, self.location_size)  # FI-11.1
        self.gather(seat)
        self.spread(seat)
        if self.trail_size == 0 or seat == self.trailed:
            return
        for _ in range(TRIES):
            if self.follows_trail():
                return
            self.gather(seat)
            self.spread(seat)
        self.gather(seat)
        for _ in range(GUESSES):
            if self.guess_trail(seat):
                self.spread_guess(seat)
                return
        self.spread(seat)

    def is_unknown(self, at: int, seat: int) -> bool:
        return self.pile_up[at] == 0 and self.pile_known[at] & board.bit(seat) == 0

    def gather(self, seat: int) -> None:
        """Put every card that the seat cannot know into the deck; the places stay."""
        for other in range(self.players):
            if other != seat:
                self.gather_hand(other)
        for pile in range(PILES):
            for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
                if self.is_unknown(at, seat):
                    self.return_card(self.pile_card[at])

    def gather_hand(self, seat: int) -> None:
        for kind in range(KINDS):
            for _ in range(self.holds(seat, kind)):
                self.return_card(kind)
            self.hand[seat * KINDS + kind] = 0

    def return_card(self, kind: int) -> None:
        self.deck[self.deck_size] = kind
        self.deck_size += 1

    def spread(self, seat: int) -> None:
        """Shuffle the gathered cards and fill the places again."""
        self.shuffle(self.deck, self.deck_size)
        for other in range(self.players):
            if other != seat:
                self.fill_hand(other, self.hand_size[other])
        for pile in range(PILES):
            for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
                if self.is_unknown(at, seat):
                    self.fill_place(at, self.next_card())

    def fill_hand(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.hand[seat * KINDS + self.next_card()] += 1

    def fill_place(self, at: int, kind: int) -> None:
        self.pile_card[at] = kind
        if self.pile_trail[at] > 0:
            self.trail[self.pile_trail[at] - 1] = HIDDEN + kind

    # The trail

    def follows_trail(self) -> bool:
        self.forget_kept()
        total = 0
        for i in range(self.trail_size):
            total += self.follow(self.trail[i])
            if total > self.trail_hand[i]:
                return False
        for kind in range(KINDS):
            if self.kept[kind] > self.holds(self.trailed, kind):
                return False
        return True

    def forget_kept(self) -> None:
        for kind in range(KINDS):
            self.kept[kind] = 0

    def follow(self, entry: int) -> int:
        """Go over one entry of the trail; returns by how many the cards kept change."""
        kind = entry & KIND
        if entry & WENT_IN:
            self.kept[kind] += 1
            return 1
        if self.kept[kind] == 0:
            return 0
        self.kept[kind] -= 1
        return -1

    def guess_trail(self, seat: int) -> bool:
        """Guess the hidden cards that came out of the hand, one after the other; False if that led nowhere."""
        self.forget_kept()
        for kind in range(KINDS):
            self.left[kind] = 0
        for i in range(self.deck_size):
            self.left[self.deck[i]] += 1
        self.open_entries(seat)
        total = 0
        for i in range(self.trail_size):
            if self.trail[i] & OPEN:
                total += self.guess(i, total)
            else:
                total += self.follow(self.trail[i])
            if total > self.trail_hand[i]:
                return False
        return self.can_keep()

    def open_entries(self, seat: int) -> None:
        for pile in range(PILES):
            for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
                if self.pile_trail[at] > 0 and self.is_unknown(at, seat):
                    self.trail[self.pile_trail[at] - 1] |= OPEN

    def guess(self, i: int, total: int) -> int:
        """One hidden card: each card of the hand may be it, those kept or another. Returns the change of those kept."""
        point = self.below(self.trail_hand[i] + 1)
        for kind in range(KINDS):
            if point < self.kept[kind]:
                self.kept[kind] -= 1
                self.decide_entry(i, kind)
                return -1
            point -= self.kept[kind]
        self.decide_entry(i, self.any_other())
        return 0

    def any_other(self) -> int:
        """Any unseen card but those kept, if there is one."""
        free = 0
        for kind in range(KINDS):
            free += self.free(kind)
        point = self.below(free) if free > 0 else 0
        found = 0
        for kind in range(KINDS):
            if point < self.free(kind):
                return kind
            point -= self.free(kind)
            if self.left[kind] > 0:
                found = kind
        return found

    def free(self, kind: int) -> int:
        return self.left[kind] - self.kept[kind] if self.left[kind] > self.kept[kind] else 0

    def decide_entry(self, i: int, kind: int) -> None:
        self.trail[i] = HIDDEN + OPEN + kind
        if self.left[kind] > 0:
            self.left[kind] -= 1
        else:
            self.kept[kind] = 255  # there is none left: this guess leads nowhere

    def can_keep(self) -> bool:
        for kind in range(KINDS):
            if self.kept[kind] > self.left[kind]:
                return False
        return True

    def spread_guess(self, seat: int) -> None:
        """Fill the places as guessed, the others with what is left."""
        known = 0
        for kind in range(KINDS):
            self.hand[self.trailed * KINDS + kind] = self.kept[kind]
            self.left[kind] -= self.kept[kind]
            known += self.kept[kind]
        self.deck_size = 0
        for kind in range(KINDS):
            for _ in range(self.left[kind]):
                self.return_card(kind)
        self.shuffle(self.deck, self.deck_size)
        for other in range(self.players):
            if other != seat:
                self.fill_hand(other, self.hand_size[other] - (known if other == self.trailed else 0))
        for pile in range(PILES):
            for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
                if self.is_unknown(at, seat):
                    self.fill_guess(at)

    def fill_guess(self, at: int) -> None:
        place = self.pile_trail[at]
        if place > 0:
            self.fill_place(at, self.trail[place - 1] & KIND)
        else:
            self.fill_place(at, self.next_card())

"""The errands: their piles, the display, and what a trick completes."""

from __future__ import annotations

from parlour.engine import native, state
from parlour.engine.state import Bytes, Words, zeros
from parlour.games.familiars_trouble import cards, notes

BITS = cards.BITS
ERRANDS = cards.ERRANDS
LEVELS = cards.LEVELS
ENOUGH = cards.EACH_ENOUGH

LAID_OUT = notes.LAID_OUT
SWAPPED = notes.SWAPPED
COMPLETED = notes.COMPLETED


class Errands(state.State):
    def __init__(self, players: int, display: list[int], deck: cards.Deck) -> None:
        state.State.__init__(self, players)
        self.deck_number = cards.number_of(deck)  # where the names are
        self.levels: Bytes = zeros(ERRANDS)  # from 0 on
        self.requires: Words = zeros(ERRANDS)  # three totals in one number, as in `cards.packed`
        self.points_of: Bytes = zeros(ERRANDS)
        self.laid_out: Bytes = zeros(LEVELS)  # how many of each level are on display at the start
        self.display_size = sum(display)
        self.display = 0  # one bit each
        self.completed = 0  # one bit each
        self.points = 0
        self.piles: Bytes = zeros(LEVELS * ERRANDS)  # by level; the next errand is the last
        self.pile_sizes: Bytes = zeros(LEVELS)
        self.bottoms: Bytes = zeros(LEVELS)  # how many at the bottom of each pile everybody saw put there
        self.totals: Bytes = zeros(3)  # of the trick, by colour
        self.pile: Bytes = zeros(ERRANDS)  # what is being shuffled
        self.pile_size = 0
        for number in range(ERRANDS):
            errand = deck.errands[number]
            self.levels[number] = errand.level - 1
            self.points_of[number] = errand.points
            self.requires[number] = cards.packed(errand.requires)
        for level in range(LEVELS):
            self.laid_out[level] = display[level]

    # Set-up

    def gather(self, level: int) -> None:
        """Put the errands of a level together, to be shuffled."""
        self.pile_size = 0
        for errand in range(ERRANDS):
            if self.levels[errand] == level:
                self.pile[self.pile_size] = errand
                self.pile_size += 1

    def make_pile(self, level: int) -> None:
        """What was shuffled is the pile of the level, also of one that is not laid out (FT-1.5)."""
        for i in range(self.pile_size):
            self.piles[level * ERRANDS + i] = self.pile[i]
        self.pile_sizes[level] = self.pile_size

    def lay_out(self) -> None:
        for level in range(LEVELS):
            for _ in range(self.laid_out[level]):  # FT-2.2
                errand = self.turn_up(level)
                if self.noting:
                    self.note(LAID_OUT, errand, 0, 0)

    # The piles and the display

    def turn_up(self, level: int) -> int:
        """Put the top errand of a pile on display."""
        size = self.pile_sizes[level] - 1
        errand = self.piles[level * ERRANDS + size]
        self.pile_sizes[level] = size
        bottom = self.bottoms[level]
        self.bottoms[level] = size if bottom > size else bottom
        self.display |= BITS[errand]
        return errand

    def put_below(self, errand: int) -> None:
        """Put an errand from the display at the bottom of its own pile, where everybody knows it lies."""
        level = self.levels[errand]
        self.display ^= BITS[errand]
        for i in range(self.pile_sizes[level], 0, -1):
            self.piles[level * ERRANDS + i] = self.piles[level * ERRANDS + i - 1]
        self.piles[level * ERRANDS] = errand
        self.pile_sizes[level] += 1
        self.bottoms[level] += 1

    def swap(self, errand: int, level: int) -> None:
        drawn = self.turn_up(level)  # FT-4.1: drawn first
        self.put_below(errand)
        if self.noting:
            self.note(SWAPPED, self.seat, errand, drawn)

    def has_piles(self) -> bool:
        return self.pile_sizes[0] + self.pile_sizes[1] + self.pile_sizes[2] != 0

    def wants_errands(self) -> bool:
        """Whether the display is short of its starting number and can be refilled (FT-7.1)."""
        return native.count_bits(self.display) < self.display_size and self.has_piles()

    # Verdict

    def judge(self) -> None:
        """Collect every errand that the totals meet in each colour; nothing is used up (FT-6.2)."""
        reached = self.packed_totals() | ENOUGH
        left = self.display
        while left != 0:
            errand = native.lowest_bit(left)
            left &= left - 1
            if (reached - self.requires[errand]) & ENOUGH == ENOUGH:
                self.display ^= BITS[errand]
                self.completed |= BITS[errand]
                self.points += self.points_of[errand]
                if self.noting:
                    self.note(COMPLETED, errand, self.points_of[errand], self.points)

    def packed_totals(self) -> int:
        return self.totals[0] + (self.totals[1] << 8) + (self.totals[2] << 16)

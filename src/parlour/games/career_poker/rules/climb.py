"""A trick of Millionaire: what lies there, which order is in force, and the play with gold that is being built."""

from __future__ import annotations

from parlour.engine.state import Bytes, Words, zeros
from parlour.games.career_poker import cards
from parlour.games.career_poker.rules import settlement

DECK_SIZE = cards.DECK_SIZE
STRENGTH = cards.STRENGTH


class Climb(settlement.Settlement):
    def __init__(self, players: int, rounds: int, teams: bool, ace_line: bool, deck: cards.Deck) -> None:
        settlement.Settlement.__init__(self, players, rounds, teams, ace_line, deck)
        self.energy = 0
        self.revolution: bool = False
        self.back: bool = False
        self.colour_bound: bool = False
        self.mark_bound: bool = False
        self.top_number = 0  # the play on top, 0 = none yet
        self.top_count = 0
        self.top_seat = 0
        self.top_colours = 0
        self.top_marks = 0
        self.passes = 0
        self.table_size = 0
        self.table_card: Bytes = zeros(DECK_SIZE)  # all cards of the trick in the order played,
        self.table_seat: Bytes = zeros(DECK_SIZE)
        self.table_as: Words = zeros(DECK_SIZE)  # what each is played as,
        self.table_play: Bytes = zeros(DECK_SIZE)  # and the number of the play it belongs to
        self.plays = 0
        # A play with gold that is being built
        self.built_number = 0
        self.built_count = 0
        self.built_cut: bool = False
        self.used = 0
        self.spent = 0
        self.used_card: Bytes = zeros(DECK_SIZE)
        self.used_as: Words = zeros(DECK_SIZE)

    # Strength in Millionaire

    def is_reversed(self) -> bool:
        return self.revolution != self.back  # CP-7.3

    def is_stronger(self, number: int, other: int) -> bool:
        if self.is_reversed():
            return STRENGTH[number] < STRENGTH[other]  # CP-5.2
        return STRENGTH[number] > STRENGTH[other]

    def is_banned_last(self, number: int) -> bool:
        """Whether the last card of a hand may not have this number."""
        return number == 8 or number == (3 if self.is_reversed() else 2)  # CP-9.1

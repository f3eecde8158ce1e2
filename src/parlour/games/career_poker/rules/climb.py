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
        self.table_size = 0  # cards of the trick, in both phases
        self.last_size = 0  # when it is over: how many they were, to be looked at until the next begins
        self.table_card: Bytes = zeros(DECK_SIZE)  # these cards in the order played,
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

    # The table

    def show_card(self, card: int, target: int) -> None:
        """The deciding seat puts a card on the table, played as the target."""
        self.table_card[self.table_size] = card
        self.table_seat[self.table_size] = self.seat
        self.table_as[self.table_size] = target
        self.table_play[self.table_size] = self.plays
        self.table_size += 1

    def clear_table(self) -> None:
        self.back = False  # CP-7.2
        self.colour_bound = False  # CP-6.2
        self.mark_bound = False
        self.top_number = 0
        self.top_count = 0
        self.top_colours = 0
        self.top_marks = 0
        self.passes = 0
        self.plays = 0
        if self.table_size != 0:
            self.last_size = self.table_size
        self.table_size = 0

    # Strength

    def is_reversed(self) -> bool:
        return self.revolution != self.back  # CP-7.3

    def is_stronger(self, number: int, other: int) -> bool:
        if self.is_reversed():
            return STRENGTH[number] < STRENGTH[other]  # CP-5.2
        return STRENGTH[number] > STRENGTH[other]

    def is_banned_last(self, number: int) -> bool:
        """Whether the last card of a hand may not have this number."""
        return number == 8 or number == (3 if self.is_reversed() else 2)  # CP-9.1

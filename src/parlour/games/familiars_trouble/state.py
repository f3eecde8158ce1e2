"""Everything that is true in a match of Familiar's Trouble."""

from __future__ import annotations

from parlour.engine.state import Bytes, Grid, State, Words, grid, zeros
from parlour.games.familiars_trouble import cards


class Trouble(State):
    """The attribute cards are numbers from 0 to 26; a hand has one bit for each."""

    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        State.__init__(self, players)
        self.hand_exchange: bool = switches[0]
        self.errand_exchange: bool = switches[1]
        self.any_colour_wins: bool = switches[2]
        self.hints: bool = switches[3]  # changes no decision (FT-1.6)
        self.signs: Bytes = zeros(cards.SEATS)  # shown for this trick, from 1 on (FT-9.2)
        # The errands
        self.levels: Bytes = zeros(cards.ERRANDS)  # from 0 on
        self.requires: Words = zeros(cards.ERRANDS)  # three totals in one number, as in `cards.packed`
        self.points_of: Bytes = zeros(cards.ERRANDS)
        self.laid_out: Bytes = zeros(cards.LEVELS)  # how many of each level are on display at the start
        self.display_size = sum(display)
        self.display = 0  # one bit each
        self.completed = 0  # one bit each
        self.points = 0
        self.piles: Grid = grid(cards.LEVELS, cards.ERRANDS)  # the next errand is the last
        self.pile_sizes: Bytes = zeros(cards.LEVELS)
        self.bottoms: Bytes = zeros(cards.LEVELS)  # how many at the bottom of each pile everybody saw put there
        # Set-up
        self.pile: Bytes = zeros(cards.ERRANDS)  # what is being shuffled
        self.pile_size = 0
        self.shuffled = 0  # how many piles are ready
        # The round
        self.asked = 0  # what is asked of the deciding seat
        self.round = 0
        self.lead = 0
        self.count = 0  # how many have passed, or played, in this round
        self.totals: Bytes = zeros(3)  # of the trick, by colour
        self.hands: Words = zeros(cards.SEATS)
        self.used = 0  # the cards of the tricks before, one bit each
        self.deck: Bytes = zeros(cards.SIZE)  # as it was shuffled; what is drawn stays, above `deck_size`
        self.deck_size = 0
        # What happened, by round and seat
        self.leads: Bytes = zeros(cards.ROUNDS)
        self.passed: Grid = grid(cards.ROUNDS, cards.SEATS)  # the kind of card, plus one
        self.played: Grid = grid(cards.ROUNDS, cards.SEATS)  # the kind of card, plus one
        for number in range(cards.ERRANDS):
            errand = deck.errands[number]
            self.levels[number] = errand.level - 1
            self.points_of[number] = errand.points
            self.requires[number] = cards.packed(errand.requires)
        for level in range(cards.LEVELS):
            self.laid_out[level] = display[level]

"""Everything that is true in a match of Trick-Taking Career Poker."""

from __future__ import annotations

from parlour.engine.state import Bytes, Grid, State, Words, grid, zeros
from parlour.games.career_poker import cards


class Career(State):
    """A card is 5 * (number - 1) + colour; the cards of one number are a set of colours, one bit each."""

    def __init__(self, players: int, rounds: int, teams: bool, ace_line: bool, deck: cards.Deck) -> None:
        State.__init__(self, players)
        self.rounds = rounds
        self.teams: bool = teams
        self.ace_line: bool = ace_line  # CP-8.3
        self.house: bool = deck.house
        self.mark_of: Bytes = zeros(cards.DECK_SIZE)
        self.colour_with: Grid = grid(cards.HIGH + 1, 5)  # by number and mark
        self.pile: Bytes = zeros(cards.DECK_SIZE)  # the next card is the last
        self.pile_size = 0
        # The round
        self.round = 0
        self.stage = 0  # what is asked, see cards
        self.millionaire: bool = False
        self.hands: Grid = grid(cards.MOST_SEATS, cards.HIGH + 1)  # by seat and number, the colours held
        self.strategic: Grid = grid(cards.MOST_SEATS, cards.HIGH + 1)
        self.hand_size: Bytes = zeros(cards.MOST_SEATS)
        self.strategic_size: Bytes = zeros(cards.MOST_SEATS)
        self.gold: Bytes = zeros(cards.MOST_SEATS)
        self.points: Words = zeros(cards.MOST_SEATS)
        self.lead = 0
        self.direction = 1  # what to add to go on to the next seat
        self.last_winner = 0
        self.seen: Bytes = zeros(cards.HIGH + 1)  # by number, the colours played in this round
        self.voids: Words = zeros(cards.MOST_SEATS)  # attributes that a seat showed it has not: colours, then marks
        # A trick of phase 1
        self.trick = 0
        self.lead_attribute = 0
        self.lead_value = 0
        self.laid: Bytes = zeros(cards.MOST_SEATS)  # the card before each seat, plus 1
        self.elevens = 0
        self.winner = 0
        self.cutters = 0  # the seats that cut in this round, one bit each
        self.cut_eights = 0  # the 8s set aside face up, one bit for each colour
        # A trick of Millionaire
        self.energy = 0
        self.revolution: bool = False
        self.back: bool = False
        self.colour_bound: bool = False
        self.mark_bound: bool = False
        self.top_number = 0  # the play on top, 0 = none yet
        self.top_count = 0
        self.top_seat = 0
        self.top_colours = 0  # a multiset: a byte of count for each
        self.top_marks = 0
        self.passes = 0
        # The cards of the trick, in both phases
        self.table_size = 0
        self.last_size = 0  # when it is over: how many they were, to be looked at until the next begins
        self.table_card: Bytes = zeros(cards.DECK_SIZE)  # these cards in the order played,
        self.table_seat: Bytes = zeros(cards.DECK_SIZE)
        self.table_as: Words = zeros(cards.DECK_SIZE)  # what each is played as,
        self.table_play: Bytes = zeros(cards.DECK_SIZE)  # and the number of the play it belongs to
        self.plays = 0
        # A play with gold that is being built
        self.built_number = 0
        self.built_count = 0
        self.built_cut: bool = False
        self.used = 0
        self.spent = 0
        self.used_card: Bytes = zeros(cards.DECK_SIZE)
        self.used_as: Words = zeros(cards.DECK_SIZE)
        for card in range(cards.DECK_SIZE):
            self.mark_of[card] = deck.marks[card]
            self.colour_with[cards.number_of(card)][deck.marks[card]] = cards.colour_of(card)

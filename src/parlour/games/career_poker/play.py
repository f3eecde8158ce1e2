"""What the engine asks of a match of Trick-Taking Career Poker, who answers, and what they need while they think."""

from __future__ import annotations

from parlour.engine.state import Bytes, Grid, Moves, WordGrid, Words, grid, zeros
from parlour.games.career_poker import cards, features, knowledge, strategy, tables
from parlour.games.career_poker.rules import settlement, setup, turn
from parlour.games.career_poker.state import Career


class Play(Career):
    """Its own fields are scratch: nobody reads what another decision left there."""

    def __init__(self, players: int, rounds: int, teams: bool, ace_line: bool, deck: cards.Deck) -> None:
        Career.__init__(self, players, rounds, teams, ace_line, deck)
        # The cheapest play with gold
        self.colour_price = 0  # 1 where colours must be matched
        self.mark_price = 0
        self.want_colours: Bytes = zeros(5)  # what is still wanted; all under 0 where it does not matter
        self.want_marks: Bytes = zeros(5)
        self.stock: Bytes = zeros(cards.DECK_SIZE)  # the cards that could be used, in ascending order,
        self.stock_steps: Bytes = zeros(cards.DECK_SIZE)  # and how far each is from the number
        self.stock_size = 0
        self.tally: Bytes = zeros(cards.GOLD + 2)  # how many of them are each number of steps away
        self.route: Bytes = zeros(cards.DECK_SIZE)  # by place: 0 unused, 1 + 2 (by colour hub) + (by mark hub)
        self.hub_colours: Bytes = zeros(5)  # units that go from a colour to its hub
        self.hub_marks: Bytes = zeros(5)
        self.open_colours: Bytes = zeros(5)  # wanted and not yet sent
        self.open_marks: Bytes = zeros(5)
        self.arc: WordGrid = grid(tables.NODES, tables.NODES)
        self.arc_card: Grid = grid(tables.NODES, tables.NODES)  # the place in the stock of the card that makes the arc
        self.reach: Words = zeros(tables.NODES)
        self.came_from: Bytes = zeros(tables.NODES)
        # What the moves are compared with
        self.best_worth = 0

    def begin(self) -> None:
        setup.begin(self)

    def draw_chance(self) -> None:
        setup.draw_chance(self)

    def go_on(self) -> None:
        setup.go_on(self)

    def find_legal(self, found: Moves) -> int:
        return turn.find_legal(self, found)

    def apply(self, move: int) -> None:
        turn.apply(self, move)

    def score(self, seat: int) -> int:
        return settlement.score(self, seat)

    def rank(self, seat: int) -> int:
        return settlement.rank(self, seat)

    def won(self, seat: int) -> bool:
        return settlement.won(self, seat)

    def redeal(self, seat: int) -> None:
        knowledge.redeal(self, seat)

    def forget(self, seat: int, percent: int) -> None:
        knowledge.forget(self, seat, percent)

    def advise(self, found: Moves) -> int:
        return strategy.advise(self, found)

    def evaluate(self, seat: int) -> int:
        return strategy.evaluate(self, seat)

    def is_nearly_open(self) -> bool:
        """Strategic hands are no secret."""
        return self.millionaire

    def describe(self, found: Moves) -> int:
        return features.describe(self, found)

    def describe_move(self, move: int, found: Moves) -> int:
        return features.describe_move(self, move, found)

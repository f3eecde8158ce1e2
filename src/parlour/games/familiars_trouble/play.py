"""What the engine asks of a match of Familiar's Trouble, who answers, and what they need while they think."""

from __future__ import annotations

from parlour.engine.state import Beliefs, Bytes, Moves, Words, zeros
from parlour.games.familiars_trouble import cards, features, tables
from parlour.games.familiars_trouble.knowledge import believe, lapses, redeal, rewind
from parlour.games.familiars_trouble.rules import replenishment, setup, turn
from parlour.games.familiars_trouble.state import Trouble
from parlour.games.familiars_trouble.strategy import advice


class Play(Trouble):
    """Its own fields are scratch: nobody reads what another decision left there."""

    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        Trouble.__init__(self, players, switches, display, deck)
        # A world that could be true: what the seat knows,
        self.first_given: Bytes = zeros(cards.SIZE)  # when it first passed each card
        self.unseen: Bytes = zeros(cards.SIZE)  # the cards it has to place: first those that it never had,
        self.free = 0  # how many these are,
        self.gifts = 0  # the others are those that it passed on, one bit each,
        self.kept = 0  # and those of them that its left neighbour must still have
        self.sizes: Bytes = zeros(cards.SEATS)  # of the hands
        self.banned: Words = zeros(cards.SEATS)  # the cards that a seat cannot hold now, by not following
        # and where it stands on the way back
        self.before: Words = zeros(cards.SEATS)  # the hands
        self.spent = 0  # the cards played
        self.due = 0  # the cards on their way back to it,
        self.placed = 0  # and those of them that are in the same hand in every world
        # What a trick is worth
        self.wanted: Words = zeros(cards.ERRANDS)  # what the errands aimed at require, packed,
        self.pays: Words = zeros(cards.ERRANDS)  # what they pay,
        self.wanted_count = 0
        self.row = 0  # in tables.MISSES, for the next seat's hand
        self.middle: Words = zeros(cards.SIZE)  # what the next seat's answers are worth, best first,
        self.middle_count = 0
        self.groups: Words = zeros(cards.SIZE)  # the last seat's answers of equal worth, one bit for each card,
        self.worths: Words = zeros(cards.SIZE)  # and what they are worth
        self.group_count = 0
        self.plans: Words = zeros(cards.SIZE)  # by card: what it is worth to pass it on, or to play it
        self.best_play = 0  # the most that playing one promises, less what it costs
        self.level_worths: Words = zeros(cards.LEVELS)  # what the next errand of each level is worth,
        self.errand_worths: Words = zeros(cards.ERRANDS)  # and each on display

    def begin(self) -> None:
        setup.begin(self)

    def draw_chance(self) -> None:
        self.shuffle(self.pile, self.pile_size)

    def go_on(self) -> None:
        setup.go_on(self)

    def find_legal(self, found: Moves) -> int:
        return turn.find_legal(self, found)

    def apply(self, move: int) -> None:
        turn.apply(self, move)

    def score(self, seat: int) -> int:
        return self.points

    def rank(self, seat: int) -> int:
        return 1

    def won(self, seat: int) -> bool:
        return replenishment.has_won(self)

    def redeal(self, seat: int) -> None:
        redeal.redeal(self, seat)

    def believe(self, seat: int, beliefs: Beliefs) -> None:
        believe.believe(self, seat)

    def forget(self, seat: int, percent: int) -> None:
        lapses.forget(self, seat, percent)

    def advise(self, found: Moves) -> int:
        return advice.advise(self, found)

    def hasten(self, found: Moves) -> int:
        return advice.hasten(self, found)

    def evaluate(self, seat: int) -> int:
        return advice.evaluate(self)

    def horizon(self) -> int:
        return tables.HORIZON

    def is_at_rest(self) -> bool:
        return turn.is_between_tricks(self)

    def rewind(self) -> int:
        return rewind.rewind(self)

    def describe(self, found: Moves) -> int:
        return features.describe(self, found)

    def describe_move(self, move: int, found: Moves) -> int:
        return features.describe_move(self, move, found)

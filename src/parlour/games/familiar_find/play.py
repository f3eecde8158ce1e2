"""What the engine asks of a match of A Familiar Find, who answers, and what they need while they think."""

from __future__ import annotations

from parlour.engine.state import Bytes, Moves, zeros
from parlour.games.familiar_find import cards, features, tables
from parlour.games.familiar_find.knowledge import lapses, redeal
from parlour.games.familiar_find.rules import end, setup, turn
from parlour.games.familiar_find.state import Find
from parlour.games.familiar_find.strategy import advice, worth


class Play(Find):
    """Its own fields are scratch: nobody reads what another decision left there."""

    def __init__(
        self, players: int, card_set: cards.CardSet, with_familiars: bool, location_mode: int, version: int
    ) -> None:
        Find.__init__(self, players, card_set, with_familiars, location_mode, version)
        # A world that could be true
        self.kept: Bytes = zeros(cards.KINDS)  # cards that went into the trailed hand openly and did not come out yet,
        self.kept_size = 0
        self.left: Bytes = zeros(cards.KINDS)  # the unseen cards not yet dealt,
        self.guessed: Bytes = zeros(tables.MOST_TRAIL)  # and the entries of the trail whose card is guessed
        # What the deciding seat makes of the table
        self.unseen: Bytes = zeros(cards.KINDS)  # the cards that it cannot place,
        self.unseen_size = 0
        self.owned: Bytes = zeros(cards.KINDS)  # and a collection that is being valued
        self.best_promise = 0  # of its moves, at first sight

    def begin(self) -> None:
        setup.begin(self)

    def draw_chance(self) -> None:
        setup.draw_chance(self)

    def go_on(self) -> None:
        turn.proceed(self)

    def find_legal(self, found: Moves) -> int:
        return turn.find_legal(self, found)

    def apply(self, move: int) -> None:
        turn.apply(self, move)

    def score(self, seat: int) -> int:
        return end.score(self, seat)

    def rank(self, seat: int) -> int:
        return end.rank(self, seat)

    def won(self, seat: int) -> bool:
        return end.won(self, seat)

    def redeal(self, seat: int) -> None:
        redeal.redeal(self, seat)

    def forget(self, seat: int, percent: int) -> None:
        lapses.forget(self, seat, percent)

    def advise(self, found: Moves) -> int:
        return advice.advise(self, found)

    def evaluate(self, seat: int) -> int:
        return worth.evaluate(self, seat)

    def horizon(self) -> int:
        return tables.HORIZON

    def describe(self, found: Moves) -> int:
        return features.describe(self, found)

    def describe_move(self, move: int, found: Moves) -> int:
        return features.describe_move(self, move, found)

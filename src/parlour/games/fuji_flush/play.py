"""What the engine asks of a match of Fuji Flush, who answers, and what they need while they think."""

from __future__ import annotations

from parlour.engine.state import Beliefs, Bytes, Grid, Moves, grid, zeros
from parlour.games.fuji_flush import cards, features, rules, strategy, tables
from parlour.games.fuji_flush.knowledge import believe, lapses, redeal
from parlour.games.fuji_flush.state import FujiFlush


class Play(FujiFlush):
    """Its own fields are scratch: nobody reads what another decision left there."""

    def __init__(self, players: int, deck: cards.Deck) -> None:
        FujiFlush.__init__(self, players, deck)
        self.unseen: Bytes = zeros(cards.KINDS)  # cards of each number neither in my hand nor open; 0: of all
        # The history, gone through again
        self.at = 0  # how much of it was read
        self.event = 0  # what happened there, see notes,
        self.event_seat = 0
        self.event_card = 0
        # A world that could be true, by the shuffle that the cards come from
        self.epoch = 0  # how often was reshuffled
        self.mine: Grid = grid(tables.MOST_SHUFFLES, cards.KINDS)  # the seat's own cards
        self.pool: Grid = grid(tables.MOST_SHUFFLES, cards.KINDS)  # those that it has not seen,
        self.pool_size: Bytes = zeros(tables.MOST_SHUFFLES)
        self.unknown: Grid = grid(tables.MOST_SHUFFLES, cards.MOST_SEATS)  # and how many of them each seat has
        self.drawn_after: Bytes = zeros(cards.MOST_HAND)  # by card of a hand: how many plays came before it

    # Views ask at once for what they show: an array that Python reads is copied

    def seen(self, seat: int | None) -> tuple[bytes, bytes, int, bytes, int]:
        """The card before each seat, the sizes of the hands and of the draw pile, the discards, and one's own hand."""
        table = bytes([self.table[other] for other in range(self.players)])
        sizes = bytes([self.sizes[other] for other in range(self.players)])
        discards = bytes([self.discards[i] for i in range(self.discard_size)])
        return table, sizes, self.draw_size, discards, 0 if seat is None else self.hands[seat]

    def flushed_by(self, card: int) -> tuple[int, tuple[tuple[int, int], ...]]:
        """The value that a card would have, and the seats whose lower cards it would flush, with those."""
        value = self.force[card] + card
        beaten = [
            (seat, self.table[seat])
            for seat in range(self.players)
            if self.table[seat] != 0 and self.table[seat] != card and self.force[self.table[seat]] < value
        ]
        return value, tuple(beaten)

    # The engine asks

    def begin(self) -> None:
        rules.begin(self)

    def draw_chance(self) -> None:
        self.shuffle(self.draw_pile, self.draw_size)

    def go_on(self) -> None:
        rules.go_on(self)

    def find_legal(self, found: Moves) -> int:
        return rules.find_legal(self, found)

    def apply(self, move: int) -> None:
        rules.apply(self, move)

    def score(self, seat: int) -> int:
        return 1 if rules.has_won(self, seat) else 0  # FF-4.1

    def rank(self, seat: int) -> int:
        return rules.rank(self, seat)

    def won(self, seat: int) -> bool:
        return rules.has_won(self, seat)

    def redeal(self, seat: int) -> None:
        redeal.redeal(self, seat)

    def recollect(self, seat: int, beliefs: Beliefs) -> None:
        believe.recollect(self, beliefs)

    def believe(self, seat: int, beliefs: Beliefs) -> None:
        believe.believe(self, seat, beliefs)

    def forget(self, seat: int, percent: int) -> None:
        lapses.forget(self, seat, percent)

    def advise(self, found: Moves) -> int:
        return strategy.advise(self, found)

    def evaluate(self, seat: int) -> int:
        return strategy.evaluate(self, seat)

    def is_nearly_open(self) -> bool:
        return strategy.is_nearly_open(self)

    def describe(self, found: Moves) -> int:
        return features.describe(self, found)

    def describe_move(self, move: int, found: Moves) -> int:
        return features.describe_move(self, move, found)

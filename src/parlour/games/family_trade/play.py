"""What the engine asks of a match of Family Trade, who answers, and what they need while they think."""

from __future__ import annotations

from parlour.engine.state import Beliefs, Bytes, Grid, IntGrid, Ints, Moves, WordGrid, Words, grid, zeros
from parlour.games.family_trade import cards, features, tables
from parlour.games.family_trade.knowledge import lapses, worlds
from parlour.games.family_trade.rules import deals, setup, turn
from parlour.games.family_trade.state import Trade
from parlour.games.family_trade.strategy import advice, beliefs, standing


class Play(Trade):
    """Its own fields are scratch: nobody reads what another decision left there."""

    def __init__(
        self, players: int, ruleset: int, free: bool, reshuffling: bool, short_bank: bool, box: cards.Box
    ) -> None:
        Trade.__init__(self, players, ruleset, free, reshuffling, short_bank, box)
        # The parts of the history, and the one that is imagined
        self.parts = 0
        self.part_at: Words = zeros(tables.MOST_PARTS)  # where each begins,
        self.part_epoch: Bytes = zeros(tables.MOST_PARTS)  # and with which deck
        self.me = 0  # the seat that imagines
        self.part_end = 0
        self.first_epoch = 0  # the deck that it begins with
        self.refilled = 0  # how often that was refilled
        self.waits: bool = False  # the seat could tell that somebody was asked
        self.mixed: bool = False  # some guesses are better than others
        self.weight: float = 0.0  # how much better
        self.tries = 0  # at it
        self.attempts = 0  # at all parts
        # The unseen cards of each deck
        self.epoch = 0  # the last deck reached
        self.pool: Grid = grid(tables.MOST_DECKS, cards.KINDS)  # those in slots without a face, or in the deck
        self.left: Bytes = zeros(tables.MOST_DECKS)  # how many these are
        self.kept_pool: Grid = grid(tables.MOST_DECKS, cards.KINDS)  # the same before a part is imagined
        self.kept_left: Bytes = zeros(tables.MOST_DECKS)
        self.open_pile: Bytes = zeros(cards.KINDS)  # the discards, which become the next deck
        # The cards of the others: a slot is one that was drawn and has not shown
        self.held: Bytes = zeros(cards.MOST_SEATS)  # slots of each seat, the last drawn last
        self.slot_at: WordGrid = grid(cards.MOST_SEATS, tables.SLOTS)  # the place of the draw in the history
        self.slot_epoch: Grid = grid(cards.MOST_SEATS, tables.SLOTS)
        self.slot_face: Grid = grid(cards.MOST_SEATS, tables.SLOTS)  # or NOTHING
        self.old: Bytes = zeros(cards.MOST_SEATS)  # how many unknown cards of each seat are from former decks,
        self.faces_held: Grid = grid(cards.MOST_SEATS, cards.KINDS)  # and which are known
        self.old_fits: bool = False  # one of these can be the card that shows
        self.new_fits: bool = False  # one from the last deck can
        # What each will show after each refill of a part, by seat and KINDS * deck + card
        self.needed: Grid = grid(cards.MOST_SEATS, tables.PART_DECKS * cards.KINDS)
        # What the seat can tell of who was asked about a discard, by event: see tables
        self.told_before: Bytes = zeros(tables.MOST_EVENTS)
        self.told_after: Bytes = zeros(tables.MOST_EVENTS)
        self.chose_before: Bytes = zeros(tables.MOST_EVENTS)  # whether a guess chose who it was
        self.chose_after: Bytes = zeros(tables.MOST_EVENTS)
        # Hands that lack one item
        self.ways: IntGrid = grid(cards.ITEMS + 1, tables.SHAPES)  # to complete each shape with the items from each on
        self.known_hand = 0
        # What happened, followed event by event
        self.now: Ints = zeros(cards.MOST_SEATS)  # the hands
        self.bound = 0  # who has announced so far, one bit each
        self.threw = 0  # who has discarded so far
        self.lacked: Bytes = zeros(cards.MOST_SEATS)  # the item that a seat must lack, or NOTHING
        self.barred: Bytes = zeros(cards.MOST_SEATS)  # items that an announced seat cannot lack, one bit each
        self.deck_left = 0
        self.lying = 0  # how many discards
        self.is_resting: bool = False  # the last discard may be taken still
        self.was_asked: bool = False  # the seat has been asked about it
        self.before = 0  # how many seats before this one can take a discard,
        self.later = 0  # and after it
        # What the deciding seat can tell
        self.unseen: Bytes = zeros(cards.KINDS)  # the cards that it has not seen
        self.spurned: Words = zeros(cards.MOST_SEATS)  # the items that each seat threw away or left, one bit each
        self.best_worth = 0  # of its discards

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
        return deals.score(self, seat)

    def rank(self, seat: int) -> int:
        return deals.rank(self, seat)

    def won(self, seat: int) -> bool:
        return deals.won(self, seat)

    def redeal(self, seat: int) -> None:
        worlds.redeal(self, seat)

    def believe(self, seat: int, memory: Beliefs) -> None:
        beliefs.believe(self, seat)

    def forget(self, seat: int, percent: int) -> None:
        lapses.forget(self, percent)

    def advise(self, found: Moves) -> int:
        return advice.advise(self, found)

    def evaluate(self, seat: int) -> int:
        return standing.evaluate(self, seat)

    def horizon(self) -> int:
        return standing.horizon(self)

    def is_at_rest(self) -> bool:
        return standing.is_at_rest(self)

    def describe(self, found: Moves) -> int:
        return features.describe(self, found)

    def describe_move(self, move: int, found: Moves) -> int:
        return features.describe_move(self, move, found)

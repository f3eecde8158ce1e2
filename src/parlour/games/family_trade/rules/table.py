"""What lies on the table: cards, dice, money. TR-1."""

from __future__ import annotations

from parlour.engine import native, state
from parlour.engine.state import Bytes, Ints, Words, zeros
from parlour.games.family_trade import cards, moves

ITEMS = cards.ITEMS
FACES = cards.FACES
KINDS = cards.KINDS
MARKET_MAKE = cards.MARKET_MAKE
NOTHING = cards.NOTHING
START_MONEY = cards.START_MONEY
MARKET_MAKING = moves.MARKET_MAKING
BATTLE = moves.BATTLE
MOST_SEATS = 4
MOST_CARDS = 124
ALL_FACES = 48
MOST_HISTORY = 4096  # more than a deal can have, and than most games of Battle Royale
LONGEST_DECK = 512  # more than one deck can add to it
MOST_DECKS = 24  # in the history
OWN_CARDS = MOST_SEATS * KINDS
REMAINDER = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0]

# What the history keeps, one byte each: the kind, the seat, the card. After a discard there is one byte more: who is
# asked about it, one bit each, and 16 times who calls falsely.
DRAW = 0
DISCARD = 64
SHOW = 128
MARK = 192
# where the card of a mark says which
RESHUFFLE = 0
ROUND_END = 1
TAKEN = 2
ANNOUNCE = 3
CALL = 4


def one(card: int) -> int:
    """A hand is one number with four bits of count per kind of card; this is a hand of one card."""
    unit = 1
    return unit << (4 * card)


def bit(seat: int) -> int:
    unit = 1
    return unit << seat


def lacks(hand: int) -> int:
    """The item of which one more makes eight cards three sets, or NOTHING."""
    if hand >> (4 * MARKET_MAKE) != 0:  # TR-3.2
        return NOTHING
    found = NOTHING
    for item in range(ITEMS):
        over = REMAINDER[hand & 15]
        if over == 1 or (over == 2 and found != NOTHING):  # TR-3.4: exactly one item can be missing
            return NOTHING
        if over == 2:
            found = item
        hand >>= 4
    return found


def is_sets(hand: int) -> bool:
    """Whether the cards are sets of three and nothing else."""
    if hand >> (4 * MARKET_MAKE) != 0:  # TR-3.2
        return False
    while hand != 0:
        if REMAINDER[hand & 15] != 0:
            return False
        hand >>= 4
    return True


def pair(hand: int) -> int:
    """The item of two identical cards, or NOTHING."""
    if hand == 0:
        return NOTHING
    item = native.lowest_bit(hand) // 4
    return item if hand == 2 * one(item) else NOTHING


class Table(state.State):
    def __init__(  # noqa: PLR0915 - a state is its fields
        self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box
    ) -> None:
        state.State.__init__(self, players)
        self.box = box.id
        self.ruleset = ruleset
        self.free = free and ruleset != BATTLE  # a false "done!" can be called
        self.reshuffling = reshuffling or ruleset == BATTLE  # an empty deck is refilled
        self.copies: Bytes = zeros(KINDS)
        self.total_cards = 0
        self.faces: Words = zeros(ALL_FACES)
        self.landing: Bytes = zeros(ALL_FACES)  # the place of each face on its track
        self.track: Words = zeros(ALL_FACES)
        self.track_size: Bytes = zeros(ITEMS)
        self.bank_tens = box.bank_tens  # TR-1.3
        self.bank_fifties = box.bank_fifties

        self.market: Bytes = zeros(ITEMS)  # the place of each item on its track
        self.money: Words = zeros(MOST_SEATS)
        self.tens: Bytes = zeros(MOST_SEATS)
        self.fifties: Bytes = zeros(MOST_SEATS)
        self.jackpot = 0
        self.deck: Bytes = zeros(MOST_CARDS)  # the next card is the last
        self.deck_size = 0
        self.pile: Bytes = zeros(MOST_CARDS)  # all discards in order: the card, and 16 times the seat
        self.pile_size = 0
        self.gone = 0  # cards out of the game
        self.hands: Ints = zeros(MOST_SEATS)

        self.phase = 0  # what is asked: see moves.py
        self.waiting_for = 0  # where the rules go on after chance
        self.dealer = 0
        self.streak = 1  # the how-manyeth deal in a row it is for the dealer
        self.moved = 0  # how often the role has moved on
        self.deals = 0  # finished
        self.reshuffles = 0  # in this deal
        self.dealt = 0  # cards dealt in this round
        self.turn = 0  # whose turn it is, or whose discard is offered
        self.drawn = NOTHING  # the card that the seat on turn drew
        self.called = False  # the seat on turn has called falsely
        self.offered = NOTHING  # the card discarded last in this deal
        self.spoken = 0  # how many seats clockwise from the discarder the last false call about it came from
        self.ready: Bytes = zeros(MOST_SEATS)  # the item that completes each seat, or NOTHING
        self.announced = 0  # who is one to go, one bit each
        self.has_discarded = 0  # in this deal, one bit each
        self.ruled_out: Bytes = zeros(MOST_SEATS)  # items that a ready seat is known not to lack, one bit each
        self.winner = NOTHING
        self.origin = NOTHING  # the seat that the last card came from, NOTHING = the deck
        self.shown = 0  # the hand of the last winner
        self.die = 0  # the item whose die is rolled
        self.unrolled = 0  # the sets still to be rolled for
        self.total = 0
        self.history: Bytes = zeros(MOST_HISTORY)  # of this deal or, in Battle Royale, of this game
        self.history_size = 0
        self.refills = 0  # in it
        self.asked_at = 0  # where it says who is asked about the last discard
        self.first_deck: Bytes = zeros(KINDS)  # the cards that are no discards when the history begins:
        self.shown_out: Bytes = zeros(KINDS)  # of these had left the game shown,
        self.own_out: Bytes = zeros(OWN_CARDS)  # or seen by one seat only
        self.now: Ints = zeros(MOST_SEATS)  # scratch: the hands at one place of the history
        self.set_box(box)

    def set_box(self, box: cards.Box) -> None:
        # a compiled list can only be replaced as a whole
        copies = [item.copies for item in box.items]
        copies.append(box.market_makes if self.ruleset == MARKET_MAKING else 0)  # TR-5.3, TR-6.1
        self.copies = copies
        self.total_cards = sum(copies)  # TR-1.3
        self.faces = [face for item in box.items for face in item.faces]
        self.landing = [item.track.index(face) for item in box.items for face in item.faces]
        self.track = [step for item in box.items for step in (item.track + [0] * FACES)[:FACES]]  # TR-1.4
        self.track_size = [len(item.track) for item in box.items]
        start = 0 if self.ruleset == BATTLE else START_MONEY  # TR-1.5
        self.money = [start] * self.players + [0] * (MOST_SEATS - self.players)

    # Questions for those who look

    def hand_of(self, seat: int) -> list[int]:
        return [(self.hands[seat] >> (4 * card)) & 15 for card in range(KINDS)]

    # Helpers

    def after(self, seat: int) -> int:
        seat += 1
        return seat if seat < self.players else 0

    def price(self, item: int) -> int:
        return self.track[item * FACES + self.market[item]]

    def gather(self) -> None:
        """All cards into the deck."""
        self.deck_size = 0
        for card in range(KINDS):
            self.first_deck[card] = self.copies[card]
            for _ in range(self.copies[card]):
                self.deck[self.deck_size] = card
                self.deck_size += 1
        self.pile_size = 0
        for seat in range(self.players):
            self.hands[seat] = 0
            self.ready[seat] = NOTHING
            self.ruled_out[seat] = 0
        self.announced = 0
        self.has_discarded = 0
        self.offered = NOTHING
        self.drawn = NOTHING
        self.spoken = 0
        self.called = False
        self.winner = NOTHING
        self.origin = NOTHING
        self.reshuffles = 0
        self.history_size = 0
        self.refills = 0

    def draw_card(self, seat: int) -> None:
        self.deck_size -= 1
        card = self.deck[self.deck_size]
        self.hands[seat] += one(card)
        self.drawn = card
        self.remember(DRAW, seat, card)

    def find_ready(self, seat: int) -> int:
        """The item that completes the seat's hand, or NOTHING."""
        hand = self.hands[seat]
        return pair(hand) if self.ruleset == BATTLE else lacks(hand)

    def distance(self, first: int, second: int) -> int:
        """How many seats clockwise from the first the second is."""
        return second - first if second >= first else second + self.players - first

    # The history

    def remember(self, kind: int, seat: int, card: int) -> None:
        self.history[self.history_size] = kind + 16 * seat + card
        if self.history_size < MOST_HISTORY - 1:
            self.history_size += 1

    def remember_discard(self, seat: int, card: int) -> None:
        self.remember(DISCARD, seat, card)
        self.asked_at = self.history_size
        self.remember(0, 0, 0)

    def forget_former_decks(self) -> None:
        """A long game of Battle Royale, before the discards become a deck: what stays known of the cards before is who
        has seen which of them leave the game. The history begins anew with the hands."""
        self.replay_leaving()
        for card in range(KINDS):
            self.first_deck[card] = self.copies[card]
        for i in range(self.pile_size):
            self.first_deck[self.pile[i] & 15] -= 1
        self.history_size = 0
        self.refills = 0
        for seat in range(self.players):
            for card in range(ITEMS):
                for _ in range((self.hands[seat] >> (4 * card)) & 15):
                    self.remember(DRAW, seat, card)

    def replay_leaving(self) -> None:
        winner = NOTHING
        last = 0
        at = 0
        for seat in range(self.players):
            self.now[seat] = 0
        while at < self.history_size:
            event = self.history[at]
            seat = (event >> 4) & 3
            if event & 192 == DRAW:
                self.now[seat] += one(event & 15)
            elif event & 192 == DISCARD:
                self.now[seat] -= one(event & 15)
                last = event & 15
                at += 1
            elif event & 192 == SHOW:
                winner = seat
            elif event & 15 == TAKEN:
                self.now[seat] += one(last)
            elif event & 15 == ROUND_END:
                self.leave_game(winner)
            at += 1

    def leave_game(self, winner: int) -> None:
        for seat in range(self.players):
            for card in range(ITEMS):
                count = (self.now[seat] >> (4 * card)) & 15
                if seat == winner:
                    self.shown_out[card] += count
                else:
                    self.own_out[seat * KINDS + card] += count
            self.now[seat] = 0

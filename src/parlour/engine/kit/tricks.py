"""Trick-taking: deal, bid or name trumps if the game has that, follow suit if you can, the best card takes the trick.

A game derives its state from `Tricks` and says what is its own by overriding methods; every one of them can be. Hands
are numbers with a bit for each card, as `decks.Deck` numbers them.
"""

from __future__ import annotations

from parlour.engine import decks, native, worlds
from parlour.engine.state import Bytes, Ints, Moves, PlainState, zeros


class Tricks(PlainState):
    def __init__(self, players: int, deck: decks.Deck) -> None:
        PlainState.__init__(self, players)
        self.suits = len(deck.suits)
        self.ranks = len(deck.ranks)
        self.deck_size = deck.size
        self.suit_of: Bytes = zeros(decks.MOST_CARDS)
        self.pile: Bytes = zeros(decks.MOST_CARDS)  # not dealt; the next card is the last
        self.pile_size = 0
        self.hands: Ints = zeros(decks.MOST_SEATS)
        self.owner: Bytes = zeros(decks.MOST_CARDS)  # who was dealt each card, from 1 on; 0: nobody
        self.voids: Bytes = zeros(decks.MOST_SEATS)  # the suits that each seat has shown not to have, one bit each
        self.gone = 0  # the cards of finished tricks
        self.trick: Bytes = zeros(decks.MOST_SEATS)  # in the order of playing,
        self.trick_seats: Bytes = zeros(decks.MOST_SEATS)  # and by whom
        self.trick_size = 0
        self.tricks: Bytes = zeros(decks.MOST_SEATS)  # taken by each seat in this round
        self.bids: Bytes = zeros(decks.MOST_SEATS)  # one more than was bid; 0: nothing yet
        self.points: Ints = zeros(decks.MOST_SEATS)
        self.trump = decks.NO_SUIT
        self.turned = decks.NO_CARD  # the card that was turned up for trumps
        self.stage = decks.PLAYING
        self.active = 0  # the seats that are still in, one bit each
        self.dealer = 0
        self.round = 0  # from 1 on
        for card in range(deck.size):
            self.suit_of[card] = card // len(deck.ranks)

    # What a game says, if it is not as usual

    def cards_each(self) -> int:
        """How many cards everybody is dealt this round; usually as many as there are for all."""
        return self.deck_size // native.count_bits(self.active)

    def after_deal(self) -> None:
        """What comes before the first trick: `turn_trump()`, `ask_bids(seat)` or `ask_trump(seat)`, or nothing."""
        self.lead(self.next_seat(self.dealer))

    def after_bids(self) -> None:
        self.lead(self.next_seat(self.dealer))

    def after_naming(self) -> None:
        self.lead(self.next_seat(self.dealer))

    def may_bid(self, tricks: int) -> bool:
        return True

    def playable(self, seat: int) -> int:
        """The cards that a seat may play: those of the suit led, if it has any."""
        if self.trick_size == 0:
            return self.hands[seat]
        same = self.hands[seat] & self.cards_of(self.suit_of[self.trick[0]])
        return same if same != 0 else self.hands[seat]

    def beats(self, card: int, best: int) -> bool:
        """Whether a card takes the trick from the one that is best so far."""
        if self.suit_of[card] == self.suit_of[best]:
            return card > best
        return self.suit_of[card] == self.trump

    def end_round(self) -> None:
        """All cards are played: count, and `start_round()` or set `over`."""
        self.over = True

    # The course of a match

    def begin(self) -> None:
        self.active = native.bit(self.players) - 1
        self.dealer = self.players - 1  # C-1: so the first seat decides first
        self.start_round()

    def start_round(self) -> None:
        self.round += 1
        for seat in range(self.players):
            self.hands[seat] = 0
            self.voids[seat] = 0
            self.tricks[seat] = 0
            self.bids[seat] = 0
        self.gone = 0
        self.trick_size = 0
        self.trump = decks.NO_SUIT
        self.turned = decks.NO_CARD
        self.pile_size = self.deck_size
        for card in range(self.deck_size):
            self.pile[card] = card
            self.owner[card] = 0
        self.note(decks.ROUND, self.round, 0, 0)
        self.chance = decks.SHUFFLE

    def draw_chance(self) -> None:
        self.shuffle(self.pile, self.pile_size)

    def go_on(self) -> None:
        each = self.cards_each()
        for seat in range(self.players):
            if self.active >> seat & 1:
                for _ in range(each):
                    self.pile_size -= 1
                    card = self.pile[self.pile_size]
                    self.hands[seat] |= native.bit(card)
                    self.owner[card] = seat + 1
                if self.noting:
                    self.note(decks.DEALT, seat, 0, 0)
        self.after_deal()

    def turn_trump(self) -> None:
        """The next card of the pile shows what trumps are."""
        self.pile_size -= 1
        self.turned = self.pile[self.pile_size]
        self.trump = self.suit_of[self.turned]
        self.note(decks.TURNED, self.turned, 0, 0)

    def ask_trump(self, seat: int) -> None:
        self.stage = decks.NAMING
        self.seat = seat

    def ask_bids(self, seat: int) -> None:
        """Everybody says once how many tricks they will take, this seat first."""
        self.stage = decks.BIDDING
        self.seat = seat

    def lead(self, seat: int) -> None:
        self.stage = decks.PLAYING
        self.seat = seat

    # Decisions

    def find_legal(self, moves: Moves) -> int:
        moves.count = 0
        if self.stage == decks.BIDDING:
            for tricks in range(self.cards_each() + 1):
                if self.may_bid(tricks):
                    moves.add(decks.BID + tricks)
        elif self.stage == decks.NAMING:
            for suit in range(self.suits):
                moves.add(decks.NAME_TRUMP + suit)
        else:
            count = 0  # the hot path: no call for each card
            cards = self.playable(self.seat)
            while cards != 0:
                moves.items[count] = native.lowest_bit(cards)
                cards &= cards - 1
                count += 1
            moves.count = count
        return moves.count

    def apply(self, move: int) -> None:
        if self.stage == decks.BIDDING:
            self.bid(move - decks.BID)
        elif self.stage == decks.NAMING:
            self.trump = move - decks.NAME_TRUMP
            self.note(decks.NAMED, self.seat, self.trump, 0)
            self.after_naming()
        else:
            self.play_card(move)

    def bid(self, tricks: int) -> None:
        self.bids[self.seat] = tricks + 1
        self.note(decks.BADE, self.seat, tricks, 0)
        self.seat = self.next_seat(self.seat)
        if self.bids[self.seat] != 0:
            self.after_bids()

    def play_card(self, card: int) -> None:
        seat = self.seat
        if self.trick_size != 0:
            led = self.suit_of[self.trick[0]]
            if self.suit_of[card] != led:
                self.voids[seat] |= native.bit(led)
        self.hands[seat] ^= native.bit(card)
        self.trick[self.trick_size] = card
        self.trick_seats[self.trick_size] = seat
        self.trick_size += 1
        if self.noting:
            self.note(decks.PLAYED, seat, card, 0)
        if self.trick_size == native.count_bits(self.active):
            self.end_trick()
        else:
            self.seat = self.next_seat(seat)

    def end_trick(self) -> None:
        seat = self.trick_seats[self.best_place()]
        for i in range(self.trick_size):
            self.gone |= native.bit(self.trick[i])
        self.trick_size = 0
        self.tricks[seat] += 1
        if self.noting:
            self.note(decks.TOOK, seat, self.tricks[seat], 0)
        if self.hands[seat] == 0:
            self.end_round()
        else:
            self.lead(seat)

    # Questions

    def best_place(self) -> int:
        """Where the card lies that takes the trick as it is."""
        best = 0
        for i in range(1, self.trick_size):
            if self.beats(self.trick[i], self.trick[best]):
                best = i
        return best

    def would_win(self, card: int) -> bool:
        """Whether a card would be the best of the trick so far."""
        return self.trick_size == 0 or self.beats(card, self.trick[self.best_place()])

    def cards_of(self, suit: int) -> int:
        return (native.bit(self.ranks) - 1) << (suit * self.ranks)

    def is_in(self, seat: int) -> bool:
        return self.active >> seat & 1 != 0

    def next_seat(self, seat: int) -> int:
        """The next on the left that is still in."""
        seat = seat + 1 if seat + 1 < self.players else 0
        while self.active >> seat & 1 == 0:
            seat = seat + 1 if seat + 1 < self.players else 0
        return seat

    def leave(self, seat: int) -> None:
        """The seat plays no more."""
        self.active ^= native.bit(seat)
        self.note(decks.LEFT, seat, 0, 0)

    def add_points(self, seat: int, points: int) -> None:
        self.points[seat] += points
        self.note(decks.SCORED, seat, points, self.points[seat])

    # Worlds that could be true

    def redeal(self, seat: int) -> None:
        """Cards that the seat has not seen lie in other hands, but for suits they do not have, or in the pile."""
        if self.over or self.chance != 0:
            return
        seen = self.hands[seat] | self.gone
        for i in range(self.trick_size):
            seen |= native.bit(self.trick[i])
        if self.turned != decks.NO_CARD:
            seen |= native.bit(self.turned)
        worlds.begin(self)
        for card in range(self.deck_size):
            if seen >> card & 1 == 0:
                worlds.add_card(self, card, self.places_for(self.suit_of[card], seat))
        for other in range(self.players):
            if other != seat:
                worlds.add_place(self, other, native.count_bits(self.hands[other]))
                self.hands[other] = 0
        worlds.add_rest(self, decks.MOST_SEATS)
        worlds.deal(self)
        self.pile_size = 0
        for i in range(self.sampler.count):
            self.put(self.sampler.cards[i], self.sampler.places[i])

    def places_for(self, suit: int, seat: int) -> int:
        """Where a card of the suit may lie: one bit for each other seat, and one for the pile."""
        places = native.bit(decks.MOST_SEATS)
        for other in range(self.players):
            if other != seat and self.voids[other] >> suit & 1 == 0:
                places |= native.bit(other)
        return places

    def put(self, card: int, place: int) -> None:
        if place == decks.MOST_SEATS:
            self.pile[self.pile_size] = card
            self.pile_size += 1
            self.owner[card] = 0
        else:
            self.hands[place] |= native.bit(card)
            self.owner[card] = place + 1

    # The outcome

    def score(self, seat: int) -> int:
        return self.points[seat]

    def rank(self, seat: int) -> int:
        """One more than have more points."""
        better = 0
        for other in range(self.players):
            if self.score(other) > self.score(seat):
                better += 1
        return 1 + better

    def won(self, seat: int) -> bool:
        return self.over and self.rank(seat) == 1

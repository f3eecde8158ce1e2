"""What a seat cannot know, dealt anew.

Hidden are the hands of the others, the order of the deck and, in Battle Royale, the cards that left the game unseen.
Every way to put the unseen cards into the hidden places is as likely as every other, as far as it agrees with what
everybody has seen:

- Who announced has eight cards that lack one item, and not one that is ruled out: who was not one to go before its
  last discard does not lack the card it threw then, and a false "done!" tells the same. Who has discarded and did not
  announce is not one to go. Such hands are rare, so they are not waited for: one is chosen among all that the unseen
  cards allow, each as likely as the number of ways to make it. With several such seats each is chosen again in turn,
  so that the first does not get more of the choice than the last.
- A refilled deck holds the former discards, which are known; what was drawn before comes from the rest. When another
  seat discards a card that it may have had from either, its source is guessed, as likely as each is (`imagine`).
- While the table waits after a discard, nobody but the seats concerned knows whether somebody is asked, or the next
  seat has drawn and thinks (`choose_place`). Nor does it tell anything later on that the table waited: how long a
  seat thinks is no part of the game.

Where all this fails too often (several announced hands that share exactly the few cards which were not discarded when
the deck was refilled), the hands stay, or change seats where they can, and the deck is shuffled.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, Ints, zeros
from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.rules import hands, recall, table

ITEMS = cards.ITEMS
KINDS = cards.KINDS
NOTHING = cards.NOTHING
MOST_CARDS = table.MOST_CARDS
MOST_SEATS = table.MOST_SEATS
MOST_HISTORY = table.MOST_HISTORY
EPOCH_CARDS = recall.EPOCH_CARDS
EPOCH_PLACES = recall.EPOCH_PLACES
HELD = recall.HELD
DRAW = table.DRAW
BATTLE = moves.BATTLE
MARKET = moves.MARKET
TURN = moves.TURN
CLAIM = moves.CLAIM
GOING_OUT = moves.GOING_OUT
TRIES = 40
FREE_TRIES = 16
FEW_TRIES = 4
HAND = 8
ANNOUNCED_WEIGHT = 1000


class Secrets(hands.Hands):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        hands.Hands.__init__(self, players, ruleset, free, reshuffling, box)
        self.kept_hands: Ints = zeros(MOST_SEATS)  # scratch, all of it: the world as it was
        self.kept_deck: Bytes = zeros(MOST_CARDS)
        self.kept_size = 0
        self.kept_place = 0
        self.kept_drawn = 0

    def redeal(self, seat: int) -> None:
        if self.phase in (MARKET, 0):
            return  # all cards are gathered
        self.keep()
        self.put_back(seat)
        for attempt in range(self.tries(seat)):
            if self.deal_world(seat, self.sure_part(attempt)) and self.choose_place(seat):
                self.forget()
                return
        self.restore()
        self.swap_early(seat)
        self.forget()

    def tries(self, seat: int) -> int:
        """Few where success is unlikely: all others announced before the deck was refilled."""
        for other in range(self.players):
            if self.is_hidden(other, seat) and self.early & table.bit(other) == 0:
                return TRIES
        return FEW_TRIES

    def sure_part(self, attempt: int) -> int:
        """How much of the history is not guessed: nothing at first, in the end all of it."""
        if attempt < FREE_TRIES:
            return 0
        return self.history_size * (attempt - FREE_TRIES + 1) // (TRIES - FREE_TRIES)

    def keep(self) -> None:
        for seat in range(self.players):
            self.kept_hands[seat] = self.hands[seat]
        for i in range(self.deck_size):
            self.kept_deck[i] = self.deck[i]
        self.kept_size = self.deck_size
        self.kept_place = self.place()
        self.kept_drawn = self.drawn

    def restore(self) -> None:
        """The world as it was; only the deck is shuffled."""
        for seat in range(self.players):
            self.hands[seat] = self.kept_hands[seat]
            self.ready[seat] = self.find_ready_now(seat)
        for i in range(self.kept_size):
            self.deck[i] = self.kept_deck[i]
        self.drawn = self.kept_drawn
        if self.deck_size != self.kept_size:
            self.deck_size = self.kept_size
            self.remember(DRAW, self.turn, self.drawn)
        self.shuffle(self.deck, self.deck_size)

    def swap_early(self, seat: int) -> None:
        """Two who announced before the deck was refilled may just as well have each other's cards."""
        for one in range(self.players):
            for two in range(one):
                if self.is_early(one, seat) and self.is_early(two, seat) and self.below(2) == 0:
                    self.swap_hands(one, two)

    def is_early(self, other: int, seat: int) -> bool:
        if self.phase == CLAIM or other == self.turn or not self.is_hidden(other, seat):
            return False
        return self.early & table.bit(other) != 0 and self.ruleset != BATTLE

    def swap_hands(self, one: int, two: int) -> None:
        if self.ruled_out[one] & table.bit(self.ready[two]) or self.ruled_out[two] & table.bit(self.ready[one]):
            return
        hand = self.hands[one]
        self.hands[one] = self.hands[two]
        self.hands[two] = hand
        self.ready[one] = self.find_ready(one)
        self.ready[two] = self.find_ready(two)

    def forget(self) -> None:
        """Leave no trace of the true cards."""
        for seat in range(self.players):
            self.kept_hands[seat] = 0
        for i in range(MOST_CARDS):
            self.kept_deck[i] = 0
        for i in range(self.deck_size, MOST_CARDS):
            self.deck[i] = 0
        for i in range(EPOCH_CARDS):
            self.pool[i] = 0
            self.given[i] = 0
        for i in range(EPOCH_PLACES):
            self.unknown[i] = 0
        for i in range(KINDS):
            self.open_pile[i] = 0
        for i in range(ITEMS):
            self.there[i] = 0
        for i in range(HELD):
            self.held[i] = 0
        self.kept_size = 0
        self.kept_place = 0
        self.kept_drawn = 0
        self.own_hand = 0
        self.forced = NOTHING
        self.epoch = 0

    def put_back(self, seat: int) -> None:
        """The card that another seat on turn has drawn goes back onto the deck: it will draw anew."""
        if self.phase == TURN and self.turn != seat and not self.over:
            self.hands[self.turn] -= table.one(self.drawn)
            self.deck[self.deck_size] = self.drawn
            self.deck_size += 1
            if self.reshuffling and self.history_size < MOST_HISTORY:
                self.history_size -= 1

    def find_ready_now(self, seat: int) -> int:
        """As `find_ready`, for a seat that may have drawn."""
        if self.phase == TURN and self.turn == seat:
            return self.ready[seat]
        return NOTHING if self.winner == seat else self.find_ready(seat)

    # Where the table is after a discard

    def place(self) -> int:
        """How many seats clockwise from the discarder the seat is that decides; the last is the next turn."""
        if self.phase == CLAIM:
            return self.distance(self.turn, self.seat)
        return self.players

    def distance(self, first: int, second: int) -> int:
        return second - first if second >= first else second + self.players - first

    def choose_place(self, seat: int) -> bool:
        """Who can take the discard is asked, or the next turn has begun: choose among what may be."""  # TR-8.2
        if self.over or self.phase == GOING_OUT or self.seat == seat:
            return True
        if self.phase == TURN and (self.offered == NOTHING or self.called):
            return self.draw_anew()
        discarder = self.turn
        if self.phase == TURN:
            discarder = self.turn - 1 if self.turn > 0 else self.players - 1
        last = self.last_place(seat, discarder)
        first = self.first_place(seat, discarder)
        chosen = NOTHING
        count = 0
        for place in range(first, last + 1):
            if self.may_be_at(place, seat, discarder):
                count += 1
                if self.below(count) == 0:
                    chosen = place
        if chosen == NOTHING:
            return False
        self.go_to(chosen, discarder)
        return True

    def is_asked(self, seat: int) -> bool:
        return self.free or self.ready[seat] == self.offered

    def first_place(self, seat: int, discarder: int) -> int:
        mine = self.distance(discarder, seat)
        if mine > self.spoken and mine < self.kept_place and self.is_asked(seat):
            return mine + 1  # it has been asked already
        return self.spoken + 1

    def last_place(self, seat: int, discarder: int) -> int:
        mine = self.distance(discarder, seat)
        if mine > self.kept_place and self.is_asked(seat):
            return mine - 1  # it will be asked
        if mine == 1 or self.deck_size == 0:
            return self.players - 1  # it would see that the next turn has begun
        return self.players

    def may_be_at(self, place: int, seat: int, discarder: int) -> bool:
        if place == self.players:
            return True
        other = discarder + place
        if other >= self.players:
            other -= self.players
        return other != seat and self.is_asked(other)

    def go_to(self, place: int, discarder: int) -> None:
        if place < self.players:
            self.turn = discarder
            self.phase = CLAIM
            self.seat = discarder + place
            if self.seat >= self.players:
                self.seat -= self.players
            return
        self.turn = self.after(discarder)
        self.draw_anew()

    def draw_anew(self) -> bool:
        """The seat on turn draws; False if a false call shows that it cannot be this card."""
        self.phase = TURN
        self.seat = self.turn
        self.draw_card(self.turn)
        if self.called and table.is_sets(self.hands[self.turn]):
            self.put_back(NOTHING)
            return False
        return True

    # The cards

    def deal_world(self, seat: int, sure: int) -> bool:
        """Deal the unseen cards; False if what comes out contradicts what was seen."""
        if not self.find_pools(seat, sure):
            return False
        self.forced = self.choose_forced(seat)
        for other in range(self.players):
            if self.is_hidden(other, seat):
                self.hands[other] = 0
        if self.ruleset == BATTLE and not self.deal_pair():
            return False
        if self.ruleset != BATTLE and not self.deal_announced(seat):
            return False
        if not self.deal_rest(seat):
            return False
        for other in range(self.players):
            if self.is_hidden(other, seat):
                self.ready[other] = self.find_ready(other)
                if not self.is_possible(other):
                    return False
        return self.forced == NOTHING or self.ready[self.forced] == self.offered

    def is_possible(self, other: int) -> bool:
        if self.ruleset == BATTLE or self.ready[other] == NOTHING:
            return self.announced & table.bit(other) == 0
        if self.has_discarded & ~self.announced & table.bit(other):
            return False
        return self.ruled_out[other] & table.bit(self.ready[other]) == 0

    def find_pools(self, seat: int, sure: int) -> bool:
        if self.ruleset == BATTLE or self.reshuffles > 0:
            return self.history_size < MOST_HISTORY - 1 and self.imagine(seat, sure)
        self.epoch = 0
        for i in range(EPOCH_PLACES):
            self.unknown[i] = 0
        for card in range(KINDS):
            self.pool[card] = self.copies[card] - ((self.hands[seat] >> (4 * card)) & 15)
            if self.winner not in (NOTHING, seat):
                self.pool[card] -= (self.hands[self.winner] >> (4 * card)) & 15
        for i in range(self.pile_size):
            self.pool[self.pile[i] & 15] -= 1
        for other in range(self.players):
            if self.is_hidden(other, seat):
                self.unknown[other] = HAND
        return True

    def choose_forced(self, seat: int) -> int:
        """When the seat can tell that somebody else is asked: who it is. An announced seat is far more likely."""
        if self.over or self.free or self.phase != CLAIM or self.seat == seat:
            return NOTHING
        if self.last_place(seat, self.turn) == self.players:
            return NOTHING
        total = 0
        chosen = NOTHING
        for place in range(self.first_place(seat, self.turn), self.last_place(seat, self.turn) + 1):
            other = self.turn + place
            if other >= self.players:
                other -= self.players
            weight = self.likelihood_asked(other) if other != seat else 0
            total += weight
            if weight > 0 and self.below(total) < weight:
                chosen = other
        return chosen

    def likelihood_asked(self, other: int) -> int:
        if self.ruleset == BATTLE or self.announced & table.bit(other):
            return ANNOUNCED_WEIGHT
        return 0 if self.has_discarded & table.bit(other) else 1

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

Where all this fails too often, only the deck is shuffled, which is always possible.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, Ints, zeros
from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.rules import deals, table

ITEMS = cards.ITEMS
KINDS = cards.KINDS
NOTHING = cards.NOTHING
MOST_CARDS = table.MOST_CARDS
MOST_SEATS = table.MOST_SEATS
MOST_HISTORY = table.MOST_HISTORY
BATTLE = moves.BATTLE
TURN = moves.TURN
CLAIM = moves.CLAIM
GOING_OUT = moves.GOING_OUT
MARKET = moves.MARKET
EPOCHS = 3  # the deck of a deal or round and two refills
GONE = 4  # beside the seats: out of the game
PLACES = 5
TRIES = 400
SWEEPS = 2
EPOCH_CARDS = EPOCHS * KINDS
EPOCH_PLACES = EPOCHS * PLACES
HAND = 8
ONE_OF_A_THOUSAND = 1000

DRAW = table.DRAW
DISCARDED = table.DISCARD
SHOW = table.SHOW
RESHUFFLE = table.RESHUFFLE
ROUND_END = table.ROUND_END
TAKEN = table.TAKEN


def choose(n: int, k: int) -> int:
    """In how many ways k of n cards can be chosen."""
    if k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


class Secrets(deals.Deals):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        deals.Deals.__init__(self, players, ruleset, free, reshuffling, box)
        self.epoch = 0  # scratch, all of it
        self.pool: Bytes = zeros(EPOCH_CARDS)  # the cards of each deck that the seat has not seen,
        self.unknown: Bytes = zeros(EPOCH_PLACES)  # and how many of them each place has
        self.given: Bytes = zeros(EPOCH_CARDS)
        self.open_pile: Bytes = zeros(KINDS)
        self.guessed_announced = 0
        self.forced = NOTHING  # the seat that must be able to take the discard
        self.kept_hands: Ints = zeros(MOST_SEATS)
        self.kept_deck: Bytes = zeros(MOST_CARDS)
        self.kept_size = 0
        self.kept_place = 0
        self.kept_drawn = 0
        self.own_hand = 0

    def redeal(self, seat: int) -> None:
        if self.phase == MARKET or self.phase == 0:
            return  # all cards are gathered
        self.keep()
        self.put_back(seat)
        for _ in range(TRIES):
            if self.deal_world(seat) and self.choose_place(seat):
                self.forget()
                return
        self.restore()
        self.forget()

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
        """Somebody who can take the discard is asked, or the next turn has begun: choose among what may be."""
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

    def deal_world(self, seat: int) -> bool:
        """Deal the unseen cards; False if what comes out contradicts what was seen."""
        if not self.find_pools(seat):
            return False
        self.forced = self.choose_forced(seat)
        for other in range(self.players):
            if other != seat and other != self.winner:
                self.hands[other] = 0
        if self.ruleset != BATTLE and not self.deal_announced(seat):
            return False
        if not self.deal_rest(seat):
            return False
        for other in range(self.players):
            if other != seat and other != self.winner:
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

    def find_pools(self, seat: int) -> bool:
        if self.ruleset == BATTLE or self.reshuffles > 0:
            return self.history_size < MOST_HISTORY - 1 and self.imagine(seat)
        self.epoch = 0
        for i in range(EPOCH_PLACES):
            self.unknown[i] = 0
        for card in range(KINDS):
            self.pool[card] = self.copies[card] - ((self.hands[seat] >> (4 * card)) & 15)
            if self.winner != NOTHING and self.winner != seat:
                self.pool[card] -= (self.hands[self.winner] >> (4 * card)) & 15
        for i in range(self.pile_size):
            self.pool[self.pile[i] & 15] -= 1
        for other in range(self.players):
            if other != seat and other != self.winner:
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
            return ONE_OF_A_THOUSAND
        return 0 if self.has_discarded & table.bit(other) else 1

    def deal_announced(self, seat: int) -> bool:
        """Hands that lack one item, for those who must have one."""
        several = 0
        for other in range(self.players):
            if self.is_bound(other, seat):
                several += 1
                if not self.choose_hand(other):
                    return False
        if several > 1 and self.epoch == 0:
            for _ in range(SWEEPS):
                for other in range(self.players):
                    if self.is_bound(other, seat):
                        self.take_back(other)
                        if not self.choose_hand(other):
                            return False
        return True

    def is_bound(self, other: int, seat: int) -> bool:
        if other == seat or other == self.winner:
            return False
        return other == self.forced or self.announced & table.bit(other) != 0

    def take_back(self, other: int) -> None:
        for card in range(ITEMS):
            self.pool[card] += (self.hands[other] >> (4 * card)) & 15
        self.unknown[other] = HAND
        self.hands[other] = 0

    def choose_hand(self, other: int) -> bool:
        """A pair and two sets among all that the unseen cards allow, from the decks that the cards came from."""
        total = 0
        for number in range(ITEMS * ITEMS * ITEMS):
            total += self.ways(other, number)
        if total == 0:
            return False
        for _ in range(TRIES):
            point = self.below(total)
            number = 0
            while point >= self.ways(other, number):
                point -= self.ways(other, number)
                number += 1
            if self.take_hand(other, number):
                return True
        return False

    def ways(self, other: int, number: int) -> int:
        """In how many ways the unseen cards make a pair and two sets, numbered by their items."""
        two = number // (ITEMS * ITEMS)
        three = number // ITEMS % ITEMS
        more = number % ITEMS
        if more < three or self.ruled_out[other] & table.bit(two):
            return 0
        if other == self.forced and two != self.offered:
            return 0
        hand = 2 * table.one(two) + 3 * table.one(three) + 3 * table.one(more)
        ways = self.ways_of(other, hand, two)
        if three != two:
            ways *= self.ways_of(other, hand, three)
        if more != two and more != three:
            ways *= self.ways_of(other, hand, more)
        return ways

    def ways_of(self, other: int, hand: int, item: int) -> int:
        there = 0
        for epoch in range(self.epoch + 1):
            if self.unknown[epoch * PLACES + other] > 0:
                there += self.pool[epoch * KINDS + item]
        return choose(there, (hand >> (4 * item)) & 15)

    def take_hand(self, other: int, number: int) -> bool:
        """Take the cards; False, and nothing taken, if they do not come from the decks they must come from."""
        hand = 2 * table.one(number // (ITEMS * ITEMS))
        hand += 3 * table.one(number // ITEMS % ITEMS) + 3 * table.one(number % ITEMS)
        for i in range(EPOCH_CARDS):
            self.given[i] = 0
        for card in range(ITEMS):
            for _ in range((hand >> (4 * card)) & 15):
                if not self.take_one(other, card):
                    self.give_back(other)
                    return False
        self.hands[other] = hand
        return True

    def take_one(self, other: int, card: int) -> bool:
        there = 0
        chosen = NOTHING
        for epoch in range(self.epoch + 1):
            if self.is_source(other, epoch):
                cards_here = self.pool[epoch * KINDS + card]
                there += cards_here
                if cards_here > 0 and self.below(there) < cards_here:
                    chosen = epoch
        if chosen == NOTHING or self.unknown[chosen * PLACES + other] == 0:
            return False
        self.pool[chosen * KINDS + card] -= 1
        self.given[chosen * KINDS + card] += 1
        self.unknown[chosen * PLACES + other] -= 1
        return True

    def is_source(self, other: int, epoch: int) -> bool:
        """Whether the seat has cards of that deck, those given in this try included."""
        had = self.unknown[epoch * PLACES + other]
        for card in range(ITEMS):
            had += self.given[epoch * KINDS + card]
        return had > 0

    def give_back(self, other: int) -> None:
        for epoch in range(self.epoch + 1):
            for card in range(ITEMS):
                number = self.given[epoch * KINDS + card]
                self.pool[epoch * KINDS + card] += number
                self.unknown[epoch * PLACES + other] += number

    def deal_rest(self, seat: int) -> bool:
        """Deal what is left of each deck to those who drew from it; the rest of the last is the deck."""
        size = 0
        expected = self.deck_size
        for epoch in range(self.epoch + 1):
            if size != 0:
                return False
            for card in range(KINDS):
                for _ in range(self.pool[epoch * KINDS + card]):
                    self.deck[size] = card
                    size += 1
            self.shuffle(self.deck, size)
            for place in range(PLACES):
                for _ in range(self.unknown[epoch * PLACES + place]):
                    if size == 0:
                        return False
                    size -= 1
                    if place != GONE:
                        self.hands[place] += table.one(self.deck[size])
        return size == expected

    # Where an empty deck is refilled

    def imagine(self, seat: int) -> bool:
        """Go through the history as the seat saw it; False if the guesses made on the way contradict it."""
        self.epoch = 0
        self.guessed_announced = 0
        self.own_hand = 0
        for i in range(EPOCH_PLACES):
            self.unknown[i] = 0
        for card in range(KINDS):
            self.open_pile[card] = 0
            self.pool[card] = self.copies[card]
        if not self.take_own(seat, 0):
            return False
        for at in range(self.history_size):
            if not self.recall(seat, at):
                return False
        # in a world dealt anew for somebody else the history may not be that of this hand
        return self.winner == seat or self.own_hand == self.hands[seat]

    def take_own(self, seat: int, at: int) -> bool:
        """What the seat itself draws from the deck that begins here."""
        base = self.epoch * KINDS
        while at < self.history_size:
            event = self.history[at]
            if event & 192 == table.MARK and event & 15 == RESHUFFLE:
                return True
            if event & 192 == DRAW and (event >> 4) & 3 == seat:
                if self.pool[base + (event & 15)] == 0:
                    return False
                self.pool[base + (event & 15)] -= 1
            at += 1
        return True

    def recall(self, seat: int, at: int) -> bool:
        event = self.history[at]
        kind = event & 192
        other = (event >> 4) & 3
        card = event & 15
        if kind == table.MARK:
            return self.recall_mark(seat, at)
        if kind == DISCARDED:
            self.open_pile[card] += 1
        if other == seat:
            self.own_hand += table.one(card) if kind == DRAW else -table.one(card)
            return True
        if kind == DRAW:
            self.unknown[self.epoch * PLACES + other] += 1
            return True
        if kind == DISCARDED and self.guessed_announced & table.bit(other):
            return self.take_from(self.epoch, other, card)
        return self.guess_source(other, card)

    def recall_mark(self, seat: int, at: int) -> bool:
        mark = self.history[at] & 15
        if mark == RESHUFFLE:
            return self.next_epoch(seat, at + 1)
        if mark == ROUND_END:
            self.end_epochs()
        elif mark == TAKEN:
            self.open_pile[self.last_discard(at)] -= 1
        else:
            self.guessed_announced |= table.bit((self.history[at] >> 4) & 3)
        return True

    def last_discard(self, at: int) -> int:
        while self.history[at] & 192 != DISCARDED:
            at -= 1
        return self.history[at] & 15

    def next_epoch(self, seat: int, at: int) -> bool:
        self.epoch += 1
        if self.epoch == EPOCHS:
            return False
        for card in range(KINDS):
            self.pool[self.epoch * KINDS + card] = self.open_pile[card]
            self.open_pile[card] = 0
        for place in range(PLACES):
            self.unknown[self.epoch * PLACES + place] = 0
        return self.take_own(seat, at)

    def end_epochs(self) -> None:
        """All hands leave the game: of the former decks nothing is left, of this one some cards are gone."""
        gone = 0
        for place in range(PLACES):
            gone += self.unknown[self.epoch * PLACES + place]
        for card in range(KINDS):
            self.pool[card] = self.pool[self.epoch * KINDS + card]
        for i in range(EPOCH_PLACES):
            self.unknown[i] = 0
        self.unknown[GONE] = gone
        self.own_hand = 0
        self.epoch = 0

    def guess_source(self, other: int, card: int) -> bool:
        """Choose the deck that a card came from, as likely as each is."""
        total = 0
        chosen = NOTHING
        for epoch in range(self.epoch + 1):
            weight = self.likelihood(epoch, other, card)
            total += weight
            if weight > 0 and self.below(total) < weight:
                chosen = epoch
        return chosen != NOTHING and self.take_from(chosen, other, card)

    def likelihood(self, epoch: int, other: int, card: int) -> int:
        """How many such cards the seat has of that deck, on average, in 65536ths."""
        left = 0
        for kind in range(KINDS):
            left += self.pool[epoch * KINDS + kind]
        if left == 0:
            return 0
        return self.unknown[epoch * PLACES + other] * self.pool[epoch * KINDS + card] * 65536 // left

    def take_from(self, epoch: int, other: int, card: int) -> bool:
        if self.pool[epoch * KINDS + card] == 0 or self.unknown[epoch * PLACES + other] == 0:
            return False
        self.pool[epoch * KINDS + card] -= 1
        self.unknown[epoch * PLACES + other] -= 1
        return True

"""Deals and rounds: the market, the turns, the discards that are taken, going out, the end. TR-2 to TR-7."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.family_trade import cards, moves, notes
from parlour.games.family_trade.rules import choices, table

ITEMS = cards.ITEMS
FACES = cards.FACES
MARKET_MAKE = cards.MARKET_MAKE
NOTHING = cards.NOTHING
HAND = 8
ROUND_HAND = 2
MOST_IN_A_ROW = 10
MOST_RESHUFFLES = 2
MOST_HISTORY = table.MOST_HISTORY
LONGEST_DECK = table.LONGEST_DECK
MOST_DECKS = table.MOST_DECKS

MARKET_MAKING = moves.MARKET_MAKING
BATTLE = moves.BATTLE
MARKET = moves.MARKET
TURN = moves.TURN
CLAIM = moves.CLAIM
GOING_OUT = moves.GOING_OUT
DONE = moves.DONE
LEAVE = moves.LEAVE
STAND = moves.STAND
ROLL = moves.ROLL
DISCARD = moves.DISCARD
UP = moves.UP
DOWN = moves.DOWN
REROLL = moves.REROLL

ANNOUNCED = notes.ANNOUNCED
DEALER = notes.DEALER
DEALT = notes.DEALT
DREW = notes.DREW
DISCARDED = notes.DISCARDED
KEPT = notes.KEPT
MOVED = notes.MOVED
OUT_OF_BILLS = notes.OUT_OF_BILLS
OUT_OF_CARDS = notes.OUT_OF_CARDS
REROLLED = notes.REROLLED
RESHUFFLED = notes.RESHUFFLED
ROLLED = notes.ROLLED
SHOWED_DRAW = notes.SHOWED_DRAW
STOOD = notes.STOOD
WASHOUT = notes.WASHOUT
WENT_OUT = notes.WENT_OUT

# Requests for chance
SHUFFLE = 1
FIRST_ROLL = 2  # + item

# Where the rules go on after chance
ROLLING_MARKET = 1
DEALING = 2
REFILLING = 3
REROLLING = 4
ROLLING_SETS = 5


class Deals(choices.Choices):
    # Set-up

    def begin(self) -> None:
        self.gather()
        if self.ruleset == MARKET_MAKING:
            self.roll_die(0, ROLLING_MARKET)  # TR-2.1
        else:
            self.start_shuffle()

    def draw_chance(self) -> None:
        if self.chance == SHUFFLE:
            self.shuffle(self.deck, self.deck_size)
        else:
            self.rolled = self.below(FACES)

    def go_on(self) -> None:
        if self.waiting_for == DEALING:
            self.deal()
        elif self.waiting_for == REFILLING:
            self.go_on_drawing()
        else:
            self.go_on_after_roll()

    def roll_die(self, item: int, goes_on: int) -> None:
        self.die = item
        self.waiting_for = goes_on
        self.chance = FIRST_ROLL + item

    def go_on_after_roll(self) -> None:
        face = self.die * FACES + self.rolled
        self.rolled = 0
        self.note(ROLLED, self.die, self.faces[face], 0)
        if self.waiting_for == ROLLING_SETS:
            self.add_roll(self.faces[face])
            return
        self.market[self.die] = self.landing[face]
        if self.waiting_for == REROLLING:
            self.finish_deal()  # TR-4.1
        elif self.die + 1 < ITEMS:
            self.roll_die(self.die + 1, ROLLING_MARKET)
        else:
            self.start_shuffle()

    def start_shuffle(self) -> None:
        self.waiting_for = DEALING
        self.chance = SHUFFLE  # TR-2.2, TR-6.1

    def deal(self) -> None:
        if self.ruleset == BATTLE:
            self.start_round()
            return
        self.note(DEALT, self.dealer, self.streak, HAND)
        for _ in range(HAND):  # TR-2.2
            seat = self.dealer
            for _ in range(self.players):
                self.draw_card(seat)
                seat = self.after(seat)
        for seat in range(self.players):
            self.ready[seat] = self.find_ready(seat)  # TR-3.4: a starting hand
        self.turn = self.dealer  # TR-3.1
        self.begin_turn()

    # Turns

    def begin_turn(self) -> None:
        self.called = False
        if self.deck_size == 0:
            self.run_out()
            return
        self.draw_card(self.turn)  # TR-3.1
        if self.noting:
            self.note(DREW, self.turn, self.drawn, 0)
        self.phase = TURN
        self.seat = self.turn

    def run_out(self) -> None:
        """A card is due and the deck is empty."""
        if self.ruleset == BATTLE and self.pile_size == 0:  # TR-6.6
            self.end_game(OUT_OF_CARDS)
        elif self.reshuffling and self.reshuffles < MOST_RESHUFFLES:
            self.refill()
        elif self.ruleset == BATTLE:  # TR-6.6
            self.end_game(OUT_OF_CARDS)
        else:
            self.note(WASHOUT, 0, 0, 0)
            self.end_deal(False)  # TR-3.8

    def refill(self) -> None:
        if self.history_size > MOST_HISTORY - LONGEST_DECK or self.refills == MOST_DECKS - 1:  # only in Battle Royale
            self.forget_former_decks()
        self.refills += 1
        for i in range(self.pile_size):
            self.deck[i] = self.pile[i] & 15
        self.deck_size = self.pile_size
        self.pile_size = 0
        self.offered = NOTHING
        self.reshuffles += 1
        self.remember(table.MARK, 0, table.RESHUFFLE)
        self.note(RESHUFFLED, 0, 0, 0)
        self.waiting_for = REFILLING
        self.chance = SHUFFLE  # TR-3.8, TR-6.6

    def go_on_drawing(self) -> None:
        if self.dealt < ROUND_HAND * self.players and self.ruleset == BATTLE:
            self.deal_round()
        else:
            self.begin_turn()

    def apply(self, move: int) -> None:
        if self.phase == TURN:
            self.apply_turn(move)
        elif self.phase == CLAIM:
            self.apply_claim(move)
        elif self.phase == MARKET:
            self.apply_market(move)
        elif move == STAND:
            self.note(STOOD, self.winner, 0, 0)
            self.finish_deal()
        else:
            self.note(REROLLED, self.winner, move - REROLL, 0)
            self.roll_die(move - REROLL, REROLLING)  # TR-4.1

    def apply_market(self, move: int) -> None:
        if move == ROLL:
            self.roll_die(0, ROLLING_MARKET)
        else:
            self.note(KEPT, self.dealer, 0, 0)
            self.start_shuffle()

    def apply_turn(self, move: int) -> None:
        if self.noting and not self.called:
            self.note(SHOWED_DRAW, self.turn, 0, 0)
        if move == DONE:
            self.call_done()
        elif move < UP:
            self.discard(move - DISCARD)
        else:
            self.step_market(move)
            self.discard(MARKET_MAKE)

    def call_done(self) -> None:
        if table.is_sets(self.hands[self.turn]):
            self.show_hand(self.turn)
            self.go_out(self.turn, NOTHING)
            return
        self.called = True
        self.remember(table.MARK, self.turn, table.CALL)
        self.pay_penalty(self.turn)  # TR-4.6

    def step_market(self, move: int) -> None:
        """A Market Make card moves one value."""  # TR-3.3
        upwards = move < DOWN
        item = move - UP if upwards else move - DOWN
        if upwards:
            self.market[item] += 1
        else:
            self.market[item] -= 1
        if self.noting:
            self.note(MOVED, item, self.price(item), 1 if upwards else 0)

    def discard(self, card: int) -> None:
        me = self.turn
        self.hands[me] -= table.one(card)
        self.pile[self.pile_size] = card + 16 * me  # TR-3.7
        self.pile_size += 1
        self.remember_discard(me, card)
        if self.noting:
            self.note(DISCARDED, me, card, 0)
        self.ready[me] = self.find_ready(me)
        if self.ruleset != BATTLE:
            self.announce(card)
        self.has_discarded |= table.bit(me)
        self.called = False
        self.offered = card
        self.spoken = 0
        self.ask_after(me)

    def announce(self, card: int) -> None:
        """One to go: whoever is, says so; and what everybody can tell from the card about the item that is missing."""
        me = self.turn
        if self.ready[me] == NOTHING:
            self.ruled_out[me] = 0
            return
        known = table.bit(card) if self.called and card < ITEMS else 0  # the nine cards were no sets
        if self.announced & table.bit(me):
            self.ruled_out[me] |= known
            return
        if self.has_discarded & table.bit(me) and card < ITEMS:  # nor were they: it was not one to go before
            known = table.bit(card)
        self.ruled_out[me] = known
        self.announced |= table.bit(me)  # TR-3.4
        self.remember(table.MARK, me, table.ANNOUNCE)
        self.note(ANNOUNCED, me, 0, 0)

    # Discards that are taken

    def ask_after(self, seat: int) -> None:
        """Ask the next seat clockwise that may take the discard; if there is none, the next turn begins."""
        seat = self.after(seat)
        while seat != self.turn:  # TR-3.5
            if self.free or self.ready[seat] == self.offered:  # TR-7.1
                self.phase = CLAIM
                self.seat = seat
                self.history[self.asked_at] |= table.bit(seat)
                return
            seat = self.after(seat)
        self.turn = self.after(self.turn)
        self.begin_turn()

    def apply_claim(self, move: int) -> None:
        me = self.seat
        if move == LEAVE:
            self.ask_after(me)
        elif self.ready[me] == self.offered:
            self.take_discard(me)
        else:
            self.spoken = self.distance(self.turn, me)
            self.history[self.asked_at] |= 16 * table.bit(me)
            if self.offered < ITEMS:
                self.ruled_out[me] |= table.bit(self.offered)
            self.pay_penalty(me)  # TR-4.6
            self.ask_after(me)

    def take_discard(self, seat: int) -> None:
        self.pile_size -= 1  # TR-3.5, TR-6.3
        self.remember(table.MARK, seat, table.TAKEN)
        self.show_hand(seat)
        self.hands[seat] += table.one(self.offered)
        self.go_out(seat, self.turn)

    def show_hand(self, seat: int) -> None:
        for card in range(ITEMS):
            for _ in range((self.hands[seat] >> (4 * card)) & 15):
                self.remember(table.SHOW, seat, card)

    # Going out

    def go_out(self, seat: int, origin: int) -> None:
        self.winner = seat
        self.origin = origin
        self.shown = self.hands[seat]
        if self.noting:
            self.note(WENT_OUT, seat, origin, self.packed_sets(self.shown))
        self.total = 0
        if self.ruleset == MARKET_MAKING:
            self.phase = GOING_OUT  # TR-4.1
            self.seat = seat
        elif self.is_nine_alike(self.shown):  # TR-5.3: no roll
            self.finish_deal()
        else:
            self.unrolled = self.shown
            self.roll_set()

    def packed_sets(self, hand: int) -> int:
        """The items of the sets, lowest first, four bits each, one more than the item."""
        packed = 0
        place = 0
        for item in range(ITEMS):
            for _ in range(((hand >> (4 * item)) & 15) // 3):
                packed |= (item + 1) << place
                place += 4
        return packed

    def roll_set(self) -> None:
        """The die of the next set, in the order of the items."""  # TR-5.3, TR-6.4
        item = native.lowest_bit(self.unrolled) // 4
        self.unrolled -= 3 * table.one(item)
        self.roll_die(item, ROLLING_SETS)

    def add_roll(self, value: int) -> None:
        self.total += value
        if self.unrolled != 0:
            self.roll_set()
        elif self.ruleset == BATTLE:
            self.end_round()
        else:
            self.finish_deal()

    def finish_deal(self) -> None:
        self.settle_deal()
        self.end_deal(self.winner == self.dealer)

    # Next deal, end

    def end_deal(self, dealer_stays: bool) -> None:
        self.deals += 1
        self.gather()
        if dealer_stays and self.streak < MOST_IN_A_ROW:
            self.streak += 1  # TR-5.1
        else:
            self.pass_dealer()
            if self.moved == 2 * self.players:  # TR-5.2
                self.phase = 0
                self.over = True
                return
        if self.ruleset == MARKET_MAKING:
            self.phase = MARKET  # TR-2.1
            self.seat = self.dealer
        else:
            self.start_shuffle()

    def pass_dealer(self) -> None:
        self.streak = 1
        self.dealer = self.after(self.dealer)
        self.moved += 1
        self.note(DEALER, self.dealer, 0, 0)

    # Battle Royale

    def start_round(self) -> None:
        self.note(DEALT, self.dealer, 1, ROUND_HAND)
        self.reshuffles = 0
        self.dealt = 0
        self.offered = NOTHING
        self.has_discarded = 0
        self.winner = NOTHING
        for seat in range(self.players):
            self.ready[seat] = NOTHING
        self.deal_round()

    def deal_round(self) -> None:
        while self.dealt < ROUND_HAND * self.players:  # TR-6.2
            if self.deck_size == 0:
                self.run_out()
                return
            seat = self.dealer + self.dealt
            while seat >= self.players:
                seat -= self.players
            self.draw_card(seat)
            self.dealt += 1
        for seat in range(self.players):
            self.ready[seat] = self.find_ready(seat)
        self.turn = self.dealer
        self.begin_turn()

    def end_round(self) -> None:
        self.pay_round(self.total)
        self.deals += 1
        for seat in range(self.players):  # TR-6.5
            self.gone += ROUND_HAND
            self.hands[seat] = 0
        self.gone += 1
        self.remember(table.MARK, 0, table.ROUND_END)
        if self.bank_is_short():  # TR-6.6
            self.end_game(OUT_OF_BILLS)
            return
        self.dealer = self.after(self.dealer)  # TR-6.5
        self.start_round()

    def end_game(self, reason: int) -> None:
        self.note(reason, 0, 0, 0)
        self.over = True

    def won(self, seat: int) -> bool:
        return self.rank(seat) == 1  # TR-5.2, TR-6.7

    def score(self, seat: int) -> int:
        return self.money[seat]  # TR-1.6, TR-8.3

    def rank(self, seat: int) -> int:
        better = 0
        for other in range(self.players):
            if self.money[other] > self.money[seat]:
                better += 1
        return 1 + better

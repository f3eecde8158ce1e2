"""How to play Family Trade well: get three sets together, of what the market pays for, and feed nobody.

Everything here looks at what the deciding seat knows: its hand, the discards, the market and who announced.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Beliefs, Bytes, Moves, Words, zeros
from parlour.games.family_trade import cards
from parlour.games.family_trade import moves as catalogue
from parlour.games.family_trade.rules import secrets, table

ITEMS = cards.ITEMS
KINDS = cards.KINDS
FACES = cards.FACES
MARKET_MAKE = cards.MARKET_MAKE
NOTHING = cards.NOTHING
NINE_ALIKE = cards.NINE_ALIKE
MOST_SEATS = table.MOST_SEATS
MARKET_MAKING = catalogue.MARKET_MAKING
BATTLE = catalogue.BATTLE
TURN = catalogue.TURN
CLAIM = catalogue.CLAIM
MARKET = catalogue.MARKET
DONE = catalogue.DONE
LEAVE = catalogue.LEAVE
STAND = catalogue.STAND
KEEP = catalogue.KEEP
ROLL = catalogue.ROLL
DISCARD = catalogue.DISCARD
UP = catalogue.UP
DOWN = catalogue.DOWN
REROLL = catalogue.REROLL

DANGER = 3  # how much to fear feeding somebody, in hundredths
TWO_SETS = 160  # what the sets are worth that somebody has who is one to go
LOWEST = -1000000000
GROUP_WORTH = [0, 60, 360, 1000]  # of a set so far, by its cards: the second card doubles what may come
ROUND_MOVES = 40  # of Battle Royale that a playout looks ahead
FEW = 40  # a deck so small that there may be no time to wait
GUESSES = 4  # at worlds in which nobody lacks what it threw away
PUT_AWAY = 70  # in a hundred: how many cards like those thrown away have left a hand
DEALING = 15  # what a deal as dealer promises, by how often the chances come to the same,
ONE_TO_GO = 40  # what it is worth to be about to go out,
LAST_WORD = 110  # and to end the game by it
ONE_DEAL = 130  # how far one deal can turn the game
FAR = 10000
THROWN = table.DISCARD
ANNOUNCED = table.MARK + table.ANNOUNCE


class Strategy(secrets.Secrets):
    """The rules' state, with an opinion."""

    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        secrets.Secrets.__init__(self, players, ruleset, free, reshuffling, box)
        self.unseen: Bytes = zeros(KINDS)  # scratch: the cards that the deciding seat has not seen
        self.spurned: Words = zeros(MOST_SEATS)  # the items that each seat threw away or left, one bit each
        self.means: Words = zeros(ITEMS)  # of the dice
        self.set_means(box)

    def set_means(self, box: cards.Box) -> None:
        self.means = [sum(item.faces) // FACES for item in box.items]

    def advise(self, moves: Moves) -> int:
        if self.phase == TURN:
            return self.advise_turn(moves)
        if self.phase == CLAIM:
            return self.advise_claim()
        if self.phase == MARKET:
            return KEEP if self.market_sum() >= self.mean_sum() else ROLL
        return self.advise_reroll()

    # The market

    def outlook(self, item: int) -> int:
        """What a set of the item is worth when somebody goes out, as far as one can tell."""
        return self.price(item) if self.ruleset == MARKET_MAKING else self.means[item]

    def market_sum(self) -> int:
        total = 0
        for item in range(ITEMS):
            total += self.price(item)
        return total

    def mean_sum(self) -> int:
        total = 0
        for item in range(ITEMS):
            total += self.means[item]
        return total

    # Going out

    def advise_turn(self, moves: Moves) -> int:
        hand = self.hands[self.seat]
        if table.is_sets(hand) and self.should_go_out(hand, NOTHING):
            return DONE
        return self.advise_discard(moves)

    def advise_claim(self) -> int:
        me = self.seat
        if self.ready[me] != self.offered:
            return LEAVE  # a false call only costs
        return DONE if self.should_go_out(self.hands[me] + table.one(self.offered), self.turn) else LEAVE

    def should_go_out(self, hand: int, origin: int) -> bool:
        """Not at a loss, as long as there are cards to wait for something better."""
        if self.ruleset == BATTLE:
            return self.means[native.lowest_bit(hand) // 4] > 0
        expected = self.expected_total(hand)
        if expected > 0:
            return True
        return expected == 0 and origin == NOTHING and self.deck_size < FEW

    def expected_total(self, hand: int) -> int:
        """Before the multiplier; with the best reroll, if there is one to be had."""
        if self.is_nine_alike(hand):
            return NINE_ALIKE
        total = 0
        gain = 0
        for item in range(ITEMS):
            sets = ((hand >> (4 * item)) & 15) // 3
            total += sets * self.outlook(item)
            gain = max(gain, sets * (self.means[item] - self.outlook(item)))
        return total + gain

    def advise_reroll(self) -> int:
        """The item whose die promises most above what it stands at now."""
        hand = self.hands[self.seat]
        best = STAND
        most = 0
        if self.is_nine_alike(hand):
            return STAND
        for item in range(ITEMS):
            sets = ((hand >> (4 * item)) & 15) // 3
            gain = sets * (self.means[item] - self.price(item))
            if gain > most:
                most = gain
                best = REROLL + item
        return best

    # Discards

    def advise_discard(self, moves: Moves) -> int:
        self.count_unseen()
        count = self.find_legal(moves)
        best = moves.items[count - 1]
        most = LOWEST
        for i in range(count):
            move = moves.items[i]
            if move != DONE:
                worth = self.discard_worth(move)
                if worth > most:
                    most = worth
                    best = move
        return best

    def discard_worth(self, move: int) -> int:
        card = move - DISCARD if move < UP else MARKET_MAKE
        rest = self.hands[self.seat] - table.one(card)
        worth = self.hand_worth(rest) - self.danger(card)
        if move >= UP:
            worth += self.step_worth(move, rest)
        return worth

    def hand_worth(self, hand: int) -> int:
        """The three best groups: how near each is to a set, and what the set would pay."""
        best = 0
        second = 0
        third = 0
        spare = 0
        for item in range(ITEMS):
            count = (hand >> (4 * item)) & 15
            while count > 0:
                worth = self.group_worth(item, count if count < 3 else 3)
                count -= 3
                if worth > best:
                    spare += third
                    third = second
                    second = best
                    best = worth
                elif worth > second:
                    spare += third
                    third = second
                    second = worth
                elif worth > third:
                    spare += third
                    third = worth
                else:
                    spare += worth
        return 8 * (best + second + third) + spare

    def group_worth(self, item: int, count: int) -> int:
        worth = GROUP_WORTH[count] + count * self.outlook(item)
        if worth < 1:
            return 1
        return worth * (4 + self.unseen[item]) // 10 if count < 3 else worth  # fewer unseen, longer to wait

    def step_worth(self, move: int, hand: int) -> int:
        """A step is worth the sets that it will pay for."""
        up = move < DOWN
        item = move - UP if up else move - DOWN
        place = item * FACES + self.market[item]
        change = self.track[place + 1] - self.track[place] if up else self.track[place - 1] - self.track[place]
        count = (hand >> (4 * item)) & 15
        return change * (3 * count - 2)  # who holds none of it would rather see it fall

    def danger(self, card: int) -> int:
        """What discarding the card may cost: who is one to go may lack it."""
        if card >= ITEMS or self.ruleset == BATTLE:
            return 0
        cost = 0
        for other in range(self.players):
            if other != self.seat and self.announced & table.bit(other):
                times = self.streak if other == self.dealer else 1
                cost += self.chance_to_lack(other, card) * (self.outlook(card) + TWO_SETS) * (1 + times)
        return cost * DANGER // 100

    def chance_to_lack(self, other: int, card: int) -> int:
        """How likely a seat that is one to go lacks just this card, in thousandths."""
        if not self.may_lack(other, card):
            return 0
        total = 0
        for item in range(ITEMS):
            if self.may_lack(other, item):
                total += self.pairs(item)
        return 1000 * self.pairs(card) // total if total > 0 else 0

    def may_lack(self, other: int, card: int) -> bool:
        return (self.ruled_out[other] | self.spurned[other]) & table.bit(card) == 0

    def pairs(self, item: int) -> int:
        """How many pairs of it there may be in another hand, but for a factor."""
        return self.unseen[item] * (self.unseen[item] - 1)

    def count_unseen(self) -> None:
        for card in range(KINDS):
            self.unseen[card] = self.copies[card] - ((self.hands[self.seat] >> (4 * card)) & 15)
        for i in range(self.pile_size):
            self.unseen[self.pile[i] & 15] -= 1
        self.find_spurned()

    def find_spurned(self) -> None:
        """What each seat threw away, or did not take when it was one to go: it hardly lacks that."""
        for seat in range(self.players):
            self.spurned[seat] = 0
        told = 0
        at = 0
        while at < self.history_size:
            event = self.history[at]
            seat = (event >> 4) & 3
            if event & 192 == THROWN:
                left = 0 if self.phase == CLAIM and at + 1 == self.asked_at else told  # unless it may be taken still
                self.spurn(event & 15, left | table.bit(seat))
            elif event & 207 == ANNOUNCED:
                told |= table.bit(seat)
            at += self.length(at)

    def spurn(self, card: int, seats: int) -> None:
        for seat in range(self.players):
            if seats & table.bit(seat):
                self.spurned[seat] |= table.bit(card)

    # Standing

    def horizon(self) -> int:
        return ROUND_MOVES if self.ruleset == BATTLE else 0

    def is_at_rest(self) -> bool:
        """Between deals."""
        if self.ruleset == MARKET_MAKING:
            return self.phase == MARKET
        return self.ruleset == BATTLE or self.pile_size == 0

    def evaluate(self, seat: int) -> int:
        if self.over:
            return 1000 if self.won(seat) else 0
        rival = seat
        ahead = LOWEST
        for other in range(self.players):
            if other != seat and self.standing(other) > ahead:
                ahead = self.standing(other)
                rival = other
        lead = self.standing(seat) - ahead
        return 500 + self.sureness(lead, rival) if lead > 0 else 500 - self.sureness(-lead, seat)

    def standing(self, seat: int) -> int:
        """Money, a little for who deals, and for who is about to go out."""
        worth = self.money[seat] + DEALING * self.dealings(seat)
        if self.ready[seat] != NOTHING:
            worth += ONE_TO_GO
        if seat == self.dealer:
            return worth + ONE_TO_GO // 2
        return worth + LAST_WORD if self.moved == 2 * self.players - 1 and self.ruleset != BATTLE else worth

    def sureness(self, lead: int, behind: int) -> int:
        """How sure a lead is: who deals again can catch up far, the farther the longer it has been dealing."""
        dealings = self.dealings(behind)
        if dealings == 0:
            return 500 * lead * lead // (ONE_DEAL * ONE_DEAL + lead * lead) if lead < FAR else 500
        return 500 * lead // ((550 - 75 * self.players) * dealings + 60 + lead)

    def dealings(self, seat: int) -> int:
        """How many deals' worth a seat's turns as dealer are, until the game ends; in Battle Royale that is open."""
        if self.ruleset == BATTLE:
            return 1
        left = 2 * self.players - self.moved - self.distance(self.dealer, seat)
        turns = (left + self.players - 1) // self.players if left > 0 else 0
        return turns - 1 + self.streak if seat == self.dealer else turns

    # What the others' cards may be
    #
    # Hands get better from turn to turn: whoever has had many turns has thrown away what it cannot use. So each hand
    # that is dealt anew gets rid of most cards like those its owner threw away, and makes as many turns with the deck
    # as its owner has made. Who is one to go lacks nothing that it threw away or did not take.

    def believe(self, seat: int, beliefs: Beliefs) -> None:
        self.redeal(seat)
        if self.ruleset == BATTLE or self.reshuffles != 0 or self.over or self.winner != NOTHING:
            return
        self.count_unseen()
        for _ in range(GUESSES):
            if self.lacks_make_sense(seat):
                break
            self.redeal(seat)
        for other in range(self.players):
            if other != seat and not self.announced & table.bit(other):
                self.ripen(other)

    def lacks_make_sense(self, seat: int) -> bool:
        for other in range(self.players):
            if other != seat and self.announced & table.bit(other) and not self.may_lack(other, self.ready[other]):
                return False
        return True

    def ripen(self, other: int) -> None:
        for card in range(KINDS):
            if self.spurned[other] & table.bit(card):
                for _ in range((self.hands[other] >> (4 * card)) & 15):
                    if self.deck_size > 0 and self.below(100) < PUT_AWAY:
                        self.put_away(other, card, self.below(self.deck_size))
        for i in range(self.pile_size):
            if self.pile[i] >> 4 == other and self.deck_size > 0:
                self.trade_in(other, self.below(self.deck_size))

    def put_away(self, other: int, card: int, at: int) -> None:
        """Exchange a card like one thrown away for one of the deck that is not."""
        if not self.spurned[other] & table.bit(self.deck[at]):
            self.exchange(other, card, at)

    def trade_in(self, other: int, at: int) -> None:
        """Draw a card of the deck and put the least useful one in its place."""
        self.exchange(other, self.least_useful(self.hands[other] + table.one(self.deck[at])), at)

    def exchange(self, other: int, card: int, at: int) -> None:
        """Take a card of the deck and put another in its place, unless that could not have been."""
        before = self.hands[other]
        self.hands[other] = before + table.one(self.deck[at]) - table.one(card)
        self.ready[other] = self.find_ready(other)
        if self.is_possible(other):
            self.deck[at] = card
        else:
            self.hands[other] = before
            self.ready[other] = self.find_ready(other)

    def least_useful(self, hand: int) -> int:
        least = NOTHING
        most = LOWEST
        for card in range(KINDS):
            if (hand >> (4 * card)) & 15:
                worth = self.hand_worth(hand - table.one(card))
                if worth > most:
                    most = worth
                    least = card
        return least

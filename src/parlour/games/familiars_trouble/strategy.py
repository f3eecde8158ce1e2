"""How to play Familiar's Trouble well: ask what the trick is worth if the others answer as well as they can.

What the others hold is unknown, so a trick is worth what it is on average over the cards not seen: whoever plays
later is thought to hold as many of them as the hand has, and to play the best. Worth is in hundredths of a point.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Beliefs, Moves, Words, zeros
from parlour.games.familiars_trouble import answers, cards, moves, tables
from parlour.games.familiars_trouble.rules import trick

BITS = cards.BITS
SEATS = cards.SEATS
SIZE = cards.SIZE
ROUNDS = cards.ROUNDS
LEVELS = cards.LEVELS
ERRANDS = cards.ERRANDS

EXCHANGE = moves.EXCHANGE
STAY = moves.STAY
PASS = moves.PASS
PLAY = moves.PLAY
DRAW = moves.DRAW
SWAP = moves.SWAP
ASK_EXCHANGE = moves.ASK_EXCHANGE
ASK_PASS = moves.ASK_PASS
ASK_SWAP = moves.ASK_SWAP
ASK_PLAY = moves.ASK_PLAY
ASK_DRAW = moves.ASK_DRAW

RAINBOW = cards.RAINBOW
CARD_COLOURS = cards.CARD_COLOURS
VALUES = cards.VALUES

NO_CARD = cards.SIZE
GUESSES = 3  # at hands with which the partners' plays make sense
LOWEST = -1000000
PACKED = tables.PACKED
MOST = tables.MOST
COSTS = tables.COSTS
# Tuned by play: what a swap has to gain, what a trick brings on average
LEAST_GAIN = 15
BURDEN = 3  # for each point of an errand: what pays more is harder than it looks
USUAL = 340


class Strategy(answers.Answers):
    """The rules' state, with an opinion."""

    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        answers.Answers.__init__(self, players, switches, display, deck)
        self.plans: Words = zeros(SIZE)  # scratch, by card: what it is worth to pass it on

    def advise(self, moves: Moves) -> int:
        if self.find_legal(moves) == 1:
            return moves.items[0]
        if self.asked == ASK_EXCHANGE:
            return EXCHANGE
        if self.asked == ASK_SWAP:
            return self.best_swap()
        if self.asked == ASK_DRAW:
            return DRAW + self.best_level()
        self.want(self.display)
        return PLAY + self.best_play() if self.asked == ASK_PLAY else PASS + self.best_pass()

    def hasten(self, moves: Moves) -> int:
        """Errands are looked at hard only for real: there are many."""
        if self.asked == ASK_SWAP:
            return STAY
        if self.asked == ASK_DRAW:
            return self.any_draw(moves)
        return self.advise(moves)

    def any_draw(self, moves: Moves) -> int:
        count = self.find_legal(moves)
        return moves.items[self.below(count)]

    def horizon(self) -> int:
        return 45

    def is_at_rest(self) -> bool:
        """Between tricks."""
        return self.count == 0 and self.asked != ASK_DRAW

    def evaluate(self, seat: int) -> int:
        """The points, and what the tricks to come bring on average; 50 points are as good as it gets."""
        tricks = ROUNDS - self.round
        if self.over or self.asked == ASK_DRAW:
            tricks -= 1
        worth = (100 * self.points + USUAL * tricks) // 5
        return worth if worth < 1000 else 1000

    # What the partners' cards may be

    def believe(self, seat: int, beliefs: Beliefs) -> None:
        """Partners play what looks best to them: prefer hands with which they would have done what they did."""
        for _ in range(GUESSES):
            self.redeal(seat)
            if self.makes_sense():
                return

    def makes_sense(self) -> bool:
        """Whether the partner who played last in this trick would have done so with this hand."""
        partner = trick.after(self.seat, 2)
        card = self.played[self.round * SEATS + partner] - 1
        if self.asked != ASK_PLAY or self.count == 0 or card >= RAINBOW:
            return True
        self.take_back(partner, card, 1)
        self.want(self.display)
        chosen = self.best_play()
        self.take_back(partner, card, -1)
        return chosen == card

    def take_back(self, partner: int, card: int, back: int) -> None:
        """Put the last card of the trick back into the hand it came from, or on the table again."""
        self.hands[partner] ^= BITS[card]
        self.used ^= BITS[card]
        self.count -= back
        self.seat = partner if back == 1 else trick.after(partner, 1)
        for colour in range(3):
            if CARD_COLOURS[card] & BITS[colour]:
                self.totals[colour] -= back * VALUES[card]

    # 1. Hand exchange

    def best_pass(self) -> int:
        if self.seat == self.lead:
            return self.best_plan()
        if trick.after(self.seat, 1) == self.lead:
            return trick.kind(cheapest(self.hands[self.seat]))  # who plays last knows best what the good ones are for
        return self.best_company()

    def best_plan(self) -> int:
        """As lead: the card that the next seat should have for the card that I shall lead."""
        self.expect_answers()
        for card in range(SIZE):
            self.plans[card] = LOWEST
        leads = self.hands[self.seat]
        while leads != 0:
            self.plan_lead(native.lowest_bit(leads), self.unseen_cards())
            leads &= leads - 1
        best = 0
        for card in range(SIZE):
            if self.plans[card] > self.plans[best]:
                best = card
        return trick.kind(best)

    def plan_lead(self, card: int, unseen: int) -> None:
        """For each other card of the hand: what it is worth to pass it on and then lead this one."""
        possible = self.paid(PACKED[card] + 2 * MOST) != 0
        if possible:
            self.find_answers(card, unseen)
        gifts = self.hands[self.seat] & ~BITS[card]
        while gifts != 0:
            gift = native.lowest_bit(gifts)
            gifts &= gifts - 1
            worth = self.worth_with(gift, card, unseen) if possible else 0
            worth -= COSTS[card] + COSTS[gift] // 2
            if worth > self.plans[gift]:
                self.plans[gift] = worth

    def best_company(self) -> int:
        """As second: keep what the lead gave me, and give the third what goes well with it."""
        given = self.passed[self.round * SEATS + self.lead] - 1
        best = native.lowest_bit(self.hands[self.seat])
        most = LOWEST
        gifts = self.hands[self.seat]
        while gifts != 0:
            gift = native.lowest_bit(gifts)
            gifts &= gifts - 1
            worth = self.company_worth(PACKED[gift] + PACKED[given])
            if trick.kind(gift) != given and worth > most:
                most = worth
                best = gift
        return trick.kind(best)

    def company_worth(self, totals: int) -> int:
        """What two cards are worth with one more, over all unseen ones."""
        worth = 0
        self.group_answers(totals, self.unseen_cards())
        for i in range(self.group_count):
            worth += self.worths[i] * native.count_bits(self.groups[i])
        return worth

    # 2. Errand exchange, 5. Errand replenishment

    def best_swap(self) -> int:
        level = self.best_level()
        worst = self.worst_errand()
        if self.level_worth(level) - self.errand_worth(worst) > LEAST_GAIN:
            return SWAP + worst * LEVELS + level
        return STAY

    def worst_errand(self) -> int:
        worst = 0
        least = -LOWEST
        left = self.display
        while left != 0:
            errand = native.lowest_bit(left)
            left &= left - 1
            worth = self.errand_worth(errand)
            if worth < least:
                least = worth
                worst = errand
        return worst

    def best_level(self) -> int:
        best = 0
        most = LOWEST
        for level in range(LEVELS):
            worth = self.level_worth(level) if self.pile_sizes[level] != 0 else LOWEST
            if worth > most:
                most = worth
                best = level
        return best

    def level_worth(self, level: int) -> int:
        """What the next errand of a pile is worth, on average over those that may be next."""
        size = self.pile_sizes[level]
        bottom = self.bottoms[level]
        if bottom == size:
            return self.errand_worth(self.piles[level * ERRANDS + size - 1])
        worth = 0
        for i in range(bottom, size):
            worth += self.errand_worth(self.piles[level * ERRANDS + i])
        return worth // (size - bottom)

    def errand_worth(self, errand: int) -> int:
        """What an errand alone is worth if I lead the next trick."""
        self.want(BITS[errand])
        self.expect_answers()
        known = self.given() if self.asked == ASK_SWAP else NO_CARD
        most = BURDEN * self.points_of[errand]
        hand = self.hands[self.seat]
        while hand != 0:
            worth = self.middle_worth(native.lowest_bit(hand), self.unseen_cards(), known)
            hand &= hand - 1
            most = worth if worth > most else most
        return most - BURDEN * self.points_of[errand]

    def given(self) -> int:
        """The card that I passed to the next seat in this round."""
        passed = self.passed[self.round * SEATS + self.seat]
        return passed - 1 if passed != 0 else NO_CARD

    # 3. Trick

    def best_play(self) -> int:
        self.expect_answers()
        options = self.playable()
        best = 0
        most = LOWEST
        while options != 0:
            card = native.lowest_bit(options)
            options &= options - 1
            worth = self.play_worth(card) - COSTS[card]
            if worth > most:
                most = worth
                best = card
        return trick.kind(best)

    def play_worth(self, card: int) -> int:
        totals = self.packed_totals() + PACKED[card]
        if self.count == 2:
            return self.paid(totals)
        if self.count == 1:
            return self.last_worth(totals, self.lead_card(), self.unseen_cards(), self.given())
        return self.middle_worth(card, self.unseen_cards(), self.given())


def cheapest(hand: int) -> int:
    best = native.lowest_bit(hand)
    while hand != 0:
        card = native.lowest_bit(hand)
        hand &= hand - 1
        if COSTS[card] < COSTS[best]:
            best = card
    return best

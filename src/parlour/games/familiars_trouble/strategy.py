"""How to play Familiar's Trouble well: ask what the trick is worth if the others answer as well as they can.

What the others hold is unknown, so a trick is worth what it is on average over the cards not seen: whoever plays
later is thought to hold as many of them as the hand has, and to play the best. Worth is in hundredths of a point.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves, Words, zeros
from parlour.games.familiars_trouble import cards, moves
from parlour.games.familiars_trouble.rules import errands, secrets, trick

SEATS = cards.SEATS
SIZE = cards.SIZE
ROUNDS = cards.ROUNDS
LEVELS = cards.LEVELS
ERRANDS = cards.ERRANDS
MATCHES = cards.MATCHES
VALUES = cards.VALUES
RAINBOW = cards.RAINBOW
RAINBOWS = cards.RAINBOWS
EVERY_CARD = 2**27 - 1
EVERY_ERRAND = 2**27 - 1
# Three totals in one number: eight bits for each colour, the highest of which says that a total is high enough
PACKED = [
    sum(cards.VALUES[card] << (8 * colour) for colour in range(3) if cards.CARD_COLOURS[card] >> colour & 1)
    for card in range(cards.SIZE)
]
ENOUGH = 0x808080

EXCHANGE = moves.EXCHANGE
KEEP = moves.KEEP
STAY = moves.STAY
PASS = moves.PASS
PLAY = moves.PLAY
DRAW = moves.DRAW
SWAP = moves.SWAP
ASK_EXCHANGE = moves.ASK_EXCHANGE
ASK_PASS = moves.ASK_PASS
ASK_SWAP = moves.ASK_SWAP
ASK_PLAY = moves.ASK_PLAY

CERTAIN = 65536
# What it costs to spend a card
COSTS = [12 * value for value in cards.VALUES[:21]] + [25] * 3 + [25] * 3
LOWEST = -1000000


class Strategy(secrets.Secrets):
    """The rules' state, with an opinion."""

    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        secrets.Secrets.__init__(self, players, switches, display, deck)
        self.misses: Words = zeros(SIZE + 1)  # scratch: how likely a hand has none of so many unseen cards
        self.worths: Words = zeros(SIZE)  # scratch: what each answer of the next seat is worth
        self.wanted: Words = zeros(ERRANDS)  # scratch: the displayed errands, packed,
        self.pays: Words = zeros(ERRANDS)  # and what they pay
        self.wanted_count = 0

    def advise(self, moves: Moves) -> int:
        count = self.find_legal(moves)
        if count == 1:
            return moves.items[0]
        self.want(self.display)
        if self.asked == ASK_PLAY:
            return PLAY + self.best_play()
        if self.asked == ASK_PASS:
            return PASS + self.best_pass()
        if self.asked == ASK_EXCHANGE:
            return EXCHANGE
        if self.asked == ASK_SWAP:
            return self.best_swap()
        return DRAW + self.best_level()

    # What a trick is worth

    def want(self, display: int) -> None:
        self.wanted_count = 0
        while display != 0:
            errand = native.lowest_bit(display)
            display &= display - 1
            at = 3 * errand
            self.wanted[self.wanted_count] = (
                self.requires[at] + (self.requires[at + 1] << 8) + (self.requires[at + 2] << 16)
            )
            self.pays[self.wanted_count] = 100 * self.points_of[errand]
            self.wanted_count += 1

    def paid(self, totals: int) -> int:
        """What the wanted errands pay for these totals."""
        worth = 0
        for i in range(self.wanted_count):
            if ((totals | ENOUGH) - self.wanted[i]) & ENOUGH == ENOUGH:
                worth += self.pays[i]
        return worth

    def packed_totals(self) -> int:
        return self.totals[0] + (self.totals[1] << 8) + (self.totals[2] << 16)

    def unseen_cards(self) -> int:
        return EVERY_CARD & ~self.hands[self.seat] & ~self.used

    def expect(self, unseen: int, held: int) -> None:
        """How likely a hand of `held` of the unseen cards has none of the best k, for every k."""
        for k in range(unseen + 1):
            miss = CERTAIN
            for i in range(held):
                miss = miss * (unseen - k - i) // (unseen - i) if unseen - k - i > 0 else 0
            self.misses[k] = miss

    def last_worth(self, totals: int, led: int, unseen: int, known: int) -> int:
        """What the trick is worth when one seat is still to play."""
        answers = unseen & MATCHES[led]
        best = self.paid(totals + PACKED[known]) if known < SIZE and MATCHES[led] & errands.flag(known) else 0
        worth = 0
        passed_over = 0
        while True:
            most = best
            count = 0
            left = answers
            while left != 0:
                card = native.lowest_bit(left)
                left &= left - 1
                value = self.paid(totals + PACKED[card])
                if value > most:
                    most = value
                    count = 0
                    again = errands.flag(card)
                elif value == most and most > best:
                    again |= errands.flag(card)
                if value == most and most > best:
                    count += 1
            if most == best:
                return worth + best * self.misses[passed_over] // CERTAIN
            worth += most * (self.misses[passed_over] - self.misses[passed_over + count]) // CERTAIN
            passed_over += count
            answers &= ~again

    def middle_worth(self, led: int, unseen: int, known: int) -> int:
        """What the trick is worth when the lead card lies alone."""
        answers = unseen & MATCHES[led]
        count = 0
        while answers != 0:
            card = native.lowest_bit(answers)
            answers &= answers - 1
            value = self.last_worth(PACKED[led] + PACKED[card], led, unseen & ~errands.flag(card), SIZE)
            self.insert(count, value - COSTS[card] // 4)
            count += 1
        floor = LOWEST
        if known < SIZE and MATCHES[led] & errands.flag(known):
            floor = self.last_worth(PACKED[led] + PACKED[known], led, unseen & ~errands.flag(known), SIZE)
        worth = 0
        for i in range(count):
            if self.worths[i] <= floor:
                return worth + floor * self.misses[i] // CERTAIN
            worth += self.worths[i] * (self.misses[i] - self.misses[i + 1]) // CERTAIN
        return worth

    def insert(self, count: int, value: int) -> None:
        """Keep the worths sorted, highest first."""
        i = count
        while i > 0 and self.worths[i - 1] < value:
            self.worths[i] = self.worths[i - 1]
            i -= 1
        self.worths[i] = value

    # 3. Trick

    def best_play(self) -> int:
        unseen = self.unseen_cards()
        left = trick.after(self.seat, 1)
        self.expect(native.count_bits(unseen), native.count_bits(self.hands[left]))
        given = self.passed[self.round * SEATS + self.seat] - 1
        known = given if given >= 0 else SIZE
        options = self.playable()
        best = 0
        most = LOWEST
        while options != 0:
            card = native.lowest_bit(options)
            options &= options - 1
            worth = self.play_worth(card, unseen, known) - COSTS[card]
            if worth > most:
                most = worth
                best = card
        return trick.kind(best)

    def play_worth(self, card: int, unseen: int, known: int) -> int:
        totals = self.packed_totals() + PACKED[card]
        if self.count == 2:
            return self.paid(totals)
        if self.count == 1:
            return self.last_worth(totals, self.lead_card(), unseen, known)
        return self.middle_worth(card, unseen, known)

    # 1. Hand exchange

    def best_pass(self) -> int:
        if self.seat == self.lead:
            return self.best_plan()
        return self.best_gift()

    def best_plan(self) -> int:
        """As lead: the card that the left neighbour should have for the card to be led."""
        unseen = self.unseen_cards()
        hand = self.hands[self.seat]
        self.expect(native.count_bits(unseen), native.count_bits(self.hands[trick.after(self.seat, 1)]))
        best = 0
        most = LOWEST
        gifts = hand
        while gifts != 0:
            gift = native.lowest_bit(gifts)
            gifts &= gifts - 1
            leads = hand & ~errands.flag(gift)
            while leads != 0:
                card = native.lowest_bit(leads)
                leads &= leads - 1
                worth = self.middle_worth(card, unseen, gift) - COSTS[card] - COSTS[gift]
                if worth > most:
                    most = worth
                    best = gift
        return trick.kind(best)

    def best_gift(self) -> int:
        """As second or third: keep what I was given, and give what goes well with it."""
        given = self.passed[self.round * SEATS + trick.after(self.seat, 2)] - 1
        unseen = self.unseen_cards()
        hand = self.hands[self.seat]
        best = native.lowest_bit(hand)
        most = LOWEST
        gifts = hand
        while gifts != 0:
            gift = native.lowest_bit(gifts)
            gifts &= gifts - 1
            if trick.kind(gift) != given:
                worth = self.company(gift, given, unseen)
                if worth > most:
                    most = worth
                    best = gift
        return trick.kind(best)

    def company(self, first: int, second: int, unseen: int) -> int:
        """What two cards are worth together with a third, over all unseen ones."""
        worth = 0
        left = unseen
        while left != 0:
            card = native.lowest_bit(left)
            left &= left - 1
            worth += self.paid(PACKED[first] + PACKED[second] + PACKED[card])
        return worth

    # 2. Errand exchange

    def best_swap(self) -> int:
        best = STAY
        most = 20
        for level in range(LEVELS):
            if self.pile_sizes[level] == 0:
                continue
            drawn = self.level_worth(level)
            left = self.display
            while left != 0:
                errand = native.lowest_bit(left)
                left &= left - 1
                gain = drawn - self.errand_worth(errand)
                if gain > most:
                    most = gain
                    best = SWAP + errand * LEVELS + level
        return best

    def best_level(self) -> int:
        best = 0
        most = LOWEST
        for level in range(LEVELS):
            if self.pile_sizes[level] != 0:
                worth = self.level_worth(level)
                if worth > most:
                    most = worth
                    best = level
        return best

    def level_worth(self, level: int) -> int:
        """What the next errand of a pile is worth on average, as far as everybody knows."""
        size = self.pile_sizes[level]
        bottom = self.bottoms[level]
        if bottom == size:
            return self.errand_worth(self.piles[level * ERRANDS + size - 1])
        worth = 0
        for i in range(bottom, size):
            worth += self.errand_worth(self.piles[level * ERRANDS + i])
        return worth // (size - bottom)

    def errand_worth(self, errand: int) -> int:
        """What an errand alone is worth to me as lead of the next trick."""
        self.want(errands.flag(errand))
        unseen = self.unseen_cards()
        self.expect(native.count_bits(unseen), native.count_bits(self.hands[trick.after(self.seat, 1)]))
        given = self.passed[self.round * SEATS + self.seat] - 1
        known = given if given >= 0 and self.asked == ASK_SWAP else SIZE
        hand = self.hands[self.seat]
        most = 0
        while hand != 0:
            card = native.lowest_bit(hand)
            hand &= hand - 1
            worth = self.middle_worth(card, unseen, known)
            if worth > most:
                most = worth
        return most

    def evaluate(self, seat: int) -> int:
        return 20 * self.points if self.points < 50 else 1000

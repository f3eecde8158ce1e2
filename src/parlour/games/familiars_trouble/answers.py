"""What a trick of Familiar's Trouble is worth if the others answer as well as they can.

What the others hold is unknown, so a trick is worth what it is on average over the cards not seen: whoever plays
later is thought to hold as many of them as the hand has, and to play the best. Worth is in hundredths of a point.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Words, zeros
from parlour.games.familiars_trouble import cards, tables
from parlour.games.familiars_trouble.rules import secrets, trick

BITS = cards.BITS
SIZE = cards.SIZE
ERRANDS = cards.ERRANDS
MATCHES = cards.MATCHES
EVERY_CARD = cards.EVERY_CARD
NO_CARD = cards.SIZE
PACKED = tables.PACKED
ENOUGH = cards.EACH_ENOUGH
MOST = tables.MOST
ADDING = tables.ADDING
CERTAIN = tables.CERTAIN
HELD = tables.HELD
ROW = tables.ROW
MISSES = tables.MISSES
COSTS = tables.COSTS


class Answers(secrets.Secrets):
    def __init__(self, players: int, switches: list[bool], display: list[int], deck: cards.Deck) -> None:
        secrets.Secrets.__init__(self, players, switches, display, deck)
        self.wanted: Words = zeros(ERRANDS)  # scratch: what the errands aimed at require, packed,
        self.pays: Words = zeros(ERRANDS)  # what they pay,
        self.wanted_count = 0
        self.row = 0  # in MISSES, for the next seat's hand
        self.middle: Words = zeros(SIZE)  # what the next seat's answers are worth, best first,
        self.middle_count = 0
        self.groups: Words = zeros(SIZE)  # the last seat's answers that are worth the same, one bit for each card,
        self.worths: Words = zeros(SIZE)  # and what they are worth
        self.group_count = 0

    def want(self, display: int) -> None:
        """Aim at these errands."""
        self.wanted_count = 0
        while display != 0:
            errand = native.lowest_bit(display)
            display &= display - 1
            self.wanted[self.wanted_count] = self.requires[errand]
            self.pays[self.wanted_count] = 100 * self.points_of[errand]
            self.wanted_count += 1

    def paid(self, totals: int) -> int:
        """What the errands aimed at pay for these totals."""
        worth = 0
        for i in range(self.wanted_count):
            if ((totals | ENOUGH) - self.wanted[i]) & ENOUGH == ENOUGH:
                worth += self.pays[i]
        return worth

    def unseen_cards(self) -> int:
        unseen: int = EVERY_CARD & ~self.hands[self.seat] & ~self.used
        return unseen

    def expect_answers(self) -> None:
        """Look up how likely the next seat has none of the best k unseen cards, for every k."""
        unseen = native.count_bits(self.unseen_cards())
        held = native.count_bits(self.hands[trick.after(self.seat, 1)])
        self.row = ROW * (HELD * unseen + held)

    def last_worth(self, totals: int, led: int, unseen: int, known: int) -> int:
        """What the trick is worth when one seat is still to play, which has the known card."""
        if self.paid(totals + MOST) == 0:
            return 0
        floor = self.paid(totals + PACKED[known]) if follows(known, led) else 0
        self.group_answers(totals, unseen & MATCHES[led])
        worth = 0
        count = 0
        group = self.best_group(floor)
        while group != self.group_count:
            size = native.count_bits(self.groups[group])
            worth += self.worths[group] * (MISSES[self.row + count] - MISSES[self.row + count + size])
            count += size
            self.worths[group] = 0
            group = self.best_group(floor)
        return (worth + floor * MISSES[self.row + count]) // CERTAIN

    def group_answers(self, totals: int, answers: int) -> None:
        """Put cards together that make the same of the totals."""
        self.groups[0] = answers
        self.worths[0] = 0
        self.group_count = 1
        for i in range(self.wanted_count):
            lacks = (self.wanted[i] | ENOUGH) - totals
            adding = ADDING[lacks & 255] & ADDING[256 + (lacks >> 8 & 255)] & ADDING[512 + (lacks >> 16)]
            if adding & answers:
                self.divide_groups(adding, self.pays[i])

    def divide_groups(self, adding: int, pay: int) -> None:
        """These cards are worth so much more."""
        for i in range(self.group_count):
            rest = self.groups[i] & ~adding
            if rest == self.groups[i]:
                continue
            if rest != 0:
                self.groups[self.group_count] = rest
                self.worths[self.group_count] = self.worths[i]
                self.group_count += 1
            self.groups[i] &= adding
            self.worths[i] += pay

    def best_group(self, floor: int) -> int:
        """The group that is worth most, if more than the floor."""
        best = self.group_count
        for i in range(self.group_count):
            if self.worths[i] > floor:
                floor = self.worths[i]
                best = i
        return best

    def middle_worth(self, led: int, unseen: int, known: int) -> int:
        """What the trick is worth when the card led lies alone and the next seat has the known card."""
        if self.paid(PACKED[led] + 2 * MOST) == 0:
            return 0
        self.find_answers(led, unseen)
        return self.worth_with(known, led, unseen)

    def find_answers(self, led: int, unseen: int) -> None:
        """Work out what each answer of the next seat is worth."""
        self.middle_count = 0
        answers = unseen & MATCHES[led]
        while answers != 0:
            card = native.lowest_bit(answers)
            answers &= answers - 1
            worth = self.answer_worth(card, led, unseen) - COSTS[card] // 2
            if worth > 0:
                self.insert(worth)

    def insert(self, worth: int) -> None:
        """Put a worth among the others, which are sorted, highest first."""
        i = self.middle_count
        while i > 0 and self.middle[i - 1] < worth:
            self.middle[i] = self.middle[i - 1]
            i -= 1
        self.middle[i] = worth
        self.middle_count += 1

    def worth_with(self, known: int, led: int, unseen: int) -> int:
        """What the best answer of the next seat is worth on average, if it has the known card."""
        floor = self.answer_worth(known, led, unseen) if follows(known, led) else 0
        worth = 0
        count = 0
        while count < self.middle_count and self.middle[count] > floor:
            worth += self.middle[count] * (MISSES[self.row + count] - MISSES[self.row + count + 1])
            count += 1
        return (worth + floor * MISSES[self.row + count]) // CERTAIN

    def answer_worth(self, card: int, led: int, unseen: int) -> int:
        return self.last_worth(PACKED[led] + PACKED[card], led, unseen & ~BITS[card], NO_CARD)


def follows(card: int, led: int) -> bool:
    return card != NO_CARD and MATCHES[led] & BITS[card] != 0

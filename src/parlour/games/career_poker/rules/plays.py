"""Which plays are legal in Millionaire: strength, loop, bindings, energy, gold and the going-out ban."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves
from parlour.games.career_poker.rules import gold, table

HIGH = cards.HIGH
CARD_COUNT = cards.CARD_COUNT
FOLLOWERS = cards.FOLLOWERS
NONE = 255
TOO_MUCH = 1000

PASS = moves.PASS
PLAY = moves.PLAY
GOLD = moves.GOLD
USE = moves.USE


def add(found: Moves, move: int) -> None:
    found.items[found.count] = move
    found.count += 1


class Plays(gold.Gold):
    # A turn

    def find_turn(self, found: Moves) -> None:
        if self.top_number != 0:
            add(found, PASS)  # CP-5.3
        left = self.followers()
        while left != 0:
            number = native.lowest_bit(left)
            left &= left - 1
            if self.strategic[14 * self.seat + number] != 0:
                self.find_plain(found, number)
            if self.gold[self.seat] != 0:
                self.find_gold(found, number)

    def followers(self) -> int:
        """The numbers that are right, one bit each; for the lead all are."""
        return FOLLOWERS[(HIGH + 1 if self.is_reversed() else 0) + self.top_number]

    def is_loop(self, number: int) -> bool:
        """Whether the number is the weakest, to be played on the strongest."""
        if number > 3 or number == 1:
            return False
        if self.is_reversed():
            return number == 2 and self.top_number == 3
        return number == 3 and self.top_number == 2  # CP-6.3

    def must_match_colours(self, number: int) -> bool:
        return self.colour_bound or self.is_loop(number)  # CP-6.2, CP-6.3

    def must_match_marks(self, number: int) -> bool:
        return self.mark_bound or self.is_loop(number)  # CP-6.2, CP-6.3

    # Without gold

    def find_plain(self, found: Moves, number: int) -> None:
        held = self.strategic[14 * self.seat + number]
        if self.must_match_colours(number) or self.must_match_marks(number):
            mask = self.matching(number)
            if mask != 0 and mask & held == mask:
                self.offer(found, number, mask)
            return
        mask = held
        while mask != 0:
            if self.top_number == 0 or CARD_COUNT[mask] == self.top_count:  # CP-5.3
                self.offer(found, number, mask)
            mask = (mask - 1) & held

    def matching(self, number: int) -> int:
        """The one set of cards of a number with the colours or marks on top; 0 if there is none."""
        colours = table.set_of(self.top_colours)
        if not self.must_match_marks(number):
            return colours
        marks = self.with_marks(number, table.set_of(self.top_marks))
        if self.must_match_colours(number) and colours != marks:
            return 0
        return marks

    def with_marks(self, number: int, marks: int) -> int:
        """The cards of a number that have these marks."""
        mask = 0
        for mark in range(5):
            if marks & native.bit(mark):
                mask |= native.bit(self.colour_with[5 * number + mark])
        return mask

    def offer(self, found: Moves, number: int, mask: int) -> None:
        count = CARD_COUNT[mask]
        if count == self.strategic_size[self.seat] and self.is_banned_last(number):
            return  # CP-9.1
        if self.energy_for(count, False) <= self.energy:
            add(found, PLAY + 64 * number + 2 * mask)
        if number == 8 and self.energy_for(count, True) <= self.energy:
            add(found, PLAY + 64 * number + 2 * mask + 1)  # CP-7.1

    def energy_for(self, count: int, cut: bool) -> int:
        """The bundles that a play costs."""
        cost = count if cut else 0  # CP-7.1
        if self.top_number == 0 and (count == 2 or count == 3) and not self.revolution:
            cost += count  # CP-6.1
        return cost

    # With gold

    def find_gold(self, found: Moves, number: int) -> None:
        most = self.most_cards(self.seat, number)
        if most >= self.strategic_size[self.seat]:
            most = self.strategic_size[self.seat] - 1  # CP-9.1, CP-11.2
        if self.top_number != 0:
            if self.top_count <= most and self.can_build(number):
                self.offer_gold(found, number, self.top_count)
            return
        for count in range(1, most + 1):
            self.offer_gold(found, number, count)

    def offer_gold(self, found: Moves, number: int, count: int) -> None:
        if self.energy_for(count, False) <= self.energy:
            add(found, GOLD + 32 * count + 2 * number)  # CP-11.1
        if number == 8 and self.energy_for(count, True) <= self.energy:
            add(found, GOLD + 32 * count + 2 * number + 1)

    def can_build(self, number: int) -> bool:
        """Whether as many cards as were led can be made the number, with the colours and marks that are due."""
        self.want_for(number, self.top_count)
        if self.colour_price + self.mark_price == 0:
            return True  # most_cards has looked
        budget = self.gold[self.seat]
        self.gather(self.seat, number, 0, budget)
        cost = self.cheapest(0, NONE, self.top_count)
        if cost == 0:
            return self.can_spend(0, self.top_count, budget)
        return cost <= budget

    def want_for(self, number: int, count: int) -> None:
        colours = self.top_colours if self.must_match_colours(number) else 0
        marks = self.top_marks if self.must_match_marks(number) else 0
        self.want(colours, marks, count)

    def can_spend(self, first: int, count: int, budget: int) -> bool:
        """Where a play for nothing is possible: whether one can be made that costs something, but not too much.

        If colour or mark is free, change it. If both are due, the play for nothing is a set of cards of the
        number itself. Either two of these change places, or one of them is left out.
        """
        if self.colour_price == 0 or self.mark_price == 0 or (count > 1 and budget > 1):
            return budget > 0 and count > 0  # CP-11.1
        for place in range(first, self.stock_size):
            free = self.stock_steps[place] == 0 and self.want_colours[self.stock[place] % 5] != 0
            if free and self.cheapest(first, place, count) <= budget:
                return True
        return False

    # The cards of a play with gold, one after the other

    def find_use(self, found: Moves) -> None:
        left = self.built_count - self.used
        budget = self.gold[self.seat] - self.spent
        self.gather(self.seat, self.built_number, self.next_usable(), budget)
        self.want_rest()
        self.clear_tally()
        place = self.stock_size - 1
        while place >= 0:
            away = self.stock_steps[place]
            if self.nearest(left - 1) + away <= budget:  # no cheaper play with this card, whatever is due
                self.find_use_of(found, place, left, budget)
            self.tally[away] += 1
            place -= 1

    def next_usable(self) -> int:
        """Cards are used in ascending order."""
        return self.used_card[self.used - 1] + 1 if self.used != 0 else 0  # CP-11.1

    def want_rest(self) -> None:
        """Ask for what the play needs and the cards used so far do not give."""
        self.want_for(self.built_number, self.built_count)
        for i in range(self.used):
            self.change_want(self.used_as[i] // 5 % 5, self.used_as[i] % 5, 0 - 1)

    def change_want(self, colour: int, mark: int, change: int) -> None:
        self.want_colours[colour if self.colour_price != 0 else 0] += change
        self.want_marks[mark if self.mark_price != 0 else 0] += change

    def find_use_of(self, found: Moves, place: int, left: int, budget: int) -> None:
        """Offer everything that this card can be used as so that the play can be completed with later cards."""
        later = self.stock_size - place - 1
        due = self.colour_price + self.mark_price != 0
        base = self.nearest(left - 1)
        if due and left > 1 and later >= left:
            base = self.cheapest(place + 1, NONE, left)
            self.find_ways_back(place + 1)
        for colour in range(5):
            if self.colour_price != 0 and self.want_colours[colour] == 0:
                continue
            for mark in range(5):
                if self.mark_price != 0 and self.want_marks[mark] == 0:
                    continue
                rest = base
                if due and left > 1:
                    rest = self.rest_of(place, colour, mark, left, base)
                self.offer_use(found, place, colour, mark, rest, left, budget)

    def rest_of(self, place: int, colour: int, mark: int, left: int, base: int) -> int:
        """The least gold for the later cards if this one gives the colour and the mark."""
        if self.stock_size - place - 1 >= left:
            return base + self.given_back(colour if self.colour_price != 0 else 0, mark if self.mark_price != 0 else 0)
        self.change_want(colour, mark, 0 - 1)
        rest = self.cheapest(place + 1, NONE, left - 1)
        self.change_want(colour, mark, 1)
        return rest

    def offer_use(self, found: Moves, place: int, colour: int, mark: int, rest: int, left: int, budget: int) -> None:
        card = self.stock[place]
        cost = self.stock_steps[place]
        if card % 5 != colour:
            cost += 1
        if self.mark_of[card] != mark:
            cost += 1
        if cost + rest > budget:
            return
        if self.spent + cost + rest == 0 and not self.can_spend_after(place, colour, mark, left, budget):
            return
        add(found, USE + 512 * card + 25 * (self.built_number - 1) + 5 * colour + mark)

    def can_spend_after(self, place: int, colour: int, mark: int, left: int, budget: int) -> bool:
        """Whether the later cards can cost something, if everything so far was for nothing."""
        self.change_want(colour, mark, 0 - 1)
        possible = self.can_spend(place + 1, left - 1, budget)
        self.change_want(colour, mark, 1)
        if self.colour_price + self.mark_price == 2 and self.stock_size - place - 1 >= left > 1:
            self.cheapest(place + 1, NONE, left)  # the flow was lost
            self.find_ways_back(place + 1)
        return possible

    def cost_of(self, card: int, target: int) -> int:
        """The gold that makes one card another."""
        cost = self.steps(1 + card // 5, 1 + target // 25)  # CP-8.4
        if card % 5 != target // 5 % 5:
            cost += 1
        if self.mark_of[card] != target % 5:
            cost += 1
        return cost

    # For Python callers

    def demands_of(self, number: int) -> tuple[bool, bool, bool]:
        """Whether the number can be played on what lies there, and whether colours and marks must match."""
        follows = self.followers() & native.bit(number) != 0
        return follows, self.must_match_colours(number), self.must_match_marks(number)

    def bundles_for(self, count: int, cut: bool) -> table.Asked:
        return self.energy_for(count, cut)

    def gold_for(self, card: int, target: int) -> table.Asked:
        """The gold that makes one card another; TOO_MUCH if no steps lead there."""
        return self.cost_of(card, target)

    def wanted(self) -> tuple[list[int], list[int]]:
        """The colours and marks that the play being built still needs; all five where it does not matter."""
        self.want_rest()
        colours = [i for i in range(5) if self.colour_price == 0 or self.want_colours[i] != 0]
        marks = [i for i in range(5) if self.mark_price == 0 or self.want_marks[i] != 0]
        return colours, marks

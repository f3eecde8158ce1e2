"""What a play with gold costs at least: the exact test behind CP-11.2.

A play with gold takes some cards of the hand and makes each the announced number, at one gold a step. Where colours
must be matched, each card fills one of the wanted colours, at one gold if it is of another; marks likewise.
Without such a demand the cheapest play takes the nearest cards. With it, the cheapest play is a cheapest flow:

    wanted colour -> card -> wanted mark

Each card carries one unit and costs its steps; each wanted colour sends, and each wanted mark receives, as many units
as are wanted. A card is reached from its own colour for nothing and from any other through a hub for one gold; the
same on the side of the marks. The flow grows by cheapest paths, one card at a time, over twelve nodes: five colours and
their hub, five marks and their hub. What a card can carry from node to node, or give back, is an arc between them.

One such flow tells more: giving back a unit from mark M to colour C by the cheapest way leaves the cheapest flow for
one card less, with C and M not wanted any more. So one flow over the cards after a given one prices all that this one
could be played as.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Bytes, Words, zeros
from parlour.games.career_poker import cards
from parlour.games.career_poker.rules import climb

DECK_SIZE = cards.DECK_SIZE
HIGH = cards.HIGH
STRENGTH = cards.STRENGTH
NUMBER_AT = cards.NUMBER_AT
CARD_COUNT = cards.CARD_COUNT

COLOUR_HUB = 5
MARK_HUB = 11
FIRST_MARK = 6
NODES = 12
ARCS = NODES * NODES
NOWHERE = 255
NONE = 255
SCALE = 32  # an arc weighs 32 times its cost, plus 1: of equally cheap ways the shortest, which has no detours
FAR = 1000000
TOO_MUCH = 1000  # gold
MOST_GOLD = cards.GOLD


class Gold(climb.Climb):
    def __init__(self, players: int, rounds: int, teams: bool, ace_line: bool, deck: cards.Deck) -> None:
        climb.Climb.__init__(self, players, rounds, teams, ace_line, deck)
        self.colour_price = 0  # 1 where colours must be matched
        self.mark_price = 0
        self.want_colours: Bytes = zeros(5)  # what is still wanted; all under 0 where it does not matter
        self.want_marks: Bytes = zeros(5)
        self.stock: Bytes = zeros(DECK_SIZE)  # the cards that could be used, in ascending order,
        self.stock_steps: Bytes = zeros(DECK_SIZE)  # and how far each is from the number
        self.stock_size = 0
        self.tally: Bytes = zeros(MOST_GOLD + 2)  # how many of them are each number of steps away
        # The flow
        self.route: Bytes = zeros(DECK_SIZE)  # by place in the stock: 0 unused, 1 + 2 (by colour hub) + (by mark hub)
        self.hub_colours: Bytes = zeros(5)  # units that go from a colour to its hub
        self.hub_marks: Bytes = zeros(5)
        self.open_colours: Bytes = zeros(5)  # wanted and not yet sent
        self.open_marks: Bytes = zeros(5)
        self.arc: Words = zeros(ARCS)
        self.arc_card: Bytes = zeros(ARCS)  # the place in the stock of the card that makes the arc
        self.reach: Words = zeros(NODES)
        self.came_from: Bytes = zeros(NODES)

    # Steps

    def lowest_place(self, place: int) -> int:
        """Where the line that a number is on begins, in the order of strength."""
        return 11 if place > 10 and not self.ace_line else 0  # CP-8.2, CP-8.3

    def highest_place(self, place: int) -> int:
        return 10 if place <= 10 and not self.ace_line else 12

    def steps(self, number: int, other: int) -> int:
        """How many gold it takes from one number to another."""
        place = STRENGTH[number]
        target = STRENGTH[other]
        if self.lowest_place(place) != self.lowest_place(target):
            return TOO_MUCH
        return place - target if place > target else target - place  # CP-8.1

    def cards_near(self, seat: int, number: int, distance: int) -> int:
        """How many cards of the seat are exactly that many steps from the number."""
        place = STRENGTH[number]
        count = 0
        if place - distance >= self.lowest_place(place):
            count += CARD_COUNT[self.strategic[14 * seat + NUMBER_AT[place - distance]]]
        if place + distance <= self.highest_place(place) and distance > 0:
            count += CARD_COUNT[self.strategic[14 * seat + NUMBER_AT[place + distance]]]
        return count

    def most_cards(self, seat: int, number: int) -> int:
        """How many cards the seat can make this number with its gold, if colours and marks do not matter."""
        left = self.gold[seat]
        count = self.cards_near(seat, number, 0)
        distance = 1
        while distance <= left:
            near = self.cards_near(seat, number, distance)
            if near > left // distance:
                return count + left // distance
            count += near
            left -= near * distance
            distance += 1
        return count

    # The stock

    def gather(self, seat: int, number: int, after: int, budget: int) -> None:
        """List the seat's cards from `after` on that can be made the number within the budget."""
        self.stock_size = 0
        for source in range(1 + after // 5, HIGH + 1):
            mask = self.strategic[14 * seat + source]
            if mask != 0:
                self.gather_number(source, mask, after, self.steps(source, number), budget)

    def gather_number(self, source: int, mask: int, after: int, away: int, budget: int) -> None:
        if away > budget:
            return
        while mask != 0:
            card = 5 * (source - 1) + native.lowest_bit(mask)
            mask &= mask - 1
            if card >= after:
                self.stock[self.stock_size] = card
                self.stock_steps[self.stock_size] = away
                self.stock_size += 1

    def clear_tally(self) -> None:
        for away in range(MOST_GOLD + 2):
            self.tally[away] = 0

    def nearest(self, count: int) -> int:
        """The steps of the nearest cards tallied, so many of them; TOO_MUCH if there are not that many."""
        total = 0
        for away in range(MOST_GOLD + 1):
            if self.tally[away] >= count:
                return total + away * count
            total += away * self.tally[away]
            count -= self.tally[away]
        return TOO_MUCH

    # What is wanted

    def want(self, colours: int, marks: int, count: int) -> None:
        """Ask for these multisets; 0 asks for nothing in particular."""
        self.colour_price = 1 if colours != 0 else 0
        self.mark_price = 1 if marks != 0 else 0
        for i in range(5):
            self.want_colours[i] = (colours >> (8 * i)) & 255
            self.want_marks[i] = (marks >> (8 * i)) & 255
        if colours == 0:
            self.want_colours[0] = count
        if marks == 0:
            self.want_marks[0] = count

    # The cheapest flow

    def cheapest(self, first: int, without: int, count: int) -> int:
        """The least gold for `count` cards from place `first` of the stock on, leaving out one place."""
        if count == 1:
            return self.cheapest_card(first, without)
        if self.colour_price + self.mark_price == 0:
            return self.cheapest_any(first, without, count)
        self.clear_flow()
        total = 0
        for _ in range(count):
            self.find_arcs(first, without)
            node = self.find_path()
            if node == NOWHERE:
                return TOO_MUCH
            total += self.reach[node] // SCALE
            self.send_along(node)
        return total

    def cheapest_card(self, first: int, without: int) -> int:
        least = TOO_MUCH
        for place in range(first, self.stock_size):
            cost = self.stock_steps[place]
            if self.want_colours[self.stock[place] % 5] == 0:
                cost += self.colour_price
            if self.want_marks[self.mark_of[self.stock[place]]] == 0:
                cost += self.mark_price
            if cost < least and place != without:
                least = cost
        return least

    def cheapest_any(self, first: int, without: int, count: int) -> int:
        """Where neither colours nor marks matter: the nearest cards."""
        self.clear_tally()
        for place in range(first, self.stock_size):
            if place != without:
                self.tally[self.stock_steps[place]] += 1
        return self.nearest(count)

    def clear_flow(self) -> None:
        for place in range(self.stock_size):
            self.route[place] = 0
        for i in range(5):
            self.hub_colours[i] = 0
            self.hub_marks[i] = 0
            self.open_colours[i] = self.want_colours[i]
            self.open_marks[i] = self.want_marks[i]

    def find_arcs(self, first: int, without: int) -> None:
        for i in range(ARCS):
            self.arc[i] = FAR
        for i in range(5):
            self.join(i, COLOUR_HUB, self.colour_price, NONE)
            self.join(MARK_HUB, FIRST_MARK + i, self.mark_price, NONE)
            if self.hub_colours[i] != 0:
                self.join(COLOUR_HUB, i, 0 - self.colour_price, NONE)
            if self.hub_marks[i] != 0:
                self.join(FIRST_MARK + i, MARK_HUB, 0 - self.mark_price, NONE)
        for place in range(first, self.stock_size):
            if place != without:
                self.join_by_card(place)

    def join(self, node: int, other: int, cost: int, place: int) -> None:
        if cost * SCALE + 1 < self.arc[NODES * node + other]:
            self.arc[NODES * node + other] = cost * SCALE + 1
            self.arc_card[NODES * node + other] = place

    def join_by_card(self, place: int) -> None:
        colour = self.stock[place] % 5
        mark = FIRST_MARK + self.mark_of[self.stock[place]]
        cost = self.stock_steps[place]
        route = self.route[place]
        if route == 0:
            self.join(colour, mark, cost, place)
            self.join(colour, MARK_HUB, cost, place)
            self.join(COLOUR_HUB, mark, cost, place)
            self.join(COLOUR_HUB, MARK_HUB, cost, place)
            return
        by_colour = COLOUR_HUB if route > 2 else colour
        by_mark = mark if route & 1 else MARK_HUB
        self.join(COLOUR_HUB + colour - by_colour, by_colour, 0, place)  # come by the other way
        self.join(by_mark, MARK_HUB + mark - by_mark, 0, place)  # go by the other way
        self.join(by_mark, by_colour, 0 - cost, place)  # give back

    def find_path(self) -> int:
        """Find the cheapest ways from the open colours; returns the open mark that is reached most cheaply."""
        for node in range(NODES):
            self.reach[node] = FAR
            self.came_from[node] = NOWHERE
        for colour in range(5):
            if self.open_colours[colour] != 0:
                self.reach[colour] = 0
        better = True
        while better:
            better = self.relax()
        best = NOWHERE
        least = FAR
        for mark in range(5):
            if self.open_marks[mark] != 0 and self.reach[FIRST_MARK + mark] < least:
                best = FIRST_MARK + mark
                least = self.reach[best]
        return best

    def relax(self) -> bool:
        better = False
        for node in range(NODES):
            if self.reach[node] == FAR:
                continue
            for other in range(NODES):
                way = self.reach[node] + self.arc[NODES * node + other]
                if way < self.reach[other]:
                    self.reach[other] = way
                    self.came_from[other] = node
                    better = True
        return better

    def send_along(self, node: int) -> None:
        """Send one unit along the path found, to this mark."""
        self.open_marks[node - FIRST_MARK] -= 1
        while self.came_from[node] != NOWHERE:
            before = self.came_from[node]
            if self.arc_card[NODES * before + node] == NONE:
                self.send_by_hub(before, node)
            else:
                self.send_by_card(before, node, self.arc_card[NODES * before + node])
            node = before
        self.open_colours[node] -= 1

    def send_by_hub(self, node: int, other: int) -> None:
        if other == COLOUR_HUB:
            self.hub_colours[node] += 1
        elif node == COLOUR_HUB:
            self.hub_colours[other] -= 1
        elif node == MARK_HUB:
            self.hub_marks[other - FIRST_MARK] += 1
        else:
            self.hub_marks[node - FIRST_MARK] -= 1

    def send_by_card(self, node: int, other: int, place: int) -> None:
        if node < FIRST_MARK and other >= FIRST_MARK:
            self.route[place] = 1 + (2 if node == COLOUR_HUB else 0) + (1 if other == MARK_HUB else 0)
        elif node >= FIRST_MARK and other < FIRST_MARK:
            self.route[place] = 0
        elif node < FIRST_MARK:
            self.route[place] = 1 + ((self.route[place] - 1) ^ 2)
        else:
            self.route[place] = 1 + ((self.route[place] - 1) ^ 1)

    # Giving back

    def find_ways_back(self, first: int) -> None:
        """Find the cheapest ways between all nodes in the flow as it is."""
        self.find_arcs(first, NONE)
        for middle in range(NODES):
            for node in range(NODES):
                half = self.arc[NODES * node + middle]
                if half < FAR // 2:
                    for other in range(NODES):
                        way = half + self.arc[NODES * middle + other]
                        if way < self.arc[NODES * node + other]:
                            self.arc[NODES * node + other] = way

    def given_back(self, colour: int, mark: int) -> int:
        """What it costs (most often less than nothing) when one unit less goes from the colour to the mark."""
        return self.arc[NODES * (FIRST_MARK + mark) + colour] // SCALE

"""How to play well: a small strategic hand of strong cards in phase 1, then climb cheaply and never be stuck.

Values are in thousandths of a card: what it is worth not to have one more to get rid of.
All strategic hands consist of cards that everybody saw go there, so a seat with a good memory knows them.
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves
from parlour.games.career_poker.rules import career

HIGH = cards.HIGH
STRENGTH = cards.STRENGTH
CARD_COUNT = cards.CARD_COUNT
IN_DECK = cards.IN_DECK
DECK_SIZE = cards.DECK_SIZE
POINTS = cards.POINTS

DIRECTION_STAGE = cards.DIRECTION_STAGE
LEAD_STAGE = cards.LEAD_STAGE
FOLLOW_STAGE = cards.FOLLOW_STAGE
CUT_STAGE = cards.CUT_STAGE
GIVE_STAGE = cards.GIVE_STAGE
TURN_STAGE = cards.TURN_STAGE

CLOCKWISE = moves.CLOCKWISE
COUNTERCLOCKWISE = moves.COUNTERCLOCKWISE
LEAD = moves.LEAD
CUT = moves.CUT
KEEP = moves.KEEP
GIVE = moves.GIVE
PASS = moves.PASS
GOLD = moves.GOLD
SHIFT = moves.SHIFT

NONE = 255
LEAST = 0 - 1000000
# What a card in the strategic hand is worth, by number: most are a burden
WORTH = [0, -350, -250, -1000, -950, -900, -850, -800, -550, -750, -700, -650, -600, -450]
GOLD_WORTH = 350
FEW = 4  # cards with which gold is spent on the way out


class Strategy(career.Career):
    """The rules' state, with an opinion."""

    def advise(self, moves: Moves) -> int:
        count = self.find_legal(moves)
        best = moves.items[0]
        most = LEAST
        for i in range(count):
            if count == 1:
                return best
            worth = self.worth(moves.items[i])
            if worth > most:
                most = worth
                best = moves.items[i]
        return best

    def worth(self, move: int) -> int:
        if self.stage == DIRECTION_STAGE:
            return self.worth_of_direction(move)
        if self.stage == LEAD_STAGE:
            return self.worth_of_lead((move - LEAD) // 2, move % 2)
        if self.stage == FOLLOW_STAGE:
            return self.worth_of_follow(move)
        if self.stage == CUT_STAGE:
            return self.worth_of_cut(move)
        if self.stage == GIVE_STAGE:
            return self.worth_of_place(move)
        if self.stage == TURN_STAGE:
            return self.worth_of_turn(move)
        return self.worth_of_use(move // 512 % 128, move % 512)

    def is_friend(self, seat: int) -> bool:
        return seat == self.seat or (self.teams and seat == self.seat ^ 2)

    def worth_of_direction(self, move: int) -> int:
        """Let the seat with most cards be next."""
        after = self.seat + (1 if move == CLOCKWISE else self.players - 1)
        after = after if after < self.players else after - self.players
        return self.strategic_size[after]

    # Phase 1

    def worth_of_lead(self, card: int, attribute: int) -> int:
        value = self.mark_of[card] if attribute == 1 else card % 5
        lower = self.unseen_with(attribute, value, 1, card // 5)
        higher = self.unseen_with(attribute, value, 2 + card // 5, HIGH)
        if lower + higher == 0:
            return GOLD_WORTH + WORTH[1 + card // 5]
        chance = self.chance_to_win(lower, higher, self.players - 1)
        others = (self.players - 1) * 600 * -6 // 10
        return chance * (GOLD_WORTH + WORTH[1 + card // 5] + others) // 1000 + self.danger(card)

    def unseen_with(self, attribute: int, value: int, low: int, high: int) -> int:
        """How many cards with the attribute, numbered from low to high, could be in other hands."""
        count = 0
        for number in range(low, high + 1):
            known = self.seen[number] | self.hands[14 * self.seat + number]
            colour = self.colour_with[5 * number + value] if attribute == 1 else value
            if IN_DECK[14 * self.players + number] and not known & native.bit(colour):
                count += 1
        return count

    def chance_to_win(self, lower: int, higher: int, followers: int) -> int:
        """How likely a card stays highest, in thousandths: about three in five of the others follow."""
        chance = 1000
        for _ in range((followers * 3 + 2) // 5):
            chance = chance * (lower + 1) // (lower + higher + 1)
        return chance

    def danger(self, card: int) -> int:
        """What it is worth to be rid of a card of the hand before it wins a trick."""
        return 12 * (card // 5)

    def worth_of_follow(self, move: int) -> int:
        mask = move // 2 % 32
        card = 5 * (move // 64 % 16 - 1)
        while mask > 1:
            mask >>= 1
            card += 1
        if not self.has_lead_attribute(card):
            return self.danger(card) - WORTH[1 + card // 5] // 10
        if not self.would_win(card):
            return self.danger(card)
        return self.danger(card) + self.chance_to_stay(card) * self.worth_of_trick(card) // 1000

    def would_win(self, card: int) -> bool:
        """Whether the card would be the best so far."""
        turned = self.elevens + (1 if card // 5 == 10 else 0)
        for seat in range(self.players):
            other = self.laid[seat] - 1
            if self.laid[seat] != 0 and self.has_lead_attribute(other):
                if (other > card) != (turned % 2 == 1):
                    return False
        return True

    def chance_to_stay(self, card: int) -> int:
        lower = self.unseen_with(self.lead_attribute, self.lead_value, 1, card // 5)
        higher = self.unseen_with(self.lead_attribute, self.lead_value, 2 + card // 5, HIGH)
        followers = 0
        for seat in range(self.players):
            if self.laid[seat] == 0 and seat != self.seat:
                followers += 1
        if (self.elevens + (1 if card // 5 == 10 else 0)) % 2 == 1:
            return self.chance_to_win(higher, lower, followers)
        return self.chance_to_win(lower, higher, followers)

    def worth_of_trick(self, card: int) -> int:
        """What it is worth to win the trick with this card, as far as it lies there."""
        worth = GOLD_WORTH + WORTH[1 + card // 5]
        for seat in range(self.players):
            other = self.laid[seat] - 1
            if self.laid[seat] != 0 and self.has_lead_attribute(other):
                worth += WORTH[1 + other // 5]
            elif self.laid[seat] == 0 and seat != self.seat:
                worth -= 360
        return worth

    def worth_of_cut(self, move: int) -> int:
        if move != CUT:
            return self.worth_without_cut()
        worth = 0
        for seat in range(self.players):
            if seat != self.seat:
                worth += WORTH[1 + (self.laid[seat] - 1) // 5]
        return worth

    def worth_without_cut(self) -> int:
        winner = self.highest()
        if winner != self.seat:
            return 0
        worth = GOLD_WORTH
        for seat in range(self.players):
            if self.has_lead_attribute(self.laid[seat] - 1):
                worth += WORTH[1 + (self.laid[seat] - 1) // 5]
        return worth

    def worth_of_place(self, move: int) -> int:
        """Give it to whoever has fewest cards."""
        if move == KEEP:
            return WORTH[1 + (self.laid[self.seat] - 1) // 5]
        receiver = move - GIVE
        if self.is_friend(receiver):
            return WORTH[1 + (self.laid[self.seat] - 1) // 5] + 100
        return 100 - self.strategic_size[receiver]

    # Millionaire

    def worth_of_turn(self, move: int) -> int:
        if move == PASS:
            return 0
        if move >> SHIFT == GOLD >> SHIFT:
            return self.worth_of_gold((move - GOLD) // 32, move // 2 % 16)
        number = move // 64 % 16
        count = CARD_COUNT[move // 2 % 32]
        if count == self.strategic_size[self.seat]:
            return 100000
        worth = self.worth_of_play(number, count)
        if move % 2 == 1:
            worth += 350 - 60 * self.energy_for(count, True)
        held = CARD_COUNT[self.strategic[14 * self.seat + number]]
        if held > count:
            worth -= 150 * (held - count)
        return worth

    def worth_of_play(self, number: int, count: int) -> int:
        """Shed many and weak cards, keep the strong ones, and leave something to go out with."""
        worth = 900 * count - 50 * self.place_of(number)
        if self.is_safe(number, count):
            worth += 250
        if number == 8:
            worth -= 100
        if count >= 4:
            worth += 200
        return worth - self.stuck_after(number, count)

    def place_of(self, number: int) -> int:
        """From 0 for the weakest number to 12 for the strongest, in the order that lasts."""
        return 12 - STRENGTH[number] if self.revolution else STRENGTH[number]

    def is_safe(self, number: int, count: int) -> bool:
        """Whether nobody else has enough cards of a stronger number."""
        for other in range(1, HIGH + 1):
            if self.is_stronger(other, number):
                for seat in range(self.players):
                    if seat != self.seat and CARD_COUNT[self.strategic[14 * seat + other]] >= count:
                        return False
        return True

    def stuck_after(self, number: int, count: int) -> int:
        """How bad it is to have nothing left but cards that may not be the last."""
        strongest = 3 if self.revolution else 2
        good = 0
        for other in range(1, HIGH + 1):
            held = CARD_COUNT[self.strategic[14 * self.seat + other]]
            if other not in (8, strongest):
                good += held - count if other == number else held
        return 0 if good > 0 else 1500

    def worth_of_gold(self, count: int, number: int) -> int:
        """Gold is for the way out: with few cards left, for the lead or for what nobody beats."""
        left = self.strategic_size[self.seat] - count
        if left > FEW:
            return LEAST + 1
        cost = self.least_gold(count, number)
        worth = 900 * count - 400 * cost
        if self.is_safe(number, count):
            worth += 1200 // left
        return worth

    def least_gold(self, count: int, number: int) -> int:
        self.want_for(number, count)
        self.gather(self.seat, number, 0, self.gold[self.seat])
        cost = self.cheapest(0, NONE, count)
        return cost if cost > 0 else 1

    def worth_of_use(self, card: int, target: int) -> int:
        """The cheapest way, and of equally cheap ones the weakest card."""
        return -100 * self.cost_of(card, target) - self.place_of(1 + card // 5)

    # How a seat stands

    def evaluate(self, seat: int) -> int:
        if self.over:
            return 1000 if self.won(seat) else 0
        mine = self.expected(seat)
        best = LEAST
        for other in range(self.players):
            if other != seat and not (self.teams and other == seat ^ 2) and self.expected(other) > best:
                best = self.expected(other)
        value = 500 + 3 * (mine - best)
        return 1 if value < 1 else 999 if value > 999 else value

    def expected(self, seat: int) -> int:
        """The tenths of points that a seat, or its team, would have if the round ended now."""
        total = self.expected_alone(seat)
        return total + self.expected_alone(seat ^ 2) if self.teams else total

    def expected_alone(self, seat: int) -> int:
        fewer = 0
        for other in range(self.players):
            if self.strategic_size[other] < self.strategic_size[seat]:
                fewer += 1
        points = POINTS[15 * self.players + 5 * self.round + fewer]
        return 10 * (self.points[seat] + self.gold[seat]) + (7 if self.millionaire else 4) * points

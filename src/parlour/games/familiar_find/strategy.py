"""How to play A Familiar Find well.

A collection has a worth: Astral Essences, how little is missing to a set, and less for Abyss Essences, the more the
closer to three. A pile is worth what it adds, its unknown cards what the unseen cards are on average, with the chance
that they bring the third Abyss or Astral Essence. The bot takes what adds most to its own collection and would add to
the next one's; whatever it puts on piles, it puts where the next seat gains least and it can hope for most itself.

Only what the deciding seat knows is used: a face-down card that it has not seen is unknown here too.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, Moves, zeros
from parlour.games.familiar_find import cards, moves
from parlour.games.familiar_find.rules import secrets

KINDS = cards.KINDS
INGREDIENTS = cards.INGREDIENTS
MOST_CARDS = cards.MOST_CARDS
AST = cards.AST
ABY = cards.ABY
FIRST_SPELL = cards.FIRST_SPELL
CLEANSE = cards.CLEANSE
CAST_OFF_SPELL = cards.CAST_OFF
CAT = cards.CAT
SNAKE = cards.SNAKE
SHRINE = cards.SHRINE
DARK_ALTAR = cards.DARK_ALTAR
STILL_POND = cards.STILL_POND
CENTRE = 0
PILES = 5

CHOOSE = moves.CHOOSE
FLIP = moves.FLIP
TAKE = moves.TAKE
TOLL = moves.TOLL
LEAVE = moves.LEAVE
DISCARD = moves.DISCARD
BARTER = moves.BARTER
GUST = moves.GUST
REMAIN = moves.REMAIN
CAST = moves.CAST
SHED = moves.SHED
CAST_OFF = moves.CAST_OFF
PLUCK = moves.PLUCK
SWAP = moves.SWAP
PLACE = moves.PLACE
HIDE = moves.HIDE

WIN = 4000
LOSS = -3000
LEAST = -1000000
ASTRAL_WORTH = [0, 150, 500]
ABYSS_WORTH = [0, -70, -300]
SET_WORTH = [4000, 700, 430, 290, 200, 130, 80, 40, 0]  # by what is missing
SPELL_WORTH = 10
FAMILIAR_WORTH = [0, 7, 4, 3, 5, 6, 1, 9, 8, 2, 10]  # in the order of cards.py
SPELL_ORDER = [9, 5, 6, 3, 8, 1, 2, 4, 7]  # which Spell to cast first


class Strategy(secrets.Secrets):
    """The rules' state, with an opinion."""

    def __init__(self, players: int) -> None:
        secrets.Secrets.__init__(self, players)
        self.unseen: Bytes = zeros(KINDS)  # scratch: the cards that the deciding seat cannot place,
        self.unseen_total = 0
        self.owned: Bytes = zeros(KINDS)  # and a collection that is being valued

    def advise(self, moves: Moves) -> int:
        count = self.find_legal(moves)
        if count == 1:
            return moves.items[0]
        self.count_unseen()
        best = moves.items[0]
        most = LEAST
        for i in range(count):
            promise = self.promise(moves.items[i])
            if promise > most:
                most = promise
                best = moves.items[i]
        return best

    def promise(self, move: int) -> int:
        """What a move promises the deciding seat. Those that change nothing promise what the table does now."""
        verb = move >> 12
        a = (move >> 8) & 15
        b = (move >> 4) & 15
        if verb == PLACE or verb == HIDE:
            return self.promise_of_card(a, b)
        if verb == TAKE:
            return self.promise_of_pile(a)
        if verb == CAST or verb == SHED:
            return self.promise_of_spell(verb, a)
        if verb == GUST:
            return self.promise_of_gust(a, b)
        if verb == PLUCK:
            return self.promise_of_pluck(a)
        if verb == SWAP:
            return self.promise_of_swap(a, b)
        if verb == BARTER:
            return self.promise_of_barter(a, b, move & 15)
        if verb == CAST_OFF:
            return self.promise_of_card(ABY, a) - ABYSS_WORTH[1]
        return self.promise_of_rest(verb, a)

    def promise_of_rest(self, verb: int, a: int) -> int:
        if verb == CHOOSE:
            return FAMILIAR_WORTH[a]
        if verb == TOLL:
            return self.worth_to_next(a)
        if verb == FLIP:
            return self.outlook() + (0 if self.knows(self.top(CENTRE), self.seat) else 1)
        if verb == LEAVE:
            return self.outlook() + self.promise_of_leaving(a)
        if verb == DISCARD or verb == REMAIN:
            return self.outlook() + 1
        return self.outlook()

    # What is unseen

    def count_unseen(self) -> None:
        for kind in range(KINDS):
            self.unseen[kind] = self.copies[kind] - self.holds(self.seat, kind)
            for seat in range(self.players):
                self.unseen[kind] -= self.has(seat, kind)
        for i in range(self.discard_size):
            self.unseen[self.discards[i]] -= 1
        for pile in range(PILES):
            for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
                if self.knows(at, self.seat):
                    self.unseen[self.pile_card[at]] -= 1
        self.unseen_total = 0
        for kind in range(KINDS):
            self.unseen_total += self.unseen[kind]

    def knows(self, at: int, seat: int) -> bool:
        return not self.is_unknown(at, seat)

    def chance_of(self, kind: int, wanted: int, count: int) -> int:
        """How likely so many unknown cards hold at least `wanted` of the kind, in thousandths."""
        if count < wanted or self.unseen_total == 0:
            return 0
        if wanted <= 0:
            return 1000
        hit = 1000 * self.unseen[kind] // self.unseen_total
        none = 1000
        for _ in range(count):
            none = none * (1000 - hit) // 1000
        if wanted == 1:
            return 1000 - none
        one = count * hit * none // (1000 - hit) if hit < 1000 else 0
        if wanted == 2:
            return 1000 - none - one if none + one < 1000 else 0
        two = one * (count - 1) * hit // (2 * (1000 - hit)) if hit < 1000 else 0
        return 1000 - none - one - two if none + one + two < 1000 else 0

    # What a collection is worth

    def load(self, seat: int) -> None:
        for kind in range(KINDS):
            self.owned[kind] = self.collection[seat * KINDS + kind]

    def load_pile(self, pile: int) -> int:
        """Add a pile to the collection that is being valued; returns how many of its cards are unknown."""
        unknown = 0
        vault = self.open_vault(pile)
        for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
            if vault and self.pile_up[at] == 0:
                continue
            if self.knows(at, self.seat):
                self.owned[self.pile_card[at]] += 1
            else:
                unknown += 1
        return unknown

    def worth(self, seat: int, unknown: int) -> int:
        """Of the collection loaded, if it is the seat's after it resolved its Spells."""
        astral = self.owned[AST]
        if astral >= 3:
            return WIN
        abyss = self.abyss_after_spells(seat)
        if abyss >= 3:
            return self.worth_of_loss(seat)
        missing = self.missing()
        if missing == 0:
            return WIN
        worth = ASTRAL_WORTH[astral] + ABYSS_WORTH[abyss] + SET_WORTH[missing]
        if unknown == 0:
            return worth
        worth += unknown * 25
        win = self.chance_of(AST, 3 - astral, unknown)
        lose = self.chance_of(ABY, 3 - abyss, unknown)
        return worth + (WIN - worth) * win // 1000 - (worth - self.worth_of_loss(seat)) * lose // 1000

    def worth_of_loss(self, seat: int) -> int:
        if self.familiar[seat] == CAT and not self.lives_used >> seat & 1:
            return -200
        return LOSS

    def abyss_after_spells(self, seat: int) -> int:
        relief = self.owned[CLEANSE] + self.owned[CAST_OFF_SPELL]
        if self.familiar[seat] == SNAKE:
            relief = 0
            for kind in range(FIRST_SPELL, KINDS):
                relief += self.owned[kind]
        return self.owned[ABY] - relief if self.owned[ABY] > relief else 0

    def missing(self) -> int:
        """How many Ingredients the collection loaded lacks for a set: four pairs, three triples or two quadruples."""
        first = second = third = fourth = 0  # how many it has of the types it has most of
        for kind in range(INGREDIENTS):
            have = self.owned[kind]
            if have > first:
                first, second, third, fourth = have, first, second, third
            elif have > second:
                second, third, fourth = have, second, third
            elif have > third:
                third, fourth = have, third
            elif have > fourth:
                fourth = have
        pairs = lack(2, first) + lack(2, second) + lack(2, third) + lack(2, fourth)
        triples = lack(3, first) + lack(3, second) + lack(3, third)
        quadruples = lack(4, first) + lack(4, second)
        least = pairs if pairs < triples else triples
        return least if least < quadruples else quadruples

    def standing_worth(self, seat: int) -> int:
        self.load(seat)
        return self.worth(seat, 0)

    def worth_with(self, seat: int, pile: int) -> int:
        """What the seat's collection would be worth together with the pile."""
        self.load(seat)
        unknown = self.load_pile(pile)
        return self.worth(seat, unknown)

    # What the table promises

    def outlook(self) -> int:
        """My worth, what I may hope for next turn, and less for what the next seat can take."""
        rival = self.after(self.seat)
        theirs = self.standing_worth(rival)
        mine = self.standing_worth(self.seat)
        best = 0
        total = 0
        hope = 0
        for pile in range(PILES):
            if self.pile_size[pile] > 0:
                if self.reaches(rival, pile):
                    gain = self.worth_with(rival, pile) - theirs
                    total += gain
                    if gain > best:
                        best = gain
                if self.reaches(self.seat, pile):
                    gain = self.worth_with(self.seat, pile) - mine
                    hope += gain if gain > 0 else gain // 8
        return mine - best // 2 - total // 4 + hope // 8

    def worth_to_next(self, kind: int) -> int:
        """What a card would be worth to the next seat."""
        rival = self.after(self.seat)
        before = self.standing_worth(rival)
        self.owned[kind] += 1
        return self.worth(rival, 0) - before

    # Taking

    def promise_of_pile(self, pile: int) -> int:
        rival = self.after(self.seat)
        denied = self.worth_with(rival, pile) - self.standing_worth(rival) if self.reaches(rival, pile) else 0
        before = self.standing_worth(self.seat)
        unknown = self.load_pile(pile)
        if pile == CENTRE:
            unknown += self.expect_location()
        for kind in range(FIRST_SPELL, KINDS):
            before -= SPELL_WORTH * self.owned[kind]
        return 2 * (self.worth(self.seat, unknown) - before) + (denied if denied > 0 else 0)

    def expect_location(self) -> int:
        """Change the collection loaded as the Location will; returns how many unknown cards it adds."""
        if self.location == STILL_POND:
            for kind in range(FIRST_SPELL, KINDS):
                self.owned[kind] = 0
        elif self.location == SHRINE and self.owned[ABY] == self.has(self.seat, ABY) and self.owned[ABY] > 0:
            self.owned[ABY] -= 1
        return 1 if self.location == DARK_ALTAR else 0

    def promise_of_leaving(self, kind: int) -> int:
        """What the collection gains if the topmost card of the pile taken is left there."""
        self.load(self.seat)
        self.load_pile(self.taken)
        taking = self.worth(self.seat, 0)
        self.owned[kind] -= 1
        return self.worth(self.seat, 0) - taking

    # Spells

    def promise_of_spell(self, verb: int, spell: int) -> int:
        order = SPELL_ORDER[spell - FIRST_SPELL]
        if verb == SHED:
            return 20 - order if spell != CLEANSE else 0
        return order

    def promise_of_gust(self, source: int, target: int) -> int:
        self.move_card(self.top(source), target)
        self.pile_size[source] -= 1
        promise = self.outlook()
        self.pile_size[source] += 1
        self.pile_size[target] -= 1
        return promise

    def promise_of_pluck(self, pile: int) -> int:
        place = self.seat * KINDS + self.pile_card[self.top(pile)]
        self.collection[place] += 1
        self.pile_size[pile] -= 1
        promise = self.outlook()
        self.pile_size[pile] += 1
        self.collection[place] -= 1
        return promise

    def promise_of_swap(self, kind: int, pile: int) -> int:
        at = self.top(pile)
        before = self.pile_card[at]
        self.pile_card[at] = kind
        promise = self.outlook() - self.worth_to_next(before) // 8
        self.pile_card[at] = before
        return promise

    def promise_of_barter(self, mine: int, other: int, theirs: int) -> int:
        self.exchange(mine, other, theirs)
        promise = self.outlook()
        harm = self.standing_worth(other)
        self.exchange(theirs, other, mine)
        return promise + (self.standing_worth(other) - harm) // 2

    def exchange(self, mine: int, other: int, theirs: int) -> None:
        self.collection[self.seat * KINDS + mine] -= 1
        self.collection[other * KINDS + mine] += 1
        self.collection[other * KINDS + theirs] -= 1
        self.collection[self.seat * KINDS + theirs] += 1

    # Playing cards

    def promise_of_card(self, kind: int, pile: int) -> int:
        """Face up or down, I know it; the next seat will see soon enough."""
        self.put_up(pile, kind)
        promise = self.outlook()
        self.pile_size[pile] -= 1
        return promise

    # How well a seat stands

    def horizon(self) -> int:
        return 16

    def evaluate(self, seat: int) -> int:
        if self.over:
            return 1000 if self.won(seat) else 0
        if not self.is_in_play(seat):
            return 0
        mine = self.strength(seat)
        total = 0
        for other in range(self.players):
            if self.is_in_play(other):
                total += self.strength(other)
        return 1000 * mine // total

    def strength(self, seat: int) -> int:
        worth = 500 + self.standing_worth(seat)
        return worth if worth > 50 else 50


def lack(wanted: int, have: int) -> int:
    return wanted - have if have < wanted else 0

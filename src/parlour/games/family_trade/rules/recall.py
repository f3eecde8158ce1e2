"""The history gone through again as one seat saw it, and what it did not see guessed.

The guess: another seat discards one of its cards at random, as long as it has not announced. Where a deck was refilled,
its cards are the former discards, which are known; so a discard tells something about the deck that it came from, and
one guess fits better than another. The weight of a guess is how likely it makes what was seen.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, zeros
from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.rules import hands, table, unseen

KINDS = cards.KINDS
NOTHING = cards.NOTHING
BATTLE = moves.BATTLE
SLOTS = unseen.SLOTS
PART_CARDS = unseen.PART_CARDS
ALL_PART_CARDS = unseen.ALL_PART_CARDS
HAND = 8
ALL_ITEMS = 255
NO_EPOCH = 255

DRAW = table.DRAW
DISCARDED = table.DISCARD
SHOW = table.SHOW
MARK = table.MARK
RESHUFFLE = table.RESHUFFLE
ROUND_END = table.ROUND_END
TAKEN = table.TAKEN
ANNOUNCE = table.ANNOUNCE

# What a seat can tell about who was asked, in place of that (see `learn` in knowledge.py)
NONE_BEFORE = 1
SOME_BEFORE = 2
SOME_ANYWHERE = 3
NONE_AFTER = 4
SOME_AFTER = 8
CHOSE_FIRST = 16
CHOSE_AFTER = 32
KNOWN = 15
PATIENCE = 20
SWEEPS = 10
AN_ANNOUNCED = 64  # how much more often than a starting hand to try an announced one


class Recall(hands.Hands):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        hands.Hands.__init__(self, players, ruleset, free, reshuffling, box)
        self.open_pile: Bytes = zeros(KINDS)  # scratch, all of it
        self.thrown = NOTHING
        self.bound = 0  # who has announced so far, one bit each
        self.threw = 0  # who has discarded so far
        self.lacked: Bytes = zeros(4)  # the item that a seat must lack, or NOTHING
        self.barred: Bytes = zeros(4)  # items that an announced seat cannot lack, one bit each
        self.tries = 0
        self.me = 0  # the seat that imagines
        self.part_end = 0  # of the part that it imagines

    def length(self, at: int) -> int:
        return 2 if self.history[at] & 192 == DISCARDED else 1

    def open_box(self, me: int) -> None:
        """The cards of every deck: those as the history begins, and then the discards, which everybody knows."""
        for card in range(KINDS):
            self.pool[card] = self.first_deck[card] - self.shown_out[card] - self.own_out[me * KINDS + card]
            self.open_pile[card] = self.copies[card] - self.first_deck[card]
        self.epoch = 0
        self.forget_hands()
        self.open_deck(me, 0, True)
        at = 0
        while at < self.history_size:
            event = self.history[at]
            if event == MARK + RESHUFFLE:
                self.next_deck(me, at + 1)
            elif event & 192 == DISCARDED:
                self.thrown = event & 15
                self.open_pile[self.thrown] += 1
            elif event & 207 == MARK + TAKEN:
                self.open_pile[self.thrown] -= 1
            elif event & 192 == MARK:
                self.pass_mark(event & 15, (event >> 4) & 3)
            at += self.length(at)

    def next_deck(self, me: int, at: int) -> None:
        self.epoch += 1
        for card in range(KINDS):
            self.pool[self.epoch * KINDS + card] = self.open_pile[card]
            self.open_pile[card] = 0
        self.open_deck(me, at, False)

    def open_deck(self, me: int, at: int, surely: bool) -> None:
        self.left[self.epoch] = 0
        for card in range(KINDS):
            self.left[self.epoch] += self.pool[self.epoch * KINDS + card]
        self.set_aside(me, at, surely)

    def start_part(self) -> None:
        self.weight = 1.0
        self.epoch = self.first_epoch
        self.forget_hands()

    def forget_hands(self) -> None:
        self.bound = 0
        self.threw = 0
        for seat in range(self.players):
            self.held[seat] = 0
            self.lacked[seat] = NOTHING
            self.now[seat] = 0

    def set_aside(self, me: int, at: int, surely: bool) -> None:
        """What is known of the deck that begins here: the seat's own cards, those that others who have announced will
        draw and discard, and whatever shows as soon as no cards of former decks are about."""
        bound = self.bound
        while at < self.history_size:
            event = self.history[at]
            kind = event & 192
            other = (event >> 4) & 3
            if event == MARK + RESHUFFLE:
                return
            if event == MARK + ROUND_END:
                surely = True
            elif event & 207 == MARK + ANNOUNCE:
                bound |= table.bit(other)
            elif (kind == DRAW) == (other == me) and kind != MARK:
                if other == me or surely or (bound & table.bit(other) and kind == DISCARDED):
                    self.take_from(self.epoch, event & 15)
            at += self.length(at)

    def take_up(self, me: int, at: int, end: int) -> None:
        """These cards are not set aside after all: the seat was told of others, which may be the same ones."""
        bound = 0
        while at < end and self.history[at] != MARK + RESHUFFLE:
            event = self.history[at]
            other = (event >> 4) & 3
            if event & 207 == MARK + ANNOUNCE:
                bound |= table.bit(other)
            elif other != me and (event & 192 == SHOW or (event & 192 == DISCARDED and not bound & table.bit(other))):
                self.pool[self.first_epoch * KINDS + (event & 15)] += 1
                self.left[self.first_epoch] += 1
            at += self.length(at)

    def guess(self, me: int, at: int, end: int) -> bool:
        """Imagine all that the seat did not see in a part of the history; False if it does not come to what it saw."""
        first = at
        self.me = me
        self.part_end = end
        if self.refilled > 0:
            self.list_needed(me, at, end)
        while at < end:
            if not self.recall(me, at):
                return False
            at += self.length(at)
        if self.bound != 0 and not self.fill_bound(me):
            return False
        self.fill_rest(me, first, end)
        return True

    def fill_out(self, me: int) -> None:
        """What left the game seen by one other seat only, before the history begins."""
        for other in range(self.players):
            if other != me:
                count = 0
                for card in range(KINDS):
                    count += self.own_out[other * KINDS + card]
                    self.own_out[other * KINDS + card] = 0
                for _ in range(count):
                    card = self.random_card(0)
                    self.take_from(0, card)
                    self.own_out[other * KINDS + card] += 1

    def fill_rest(self, me: int, at: int, end: int) -> None:
        """Whatever others drew and never showed is any of the cards left."""
        epoch = self.first_epoch
        while at < end:
            event = self.history[at]
            if event == MARK + RESHUFFLE:
                epoch += 1
            elif event & 207 == DRAW + NOTHING and (event >> 4) & 3 != me:
                card = self.random_card(epoch)
                self.take_from(epoch, card)
                self.history[at] = (event & 240) + card
            at += self.length(at)

    def recall(self, me: int, at: int) -> bool:
        event = self.history[at]
        kind = event & 192
        other = (event >> 4) & 3
        card = event & 15
        if event == MARK + RESHUFFLE:
            self.epoch += 1
        elif kind == MARK:
            self.pass_mark(card, other)
        elif kind == DISCARDED:
            if other != me and not self.throw(other, card):
                return False
            self.threw |= table.bit(other)
            return not self.waits or self.choose_asked(me, at)
        elif other != me and kind == SHOW:
            return self.give(other, card)
        elif other != me:
            self.history[at] = event | NOTHING
            self.add_slot(other, at)
        return True

    def list_needed(self, me: int, at: int, end: int) -> None:
        """The cards that others will show after each refill, from whichever deck."""
        bound = 0
        deck = 0
        for i in range(ALL_PART_CARDS):
            self.needed[i] = 0
        while at < end:
            event = self.history[at]
            other = (event >> 4) & 3
            if event == MARK + RESHUFFLE:
                deck += KINDS
            elif event & 207 == MARK + ANNOUNCE:
                bound |= table.bit(other)
            elif other != me and (event & 192 == SHOW or (event & 192 == DISCARDED and not bound & table.bit(other))):
                self.needed[other * PART_CARDS + deck + (event & 15)] += 1
            at += self.length(at)

    def throw(self, other: int, card: int) -> bool:
        if self.bound & table.bit(other):  # TR-3.4: the card it drew, which is set aside
            self.held[other] -= 1
            self.write_face(other * SLOTS + self.held[other], card)
            return True
        self.lacked[other] = NOTHING
        return self.give(other, card)

    def pass_mark(self, mark: int, other: int) -> None:
        if mark == ROUND_END:
            self.forget_hands()
        elif mark == ANNOUNCE:
            self.bound |= table.bit(other)

    # Hands

    def fill_bound(self, me: int) -> bool:
        """Those who announced lack one item. What the first takes from the choice of the others is weighed; where that
        is refused too often, each chooses again in turn instead."""
        most: float = 1.0
        self.known_hand = 0
        if not self.mixed:
            for other in range(self.players):
                if self.is_bound(other):
                    most *= self.count_ways(0, self.may_lack_items(other))
        for other in range(self.players):
            if self.is_bound(other):
                ways = self.make_ready(other, self.may_lack_items(other))
                if ways == 0:
                    return False
                if not self.mixed:
                    self.weight *= ways
        if not self.mixed:
            self.weight /= most
            if self.tries > PATIENCE:
                self.choose_in_turn()
        return True

    def choose_in_turn(self) -> None:
        self.weight = 1.0
        for _ in range(SWEEPS):
            for other in range(self.players):
                if self.is_bound(other):
                    self.take_back(other)
                    self.make_ready(other, self.may_lack_items(other))

    def is_bound(self, other: int) -> bool:
        return self.bound & table.bit(other) != 0 and self.held[other] >= HAND

    def may_lack_items(self, other: int) -> int:
        items = ALL_ITEMS & ~self.ruled_out[other] & ~self.barred[other]
        return items if self.lacked[other] == NOTHING else items & table.bit(self.lacked[other])

    # The seat can tell that somebody was asked

    def choose_asked(self, me: int, at: int) -> bool:
        """Choose who was asked about a discard, among those of whom the seat knows that one was."""
        known = self.history[at + 1] & KNOWN
        self.history[at + 1] = known
        if known & SOME_BEFORE and not self.choose_one(me, at, known & SOME_ANYWHERE, CHOSE_FIRST):
            return False
        return known & SOME_AFTER == 0 or self.choose_one(me, at, SOME_AFTER, CHOSE_AFTER)

    def choose_one(self, me: int, at: int, which: int, chose: int) -> bool:
        card = self.history[at] & 15
        total: float = 0.0
        share: float = 0.0
        chosen = NOTHING
        for other in range(self.players):
            if other != me and self.is_meant(me, at, other, which):
                if self.lacked[other] == card:
                    return True
                part: float = self.likelihood_ready(at, other)
                total += part
                if part > 0.0 and self.luck() * total < part:
                    chosen = other
                    share = part
        if chosen == NOTHING:
            return False
        self.history[at + 1] += chose
        self.weight *= total / share
        return self.complete(chosen, card)

    def is_meant(self, me: int, at: int, other: int, which: int) -> bool:
        discarder = (self.history[at] >> 4) & 3
        if other == discarder:
            return False
        is_before = self.distance(discarder, other) < self.distance(discarder, me)
        return which == SOME_ANYWHERE or is_before == (which == SOME_BEFORE)

    def likelihood_ready(self, at: int, other: int) -> float:
        if self.ruleset == BATTLE:
            return self.chance_of_pair(at, other) if self.held[other] == 2 else 0.0
        card = self.history[at] & 15
        if self.lacked[other] != NOTHING:
            return 0.0
        if self.bound & table.bit(other):
            return 1.0 * AN_ANNOUNCED if self.may_lack_items(other) & table.bit(card) else 0.0
        return 0.0 if self.threw & table.bit(other) else 1.0

    def chance_of_pair(self, at: int, other: int) -> float:
        """How likely the seat has two of a discarded card, of those that others will not show."""
        card = self.history[at] & 15
        reserved = self.count_reserved(at, other) if self.epoch == self.first_epoch else 0
        chance: float = 1.0
        last = NO_EPOCH
        for i in range(other * SLOTS, other * SLOTS + 2):
            if self.slot_face[i] != card:
                epoch = self.slot_epoch[i]
                count = self.pool[epoch * KINDS + card]
                taken = reserved + 1 if epoch == last else reserved
                if self.slot_face[i] != NOTHING or count <= taken:
                    return 0.0
                chance *= (count - taken) * 1.0 / self.left[epoch]
                last = epoch
        return chance

    def count_reserved(self, at: int, other: int) -> int:
        """How many more such cards of this deck others than the seat will show."""
        card = self.history[at] & 15
        count = 0
        at += 2
        while at < self.part_end and self.history[at] != MARK + RESHUFFLE:
            event = self.history[at]
            if event & 15 == card and event & 192 in (DISCARDED, SHOW) and (event >> 4) & 3 not in (self.me, other):
                count += 1
            at += self.length(at)
        for seat in range(self.players):
            if seat != other:
                for i in range(seat * SLOTS, seat * SLOTS + self.held[seat]):
                    if self.slot_face[i] == card and count > 0:
                        count -= 1
        return count

    def complete(self, other: int, card: int) -> bool:
        """The seat lacks the card."""
        if self.ruleset != BATTLE:
            self.lacked[other] = card
            return self.bound & table.bit(other) != 0 or self.make_ready(other, table.bit(card)) != 0
        for i in range(other * SLOTS, other * SLOTS + 2):
            fit: float = self.fit(i, card)
            if fit <= 0.0:
                return False
            self.weight *= fit
            if self.slot_face[i] == NOTHING:
                self.set_face(i, card)
        return True

"""What a seat knows of the history, and whether an imagined history comes to the same.

While somebody is asked about a discard, the table waits. Most seats cannot tell that from the next seat thinking. But
the next seat itself can, since it is not its turn yet; so can everybody when the deck is empty, since it is not
refilled yet; and who is asked later than others can, since the question does not come at once.
"""

from __future__ import annotations

from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.rules import recall, table

ITEMS = cards.ITEMS
KINDS = cards.KINDS
NOTHING = cards.NOTHING
BATTLE = moves.BATTLE
CLAIM = moves.CLAIM

DRAW = table.DRAW
DISCARDED = table.DISCARD
SHOW = table.SHOW
MARK = table.MARK
RESHUFFLE = table.RESHUFFLE
ROUND_END = table.ROUND_END
TAKEN = table.TAKEN
ANNOUNCE = table.ANNOUNCE
CALL = table.CALL

NONE_BEFORE = recall.NONE_BEFORE
SOME_BEFORE = recall.SOME_BEFORE
SOME_ANYWHERE = recall.SOME_ANYWHERE
NONE_AFTER = recall.NONE_AFTER
SOME_AFTER = recall.SOME_AFTER
CHOSE_FIRST = recall.CHOSE_FIRST
CHOSE_AFTER = recall.CHOSE_AFTER


class Knowledge(recall.Recall):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        recall.Recall.__init__(self, players, ruleset, free, reshuffling, box)
        self.deck_left = 0  # scratch, all of it
        self.lying = 0
        self.is_resting = False  # the last discard may be taken still
        self.was_asked = False  # the seat has been asked about it
        self.before = 0  # how many seats before this one can take a discard,
        self.later = 0  # and after it

    # What the seat knows

    def learn(self, me: int) -> None:
        """Replace who was asked by what the seat can tell of it."""
        self.start_learning()
        at = 0
        while at < self.history_size:
            event = self.history[at]
            other = (event >> 4) & 3
            if event & 192 == DRAW:
                self.deck_left -= 1
                self.is_resting = False
                if other == me:
                    self.now[me] += table.one(event & 15)
            elif event & 192 == MARK:
                self.learn_mark(event & 15, other)
            elif event & 192 == DISCARDED:
                self.lying += 1
                self.is_resting = True
                if other == me:
                    self.now[me] -= table.one(event & 15)
                if not self.free:
                    self.learn_asked(me, at)
            at += self.length(at)
        if self.is_resting and self.free:
            self.was_asked = self.history[self.asked_at] & table.bit(me) != 0

    def start_learning(self) -> None:
        self.deck_left = self.total_cards
        self.lying = 0
        self.bound = 0
        self.is_resting = False
        self.was_asked = False
        for seat in range(self.players):
            self.now[seat] = 0
            self.barred[seat] = 0
        for card in range(KINDS):
            self.lying += self.copies[card] - self.first_deck[card]

    def learn_mark(self, mark: int, other: int) -> None:
        if mark == RESHUFFLE:
            self.deck_left = self.lying
            self.lying = 0
            self.is_resting = False
        elif mark == TAKEN:
            self.lying -= 1
            self.is_resting = False
        elif mark == ROUND_END:
            for seat in range(self.players):
                self.now[seat] = 0
        elif mark == ANNOUNCE:
            self.bound |= table.bit(other)

    def learn_asked(self, me: int, at: int) -> None:
        asked = self.history[at + 1]
        self.was_asked = asked & table.bit(me) != 0
        known = self.told_by_waiting(me, at, asked)
        taker = self.taker(at)
        if taker != NOTHING:
            known = self.untaken(me, at, known, taker)
        self.history[at + 1] = known
        if known & (NONE_BEFORE + NONE_AFTER) and self.history[at] & 15 < ITEMS:
            self.bar(me, at, known)

    def told_by_waiting(self, me: int, at: int, asked: int) -> int:
        discarder = (self.history[at] >> 4) & 3
        mine = self.distance(discarder, me)
        before = False
        later = False
        for other in range(self.players):
            if other != me and asked & table.bit(other):
                if self.distance(discarder, other) < mine:
                    before = True
                else:
                    later = True
        if mine != 0 and table.is_sets(self.now[me] + table.one(self.history[at] & 15)):
            known = SOME_BEFORE if before else NONE_BEFORE
            if (mine == 1 or self.deck_left == 0) and self.was_asked and not self.is_deciding(me, at):
                known += SOME_AFTER if later else NONE_AFTER
            return known
        if mine <= 1:
            sees_end = mine == 1 or self.deck_left == 0
            return 0 if not sees_end else SOME_AFTER if later else NONE_AFTER
        if self.deck_left == 0:
            return SOME_ANYWHERE if before or later else NONE_BEFORE + NONE_AFTER
        return 0

    def is_deciding(self, me: int, at: int) -> bool:
        return self.phase == CLAIM and self.seat == me and at + 1 == self.asked_at and not self.over

    def taker(self, at: int) -> int:
        """Who took the discard, or NOTHING."""
        at += 2
        if at < self.history_size and self.history[at] & 207 == MARK + ANNOUNCE:
            at += 1
        if at < self.history_size and self.history[at] & 207 == MARK + TAKEN:
            return (self.history[at] >> 4) & 3
        return NOTHING

    def untaken(self, me: int, at: int, known: int, taker: int) -> int:
        """What the seat could tell but for the taker, whom everybody knows to have been asked."""
        discarder = (self.history[at] >> 4) & 3
        mine = self.distance(discarder, me)
        place = self.distance(discarder, taker)
        if known & SOME_ANYWHERE == SOME_ANYWHERE or (place < mine and known & SOME_BEFORE):
            known &= SOME_AFTER + NONE_AFTER
        return known & SOME_ANYWHERE if place >= mine else known

    def bar(self, me: int, at: int, known: int) -> None:
        """Nobody there was asked, so nobody who had announced lacks the card."""
        discarder = (self.history[at] >> 4) & 3
        for other in range(self.players):
            if other not in (me, discarder) and self.bound & table.bit(other):
                is_before = self.distance(discarder, other) < self.distance(discarder, me)
                if known & SOME_ANYWHERE == NONE_BEFORE if is_before else known & NONE_AFTER != 0:
                    self.barred[other] |= table.bit(self.history[at] & 15)

    # Whether it comes to the same

    def agrees(self, me: int, at: int, end: int) -> bool:
        """Go through what is imagined; False if something that the seat saw would not have happened."""
        self.forget_hands()
        while at < end:
            if not self.happens(me, at):
                return False
            at += self.length(at)
        return True

    def happens(self, me: int, at: int) -> bool:
        event = self.history[at]
        other = (event >> 4) & 3
        if event & 192 == DRAW:
            self.now[other] += table.one(event & 15)
            return True
        if event & 192 == SHOW:
            return True
        if event & 192 == MARK:
            self.pass_mark(event & 15, other)
            return event & 15 != CALL or other == me or not table.is_sets(self.now[other])  # TR-4.6
        self.now[other] -= table.one(event & 15)
        self.threw |= table.bit(other)
        if other != me and not self.announces_rightly(other, at):
            return False
        if self.free:
            return self.calls_are_false(me, at)
        return self.history[at + 1] == 0 or self.waits_rightly(me, at)

    def announces_rightly(self, other: int, at: int) -> bool:
        """Who is one to go after discarding says so, and nobody else."""  # TR-3.4
        if self.ruleset == BATTLE or self.bound & table.bit(other):
            return True
        says = at + 2 < self.history_size and self.history[at + 2] == MARK + 16 * other + ANNOUNCE
        return says == (table.lacks(self.now[other]) != NOTHING)

    def calls_are_false(self, me: int, at: int) -> bool:
        calls = self.history[at + 1] >> 4
        for other in range(self.players):
            if other != me and calls & table.bit(other) and self.could_take(other, self.history[at] & 15):
                return False
        return True

    def could_take(self, other: int, card: int) -> bool:
        return table.is_sets(self.now[other] + table.one(card))

    def waits_rightly(self, me: int, at: int) -> bool:
        self.count_asked(me, at)
        known = self.history[at + 1]
        first = known & SOME_ANYWHERE
        if first == SOME_ANYWHERE:
            self.before += self.later
            self.later = 0
        if (first == NONE_BEFORE and self.before > 0) or (first >= SOME_BEFORE and self.before == 0):
            return False
        if (known & NONE_AFTER and self.later > 0) or (known & SOME_AFTER and self.later == 0):
            return False
        if known & CHOSE_FIRST:
            self.weight /= self.before
        if known & CHOSE_AFTER:
            self.weight /= self.later
        return True

    def count_asked(self, me: int, at: int) -> None:
        discarder = (self.history[at] >> 4) & 3
        mine = self.distance(discarder, me)
        self.before = 0
        self.later = 0
        for other in range(self.players):
            if other not in (me, discarder) and self.could_take(other, self.history[at] & 15):
                if self.distance(discarder, other) < mine:
                    self.before += 1
                else:
                    self.later += 1

    # What it comes to

    def write_asked(self, me: int) -> None:
        """Who was asked in the imagined history, about each discard but one that may be taken still."""
        self.forget_hands()
        at = 0
        while at < self.history_size:
            event = self.history[at]
            self.happens(me, at)
            if event & 192 == DISCARDED:
                calls = self.history[at + 1] & 240 if self.free else 0
                self.history[at + 1] = calls + self.asked_about(at)
            at += self.length(at)

    def asked_about(self, at: int) -> int:
        discarder = (self.history[at] >> 4) & 3
        taker = self.taker(at)
        asked = 0
        other = self.after(discarder)
        while other != discarder:
            if self.free or self.could_take(other, self.history[at] & 15):
                asked |= table.bit(other)
            if other == taker:
                return asked
            other = self.after(other)
        return asked

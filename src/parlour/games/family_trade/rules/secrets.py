"""What a seat cannot know, dealt anew.

Hidden are the hands of the others, the order of the deck and, in Battle Royale, the cards that left the game unseen.
Nothing of that is looked at here: a whole history is imagined, every card drawn since the deal, from what the seat has
seen, and becomes the history of the world that is dealt. So the same is dealt from any two worlds that the seat cannot
tell apart.

Every order of the cards is as likely as every other, and the others discard at random, as long as they may. Of such
histories, only those stay in which everybody announces, calls falsely, goes out and makes the table wait as the seat
saw it.

- As long as no deck was refilled and the seat could never tell that somebody was asked, one is guessed until it fits,
  which makes each exactly as likely as it should be. (Where several announced and leave each other little choice, that
  is refused too often; then they choose again in turn, ten times.)
- Otherwise some guesses are better than others: of twelve that fit, one is taken, as likely as it makes what was seen.
- In Battle Royale the history is that of the whole game, imagined round by round, those first that leave the least
  choice. (A game of more than some thousand events forgets former decks when one is refilled: which cards are hidden
  is known then, but no longer which deck they came from.)

While the table waits, nobody but the seats concerned knows whether somebody is asked, or the next seat has drawn and
thinks: each is as likely that the hands allow.
"""

from __future__ import annotations

from parlour.engine.state import Bytes, Words, zeros
from parlour.games.family_trade import cards, moves
from parlour.games.family_trade.rules import knowledge, table, unseen

KINDS = cards.KINDS
NOTHING = cards.NOTHING
MOST_CARDS = table.MOST_CARDS
MOST_HISTORY = table.MOST_HISTORY
EPOCHS = unseen.EPOCHS
EPOCH_CARDS = unseen.EPOCH_CARDS
ALL_SLOTS = unseen.ALL_SLOTS
DRAW = table.DRAW
DISCARDED = table.DISCARD
MARK = table.MARK
RESHUFFLE = table.RESHUFFLE
ROUND_END = table.ROUND_END
SOME_BEFORE = knowledge.SOME_BEFORE
SOME_AFTER = knowledge.SOME_AFTER
BATTLE = moves.BATTLE
MARKET = moves.MARKET
TURN = moves.TURN
CLAIM = moves.CLAIM
GOING_OUT = moves.GOING_OUT
MOST_PARTS = 32  # more than rounds in Battle Royale
ENOUGH = 12  # guesses that fit
MOST_TRIES = 30
LAST_TRY = 30


class Secrets(knowledge.Knowledge):
    def __init__(self, players: int, ruleset: int, free: bool, reshuffling: bool, box: cards.Box) -> None:
        knowledge.Knowledge.__init__(self, players, ruleset, free, reshuffling, box)
        self.kept_pool: Bytes = zeros(EPOCH_CARDS)  # scratch: the unseen cards of each deck before a part is imagined
        self.kept_left: Bytes = zeros(EPOCHS)
        self.parts = 0  # of the history
        self.part_at: Words = zeros(MOST_PARTS)  # where they begin, and with which deck
        self.part_epoch: Bytes = zeros(MOST_PARTS)

    def redeal(self, seat: int) -> None:
        if self.phase not in (MARKET, 0):  # else all cards are gathered
            self.put_back(seat)
            self.learn(seat)
            self.imagine(seat)
            self.write_asked(seat)
            self.take_over(seat)
            self.choose_place(seat)
        self.leave_no_trace()

    def put_back(self, seat: int) -> None:
        """The card that another seat on turn has drawn unseen goes back onto the deck: it will draw anew."""
        if self.phase == TURN and self.turn != seat and not self.called and not self.over:
            self.deck_size += 1
            self.history_size -= 1

    def imagine(self, seat: int) -> None:
        """Imagine one part of the history after the other. One that the others leave no cards for comes first when all
        begin anew."""
        self.find_parts()
        failed = 0
        while failed < self.parts:
            self.open_box(seat)
            failed = 0
            while failed < self.parts and self.imagine_part(seat, failed):
                failed += 1
            if failed < self.parts:
                self.put_first(failed)
        self.fill_out(seat)

    def find_parts(self) -> None:
        self.parts = 0
        self.first_epoch = 0
        at = 0
        while at < self.history_size:
            self.part_at[self.parts] = at
            self.part_epoch[self.parts] = self.first_epoch
            at = self.find_end(at)
            self.first_epoch += self.refilled
            self.parts += 1
            if self.mixed:
                self.put_first(self.parts - 1)

    def put_first(self, part: int) -> None:
        at = self.part_at[part]
        epoch = self.part_epoch[part]
        while part > 0:
            part -= 1
            self.part_at[part + 1] = self.part_at[part]
            self.part_epoch[part + 1] = self.part_epoch[part]
        self.part_at[0] = at
        self.part_epoch[0] = epoch

    def find_end(self, at: int) -> int:
        """A part ends with the deal or round: all cards about are of one deck then. Also whether there may be better
        and worse guesses about it."""
        self.waits = False
        self.mixed = False
        self.refilled = 0
        while at < self.history_size:
            event = self.history[at]
            if event == MARK + ROUND_END:
                return at + 1
            if event == MARK + RESHUFFLE:
                self.mixed = True
                self.refilled += 1
            if event & 192 == DISCARDED and not self.free and self.history[at + 1] & (SOME_BEFORE + SOME_AFTER):
                self.mixed = True
                self.waits = True
            at += self.length(at)
        return at

    def imagine_part(self, seat: int, part: int) -> bool:
        """Guess until it fits; if some guesses are better than others, more often."""
        at = self.part_at[part]
        self.first_epoch = self.part_epoch[part]
        end = self.find_end(at)
        if self.waits:
            self.take_up(seat, at, end)
        self.keep_pool()
        total: float = 0.0
        found = 0
        chosen = self.rng
        self.tries = 0
        while (found == 0 and self.tries < LAST_TRY) or (found < ENOUGH and self.tries < MOST_TRIES):
            start = self.rng
            self.tries += 1
            if self.try_part(seat, at, end):
                if not self.mixed:
                    if self.weight >= 1.0 or self.luck() < self.weight:
                        return True
                    continue
                found += 1
                total += self.weight
                if self.luck() * total < self.weight:
                    chosen = start
        if found == 0:
            return False
        last = self.rng
        self.rng = chosen
        self.try_part(seat, at, end)
        self.rng = last
        return True

    def try_part(self, seat: int, at: int, end: int) -> bool:
        self.start_part()
        for epoch in range(self.first_epoch, self.first_epoch + self.refilled + 1):
            for i in range(epoch * KINDS, epoch * KINDS + KINDS):
                self.pool[i] = self.kept_pool[i]
            self.left[epoch] = self.kept_left[epoch]
        return self.guess(seat, at, end) and self.agrees(seat, at, end)

    def keep_pool(self) -> None:
        for epoch in range(self.first_epoch, self.first_epoch + self.refilled + 1):
            for i in range(epoch * KINDS, epoch * KINDS + KINDS):
                self.kept_pool[i] = self.pool[i]
            self.kept_left[epoch] = self.left[epoch]

    # The world that it comes to

    def take_over(self, seat: int) -> None:
        self.find_drawn()
        for other in range(self.players):
            if other not in (seat, self.winner):
                self.hands[other] = self.now[other]
            if other != seat:
                self.ready[other] = self.ready_before_draw(other)
        size = 0
        for card in range(KINDS):
            for _ in range(self.pool[self.refills * KINDS + card]):
                self.deck[size] = card
                size += 1
        self.shuffle(self.deck, self.deck_size)

    def find_drawn(self) -> None:
        self.drawn = NOTHING
        at = 0
        while at < self.history_size:
            if self.history[at] & 192 == DRAW:
                self.drawn = self.history[at] & 15
            at += self.length(at)

    def ready_before_draw(self, other: int) -> int:
        hand = self.now[other]
        if other == self.turn and (self.called or (self.phase == GOING_OUT and self.origin == NOTHING)):
            hand -= table.one(self.drawn)
        return table.pair(hand) if self.ruleset == BATTLE else table.lacks(hand)

    def is_possible(self, other: int) -> bool:
        """Whether the seat's hand agrees with what everybody was told of it last."""
        if self.ruleset == BATTLE or self.ready[other] == NOTHING:
            return self.announced & table.bit(other) == 0
        if self.has_discarded & ~self.announced & table.bit(other):
            return False
        return self.ruled_out[other] & table.bit(self.ready[other]) == 0

    # Where the table is after a discard

    def choose_place(self, seat: int) -> None:
        """Who can take the discard is asked, or the next turn has begun: choose among what may be."""  # TR-8.2
        if self.over or self.phase == GOING_OUT or self.seat == seat or self.called:
            return
        if not self.is_resting:
            self.draw_anew()
            return
        discarder = self.turn
        if self.phase == TURN:
            discarder = self.turn - 1 if self.turn > 0 else self.players - 1
        chosen = NOTHING
        count = 0
        for place in range(self.spoken + 1, self.players + 1):
            if self.may_be_at(place, seat, discarder):
                count += 1
                if self.below(count) == 0:
                    chosen = place
        self.go_to(chosen, discarder)

    def may_be_at(self, place: int, seat: int, discarder: int) -> bool:
        asked = self.history[self.asked_at]
        mine = self.distance(discarder, seat)
        if asked & table.bit(seat) and (place > mine) != self.was_asked:
            return False  # it has been asked already, or will be
        if place == self.players:
            return mine != 1 and self.deck_size > 0  # else the seat would see it
        return place != mine and asked & table.bit(self.seat_at(place, discarder)) != 0

    def seat_at(self, place: int, discarder: int) -> int:
        other = discarder + place
        return other if other < self.players else other - self.players

    def go_to(self, place: int, discarder: int) -> None:
        if place == self.players:
            self.turn = self.after(discarder)
            self.draw_anew()
            return
        self.turn = discarder
        self.phase = CLAIM
        self.seat = self.seat_at(place, discarder)
        for later in range(place + 1, self.players):
            self.history[self.asked_at] &= ~table.bit(self.seat_at(later, discarder))

    def draw_anew(self) -> None:
        self.phase = TURN
        self.seat = self.turn
        self.draw_card(self.turn)

    def leave_no_trace(self) -> None:
        """Neither of the true cards nor of the guesses."""
        for i in range(self.deck_size, MOST_CARDS):
            self.deck[i] = 0
        for i in range(self.history_size, MOST_HISTORY):
            self.history[i] = 0
        for i in range(EPOCH_CARDS):
            self.pool[i] = 0
        for i in range(ALL_SLOTS):
            self.slot_at[i] = 0
            self.slot_epoch[i] = 0
            self.slot_face[i] = 0
        for i in range(EPOCHS):
            self.left[i] = 0
        for seat in range(self.players):
            self.held[seat] = 0
            self.now[seat] = 0
            self.lacked[seat] = 0
            self.barred[seat] = 0

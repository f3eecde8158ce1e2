"""The whole game: which rule a decision belongs to, and what a seat cannot know."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Bytes, Moves, zeros
from parlour.games.career_poker import cards, moves, notes
from parlour.games.career_poker.rules import plays, tricks

HIGH = cards.HIGH
DECK_SIZE = cards.DECK_SIZE
MOST_SEATS = cards.MOST_SEATS
IN_DECK = cards.IN_DECK

CLOCKWISE = moves.CLOCKWISE
COUNTERCLOCKWISE = moves.COUNTERCLOCKWISE

DIRECTION_STAGE = cards.DIRECTION_STAGE
LEAD_STAGE = cards.LEAD_STAGE
FOLLOW_STAGE = cards.FOLLOW_STAGE
CUT_STAGE = cards.CUT_STAGE
GIVE_STAGE = cards.GIVE_STAGE
TURN_STAGE = cards.TURN_STAGE
USE_STAGE = cards.USE_STAGE

ROUND = notes.ROUND
DIRECTION = notes.DIRECTION

ASIDE = 5  # the place of what was set aside, after the seats
ROTATIONS = 24  # for each unseen card


class Career(tricks.Tricks):
    def __init__(self, players: int, rounds: int, teams: bool, ace_line: bool, deck: cards.Deck) -> None:
        tricks.Tricks.__init__(self, players, rounds, teams, ace_line, deck)
        self.unseen: Bytes = zeros(DECK_SIZE)  # the cards that the seat cannot place,
        self.unseen_place: Bytes = zeros(DECK_SIZE)  # where each is imagined,
        self.unseen_fits: Bytes = zeros(DECK_SIZE)  # where it can be, one bit for each place,
        self.unseen_size = 0
        self.room: Bytes = zeros(MOST_SEATS + 1)  # and how many each hand still needs

    def begin(self) -> None:
        self.round = 0
        self.lead = 0  # CP-2.3
        for seat in range(MOST_SEATS):
            self.points[seat] = 0
        self.set_up_round()

    def draw_chance(self) -> None:
        self.shuffle(self.pile, self.pile_size)

    def go_on(self) -> None:
        if self.noting:
            self.note(ROUND, self.round, self.lead, 0)
        self.deal()
        self.start_trick(self.lead)

    def find_legal(self, moves: Moves) -> int:
        moves.count = 0
        if self.stage == DIRECTION_STAGE:
            plays.add(moves, CLOCKWISE)  # CP-3.1
            plays.add(moves, COUNTERCLOCKWISE)
        elif self.stage == LEAD_STAGE:
            self.find_lead(moves)
        elif self.stage == FOLLOW_STAGE:
            self.find_follow(moves)
        elif self.stage == CUT_STAGE:
            self.find_cut(moves)
        elif self.stage == GIVE_STAGE:
            self.find_place(moves)
        elif self.stage == TURN_STAGE:
            self.find_turn(moves)
        else:
            self.find_use(moves)
        return moves.count

    def apply(self, move: int) -> None:
        if self.stage == DIRECTION_STAGE:
            self.set_direction(move)
        elif self.stage == LEAD_STAGE:
            self.lead_card(move)
        elif self.stage == FOLLOW_STAGE:
            self.follow(move)
        elif self.stage == CUT_STAGE:
            self.answer_cut(move)
        elif self.stage == GIVE_STAGE:
            self.place_card(move)
        elif self.stage == TURN_STAGE:
            self.take_turn(move)
        else:
            self.use_card(move)

    def set_direction(self, move: int) -> None:
        self.direction = 1 if move == CLOCKWISE else self.players - 1  # CP-3.1, CP-5.1
        self.stage = TURN_STAGE if self.millionaire else LEAD_STAGE
        if self.noting:
            self.note(DIRECTION, self.seat, move == CLOCKWISE, 0)

    # What a seat cannot know
    #
    # Strategic hands hold cards that everybody saw, and everybody saw where they went. So a seat is ignorant only of
    # the other hands of phase 1 and of what was set aside. A seat that did not follow has no card with that
    # attribute; within these bounds every deal is equally likely. Until somebody fails to follow, one shuffle deals
    # them all. After that some deal is found that fits, whatever the true one is, and cards change places at random:
    # a few of them, drawn at random, each go to the place of the next, if all of them may. Such a change is as likely
    # as its reverse, and changes of no more cards than there are places lead from any deal to any other; so in the
    # long run all deals are equally likely, and the run is long.

    def redeal(self, seat: int) -> None:
        if self.stage == USE_STAGE and self.seat != seat:
            self.stage = TURN_STAGE  # CP-12.2: nobody else knows that a play is being built
            self.used = 0
            self.spent = 0
            self.built_count = 0
        if self.over or self.millionaire or self.chance != 0:
            return
        self.gather_unseen(seat)
        self.find_fitting_deal()
        if self.is_somebody_void(seat):
            for _ in range(ROTATIONS * self.unseen_size):
                self.rotate()
        self.hand_out(seat)

    def gather_unseen(self, seat: int) -> None:
        self.unseen_size = 0
        for card in range(DECK_SIZE):
            number = 1 + card // 5
            known = self.seen[number] | self.hands[14 * seat + number]
            if IN_DECK[14 * self.players + number] and not known & native.bit(card % 5):
                self.unseen[self.unseen_size] = card
                self.unseen_size += 1
        self.shuffle(self.unseen, self.unseen_size)
        for i in range(self.unseen_size):
            self.unseen_place[i] = ASIDE
            self.unseen_fits[i] = self.places_for(self.unseen[i], seat)
        for other in range(self.players):
            self.room[other] = 0 if other == seat else self.hand_size[other]

    def places_for(self, card: int, seat: int) -> int:
        """Where the card can be, as far as the seat knows: in any hand that did not show otherwise, or set aside."""
        attributes = native.bit(card % 5) | native.bit(5 + self.mark_of[card])
        places = native.bit(ASIDE)
        for other in range(self.players):
            if other != seat and self.voids[other] & attributes == 0:  # CP-3.3
                places |= native.bit(other)
        return places

    def is_somebody_void(self, seat: int) -> bool:
        for other in range(self.players):
            if other != seat and self.voids[other] != 0:
                return True
        return False

    def find_fitting_deal(self) -> None:
        for other in range(self.players):
            while self.room[other] != 0:
                if not self.find_card(other, 0):
                    return
                self.room[other] -= 1

    def find_card(self, place: int, asked: int) -> bool:
        """Find a card for a hand: one that nobody has yet, or one of another hand that can find a card in its stead."""
        for i in range(self.unseen_size):
            if self.unseen_place[i] == ASIDE and self.fits(i, place):
                self.unseen_place[i] = place
                return True
        asked |= native.bit(place)
        for i in range(self.unseen_size):
            other = self.unseen_place[i]
            if self.fits(i, place) and other != ASIDE and not asked & native.bit(other):
                if self.find_card(other, asked):
                    self.unseen_place[i] = place
                    return True
                asked |= native.bit(other)
        return False

    def fits(self, i: int, place: int) -> bool:
        return self.unseen_fits[i] & native.bit(place) != 0

    def rotate(self) -> None:
        """Let a few cards change places in a ring."""
        count = 2 if self.below(4) != 0 else 3 + self.below(3)
        if count > self.unseen_size:
            return
        for i in range(count):
            self.swap_unseen(i, i + self.below(self.unseen_size - i))
        for i in range(count):
            if not self.fits(i, self.unseen_place[i + 1 if i + 1 < count else 0]):
                return
        first = self.unseen_place[0]
        for i in range(count - 1):
            self.unseen_place[i] = self.unseen_place[i + 1]
        self.unseen_place[count - 1] = first

    def swap_unseen(self, i: int, j: int) -> None:
        card = self.unseen[i]
        place = self.unseen_place[i]
        fits = self.unseen_fits[i]
        self.unseen[i] = self.unseen[j]
        self.unseen_place[i] = self.unseen_place[j]
        self.unseen_fits[i] = self.unseen_fits[j]
        self.unseen[j] = card
        self.unseen_place[j] = place
        self.unseen_fits[j] = fits

    def hand_out(self, seat: int) -> None:
        for other in range(self.players):
            if other != seat:
                for number in range(HIGH + 1):
                    self.hands[14 * other + number] = 0
                self.hand_size[other] = 0
        for i in range(self.unseen_size):
            if self.unseen_place[i] != ASIDE:
                self.put(self.hands, self.hand_size, self.unseen_place[i], self.unseen[i])

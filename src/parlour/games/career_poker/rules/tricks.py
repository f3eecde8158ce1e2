"""Phase 1: twelve tricks that build the strategic hands and earn gold."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.career_poker import cards, moves, notes
from parlour.games.career_poker.rules import millionaire, plays

HIGH = cards.HIGH
TRICKS = cards.TRICKS

LEAD = moves.LEAD
PLAY = moves.PLAY
CUT_MOVE = moves.CUT
LET_BE_MOVE = moves.LET_BE
KEEP = moves.KEEP
GIVE = moves.GIVE

LEAD_STAGE = cards.LEAD_STAGE
FOLLOW_STAGE = cards.FOLLOW_STAGE
CUT_STAGE = cards.CUT_STAGE
GIVE_STAGE = cards.GIVE_STAGE

LED = notes.LED
FOLLOWED = notes.FOLLOWED
CUT = notes.CUT
LET_BE = notes.LET_BE
WON = notes.WON
TOOK = notes.TOOK
PLACED = notes.PLACED
SKIPPED = notes.SKIPPED


class Tricks(millionaire.Millionaire):
    # The lead

    def find_lead(self, found: Moves) -> None:
        for number in range(1, HIGH + 1):
            mask = self.hands[14 * self.seat + number]
            while mask != 0:
                card = 5 * (number - 1) + native.lowest_bit(mask)
                mask &= mask - 1
                plays.add(found, LEAD + 2 * card)  # CP-3.2
                plays.add(found, LEAD + 2 * card + 1)

    def lead_card(self, move: int) -> None:
        card = (move - LEAD) // 2
        self.lead_attribute = move % 2  # CP-3.2
        self.lead_value = self.mark_of[card] if self.lead_attribute == 1 else card % 5
        self.elevens = 0
        self.lay(card)
        if self.noting:
            self.note(LED, self.seat, card, self.lead_attribute)
        self.seat = self.next_seat(self.seat)  # CP-3.3
        self.stage = FOLLOW_STAGE

    def lay(self, card: int) -> None:
        self.take(self.hands, self.hand_size, self.seat, card)
        self.seen[1 + card // 5] |= native.bit(card % 5)
        self.laid[self.seat] = card + 1
        self.show_card(card, self.printed(card))
        if card // 5 + 1 == 11:
            self.elevens += 1

    # Following

    def led(self, number: int) -> int:
        """Which card of a number has the lead attribute, as a bit."""
        if self.lead_attribute == 1:
            return native.bit(self.colour_with[5 * number + self.lead_value])
        return native.bit(self.lead_value)

    def has_lead_attribute(self, card: int) -> bool:
        return self.led(1 + card // 5) & native.bit(card % 5) != 0

    def find_follow(self, found: Moves) -> None:
        for number in range(1, HIGH + 1):
            mask = self.hands[14 * self.seat + number] & self.led(number)
            if mask != 0:
                plays.add(found, PLAY + 64 * number + 2 * mask)  # CP-3.3
        if found.count == 0:
            self.find_any(found)

    def find_any(self, found: Moves) -> None:
        for number in range(1, HIGH + 1):
            mask = self.hands[14 * self.seat + number]
            while mask != 0:
                plays.add(found, PLAY + 64 * number + 2 * (mask & -mask))
                mask &= mask - 1

    def follow(self, move: int) -> None:
        mask = move // 2 % 32
        card = 5 * (move // 64 % 16 - 1) + native.lowest_bit(mask)
        if not self.has_lead_attribute(card):
            self.voids[self.seat] |= native.bit(5 * self.lead_attribute + self.lead_value)
        self.lay(card)
        if self.noting:
            self.note(FOLLOWED, self.seat, card, self.elevens % 2)
        self.seat = self.next_seat(self.seat)
        if self.seat == self.lead:
            self.ask_cut(0)

    # Cutting

    def ask_cut(self, asked: int) -> None:
        """Ask the next seat with an 8, after so many seats in playing order; without any the highest card wins."""
        for _ in range(asked, self.players):
            if (self.laid[self.seat] - 1) // 5 + 1 == 8:
                self.stage = CUT_STAGE  # CP-3.5
                return
            self.seat = self.next_seat(self.seat)
        self.win_trick()

    def find_cut(self, found: Moves) -> None:
        plays.add(found, CUT_MOVE)
        plays.add(found, LET_BE_MOVE)

    def answer_cut(self, move: int) -> None:
        if move == CUT_MOVE:
            self.cut_trick()
            return
        if self.noting:
            self.note(LET_BE, self.seat, 0, 0)
        self.seat = self.next_seat(self.seat)
        self.ask_cut(self.places_from_lead(self.seat))

    def places_from_lead(self, seat: int) -> int:
        """How many seats play before this one; all of them if it is the lead again."""
        count = 1
        other = self.next_seat(self.lead)
        while other != seat:
            other = self.next_seat(other)
            count += 1
        return count

    def cut_trick(self) -> None:
        cutter = self.seat
        self.cutters |= native.bit(cutter)
        self.cut_eights |= native.bit((self.laid[cutter] - 1) % 5)  # CP-3.5
        if self.noting:
            self.note(CUT, cutter, self.laid[cutter] - 1, 0)
        self.laid[cutter] = 0
        seat = self.next_seat(cutter)
        while seat != cutter:
            self.collect(cutter, seat)
            seat = self.next_seat(seat)
        self.end_trick(cutter)

    def collect(self, winner: int, seat: int) -> None:
        """The winner takes the card before a seat."""
        card = self.laid[seat] - 1
        self.laid[seat] = 0
        self.put(self.strategic, self.strategic_size, winner, card)
        if self.noting:
            self.note(TOOK, winner, card, seat)

    # Winning

    def win_trick(self) -> None:
        self.winner = self.highest()
        self.gold[self.winner] += 1  # CP-3.6
        if self.noting:
            self.note(WON, self.winner, 1, 0)
        for _ in range(self.players):
            if self.has_lead_attribute(self.laid[self.seat] - 1):
                self.collect(self.winner, self.seat)  # CP-3.6
            self.seat = self.next_seat(self.seat)
        self.ask_place()

    def highest(self) -> int:
        """Who has the highest card with the lead attribute, or the lowest if the 11s say so."""
        best = self.lead
        for seat in range(self.players):
            card = self.laid[seat] - 1
            if self.has_lead_attribute(card) and card // 5 != (self.laid[best] - 1) // 5:
                higher = card > self.laid[best] - 1
                if higher != (self.elevens % 2 == 1):  # CP-3.4
                    best = seat
        return best

    def ask_place(self) -> None:
        """Ask the next seat whose card is still there, from the lead on; then the trick is over."""
        seat = self.lead
        for _ in range(self.players):
            if self.laid[seat] != 0:
                self.seat = seat
                self.stage = GIVE_STAGE  # CP-3.7
                return
            seat = self.next_seat(seat)
        self.end_trick(self.winner)

    def find_place(self, found: Moves) -> None:
        plays.add(found, KEEP)
        for seat in range(self.players):
            if seat != self.seat:
                plays.add(found, GIVE + seat)  # CP-3.7

    def place_card(self, move: int) -> None:
        receiver = self.seat if move == KEEP else move - GIVE
        card = self.laid[self.seat] - 1
        self.laid[self.seat] = 0
        self.put(self.strategic, self.strategic_size, receiver, card)
        if self.noting:
            self.note(PLACED, self.seat, card, receiver)
        self.ask_place()

    def end_trick(self, winner: int) -> None:
        self.last_winner = winner
        self.clear_table()
        self.trick += 1
        if self.trick < TRICKS:
            self.start_trick(winner)  # CP-3.8
        else:
            self.end_tricks()

    def end_tricks(self) -> None:
        self.settle_interim()
        if self.is_somebody_empty():  # CP-4.2
            if self.noting:
                self.note(SKIPPED, 0, 0, 0)
            self.settle_round(self.last_winner)
        else:
            self.start_millionaire()

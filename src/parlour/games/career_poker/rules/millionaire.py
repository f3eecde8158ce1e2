"""Millionaire: the climbing game that decides the ranking of a round."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.career_poker import cards, moves, notes
from parlour.games.career_poker.rules import plays, table

CARD_COUNT = cards.CARD_COUNT

PASS = moves.PASS
GOLD = moves.GOLD
SHIFT = moves.SHIFT

DIRECTION_STAGE = cards.DIRECTION_STAGE
TURN_STAGE = cards.TURN_STAGE
USE_STAGE = cards.USE_STAGE

MILLIONAIRE = notes.MILLIONAIRE
LEAD_PASSED = notes.LEAD_PASSED
PLAYED = notes.PLAYED
CHANGED = notes.CHANGED
SPENT = notes.SPENT
PAID = notes.PAID
BOUND = notes.BOUND
LOOPED = notes.LOOPED
BACK = notes.BACK
REVOLUTION = notes.REVOLUTION
CUT_SHORT = notes.CUT_SHORT
PASSED = notes.PASSED
TRICK_WON = notes.TRICK_WON
WENT_OUT = notes.WENT_OUT
STUCK = notes.STUCK


class Millionaire(plays.Plays):
    def start_trick(self, lead: int) -> None:
        """The lead decides the direction, in both phases."""
        self.lead = lead
        self.seat = lead
        self.stage = DIRECTION_STAGE  # CP-3.1, CP-5.1

    def start_millionaire(self) -> None:
        self.millionaire = True
        self.energy = 0
        self.revolution = False
        if self.noting:
            self.note(MILLIONAIRE, self.last_winner, 0, 0)
        self.give_lead(self.last_winner)  # CP-5.1

    # The lead

    def give_lead(self, seat: int) -> None:
        for _ in range(self.players):
            if self.can_lead(seat):
                self.start_trick(seat)
                return
            if self.noting:
                self.note(LEAD_PASSED, seat, self.next_seat(seat), 0)
            seat = self.next_seat(seat)  # CP-5.6
        if self.noting:
            self.note(STUCK, 0, 0, 0)
        self.settle_round(self.last_winner)  # CP-10.1

    def can_lead(self, seat: int) -> bool:
        """Several cards can always be led one at a time; the last one may be banned."""
        if self.strategic_size[seat] > 1:
            return True
        for number in range(1, 14):
            if self.strategic[14 * seat + number] != 0:
                return not self.is_banned_last(number)  # CP-5.6
        return True

    # A turn

    def take_turn(self, move: int) -> None:
        if move == PASS:
            self.pass_turn()
        elif move >> SHIFT == GOLD >> SHIFT:
            self.begin_building(move - GOLD)
        else:
            self.play_plain(move // 64 % 16, move // 2 % 32, move % 2 != 0)

    def pass_turn(self) -> None:
        if self.noting:
            self.note(PASSED, self.seat, 0, 0)
        self.passes += 1
        if self.passes == self.players - 1:
            self.finish_trick(self.top_seat)  # CP-5.3
        else:
            self.seat = self.next_seat(self.seat)

    def play_plain(self, number: int, mask: int, cut: bool) -> None:
        colours = 0
        marks = 0
        for colour in range(5):
            if mask & native.bit(colour):
                card = 5 * (number - 1) + colour
                colours += table.one_of(colour)
                marks += table.one_of(self.mark_of[card])
                self.lay_out(card, self.printed(card))
        if self.noting:
            self.note(PLAYED, self.seat, number, mask)
        self.take_effect(number, colours, marks, cut)

    def lay_out(self, card: int, target: int) -> None:
        self.take(self.strategic, self.strategic_size, self.seat, card)
        self.show_card(card, target)

    # A play with gold

    def begin_building(self, announced: int) -> None:
        self.built_count = announced // 32
        self.built_number = announced // 2 % 16
        self.built_cut = announced % 2 != 0
        self.used = 0
        self.spent = 0
        self.stage = USE_STAGE  # CP-11.1

    def use_card(self, move: int) -> None:
        card = move // 512 % 128
        target = move % 512
        self.used_card[self.used] = card
        self.used_as[self.used] = target
        self.used += 1
        self.spent += self.cost_of(card, target)
        if self.used == self.built_count:
            self.play_built()  # CP-11.1

    def play_built(self) -> None:
        colours = 0
        marks = 0
        for i in range(self.used):
            colours += table.one_of(self.used_as[i] // 5 % 5)
            marks += table.one_of(self.used_as[i] % 5)
            self.lay_out(self.used_card[i], self.used_as[i])
            if self.noting:
                self.note(CHANGED, self.seat, self.used_card[i], self.used_as[i])
        self.gold[self.seat] -= self.spent  # CP-8.1
        if self.noting:
            self.note(SPENT, self.seat, self.spent, 0)
        self.stage = TURN_STAGE
        self.take_effect(self.built_number, colours, marks, self.built_cut)

    # What a play does

    def take_effect(self, number: int, colours: int, marks: int, cut: bool) -> None:
        count = self.table_size - self.count_before()
        self.pay_energy(self.energy_for(count, cut))
        if self.top_number != 0:
            self.bind(number, colours, marks)
        self.top_number = number
        self.top_count = count
        self.top_seat = self.seat
        self.top_colours = colours
        self.top_marks = marks
        self.passes = 0
        self.plays += 1
        self.turn_strength(number, count)
        if self.strategic_size[self.seat] == 0:
            self.go_out()
        elif cut:
            self.cut_short()
        else:
            self.seat = self.next_seat(self.seat)

    def count_before(self) -> int:
        """How many cards lay on the table before this play."""
        return self.plays * self.top_count

    def pay_energy(self, bundles: int) -> None:
        self.energy -= bundles  # CP-6.1, CP-7.1
        if self.noting and bundles != 0:
            self.note(PAID, self.seat, bundles, 0)

    def bind(self, number: int, colours: int, marks: int) -> None:
        if self.noting and not self.is_stronger(number, self.top_number):
            self.note(LOOPED, self.seat, 0, 0)  # CP-6.3
        if colours == self.top_colours and not self.colour_bound:
            self.colour_bound = True  # CP-6.2
            if self.noting:
                self.note(BOUND, 1, 0, 0)
        if marks == self.top_marks and not self.mark_bound:
            self.mark_bound = True  # CP-6.2
            if self.noting:
                self.note(BOUND, 2, 0, 0)

    def turn_strength(self, number: int, count: int) -> None:
        if count >= 4:
            self.revolution = not self.revolution  # CP-7.3
            if self.noting:
                self.note(REVOLUTION, self.revolution, 0, 0)
        if number == 11:
            self.back = not self.back  # CP-7.2
            if self.noting:
                self.note(BACK, self.is_reversed(), 0, 0)

    def go_out(self) -> None:
        if self.noting:
            self.note(WENT_OUT, self.seat, 0, 0)
        self.clear_table()
        self.settle_round(self.seat)  # CP-5.5

    def cut_short(self) -> None:
        if self.noting:
            self.note(CUT_SHORT, self.seat, 0, 0)
        self.finish_trick(self.seat)  # CP-7.1

    def finish_trick(self, winner: int) -> None:
        if self.noting:
            self.note(TRICK_WON, winner, self.table_size, 0)
        if self.table_size > 1:
            self.energy += 1  # CP-5.4
        self.last_winner = winner
        self.clear_table()
        self.give_lead(winner)  # CP-5.3

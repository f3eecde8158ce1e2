"""Set-up of a round, the interim and the final settlement, the end of the match."""

from __future__ import annotations

from parlour.engine import native
from parlour.games.career_poker import cards, notes
from parlour.games.career_poker.rules import table

HIGH = cards.HIGH
DECK_SIZE = cards.DECK_SIZE
HAND = cards.HAND
MOST_SEATS = cards.MOST_SEATS
IN_DECK = cards.IN_DECK
SET_ASIDE = cards.SET_ASIDE
POINTS = cards.POINTS

SHUFFLE = 1

GRANTED = notes.GRANTED
RANKED = notes.RANKED


class Settlement(table.Table):
    # Set-up

    def set_up_round(self) -> None:
        self.clear_round()
        self.pile_size = 0
        for card in range(DECK_SIZE):
            if IN_DECK[14 * self.players + 1 + card // 5]:  # CP-2.1
                self.pile[self.pile_size] = card
                self.pile_size += 1
        self.chance = SHUFFLE  # CP-2.2

    def clear_round(self) -> None:
        for i in range(MOST_SEATS * (HIGH + 1)):
            self.hands[i] = 0
            self.strategic[i] = 0
        for seat in range(MOST_SEATS):
            self.hand_size[seat] = 0
            self.strategic_size[seat] = 0
            self.gold[seat] = 0  # CP-2.4
            self.voids[seat] = 0
            self.laid[seat] = 0
        for number in range(HIGH + 1):
            self.seen[number] = 0
        self.trick = 0
        self.cutters = 0
        self.cut_eights = 0
        self.millionaire = False

    def deal(self) -> None:
        """The last card of the pile is the first: some are set aside unseen, then everybody gets twelve."""
        at = self.pile_size - SET_ASIDE[self.players]  # CP-2.1
        for _ in range(HAND):
            for seat in range(self.players):  # CP-2.2
                at -= 1
                self.put(self.hands, self.hand_size, seat, self.pile[at])
        for i in range(self.pile_size):
            self.pile[i] = 0  # what was set aside is whatever is nowhere else
        self.pile_size = 0

    # Interim settlement

    def settle_interim(self) -> None:
        poor = 0
        for seat in range(self.players):
            if self.is_poor(seat):
                poor += 1
        if poor == 0 or poor > 2:
            return
        for seat in range(self.players):
            if self.is_poor(seat):
                self.gold[seat] = 3 - poor  # CP-4.1
                if self.noting:
                    self.note(GRANTED, seat, 3 - poor, 0)

    def is_poor(self, seat: int) -> bool:
        """No gold and no cut in this round. What a seat was just granted does not make it any richer."""
        return self.gold[seat] == 0 and not self.cutters & native.bit(seat)  # CP-4.1

    def is_somebody_empty(self) -> bool:
        for seat in range(self.players):
            if self.strategic_size[seat] == 0:
                return True
        return False

    # Final settlement

    def settle_round(self, first: int) -> None:
        """Rank the seats; equal hands in the order met from `first` on, in the direction of play."""
        last = first
        seat = first
        for _ in range(self.players):
            rank = self.rank_in_round(seat, first)
            self.points[seat] += POINTS[15 * self.players + 5 * self.round + rank]  # CP-10.2
            self.points[seat] += self.gold[seat]  # CP-10.3
            if rank == self.players - 1:
                last = seat
            if self.noting:
                self.note(RANKED, seat, rank, 256 * self.round + self.gold[seat])
            seat = self.next_seat(seat)
        self.next_round(last)

    def rank_in_round(self, seat: int, first: int) -> int:
        mine = self.strategic_size[seat]
        rank = 0
        passed = False
        other = first
        for _ in range(self.players):
            if other == seat:
                passed = True
            elif self.strategic_size[other] < mine or (self.strategic_size[other] == mine and not passed):
                rank += 1  # CP-10.1
            other = self.next_seat(other)
        return rank

    def next_round(self, last: int) -> None:
        if self.round + 1 == self.rounds:
            self.over = True
            return
        self.round += 1
        self.lead = last  # CP-2.3
        self.set_up_round()

    # The end

    def score(self, seat: int) -> int:
        if self.teams:
            return self.points[seat] + self.points[seat ^ 2]  # CP-10.3
        return self.points[seat]

    def rank(self, seat: int) -> int:
        better = 0
        for other in range(self.players):
            if self.score(other) > self.score(seat):
                better += 1
        return 1 + better  # CP-12.1

    def won(self, seat: int) -> bool:
        return self.rank(seat) == 1

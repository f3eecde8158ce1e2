"""Step 2 of a turn: has the seat won or lost? And what happens to one that is out."""

from __future__ import annotations

from parlour.engine.state import Bytes, zeros
from parlour.games.familiar_find import cards, notes
from parlour.games.familiar_find.rules import board, scavenge

INGREDIENTS = cards.INGREDIENTS
AST = cards.AST
ABY = cards.ABY

GOES_ON = 0
WINS = 1
LOSES = 2

WON = notes.WON
OUT = notes.OUT
MERGED = notes.MERGED
BY_ASTRAL = notes.BY_ASTRAL
BY_SET = notes.BY_SET
BY_ABYSS = notes.BY_ABYSS


class Check(scavenge.Scavenge):
    def __init__(self, players: int) -> None:
        scavenge.Scavenge.__init__(self, players)
        self.losing = 0  # whether the seat plays its last cards
        self.types: Bytes = zeros(INGREDIENTS)  # scratch: how many Ingredients of each type

    def check(self) -> int:
        """In this order; the first that is true counts."""
        if self.has(self.seat, AST) >= 3:  # FI-5.1
            self.win(self.seat, BY_ASTRAL)
            return WINS
        if self.has(self.seat, ABY) >= 3:
            return GOES_ON if self.cat() else LOSES
        if self.has_set(self.seat):
            self.win(self.seat, BY_SET)
            return WINS
        return GOES_ON

    # Sets

    def has_set(self, seat: int) -> bool:
        for kind in range(INGREDIENTS):
            self.types[kind] = self.has(seat, kind)
        if self.is_set():
            return True
        return self.salamander(seat) and self.is_set_with_alchemy()

    def is_set(self) -> bool:
        return self.types_with(2) >= 4 or self.types_with(3) >= 3 or self.types_with(4) >= 2  # FI-5.2

    def types_with(self, copies: int) -> int:
        count = 0
        for kind in range(INGREDIENTS):
            if self.types[kind] >= copies:
                count += 1
        return count

    def is_set_with_alchemy(self) -> bool:
        for spent in range(INGREDIENTS):
            if self.types[spent] > 0:
                for made in range(INGREDIENTS):
                    if made != spent and self.is_set_after(spent, made):
                        return True
        return False

    def is_set_after(self, spent: int, made: int) -> bool:
        self.types[spent] -= 1
        self.types[made] += 1
        found = self.is_set()
        self.types[spent] += 1
        self.types[made] -= 1
        return found

    # Winning and losing

    def win(self, seat: int, reason: int) -> None:
        self.winners |= board.bit(seat)
        self.over = True  # FI-10.1
        if self.noting:
            self.note(WON, seat, reason, 0)

    def lose(self) -> None:
        """The seat has lost: it has won the other of two, or goes out."""
        if self.noting:
            self.note(OUT, self.seat, 0, 0)
        if self.seats_in_play == 2:  # FI-7.2
            self.win(self.after(self.seat), BY_ABYSS)
            return
        self.discard_collection()
        if self.seats_in_play == 3:  # FI-7.3
            self.discard_hand(self.seat)

    def go_out(self) -> None:
        """The piles beside the loser become one; the turn passes."""
        loser = self.seat
        before = self.before(loser)
        self.move_pile(1 + loser, 1 + before)  # FI-7.4
        self.seat = self.after(loser)  # FI-7.5
        self.in_play &= ~board.bit(loser)
        self.seats_in_play -= 1
        self.out_at[loser] = self.players - self.seats_in_play
        self.measure_reach()
        if self.noting:
            self.note(MERGED, self.label(1 + before), 0, 0)

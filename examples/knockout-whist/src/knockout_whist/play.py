"""The rules of Knockout Whist where they are not as usual, in the order of RULES.md.

The usual ones are in parlour.engine.kit.tricks: the best card takes the trick, and its player leads (KW-4.3).
"""

from __future__ import annotations

from knockout_whist import cards, strategy
from parlour.engine import decks, native
from parlour.engine.kit.tricks import Tricks
from parlour.engine.state import Moves


class KnockoutWhist(Tricks):
    def __init__(self, players: int, deck: decks.Deck) -> None:
        Tricks.__init__(self, players, deck)
        self.namer = 0  # who names trumps, and leads

    def cards_each(self) -> int:
        return cards.FIRST_HAND + 1 - self.round  # KW-2.1, KW-2.2

    def after_deal(self) -> None:
        if self.round == 1:
            self.turn_trump()  # KW-3.1
            self.lead(self.next_seat(self.dealer))
        else:
            self.ask_trump(self.namer)  # KW-3.2

    def after_naming(self) -> None:
        self.lead(self.namer)  # KW-3.3

    def end_round(self) -> None:
        self.namer = self.best_seat()
        for seat in range(self.players):
            if self.is_in(seat):
                if self.tricks[seat] == 0:
                    self.leave(seat)  # KW-5.1
                else:
                    self.points[seat] += 1
        self.dealer = self.next_seat(self.dealer)
        if native.count_bits(self.active) == 1:
            self.over = True  # KW-5.2
        else:
            self.start_round()

    def best_seat(self) -> int:
        """Who took most tricks; of several the first on the dealer's left (KW-3.2)."""
        best = self.next_seat(self.dealer)
        seat = self.next_seat(best)
        for _ in range(native.count_bits(self.active) - 1):
            if self.tricks[seat] > self.tricks[best]:
                best = seat
            seat = self.next_seat(seat)
        return best

    def advise(self, moves: Moves) -> int:
        return strategy.advise(self, moves)

    def evaluate(self, seat: int) -> int:
        return strategy.evaluate(self, seat)

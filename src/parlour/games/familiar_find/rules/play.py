"""Steps 3 and 4 of a turn: play cards onto the piles and refill the hand.

The rules of the step in numbers (FI-6.3): `to_play` cards are still to come, of which at most `ups_left` face up and
`downs_left` face down; what the moonlit well hides in the centre is not counted. A card may be played if the rest can
still be: enough of both sides left for them, and a card for every pile that needs one (FI-9.1).
"""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import board, check

KINDS = cards.KINDS
VEIL = cards.VEIL
DAYLIGHT = cards.DAYLIGHT
MOONLIT_WELL = cards.MOONLIT_WELL
CENTRE = 0
PILES = 5

DO_PLACE = moves.PLACE
DO_HIDE = moves.HIDE
PLACED = notes.PLACED
HID = notes.HID


class Play(check.Check):
    def __init__(self, players: int) -> None:
        check.Check.__init__(self, players)
        self.to_play = 0
        self.ups_left = 0
        self.downs_left = 0
        self.targets = 0  # the piles that cards may be played into, one bit each
        self.centre_due = 0  # whether the echo cave still waits for its card

    def begin_play(self) -> None:
        cards = self.hand_size[self.seat]
        if cards > 3 and not self.losing:  # FI-6.1, FI-7.3
            cards = 3
        self.to_play = cards
        self.ups_left = cards - 1 if cards > 0 else 0  # FI-6.3
        self.downs_left = 1
        if self.sides == VEIL:
            self.ups_left = 0
            self.downs_left = cards
        elif self.sides == DAYLIGHT:
            self.ups_left = cards
            self.downs_left = 0
        self.targets = self.reach[self.seat]
        if self.pile_size[self.taken] == 0:
            self.targets |= board.bit(self.taken)  # FI-6.2: also out of reach
        self.centre_due = 1 if self.echo_cave() else 0

    def piles_in_need(self) -> int:
        """Those without which the step cannot end: one bit each."""
        need = 0
        for pile in range(PILES):
            if self.targets >> pile & 1 and self.pile_size[pile] == 0:  # FI-6.2
                need |= board.bit(pile)
        return need | 1 if self.centre_due else need

    def can_place(self, pile: int, need: int) -> bool:
        if self.ups_left == 0 or self.moonlit_well(pile):
            return False
        return self.can_finish(pile, need, self.ups_left - 1, self.downs_left)

    def can_hide(self, pile: int, need: int) -> bool:
        if self.moonlit_well(pile):
            return self.can_finish(pile, need, 0, self.downs_left)  # no `place` after a `hide`
        return self.downs_left > 0 and self.can_finish(pile, need, 0, self.downs_left - 1)

    def can_finish(self, pile: int, need: int, ups: int, downs: int) -> bool:
        """Whether the step can be finished after a card on this pile, with so many cards of each side allowed."""
        left = self.to_play - 1
        others = native.count_bits(need) - (need >> pile & 1)
        if others > left:  # FI-9.1
            return False
        if self.location != MOONLIT_WELL:
            return left <= ups + downs
        if pile != CENTRE:
            others -= need & 1  # a card into the centre is not counted
        return others <= ups + downs

    def find_plays(self, moves: Moves) -> None:
        kinds = self.kinds_in_hand()
        need = self.piles_in_need()
        for pile in range(PILES):
            if self.targets >> pile & 1:
                if self.can_place(pile, need):
                    self.find_cards(moves, DO_PLACE, pile, kinds)
                if self.can_hide(pile, need):
                    self.find_cards(moves, DO_HIDE, pile, kinds)

    def kinds_in_hand(self) -> int:
        """One bit each."""
        kinds = 0
        first = self.seat * KINDS
        for kind in range(KINDS):
            kinds |= (self.hand[first + kind] != 0) << kind
        return kinds

    def find_cards(self, moves: Moves, verb: int, pile: int, kinds: int) -> None:
        while kinds != 0:
            moves.items[moves.count] = verb * 4096 + native.lowest_bit(kinds) * 256 + pile * 16
            moves.count += 1
            kinds &= kinds - 1

    def place(self, kind: int, pile: int) -> None:
        self.play_openly(self.seat, kind)
        self.put_up(pile, kind)
        self.ups_left -= 1
        self.count_played(pile)
        if self.noting:
            self.note(PLACED, self.seat, kind, self.label(pile))

    def hide(self, kind: int, pile: int) -> None:
        trail = self.play_secretly(self.seat, kind)
        self.put(pile, kind, 0, board.bit(self.seat), trail)  # FI-11.1
        self.ups_left = 0  # FI-9.1
        if not self.moonlit_well(pile):
            self.downs_left -= 1
        self.count_played(pile)
        if self.noting:
            self.note(HID, self.seat, kind, self.label(pile))

    def count_played(self, pile: int) -> None:
        self.to_play -= 1
        if pile == CENTRE:
            self.centre_due = 0

    # Refill

    def refill(self) -> bool:
        """Draw up to four; False if the deck could not give enough."""
        full = 6 if self.rat() else 4  # FI-7.1
        while self.hand_size[self.seat] < full:
            if self.deck_size == 0:
                return False
            self.draw_card(self.seat)
        return True

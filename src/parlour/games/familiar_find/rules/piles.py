"""The piles: where they are, who reaches them, which side is up, and who knows what lies face down."""

from __future__ import annotations

from parlour.engine.state import Bytes, zeros
from parlour.games.familiar_find import cards, notes
from parlour.games.familiar_find.rules import board, hands

MOST_CARDS = cards.MOST_CARDS
MOST_SEATS = cards.MOST_SEATS

CENTRE = 0  # FI-2.2: the pile between seat a and the next seat is number 1 + a
PILES = 5
EVERYBODY = 31  # who knows a card: one bit per seat, and one for who only watches

REVEALED = notes.REVEALED
LOOKED = notes.LOOKED
SAW = notes.SAW


class Piles(hands.Hands):
    def __init__(self, players: int) -> None:
        hands.Hands.__init__(self, players)
        self.reach: Bytes = zeros(MOST_SEATS)  # the piles within reach of each seat, one bit each
        self.pile_size: Bytes = zeros(PILES)
        self.pile_card: Bytes = zeros(PILES * MOST_CARDS)  # the bottom card first
        self.pile_up: Bytes = zeros(PILES * MOST_CARDS)
        self.pile_known: Bytes = zeros(PILES * MOST_CARDS)
        self.pile_trail: Bytes = zeros(PILES * MOST_CARDS)  # the card's place in the trail, see hands

    # Where they are

    def exists(self, pile: int) -> bool:
        return pile == CENTRE or self.is_in_play(pile - 1)  # FI-2.1

    def reaches(self, seat: int, pile: int) -> bool:
        return self.reach[seat] >> pile & 1 != 0

    def measure_reach(self) -> None:
        for seat in range(self.players):
            self.reach[seat] = 0
            for pile in range(PILES):
                if self.is_in_play(seat) and self.exists(pile) and self.is_beside(seat, pile):
                    self.reach[seat] |= board.bit(pile)

    def is_beside(self, seat: int, pile: int) -> bool:
        if pile == CENTRE or self.seats_in_play == 2:  # FI-2.3
            return True
        return pile == 1 + seat or self.after(pile - 1) == seat

    def label(self, pile: int) -> int:
        """The pile as notes write it."""
        return 0 if pile == CENTRE else 8 * pile + self.after(pile - 1)

    def name_of(self, pile: int) -> str:
        """The pile as moves write it; nothing if there is none."""
        if not self.exists(pile):
            return ""
        return "centre" if pile == CENTRE else f"{pile - 1}-{self.after(pile - 1)}"  # FI-2.2

    def reached_by(self, seat: int) -> list[int]:
        return [pile for pile in range(PILES) if self.reaches(seat, pile)]

    # Their cards

    def put(self, pile: int, kind: int, up: int, known: int, trail: int) -> None:
        """A card goes on top."""
        at = pile * MOST_CARDS + self.pile_size[pile]  # FI-2.4
        self.pile_card[at] = kind
        self.pile_up[at] = up
        self.pile_known[at] = known
        self.pile_trail[at] = trail
        self.pile_size[pile] += 1

    def put_up(self, pile: int, kind: int) -> None:
        self.put(pile, kind, 1, EVERYBODY, 0)

    def top(self, pile: int) -> int:
        """Where the top card is."""
        return pile * MOST_CARDS + self.pile_size[pile] - 1

    def is_top_up(self, pile: int) -> bool:
        return self.pile_size[pile] > 0 and self.pile_up[self.top(pile)] != 0

    def take_top(self, pile: int) -> int:
        kind = self.pile_card[self.top(pile)]
        self.pile_size[pile] -= 1
        return kind

    def count_up(self, pile: int) -> int:
        count = 0
        for i in range(self.pile_size[pile]):
            count += self.pile_up[pile * MOST_CARDS + i]
        return count

    def move_card(self, at: int, pile: int) -> None:
        """Put the card of another place on top of a pile, as it lies and as it is known."""
        self.put(pile, self.pile_card[at], self.pile_up[at], self.pile_known[at], self.pile_trail[at])

    def move_pile(self, pile: int, onto: int) -> None:
        for i in range(self.pile_size[pile]):
            self.move_card(pile * MOST_CARDS + i, onto)
        self.pile_size[pile] = 0

    # What is face down

    def turn_up(self, at: int) -> None:
        self.pile_up[at] = 1
        self.pile_known[at] = EVERYBODY
        self.open_trail(self.pile_trail[at])
        self.pile_trail[at] = 0

    def turn_pile_up(self, pile: int) -> None:
        for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
            if self.pile_up[at] == 0:
                self.turn_up(at)
                if self.noting:
                    self.note(REVEALED, self.pile_card[at], self.label(pile), 0)

    def turn_down(self, at: int) -> None:
        self.pile_up[at] = 0
        self.pile_known[at] = EVERYBODY  # FI-11.1: everybody saw it

    def look(self, seat: int, pile: int) -> None:
        """See every face-down card of a pile and know it from now on."""
        seen = 0
        for at in range(pile * MOST_CARDS, pile * MOST_CARDS + self.pile_size[pile]):
            if self.pile_up[at] == 0:
                self.pile_known[at] |= board.bit(seat)  # FI-11.1
                seen += 1
                if self.noting:
                    self.note(SAW, seat, self.pile_card[at], self.label(pile))
        if self.noting and seen > 0:
            self.note(LOOKED, seat, seen, self.label(pile))  # FI-11.2

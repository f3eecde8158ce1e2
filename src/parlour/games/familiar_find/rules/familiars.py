"""The ten Familiars, each under its name. With the Family side up nobody has one."""

from __future__ import annotations

from parlour.engine.state import Bytes, Moves, zeros
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import board, locations

KINDS = cards.KINDS
ABY = cards.ABY
MOST_SEATS = cards.MOST_SEATS
CAT = cards.CAT
OWL = cards.OWL
FOX = cards.FOX
TOAD = cards.TOAD
MAGPIE = cards.MAGPIE
RAT = cards.RAT
TURTLE = cards.TURTLE
SNAKE = cards.SNAKE
BAT = cards.BAT
SALAMANDER = cards.SALAMANDER
FAMILIARS = 10

CENTRE = 0
PILES = 5
DO_CHOOSE = moves.CHOOSE
DO_FLIP = moves.FLIP
DO_LEAVE = moves.LEAVE
DO_SWAP = moves.SWAP
DECLINE = moves.DECLINE
ASK_FLIP = moves.ASK_FLIP
ASK_LEAVE = moves.ASK_LEAVE
ASK_SWAP = moves.ASK_SWAP

CHOSE = notes.CHOSE
FLIPPED = notes.FLIPPED
SHED = notes.SHED
SWAPPED = notes.SWAPPED
NINE_LIVES = notes.NINE_LIVES


class Familiars(locations.Locations):
    def __init__(self, players: int) -> None:
        locations.Locations.__init__(self, players)
        self.with_familiars = 0  # the option
        self.familiars_used: Bytes = zeros(FAMILIARS + 1)  # those of the card file
        self.familiar: Bytes = zeros(MOST_SEATS)
        self.lives_used = 0  # one bit per seat

    def is_a(self, familiar: int) -> bool:
        """Whether the seat whose turn it is has this power."""
        return self.familiar[self.seat] == familiar

    # Choosing

    def can_choose(self, familiar: int) -> bool:
        if self.familiars_used[familiar] == 0 or (familiar == FOX and self.players == 2):  # FI-1.4
            return False
        for other in range(self.seat):
            if self.familiar[other] == familiar:
                return False
        return True

    def find_familiars(self, moves: Moves) -> None:
        for familiar in range(1, FAMILIARS + 1):
            if self.can_choose(familiar):
                board.add(moves, DO_CHOOSE, familiar, 0, 0)

    def choose(self, familiar: int) -> None:
        self.familiar[self.seat] = familiar
        if self.noting:
            self.note(CHOSE, self.seat, familiar, 0)

    # (a) the turn begins

    def owl(self) -> None:
        if self.is_a(OWL):
            self.look(self.seat, 1 + self.seat)  # FI-1.4

    def bat(self) -> None:
        if self.is_a(BAT) and self.pile_size[CENTRE] > 0:
            self.asked = ASK_FLIP

    def find_flips(self, moves: Moves) -> None:
        board.add(moves, DO_FLIP, CENTRE, 0, 0)
        board.add(moves, DECLINE, 0, 0, 0)

    def flip(self) -> None:
        at = self.top(CENTRE)
        if self.pile_up[at]:
            self.turn_down(at)
        else:
            self.turn_up(at)
        if self.noting:
            self.note(FLIPPED, self.seat, self.pile_card[at], self.pile_up[at])

    # (b) scavenging

    def fox(self, pile: int) -> bool:
        """Whether the pile can be scavenged though out of reach."""
        return self.is_a(FOX) and self.exists(pile)

    # (d) taking cards: those to be taken lie face up

    def turtle(self, pile: int) -> None:
        if self.is_a(TURTLE) and self.count_up(pile) >= 2:
            self.asked = ASK_LEAVE

    def topmost_up(self, pile: int) -> int:
        """Where the topmost face-up card is."""
        at = self.top(pile)
        while self.pile_up[at] == 0:
            at -= 1
        return at

    def find_leave(self, moves: Moves, pile: int) -> None:
        board.add(moves, DO_LEAVE, self.pile_card[self.topmost_up(pile)], 0, 0)
        board.add(moves, DECLINE, 0, 0, 0)

    # (g) Spells

    def snake(self) -> bool:
        return self.is_a(SNAKE) and self.has(self.seat, ABY) > 0

    def shed(self, spell: int) -> None:
        self.give_up(spell)
        if self.noting:
            self.note(SHED, self.seat, spell, 0)
        self.discard_abyss()

    # (h) the check

    def cat(self) -> bool:
        """Whether one of nine lives saves the seat."""
        if not self.is_a(CAT) or self.lives_used & board.bit(self.seat):
            return False
        self.lives_used |= board.bit(self.seat)
        if self.noting:
            self.note(NINE_LIVES, self.seat, 0, 0)
        self.discard_collection()
        return True

    def salamander(self, seat: int) -> bool:
        """Whether one Ingredient may count as another type."""
        return self.familiar[seat] == SALAMANDER

    # (i) before cards are played

    def magpie(self) -> None:
        if not self.is_a(MAGPIE) or self.hand_size[self.seat] == 0:
            return
        for pile in range(PILES):
            if self.can_swap(pile):
                self.asked = ASK_SWAP

    def can_swap(self, pile: int) -> bool:
        return self.reaches(self.seat, pile) and self.is_top_up(pile)

    def find_swaps(self, moves: Moves) -> None:
        for pile in range(PILES):
            if self.can_swap(pile):
                for kind in range(KINDS):
                    if self.holds(self.seat, kind) > 0:
                        board.add(moves, DO_SWAP, kind, pile, 0)
        board.add(moves, DECLINE, 0, 0, 0)

    def swap(self, mine: int, pile: int) -> None:
        theirs = self.take_top(pile)
        self.play_openly(self.seat, mine)
        self.receive_openly(self.seat, theirs)
        self.put_up(pile, mine)
        if self.noting:
            self.note(SWAPPED, self.seat, mine + 16 * theirs, self.label(pile))

    def toad(self) -> None:
        if self.is_a(TOAD):
            self.offer_gust(0)

    # (l) refilling

    def rat(self) -> bool:
        return self.is_a(RAT)

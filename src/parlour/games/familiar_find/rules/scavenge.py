"""Step 1 of a turn: take a pile, pay and get what the Location asks and gives, travel, resolve Spells."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import board, familiars

KINDS = cards.KINDS
ABY = cards.ABY
FIRST_SPELL = cards.FIRST_SPELL
MOST_CARDS = cards.MOST_CARDS
CENTRE = 0
PILES = 5

DO_TAKE = moves.TAKE
DO_SKIP = moves.SKIP
DO_CAST = moves.CAST
DO_SHED = moves.SHED
ASK_SPELL = moves.ASK_SPELL

TURN = notes.TURN
TAKES = notes.TAKES
COLLECTED = notes.COLLECTED
LEFT = notes.LEFT
CAST = notes.CAST


class Scavenge(familiars.Familiars):
    def __init__(self, players: int) -> None:
        familiars.Familiars.__init__(self, players)
        self.taken = 0  # the pile chosen this turn
        self.leaving = 0  # whether the turtle leaves the topmost card

    # (a)

    def begin_turn(self) -> None:
        self.sides = 0
        self.taken = CENTRE
        self.leaving = 0
        self.took_abyss = 0
        if self.noting:
            self.note(TURN, self.seat, 0, 0)
        self.owl()  # FI-4.0
        self.bat()

    # (b)

    def can_take(self, pile: int) -> bool:
        if not self.reaches(self.seat, pile) and not self.fox(pile):
            return False
        if self.pile_size[pile] == 0:  # FI-4.1
            return False
        if pile == CENTRE and (self.quagmire() or self.tollgate()):  # FI-4.4: the Location goes first
            return False
        return not self.open_vault(pile) or self.count_up(pile) > 0

    def find_takes(self, moves: Moves) -> None:
        for pile in range(PILES):
            if self.can_take(pile):
                board.add(moves, DO_TAKE, pile, 0, 0)
        if moves.count == 0:
            board.add(moves, DO_SKIP, 0, 0, 0)  # FI-4.1

    # (d)

    def reveal_taken(self) -> None:
        """Turn up what is taken; afterwards the face-up cards of the pile are those that are taken."""
        pile = self.taken
        if not self.open_vault(pile):
            self.turn_pile_up(pile)  # FI-4.1
        if self.noting:
            self.note(TAKES, self.seat, self.label(pile), self.count_up(pile))
        self.turtle(pile)

    def collect_taken(self) -> None:
        """The face-up cards join the collection; what is face down slides to the bottom, in its order."""
        first = self.taken * MOST_CARDS
        end = first + self.pile_size[self.taken]
        stays = self.topmost_up(self.taken) if self.leaving else end
        left = 0
        self.pile_size[self.taken] = 0
        for at in range(first, end):
            if at == stays:
                left = self.pile_card[at]
            elif self.pile_up[at]:
                self.take_card(self.pile_card[at])
            else:
                self.move_card(at, self.taken)
        if self.leaving:
            self.put_up(self.taken, left)
            if self.noting:
                self.note(LEFT, self.seat, left, self.label(self.taken))

    def take_card(self, kind: int) -> None:
        self.collect(kind)
        if kind == ABY:
            self.took_abyss += 1
        if self.noting:
            self.note(COLLECTED, self.seat, kind, self.label(self.taken))

    # (g)

    def ask_spell(self) -> bool:
        """Ask for the next Spell; False when none is left."""
        if self.casting != 0:
            self.give_up(self.casting)  # FI-4.2, FI-9.1: once resolved
            self.casting = 0
        if self.spells_left() == 0:
            return False
        self.asked = ASK_SPELL  # FI-9.2: also for a single one
        return True

    def find_spells(self, moves: Moves) -> None:
        for kind in range(FIRST_SPELL, KINDS):
            if self.has(self.seat, kind) > 0:
                board.add(moves, DO_CAST, kind, 0, 0)
                if self.snake():
                    board.add(moves, DO_SHED, kind, 0, 0)

    def cast(self, spell: int) -> None:
        self.casting = spell
        if self.noting:
            self.note(CAST, self.seat, spell, 0)
        self.resolve(spell)

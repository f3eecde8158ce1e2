"""The nine Spells, each under its name. Locations and Familiars that do as a Spell does call it from here."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import board, piles

KINDS = cards.KINDS
INGREDIENTS = cards.INGREDIENTS
ABY = cards.ABY
FIRST_SPELL = cards.FIRST_SPELL
CLEANSE = cards.CLEANSE
BARTER = cards.BARTER
CAST_OFF = cards.CAST_OFF
FORESIGHT = cards.FORESIGHT
INSIGHT = cards.INSIGHT
VEIL = cards.VEIL
DAYLIGHT = cards.DAYLIGHT
GUST = cards.GUST
PLUCK = cards.PLUCK

PILES = 5
DO_BARTER = moves.BARTER
DO_GUST = moves.GUST
DO_CAST_OFF = moves.CAST_OFF
DO_PLUCK = moves.PLUCK
DECLINE = moves.DECLINE
ASK_BARTER = moves.ASK_BARTER
ASK_GUST = moves.ASK_GUST
ASK_CAST_OFF = moves.ASK_CAST_OFF
ASK_PLUCK = moves.ASK_PLUCK

BARTERED = notes.BARTERED
GUSTED = notes.GUSTED
CAST_AWAY = notes.CAST_AWAY
PLUCKED = notes.PLUCKED


class Spells(piles.Piles):
    def __init__(self, players: int) -> None:
        piles.Piles.__init__(self, players)
        self.casting = 0  # the Spell being resolved, 0 = none
        self.sides = 0  # VEIL or DAYLIGHT, whichever was resolved last this turn, or 0
        self.gust_far = 0  # whether the gust in question reaches every pile

    def resolve(self, spell: int) -> None:
        """What the Spell does; one that can do nothing does nothing."""
        if spell == CLEANSE:
            self.cleanse()
        elif spell == BARTER:
            self.barter()
        elif spell == CAST_OFF:
            self.cast_off()
        elif spell == FORESIGHT:
            self.foresight()
        elif spell == INSIGHT:
            self.insight()
        elif spell == VEIL:
            self.veil()
        elif spell == DAYLIGHT:
            self.daylight()
        elif spell == GUST:
            self.gust()
        elif spell == PLUCK:
            self.pluck()

    def cleanse(self) -> None:
        if self.has(self.seat, ABY) > 0:  # FI-1.3
            self.discard_abyss()

    # Fair Barter

    def barter(self) -> None:
        if self.can_barter():  # FI-9.2
            self.asked = ASK_BARTER

    def can_barter(self) -> bool:
        for other in range(self.players):
            for mine in range(INGREDIENTS):
                for theirs in range(INGREDIENTS):
                    if self.is_barter(mine, other, theirs):
                        return True
        return False

    def is_barter(self, mine: int, other: int, theirs: int) -> bool:
        if mine == theirs or self.has(self.seat, mine) == 0:
            return False
        return other != self.seat and self.has(other, theirs) > 0  # a seat that is out has no collection

    def find_barters(self, moves: Moves) -> None:
        for other in range(self.players):
            for mine in range(INGREDIENTS):
                for theirs in range(INGREDIENTS):
                    if self.is_barter(mine, other, theirs):
                        board.add(moves, DO_BARTER, mine, other, theirs)
        board.add(moves, DECLINE, 0, 0, 0)

    def make_barter(self, mine: int, other: int, theirs: int) -> None:
        self.collection[self.seat * KINDS + mine] -= 1
        self.collection[other * KINDS + mine] += 1
        self.collection[other * KINDS + theirs] -= 1
        self.collection[self.seat * KINDS + theirs] += 1
        if self.noting:
            self.note(BARTERED, self.seat, mine + 16 * theirs, other)

    # Cast Off

    def cast_off(self) -> None:
        if self.has(self.seat, ABY) > 0:
            self.asked = ASK_CAST_OFF

    def find_cast_offs(self, moves: Moves) -> None:
        for pile in range(PILES):
            if self.reaches(self.seat, pile):
                board.add(moves, DO_CAST_OFF, pile, 0, 0)
        board.add(moves, DECLINE, 0, 0, 0)

    def make_cast_off(self, pile: int) -> None:
        self.collection[self.seat * KINDS + ABY] -= 1
        self.put_up(pile, ABY)
        if self.noting:
            self.note(CAST_AWAY, self.seat, ABY, self.label(pile))

    def foresight(self) -> None:
        for pile in range(PILES):
            self.look(self.seat, pile)

    def insight(self) -> None:
        self.draw_card(self.seat)  # FI-4.5
        self.draw_card(self.seat)

    def veil(self) -> None:
        self.sides = VEIL  # FI-4.3

    def daylight(self) -> None:
        for pile in range(PILES):
            self.turn_pile_up(pile)
        self.sides = DAYLIGHT  # FI-4.3

    # Gust

    def gust(self) -> None:
        self.offer_gust(1)

    def offer_gust(self, far: int) -> None:
        self.gust_far = far
        for pile in range(PILES):
            if self.can_gust_from(pile):
                self.asked = ASK_GUST

    def can_gust_from(self, pile: int) -> bool:
        return self.pile_size[pile] >= 2 and self.can_gust_to(pile)

    def can_gust_to(self, pile: int) -> bool:
        return self.exists(pile) if self.gust_far else self.reaches(self.seat, pile)

    def find_gusts(self, moves: Moves) -> None:
        for source in range(PILES):
            if self.can_gust_from(source):
                for target in range(PILES):
                    if source != target and self.can_gust_to(target):
                        board.add(moves, DO_GUST, source, target, 0)
        board.add(moves, DECLINE, 0, 0, 0)

    def make_gust(self, source: int, target: int) -> None:
        at = self.top(source)
        self.move_card(at, target)  # FI-11.1: it is known to the same seats as before
        self.pile_size[source] -= 1
        if self.noting:
            card = 1 + self.pile_card[at] if self.pile_up[at] else 0
            self.note(GUSTED, self.seat + 8 * card, self.label(source), self.label(target))

    # Pluck

    def pluck(self) -> None:
        for pile in range(PILES):
            if self.can_pluck(pile):
                self.asked = ASK_PLUCK

    def can_pluck(self, pile: int) -> bool:
        if self.pile_size[pile] < 2 or not self.reaches(self.seat, pile) or not self.is_top_up(pile):
            return False
        return self.pile_card[self.top(pile)] < FIRST_SPELL

    def find_plucks(self, moves: Moves) -> None:
        for pile in range(PILES):
            if self.can_pluck(pile):
                board.add(moves, DO_PLUCK, pile, 0, 0)
        board.add(moves, DECLINE, 0, 0, 0)

    def make_pluck(self, pile: int) -> None:
        kind = self.take_top(pile)
        self.collect(kind)
        if self.noting:
            self.note(PLUCKED, self.seat, kind, self.label(pile))

"""The nine Spells, each under its name (FI-1.3). Locations and Familiars that do as a Spell does call it from here."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import hands, piles, table
from parlour.games.familiar_find.state import Find


def resolve(s: Find, spell: int) -> None:
    """What the Spell does; one that can do nothing does nothing."""
    if spell == cards.CLEANSE:
        cleanse(s)
    elif spell == cards.BARTER:
        barter(s)
    elif spell == cards.CAST_OFF:
        cast_off(s)
    elif spell == cards.FORESIGHT:
        foresight(s)
    elif spell == cards.INSIGHT:
        insight(s)
    elif spell == cards.VEIL:
        veil(s)
    elif spell == cards.DAYLIGHT:
        daylight(s)
    elif spell == cards.GUST:
        gust(s)
    elif spell == cards.PLUCK:
        pluck(s)


def cleanse(s: Find) -> None:
    if s.collection[s.seat][cards.ABY] > 0:
        hands.discard_abyss(s)


# Fair Barter


def barter(s: Find) -> None:
    if can_barter(s):  # FI-9.2
        s.asked = moves.ASK_BARTER


def can_barter(s: Find) -> bool:
    for other in range(s.players):
        for mine in range(cards.INGREDIENTS):
            for theirs in range(cards.INGREDIENTS):
                if is_barter(s, mine, other, theirs):
                    return True
    return False


def is_barter(s: Find, mine: int, other: int, theirs: int) -> bool:
    if mine == theirs or s.collection[s.seat][mine] == 0:
        return False
    return other != s.seat and s.collection[other][theirs] > 0  # a seat that is out has no collection


def find_barters(s: Find, found: Moves) -> None:
    for other in range(s.players):
        for mine in range(cards.INGREDIENTS):
            for theirs in range(cards.INGREDIENTS):
                if is_barter(s, mine, other, theirs):
                    table.add(found, moves.number(moves.BARTER, mine, other, theirs))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def make_barter(s: Find, mine: int, other: int, theirs: int) -> None:
    exchange(s, mine, other, theirs)
    if s.noting:
        s.note(notes.BARTERED, s.seat, mine + 16 * theirs, other)
    hands.note_lacking(s, s.seat)
    hands.note_lacking(s, other)


def exchange(s: Find, mine: int, other: int, theirs: int) -> None:
    s.collection[s.seat][mine] -= 1
    s.collection[other][mine] += 1
    s.collection[other][theirs] -= 1
    s.collection[s.seat][theirs] += 1


# Cast Off


def cast_off(s: Find) -> None:
    if s.collection[s.seat][cards.ABY] > 0:
        s.asked = moves.ASK_CAST_OFF


def find_cast_offs(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if table.reaches(s, s.seat, pile):
            table.add(found, moves.number(moves.CAST_OFF, pile, 0, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def make_cast_off(s: Find, pile: int) -> None:
    s.collection[s.seat][cards.ABY] -= 1
    table.put_up(s, pile, cards.ABY)
    if s.noting:
        s.note(notes.CAST_AWAY, s.seat, cards.ABY, table.label(s, pile))


# Second Sight, Flash of Insight, Veil of Night, Daylight


def foresight(s: Find) -> None:
    for pile in range(cards.PILES):
        piles.look(s, s.seat, pile)


def insight(s: Find) -> None:
    hands.draw_card(s, s.seat)  # FI-4.5
    hands.draw_card(s, s.seat)


def veil(s: Find) -> None:
    s.sides = cards.VEIL  # FI-4.3


def daylight(s: Find) -> None:
    for pile in range(cards.PILES):
        piles.turn_pile_up(s, pile)
    s.sides = cards.DAYLIGHT  # FI-4.3


# Gust


def gust(s: Find) -> None:
    offer_gust(s, True)


def offer_gust(s: Find, far: bool) -> None:
    s.gust_far = far
    for pile in range(cards.PILES):
        if can_gust_from(s, pile):
            s.asked = moves.ASK_GUST


def can_gust_from(s: Find, pile: int) -> bool:
    return s.pile_size[pile] >= 2 and can_gust_to(s, pile)


def can_gust_to(s: Find, pile: int) -> bool:
    return table.exists(s, pile) if s.gust_far else table.reaches(s, s.seat, pile)


def find_gusts(s: Find, found: Moves) -> None:
    for source in range(cards.PILES):
        if can_gust_from(s, source):
            for target in range(cards.PILES):
                if source != target and can_gust_to(s, target):
                    table.add(found, moves.number(moves.GUST, source, target, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def make_gust(s: Find, source: int, target: int) -> None:
    i = s.pile_size[source] - 1
    piles.move_card(s, source, i, target)  # FI-11.1: it is known to the same seats as before
    s.pile_size[source] = i
    if s.noting:
        card = 1 + s.pile_card[source][i] if s.pile_up[source][i] else 0
        s.note(notes.GUSTED, s.seat + 8 * card, table.label(s, source), table.label(s, target))


# Pluck


def pluck(s: Find) -> None:
    for pile in range(cards.PILES):
        if can_pluck(s, pile):
            s.asked = moves.ASK_PLUCK


def can_pluck(s: Find, pile: int) -> bool:
    if s.pile_size[pile] < 2 or not table.reaches(s, s.seat, pile) or not table.is_top_up(s, pile):
        return False
    return table.top_card(s, pile) < cards.FIRST_SPELL


def find_plucks(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if can_pluck(s, pile):
            table.add(found, moves.number(moves.PLUCK, pile, 0, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def make_pluck(s: Find, pile: int) -> None:
    kind = piles.take_top(s, pile)
    s.collection[s.seat][kind] += 1
    if s.noting:
        s.note(notes.PLUCKED, s.seat, kind, table.label(s, pile))
    hands.note_lacking(s, s.seat)

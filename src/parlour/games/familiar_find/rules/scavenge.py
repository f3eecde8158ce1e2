"""Step 1 of a turn: take a pile and resolve the Spells in it (FI-4)."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, effects, moves, notes, tables
from parlour.games.familiar_find.rules import familiars, hands, locations, piles, steps, table
from parlour.games.familiar_find.state import Find

# (a)


def begin_turn(s: Find) -> None:
    s.sides = 0
    s.taken = cards.CENTRE
    s.leaving = False
    s.took_abyss = 0
    if s.noting:
        s.note(notes.TURN, s.seat, 0, 0)
    steps.begin(s, effects.BEGIN, True)  # FI-4.0


# (b)


def can_take(s: Find, pile: int) -> bool:
    if not table.reaches(s, s.seat, pile) and not familiars.reaches_far(s, pile):
        return False
    if s.pile_size[pile] == 0:  # FI-4.1
        return False
    if pile == cards.CENTRE and (
        locations.is_too_small(s) or locations.lacks_toll(s)
    ):  # FI-4.4: the Location goes first
        return False
    return not locations.takes_up(s, pile) or piles.count_up(s, pile) > 0


def find_takes(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if can_take(s, pile):
            table.add(found, moves.number(moves.TAKE, pile, 0, 0))
    if found.count == 0:
        table.add(found, moves.number(moves.SKIP, 0, 0, 0))  # FI-4.1


# (d)


def reveal_taken(s: Find) -> None:
    """Turn up what is taken; afterwards the face-up cards of the pile are those that are taken."""
    if not locations.takes_up(s, s.taken):
        piles.turn_pile_up(s, s.taken)  # FI-4.1
    if s.noting:
        s.note(notes.TAKES, s.seat, table.label(s, s.taken), piles.count_up(s, s.taken))
    familiars.ask_leave(s, s.taken)


def collect_taken(s: Find) -> None:
    """The face-up cards join the collection; what is face down slides to the bottom, in its order."""
    pile = s.taken
    end = s.pile_size[pile]
    stays = familiars.topmost_up(s, pile) if s.leaving else end
    left = 0
    s.pile_size[pile] = 0
    for i in range(end):
        if i == stays:
            left = s.pile_card[pile][i]
        elif s.pile_up[pile][i]:
            collect(s, s.pile_card[pile][i])
        else:
            piles.move_card(s, pile, i, pile)
    if s.leaving:
        table.put_up(s, pile, left)
        if s.noting:
            s.note(notes.LEFT, s.seat, left, table.label(s, pile))
    hands.note_lacking(s, s.seat)


def collect(s: Find, kind: int) -> None:
    s.collection[s.seat][kind] += 1
    if kind == cards.ABY:
        s.took_abyss += 1
    if s.noting:
        s.note(notes.COLLECTED, s.seat, kind, table.label(s, s.taken))


# (g)


def ask_spell(s: Find) -> bool:
    """Ask for the next Spell; False when none is left."""
    if s.casting != 0:
        table.give_up(s, s.casting)  # FI-4.2, FI-9.1: once resolved
        if s.noting:
            s.note(notes.RESOLVED, s.seat, s.casting, 0)
        s.casting = 0
    if hands.spells_left(s) == 0:
        return False
    s.asked = moves.ASK_SPELL  # FI-9.2: also for a single one
    return True


def find_spells(s: Find, found: Moves) -> None:
    for kind in range(cards.FIRST_SPELL, s.kinds):
        if s.collection[s.seat][kind] > 0:
            table.add(found, moves.number(moves.CAST, kind, 0, 0))
            if familiars.can_shed(s):
                table.add(found, moves.number(moves.SHED, kind, 0, 0))


def cast(s: Find, spell: int) -> None:
    s.casting = spell
    if s.noting:
        s.note(notes.CAST, s.seat, spell, 0)
    steps.start(s, effects.CAST, spell, tables.NOBODY)

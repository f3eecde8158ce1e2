"""The ten Familiars, each under its name (FI-1.4). With the Family side up nobody has one."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import hands, piles, spells, table
from parlour.games.familiar_find.state import Find

# Choosing


def can_choose(s: Find, familiar: int) -> bool:
    if s.familiars_used[familiar] == 0 or (familiar == cards.FOX and s.players == 2):
        return False
    for other in range(s.seat):
        if s.familiar[other] == familiar:
            return False
    return True


def find_familiars(s: Find, found: Moves) -> None:
    for familiar in range(1, cards.FAMILIARS + 1):
        if can_choose(s, familiar):
            table.add(found, moves.number(moves.CHOOSE, familiar, 0, 0))


def choose(s: Find, familiar: int) -> None:
    s.familiar[s.seat] = familiar
    if s.noting:
        s.note(notes.CHOSE, s.seat, familiar, 0)


# (a) the turn begins


def owl(s: Find) -> None:
    if table.is_a(s, cards.OWL):
        piles.look(s, s.seat, 1 + s.seat)


def bat(s: Find) -> None:
    if table.is_a(s, cards.BAT) and s.pile_size[cards.CENTRE] > 0:
        s.asked = moves.ASK_FLIP


def find_flips(s: Find, found: Moves) -> None:
    table.add(found, moves.number(moves.FLIP, cards.CENTRE, 0, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def flip(s: Find) -> None:
    i = s.pile_size[cards.CENTRE] - 1
    if s.pile_up[cards.CENTRE][i]:
        piles.turn_down(s, cards.CENTRE, i)
    else:
        piles.turn_up(s, cards.CENTRE, i)
    if s.noting:
        s.note(notes.FLIPPED, s.seat, s.pile_card[cards.CENTRE][i], s.pile_up[cards.CENTRE][i])


# (b) scavenging


def fox(s: Find, pile: int) -> bool:
    """Whether the pile can be scavenged though out of reach."""
    if not table.is_a(s, cards.FOX) or not table.exists(s, pile):
        return False
    return s.pile_size[pile] == 1 or s.version == 1  # FI-1.4; rules 1: any pile


# (d) taking cards: those to be taken lie face up


def turtle(s: Find, pile: int) -> None:
    if table.is_a(s, cards.TURTLE) and piles.count_up(s, pile) >= 2:
        s.asked = moves.ASK_LEAVE


def topmost_up(s: Find, pile: int) -> int:
    """Where the topmost face-up card is."""
    i = s.pile_size[pile] - 1
    while s.pile_up[pile][i] == 0:
        i -= 1
    return i


def find_leave(s: Find, found: Moves) -> None:
    table.add(found, moves.number(moves.LEAVE, s.pile_card[s.taken][topmost_up(s, s.taken)], 0, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


# (g) Spells


def snake(s: Find) -> bool:
    return table.is_a(s, cards.SNAKE) and s.collection[s.seat][cards.ABY] > 0


def shed(s: Find, spell: int) -> None:
    table.give_up(s, spell)
    if s.noting:
        s.note(notes.SHED, s.seat, spell, 0)
    hands.discard_abyss(s)


# (h) the check


def cat(s: Find) -> bool:
    """Whether one of nine lives saves the seat."""
    if not table.is_a(s, cards.CAT) or s.lives_used & native.bit(s.seat):
        return False
    s.lives_used |= native.bit(s.seat)
    if s.noting:
        s.note(notes.NINE_LIVES, s.seat, 0, 0)
    hands.discard_collection(s)
    return True


def salamander(s: Find, seat: int) -> bool:
    """Whether one Ingredient may count as another type."""
    return s.familiar[seat] == cards.SALAMANDER


# (i) before cards are played


def magpie(s: Find) -> None:
    if not table.is_a(s, cards.MAGPIE) or s.hand_size[s.seat] == 0:
        return
    for pile in range(cards.PILES):
        if can_swap(s, pile):
            s.asked = moves.ASK_SWAP


def can_swap(s: Find, pile: int) -> bool:
    return table.reaches(s, s.seat, pile) and table.is_top_up(s, pile)


def find_swaps(s: Find, found: Moves) -> None:
    for pile in range(cards.PILES):
        if can_swap(s, pile):
            for kind in range(cards.KINDS):
                if s.hand[s.seat][kind] > 0:
                    table.add(found, moves.number(moves.SWAP, kind, pile, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def swap(s: Find, mine: int, pile: int) -> None:
    theirs = piles.take_top(s, pile)
    hands.take_out(s, s.seat, mine)
    hands.receive_openly(s, s.seat, theirs)
    table.put_up(s, pile, mine)
    if s.noting:
        s.note(notes.SWAPPED, s.seat, mine + 16 * theirs, table.label(s, pile))


def toad(s: Find) -> None:
    if table.is_a(s, cards.TOAD):
        spells.offer_gust(s, False)


# (l) refilling


def rat(s: Find) -> bool:
    return table.is_a(s, cards.RAT)

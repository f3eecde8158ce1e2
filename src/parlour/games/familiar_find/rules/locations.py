"""The thirteen Locations, each under its name (FI-1.5). They change the rules of the centre pile only."""

from __future__ import annotations

from parlour.engine.state import Moves
from parlour.games.familiar_find import cards, moves, notes
from parlour.games.familiar_find.rules import hands, piles, spells, table
from parlour.games.familiar_find.state import Find

__all__ = ["moonlit_well", "open_vault"]

# (b) which piles can be scavenged


def quagmire(s: Find) -> bool:
    """Whether it closes the centre."""
    return s.location == cards.QUAGMIRE and s.pile_size[cards.CENTRE] < 3


def tollgate(s: Find) -> bool:
    """Whether it closes the centre."""
    return s.location == cards.TOLLGATE and s.hand_size[s.seat] == 0


def open_vault(s: Find, pile: int) -> bool:
    """Whether only the face-up cards of the pile are taken."""
    return s.location == cards.OPEN_VAULT and pile == cards.CENTRE


# (c) the toll


def ask_toll(s: Find) -> None:
    if s.location == cards.TOLLGATE and s.taken == cards.CENTRE:
        s.asked = moves.ASK_TOLL


def find_tolls(s: Find, found: Moves) -> None:
    for kind in range(cards.KINDS):
        if s.hand[s.seat][kind] > 0:
            table.add(found, moves.number(moves.TOLL, kind, 0, 0))


def pay_toll(s: Find, kind: int) -> None:
    hands.take_out(s, s.seat, kind)
    table.discard(s, kind)
    if s.noting:
        s.note(notes.TOLLED, s.seat, kind, 0)


# (e) the centre was taken


def visit(s: Find) -> None:
    if s.location == cards.SHRINE:
        shrine(s)
    elif s.location == cards.DARK_ALTAR:
        dark_altar(s)
    elif s.location == cards.LIBRARY:
        library(s)
    elif s.location == cards.THIEVES_MARKET:
        thieves_market(s)
    elif s.location == cards.STILL_POND:
        still_pond(s)
    elif s.location == cards.WINDMILL:
        windmill(s)


def shrine(s: Find) -> None:
    if s.took_abyss == 0 and s.collection[s.seat][cards.ABY] > 0:
        s.asked = moves.ASK_SHRINE


def find_shrine(s: Find, found: Moves) -> None:
    table.add(found, moves.number(moves.DISCARD, cards.ABY, 0, 0))
    table.add(found, moves.number(moves.DECLINE, 0, 0, 0))


def dark_altar(s: Find) -> None:
    if s.deck_size > 0:  # FI-4.5
        kind = table.next_card(s)
        s.collection[s.seat][kind] += 1
        if s.noting:
            s.note(notes.OFFERED, s.seat, kind, 0)
        hands.note_lacking(s, s.seat)


def library(s: Find) -> None:
    hands.draw_card(s, s.seat)


def thieves_market(s: Find) -> None:
    spells.barter(s)


def still_pond(s: Find) -> None:
    for kind in range(cards.FIRST_SPELL, cards.KINDS):
        while s.collection[s.seat][kind] > 0:
            table.give_up(s, kind)
            if s.noting:
                s.note(notes.SANK, s.seat, kind, 0)


def windmill(s: Find) -> None:
    spells.gust(s)


# (j) playing cards


def moonlit_well(s: Find, pile: int) -> bool:
    """Whether a card goes there face down, uncounted."""
    return s.location == cards.MOONLIT_WELL and pile == cards.CENTRE


def echo_cave(s: Find) -> bool:
    """Whether a card must go into the centre."""
    return s.location == cards.ECHO_CAVE


# (k) cards were played


def end_of_play(s: Find) -> None:
    if s.location == cards.SUNLIT_GLADE:
        sunlit_glade(s)
    elif s.location == cards.OVERGROWTH:
        overgrowth(s)


def sunlit_glade(s: Find) -> None:
    piles.turn_pile_up(s, cards.CENTRE)


def overgrowth(s: Find) -> None:
    if s.pile_size[cards.CENTRE] < 3 and s.deck_size > 0:  # FI-4.5
        kind = table.next_card(s)
        table.put_up(s, cards.CENTRE, kind)
        if s.noting:
            s.note(notes.LAID, kind, 0, 0)

"""Set-up (FT-2): the piles are shuffled one by one, then cards are dealt and errands laid out."""

from __future__ import annotations

from parlour.games.familiars_trouble import cards, notes
from parlour.games.familiars_trouble.rules import errands, turn
from parlour.games.familiars_trouble.state import Trouble


def begin(s: Trouble) -> None:
    for card in range(cards.SIZE):
        s.pile[card] = card
    s.pile_size = cards.SIZE
    s.chance = 1  # FT-2.1


def go_on(s: Trouble) -> None:
    """One pile is shuffled; ask for the next, or deal (FT-2.1)."""
    if s.shuffled == 0:
        take_deck(s)
    else:
        make_pile(s, s.shuffled - 1)
    s.shuffled += 1
    if s.shuffled <= cards.LEVELS:
        gather(s, s.shuffled - 1)
        s.chance = s.shuffled + 1
        return
    deal(s)
    lay_out(s)
    s.lead = 0  # FT-2.3
    turn.begin_round(s)


def take_deck(s: Trouble) -> None:
    """The three-coloured cards are numbered as they lie, since nobody can tell them apart."""
    rainbow = cards.RAINBOW
    for i in range(cards.SIZE):
        if s.pile[i] >= cards.RAINBOW:
            s.pile[i] = rainbow
            rainbow += 1
        s.deck[i] = s.pile[i]
    s.deck_size = cards.SIZE


def gather(s: Trouble, level: int) -> None:
    """Put the errands of a level together, to be shuffled."""
    s.pile_size = 0
    for errand in range(cards.ERRANDS):
        if s.levels[errand] == level:
            s.pile[s.pile_size] = errand
            s.pile_size += 1


def make_pile(s: Trouble, level: int) -> None:
    """What was shuffled is the pile of the level, also of one that is not laid out (FT-1.5)."""
    for i in range(s.pile_size):
        s.piles[level][i] = s.pile[i]
    s.pile_sizes[level] = s.pile_size


def deal(s: Trouble) -> None:
    for _ in range(cards.HAND):  # FT-2.2
        for seat in range(cards.SEATS):
            draw_card(s, seat)


def draw_card(s: Trouble, seat: int) -> None:
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.hands[seat] |= cards.BITS[card]
    if s.noting:
        s.note(notes.DREW, seat, card, 0)


def lay_out(s: Trouble) -> None:
    for level in range(cards.LEVELS):
        for _ in range(s.laid_out[level]):  # FT-2.2
            errand = errands.turn_up(s, level)
            if s.noting:
                s.note(notes.LAID_OUT, errand, 0, 0)

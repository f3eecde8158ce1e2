"""5. Errand replenishment (FT-7), 6. Hand replenishment (FT-8), and the end (FT-10)."""

from __future__ import annotations

from parlour.engine import native
from parlour.engine.state import Moves
from parlour.games.familiars_trouble import cards, moves, notes
from parlour.games.familiars_trouble.rules import errands, setup, turn
from parlour.games.familiars_trouble.state import Trouble


def replenish(s: Trouble) -> None:
    if wants_errands(s):
        s.asked = moves.ASK_DRAW
        return
    if s.deck_size != 0:  # FT-8.1
        for steps in range(cards.SEATS):
            setup.draw_card(s, cards.after(s.lead, steps))
    s.round += 1
    turn.begin_round(s)


def find_draws(s: Trouble, found: Moves) -> int:
    count = 0
    for level in range(cards.LEVELS):
        if s.pile_sizes[level] != 0:  # FT-7.1
            found.items[count] = moves.DRAW + level
            count += 1
    found.count = count
    return count


def refill(s: Trouble, level: int) -> None:
    errand = errands.turn_up(s, level)  # FT-7.1: seen before the next choice
    if s.noting:
        s.note(notes.REFILLED, s.seat, errand, 0)
    replenish(s)


def wants_errands(s: Trouble) -> bool:
    """Whether the display is short of its starting number and can be refilled (FT-7.1)."""
    return native.count_bits(s.display) < s.display_size and errands.has_piles(s)


# The end


def end(s: Trouble) -> None:
    s.over = True
    if s.noting:
        s.note(notes.ENDED, s.points, 0, 0)


def has_won(s: Trouble) -> bool:
    return s.over and s.points >= cards.ENOUGH  # FT-10.1

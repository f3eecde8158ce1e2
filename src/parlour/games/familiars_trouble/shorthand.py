"""A person's shorthand: what is asked need not be said."""

from __future__ import annotations

from parlour.games.familiars_trouble import moves
from parlour.games.familiars_trouble.cards import KIND_OF_TEXT
from parlour.games.familiars_trouble.state import Trouble


def expand(state: Trouble, text: str) -> list[str]:
    """A card alone means passing or playing it, a level alone drawing from its pile, an errand and a level a swap."""
    card, *level = text.upper().split(" ")
    if not level and card in KIND_OF_TEXT and state.asked in (moves.ASK_PASS, moves.ASK_PLAY):
        return [f"{'pass' if state.asked == moves.ASK_PASS else 'play'} {card}"]
    if not level and moves.is_level(card) and state.asked == moves.ASK_DRAW:
        return [f"draw {card}"]
    is_swap = len(level) == 1 and card in moves.deck_of(state).numbers and moves.is_level(level[0])
    return [f"swap {card} {level[0]}"] if is_swap and state.asked == moves.ASK_SWAP else [text]

"""Beside a person who plays against bots: what matters before a decision, and whether one that was made cost much.

It knows what the seat knows and no more. A decision is judged as a review would, only quicker.
"""

from __future__ import annotations

from parlour.bots.review import Care, Choice, Judge
from parlour.engine.match import Match, Position
from parlour.engine.motives import Said
from parlour.engine.state import is_compiled

CARE = Care(search=600, worlds=300, doublings=4) if is_compiled() else Care(search=40, worlds=20, doublings=0)
SEED = 0


def matter(position: Position) -> Said | None:
    """What matters most to whoever decides; None if the game has nothing to say."""
    found = position.game.matters(position.imagine(SEED))
    return found[0] if found else None


def slip(match: Match, move: str, care: Care = CARE) -> Choice | None:
    """What a move would cost in the present position, however it is written, if that is surely much; else None."""
    if len(match.legal()) < 2:
        return None
    made = len(match.record.decisions)
    written = match.game.text(match.state, match.checked(move))
    choice = Judge(care, SEED).choice(match.position(canonical=True), written, made)
    return choice if choice.is_mistake else None

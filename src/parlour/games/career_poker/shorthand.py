"""A person's shorthand: a play with gold written at once (CP-11.3)."""

from __future__ import annotations

import re

from parlour.engine.errors import IllegalMove, MalformedMove, Reason
from parlour.games.career_poker import cards, moves
from parlour.games.career_poker.moves import read_card, read_target
from parlour.games.career_poker.play import Play
from parlour.games.career_poker.rules import table
from parlour.games.career_poker.why_not import why_not


def expand(state: Play, written: str) -> list[str]:
    """The steps of a play with gold written at once: `play 7rf 8rs>7rs`. Any other text is itself.

    A play begun cannot be taken back, so all its steps are tried on a copy first.
    """
    words = re.sub(r"\s*>\s*|\s+as\s+", ">", written).split()
    if words[:1] != ["play"] or not any(">" in word for word in words):
        return [written]
    cut = words[-1] == "cut"
    changes = sorted(read_change(state, word) for word in (words[1:-1] if cut else words[1:]))
    numbers = {cards.number_as(target) for _, target in changes}
    if len(numbers) > 1:
        raise MalformedMove(Reason("CP-5.3", "played-as-one"))
    steps = [moves.gold(len(changes), numbers.pop(), cut)]
    steps += [moves.use(card, target) for card, target in changes]
    return try_steps(state, steps)


def read_change(state: Play, word: str) -> tuple[int, int]:
    """A card, and what it is played as."""
    before, changed, after = word.partition(">")
    card = read_card(state, before)
    return card, read_target(after) if changed else table.printed(state, card)


def try_steps(state: Play, steps: list[int]) -> list[str]:
    trial, texts = state.copy(), []
    trial.noting = False
    for step in steps:
        if step not in trial.legal():
            raise IllegalMove(why_not(trial, step))
        texts.append(moves.text(trial, step))
        trial.play(step)
    return texts

"""A person's shorthand: a play with gold written at once (CP-11.3)."""

from __future__ import annotations

import re

from parlour.engine.errors import IllegalMove, MalformedMove
from parlour.games.career_poker.moves import GOLD, USE, read_card, read_target, text
from parlour.games.career_poker.reasons import why_not
from parlour.games.career_poker.rules.career import Career


def expand(state: Career, written: str) -> list[str]:
    """The steps of a play with gold written at once: `play 7rf 8rs>7rs`. Any other text is itself.

    A play begun cannot be taken back, so all its steps are tried on a copy first.
    """
    words = re.sub(r"\s*>\s*|\s+as\s+", ">", written).split()
    if words[:1] != ["play"] or not any(">" in word for word in words):
        return [written]
    cut = words[-1] == "cut"
    changes = sorted(read_change(state, word) for word in (words[1:-1] if cut else words[1:]))
    numbers = {target // 25 + 1 for _, target in changes}
    if len(numbers) > 1:
        raise MalformedMove("the cards of a play are all played as one number", "CP-5.3")
    steps = [GOLD + 32 * len(changes) + 2 * numbers.pop() + cut]
    steps += [USE + 512 * card + target for card, target in changes]
    return try_steps(state, steps)


def read_change(state: Career, word: str) -> tuple[int, int]:
    """A card, and what it is played as."""
    before, changed, after = word.partition(">")
    card = read_card(state, before)
    return card, read_target(after) if changed else 5 * card + state.mark_of[card]


def try_steps(state: Career, steps: list[int]) -> list[str]:
    trial, texts = state.copy(), []
    trial.noting = False
    for step in steps:
        if step not in trial.legal():
            clause, sentence = why_not(trial, step)
            raise IllegalMove(sentence, clause)
        texts.append(text(trial, step))
        trial.play(step)
    return texts

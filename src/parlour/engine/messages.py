"""What the engine itself has to say, whatever the game: the words are in `words/`."""

from __future__ import annotations

from parlour.engine.vocabulary import TEXT, Several, Types

OVER = "over"
NOT_PLAIN = "not-plain"
NOT_A_MOVE = "not-a-move"
NOT_ASKED = "not-asked"
NOT_LEGAL = "not-legal"

REASONS: dict[str, Types] = {
    OVER: {},
    NOT_PLAIN: {},
    NOT_A_MOVE: {"text": TEXT, "forms": Several("one-text", {"text": TEXT}, "or")},
    NOT_ASKED: {},
    NOT_LEGAL: {},
    **{id: {} for id in ("nothing-decided", "chance-came", "card-revealed", "others-decided")},  # a decision stands
}
"""Why something cannot be done; said by `why-` and the id. A game has none of these ids."""

MESSAGES: dict[str, Types] = {
    **{f"why-{id}": types for id, types in REASONS.items()},
    "one-text": {"text": TEXT},
    "face-down": {},
}

"""What the engine itself has to say, whatever the game: the words are in `words/`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.engine.vocabulary import TEXT, Key, Number, Several, Types

OVER = "over"
NOT_PLAIN = "not-plain"
NOT_A_MOVE = "not-a-move"
NOT_ASKED = "not-asked"
NOT_LEGAL = "not-legal"
NO_SIGN = "no-sign"

REASONS: dict[str, Types] = {
    OVER: {},
    NOT_PLAIN: {},
    NOT_A_MOVE: {"text": TEXT, "forms": Several("one-text", {"text": TEXT}, "or")},
    NOT_ASKED: {},
    NOT_LEGAL: {},
    NO_SIGN: {},
    **{id: {} for id in ("nothing-decided", "chance-came", "card-revealed", "others-decided")},  # a decision stands
}
"""Why something cannot be done; said by `why-` and the id. A game has none of these ids."""

SOME_TEXTS = Several("one-text", {"text": TEXT})
SETUP: dict[str, Types] = {
    "unknown-game": {"text": TEXT, "games": SOME_TEXTS},
    "players": {"seats": TEXT, "players": TEXT},
    "rules-version": {"rules": TEXT, "known": TEXT},
    "no-card-file": {},
    "card-file": {"path": TEXT, "error": TEXT},
    "option-form": {"text": TEXT},
    "option-value": {"option": TEXT, "value": TEXT, "allowed": TEXT},
    "unknown-option": {"text": TEXT, "options": Several("one-text", {"text": TEXT}, least=0)},
    "unknown-bot": {"text": TEXT, "bots": SOME_TEXTS},
    "no-iterations": {"bot": TEXT, "most": Number(1, 10_000_000)},
    "bots-for-seats": {"bots": Number(0, 9999), "players": Number(0, 99)},
    "no-such-seat": {"seat": Number(-99999, 99999), "last": Number(0, 99)},
}
"""Why a match cannot begin; said as reasons are."""

ONLY_MOVE = "hint-only"
AT_FIRST_SIGHT = "hint-first-sight"
WINS = "hint-wins"
REACHES = "hint-reaches"

OF_A_HUNDRED = Number(0, 100)
COMPARED: Types = {
    "tried": Number(2, 10_000_000),
    "of": OF_A_HUNDRED,
    "rival": TEXT,
    "other": OF_A_HUNDRED,
    "close": Key(("yes", "no")),
}
"""The move's figure, the text of the move that comes next, its figure, and whether chance alone could part them."""

HINTS: dict[str, Types] = {
    ONLY_MOVE: {},
    AT_FIRST_SIGHT: {"count": Number(2, 9999)},
    WINS: COMPARED,
    REACHES: COMPARED,  # where all win or lose together: of the best result there can be
}
"""Why a bot advises a move."""

MESSAGES: dict[str, Types] = {
    **{f"why-{id}": types for id, types in (REASONS | SETUP).items()},
    **HINTS,
    "one-text": {"text": TEXT},
    "face-down": {},
}


class Why(Struct, frozen=True):
    """Why a bot advises a move: one of `HINTS`, with its arguments."""

    id: str
    args: tuple[Any, ...] = ()

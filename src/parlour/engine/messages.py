"""What the engine itself has to say, whatever the game: the words are in `words/`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from parlour.engine.motives import Said
from parlour.engine.vocabulary import TEXT, Key, Number, Several, Types

OVER = "over"
NOT_PLAIN = "not-plain"
NOT_A_MOVE = "not-a-move"
NOT_ASKED = "not-asked"
NOT_LEGAL = "not-legal"
NO_SIGN = "no-sign"

WHERE: Types = {"where": TEXT}  # the way to a place of a card file, by its keys
KNOWN = Several("one-text", {"text": TEXT}, "or")
SIZE = Number(0, 10_000_000)
AMOUNT = Number(-10_000_000, 10_000_000)

CARD_FILES: dict[str, Types] = {
    "none": {},
    "not-utf8": {},
    "not-toml": {"line": SIZE, "column": SIZE},
    "too-large": {"bytes": SIZE},
    "too-many": {"most": SIZE},
    "too-deep": {"most": SIZE},
    "bad-key": {**WHERE, "most": SIZE},
    "unknown": {**WHERE, "known": KNOWN},
    "not-a-value": WHERE,
    "unseen": WHERE,
    "long": {**WHERE, "most": SIZE},
    "missing": WHERE,
    "not-a-table": WHERE,
    "not-a-name": WHERE,
    "not-a-flag": {**WHERE, "given": TEXT},
    "number": {**WHERE, "least": AMOUNT, "most": AMOUNT, "given": TEXT},
    "step": {**WHERE, "step": SIZE, "given": TEXT},
    "list": {**WHERE, "least": SIZE, "most": SIZE, "given": SIZE},
    "choice": {**WHERE, "given": TEXT, "known": KNOWN},
    "shape": {**WHERE, "given": TEXT, "example": TEXT},
    "twice": {**WHERE, "given": TEXT},
    "falls": WHERE,
    "some-of": {**WHERE, "known": KNOWN},
    "each-once": {**WHERE, "known": KNOWN},
    "off-track": {**WHERE, "given": AMOUNT},
    "total": {**WHERE, "total": SIZE, "least": SIZE, "most": SIZE},
    "too-few": {"total": SIZE, "players": Number(1, 99), "least": SIZE},
}
"""What is wrong with a card file, see `card_files`; said by `why-cards-` and the id."""

REASONS: dict[str, Types] = {
    OVER: {},
    NOT_PLAIN: {},
    NOT_A_MOVE: {"text": TEXT, "forms": Several("one-text", {"text": TEXT}, "or")},
    NOT_ASKED: {},
    NOT_LEGAL: {},
    NO_SIGN: {},
    **{id: {} for id in ("nothing-decided", "chance-came", "card-revealed", "others-decided")},  # a decision stands
    **{f"cards-{id}": types for id, types in CARD_FILES.items()},
}
"""Why something cannot be done; said by `why-` and the id. A game has none of these ids."""

SOME_TEXTS = Several("one-text", {"text": TEXT})
SETUP: dict[str, Types] = {
    "unknown-game": {"text": TEXT, "games": SOME_TEXTS},
    "players": {"seats": TEXT, "players": TEXT},
    "rules-version": {"rules": TEXT, "known": TEXT},
    "card-file": {"path": TEXT, "error": TEXT},
    "option-form": {"text": TEXT},
    "option-value": {"option": TEXT, "value": TEXT, "allowed": TEXT},
    "unknown-option": {"text": TEXT, "options": Several("one-text", {"text": TEXT}, least=0)},
    "unknown-bot": {"text": TEXT, "bots": SOME_TEXTS},
    "no-net": {"game": TEXT, "net": TEXT},
    "no-table": {"text": TEXT},
    "no-features": {"game": TEXT},
    "no-iterations": {"bot": TEXT, "most": Number(1, 10_000_000)},
    "bots-for-seats": {"bots": Number(0, 9999), "players": Number(0, 99)},
    "no-such-seat": {"seat": Number(-99999, 99999), "last": Number(0, 99)},
    "not-finished": {},
}
"""Why a match cannot begin, or be looked back at; said as reasons are."""

ONLY_MOVE = "hint-only"
AT_FIRST_SIGHT = "hint-first-sight"
WINS = "hint-chance"
BRINGS = "hint-points"

OF_A_HUNDRED = Number(0, 100)
POINTS = Number(-999, 9999)  # with tenths


def compared(figure: Number) -> Types:
    """The move's figure, that of the move that comes next, whether chance alone could part them, and what the next one
    is called: `Why` has its text in moves, and whoever says it puts its name there."""
    return {"of": figure, "other": figure, "close": Key(("yes", "no")), "rival": TEXT}


HINTS: dict[str, Types] = {
    ONLY_MOVE: {},
    AT_FIRST_SIGHT: {"count": Number(2, 9999)},
    WINS: compared(OF_A_HUNDRED),  # of a hundred such games
    BRINGS: compared(POINTS),  # where all win or lose together
}
"""Why a bot advises a move."""

MESSAGES: dict[str, Types] = {
    **{f"why-{id}": types for id, types in (REASONS | SETUP).items()},
    **HINTS,
    "one-text": {"text": TEXT},
    "sentences": {"before": TEXT, "after": TEXT},
    "face-down": {},
}


class Why(Struct, frozen=True):
    """Why a bot advises a move: one of `HINTS`, with its arguments but for the rival's name, and what speaks for it."""

    id: str
    args: tuple[Any, ...] = ()
    rival: str = ""  # the text of the move that comes next
    motives: tuple[Said, ...] = ()  # messages of the game

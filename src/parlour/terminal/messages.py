"""What the terminal itself has to say; the words are in `words/`."""

from __future__ import annotations

from parlour.engine.vocabulary import TEXT, Number, Types

COUNT = Number(1, 9999)
SEATS = Number(1, 99)
SEATS_FROM_ZERO = Number(0, 98)
DECISION = Number(0, 99_999)
OF_A_HUNDRED = Number(0, 100)
POINTS = Number(-9999, 9999)  # of a hundred, added up over a match

COMMANDS = ("help", "why", "moves", "hint", "sign", "rules", "log", "table", "undo", "save", "quit")
"""What can be typed at the prompt besides a move: how it is written, and what it does."""

REASONS: dict[str, Types] = {
    "no-lesson": {"game": TEXT},
    "no-such-clause": {"id": TEXT, "first": TEXT, "last": TEXT},
    "which-ladder": {},
    "clock-or-iterations": {},
    "no-match-ended": {},
    "cannot-write": {"path": TEXT, "error": TEXT},
    "no-package": {"package": TEXT},
    "needs-extra": {"package": TEXT, "extra": TEXT},
    "exists-already": {"path": TEXT},
    "no-game-name": {"name": TEXT},
    "needs-postgresql": {},
    "cannot-listen": {"host": TEXT, "port": TEXT, "error": TEXT},
    "port-taken": {"port": TEXT},
    "ports-taken": {"first": TEXT, "last": TEXT},
    "no-address": {"host": TEXT},
    "no-whole-number": {"text": TEXT, "least": TEXT, "most": TEXT},
    "no-rate": {"text": TEXT, "most": TEXT},
    "no-file-name": {"text": TEXT},
    "is-a-folder": {"text": TEXT},
    "no-name": {},
    "no-store": {},
    "figures-there": {"path": TEXT, "page": TEXT},
}
"""Why a command cannot be done; said by `why-` and the id, as the engine's."""

MESSAGES: dict[str, Types] = {
    **{f"why-{id}": types for id, types in REASONS.items()},
    **{f"usage-{command}": {} for command in COMMANDS},
    **{f"help-{command}": {} for command in COMMANDS},
    "help-move": {},
    # The table
    "you": {},
    "empty": {},
    "more-moves": {"count": COUNT},
    "more-table": {},
    # At the prompt
    "moves-are": {"count": COUNT},
    "not-possible": {"reason": TEXT},
    "not-possible-by": {"reason": TEXT, "clause": TEXT},
    "legal-move": {},
    "hint": {"number": COUNT, "label": TEXT, "move": TEXT, "reason": TEXT},
    "coach-slip": {"label": TEXT, "move": TEXT, "reason": TEXT, "loss": OF_A_HUNDRED},
    "coach-last": {"label": TEXT, "move": TEXT, "reason": TEXT, "loss": OF_A_HUNDRED, "made": TEXT},
    "sign-or-none": {"signs": TEXT},
    "no-clause": {"id": TEXT},
    "save-where": {},
    "saved": {"path": TEXT},
    "not-saved": {"error": TEXT},
    "stands": {"reason": TEXT},
    "bot-fault": {"fault": TEXT},
    "goodbye": {},
    # The end
    "won": {},
    "score": {"score": Number(-99999, 99999)},
    "together": {"score": Number(-99999, 99999)},
    "can-verify": {},
    "afterwards": {},
    # Looking back
    "review-result": {"seat": SEATS_FROM_ZERO, "result": OF_A_HUNDRED, "most": OF_A_HUNDRED},
    "review-sum": {"even": OF_A_HUNDRED, "luck": POINTS, "skill": POINTS},
    "review-turn": {"decision": DECISION, "made": TEXT, "hope": OF_A_HUNDRED, "most": OF_A_HUNDRED},
    "review-better": {"best": TEXT, "loss": OF_A_HUNDRED, "error": OF_A_HUNDRED},
    "review-close": {},
    # A lesson
    "lesson-look": {"things": TEXT},
    "lesson-read": {},
    "lesson-help": {},
    "lesson-other": {"label": TEXT, "move": TEXT},
    "lesson-do": {"label": TEXT, "move": TEXT},
    "lesson-learned": {},
    "lesson-then": {"command": TEXT},
    # Before the match
    "settled": {"hash": TEXT},
    "which-game": {},
    "how-many": {"least": SEATS, "most": SEATS, "usual": SEATS},
    "a-number": {"least": SEATS, "most": SEATS},
    "seats": {"seats": TEXT},
    "column-game": {},
    "column-seats": {},
    "column-minutes": {},
}

"""Every refusal: an id, and the types of its arguments. Words for `problem-` and the id are the client's."""

from __future__ import annotations

from typing import get_args

from parlour.engine.vocabulary import Key, Number, Types
from parlour.server.protocol.messages import LONGEST_NAME, Status

PLAIN = (
    # messages and requests
    "not-understood", "bad-setup", "bad-record", "nothing-here", "other-site", "broken", "away",
    # limits
    "too-many-requests", "too-many-messages", "too-many-tables", "too-much-work", "too-much-said",
    # people
    "unknown-browser", "name-unseen", "not-a-webhook",
    # finding
    "no-such-table", "no-such-code", "no-such-game", "no-such-seat", "no-such-point", "unreadable-table",
    "no-own-cards", "no-such-deal", "no-such-puzzle",
    # who may
    "not-yours", "only-host", "only-players", "only-seated", "removed", "muted", "say-who", "wrong-token",
    "wrong-claim", "seat-lost", "one-seat", "that-is-you",
    # seats
    "all-taken", "seat-taken", "bot-there", "seat-free", "still-here", "owner-here", "owner-back", "no-bot-there",
    # the match
    "not-your-turn", "begun", "begun-stays", "begun-leave", "not-over", "move-stands", "nobody-asks", "faster",
    "other-rules", "only-finished", "only-signs", "no-chat", "no-free-talk",
    # deals that others play too
    "shared-deal", "play-first", "other-table", "evening-over", "played-already",
)  # fmt: skip

PROBLEMS: dict[str, Types] = {
    **{id: {} for id in PLAIN},
    "name-long": {"most": Number(LONGEST_NAME, LONGEST_NAME)},
    "too-large": {"bytes": Number(0, 10_000_000)},
    "outdated": {"version": Number(1, 99)},
    "left-just-now": {"seconds": Number(1, 86_400)},
    "table-is": {"status": Key(get_args(Status))},
}

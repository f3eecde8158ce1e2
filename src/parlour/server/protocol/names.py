"""What people call themselves: as it will be shown, and nothing that shows nothing."""

from __future__ import annotations

from parlour.engine.texts import is_seen, tidy
from parlour.server.protocol.errors import Trouble
from parlour.server.protocol.messages import LONGEST_NAME


def clean_name(text: str) -> str:
    """A name as it is shown everywhere; refused if it is too long then, or if nothing of it could be seen."""
    name = tidy(text)
    if not is_seen(name):
        raise Trouble("bad-message", "name-unseen")
    if len(name) > LONGEST_NAME:
        raise Trouble("bad-message", "name-long", LONGEST_NAME)
    return name

"""What went wrong while bots played: moves that bots from outside failed to make, and matches that broke."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager

from parlour.engine import registry
from parlour.engine.errors import BadSetup, ParlourError

SHORT = 200


class BrokenMatch(ParlourError):
    """The rules or a bot of the house raised an exception: such a match has no result."""


@contextmanager
def noticed(match: str = "") -> Iterator[None]:
    """An exception of the code that plays becomes a BrokenMatch, which tells where; what the system refuses stays."""
    try:
        yield
    except (BadSetup, BrokenMatch, OSError, MemoryError):
        raise
    except Exception as error:
        raise BrokenMatch(f"{match} broke: {described(error)}".strip()) from None


def described(error: Exception) -> str:
    """What was wrong, in which line, and at which move of the match."""
    said = " ".join(f"{type(error).__name__}: {error}".split())[:SHORT]
    steps = traceback.extract_tb(error.__traceback__)
    place = f" ({registry.short_path(steps[-1].filename)}:{steps[-1].lineno} {steps[-1].name})" if steps else ""
    return "; ".join([said + place, *getattr(error, "__notes__", ())])

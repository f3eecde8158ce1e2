"""What went wrong while bots played: moves that bots from outside failed to make, and matches that broke."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import parlour
from parlour.engine import registry
from parlour.engine.errors import BadSetup, Endless, ParlourError

SHORT = 200
HOUSE = str(Path(parlour.__file__).parent)


class BrokenMatch(ParlourError):
    """The rules or a bot of the house raised an exception: such a match has no result."""


class EndlessMatch(BrokenMatch):
    """One without an end. Others would be the same, so a series stops at the first."""


@contextmanager
def noticed(match: str = "") -> Iterator[None]:
    """An exception of the code that plays becomes a BrokenMatch, which tells where; what the system refuses stays."""
    try:
        yield
    except (BadSetup, BrokenMatch, OSError, MemoryError):
        raise
    except Endless as error:
        raise EndlessMatch(f"{match} broke: {described(error)}".strip()) from None
    except Exception as error:
        raise BrokenMatch(f"{match} broke: {described(error)}".strip()) from None


def described(error: Exception) -> str:
    """What was wrong, in which line, and at which move of the match."""
    said = " ".join(f"{type(error).__name__}: {error}".split())[:SHORT]
    return "; ".join([said + place_of(traceback.extract_tb(error.__traceback__)), *getattr(error, "__notes__", ())])


def place_of(steps: traceback.StackSummary) -> str:
    """The line, and where it is the house's, the last before it of somebody else: a game's that uses the kit, say."""
    if not steps:
        return ""
    theirs = [step for step in steps if not step.filename.startswith((HOUSE, "parlour/"))]
    last = steps[-1]
    caller = f", from {line_of(theirs[-1])}" if theirs and theirs[-1] is not last else ""
    return f" ({line_of(last)} {last.name}{caller})"


def line_of(step: traceback.FrameSummary) -> str:
    return f"{registry.short_path(step.filename)}:{step.lineno}"

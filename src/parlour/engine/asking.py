"""How compiled code asks a game that is not compiled: its methods by name, and its moves in a list.

C cannot pass an exception on, so the state keeps the first that a game raises, and whoever drives it raises it again.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

from parlour.engine.errors import Endless

MOST_MOVES = 2048
MOST_DECISIONS = 100_000  # of a match: one that is longer has no end


class MoveList:
    """`Moves` for a game that is not compiled: what Python writes to a C array would go to a copy of it."""

    def __init__(self) -> None:
        self.count = 0
        self.items = [0] * MOST_MOVES

    def add(self, move: int) -> None:
        self.items[self.count] = move
        self.count += 1


class BeliefList:
    """`Beliefs`, likewise."""

    def __init__(self, size: int) -> None:
        self.weights = [0] * size


class Plain:
    """What the rules use of a state, callable from Python."""

    def shuffle(self: Any, cards: list[int], count: int) -> None:
        """Shuffle the first `count` cards in place (Fisher–Yates)."""
        if self.canonical:
            self.sort(cards, count)
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def sort(self: Any, cards: list[int], count: int) -> None:
        """Sort the first `count` cards in place."""
        cards[:count] = sorted(cards[:count])

    def note(self, kind: int, a: int, b: int, c: int) -> None:
        """Tell what just happened, if anybody wants to know."""
        state: Any = self
        if state.noting:
            state.notes = state.notes or []
            state.notes.append((kind, int(a), int(b), int(c)))

    def refuse_world(self) -> None:
        raise LookupError("no world fits what the seat knows")

    def refuse_history(self) -> None:
        raise OverflowError("the match is longer than its history can be")


def ask_python(state: Any, method: str, *arguments: Any) -> int:
    if state.fault is not None:  # what failed is not asked again: it may be a loop without an end
        return 0
    try:
        return int(said_by(state, method)(*arguments) or 0)
    except BaseException as error:
        keep_fault(state, error)
        return 0


def ask_with_moves(state: Any, method: str) -> int:
    with lent(state) as lists:
        return int(said_by(state, method)(lists))
    return 0


class lent:  # noqa: N801 - used as a function; a generator would take longer than the game
    """The state's list of moves; whoever asks in the meantime gets another. What goes wrong is kept."""

    __slots__ = ("lists", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.lists: MoveList = state.lists or MoveList()
        state.lists = None

    def __enter__(self) -> MoveList:
        self.lists.count = 0
        return self.lists

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        self.state.lists = self.lists
        if error is not None:
            keep_fault(self.state, error)
        return True


def said_by(state: Any, method: str) -> Any:
    """The game's own method. Where nothing is compiled, the engine's would be found, which asks again."""
    found = getattr(state, method, None)
    if found is None or getattr(found, "__module__", "") == "parlour.engine.state":
        raise NotImplementedError(f"{type(state).__name__} has no method {method}")
    return found


def keep_fault(state: Any, error: BaseException) -> None:
    state.fault = state.fault or error
    state.over = True


def place_of(state: Any, method: str) -> str:
    """Where a game that is not compiled says it: the method, or the class that has it from the kit."""
    code = getattr(getattr(state, method, None), "__code__", None)
    if code is None:
        return ""
    path, line = code.co_filename, code.co_firstlineno
    if path.startswith(str(Path(__file__).parent)):
        path, line = inspect.getsourcefile(type(state)) or path, inspect.getsourcelines(type(state))[1]
    return f" ({Path(*Path(path).parts[-2:])}:{line})"


def endless(state: Any, many: int) -> Exception:
    where = place_of(state, "apply")
    return Endless(f"the match is not over after {many} steps: do the rules ever end it?{where}")


def silence(state: Any) -> Exception:
    where = place_of(state, "find_legal")
    return RuntimeError(f"find_legal finds no move for seat {state.seat}, and the match is not over{where}")

"""What the state of another package's game must be, checked before anybody plays, with the line that says otherwise.

A compiled state cannot be wrong in these ways: the compiler refuses it.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from parlour.engine.errors import ParlourError
from parlour.engine.fields import NOT_OF_A_GAME, UNCHANGING
from parlour.engine.state import PlainState, State, is_compiled

if TYPE_CHECKING:
    from parlour.engine.game import Game

ALWAYS = ("begin", "find_legal", "apply", "redeal", "won", "score", "rank", "advise", "evaluate")
WITH_CHANCE = ("draw_chance", "go_on")
RANGES = {
    "Bytes": (0, 255), "Grid": (0, 255), "Words": (-(2**31), 2**31 - 1), "WordGrid": (-(2**31), 2**31 - 1),
    "Ints": (-(2**63), 2**63 - 1), "IntGrid": (-(2**63), 2**63 - 1),
}  # fmt: skip


class Field(NamedTuple):
    """Where `__init__` assigns a field, and as what."""

    place: str
    kind: str


def check_game(game: Game) -> None:
    """ParlourError if matches of the game could not be played as the engine plays them."""
    _ = game.looks
    state = game.state(game.seats[0], game.setup(game.seats[0], {}), game.standard_cards)
    kind = type(state)
    if not isinstance(state, State):
        raise ParlourError(f"Game.state gives a {kind.__name__}, which is no State")
    if not hasattr(state, "__dict__"):
        return  # compiled
    if is_compiled() and not isinstance(state, PlainState):
        raise ParlourError(f"{kind.__name__} is not compiled, so it derives from PlainState, not State ({where(kind)})")
    for method in (*ALWAYS, *(WITH_CHANCE if game.requests else ())):
        check_method(kind, method)
    for line in wrong_fields(state):
        raise ParlourError(line)


def check_method(kind: type, method: str) -> None:
    found = getattr(kind, method, None)
    if found is None or f"{getattr(found, '__module__', '')}" == "parlour.engine.state":
        raise ParlourError(f"{kind.__name__} has no method {method} ({where(kind)})")


def wrong_fields(state: State) -> Iterator[str]:
    """What is neither a number nor a list of them, and numbers that a field could not hold if it were compiled."""
    known = declared(cast(Any, type(state)))
    for name, value in vars(state).items():
        if type(value) is int or name in NOT_OF_A_GAME:
            continue
        kind = known[name].kind if name in known else ""
        strange = strange_in(value)
        if strange is not None:
            place = place_of(state, name)
            yield f"the field {name} holds a {strange}: a state holds numbers and lists of numbers only ({place})"
        elif kind in RANGES:
            least, most = RANGES[kind]
            wrong = [number for number in flat(value) if not least <= number <= most]
            if wrong:
                yield f"the field {name} holds {wrong[0]}: {kind} hold {least} to {most} ({place_of(state, name)})"


def place_of(state: State, name: str) -> str:
    known = declared(cast(Any, type(state)))
    return known[name].place if name in known else where(type(state))


def strange_in(value: Any) -> str | None:
    """The kind of what could be shared between copies."""
    if isinstance(value, list):
        kinds = {type(item) for item in value}
        return None if kinds <= {int, bool} else next(filter(None, map(strange_in, value)), None)
    return None if isinstance(value, UNCHANGING) else type(value).__name__


def flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value] if isinstance(value, int) else []
    return [number for row in value for number in flat(row)] if value and isinstance(value[0], list) else value


@lru_cache(256)  # classes
def declared(kind: Any) -> dict[str, Field]:
    """The fields by name, as the sources of the class and those above it assign them."""
    found: dict[str, Field] = {}
    for above in reversed(kind.__mro__):
        if not above.__module__.startswith(("parlour.engine.state", "builtins")):
            found |= assigned_in(above)
    return found


def assigned_in(kind: type) -> dict[str, Field]:
    try:
        lines, first = inspect.getsourcelines(kind)
        tree = ast.parse(inspect.cleandoc("\n" + "".join(lines)))
    except (OSError, TypeError, SyntaxError):
        return {}
    found: dict[str, Field] = {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Attribute):
                kind_of = ast.unparse(node.annotation) if isinstance(node, ast.AnnAssign) else ""
                found.setdefault(target.attr, Field(f"{file_of(kind)}:{first + node.lineno - 1}", kind_of))
    return found


def file_of(kind: type) -> str:
    path = Path(inspect.getsourcefile(kind) or "?")
    return str(Path(path.parent.name, path.name))


def where(kind: type) -> str:
    try:
        return f"{file_of(kind)}:{inspect.getsourcelines(kind)[1]}"
    except (OSError, TypeError):
        return kind.__module__

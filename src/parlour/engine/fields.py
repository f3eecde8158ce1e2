"""The fields of a state by name, compiled or not: what is copied, compared, hashed and sent to other processes."""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any

STATE = "parlour.engine.state"
OWN_FIELDS = ("notes", "fault", "scratch", "sampler")
COMMON_FIELDS = ("card_set", "players", "seat", "over", "chance", "rolled", "live", "noting", "canonical", "rng")
OF_THE_DRIVER = ("card_set", "live", "noting", "canonical", "rng")  # fields that are no part of the position


def copied(field: Any) -> Any:
    """A field that can be written to without touching the other state: the rows of a grid are copied too."""
    if type(field) is not list:
        return field
    return [row[:] for row in field] if field and type(field[0]) is list else field[:]


def fields(state: Any) -> dict[str, Any]:
    """Every field by name; those of a class before those that another adds to it."""
    found = [name for kind in reversed(type(state).__mro__) for name in declared(kind)]
    return {name: getattr(state, name) for name in [*found, *getattr(state, "__dict__", ())] if name not in OWN_FIELDS}


def position(state: Any) -> dict[str, Any]:
    """The fields that are true of the match: neither scratch nor what belongs to whoever drives the state."""
    others = {*OF_THE_DRIVER, *scratch_of(type(state))}
    return {name: value for name, value in fields(state).items() if name not in others}


def scratch_of(kind: type) -> set[str]:
    """What a class adds to that of a game's position, which derives from a class of the engine."""
    if kind.__base__ is None or kind.__base__.__module__ in (STATE, "builtins"):
        return set()
    return added_by(kind).difference(*[added_by(above) for above in kind.__mro__[1:]])


def added_by(kind: type) -> set[str]:
    """The fields of a compiled class; of others the names in `__init__`, some of which are no fields."""
    code = getattr(vars(kind).get("__init__"), "__code__", None)
    return {*declared(kind), *(code.co_names if code else ())}


def declared(kind: type) -> list[str]:
    return [
        name
        for name, value in vars(kind).items()
        if isinstance(value, GetSetDescriptorType) and not name.startswith("_")
    ]


def frozen(value: Any) -> Any:
    return tuple([frozen(item) for item in value]) if type(value) is list else value

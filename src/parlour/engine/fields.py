"""The fields of a state by name, compiled or not: what is copied, compared, hashed and sent to other processes."""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any

from parlour.engine.sampler import Sampler

ENGINE = "parlour.engine."
OWN_FIELDS = ("notes", "fault", "scratch", "lists", "sampler")
COMMON_FIELDS = ("card_set", "players", "seat", "over", "chance", "rolled", "live", "noting", "canonical", "rng")
NOT_OF_A_GAME = frozenset({*OWN_FIELDS, *COMMON_FIELDS})
OF_THE_DRIVER = ("card_set", "live", "noting", "canonical", "rng")  # fields that are no part of the position


UNCHANGING = (int, bool, float, str, type(None), tuple)


def copied(field: Any, name: str = "a field") -> Any:
    """A field that can be written to without touching the other state: lists in a list are copied too."""
    if type(field) is list:
        return [copied(item, name) for item in field] if field and type(field[0]) is list else field[:]
    if isinstance(field, UNCHANGING):
        return field
    raise TypeError(f"{name} is a {type(field).__name__}: a state holds numbers and lists of numbers, nothing else")


def copy_fields(state: Any, other: Any) -> None:
    """Those of a state that is not compiled."""
    for name in COMMON_FIELDS:
        setattr(state, name, getattr(other, name))
    for name, value in vars(other).items():
        if name not in NOT_OF_A_GAME:
            setattr(state, name, value if type(value) is int else copied(value, name))


def blank(kind: Any) -> Any:
    """A state without a position, to be made equal to another."""
    state = kind.__new__(kind)
    state.notes = state.fault = state.scratch = state.lists = None
    state.sampler = Sampler()
    return state


def restored(kind: type, values: dict[str, Any]) -> Any:
    state = blank(kind)
    signed = values["rng"] - 2**64 if values["rng"] >= 2**63 else values["rng"]  # as C counts; both lives wrap it
    for name, value in (values | {"rng": signed}).items():
        setattr(state, name, copied(value) if type(value) is list else value)
    return state


def described(state: Any) -> str:
    facts = {name: value for name, value in position(state).items() if type(value) is int and value}
    facts = {"players": state.players, "seat": state.seat} | facts
    doing = " over" if state.over else f" asks for chance {state.chance}" if state.chance else ""
    return f"<{type(state).__name__}{doing} {' '.join(f'{name}={value}' for name, value in facts.items())}>"


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
    if kind.__base__ is None or f"{kind.__base__.__module__}.".startswith((ENGINE, "builtins.")):
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

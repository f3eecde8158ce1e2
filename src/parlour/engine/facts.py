"""Facts are numbers and tables in capitals in a module that is not compiled; compiled rules hold them as C constants.

`parlour_compile` writes the constants. A compiled module was made with the facts of that day, so when it is imported it
asks `check` whether they still hold: a changed table and an old constant would play two different games.
"""

from __future__ import annotations

import hashlib
import importlib
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])

LARGEST = 2**63 - 1
EXACT = 2**53  # whole numbers up to here are exact as fractions too


def inlined(function: AnyFunction) -> AnyFunction:
    """Marks a short function of numbers in a module of facts: its body is copied to where compiled rules call it."""
    return function


def facts_of(module: ModuleType) -> dict[str, Any]:
    """The numbers of a module, and its tables of one or two dimensions, by name."""
    return {name: value for name, value in vars(module).items() if name.isupper() and shape_of(value) is not None}


def shape_of(value: object) -> tuple[int, ...] | None:
    """() for a number, (n,) for a list of numbers, (m, n) for rows of equal length, None for anything else."""
    if isinstance(value, int):
        return () if -LARGEST <= value <= LARGEST else None
    if isinstance(value, float):
        return ()
    shapes = {shape_of(item) for item in value} if isinstance(value, (list, tuple)) else set()
    if len(shapes) != 1 or None in shapes:
        return None
    inner = shapes.pop() or ()
    return (len(value), *inner) if len(inner) < 2 and is_one_kind(value) else None  # type: ignore[arg-type]


def is_one_kind(table: list[Any] | tuple[Any, ...]) -> bool:
    """Whether whole numbers among fractions, if any, can be held as fractions."""
    numbers = list(flat(table))
    return not any(isinstance(n, float) for n in numbers) or all(abs(n) <= EXACT for n in numbers)


def flat(value: Any) -> list[Any]:
    return [n for item in value for n in flat(item)] if isinstance(value, (list, tuple)) else [value]


@lru_cache(1024)  # modules
def digest(name: str) -> str:
    facts = facts_of(importlib.import_module(name))
    text = repr([(fact, shape_of(value), flat(value)) for fact, value in sorted(facts.items())])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def text_digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:16]


def check_source(compiled: str, path: str, made_of: str) -> None:
    """ImportError if the source of a package outside has changed since: `make build` knows nothing of it."""
    source = Path(path)
    if source.exists() and text_digest(source.read_bytes()) != made_of:
        package = compiled.partition(".")[0]
        raise ImportError(f"{path} has changed since it was compiled: `parlour compile {package}` compiles it again")


def check(compiled: str, made_with: Mapping[str, str]) -> None:
    """ImportError if a module was compiled with other facts than those that hold now."""
    for name, then in made_with.items():
        if digest(name) != then:
            raise ImportError(
                f"{name} has changed since {compiled} was compiled: `make build` compiles it again, "
                "PARLOUR_PURE=1 runs without"
            )

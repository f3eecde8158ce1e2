"""What compiled code does with one instruction or one memcpy; this file is the interpreted stand-in.

The C of the same names is in `native.pxd`. Both lives must give the same numbers.
"""

from __future__ import annotations

import math
from typing import Any

WORD = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


def bit(n: int) -> int:
    """The set of one; also where `1 << n` would be too narrow in compiled code."""
    return 1 << n


def lowest_bit(x: int) -> int:
    return (x & -x).bit_length() - 1


def count_bits(x: int) -> int:
    return x.bit_count()


def square_root(x: float) -> float:
    return math.sqrt(x)


def logarithm(x: float) -> float:
    return math.log(x)


def let_others_run() -> int:
    """Compiled code lets go of the interpreter's lock here; interpreted code never has it for long."""
    return 0


def go_on_alone(thread: int) -> None:
    pass


def hashed(z: int) -> int:
    """The output function of splitmix64."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def advance(rng: int) -> int:
    return (rng + GOLDEN) & WORD


def below(rng: int, n: int) -> int:
    return ((hashed(rng) >> 32) * n) >> 32


def seeded(seed: int, stream: int) -> int:
    """Where the generator number `stream` of a seed begins."""
    return hashed((hashed(seed & WORD) + GOLDEN * stream) & WORD)


def is_open(state: Any) -> bool:
    """Whether the state's fields live in a `__dict__`: always, when not compiled."""
    return True


def copy_fields(to: Any, source: Any) -> None:
    raise AssertionError("open states are copied field by field")

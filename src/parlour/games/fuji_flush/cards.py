"""The deck: ninety number cards."""

from __future__ import annotations

LOW = 2
HIGH = 20
# FF-1.1: how many cards show each number, from 0 up
COPIES = [0, 0, 16, 12, 9, 8, 6, 6, 5, 4, 4, 4, 3, 3, 3, 2, 1, 1, 1, 1, 1]
DECK = [number for number in range(LOW, HIGH + 1) for _ in range(COPIES[number])]

assert len(COPIES) == HIGH + 1
assert len(DECK) == 90  # FF-1.1

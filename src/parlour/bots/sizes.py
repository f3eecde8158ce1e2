"""Numbers that nets and who learns them have in common, and trees and their races; facts for compiled code."""

from __future__ import annotations

MOST_WEIGHTS = 66560  # 130 KB of 16 bits
MOST_UNITS = 128  # of a layer
MOST_ROWS = 4096
MOST_ACTIVE = 192  # features of a position with a move
ONE = 256  # a weight of 1, or a unit's
CAP = 2047  # of a unit,
REAL_CAP = CAP / ONE  # and while it learns
LARGEST_FIRST = 32767  # of a weight
LARGEST_INNER = 2047  # of one after the first layer: so no sum is wider than 32 bits
TINY = 1e-8
MOST_TRIES = 131072  # of a move in a race whose results are kept
UNLIKELY = 0.001  # so likely a world is not looked at any further

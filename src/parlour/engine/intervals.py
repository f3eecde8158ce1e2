"""How sure a measured share is."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

Z95 = 1.959963984540054


def wilson(hits: float, trials: int, z: float = Z95) -> tuple[float, float]:
    """The interval that holds the true share with 95 % confidence."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def mean_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """The mean, and the interval that holds the true one with 95 % confidence."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    spread = z * sqrt(variance / count)
    return mean, mean - spread, mean + spread


def difference(first: Sequence[float], second: Sequence[float], z: float = Z95) -> tuple[float, float, float]:
    """How much larger the second mean is, with its interval."""
    a, a_low, _ = mean_interval(first, z)
    b, b_low, _ = mean_interval(second, z)
    spread = sqrt((a - a_low) ** 2 + (b - b_low) ** 2)
    return b - a, b - a - spread, b - a + spread


def certain(comparisons: int) -> float:
    """How many standard deviations it takes when many things are compared at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))

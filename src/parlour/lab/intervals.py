"""How sure a measured share is."""

from __future__ import annotations

from math import sqrt

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

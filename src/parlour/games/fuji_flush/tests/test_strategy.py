from __future__ import annotations

import pytest

from parlour.engine.intervals import wilson
from parlour.lab.simulate import Series, simulate


@pytest.mark.parametrize("seat", [0, 3])
def test_the_greedy_bot_wins_more_than_its_share_against_random_ones(seat: int) -> None:
    bots = tuple("greedy" if other == seat else "random" for other in range(4))
    result = simulate(Series("fuji-flush", 4, 150, bots=bots))
    low, _ = wilson(result.wins[seat], result.games)
    assert low > 0.3

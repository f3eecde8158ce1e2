"""Chance: fair, repeatable, and checkable."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.engine import native
from parlour.engine.chance import BadOutcome, Scripted, Secret, Seeded
from parlour.engine.loops import match_seed
from parlour.engine.state import State, zeros

CHI_SQUARE_999_OF_100_CELLS = 148.2  # 99 degrees of freedom: exceeded by a fair source once in a thousand


def chi_square(counts: Counter[tuple[int, int]], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[i, j] - expected) ** 2 / expected for i in range(10) for j in range(10))


def shuffled_with_secret(secret: Secret) -> list[int]:
    cards = list(range(10))
    for i in range(9, 0, -1):
        j = secret.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def test_the_secret_shuffle_is_fair() -> None:
    secret = Secret(bytes(32))
    places = Counter((place, card) for _ in range(2000) for place, card in enumerate(shuffled_with_secret(secret)))
    assert chi_square(places, 100) < CHI_SQUARE_999_OF_100_CELLS


def test_the_fast_generator_is_fair() -> None:
    rng = native.seeded(1, 0)
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(2000):
        cards = list(range(10))
        for i in range(9, 0, -1):
            rng = native.advance(rng)
            j = native.below(rng, i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        places.update(enumerate(cards))
    assert chi_square(places, 100) < CHI_SQUARE_999_OF_100_CELLS


def test_the_fast_generator_is_the_same_in_every_life() -> None:
    """Written down once, so that a seed means the same match for ever."""
    assert native.seeded(1, 0) == 8841707400507832957
    assert native.seeded(7, 3) == 17358316652931856208
    assert match_seed(7, 3) == 17358316652931856208 - 2**63


def test_a_secret_is_the_same_again_and_another_is_another() -> None:
    secret = Secret()
    again = Secret(secret.secret)
    assert [secret.below(52) for _ in range(50)] == [again.below(52) for _ in range(50)]
    assert secret.commitment == again.commitment != Secret().commitment
    assert len(secret.secret) == 32


def test_an_empty_script_says_so() -> None:
    with pytest.raises(BadOutcome, match="no more"):
        Scripted([]).decide(State(2), None)  # type: ignore[arg-type]


def test_seeds_of_any_size_are_accepted() -> None:
    for seed in (0, -1, 2**63, 2**200):
        Seeded(seed).begin(State(2))


def test_zeros_is_a_list() -> None:
    assert zeros(3) == [0, 0, 0]

"""Dealing unseen cards to the places where they may lie: every deal that fits, each as often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from parlour.engine import worlds
from parlour.engine.state import PlainState, is_compiled

Deal = tuple[int, ...]  # the place of each card

DRAWS = 200 if is_compiled() else 20  # for each deal that fits


class Table(PlainState):
    """Nothing but a generator and a sampler."""


def drawn(state: Table, masks: Sequence[int], room: Sequence[int]) -> Deal:
    worlds.begin(state)
    for card, mask in enumerate(masks):
        worlds.add_card(state, card, mask)
    for place, count in enumerate(room):
        worlds.add_place(state, place, count)
    worlds.deal(state)
    state.raise_fault()
    cards, places = list(state.sampler.cards), list(state.sampler.places)
    lies = dict(zip(cards[: len(masks)], places[: len(masks)], strict=True))
    return tuple(lies[card] for card in range(len(masks)))


def deals(masks: Sequence[int], room: Sequence[int]) -> Iterator[Deal]:
    """Every deal that fits, one by one."""
    if not masks:
        yield ()
        return
    for place, count in enumerate(room):
        if count and masks[0] >> place & 1:
            left = [n - (other == place) for other, n in enumerate(room)]
            yield from ((place, *rest) for rest in deals(masks[1:], left))


SMALL = [
    pytest.param([7] * 6, [2, 2, 2], id="free"),
    pytest.param([3, 3, 3, 3, 1], [3, 2], id="one card is known"),
    pytest.param([6, 7, 5, 3, 7, 7], [2, 2, 2], id="some are shown void"),
    pytest.param([3, 6, 5, 3, 6, 5], [2, 2, 2], id="each card has two places"),
    pytest.param([3, 6, 12, 24, 17], [1, 1, 1, 1, 1], id="only whole rings"),
    pytest.param([15, 14, 11, 3, 12, 15, 9], [1, 2, 1, 3], id="tight"),
    pytest.param([1, 2, 4], [1, 1, 1], id="only one"),
]


@pytest.mark.parametrize(("masks", "room"), SMALL)
def test_every_deal_that_fits_comes_equally_often(masks: list[int], room: list[int]) -> None:
    possible = list(deals(masks, room))
    state = Table(2)
    state.seed(1)
    found = Counter(drawn(state, masks, room) for _ in range(DRAWS * len(possible)))
    assert set(found) <= set(possible)
    spread = sum((found[deal] - DRAWS) ** 2 / DRAWS for deal in possible)
    free = len(possible) - 1
    assert spread <= free + 5 * (2 * free) ** 0.5  # chi-square, five standard deviations out


def test_a_card_lies_where_it_may_as_often_as_enumeration_says() -> None:
    """A deal too large to count each: the share of every place for every card."""
    masks, room = [7, 7, 7, 7, 6, 6, 6, 5, 5, 3, 3, 2], [4, 4, 4]
    possible = list(deals(masks, room))
    expected = Counter((card, place) for deal in possible for card, place in enumerate(deal))
    state, rounds = Table(2), 40 * DRAWS
    state.seed(2)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        found.update(enumerate(drawn(state, masks, room)))
    assert set(found) == set(expected)
    for where, count in expected.items():
        share = count / len(possible)
        error = (share * (1 - share) / rounds) ** 0.5
        assert abs(found[where] / rounds - share) <= 5 * error, where


def test_the_last_place_takes_what_is_left() -> None:
    state = Table(2)
    state.seed(3)
    worlds.begin(state)
    for card in range(5):
        worlds.add_card(state, card, 3)
    worlds.add_place(state, 0, 2)
    worlds.add_rest(state, 1)
    worlds.deal(state)
    assert sorted(list(state.sampler.places)[:5]) == [0, 0, 1, 1, 1]


@pytest.mark.parametrize(("masks", "room"), [([1, 1, 2], [1, 2]), ([3, 3, 3], [1, 1]), ([4, 3, 3], [1, 2])], ids=str)
def test_where_no_deal_fits_that_is_an_error(masks: list[int], room: list[int]) -> None:
    state = Table(2)
    with pytest.raises(LookupError, match="no world fits"):
        drawn(state, masks, room)
    assert list(deals(masks, room)) == [] or sum(room) != len(masks)


def test_two_states_share_no_scratch() -> None:
    state = Table(2)
    assert state.copy().sampler is not state.sampler


def test_rejection_sampling_is_bounded_and_giving_up_is_counted() -> None:
    state = Table(2)
    for _ in range(3):
        worlds.begin(state)
        while worlds.may_propose(state, 5):
            pass
    worlds.begin(state)
    assert worlds.may_propose(state, 5)
    assert (state.sampler.proposals, state.sampler.failures) == (16, 3)


def test_of_weighted_guesses_each_is_kept_as_often_as_its_weight() -> None:
    state, weights, rounds = Table(2), [0.5, 0.0, 3.0, 1.5], 100 * DRAWS
    state.seed(4)
    found: Counter[int] = Counter()
    for _ in range(rounds):
        worlds.begin(state)
        found[[i for i, weight in enumerate(weights) if worlds.keeps(state, weight)][-1]] += 1
    for i, weight in enumerate(weights):
        share = weight / sum(weights)
        assert abs(found[i] / rounds - share) <= 5 * (share * (1 - share) / rounds) ** 0.5

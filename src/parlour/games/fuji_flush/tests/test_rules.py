from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

import parlour
from parlour.engine.chance import Scripted
from parlour.engine.errors import IllegalMove, MalformedMove, Reason
from parlour.engine.match import Match
from parlour.games.fuji_flush import GAME
from parlour.games.fuji_flush.cards import numbers_in
from parlour.games.fuji_flush.play import Play

Deal = Callable[..., Match[Play]]
DECK = [number for number, copies in enumerate(GAME.standard_cards.copies) for _ in range(copies)]
clause = pytest.mark.clause


def play(match: Match[Play], *numbers: int) -> None:
    for number in numbers:
        match.play(f"play {number}")


def table(match: Match[Play]) -> list[int]:
    return list(match.state.table)[: match.players]


def hand(match: Match[Play], seat: int) -> list[int]:
    return numbers_in(match.state.hands[seat])


@clause("FF-1.1")
def test_the_deck_has_ninety_cards_and_many_low_ones() -> None:
    copies = Counter(DECK)
    assert len(DECK) == 90
    assert [copies[n] for n in range(2, 21)] == [16, 12, 9, 8, 6, 6, 5, 4, 4, 4, 3, 3, 3, 2, 1, 1, 1, 1, 1]


@clause("FF-2.1")
@pytest.mark.parametrize(("players", "cards"), [(3, 6), (4, 6), (5, 6), (6, 6), (7, 5), (8, 5)])
def test_everybody_is_dealt_six_cards_or_five_in_a_large_round(players: int, cards: int) -> None:
    match = parlour.new(GAME, players=players, seed=1)
    assert [len(hand(match, seat)) for seat in range(players)] == [cards] * players
    assert match.view().size("draw") == 90 - players * cards


@clause("FF-2.1")
def test_cards_are_dealt_one_at_a_time_from_seat_0() -> None:
    cards = [str(number) for number in sorted(DECK, reverse=True)]
    chance = Scripted([{"kind": "shuffle", "pile": "draw", "cards": cards}])
    match = parlour.new(GAME, players=3, chance=chance)
    assert hand(match, 0) == [12, 13, 14, 15, 17, 20]
    assert hand(match, 1) == [11, 12, 13, 14, 16, 19]
    assert hand(match, 2) == [11, 12, 13, 14, 15, 18]


@clause("FF-2.2")
def test_seat_0_begins_and_the_turn_goes_clockwise(deal: Deal) -> None:
    match = deal([2], [3], [4])
    seats = []
    for number in (2, 3, 4):
        seats.append(match.seat)
        play(match, number)
    assert seats == [0, 1, 2]
    assert match.seat == 0


@clause("FF-3.3")
def test_any_card_of_the_hand_may_be_played_and_equal_ones_are_one_move(deal: Deal) -> None:
    match = deal([2, 2, 2, 9, 14, 20], [3], [3])
    assert match.legal() == ["play 2", "play 9", "play 14", "play 20"]


@clause("FF-3.3")
def test_a_card_you_do_not_have_cannot_be_played(deal: Deal) -> None:
    match = deal([2, 2, 2, 9, 14, 20], [3], [3])
    with pytest.raises(IllegalMove) as caught:
        play(match, 19)
    assert caught.value.reason == Reason("FF-3.3", "not-in-hand", ("19",))


@pytest.mark.parametrize("text", ["play 1", "play 21", "play 02", "play", "2", "play two", "play 2 3"])
def test_what_is_no_card_is_no_move(deal: Deal, text: str) -> None:
    with pytest.raises(MalformedMove):
        deal([2], [3], [4]).play(text)


@clause("FF-3.4", "FF-3.5")
def test_a_higher_card_beats_lower_ones_and_leaves_equal_and_higher_ones(deal: Deal) -> None:
    match = deal([9], [4], [5], [5])
    play(match, 9, 4, 5)
    assert table(match) == [9, 0, 5, 0]
    play(match, 5)
    assert table(match) == [0, 0, 5, 5]


@clause("FF-3.4")
def test_equal_numbers_join_and_count_together(deal: Deal) -> None:
    match = deal([7], [6], [6], [2])
    play(match, 7, 6, 6)
    assert table(match) == [0, 6, 6, 0]
    assert match.view().counters["worth:6"] == 12
    assert match.happened[0] == ("played", 2, "6", 12, 2)


@clause("FF-3.4")
def test_a_card_equal_to_a_groups_value_does_not_join_it(deal: Deal) -> None:
    match = deal([5], [5], [10], [2])
    play(match, 5, 5, 10)
    assert table(match) == [5, 5, 10, 0]
    assert [match.view().counters[f"worth:{number}"] for number in (5, 10)] == [10, 10]
    assert match.happened == [("played", 2, "10", 10, 1)]


@clause("FF-3.5")
def test_your_own_new_card_is_safe_however_low(deal: Deal) -> None:
    match = deal([20], [2], [3])
    play(match, 20, 2)
    assert table(match) == [20, 2, 0]


@clause("FF-3.6")
def test_beaten_cards_are_replaced_clockwise_from_the_player(deal: Deal) -> None:
    """C-6: the seat after the player draws first."""
    match = deal([4], [3], [20], [2], draw=(13, 14, 15))
    play(match, 4, 3)
    match_hands = [len(hand(match, seat)) for seat in range(4)]
    play(match, 20)
    assert [len(hand(match, seat)) for seat in range(4)] == [match_hands[0] + 1, match_hands[1] + 1, 5, 6]
    assert 13 in hand(match, 0)
    assert 14 in hand(match, 1)


@clause("FF-3.1")
def test_a_card_that_lasts_a_round_is_pushed_through_with_all_its_equals(deal: Deal) -> None:
    match = deal([9], [9], [2], [3])
    play(match, 9, 9, 2, 3)
    assert table(match) == [0, 0, 0, 3]
    assert [len(hand(match, seat)) for seat in range(4)] == [5, 5, 6, 5]


@clause("FF-3.2", "FF-4.1")
def test_whoever_has_no_card_left_wins_at_once() -> None:
    match = parlour.new(GAME, players=3, seed=5)
    random = Random(5)
    while not match.over:
        match.play(random.choice(match.legal()))
    assert match.outcome is not None
    assert match.outcome.winners == [seat for seat in range(3) if not hand(match, seat) and not table(match)[seat]]
    assert match.legal() == []


@clause("FF-3.2", "FF-4.1")
def test_several_can_win_together() -> None:
    shared = next(m for m in finished_matches(5) if len(m.state.outcome().winners) > 1)
    assert shared.outcome is not None
    assert all(shared.outcome.scores[seat] == 1 for seat in shared.outcome.winners)
    assert all(shared.outcome.ranks[seat] == 1 for seat in shared.outcome.winners)
    assert min(rank for rank in shared.outcome.ranks if rank > 1) == 1 + len(shared.outcome.winners)


@clause("FF-4.1")
def test_the_others_are_ranked_by_the_cards_they_have_left() -> None:
    for match in [next(finished_matches(4)), next(finished_matches(8))]:
        left = [len(hand(match, seat)) + (table(match)[seat] != 0) for seat in range(match.players)]
        assert match.outcome is not None
        assert match.outcome.ranks == [1 + sum(other < mine for other in left) for mine in left]


def finished_matches(players: int) -> Iterator[Match[Play]]:
    for seed in range(10_000):
        match = parlour.new(GAME, players=players, seed=seed)
        random = Random(seed)
        while not match.over:
            match.play(random.choice(match.legal()))
        yield match


@clause("FF-3.7")
def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    match = next(m for m in finished_matches(8) if m.state.reshuffles)
    shuffles = [entry for entry in match.record.entries if isinstance(entry, dict)]
    assert len(shuffles) > 1
    assert 50 <= len(shuffles[1]["cards"]) < 90


def test_the_rulebooks_example(deal: Deal) -> None:
    """Anne 0, Paul 1, Rachel 2, Camille 3."""
    match = deal([6, 9], [8, 14], [7, 6], [7])
    play(match, 6, 8)
    assert table(match) == [0, 8, 0, 0]
    play(match, 7)
    assert table(match) == [0, 8, 7, 0]
    play(match, 7)
    assert table(match) == [0, 0, 7, 7]
    play(match, 9)
    assert table(match) == [9, 0, 7, 7]
    play(match, 14)
    assert table(match) == [0, 14, 0, 0]
    assert match.seat == 2
    play(match, 6)
    assert len(hand(match, 2)) == 4
    assert table(match) == [0, 14, 6, 0]


@clause("FF-5.1")
def test_nobody_may_tell_anything_about_the_cards_in_hand() -> None:
    talk = GAME.presentation.vocabulary.talk
    assert (talk.is_free, talk.clause, talk.signs) == (False, "FF-5.1", ())

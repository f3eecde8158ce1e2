"""The clauses of Knockout Whist."""

from __future__ import annotations

import pytest
from knockout_whist import GAME, cards

import parlour


@pytest.fixture
def match() -> parlour.Match:
    return parlour.new(GAME, 4, seed=1)


def hand(match: parlour.Match, seat: int) -> list[str]:
    return match.view(seat).zones[f"hand:{seat}"].cards


def play_until(match: parlour.Match, kind: str) -> list[parlour.Event]:
    """The events of the move that brought one of that kind."""
    while not match.over:
        since = match.steps
        match.play(match.legal()[0])
        events = match.events(None, since)
        if any(event[0] == kind for event in events):
            return events
    return []


@pytest.mark.clause("KW-1.1")
@pytest.mark.clause("KW-2.1")
def test_everybody_gets_seven_of_52_cards(match: parlour.Match) -> None:
    assert [len(hand(match, seat)) for seat in range(4)] == [cards.FIRST_HAND] * 4
    assert sum(place.size for place in match.view().zones.values()) == 52


@pytest.mark.clause("KW-2.2")
def test_in_the_next_deal_everybody_gets_one_card_fewer(match: parlour.Match) -> None:
    events = play_until(match, "round")
    dealt = [event[2] for event in events if event[0] == "dealt"]
    assert dealt
    assert set(dealt) == {cards.FIRST_HAND - 1}


@pytest.mark.clause("KW-3.1")
def test_the_suit_of_the_card_turned_up_is_trumps(match: parlour.Match) -> None:
    view = match.view()
    (turned,) = view.zones["turned"].cards
    assert str(view.counters["trump"])[0].upper() == turned[-1]
    assert match.seat == 0


@pytest.mark.clause("KW-3.2")
@pytest.mark.clause("KW-3.3")
def test_whoever_took_most_tricks_names_trumps_and_leads(match: parlour.Match) -> None:
    before = {}
    while match.view().phase != "name":
        before = match.view().counters
        match.play(match.legal()[0])
    namer = match.seat
    assert before[f"tricks:{namer}"] >= max(before[f"tricks:{seat}"] for seat in range(4)) - 1
    assert len(match.legal()) == 4
    problem = match.why_not(f"play {hand(match, namer or 0)[0]}")
    assert problem is not None
    assert problem.clause == "KW-3.2"
    match.play("trump hearts")
    assert match.view().counters["trump"] == "hearts"
    assert match.seat == namer


@pytest.mark.clause("KW-4.1")
@pytest.mark.clause("KW-4.2")
def test_whoever_can_must_follow_suit(match: parlour.Match) -> None:
    while match.view().phase == "play":
        led = match.view().asked.args
        held = hand(match, match.seat or 0)
        same = [card for card in held if led and card[-1] == led[0][-1]]
        assert sorted(match.legal()) == sorted(f"play {card}" for card in same or held)
        for card in set(held) - set(same or held):
            problem = match.why_not(f"play {card}")
            assert problem is not None
            assert problem.clause == "KW-4.2"
        match.play(match.legal()[0])


@pytest.mark.clause("KW-4.3")
def test_whoever_takes_the_trick_leads(match: parlour.Match) -> None:
    (took,) = [event for event in play_until(match, "took") if event[0] == "took"]
    assert match.seat == took[1]


@pytest.mark.clause("KW-5.1")
def test_whoever_takes_no_trick_is_out(match: parlour.Match) -> None:
    out = [event[1] for event in play_until(match, "out") if event[0] == "out"]
    assert all(match.view().counters[f"out:{seat}"] == 1 for seat in out)
    assert all(not hand(match, seat) for seat in out)


@pytest.mark.clause("KW-5.2")
def test_the_last_one_left_wins(match: parlour.Match) -> None:
    while not match.over:
        match.play(match.legal()[-1])
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    assert [match.view().counters[f"out:{seat}"] for seat in range(4)] == [int(seat != winner) for seat in range(4)]
    assert match.outcome.scores[winner] == max(match.outcome.scores)

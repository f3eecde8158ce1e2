"""Another deck, other hands: what a card file can ask for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.errors import BadCards
from parlour.engine.match import Match
from parlour.games.fuji_flush import GAME

FULL = {str(number): GAME.standard_cards.copies[number] for number in range(2, 21)}


def file(hand: int = 6, **copies: int) -> dict[str, Any]:
    return {"hands": [hand] * 6, "deck": {name[1:]: count for name, count in copies.items()} or FULL}


@pytest.mark.clause("FF-1.1", "FF-2.1")
def test_a_designer_tries_two_more_20s_and_hands_of_five() -> None:
    match = Match(GAME, 4, cards={"hands": [5] * 6, "deck": FULL | {"20": 3}})
    view = match.view(0)
    assert [view.size(f"hand:{seat}") for seat in range(4)] == [5] * 4
    assert view.size("draw") == 92 - 20
    assert match.record.outcomes[0]["cards"].count("20") == 3
    assert ("dealt", 5) in match.events(0)


def test_the_games_own_deck_as_a_file_is_the_same_game() -> None:
    own = {"hands": list(GAME.standard_cards.hands), "deck": FULL}
    plain, other = Match(GAME, 5, chance=Seeded(4)), Match(GAME, 5, cards=own, chance=Seeded(4))
    assert plain.record.entries == other.record.entries
    assert plain.state.card_set == other.state.card_set


@pytest.mark.clause("FF-3.7")
@pytest.mark.parametrize("deck", [file(3, _2=10, _5=10, _20=4), file(1, _2=3, _3=3, _4=2), file(7, _2=60, _20=60)])
def test_small_and_strange_decks_come_to_an_end_and_lose_no_card(deck: dict[str, Any]) -> None:
    size = sum(deck["deck"].values())
    for seed in range(5):
        random, match = Random(seed), Match(GAME, 8, cards=deck, chance=Seeded(seed))
        while not match.over:
            match.play(random.choice(match.legal()))
            view = match.view()
            assert sum(view.size(zone) for zone in view.zones) == size
            assert match.state.resample(0, seed).seat == match.state.seat


@pytest.mark.parametrize(
    ("deck", "complaint"),
    [
        ({"deck": FULL}, "cards-missing 'hands'"),
        ({"hands": [6] * 6}, "cards-missing 'deck'"),
        ({"hands": [6] * 5, "deck": FULL}, "cards-list 'hands', 6, 6, 5"),
        (file(8), "cards-number 'hands.1', 1, 7"),
        (file(0), "cards-number 'hands.1', 1, 7"),
        (file(6, _1=90), "cards-unknown 'deck.1'"),
        (file(6, _21=90), "cards-unknown 'deck.21'"),
        (file(6, _2=61), "cards-number 'deck.2', 0, 60"),
        (file(6, _2=17), "cards-total 'deck', 17, 18, 120"),
        (file(6, _2=60, _3=60, _4=1), "cards-total 'deck', 121, 18, 120"),
        (file() | {"title": "mine"}, "cards-unknown 'title'"),
    ],
)
def test_a_wrong_deck_is_refused_with_the_reason(deck: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadCards, match=complaint):
        GAME.cards(deck)


def test_a_deck_that_is_too_small_for_so_many_is_refused_for_them_alone() -> None:
    deck = file(6, _2=20, _3=10)
    assert not Match(GAME, 5, cards=deck).over
    with pytest.raises(BadCards, match="cards-too-few 30, 6, 36"):
        Match(GAME, 6, cards=deck)

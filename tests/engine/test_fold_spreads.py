"""What an event does to what a viewer knows: cards in spreads, each with a place and a side."""

from __future__ import annotations

import pytest

from parlour.engine.fold import Event, Facts, Fold, Place, To, reveals, told
from parlour.engine.vocabulary import (
    SEAT,
    Carry,
    Kind,
    Look,
    Move,
    Noun,
    Number,
    Turn,
    Vocabulary,
    Zone,
    cards_of,
)

CARD = Noun("card", {"number": Number(1, 9)})
CARDS = cards_of(CARD)
PILE = Noun("pile", {"number": Number(1, 2)})

VOCABULARY = Vocabulary(
    nouns={"card": CARD, "pile": PILE},
    zones=(
        Zone("hand", "hand", sees="owner", order="rank", each="seat"),
        Zone("pile", "play", order="spread", each=("one", "two"), value=PILE),
    ),
    counters=(),
    phases=("play", "over"),
    verbs={},
    prompts={},
    kinds={
        "placed": Kind({"seat": SEAT, "card": CARD}, (Move("hand:{seat}", "pile:one", "{card}"),)),
        "hid": Kind({"seat": SEAT, "card": CARD}, (Move("hand:{seat}", "pile:one", "{card}", down=True),)),
        "blew": Kind({"seat": SEAT}, (Carry("pile:one", "pile:two", 1),)),
        "looked": Kind({"cards": CARDS}, (Look("pile:one", "{cards}"),)),
        "revealed": Kind({"cards": CARDS}, (Turn("pile:one", "{cards}"),)),
        "shown": Kind({"cards": CARDS}, (Turn("pile:one", "{cards}", is_new=False),)),
        "turned-down": Kind({"card": CARD}, (Turn("pile:one", "{card}", up=False, place=-1),)),
    },
    reasons={},
)
RANKS = {"card": {str(number): number for number in range(1, 10)}}


def seen(viewer: int | None, *events: Event | To, pile: str = "") -> dict[str, list[str]]:
    """What a viewer knows of the piles, and of the hand of seat 0 (2 5 7), afterwards."""
    hand = Place(["2", "5", "7"]) if viewer == 0 else Place([], 3)
    zones = {"hand:0": hand, "hand:1": Place([]), "pile:one": Place(pile.split()), "pile:two": Place([])}
    fold = Fold(Facts(zones, {}), VOCABULARY, RANKS)
    fold.take(told(events, viewer, VOCABULARY))
    return {id: place.cards for id, place in fold.facts.zones.items()}


def test_a_card_played_face_down_is_known_to_whoever_played_it() -> None:
    events = [("placed", 0, "2"), ("hid", 0, "5")]
    assert seen(0, *events)["pile:one"] == ["2", "-5"]
    assert seen(1, *events)["pile:one"] == ["2", "-"]
    assert seen(None, *events)["pile:one"] == ["2", "-"]


def test_whoever_looks_at_face_down_cards_knows_them_in_their_places() -> None:
    look = To((1,), ("looked", ["4", "6"]))
    assert seen(1, look, pile="3 - 3 -")["pile:one"] == ["3", "-4", "3", "-6"]
    assert seen(0, look, pile="3 - 3 -")["pile:one"] == ["3", "-", "3", "-"]


def test_a_card_that_is_carried_stays_as_it_lies_and_as_it_is_known() -> None:
    piles = seen(1, ("blew", 0), pile="3 -4")
    assert (piles["pile:one"], piles["pile:two"]) == (["3"], ["-4"])


def test_face_down_cards_are_turned_up_where_they_lie() -> None:
    assert seen(1, ("revealed", ["4", "6"]), pile="-4 3 -")["pile:one"] == ["4", "3", "6"]


def test_a_card_that_is_turned_down_is_known_to_all_who_saw_it() -> None:
    assert seen(None, ("turned-down", "3"), pile="3 3")["pile:one"] == ["3", "-3"]


def test_an_event_that_names_fewer_cards_than_lie_face_down_is_a_fault() -> None:
    with pytest.raises(ValueError, match="zip"):
        seen(1, ("revealed", ["4"]), pile="- -")


@pytest.mark.parametrize(
    ("event", "is_seen"),
    [
        (("hid", 0, "5"), False),
        (("revealed", ["4"]), True),
        (("shown", ["4"]), False),
        (("turned-down", "3"), False),
        (To((1,), ("looked", ["4"])), True),
        (("blew", 0), False),
    ],
)
def test_only_what_the_mover_did_not_know_keeps_a_move_from_being_taken_back(event: Event | To, is_seen: bool) -> None:
    assert reveals([event], 0, VOCABULARY) == is_seen


def test_a_zone_of_a_value_that_has_words_is_named_by_them() -> None:
    assert dict(VOCABULARY.messages())["zone-pile"] == {"value": PILE}

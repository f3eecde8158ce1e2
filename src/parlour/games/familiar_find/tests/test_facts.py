"""What viewers are told: who learns which card when, piles that come and go, and cards under names of their own."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any

import pytest

import parlour
from parlour.engine.fold import Event, Fold, To, told
from parlour.engine.presentation import Told
from parlour.games.familiar_find import GAME
from parlour.games.familiar_find.facts import PRESENTATION, show
from parlour.games.familiar_find.telling import tell
from parlour.words import Words, source

Arrange = Callable[..., Any]
clause = pytest.mark.clause
VOCABULARY = PRESENTATION.vocabulary


def events(table: Any, *texts: str) -> list[Event | To]:
    """What the last of these moves tells."""
    table.play(*texts[:-1])
    mover = table.match.seat
    table.play(texts[-1])
    return tell(table.state, table.match.fresh, mover)


def own_cards() -> Mapping[str, Any]:
    """The card file of somebody who calls Gust otherwise and has two Locations only."""
    data = tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))
    data["spells"]["gust"]["name"] = "Windy Day"
    data["locations"] = {"library": "Library", "shrine": "Shrine"}
    return data


# In the order of happening


@clause("FI-4.1")
def test_a_pile_is_taken_then_revealed_then_collected(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "DS RE- PL-"})
    assert events(table, "take centre")[:3] == [
        ("took", 0, "centre", 3),
        ("revealed", ("RE", "PL"), "centre"),
        ("collected", 0, ("DS", "RE", "PL"), "centre"),
    ]


def test_what_the_mover_hid_itself_is_shown_and_keeps_nobody_from_taking_it_back(arrange: Arrange) -> None:
    table = arrange(2)
    table.play("take centre", "place DS centre", "place EW centre", "hide PL centre", "take 0-1")
    table.finish_turn()
    assert ("shown", ("PL",), "centre") in events(table, "take centre")


@clause("FI-4.2")
def test_a_spell_is_in_the_collection_until_it_is_resolved(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "gust", "0-1": "DS RE"})
    assert events(table, "take centre", "cast gust") == [("cast", 0, "gust")]
    assert show(table.state, None).zones["collection:0"].cards == ["gust"]
    assert ("resolved", 0, "gust") in events(table, "gust 0-1 centre")


# What somebody knows


@clause("FI-11.2")
def test_everybody_is_told_that_somebody_looked_and_only_that_seat_what_it_saw(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "foresight", "0-1": "DS RE-"})
    looked = events(table, "take centre", "cast foresight")
    assert ("looked", 0, 1, "0-1") in told(looked, 1, VOCABULARY)
    assert ("saw", ("RE",), "0-1") in told(looked, 0, VOCABULARY)
    assert not any(event[0] == "saw" for event in told(looked, 1, VOCABULARY) + told(looked, None, VOCABULARY))


@clause("FI-11.1")
def test_who_looks_at_cards_that_it_knew_learns_nothing(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "foresight foresight", "0-1": "RE-"})
    assert any(isinstance(event, To) for event in events(table, "take centre", "cast foresight"))
    again = events(table, "cast foresight")
    assert ("looked", 0, 1, "0-1") in again
    assert not any(isinstance(event, To) for event in again)


@clause("FI-11.2")
def test_what_the_magpie_took_is_known_until_it_plays_a_card_face_down(arrange: Arrange) -> None:
    table = arrange(2, familiars="magpie owl", hands={0: "DS EW PL RE"}, piles={"0-1": "AST"})
    table.play("take centre", "swap DS 0-1")
    hand = show(table.state, 1).zones["hand:0"]
    assert (hand.cards, hand.hidden) == (["AST"], 3)
    table.play("place PL centre", "place EW centre")
    assert show(table.state, None).zones["hand:0"].cards == ["AST"]
    table.play("hide RE centre")
    assert show(table.state, 1).zones["hand:0"].cards == []
    assert "AST" in show(table.state, 0).zones["hand:0"].cards


# Piles and Locations that come and go


@clause("FI-7.4")
def test_piles_that_are_joined_leave_the_table_and_the_new_one_comes(arrange: Arrange) -> None:
    table = arrange(3, collections={0: "ABY ABY ABY"}, piles={"2-0": "DS RE-", "0-1": "PL"})
    joined = events(table, "take centre")
    assert ("went-out", 0, 1) in joined
    assert ("joined", "2-0", "0-1", "2-1") in joined
    facts = show(table.state, None)
    assert facts.zones["pile:2-1"].cards == ["DS", "-", "PL"]
    there = {id for id, value in facts.counters.items() if id.startswith("there:") and value}
    assert there == {"there:centre", "there:1-2", "there:2-1"}


@clause("FI-8.1")
def test_a_new_deck_of_locations_is_told_so_that_every_view_is_right() -> None:
    match = parlour.new("familiar-find", 2, seed=3, options={"locations": "tourism"}, cards=own_cards())
    state: Any = match.state
    ranks = Told(PRESENTATION, state.card_set).ranks
    folds = {viewer: Fold(show(state, viewer), VOCABULARY, ranks) for viewer in (None, 0, 1)}
    kinds: list[str] = []
    while not match.over:
        legal, mover = match.legal(), state.seat
        match.play(next((move for move in ("travel", "take centre") if move in legal), legal[0]))
        happened = tell(state, match.fresh, mover)
        for viewer, fold in folds.items():
            heard = told(happened, viewer, VOCABULARY)
            fold.take(heard)
            kinds += [event[0] for event in heard]
            assert fold.facts == show(state, viewer)
    assert kinds.count("renewed") > 3


# Names


@pytest.mark.parametrize(("language", "usual"), [("en", "Pluck"), ("de", "Pflücken"), ("ja", "「つみ取り」")])
def test_a_card_file_of_ones_own_keeps_its_names_in_every_language(language: str, usual: str) -> None:
    card_set = GAME.read_cards(own_cards())
    messages = dict(VOCABULARY.messages())
    words = Words(language, [source(GAME.folder, language)], messages, PRESENTATION.things(card_set))
    assert "Windy Day" in words.say("one-card", ["gust"])
    assert words.say("one-card", ["pluck"]) == usual

"""What viewers are told: who learns which card when, piles that come and go, and cards under names of their own."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import pytest

import parlour
from parlour.engine.fold import Facts, Fold, Place
from parlour.engine.match import Match
from parlour.games.familiar_find import GAME
from parlour.testing import NAMES, said, words_of

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


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
    assert table.told(1, "take centre")[:3] == [
        ("took", 0, "centre", 3),
        ("revealed", ("RE", "PL"), "centre"),
        ("collected", 0, ("DS", "RE", "PL"), "centre"),
    ]


def test_what_the_mover_hid_itself_is_shown_and_keeps_nobody_from_taking_it_back(arrange: Arrange) -> None:
    table = arrange(2)
    table.play("take centre", "place DS centre", "place EW centre", "hide PL centre", "take 0-1")
    table.finish_turn()
    assert ("shown", ("PL",), "centre") in table.told(1, "take centre")


@clause("FI-4.2")
def test_a_spell_is_in_the_collection_until_it_is_resolved(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "gust", "0-1": "DS RE"})
    assert table.told(1, "take centre", "cast gust") == [("cast", 0, "gust")]
    assert table.texts(None, "collection:0") == ["gust"]
    assert ("resolved", 0, "gust") in table.told(1, "gust 0-1 centre")


# What somebody knows


@clause("FI-11.2")
def test_everybody_is_told_that_somebody_looked_and_only_that_seat_what_it_saw(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "foresight", "0-1": "DS RE-"})
    assert ("looked", 0, 1, "0-1") in table.told(1, "take centre", "cast foresight")
    assert ("saw", ("RE",), "0-1") in table.match.events(0)
    assert not any(event[0] == "saw" for event in table.match.events(1) + table.match.events())


@clause("FI-11.1")
def test_who_looks_at_cards_that_it_knew_learns_nothing(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "foresight foresight", "0-1": "RE-"})
    assert any(event[0] == "saw" for event in table.told(0, "take centre", "cast foresight"))
    again = table.told(0, "cast foresight")
    assert ("looked", 0, 1, "0-1") in again
    assert not any(event[0] == "saw" for event in again)


@clause("FI-11.2")
def test_what_the_magpie_took_is_known_until_it_plays_a_card_face_down(arrange: Arrange) -> None:
    table = arrange(2, familiars="magpie owl", hands={0: "DS EW PL RE"}, piles={"0-1": "AST"})
    table.play("take centre", "swap DS 0-1")
    assert table.match.view(1).zones["hand:0"] == Place(["AST"], 3)
    table.play("place PL centre", "place EW centre")
    assert table.texts(None, "hand:0") == ["AST"]
    table.play("hide RE centre")
    assert table.texts(1, "hand:0") == []
    assert "AST" in table.texts(0, "hand:0")


# Piles and Locations that come and go


@clause("FI-7.4")
def test_piles_that_are_joined_leave_the_table_and_the_new_one_comes(arrange: Arrange) -> None:
    table = arrange(3, collections={0: "ABY ABY ABY"}, piles={"2-0": "DS RE-", "0-1": "PL"})
    joined = table.told(1, "take centre")
    assert ("went-out", 0, 1) in joined
    assert ("joined", "2-0", "0-1", "2-1") in joined
    assert table.texts(None, "pile:2-1") == ["DS", "-", "PL"]
    there = {id for id, value in table.match.view().counters.items() if id.startswith("there:") and value}
    assert there == {"there:centre", "there:1-2", "there:2-1"}


@clause("FI-8.1")
def test_a_new_deck_of_locations_is_told_so_that_every_view_is_right() -> None:
    match = parlour.new("familiar-find", 2, seed=3, options={"locations": "tourism"}, cards=own_cards())
    vocabulary = match.presentation.vocabulary
    folds = {viewer: Fold(facts(match, viewer), vocabulary, match.told.ranks) for viewer in (None, 0, 1)}
    while not match.over:
        legal, step = match.legal(), match.steps
        match.play(next((move for move in ("travel", "take centre") if move in legal), legal[0]))
        for viewer, fold in folds.items():
            fold.take(match.events(viewer, step))
            assert fold.facts == facts(match, viewer)
    assert match.events().count(("renewed",)) > 1


def facts(match: Match, viewer: int | None) -> Facts:
    return match.presentation.show(match.state, viewer)


# In words


@clause("FI-11.1")
def test_a_hidden_card_and_a_drawn_card_are_named_to_their_owner_only(arrange: Arrange) -> None:
    table = arrange(2, deck="AST AST AST AST")
    own = table.said(0, "take centre", "place DS centre", "place EW centre", "hide PL centre")
    assert own[0] == "You play Pink Lichen face down on the centre."
    assert own[1] == "You draw Astral Essence, Astral Essence, and Astral Essence."
    others = said(table.match, table.match.events(1), 1)
    assert others[-3:-1] == ["Ada plays a card face down on the centre.", "Ada draws 3 cards."]
    assert "Ada draws 3 cards." in said(table.match, table.match.events())


@clause("FI-11.2")
def test_everything_public_is_told_to_everybody(arrange: Arrange) -> None:
    table = arrange(3, seat=1, piles={"0-1": "ABY DS"}, collections={1: "ABY ABY"})
    told = table.said(0, "take 0-1")
    assert "Bruno scavenges the pile that you and Bruno share, 2 cards." in told
    assert "Bruno loses to three Abyss Essences." in told
    assert any(line.startswith("Bruno discards the whole collection: ") for line in told)
    joined = "The pile that you and Bruno share and the pile that Bruno and Clara share become"
    assert f"{joined} the pile that you and Clara share." in told
    assert table.match.view(0).counters["out:1"] == 1


def test_the_end_is_told_with_its_reason(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "AST"}, collections={0: "AST AST"})
    assert "You win with three Astral Essences!" in table.said(0, "take centre")
    assert table.match.view(1).phase == "over"


# Names


@pytest.mark.parametrize(
    ("language", "own", "others", "title"),
    [
        (
            "en",
            "You scavenge the pile that Ada and you share, 2 cards.",
            "the pile that Ada and Bruno share",
            "Ada – you",
        ),
        ("de", "Du nimmst den Stapel zwischen Ada und dir, 2 Karten.", "den Stapel zwischen Ada und Bruno", "Ada – du"),
        ("ja", "あなたはAdaさんとあなたの間の山（2枚）を取りました。", "AdaさんとBrunoさんの間の山", "Ada・あなた"),
    ],
)
def test_a_pile_is_called_after_its_neighbours(language: str, own: str, others: str, title: str) -> None:
    words = words_of(parlour.new("familiar-find", 3, seed=1), language)
    took = [1, "0-1", 2]
    assert words.say("event-took", took, NAMES, 1) == own
    assert others in words.say("event-took", took, NAMES, None)
    assert words.say("zone-pile", ["0-1"], NAMES, 1) == title
    assert words.say("zone-pile", ["0-1"], NAMES, 2) != words.say("zone-pile", ["1-0"], NAMES, 2)


@pytest.mark.parametrize(("language", "usual"), [("en", "Pluck"), ("de", "Pflücken"), ("ja", "「つみ取り」")])
def test_a_card_file_of_ones_own_keeps_its_names_in_every_language(language: str, usual: str) -> None:
    words = words_of(parlour.new("familiar-find", 2, seed=1, cards=own_cards()), language)
    assert "Windy Day" in words.say("one-card", ["gust"])
    assert words.say("one-card", ["pluck"]) == usual

"""What a seat sees, and what each choice tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

import parlour
from parlour.engine.presentation import Asked, Touched
from parlour.testing import words_of

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


@clause("FI-2.4")
def test_piles_are_shown_as_they_lie(arrange: Arrange) -> None:
    table = arrange(3, piles={"1-2": "DS ABY- gust"})
    assert table.texts(0, "pile:1-2") == ["DS", "-", "gust"]
    assert table.match.presentation.vocabulary.zone("pile:1-2").order == "spread"
    assert table.match.view(0).counters["there:1-2"] == 1


@clause("FI-11.1")
def test_a_face_down_card_that_i_know_is_marked_as_such(arrange: Arrange) -> None:
    table = arrange(2)
    table.play("take centre", "place DS centre", "place EW centre", "hide PL centre")
    assert table.texts(0, "pile:centre") == ["DS", "EW", "-PL"]


@clause("FI-11.2")
def test_collections_are_sorted_and_say_how_far_they_are(arrange: Arrange) -> None:
    view = arrange(2, collections={1: "ABY RE DS AST ABY DS AST RE EW EW PL"}).match.view(0)
    assert " ".join(view.cards("collection:1")) == "DS DS EW EW PL RE RE AST AST ABY ABY"
    assert (view.counters["lacks:1"], view.counters["lacks:0"]) == (1, 8)


def test_essences_are_counted_where_they_are_collected(arrange: Arrange) -> None:
    vocabulary = arrange(2).match.presentation.vocabulary
    sums = {counter.id: (counter.zones, counter.cards) for counter in vocabulary.counters if counter.type == "sum"}
    assert sums == {"astral": (("collection:{0}",), ("AST",)), "abyss": (("collection:{0}",), ("ABY",))}


@clause("FI-5.2")
def test_the_salamander_is_nearer_to_a_set(arrange: Arrange) -> None:
    table = arrange(2, familiars="salamander cat", collections={0: "DS DS EW EW PL RE RD", 1: "DS DS EW EW PL RE RD"})
    counters = table.match.view(1).counters
    assert (counters["lacks:0"], counters["lacks:1"]) == (1, 2)


def test_a_spell_says_what_it_does(arrange: Arrange) -> None:
    said = words_of(arrange(2).match).say("event-cast", [0, "veil"], ["Ada", "Bruno"])
    assert said == "Ada casts Veil of Night: This turn all cards are played face down."


def test_choices_tell_what_they_do_and_what_they_touch(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "DS DS ABY- gust"})
    label, about = table.choice("take centre")
    assert label == "Scavenge the centre: Gust and 2 × Dragon Scale, 1 face down"
    assert about == Touched((), "pile:centre", "collection:0")
    table.play("take centre", "cast gust")
    label, about = table.choice("place DS centre")
    assert label == "Dragon Scale face up on the centre"
    assert about == Touched(("DS",), "hand:0", "pile:centre")


def test_what_is_left_or_cast_off_is_touched_where_it_lies(arrange: Arrange) -> None:
    table = arrange(2, familiars="turtle cat", piles={"0-1": "DS ABY"})
    table.play("take 0-1")
    assert table.choice("leave ABY") == (
        "Leave Abyss Essence on the pile that you and Bruno share",
        Touched(("ABY",), "pile:0-1"),
    )
    table = arrange(2, piles={"centre": "cast-off"}, collections={0: "ABY"})
    table.play("take centre", "cast cast-off")
    about = Touched(("ABY",), "collection:0", "pile:0-1")
    assert table.choice("cast-off 0-1") == ("Put Abyss Essence on the pile that you and Bruno share", about)


def test_the_open_vault_offers_only_what_it_gives(arrange: Arrange) -> None:
    table = arrange(2, location="open-vault", piles={"centre": "DS ABY-"})
    assert table.choice("take centre")[0] == "Scavenge the centre: Dragon Scale"


def test_before_the_shuffle_every_card_is_in_the_deck() -> None:
    match = parlour.new("familiar-find", 3, seed=1, options={"familiars": True, "locations": "one"})
    view = match.view(0)
    assert view.asked == Asked((0,), "familiar")
    assert (view.size("deck"), view.size("locations")) == (71, 13)

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

import parlour
from parlour.engine.scene import named

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause
NAMES = ["Ada", "Bruno", "Clara", "Dora"]


def log(table: Table, seat: int | None) -> str:
    return " ".join(named(event.text, NAMES, seat) for event in table.match.events(seat))


@clause("FI-2.4")
def test_piles_are_shown_as_they_lie(arrange: Arrange) -> None:
    zone = arrange(3, piles={"1-2": "DS ABY- gust"}).match.view(0).zone("pile:1")
    assert [card.text for card in zone.cards] == ["DS", "", "gust"]
    assert [card.up for card in zone.cards] == [True, False, True]
    assert (zone.title, zone.note, zone.kind) == ("Pile 1-2", "out of reach", "spread")


@clause("FI-11.1")
def test_a_face_down_card_that_i_know_is_marked_as_such(arrange: Arrange) -> None:
    table = arrange(2)
    table.play("take centre", "place DS centre", "place EW centre", "hide PL centre")
    card = table.match.view(0).zone("pile:centre").cards[2]
    assert (card.text, card.up, card.tags) == ("PL", False, ("face down", "known to you"))


@clause("FI-11.2")
def test_collections_are_sorted_and_say_how_far_they_are(arrange: Arrange) -> None:
    view = arrange(2, collections={1: "ABY RE DS AST ABY DS AST RE EW EW PL"}).match.view(0)
    shown = " ".join(card.text for card in view.zone("collection:1").cards)
    assert shown == "DS DS EW EW PL RE RE AST AST ABY ABY"
    assert (view.counter("astral:1").value, view.counter("astral:1").note) == (2, "one more wins")
    assert (view.counter("abyss:1").value, view.counter("abyss:1").note) == (2, "one more is the end")
    assert (view.counter("set:1").value, view.counter("set:1").note) == (1, "one more wins")
    assert (view.counter("set:0").value, view.counter("set:0").note) == (8, "")


@clause("FI-5.2")
def test_the_salamander_is_nearer_to_a_set(arrange: Arrange) -> None:
    table = arrange(2, familiars="salamander cat", collections={0: "DS DS EW EW PL RE RD", 1: "DS DS EW EW PL RE RD"})
    view = table.match.view(1)
    assert view.counter("set:0").value == 1
    assert view.counter("set:1").value == 2


def test_a_spell_says_what_it_does(arrange: Arrange) -> None:
    card = arrange(2, piles={"centre": "veil"}).match.view(0).zone("pile:centre").cards[0]
    assert card.name == "Veil of Night, a Spell"
    assert card.caption == "This turn, play all cards face down."


def test_choices_tell_what_they_do_and_what_they_touch(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "DS DS ABY- gust"})
    take = table.match.view(0).choices[0]
    assert (take.move, take.source, take.target) == ("take centre", "pile:centre", "collection:0")
    assert take.label == "Take the centre: 1 face down, Gust, 2 Dragon Scale"
    table.play("take centre", "cast gust")
    choices = {choice.move: choice for choice in table.match.view(0).choices}
    place = choices["place DS centre"]
    assert (place.label, place.cards) == ("Dragon Scale face up on the centre", ("DS",))
    assert (place.source, place.target) == ("hand:0", "pile:centre")


def test_the_open_vault_offers_only_what_it_gives(arrange: Arrange) -> None:
    table = arrange(2, location="open-vault", piles={"centre": "DS ABY-"})
    assert table.match.view(0).choices[0].label == "Take the centre: Dragon Scale"


def test_a_long_pile_is_cut_short_in_a_choice(arrange: Arrange) -> None:
    pile = "DS EW PL RE RD AST ABY gust veil insight daylight"
    take = arrange(2, piles={"centre": pile}).match.view(0).choices[0]
    assert take.label.endswith(" …")
    assert len(take.label) < 76


@clause("FI-11.1")
def test_a_hidden_card_and_a_drawn_card_are_named_to_their_owner_only(arrange: Arrange) -> None:
    table = arrange(2, deck="AST AST AST AST")
    table.play("take centre", "place DS centre", "place EW centre", "hide PL centre")
    assert "You play Pink Lichen face down on the centre." in log(table, 0)
    assert "Ada plays a card face down on the centre." in log(table, 1)
    assert "You draw Astral Essence." in log(table, 0)
    assert "Ada draws a card." in log(table, None)


@clause("FI-11.2")
def test_everything_public_is_told_to_everybody(arrange: Arrange) -> None:
    table = arrange(3, seat=1, piles={"0-1": "ABY DS"}, collections={1: "ABY ABY"})
    table.play("take 0-1")
    said = log(table, 0)
    assert "Bruno takes pile 0-1, 2 cards." in said
    assert "Bruno loses to three Abyss Essences." in said
    assert "Bruno discards the whole collection." in said
    assert "The piles beside it become pile 0-2." in said
    assert table.match.view(0).counter("out:1").value == "number 1"


def test_before_the_shuffle_every_card_is_in_the_deck() -> None:
    match = parlour.new("familiar-find", 3, seed=1, options={"familiars": True, "locations": "one"})
    view = match.view(0)
    assert view.prompt == "Choose your Familiar."
    assert (view.zone("deck").size, view.zone("locations").size) == (71, 13)


def test_the_end_is_told_with_its_reason(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "AST"}, collections={0: "AST AST"})
    table.play("take centre")
    assert "You win with three Astral Essences!" in log(table, 0)
    assert table.match.view(1).phase == "The match is over"

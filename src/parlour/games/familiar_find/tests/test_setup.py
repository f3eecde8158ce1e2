from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

import parlour
from parlour.engine.chance import Scripted
from parlour.engine.errors import BadSetup
from parlour.games.familiar_find import GAME, cards
from parlour.terminal.reader import own_words
from parlour.testing import words_of

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause
HOUSE = cards.house()
SPELL_CODES = [card.code for card in HOUSE.spells]


def arcane(players: int) -> list[str]:
    copies = GAME.standard_cards.copies_for(players)
    return [code for code, count in zip(HOUSE.codes, copies, strict=True) for _ in range(count)]


def shuffled(pile: str, texts: list[str]) -> dict[str, Any]:
    return {"kind": "shuffle", "pile": pile, "cards": texts}


@clause("FI-1.1", "FI-1.2")
@pytest.mark.parametrize(("players", "size", "spells"), [(2, 52, 10), (3, 71, 13), (4, 84, 15)])
def test_the_deck_has_so_many_cards(players: int, size: int, spells: int) -> None:
    deck = Counter(arcane(players))
    assert sum(deck.values()) == size
    assert sum(deck[code] for code in SPELL_CODES) == spells
    assert {deck[code] for code in cards.INGREDIENT_CODES} == {[6, 8, 9][players - 2]}
    assert (deck["AST"], deck["ABY"]) == [(6, 6), (7, 11), (8, 16)][players - 2]


@clause("FI-1.3", "FI-1.4", "FI-1.5")
def test_there_are_nine_spells_ten_familiars_and_thirteen_locations() -> None:
    found = GAME.standard_cards
    assert len(found.spells) == 9
    assert len(found.familiars[1:]) == 10
    assert len(found.locations[1:]) == 13
    codes = [card.code for card in found.actors().values() if card.code]
    assert all(re.search(rf"^\| `{code}` \|", GAME.rules.text, re.MULTILINE) for code in codes)


@clause("FI-2.1", "FI-2.2")
@pytest.mark.parametrize(
    ("players", "names"),
    [(2, ["centre", "0-1", "1-0"]), (3, ["centre", "0-1", "1-2", "2-0"]), (4, ["centre", "0-1", "1-2", "2-3", "3-0"])],
)
def test_there_is_a_pile_in_the_centre_and_one_between_neighbours(
    arrange: Arrange, players: int, names: list[str]
) -> None:
    assert arrange(players).piles() == names


@clause("FI-2.2")
def test_with_two_seats_the_centre_lies_in_the_middle(arrange: Arrange) -> None:
    counters = arrange(2).match.view(0).counters
    assert [id for id, there in counters.items() if id.startswith("there:") and there] == [
        "there:0-1",
        "there:centre",
        "there:1-0",
    ]


@clause("FI-3.1")
def test_the_seats_choose_familiars_in_turn_and_none_twice() -> None:
    match = parlour.new("familiar-find", 4, seed=1, options={"familiars": True})
    seen = []
    for familiar in ("owl", "cat", "fox", "bat"):
        seen.append((match.seat, len(match.legal())))
        match.play(f"choose {familiar}")
    assert seen == [(0, 10), (1, 9), (2, 8), (3, 7)]


@clause("FI-3.1")
def test_familiars_come_first_then_locations_then_the_arcane_cards() -> None:
    places = [card.code for card in HOUSE.locations[1:]]
    script = Scripted([shuffled("locations", places[::-1]), shuffled("arcane", arcane(2))])
    options = {"familiars": True, "locations": "one"}
    match = parlour.new("familiar-find", 2, options=options, chance=script)
    match.play("choose cat")
    match.play("choose owl")
    kinds = [type(entry).__name__ if not isinstance(entry, dict) else entry["pile"] for entry in match.record.entries]
    assert kinds == ["Decision", "Decision", "locations", "arcane"]
    assert match.view().cards("location") == ["windmill"]


@clause("FI-3.2")
def test_the_centre_gets_the_first_card_then_the_piles_and_the_hands_from_seat_0() -> None:
    deck = arcane(3)
    deck = sorted(deck)
    match = parlour.new("familiar-find", 3, chance=Scripted([shuffled("arcane", deck)]))
    view = match.view(1)
    firsts = [view.cards(f"pile:{pile}") for pile in ("centre", "0-1", "1-2", "2-0")]
    assert firsts == [[card] for card in deck[:4]]
    assert match.view(0).cards("hand:0") == deck[4:8]
    assert Counter(view.cards("hand:1")) == Counter(deck[8:12])
    assert view.size("deck") == 71 - 16


@clause("FI-3.2")
def test_a_spell_does_nothing_during_the_set_up() -> None:
    deck = [*SPELL_CODES[:3], *arcane(2)]
    for code in SPELL_CODES[:3]:
        deck.reverse()
        deck.remove(code)
        deck.reverse()
    match = parlour.new("familiar-find", 2, chance=Scripted([shuffled("arcane", deck)]))
    assert match.legal() == ["take centre", "take 0-1", "take 1-0"]


@clause("FI-1.4")
def test_the_fox_cannot_be_chosen_by_two(arrange: Arrange) -> None:
    match = parlour.new("familiar-find", 2, seed=1, options={"familiars": True})
    assert "choose fox" not in match.legal()
    error = match.why_not("choose fox")
    assert error is not None
    assert error.clause == "FI-1.4"
    match.play("choose owl")
    taken = match.why_not("choose owl")
    assert taken is not None
    assert taken.clause == "FI-3.1"


# Card files


def standard() -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))


def test_a_card_file_says_which_effects_there_are_how_many_and_under_which_name() -> None:
    data = standard()
    data["content"] = "real"
    data["spells"] = {"gust": {"name": "Tempest", "copies": [3, 3, 3]}}
    data["familiars"] = {"cat": "Tom", "owl": "Archimedes", "bat": "Flip", "rat": "Scabs"}
    data["locations"] = {"library": "Old Library", "windmill": "The Mill"}
    options = {"familiars": True, "locations": "tourism"}
    match = parlour.new("familiar-find", 2, seed=3, options=options, cards=data)
    assert match.legal() == ["choose cat", "choose owl", "choose rat", "choose bat"]
    match.play("choose cat")
    match.play("choose owl")
    view, words = match.view(), words_of(match)
    assert view.size("deck") == 52 - 10 + 3 - 3 - 8
    assert "Tom" in words.say("event-chose", [0, *view.cards("familiar:0")], ["Ada", "Bruno"])
    assert re.search("Old Library|The Mill", words.say("event-found", view.cards("location")))
    assert view.counters["house"] == 0
    chance = [entry for entry in match.record.entries if isinstance(entry, dict)]
    assert chance[1]["cards"].count("gust") == 3


def test_house_content_is_shown_as_such(arrange: Arrange) -> None:
    assert arrange().match.view().counters["house"] == 1


def broken(change: Callable[[dict[str, Any]], None]) -> str:
    data = standard()
    change(data)
    with pytest.raises(BadSetup) as caught:
        parlour.new("familiar-find", 2, cards=data)
    reason = caught.value.reason
    return own_words("en").say(f"why-{reason.id}", reason.args)


def test_a_card_file_with_a_mistake_is_refused_with_the_reason() -> None:
    assert "spell: there is no such entry here; there are “content”" in broken(lambda d: d.update(spell={}))
    rain = {"name": "Rain", "copies": [1, 1, 1]}
    assert "spells.rain.does is missing" in broken(lambda d: d["spells"].update(rain=rain))
    assert "ingredients.DS is missing" in broken(lambda d: d["ingredients"].pop("DS"))
    assert "spells.gust.copies: with more players" in broken(lambda d: d["spells"]["gust"].update(copies=[2, 1, 1]))
    assert "a list of 3 to 3 entries" in broken(lambda d: d["spells"]["gust"].update(copies=[1, 1]))
    assert "a whole number" in broken(lambda d: d["spells"]["gust"].update(copies=[True, 1, 1]))
    assert "must be a table" in broken(lambda d: d["spells"].update(gust=3))
    assert "must be a table" in broken(lambda d: d.update(spells=[1]))
    assert "spells.gust.name" in broken(lambda d: d["spells"]["gust"].update(name=" "))
    assert "4 to 16 entries" in broken(lambda d: d.update(familiars={"cat": "Tom"}))
    assert "1 to 20 entries" in broken(lambda d: d.update(locations={}))
    assert "there are two of “Gust”" in broken(lambda d: d["spells"]["pluck"].update(name="Gust"))
    assert "it takes 11 to 96" in broken(lambda d: d.update(essences=MANY))


MANY = {
    "AST": {"name": "Astral Essence", "copies": [40, 40, 40]},
    "ABY": {"name": "Abyss Essence", "copies": [40, 40, 40]},
}


def test_one_location_alone_cannot_be_left() -> None:
    data = standard() | {"locations": {"library": "Library"}}
    match = parlour.new("familiar-find", 2, seed=3, options={"locations": "tourism"}, cards=data)
    match.play("take centre")
    assert match.legal() == ["remain"]
    error = match.why_not("travel")
    assert error is not None
    assert error.clause == "FI-8.1"

"""Card files of one's own."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from parlour.engine import record as records
from parlour.engine import replay
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.games.familiars_trouble import GAME
from parlour.games.familiars_trouble.cards import read_cards
from parlour.testing import words_of

HOUSE = tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    data = copy.deepcopy(HOUSE)
    change(data)
    return data


@pytest.mark.clause("FT-1.2")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda d: d["errands"].pop(), "cards-list 'errands', 27, 27, 26"),
        (lambda d: d.pop("errands"), "cards-list 'errands', 27, 27, 0"),
        (lambda d: d.update(errands="all"), "cards-list 'errands', 27, 27, 0"),
        (lambda d: d.update(spells=[]), "cards-unknown 'spells'"),
        (lambda d: d.update(house="yes"), "cards-not-a-flag 'house'"),
        (lambda d: d["errands"].__setitem__(0, "1A"), "cards-not-a-table 'errands.1'"),
        (lambda d: d["errands"][0].update(id="4A"), "cards-shape 'errands.1.id', '4A', '2C'"),
        (lambda d: d["errands"][0].update(id="1AA"), "cards-shape 'errands.1.id', '1AA'"),
        (lambda d: d["errands"][0].update(id=1), "cards-shape 'errands.1.id', '1'"),
        (lambda d: d["errands"][0].update(id="1B"), "cards-twice 'errands', '1B'"),
        (lambda d: d["errands"][0].update(red=-1), "cards-number 'errands.1.red', 0, 99"),
        (lambda d: d["errands"][0].update(red=9.5), "cards-number 'errands.1.red', 0, 99"),
        (lambda d: d["errands"][0].update(red=True), "cards-number 'errands.1.red', 0, 99"),
        (lambda d: d["errands"][0].update(red=0), "cards-some-of 'errands.1'"),
        (lambda d: d["errands"][0].pop("points"), "cards-missing 'errands.1.points'"),
        (lambda d: d["errands"][0].update(points=100), "cards-number 'errands.1.points'"),
        (lambda d: d["errands"][0].update(yellow=3), "cards-unknown 'errands.1.yellow'"),
        (lambda d: d["errands"][0].update(name=3), "cards-not-a-name 'errands.1.name'"),
        (lambda d: d["beginners"][0].update(id="3Z"), "cards-choice 'beginners', '3Z'"),
        (lambda d: d["beginners"][0].update(id="1B"), "cards-twice 'beginners', '1B'"),
        (lambda d: d.update(beginners={}), "cards-list 'beginners', 0, 27, 0"),
        (
            lambda d: d.update(errands=[one_level(i) for i in range(26)] + [one_level(0, "3")]),
            "some-of 'errands', .'2A'",
        ),
    ],
)
def test_a_card_file_that_is_wrong_is_told_why(change: Callable[[dict[str, Any]], object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        read_cards(changed(change))


def one_level(number: int, level: str = "1") -> dict[str, Any]:
    return {"id": f"{level}{chr(65 + number)}", "red": 5, "points": 1}


@pytest.mark.clause("FT-1.2", "FT-1.3")
def test_an_owners_errands_replace_the_house_ones_names_and_all() -> None:
    def mine(data: dict[str, Any]) -> None:
        data["house"] = False
        for errand in data["errands"]:
            errand.update(red=1, blue=0, green=0, points=7, name=f"Broom {errand['id']}")

    match = Match(GAME, 3, {"hand_exchange": False, "errand_exchange": False}, changed(mine))
    view, errands = match.view(), match.told.things["errand"]
    assert view.counters["house"] == 0
    assert len(view.cards("display")) == 5
    assert all(errands[id]["name"] == f"Broom {id}" for id in view.cards("display"))
    assert "errand 1A (Broom 1A): red 1 for 7 points" in words_of(match).say("choice-swap", ["1A", "2"])
    while not match.over:
        match.play(match.legal()[0])
    assert match.outcome is not None
    assert match.outcome.scores[0] % 7 == 0


@pytest.mark.clause("FT-1.3")
def test_a_record_with_an_owners_errands_replays() -> None:
    data = changed(lambda d: d["errands"][3].update(points=9, name="Kettle"))
    match = Match(GAME, 3, {}, data, keep_legal=True)
    while not match.over:
        match.play(match.legal()[-1])
    again = replay.replay(records.parse(match.record.to_text()))
    assert again.outcome == match.outcome


def test_two_tables_with_different_errands_do_not_mix() -> None:
    one = Match(GAME, 3, {}, changed(lambda d: d["errands"][0].update(points=50)))
    two = Match(GAME, 3)
    assert one.state.points_of[0] == 50
    assert two.state.points_of[0] == 1

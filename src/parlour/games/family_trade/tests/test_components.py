"""The box, the track, the money: TR-1."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.games.family_trade import GAME
from parlour.games.family_trade.cards import Box, read_cards
from parlour.games.family_trade.play import Play
from parlour.testing import words_of

Deal = Callable[..., Match[Play]]
LOOSE = "gold gems home cafe shares oil shrimp coin"
PAIRS = "gold*2 gems*2 home*2 cafe*2"


@pytest.fixture
def data() -> dict[str, Any]:
    return tomllib.loads((GAME.folder / "cards.toml").read_text(encoding="utf-8"))


def cards_in(match: Match[Play]) -> int:
    return sum(place.size for place in match.view().zones.values())


def standard() -> Box:
    box: Box = GAME.standard_cards
    return box


@pytest.mark.clause("TR-1.1")
def test_there_are_eight_items_with_a_die_each() -> None:
    assert " ".join(item.code for item in standard().items) == LOOSE
    assert all(len(item.faces) == 6 for item in standard().items)


@pytest.mark.clause("TR-1.2")
def test_the_faces_of_every_die_add_up_to_170_and_only_safe_goods_never_lose() -> None:
    assert all(sum(item.faces) == 170 for item in standard().items)
    never_negative = [item.code for item in standard().items if min(item.faces) >= 0]
    assert never_negative == ["gold", "gems", "home"]


@pytest.mark.clause("TR-1.3")
def test_a_market_deck_has_102_cards_and_the_other_rulesets_no_market_makes(deal: Deal) -> None:
    assert cards_in(deal([LOOSE, PAIRS])) == 102
    assert cards_in(deal([LOOSE, PAIRS], ruleset="god")) == 96


@pytest.mark.clause("TR-1.3", "TR-6.8")
@pytest.mark.parametrize(
    ("options", "bills"), [({}, (60, 40)), ({"bank": "box"}, (60, 40)), ({"bank": "short"}, (20, 8))]
)
def test_the_bank_of_battle_begins_with_all_bills_or_with_few(
    deal: Deal, options: dict[str, str], bills: tuple[int, int]
) -> None:
    state = deal(["gold oil", "gems home"], ruleset="battle", **options).state
    assert (state.bank_tens, state.bank_fifties) == bills
    assert (list(state.tens), list(state.fifties)) == ([0] * 4, [0] * 4)


@pytest.mark.clause("TR-1.3")
def test_a_card_file_says_how_many_bills_there_are(data: dict[str, Any]) -> None:
    data["bills"] = {"tens": 30, "fifties": 7, "bank_tens": 4, "bank_fifties": 2}
    for bank, bills in (("box", (30, 7)), ("short", (4, 2))):
        state = Match(GAME, 2, {"ruleset": "battle", "bank": bank}, data).state
        assert (state.bank_tens, state.bank_fifties) == bills


@pytest.mark.clause("TR-1.4")
def test_a_track_is_the_different_faces_in_order() -> None:
    assert standard().items[0].track == (10, 20, 30, 40)
    assert standard().items[7].track == (-100, -60, -30, 50, 110, 200)


@pytest.mark.clause("TR-1.4")
def test_at_the_end_of_its_track_an_item_has_no_step_that_way(deal: Deal) -> None:
    match = deal(["MM gems home cafe shares oil shrimp coin", PAIRS], "gold", market={"gold": 40, "gems": 10})
    legal = match.legal()
    assert "discard MM up gold" not in legal
    assert "discard MM down gold" in legal
    assert "discard MM down gems" not in legal
    error = match.why_not("discard MM up gold")
    assert error is not None
    assert error.clause == "TR-1.4"


@pytest.mark.clause("TR-1.5")
def test_everybody_starts_with_500_but_with_nothing_in_battle(deal: Deal) -> None:
    assert [deal([LOOSE, PAIRS]).view().counters[f"money:{seat}"] for seat in (0, 1)] == [500, 500]
    assert deal(["gold oil", "gems home"], ruleset="battle").view().counters["money:0"] == 0


@pytest.mark.clause("TR-1.5")
def test_money_below_zero_is_a_loan(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS], calls="free")
    while match.view().counters["money:0"] != -100:
        if match.seat == 0 and "done" in match.legal():
            match.play("done")
        else:
            match.play(next(move for move in match.legal() if move != "done"))
    assert ("has", 0, -100) in match.events(1, match.steps - 1)
    assert words_of(match).say("value-money", [-100]) == "-100,000"


@pytest.mark.clause("TR-1.6")
def test_records_write_thousands_and_item_codes(deal: Deal) -> None:
    match = deal([LOOSE, PAIRS])
    assert match.record.entries[0] == {"kind": "roll", "item": "gold", "value": 30}
    assert match.record.entries[7] == {"kind": "roll", "item": "coin", "value": -30}


# The user's own card file


def test_a_real_copy_can_have_other_items(data: dict[str, Any]) -> None:
    data["items"][3] |= {"code": "tea", "name": "tea", "faces": [-20, 0, 20, 40, 50, 90]}
    match = Match(GAME, 2, cards=data)
    assert match.record.outcomes[3]["item"] == "tea"
    assert words_of(match).say("counter-market", ["tea"]) == "tea"
    assert match.record.setup.cards == data


def test_a_box_without_market_makes_can_be_played(data: dict[str, Any]) -> None:
    match = Match(GAME, 4, cards=data | {"market_makes": 0})
    assert cards_in(match) == 96


@pytest.mark.clause("TR-1.4")
def test_a_market_track_of_its_own_has_steps_between_the_faces(data: dict[str, Any]) -> None:
    for item in data["items"]:
        item["track"] = sorted({*item["faces"], *range(-100, 101, 20)})
    match = Match(GAME, 2, cards=data | {"market_makes": 20}, chance=Seeded(2))
    assert match.told.things["card"]["gold"]["faces"] == [10, 20, 30, 40]  # what its card shows
    assert match.told.things["item"]["gold"]["track"] == [*range(-100, 1, 20), 10, 20, 30, 40, 60, 80, 100]
    while not any("MM down gold" in move for move in match.legal()):
        match.play(match.legal()[0])
    before = match.view().counters["market:gold"]
    match.play("discard MM down gold")
    track = data["items"][0]["track"]
    assert match.view().counters["market:gold"] == track[track.index(before) - 1]


def test_a_die_can_have_other_faces_than_six(data: dict[str, Any]) -> None:
    data["items"][0]["faces"] = [10, 900]
    data["items"][1]["faces"] = [*range(10, 130, 10)]
    rolled = [Match(GAME, 2, cards=data, chance=Seeded(seed)).record.outcomes for seed in range(80)]
    assert {outcomes[0]["value"] for outcomes in rolled} == {10, 900}
    assert {outcomes[1]["value"] for outcomes in rolled} == {*range(10, 130, 10)}


@pytest.mark.clause("TR-1.3")
@pytest.mark.parametrize("copies", [[3] * 8, [40, 40, 20, 3, 3, 3, 3, 3], [15] * 8])
def test_few_and_many_copies_are_played_to_the_end(data: dict[str, Any], copies: list[int]) -> None:
    for item, count in zip(data["items"], copies, strict=True):
        item["copies"] = count
    for ruleset in ("market", "god", "battle"):
        match, random = Match(GAME, 2, {"ruleset": ruleset}, data | {"market_makes": 4}, Seeded(1)), Random(1)
        while not match.over:
            match.play(random.choice(match.legal()))


def test_a_box_that_is_too_small_for_so_many_is_refused_for_them_alone(data: dict[str, Any]) -> None:
    for item in data["items"]:
        item["copies"] = 3
    assert not Match(GAME, 2, cards=data).over
    assert not Match(GAME, 4, {"ruleset": "battle"}, data).over
    with pytest.raises(BadSetup, match="cards-too-few 30, 4, 32"):
        Match(GAME, 4, cards=data)


BAD: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "seven items": (lambda d: d["items"].pop(), "cards-list 'items', 8, 8, 7"),
    "one face": (lambda d: d["items"][0].update(faces=[10]), "cards-list 'items.1.faces', 2, 12, 1"),
    "odd face": (lambda d: d["items"][0].update(faces=[1, 20, 30, 40, 50, 60]), "cards-step 'items.1.faces.1', 10"),
    "true face": (lambda d: d["items"][0].update(faces=[True, 20, 30, 40, 50, 60]), "cards-number 'items.1.faces.1'"),
    "huge face": (lambda d: d["items"][0].update(faces=[10000, 20, 30, 40, 50, 60]), "items.1.faces.1', -900, 900"),
    "few copies": (lambda d: d["items"][2].update(copies=2), "cards-number 'items.3.copies', 3, 40"),
    "many copies": (lambda d: d["items"][2].update(copies=35), "cards-total 'items', 125, 22, 124"),
    "code": (lambda d: d["items"][1].update(code="Rare Gems"), "cards-shape 'items.2.code'"),
    "reserved code": (lambda d: d["items"][1].update(code="mm"), "cards-shape 'items.2.code'"),
    "same code": (lambda d: d["items"][1].update(code="gold"), "cards-twice 'items', 'gold'"),
    "no name": (lambda d: d["items"][1].pop("name"), "cards-not-a-name 'items.2.name'"),
    "long name": (lambda d: d["items"][1].update(name="x" * 25), "cards-long 'items.2.name', 24"),
    "face off the track": (lambda d: d["items"][0].update(track=[10, 20, 30]), "cards-off-track 'items.1.track', 40"),
    "track with a step twice": (lambda d: d["items"][0].update(track=[10, 10, 20, 30, 40]), "cards-twice"),
    "market makes": (lambda d: d.update(market_makes=-1), "cards-number 'market_makes'"),
    "no bills": (lambda d: d.pop("bills"), "cards-missing 'bills'"),
    "bank without tens": (lambda d: d["bills"].update(bank_tens=0), "cards-number 'bills.bank_tens', 1, 60"),
    "bank above all": (lambda d: d["bills"].update(bank_fifties=41), "cards-number 'bills.bank_fifties'"),
    "unknown": (lambda d: d.update(cards=3), "cards-unknown 'cards'"),
    "item unknown": (lambda d: d["items"][0].update(price=3), "cards-unknown 'items.1.price'"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_card_file_is_refused_with_the_reason(data: dict[str, Any], name: str) -> None:
    spoil, reason = BAD[name]
    spoiled = copy.deepcopy(data)
    spoil(spoiled)
    with pytest.raises(BadSetup, match=reason):
        read_cards(spoiled)

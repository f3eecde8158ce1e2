"""What a seat knows of face-down cards and of the magpie's hand, and that no world dealt anew contradicts it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from parlour.engine.chance import Seeded
from parlour.engine.fold import Place
from parlour.engine.match import Match
from parlour.games.familiar_find import GAME, cards, tables
from parlour.games.familiar_find.play import Play
from parlour.games.familiar_find.rules.table import collection_of, hand_of
from parlour.games.familiar_find.view import pile_cards

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause
AST = cards.AST


def worlds(table: Table, seat: int, count: int = 60) -> list[Play]:
    return [table.state.resample(seat, seed) for seed in range(count)]


def pile_of(state: Play, pile: int) -> list[int]:
    return [kind for kind, _, _ in pile_cards(state, pile, None)]


# Face-down cards


@clause("FI-11.1")
def test_who_hid_a_card_knows_it_and_the_others_do_not(arrange: Arrange) -> None:
    table = arrange(2)
    table.play("take centre", "place DS centre", "place EW centre", "hide PL centre")
    assert table.texts(0, "pile:centre") == ["DS", "EW", "-PL"]
    assert table.texts(1, "pile:centre") == ["DS", "EW", "-"]
    assert table.texts(None, "pile:centre") == ["DS", "EW", "-"]
    assert all(pile_of(world, 0)[2] == cards.PL for world in worlds(table, 0))
    assert len({pile_of(world, 0)[2] for world in worlds(table, 1)}) == 3  # as many kinds are unseen


@clause("FI-11.1")
def test_a_known_card_is_still_known_after_a_gust(arrange: Arrange) -> None:
    table = arrange(2, piles={"1-0": "gust"})
    table.play("take centre", "place DS centre", "place EW centre", "hide PL centre")
    table.play("take 1-0", "cast gust", "gust centre 0-1")
    assert table.texts(0, "pile:0-1") == ["EW", "-PL"]
    assert table.texts(1, "pile:0-1") == ["EW", "-"]


@clause("FI-11.1")
def test_a_known_card_is_still_known_after_piles_were_joined(arrange: Arrange) -> None:
    table = arrange(3, collections={1: "ABY ABY ABY"})
    table.play("take centre", "place DS centre", "place EW centre", "hide PL 0-1", "take centre")
    assert table.piles() == ["centre", "0-2", "2-0"]
    assert table.texts(0, "pile:0-2") == ["EW", "-PL", "EW"]
    assert table.texts(2, "pile:0-2") == ["EW", "-", "EW"]


@clause("FI-11.1")
def test_what_lies_in_the_moonlit_well_is_known_to_who_played_it(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well")
    table.play("take centre", "hide DS centre", "hide EW centre", "hide PL centre")
    assert table.texts(0, "pile:centre") == ["-DS", "-EW", "-PL"]
    assert table.texts(1, "pile:centre") == ["-", "-", "-"]


@clause("FI-11.1", "FI-11.2")
def test_hands_and_decks_are_secret_and_their_sizes_are_not(arrange: Arrange) -> None:
    view = arrange(3, location="library", tourism=True).match.view(0)
    assert view.zones["hand:1"] == Place([], 4)
    assert view.zones["deck"] == Place([], 20)
    assert view.zones["locations"] == Place([], 12)


@clause("FI-11.1")
def test_the_location_deck_is_dealt_anew(arrange: Arrange) -> None:
    table = arrange(2, location="library", tourism=True)
    tops = {world.location_deck[world.location_size - 1] for world in worlds(table, 0)}
    assert len(tops) > 8


@clause("FI-11.1", "FI-11.2")
def test_an_unseen_card_can_be_in_every_unseen_place(arrange: Arrange) -> None:
    table = arrange(2, piles={"centre": "DS-"}, hands={1: "DS DS DS AST"}, deck="DS " * 5)
    found: Counter[str] = Counter()
    for world in worlds(table, 0, 1000):
        place = "hand" if AST in hand_of(world, 1) else "pile" if pile_of(world, 0) == [AST] else "deck"
        found[place] += 1
    assert 340 < found["hand"] < 460  # four of ten places
    assert 60 < found["pile"] < 140
    assert 430 < found["deck"] < 570


# The magpie's hand


def swapping(arrange: Arrange, **position: Any) -> Table:
    """The magpie of two has just taken an Astral Essence into its hand, before everybody's eyes."""
    piles = position.pop("piles", {}) | {"0-1": "PL AST"}
    return arrange(2, familiars="magpie cat", piles=piles, deck="RE AST AST " + "RD EW PL " * 8, **position)


@clause("FI-11.2")
def test_a_card_that_the_magpie_took_is_in_its_hand_in_every_world(arrange: Arrange) -> None:
    table = swapping(arrange)
    table.play("take centre", "swap DS 0-1")
    assert all(AST in hand_of(world, 0) for world in worlds(table, 1))


@clause("FI-11.2")
def test_a_card_that_the_magpie_took_may_be_the_one_it_hid(arrange: Arrange) -> None:
    table = swapping(arrange)
    table.play("take centre", "swap DS 0-1", "place EW centre", "place PL centre", "hide AST centre")
    places: Counter[tuple[bool, bool]] = Counter()
    for world in worlds(table, 1, 200):
        hidden, held = pile_of(world, 0)[2] == AST, AST in hand_of(world, 0)
        assert hidden or held
        places[hidden, held] += 1
    assert places[True, False] > 10
    assert places[False, True] > 10


@clause("FI-11.2")
def test_a_card_that_the_magpie_played_openly_is_no_longer_looked_for(arrange: Arrange) -> None:
    table = swapping(arrange)
    table.play("take centre", "swap DS 0-1", "place AST centre", "place PL centre", "hide EW centre")
    assert any(AST not in hand_of(world, 0) and pile_of(world, 0)[2] != AST for world in worlds(table, 1))


@clause("FI-11.2")
def test_if_all_its_cards_were_hidden_the_one_it_took_is_among_those(arrange: Arrange) -> None:
    table = swapping(arrange, hands={0: "DS EW PL"}, piles={"centre": "veil"})
    table.play("take centre", "cast veil", "swap DS 0-1", "hide AST centre", "hide EW centre", "hide PL 1-0")
    assert len(table.hand(0).split()) == 4
    found: Counter[int] = Counter()
    for world in worlds(table, 1, 200):
        hidden = [*pile_of(world, 0), pile_of(world, 2)[1]]
        assert AST in hidden
        found[hidden.index(AST)] += 1
    assert all(found[place] > 20 for place in range(3))


@clause("FI-11.2")
def test_when_the_hidden_card_turns_out_to_be_another_the_one_taken_is_still_in_the_hand(arrange: Arrange) -> None:
    table = swapping(arrange)
    table.play("take centre", "swap DS 0-1", "place RE centre", "place PL centre", "hide EW centre", "take centre")
    assert all(AST in hand_of(world, 0) for world in worlds(table, 1))


@clause("FI-11.2")
def test_who_looked_at_the_hidden_card_knows_that_the_one_taken_is_still_in_the_hand(arrange: Arrange) -> None:
    table = swapping(arrange, piles={"1-0": "foresight"})
    table.play("take centre", "swap DS 0-1", "place RE centre", "place PL centre", "hide EW centre")
    assert not all(AST in hand_of(world, 0) for world in worlds(table, 1))
    table.play("take 1-0", "cast foresight")
    assert all(AST in hand_of(world, 0) for world in worlds(table, 1))


@clause("FI-11.2")
def test_several_cards_taken_one_after_the_other_are_all_remembered(arrange: Arrange) -> None:
    """Rare cards that a chance deal would hardly ever give to the right hand."""
    table = swapping(arrange, hands={0: "DS EW PL RE " * 3 + "DS"})
    for _ in range(3):
        table.put_pile("0-1", "PL AST")
        table.play("take centre")
        table.play(next(move for move in table.legal("swap") if not move.startswith("swap AST") and "0-1" in move))
        for _ in range(3):
            table.play(next(move for move in table.legal() if " AST " not in move))
        if table.match.seat == 1:
            table.finish_turn()
    assert table.hand(0).count("AST") >= 3
    for world in worlds(table, 1, 30):
        hidden = [kind for pile in range(3) for kind, up, known in pile_cards(world, pile, 1) if not known]
        assert hand_of(world, 0).count(AST) + hidden.count(AST) >= 3
        assert len(hand_of(world, 0)) == len(table.hand(0).split())


def test_a_trail_that_is_longer_than_any_match_is_an_error(arrange: Arrange) -> None:
    table = swapping(arrange)
    table.play("take centre")
    table.state.trail_size = tables.MOST_TRAIL
    with pytest.raises(OverflowError, match="longer than its history"):
        table.play("swap DS 0-1")


def test_a_trail_that_no_world_follows_is_an_error(arrange: Arrange) -> None:
    table = swapping(arrange)
    table.play("take centre", "swap DS 0-1")
    table.write("trail_card", table.state.trail_size - 1, [cards.house().codes.index("gust")])  # of which there is none
    with pytest.raises(LookupError, match="no world fits"):
        table.state.resample(1, 0)


# Any position


def secret_cards(state: Play) -> Counter[int]:
    """All cards, wherever they are."""
    found = Counter(list(state.deck)[: state.deck_size])
    for seat in range(state.players):
        found.update(hand_of(state, seat) + collection_of(state, seat))
    for pile in range(5):
        found.update(pile_of(state, pile))
    return found


def positions(seed: int, players: int) -> list[Match[Play]]:
    options = {"familiars": True, "locations": "tourism"}
    match = Match(GAME, players, options, chance=Seeded(seed))
    random = Random(seed)
    found = []
    while not match.over:
        legal = match.legal()
        match.play("choose magpie" if "choose magpie" in legal else random.choice(legal))
        if random.random() < 0.15 and not match.over:
            found.append(match.replayed(len(match.record.decisions)))
    return found


@clause("FI-11.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealing_anew_keeps_what_a_seat_knows_and_loses_no_card(players: int) -> None:
    for match in positions(players, players):
        state = match.state
        for seat in range(players):
            world = state.resample(seat, 5)
            assert secret_cards(world) == secret_cards(state)
            assert hand_of(world, seat) == hand_of(state, seat)
            assert list(world.hand_size) == list(state.hand_size)
            for pile in range(5):
                mine = [card[0] for card in pile_cards(state, pile, seat) if card[2]]
                assert [card[0] for card in pile_cards(world, pile, seat) if card[2]] == mine


# Forgetting


def everything(state: Play) -> Counter[int]:
    piles = [kind for pile in range(cards.PILES) for kind in pile_of(state, pile)]
    held = [kind for seat in range(state.players) for kind in hand_of(state, seat) + collection_of(state, seat)]
    return Counter([*state.deck[: state.deck_size], *state.discards[: state.discard_size], *piles, *held])


def ups(state: Play) -> list[list[int]]:
    """What lies face up in each pile."""
    return [[kind for kind, up, _ in pile_cards(state, pile, None) if up] for pile in range(cards.PILES)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_forgets_takes_discards_and_cards_face_down_for_others_and_none_is_made_or_lost(players: int) -> None:
    random, forgotten = Random(players), 0
    match = Match(GAME, players, {"familiars": True, "locations": "one"}, chance=Seeded(players))
    while not match.over:
        seat = match.state.seat
        world, mixed = match.state.resample(seat, 7), match.state.resample(seat, 7, forgets=100)
        assert everything(mixed) == everything(world)
        assert hand_of(mixed, seat) == hand_of(world, seat)
        assert mixed.collection == world.collection
        assert ups(mixed) == ups(world)
        forgotten += mixed.discards != world.discards
        match.play(random.choice(match.legal()))
    assert forgotten

"""Texts, refusals, advice and records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine import record, replay
from parlour.engine.chance import Seeded
from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.match import Match
from parlour.engine.state import Beliefs, imagine_into
from parlour.games.family_trade import GAME, moves, why_not
from parlour.games.family_trade.play import Play

Deal = Callable[..., Match[Play]]
READY = "gold*3 gems*3 oil*2"
OTHER = "home cafe*2 shares*2 shrimp*2 coin"
LOOSE = "gold gems home cafe shares oil shrimp coin"
REASONS = GAME.presentation.vocabulary.reasons
RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def new_state(players: int = 2, **options: str) -> Any:
    return GAME.state(players, GAME.setup(players, options), GAME.standard_cards)


@pytest.mark.parametrize("move", range(moves.MOST))
def test_every_move_has_a_text_and_back(move: int) -> None:
    state = new_state()
    assert moves.parse(state, moves.text(state, move).lower()) == move


@pytest.mark.parametrize(
    "text", ["discard", "discard mm up", "discard mm sideways oil", "keep", "done!", "up oil", "x" * 99]
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        moves.parse(new_state(), text)
    assert refused.value.reason == Reason("", "no-move", (text[:40],))


@pytest.mark.parametrize("text", ["discard tea", "discard mm up tea", "reroll mm"])
def test_an_item_that_there_is_not_is_answered_by_those_that_there_are(text: str) -> None:
    with pytest.raises(MalformedMove) as refused:
        moves.parse(new_state(), text)
    assert refused.value.reason == Reason("", "no-item", (text.rsplit(maxsplit=1)[-1], tuple(LOOSE.split())))


@settings(deadline=None)
@given(st.text(alphabet="abcdeglmnoprst ", max_size=30))
def test_garbage_is_refused_or_a_move(text: str) -> None:
    state = new_state()
    try:
        move = moves.parse(state, text)
    except MalformedMove:
        return
    assert 0 <= move < moves.MOST


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(moves.RULESETS), st.integers(2, 4))
def test_every_illegal_move_names_a_clause(seed: int, ruleset: str, players: int) -> None:
    state = new_state(players, ruleset=ruleset)
    state.start(seed)
    for step in range(25):
        legal = state.legal()
        if not legal:
            return
        for move in set(range(moves.MOST)) - set(legal):
            reason = why_not.why_not(state, move)
            assert reason.clause in GAME.rules.clauses
            assert len(reason.args) == len(REASONS[reason.id])
        state.play(legal[(seed + step * 7) % len(legal)])


def test_the_market_comes_first_between_deals(deal: Deal) -> None:
    match = deal([READY, OTHER], "oil")
    for move in ("done", "stand"):
        match.play(move)
    error = match.why_not("discard gold")
    assert error is not None
    assert error.clause == "TR-2.1"


# Advice


def advised(match: Match[Play]) -> str:
    return match.game.text(match.state, match.state.advice())


def test_the_bot_goes_out_with_a_gain_and_not_with_a_loss(deal: Deal) -> None:
    assert advised(deal([READY, OTHER], "oil")) == "done"
    bad = {"shrimp": -60, "coin": -100, "oil": -50}
    assert advised(deal(["shrimp*3 coin*3 oil*2", OTHER], "oil", market=bad)) != "done"


def test_the_bot_never_calls_falsely(deal: Deal) -> None:
    match = deal([LOOSE, OTHER], "gold", calls="free")
    assert advised(match).startswith("discard")
    match.play("discard gold")
    assert advised(match) == "leave"


def test_the_bot_throws_what_does_not_belong_to_a_set(deal: Deal) -> None:
    assert advised(deal(["gold*3 gems*2 home*2 coin", OTHER], "gems")) == "discard coin"


def test_the_bot_moves_the_market_its_way(deal: Deal) -> None:
    assert advised(deal(["gold*3 gems*3 MM oil", OTHER], "oil")).startswith("discard MM up")


def test_the_bot_rerolls_what_can_only_get_better(deal: Deal) -> None:
    match = deal(["gold*3 coin*3 oil*2", OTHER], "oil", market={"coin": -100})
    match.play("done")
    assert advised(match) == "reroll coin"


def test_the_bot_does_not_feed_who_is_one_to_go(deal: Deal) -> None:
    hands = ["gold*3 gems*3 shrimp coin", "gold gems home cafe shares*2 oil*2"]
    match = deal(hands, "shrimp coin")
    match.play("discard coin")
    assert advised(match) != "discard shrimp"


def test_the_bot_throws_rather_what_who_is_one_to_go_threw_itself(deal: Deal) -> None:
    match = deal(["gold*3 gems*3 shrimp coin", "home*3 shares*3 cafe shrimp"], "oil cafe oil")
    match.play("discard oil")
    assert advised(match) == "discard shrimp"
    match.play("discard shrimp")
    state = match.state
    assert state.announced
    assert advised(match) == "discard shrimp"


def test_the_search_believes_that_nobody_lacks_what_it_threw(deal: Deal) -> None:
    hands = ["gold gems home cafe shares oil shrimp coin", "home*3 shares*3 cafe gold"]
    match = deal(hands, "oil cafe gems")
    match.play("discard oil")
    match.play("discard gold")
    root = match.state.copy()
    world = root.copy()
    lacking: Counter[str] = Counter()
    for seed in range(100):
        imagine_into(world, root, 0, seed, Beliefs())
        lacking[GAME.text(world, moves.DISCARD + world.ready[1])] += 1
    assert lacking["discard gold"] <= 1
    assert len(lacking) > 4


def test_advice_is_legal_everywhere_and_wins_more(deal: Deal) -> None:
    won = 0
    for seed in range(6):
        state = new_state()
        state.start(seed)
        while not state.over:
            legal = state.legal()
            move = state.advice() if state.seat == 0 else legal[(seed * 31 + state.deck_size * 7) % len(legal)]
            assert move in legal
            state.play(move)
        won += 0 in state.outcome().winners
    assert won >= 5


def test_evaluation_goes_from_lost_to_won(deal: Deal) -> None:
    match = deal([LOOSE, OTHER])
    state = match.state
    even = state.value(0)
    assert 500 < even < 600  # the dealer has a little more to hope for
    assert state.value(1) == 1000 - even
    state.money = [900, 100, 0, 0]
    assert even < state.value(0) < 1000
    assert 0 < state.value(1) < 1000 - even


@pytest.mark.parametrize(
    ("hand", "missing"), [("gold*3 gems*3 home*2", 1), ("gold*8", 1), (LOOSE, 6), ("gold*4 gems*4", 2)]
)
def test_cards_missing_for_three_sets_are_counted(deal: Deal, hand: str, missing: int) -> None:
    assert deal([OTHER, hand]).view(1).counters["missing:1"] == missing


# Records


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    match = replay.replay(record.read(path))
    assert match.over


def test_there_is_a_golden_record_of_each_ruleset_and_seat_count() -> None:
    assert {path.stem.split("-")[0] for path in RECORDS} == set(moves.RULESETS)
    assert {path.stem.split("-")[1] for path in RECORDS} == {"2", "3", "4"}


def test_a_match_replays_exactly(deal: Deal) -> None:
    match = Match(GAME, 3, {"ruleset": "battle"}, chance=Seeded(4), keep_legal=True)
    while not match.over:
        match.play(GAME.text(match.state, match.state.advice()))
    assert replay.replay(record.parse(match.record.to_text())).outcome == match.outcome

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine import record, replay
from parlour.engine.chance import Seeded
from parlour.engine.errors import MalformedMove, Reason
from parlour.engine.match import Match
from parlour.engine.messages import NOT_A_MOVE
from parlour.games.familiar_find import GAME, cards, moves
from parlour.games.familiar_find.rules.table import is_in_play, reached_by

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def test_every_move_goes_from_text_to_number_and_back(arrange: Arrange) -> None:
    state = arrange(3).state
    texts = ["choose owl", "flip centre", "take 2-0", "skip", "toll DS", "leave cast-off", "discard ABY", "travel"]
    texts += ["barter DS 2 RE", "gust 0-1 centre", "remain", "cast daylight", "shed veil", "cast-off 1-2", "pluck 2-0"]
    texts += ["swap AST centre", "place gust 0-1", "hide ABY 2-0", "decline", "look 1-2"]
    assert {text.split()[0] for text in texts} == set(moves.VERBS)
    numbers = [moves.parse(state, text.lower()) for text in texts]
    assert [moves.text(state, number) for number in numbers] == texts
    assert len(set(numbers)) == len(texts)


@pytest.mark.parametrize(
    "text",
    ["", "take", "take 0-2", "take 9", "take centre centre", "toll", "toll xx", "choose dog", "barter ds 7 re",
     "barter ds -1 re", "place ds", "grab centre", "skip now", "choose ", "cast  gust"],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_a_reason_that_has_words(arrange: Arrange, text: str) -> None:
    with pytest.raises(MalformedMove) as caught:
        moves.parse(arrange(3).state, text)
    assert caught.value.reason.id in {NOT_A_MOVE, *GAME.presentation.vocabulary.reasons}


def test_a_move_that_is_written_wrongly_is_answered_with_its_form(arrange: Arrange) -> None:
    with pytest.raises(MalformedMove) as caught:
        arrange(3).play("place DS")
    assert caught.value.reason == Reason("", "form", ("place ds", "place CARD PILE"))


def test_a_pile_that_is_gone_cannot_be_named(arrange: Arrange) -> None:
    table = arrange(3, seat=1, collections={1: "ABY ABY ABY"})
    table.play("take centre")
    with pytest.raises(MalformedMove) as caught:
        moves.parse(table.state, "take 0-1")
    assert caught.value.reason == Reason("", "unknown-pile", ("0-1", ("centre", "0-2", "2-0")))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 4), st.booleans(), st.sampled_from(["none", "one", "tourism"]))
def test_any_match_keeps_its_cards_and_its_promises(seed: int, players: int, familiars: bool, locations: str) -> None:
    """No card is made or lost, every move asked for is legal, and no pile that must have a card lacks one."""
    options = {"familiars": familiars, "locations": locations}
    match = Match(GAME, players, options, chance=Seeded(seed))
    state, vocabulary = match.state, match.presentation.vocabulary
    random = Random(seed)
    while not match.over:
        before = match.seat
        match.play(random.choice(match.legal()))
        if state.asked != moves.ASK_FAMILIAR:
            shown = [place for zone, place in match.view().zones.items() if vocabulary.zone(zone).holds == "card"]
            assert sum(place.size for place in shown) == sum(state.copies)
        if match.seat != before and state.asked == moves.ASK_PILE and before is not None and is_in_play(state, before):
            assert all(state.pile_size[pile] for pile in reached_by(state, before))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_records_replay(path: Path) -> None:
    kept = record.read(path)
    assert kept.outcome is not None
    assert replay.replay(kept).outcome == kept.outcome


def test_the_golden_records_use_every_kind_of_move() -> None:
    used = {decision.move.split()[0] for path in RECORDS for decision in record.read(path).decisions}
    assert set(moves.VERBS) - used <= {"skip"}  # which never happens with these cards
    assert len(RECORDS) >= 6
    assert max(record.read(path).setup.players for path in RECORDS) == cards.MOST_SEATS

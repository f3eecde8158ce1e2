"""Rules 1, which the records made by them are replayed with for ever."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pytest

from parlour.engine import record, replay
from parlour.engine.errors import BadRecord
from parlour.games.familiar_find import GAME
from parlour.testing import Witness, check_past, play_before, some_setups

if TYPE_CHECKING:
    from parlour.games.familiar_find.tests.conftest import Table

Arrange = Callable[..., "Table"]
clause = pytest.mark.clause


def test_new_matches_are_by_the_newest_rules_and_their_records_say_so(arrange: Arrange) -> None:
    assert list(GAME.versions) == [1, 2]
    assert '"rules":2' in arrange(2).match.record.to_text()
    assert '"rules"' not in arrange(2, rules=1).match.record.to_text()


@clause("FI-6.1", "FI-9.1")
def test_by_rules_1_those_face_up_come_first(arrange: Arrange) -> None:
    table = arrange(3, rules=1)
    table.play("take centre")
    assert table.legal("hide") == []
    assert table.why_not("hide DS centre") == "FI-6.1"
    table.play("place DS centre", "place EW 0-1")
    assert table.legal("place") == []
    table.play("hide PL 2-0")
    assert table.match.seat == 1


@clause("FI-9.1", "FI-1.5")
def test_by_rules_1_nothing_is_played_face_up_after_a_card_into_the_well(arrange: Arrange) -> None:
    table = arrange(2, location="moonlit-well", rules=1)
    table.play("take centre", "hide DS centre")
    assert table.legal("place") == []
    assert table.why_not("place EW 0-1") == "FI-9.1"


@clause("FI-1.4")
def test_by_rules_1_the_fox_takes_any_pile(arrange: Arrange) -> None:
    table = arrange(4, familiars="fox cat owl bat", piles={"1-2": "AST DS", "2-3": "AST RE-"}, rules=1)
    assert table.legal() == ["take 0-1", "take 1-2", "take 2-3", "take 3-0", "take centre"]
    table.play("take 2-3")
    assert table.collection(0) == "RE AST"


@pytest.mark.parametrize("rules", GAME.versions)
def test_a_record_is_replayed_by_its_own_rules_and_no_others(rules: int) -> None:
    for setup in some_setups(GAME, 6, rules=rules):
        random, match = Random(rules), setup.match(1, keep_legal=True)
        while not match.over:
            match.play(random.choice(match.legal()))
        lines = match.record.to_text().splitlines()
        again = replay.replay(record.parse("\n".join(lines)))
        assert (again.rules, again.outcome) == (rules, match.outcome)
        for other in set(GAME.versions) - {rules}:
            named = lines[0].replace(',"rules":2', "")[:-1] + f',"rules":{other}}}'
            with pytest.raises(BadRecord, match="legal differs"):
                replay.replay(record.parse("\n".join([named, *lines[1:]])))


@pytest.mark.parametrize("rules", GAME.versions)
def test_every_world_has_a_past_that_could_be_true_by_the_same_rules(rules: int) -> None:
    for number, setup in enumerate(some_setups(GAME, 6, seed=rules, rules=rules)):
        random, match = Random(number), setup.match(number)
        witnesses = [Witness(match, seat) for seat in range(match.players)]
        for step in range(40):
            if match.over:
                break
            play_before(witnesses, random.choice(match.legal()))
            if step % 8 == 7 and not match.over:
                for witness in witnesses:
                    check_past(witness, match.state.resample(witness.seat, step))


@pytest.mark.parametrize("rules", GAME.versions)
def test_what_is_imagined_and_copied_is_by_the_same_rules(arrange: Arrange, rules: int) -> None:
    table = arrange(2, rules=rules)
    table.play("take centre")
    legal = len(table.state.legal())
    assert len(table.state.copy().legal()) == legal
    assert len(table.state.resample(0, 1).legal()) == legal
    assert (rules == 1) == (legal == len(table.legal("place")))

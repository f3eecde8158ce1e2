"""Rules 1, which the records made by them are replayed with for ever; and what rules 2 added."""

from __future__ import annotations

from typing import cast

import pytest

from parlour.engine.errors import BadSetup
from parlour.engine.match import Match
from parlour.engine.state import is_compiled
from parlour.games.family_trade import GAME
from parlour.games.family_trade.play import Play
from parlour.lab.simulate import Series, play_match


def played(number: int, rules: int | None = None, **options: str) -> Match[Play]:
    match, _ = play_match(Series(GAME.name, 2, 1, 7, ("greedy",), options, rules=rules), number)
    assert isinstance(match.state, Play)
    return cast(Match[Play], match)


def is_out_of_bills(match: Match[Play]) -> bool:
    return match.state.bank_tens == 0 or match.state.bank_fifties == 0


@pytest.mark.clause("TR-1.3")
def test_by_rules_1_the_bank_is_always_short_and_there_is_no_option() -> None:
    match = Match(GAME, 3, {"ruleset": "battle"}, rules=1)
    assert (match.state.bank_tens, match.state.bank_fifties) == (20, 8)
    assert "bank" not in match.settings
    with pytest.raises(BadSetup, match="unknown-option 'bank'"):
        Match(GAME, 3, {"ruleset": "battle", "bank": "box"}, rules=1)


@pytest.mark.clause("TR-1.3", "TR-6.6")
def test_a_short_bank_is_that_of_rules_1_and_often_ends_what_a_whole_one_does_not() -> None:
    ended, numbers = 0, range(10 if is_compiled() else 2)
    for number in numbers:
        first = played(number, rules=1, ruleset="battle")
        short = played(number, ruleset="battle", bank="short")
        whole = played(number, ruleset="battle")
        assert first.record.entries == short.record.entries
        assert first.outcome == short.outcome
        assert not is_out_of_bills(whole)
        assert whole.record.entries[: len(short.record.entries)] == short.record.entries
        ended += is_out_of_bills(short) and len(whole.record.entries) > len(short.record.entries)
    assert 3 * ended >= len(numbers)


@pytest.mark.clause("TR-1.5")
@pytest.mark.parametrize("ruleset", ["market", "god"])
def test_without_bills_the_bank_changes_nothing(ruleset: str) -> None:
    whole, short = (played(1, ruleset=ruleset, bank=bank) for bank in ("box", "short"))
    assert (whole.record.entries, whole.outcome) == (short.record.entries, short.outcome)

"""A match is played by the version of the rules that it began with, and its record names it."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from parlour.engine import record, replay
from parlour.engine.chance import Secret
from parlour.engine.errors import BadRecord, BadSetup
from parlour.engine.game import Game
from parlour.engine.match import Match, remade
from parlour.testing import TestSetup, setups, some_setups


def played(match: Match, seed: int) -> Match:
    random = Random(seed)
    while not match.over:
        match.play(random.choice(match.legal()))
    return match


def every_version(game: Game, most: int) -> list[TestSetup]:
    return [setup for rules in game.versions for setup in some_setups(game, most, rules=rules)]


def test_a_new_match_names_the_oldest_rules_by_which_it_is_what_it_is_by_the_newest(game: Game) -> None:
    assert game.versions[-1] == game.version
    for setup in some_setups(game, 6):
        match = setup.match(1, keep_legal=True)
        assert match.rules == game.rules_for(match.settings, game.standard_cards)
        newest = replace(setup, rules=game.version).match(1, keep_legal=True)
        assert played(match, 1).record.entries == played(newest, 1).record.entries
        assert match.outcome == newest.outcome


def test_a_record_names_its_rules_unless_they_are_1_and_is_replayed_by_them(game: Game) -> None:
    for setup in every_version(game, 3):
        match = played(setup.match(2, keep_legal=True), 2)
        text = match.record.to_text()
        assert json.loads(text.splitlines()[0]).get("rules", 1) == setup.rules
        assert ('"rules"' in text) == (setup.rules != 1)
        again = replay.replay(record.parse(text))
        assert (again.rules, again.outcome) == (setup.rules, match.outcome)


def test_a_match_taken_back_or_continued_keeps_its_rules(game: Game) -> None:
    for setup in every_version(game, 1):
        match = played(setup.match(3), 3)
        half = remade(game, match.record, len(match.record.decisions) // 2)
        half.redeal(0, 5)
        half.chance = Secret(bytes(32))
        assert half.rules == half.replayed(1).rules == played(half, 4).rules == setup.rules
        assert replay.replay(record.parse(half.record.to_text())).outcome == half.outcome


def test_the_chance_of_a_match_by_earlier_rules_can_be_verified(game: Game) -> None:
    for rules in game.versions:
        replay.verify(played(Match(game, game.seats[-1], chance=Secret(), rules=rules), 5).record)


def test_other_versions_and_options_of_later_ones_are_refused(game: Game) -> None:
    for rules in (game.versions[0] - 1, game.version + 1):
        with pytest.raises(BadSetup, match=f"rules-version '{rules}'"):
            Match(game, game.seats[0], rules=rules)
    for option in game.options:
        for rules in game.versions:
            if rules < option.since:
                with pytest.raises(BadSetup, match=option.name):
                    Match(game, game.seats[0], {option.name: option.default}, rules=rules)
                assert all(option.name not in setup.options for setup in setups(game, rules))


def test_a_record_of_unknown_rules_is_refused_at_its_first_line(game: Game) -> None:
    first, *rest = some_setups(game, 1)[0].match().record.to_text().splitlines()
    for rules in (0, game.version + 1, True, "2"):
        lines = [json.dumps(json.loads(first) | {"rules": rules}), *rest]
        with pytest.raises(BadRecord, match="line 1:"):
            replay.replay(record.parse("\n".join(lines)))

"""Same chance and moves, same game, for ever: records of seeded matches, kept as digests for every setup there is.

A change of rules raises the game's version and adds a file; those of earlier versions stay as they are:
`parlour conform GAME --record` writes that of the newest.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from parlour.engine.game import Game
from parlour.engine.state import is_compiled
from parlour.lab.simulate import Series, play_match
from parlour.testing import TestSetup, setups

BOTS = ("random", "greedy")
SEED = 20_261
UNCOMPILED = 4  # of so many matches one is played again where nothing is compiled; `test_lives` compares the two


def digests_file(game: Game, rules: int) -> Path:
    return game.folder / "tests" / "records" / ("digests.json" if rules == 1 else f"digests-{rules}.json")


def described(setup: TestSetup, bots: str) -> str:
    chosen = " ".join(f"{name}={value}" for name, value in setup.options.items())
    return f"{setup.players} seats, {bots}" + (f", {chosen}" if chosen else "")


def digest(setup: TestSetup, bots: str) -> str:
    """Of the whole text of a record with all legal moves."""
    series = Series(setup.game.name, setup.players, 1, SEED, (bots,), setup.options, legal=True, rules=setup.rules)
    match, _ = play_match(series, 0)
    return hashlib.sha256(match.record.to_text().encode()).hexdigest()[:16]


def every_digest(game: Game, rules: int) -> dict[str, str]:
    newer = [setup for setup in setups(game, rules) if is_new(setup)]
    played = [(setup, bots) for setup in newer for bots in BOTS if is_quick(setup, bots)]
    return {described(setup, bots): digest(setup, bots) for setup, bots in some(played)}


def some(played: list[tuple[TestSetup, str]]) -> list[tuple[TestSetup, str]]:
    """All, or where that takes minutes every kind of bot at tables far apart."""
    return played if is_compiled() else [one for i, one in enumerate(played) if i // len(BOTS) % UNCOMPILED == 0]


def is_new(setup: TestSetup) -> bool:
    """By an earlier version it would not be the same match, whose digest is kept there."""
    game, rules = setup.game, setup.rules
    settings = game.setup(setup.players, setup.options, rules)
    return rules != game.version or game.rules_for(settings, game.standard_cards) == rules


def is_quick(setup: TestSetup, bots: str) -> bool:
    """Who reads signs draws worlds for every move, which takes minutes uncompiled."""
    return is_compiled() or bots == "random" or not setup.options.get(setup.game.presentation.vocabulary.talk.option)


def test_seeded_matches_are_what_they_were(game: Game) -> None:
    if not digests_file(game, game.versions[0]).exists():
        pytest.skip("no digests are kept for this game")
    for rules in game.versions:
        kept = json.loads(digests_file(game, rules).read_text(encoding="utf-8"))
        assert kept["version"] == rules
        found = every_digest(game, rules)
        assert found == {name: kept["matches"][name] for name in found}
        assert len(found) == len(kept["matches"]) or not is_compiled()


def write(game: Game) -> None:
    kept = {"version": game.version, "matches": every_digest(game, game.version)}
    digests_file(game, game.version).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")

"""Same chance and moves, same game, for ever: records of seeded matches, kept as digests for every setup there is.

A change of rules raises the game's version and makes its file anew:
`python tests/conformance/test_same_for_ever.py GAME`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import pytest

from parlour.engine import registry
from parlour.engine.game import Game
from parlour.lab.simulate import Series, play_match
from parlour.testing import TestSetup, setups

BOTS = ("random", "greedy")
SEED = 20_261


def digests_file(game: Game) -> Path:
    return game.folder / "tests" / "records" / "digests.json"


def described(setup: TestSetup, bots: str) -> str:
    chosen = " ".join(f"{name}={value}" for name, value in setup.options.items())
    return f"{setup.players} seats, {bots}" + (f", {chosen}" if chosen else "")


def digest(setup: TestSetup, bots: str) -> str:
    """Of the whole text of a record with all legal moves."""
    series = Series(setup.game.name, setup.players, 1, SEED, (bots,), setup.options, legal=True)
    match, _ = play_match(series, 0)
    return hashlib.sha256(match.record.to_text().encode()).hexdigest()[:16]


def every_digest(game: Game) -> dict[str, str]:
    return {described(setup, bots): digest(setup, bots) for setup in setups(game) for bots in BOTS}


def test_seeded_matches_are_what_they_were(game: Game) -> None:
    path = digests_file(game)
    if not path.exists():
        pytest.skip("no digests are kept for this game")
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["version"] == game.version
    assert kept["matches"] == every_digest(game)


def write(game: Game) -> None:
    kept = {"version": game.version, "matches": every_digest(game)}
    digests_file(game).write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or registry.games():
        write(registry.game(name))

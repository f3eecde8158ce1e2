"""Golden games: every record kept in a game's folder replays as it was."""

from __future__ import annotations

from parlour.engine import record, replay
from parlour.engine.game import Game


def test_every_kept_record_replays(game: Game) -> None:
    paths = sorted((game.folder / "tests" / "records").glob("*.jsonl"))
    versions = set()
    for path in paths:
        found = record.read(path)
        versions.add(found.setup.rules)
        assert found.setup.game == game.name
        assert replay.replay(found).outcome == found.outcome is not None
    missing = set(game.versions) - versions
    assert not missing, f"no record of version {missing} is kept: `parlour conform {game.name} --record` writes some"
